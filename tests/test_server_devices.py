"""Several devices of one person at a table; clients that send nonsense or never read, during a game."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.client import Client, Seat, ServerError
from canasta.server.settings import Limits
from canasta.wire import protocol
from tests.serving import GENEROUS, Running, hear_until, running, seated, update_of
from tests.test_server_hostile import bearer, socket_of
from tests.test_server_people import PASSWORD, account, refused

pytestmark = pytest.mark.homes(long=True)

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


# --- One device plays -------------------------------------------------------------------------------


def test_the_device_that_came_last_plays_and_the_first_is_told(server: Running) -> None:
    ana = account(server, "Ana")
    table = ana.open_table(players=2, book="boat", between=0)
    with ana.join(table.id) as phone:
        phone.sit()
        phone.start(bots="simple")
        hand = update_of(phone, own=True).view.hand
        desk_client = Client(server.address, name="Ana", password=PASSWORD)
        with desk_client.join(table.id) as desk:
            assert update_of(desk, own=True).view.hand == hand  # unchanged
            assert hear_until(phone, protocol.SeatMoved).table == table.id
            draw = protocol.Act(key="draw", actions=["draw"])
            assert refused(lambda: phone.do(draw)) == "server.moved"
            assert refused(lambda: ana.do(table.id, draw)) == "server.moved"  # without a connection, too
            desk_client.do(table.id, protocol.Pause(key="p", on=True))
            desk_client.do(table.id, protocol.Pause(key="q", on=False))
            assert desk.do(draw)
            # The first one still receives messages, and takes the seat back politely: by subscribing, or by
            # sitting down.
            assert len(update_of(phone).view.hand) > len(hand)
            with ana.join(table.id) as again:
                assert hear_until(desk, protocol.SeatMoved)
                discard = update_of(again, own=True).view.hand[0][0]
                assert (
                    refused(lambda: desk.do(protocol.Play(key="d", line=f"discard {discard}")))
                    == "server.moved"
                )
                phone.sit()
                assert hear_until(again, protocol.SeatMoved)
                assert refused(lambda: again.do(protocol.Undo(key="u"))) == "server.moved"
        phone.do(protocol.Abandon(key="a"))


def test_who_looks_on_can_do_so_on_many_devices(server: Running) -> None:
    host = Client(server.address, name="Host")
    table = host.open_table(players=2, public=True)
    with host.join(table.id) as one, host.join(table.id) as two:
        one.do(protocol.Bot(key="1", place=1, level="simple"))
        two.do(protocol.Bot(key="2", place=2, level="simple"))
        one.start()
        assert hear_until(one, protocol.TableUpdate)
        assert hear_until(two, protocol.TableUpdate)


# --- A game goes on ---------------------------------------------------------------------------------

NUMBERS = st.integers(-3, 9) | st.integers()
WORDS = st.text(max_size=12) | st.sampled_from(
    ["draw", "discard K", "lay KKK", "take KK", "yes", "ask", "simple"]
)
COMMANDS = st.fixed_dictionaries(
    {
        "do": st.sampled_from(
            ["sit", "bot", "remove", "start", "commit", "reveal", "pause", "act", "play", "undo", "try",
             "call", "rule", "next", "close", "fly"]
        ),
        "key": st.text(max_size=6),
    },
    optional={
        "place": NUMBERS, "level": WORDS, "on": st.booleans(), "actions": st.lists(WORDS, max_size=3),
        "line": WORDS, "decision": WORDS, "action": WORDS, "card": WORDS, "invite": WORDS, "bots": WORDS,
        "commitment": st.text("0123456789abcdef", min_size=64, max_size=64),
        "contribution": st.text("0123456789abcdef", min_size=64, max_size=64),
    },
)  # fmt: skip
QUESTIONS = st.fixed_dictionaries(
    {"ask": st.sampled_from(["why", "cards", "out", "happened", "sheets", "fly"])},
    optional={"line": WORDS, "cards": st.lists(st.sampled_from(["KS1", "K", "?", "X3", "zz"]), max_size=3)},
)
FRAMES = st.one_of(
    st.fixed_dictionaries({"type": st.just("do"), "id": NUMBERS, "command": COMMANDS}),
    st.fixed_dictionaries({"type": st.just("ask"), "id": NUMBERS, "question": QUESTIONS}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["subscribe", "unsubscribe", "ping", "do"])},
        optional={"id": NUMBERS, "language": WORDS, "sentences": st.booleans(), "position": st.booleans()},
    ),
)


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[Seat, Seat]]:
    seats = seated(server, 2, book="boat", public=True)
    seats[0].start()
    for seat in seats:
        update_of(seat)
    with seats[0], seats[1]:
        yield seats[0], seats[1]


@pytest.fixture(scope="module")
def stranger(server: Running) -> Iterator[Any]:
    with socket_of(server, **bearer(Client(server.address, name="Eve"))) as found:
        found.recv(60)
        yield found


@given(frames=st.lists(FRAMES, min_size=1, max_size=6))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_a_stranger_sends_to_a_table_nothing_changes_there(
    frames: list[dict[str, Any]], server: Running, table: tuple[Seat, Seat], stranger: Any
) -> None:
    before = len(server.match(table[0].table).entries)
    for frame in frames:
        if frame["type"] != "ping":
            frame = {**frame, "table": table[0].table}
        stranger.send(json.dumps(frame))
    stranger.send('{"type":"ping","id":77}')
    while (told := json.loads(stranger.recv(60))) != {"type": "pong", "id": 77}:
        assert told.get("error") != "server.wrong", told
    assert len(server.match(table[0].table).entries) == before


def test_and_then_the_game_is_played_on(server: Running, table: tuple[Seat, Seat]) -> None:
    for _ in range(6):
        mover = next(seat for seat in table if update_of(seat).view.offers)
        update = mover.update
        assert update is not None
        view = mover.view_of(update)
        assert view is not None
        mover.act(make_bot("simple", 1).choose(view))
    assert server.info(table[0].table).status == "playing"


def test_who_never_reads_is_let_go_and_holds_nobody_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "queue": 200_000})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        (seat,) = seated(server, 1, players=2, public=True)
        with seat:
            seat.start(bots="simple")
            update_of(seat, own=True)
            raw = sockets.socket()
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            parts = urlsplit(server.address)
            raw.connect((parts.hostname, parts.port))
            eve = Client(server.address, name="Eve")
            address = server.address.replace("http", "ws") + "/api/socket"
            wanted = json.dumps({"type": "subscribe", "table": seat.table, "sentences": True})
            opening = connect(
                address, sock=raw, additional_headers=bearer(eve), compression=None, max_queue=1, proxy=None,
                close_timeout=0.1,
            )  # fmt: skip
            with opening as lazy:
                until = time.monotonic() + 20
                while not server.hub.metrics.counts["slow_readers"]:
                    assert time.monotonic() < until
                    for _ in range(50):  # each is answered with a snapshot that the client does not read
                        lazy.send(wanted)
                    began = time.monotonic()
                    seat.ask(protocol.AskSheets())
                    assert time.monotonic() - began < 5
            seat.do(protocol.Act(key="a", actions=["draw"]))


def test_a_request_that_never_ends_is_ended(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "body_seconds": 0.3})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        parts = urlsplit(server.address)
        with sockets.create_connection((parts.hostname, parts.port), 10) as raw:
            raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            assert raw.recv(100).startswith(b"HTTP/1.1 408")


# --- Next to the server -------------------------------------------------------------------------


def test_whoever_runs_the_server_lets_a_member_back_in(server: Running) -> None:
    lost = account(server, "Lucía")

    def people(*words: str) -> str:
        done = server.command("people", *words)
        return f"{done.exit_code} {done.output}"

    assert "Lucía  since 20" in people()
    assert people("--reset", "Nobody").startswith("2 ")
    told = people("--reset", "lucía")
    code = told.split()[-1]
    assert refused(lambda: Client(server.address, name="Lucía", code=lost.codes[0], password="x" * 9)) == (
        "server.wrong_code"
    )
    back = Client(server.address, name="Lucía", code=code, password="something new")
    assert back.person == lost.person
    assert len(back.codes) == 8


def test_people_of_no_server_are_one_line(tmp_path: Path) -> None:
    done = CliRunner().invoke(CANASTA, ["people", "--data", str(tmp_path)])
    assert (done.exit_code, "no server has run" in " ".join(done.output.split())) == (2, True)


def test_the_account_of_the_documentation_is_made(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (example,) = [part.split("```")[0] for part in text.split("```python\n")[1:] if "make_account" in part]
    exec(example.replace("http://127.0.0.1:8750", server.address).replace('"Ana"', '"Berta"'), {})
    assert capsys.readouterr().out.count("-") >= 24


def test_a_client_that_is_refused_says_why(server: Running) -> None:
    with pytest.raises(ServerError, match="Wrong name or password"):
        Client(server.address, name="Ana", password="something else")
