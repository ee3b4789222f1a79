"""The load test itself: a small run of it, and its messages when it cannot run."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest
from click.testing import CliRunner

from canasta.cli import loadtest
from canasta.cli.group import CANASTA
from canasta.loadtest import processes
from canasta.loadtest.attack import AttackResult, AttackRow, Waits
from canasta.loadtest.attackers import ATTACKS
from canasta.loadtest.frames import Socket
from canasta.loadtest.processes import Address
from canasta.loadtest.run import Plan, run, sit_down
from canasta.loadtest.servers import LIMITS
from canasta.loadtest.tables import LoadTable, Log, Player, keep_pace
from canasta.messages import LANGUAGES, text
from canasta.server.settings import Limits
from canasta.wire import decode, encode, protocol
from tests.serving import Running, running

ROOT = Path(__file__).resolve().parent.parent

QUICK = ["loadtest", "--pace", "0.1", "--minutes", "0.02"]


def test_a_small_load_is_played_without_errors(tmp_path: Path) -> None:
    done = CliRunner().invoke(CANASTA, [*QUICK, "--tables", "3", "--json", "--plot", str(tmp_path / "a.svg")])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    game, ordinary, echo = told["game"], told["ordinary"], told["echo"]
    assert told["errors"] == {}
    assert (game["sockets"], ordinary["sockets"], echo["sockets"]) == (13, 13, 12)
    assert told["spectators"] == 1
    assert min(game["messages"], ordinary["messages"]) >= 5
    assert echo["messages"] >= 2
    for load in (game, ordinary):
        assert 0 < load["acknowledged_p50"] <= load["p50"] <= load["p99"] <= load["worst"]
        assert load["memory"] > 1e6
        assert load["size"] > 1000
        assert len(load["rounds"]) == 3
    assert isinstance(told["ordinary_ratio"], float)  # its value means nothing after a second of load
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


def test_clients_subscribe_as_the_page_does(tmp_path: Path) -> None:
    page = (ROOT / "web" / "src" / "net" / "socket.ts").read_text()
    body = re.search(r"function subscription.*?return \{(.*?)\};", page, re.DOTALL)
    assert body is not None
    log = Log("a")
    table = LoadTable("", 4, log, spectators=1)

    async def play(server: Running) -> None:
        await sit_down(Plan(1), [Address.of(server.address)], table)
        await keep_pace([table], 0.05, 1.0, lambda _done: None)
        table.close()

    opened: list[protocol.Subscribe] = []
    with running(tmp_path, limits=LIMITS) as server, pytest.MonkeyPatch.context() as patch:
        send = Player.send

        async def noted(self: Player, message: protocol.Do | protocol.Subscribe) -> None:
            if isinstance(message, protocol.Subscribe):
                opened.append(message)
            await send(self, message)

        patch.setattr(Player, "send", noted)
        asyncio.run(play(server))
    assert log.errors == {}
    assert len(log.seen) >= 3  # each counts only once the spectator has it too
    assert {each.language for each in opened} == set(LANGUAGES)
    assert len(opened) == 5
    for each in opened:
        assert each.sentences == ("sentences: true" in body[1])
        assert each.position == ("position: true" in body[1])


def test_a_move_counts_when_the_spectator_has_it_too() -> None:
    log = Log("a")
    table = LoadTable("t", 2, log, spectators=1)
    table.waiting, table.began = table._everybody, perf_counter()
    for client in table.players:
        client._on_message(b'{"type":"update"}')
    table.players[0]._on_message(b'{"type":"done","id":3,"number":7}')
    assert log.seen == []
    table.spectators[0]._on_message(b'{"type":"update"}')
    assert len(log.seen) == 1


def test_the_ordinary_server_checks_the_turn_and_hides_hands(tmp_path: Path) -> None:
    received: list[asyncio.Queue[bytes]] = []

    async def play() -> None:
        async with processes.server("ordinary", str(tmp_path / "a.db")) as address:
            sockets, views = [], []
            for seat in (0, 1, -1):
                received.append(asyncio.Queue())
                socket = Socket(received[-1].put_nowait, lambda _code: None)
                await socket.open(*address, "/api/socket")
                socket.send(encode({"type": "join", "table": "t", "players": 2, "seat": seat}))
                sockets.append(socket)
                views.append(json.loads(await received[-1].get()))
            assert views[0]["hand"] != views[1]["hand"]
            assert views[2]["hand"] == []
            move = encode({"type": "move", "table": "t", "id": 1, "place": 0})
            sockets[1].send(move)
            refused = json.loads(await received[1].get())
            assert refused == {"type": "error", "id": 1, "text": "Not your turn."}
            sockets[0].send(move)
            for messages in received:
                view = json.loads(await messages.get())
                assert (view["number"], view["turn"]) == (1, 1)
                assert view["pile"]["top"] == views[0]["hand"][0]
            assert json.loads(await received[0].get()) == {"type": "ok", "id": 1, "number": 1}
            for socket in sockets:
                socket.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    with closing(sqlite3.connect(tmp_path / "a.db")) as database:
        assert database.execute("SELECT game, number FROM moves").fetchall() == [("t", 1)]


def test_a_game_that_is_over_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    log, sent = Log("a"), list[bytes]()
    monkeypatch.setattr(Socket, "send", lambda _self, message: sent.append(message))
    table = LoadTable("t", 1, log, "club")
    table.due(1.0)
    assert sent == []  # a bot thinks
    table.waiting, table.over = LoadTable.ACKNOWLEDGED, True
    table.due(2.0)
    assert (sent, log.games) == ([], 0)  # the last move is still to be seen
    table.waiting = 0
    table.due(3.0)
    table.due(4.0)
    assert log.games == 1
    (message,) = sent
    command = decode(message, protocol.Do).command
    assert isinstance(command, protocol.Rematch)
    assert command.yes


def test_bots_play_along(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(Plan(2, players=2, bots=1, pace=0.1, seconds=2.0), lambda *_: None)
    assert found.errors == {}
    assert (found.game.sockets, found.ordinary.sockets, found.echo.sockets) == (3, 3, 2)
    windows = found.game.windows
    assert 2 < sum(each.messages for each in windows) <= found.game.messages + 2
    assert windows[0].entries < windows[-1].entries
    assert min(windows[-1].memory, windows[-1].bots) > 1e6
    assert found.game.growth["entries"].settled.per_hour > 0
    assert max(each.disk for each in windows) > 0
    assert max(each.disk + each.bots for each in found.echo.windows) == 0
    monkeypatch.setattr(loadtest, "_LONG", 1.0)
    loadtest._print(found)
    told = capsys.readouterr().out
    assert re.search("Change per hour +after a tenth +second half", told)
    assert re.search(r"Memory of the bots \(MB\) +−?[\d,.]+ ± ", told)


def test_somebody_has_to_make_the_moves() -> None:
    done = CliRunner().invoke(CANASTA, [*QUICK, "--players", "2", "--bots", "2"])
    assert (done.exit_code, done.stderr) == (
        2,
        "canasta: With 2 bots among 2 players, no player is left to make a move.\n",
    )


def test_server_and_load_have_a_core_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {4, 2, 7}, raising=False)
    pinned: list[tuple[int, list[int]]] = []
    note = lambda process, cores: pinned.append((process, list(cores)))  # noqa: E731
    monkeypatch.setattr(os, "sched_setaffinity", note, raising=False)

    async def start(core: int | None) -> None:
        async with processes.server("echo", core=core):
            pass

    with processes.a_core_each() as core:
        asyncio.run(start(core))
    (own, ours), (server, theirs), (again, given_back) = pinned
    assert own == again == 0
    assert server > 0
    assert (ours, theirs, given_back) == ([4], [2], [2, 4, 7])


def test_a_server_that_lets_few_in_is_named_as_the_cause(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connections=3)) as server:
        done = CliRunner().invoke(CANASTA, [*QUICK, "--tables", "1", "--url", server.address])
    assert (done.exit_code, done.stderr) == (2, "canasta: Only 0 of 1 could be set up: 429.\n")


def test_an_address_that_is_none_is_told() -> None:
    done = CliRunner().invoke(CANASTA, [*QUICK, "--url", "nowhere"])
    assert done.exit_code == 2
    assert "'nowhere' is not a server address" in done.stderr


def test_too_few_open_files_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, 256))

    def refused(*_: object) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "setrlimit", refused)
    done = CliRunner().invoke(CANASTA, [*QUICK, "--tables", "100"])
    assert done.exit_code == 2
    assert "need 1330 open files, and this machine allows 256" in done.stderr
    raised: list[object] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, 10_000))
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: raised.append(limits))
    processes.allow_files(400)
    assert raised == [(500, 10_000)]


def test_frames_are_read_however_they_are_cut() -> None:
    heard: list[bytes] = []
    codes: list[int] = []
    long = b"x" * 70_000
    stream = b"\x81\x02hi" + b"\x81\x7e\x01\x00" + b"y" * 256 + b"\x81\x7f" + len(long).to_bytes(8) + long
    stream += b"\x88\x02\x03\xf5"
    for cut in (97, 98, 99, 1000, len(stream)):
        socket = Socket(heard.append, codes.append)
        for place in range(0, len(stream), cut):
            socket.data_received(stream[place : place + cut])
        assert heard == [b"hi", b"y" * 256, long]
        assert codes == [1013]
        heard.clear()
        codes.clear()


# --- Attacks ------------------------------------------------------------------------------------------


def test_an_attack_is_carried_out_while_a_quiet_table_plays() -> None:
    chosen = ["--only", "pings", "--only", "requests", "--seconds", "2", "--limit", "100000"]
    done = CliRunner().invoke(CANASTA, ["loadtest", "--attack", *chosen, "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [(row["attack"], row["what"]) for row in told["rows"]] == [("pings", "move"), ("requests", "move")]
    for row in told["rows"]:
        assert row["done"] > 0
        for waits in (row["without"], row["during"]):
            assert waits["number"] >= 10
            assert 0 < waits["p50"] <= waits["p99"] <= waits["worst"]
    assert told["rows"][1]["refused"] > 0  # it went beyond its limits


def test_attacks_that_hold_others_up_are_told_by_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    slow = Waits(10, 5.0, 150.0, 200.0)
    row = AttackRow("pings", "move", 1, 0, 0, slow, slow)
    assert not AttackResult(1.0, 100.0, [row], {}).held
    assert AttackResult(1.0, 150.0, [row], {}).held
    assert not AttackResult(1.0, 150.0, [row], {"closed 1006": 1}).held
    loadtest._print_attacks(AttackResult(1.0, 100.0, [row], {}))
    assert "exceeds 100 ms" in capsys.readouterr().out


def test_every_attack_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        for name in ATTACKS:
            assert text(f"loadtest.attacks.{name}", language=language)


def test_an_unknown_attack_is_told() -> None:
    done = CliRunner().invoke(CANASTA, ["loadtest", "--attack", "--only", "words"])
    assert done.exit_code == 2
    assert "Available: pings, pongs" in done.output
