"""Limits on frames, messages, subscriptions, request bodies, requests, undos and expensive lookups."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from canasta.books.house import read_house
from canasta.books.house.errors import HouseError
from canasta.books.search import ask
from canasta.client import Client, ServerError
from canasta.loadtest.frames import frame, upgrade
from canasta.match import HandResult, Match, Step
from canasta.match.log import Entry
from canasta.match.replay import redo
from canasta.match.restore import steps_of_hand
from canasta.server.analysis.pad_summaries import summarize_pad
from canasta.server.settings import Limits
from canasta.server.web import pads
from canasta.storage.store import Entry as Kept
from canasta.wire import encode, protocol, write_events
from canasta.wire.events import AnyEvent
from canasta.wire.pads import NewPad, PadImport, PadList, PadState, PadSummary, PadWrite
from tests.serving import GENEROUS, Running, running, update_of
from tests.test_server_connections import all_of, connected
from tests.test_server_hostile import bearer, call, socket_of

PING, PONG, FRAGMENT = b"\x89" + frame(b"")[1:], b"\x8a" + frame(b"")[1:], b"\x00" + frame(b"")[1:]
FIRST = b"\x01" + frame(b"")[1:]  #: of a message in fragments
KINDS = {"pings": (b"", PING), "pongs": (b"", PONG), "fragments": (FIRST, FRAGMENT)}
BURST = 60


def limited(**limits: Any) -> Limits:
    return Limits(**{**vars(GENEROUS), **limits})


@contextmanager
def raw_socket(server: Running, client: Client) -> Iterator[socket.socket]:
    """Return a socket to which any bytes can be sent, after the server's hello."""
    parts = urlsplit(server.address)
    assert parts.hostname
    assert parts.port
    with connected(server) as found:
        found.sendall(upgrade(parts.hostname, parts.port, "/api/socket", client.token))
        heard = b""
        while b'"hello"' not in heard:
            heard += found.recv(4096)
        yield found


def heard_until(found: socket.socket, wanted: bytes) -> bytes:
    heard = b""
    while wanted not in heard:
        part = found.recv(4096)
        assert part, heard
        heard += part
    return heard


@pytest.mark.parametrize("kind", KINDS)
def test_frames_of_every_kind_are_counted(kind: str, tmp_path: Path) -> None:
    first, one = KINDS[kind]
    with running(tmp_path, limits=limited(frames=0.001, frames_burst=BURST)) as server:
        ana = Client(server.address, name="Ana")
        with raw_socket(server, ana) as found:  # just below the limit
            found.sendall(first + one * (BURST - 10))
            if first:
                found.sendall(b"\x80" + frame(b'{"type":"ping","id":7}')[1:])
            else:
                found.sendall(frame(b'{"type":"ping","id":7}'))
            heard_until(found, b'{"type":"pong","id":7}')
        with raw_socket(server, ana) as found:
            found.sendall(first + one * (BURST + 100))
            told = all_of(found)
        assert b"\x03\xf0Too many frames" in told  # 1008, and why
        assert server.hub.metrics.counts["floods"] == 1


def test_bytes_count_as_frames(tmp_path: Path) -> None:
    large = frame(b'{"type":"ping","id":7' + b" " * 60_000 + b"}")
    with running(tmp_path, limits=limited(frames=0.001, frames_burst=BURST)) as server:
        ana = Client(server.address, name="Ana")
        with raw_socket(server, ana) as found:
            for _ in range(3):
                found.sendall(large)
                heard_until(found, b'{"type":"pong","id":7}')
            found.sendall(large)
            assert b"\x03\xf0Too many frames" in all_of(found)


def test_the_sockets_of_one_address_are_counted_together(tmp_path: Path) -> None:
    limits = limited(address_frames=0.001, address_frames_burst=BURST)
    with running(tmp_path, limits=limits) as server:
        ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
        with raw_socket(server, ana) as one, raw_socket(server, bruno) as other:
            one.sendall(PING * (BURST // 2))
            one.sendall(frame(b'{"type":"ping","id":7}'))
            heard_until(one, b'{"type":"pong","id":7}')
            other.sendall(PING * BURST)
            assert b"Too many frames" in all_of(other)


def test_a_flood_is_told_in_the_language_of_the_client(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(frames=0.001, frames_burst=BURST)) as server:
        headers = {**bearer(Client(server.address, name="Ana")), "Accept-Language": "es"}
        with socket_of(server, **headers) as found, pytest.raises(ConnectionClosed) as closed:
            _ping_on(found)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason[:20]) == (1008, "Han llegado demasiad")


def _ping_on(found: Any) -> None:
    for _ in range(200):
        found.ping()
    while True:
        found.recv(60)


def test_the_messages_of_one_address_are_counted_together(tmp_path: Path) -> None:
    limits = limited(address_messages=0.001, address_messages_burst=6)
    with running(tmp_path, limits=limits) as server:
        clients = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
        answers = []
        for client in clients:
            with socket_of(server, **bearer(client)) as found:
                found.recv(60)
                for number in range(1, 5):
                    found.send(f'{{"type":"ping","id":{number}}}')
                    answers.append(json.loads(found.recv(60)))
    assert [each["type"] for each in answers] == ["pong"] * 6 + ["refused"] * 2
    assert answers[-1]["error"] == "server.too_fast"


def test_subscriptions_count_as_questions_once_there_were_many(tmp_path: Path) -> None:
    limits = limited(rate=0.001, burst=10, subscriptions=2, question=4)
    with running(tmp_path, limits=limits) as server:
        ana = Client(server.address, name="Ana")
        table = ana.open_table(public=True).id
        with socket_of(server, **bearer(ana)) as found:
            answers = []
            for number in range(1, 6):
                found.send(json.dumps({"type": "subscribe", "table": table, "id": number}))
                told: dict[str, Any] = {}
                while told.get("id") != number:
                    told = json.loads(found.recv(60))
                answers.append(told["type"])
    # Two that count once each, two that count four times each: ten in total.
    assert answers == ["done"] * 4 + ["refused"]


# --- Requests -----------------------------------------------------------------------------------------

PIECES = 16
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n"
BODY = b'{"name":"Ana"}'


def chunked(content: bytes, size: int) -> bytes:
    pieces = [content[start : start + size] for start in range(0, len(content), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"


@pytest.mark.parametrize(
    ("content", "size", "status"),
    [
        (BODY, 1, b"200"),
        (BODY + b" " * (PIECES - len(BODY)), 1, b"200"),
        (BODY + b" " * (PIECES - len(BODY) + 1), 1, b"400"),
        (BODY + b" " * 256 * 100, 256, b"200"),
        (BODY + b" " * 120_000, 1, b"400"),
    ],
)
def test_a_body_comes_in_so_many_small_pieces(
    content: bytes, size: int, status: bytes, tmp_path: Path
) -> None:
    with running(tmp_path, limits=limited(pieces=PIECES)) as server, connected(server) as found:
        found.sendall(HEAD + b"Accept-Language: en\r\n\r\n")
        with suppress(BrokenPipeError, ConnectionResetError):
            found.sendall(chunked(content, size))
        answer = all_of(found)
    assert answer.split(b" ", 2)[1] == status, answer
    assert (b"too many small chunks" in answer) is (status == b"400")


def test_an_address_without_requests_left_is_told_when_to_ask_again(tmp_path: Path) -> None:
    limits = limited(requests=0.001, requests_burst=3, slowed=0.01)
    with running(tmp_path, limits=limits) as server, connected(server) as found:
        one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        found.sendall(one * 4 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        heads = [part.split(b"\r\n")[0] for part in all_of(found).split(b"HTTP/1.1 ")[1:]]
        assert [head[:3] for head in heads] == [b"200"] * 3 + [b"429"] * 2  # slowly, and yet all of them
        status, headers, answer = call(server, "GET", "/api/tables")
    assert (status, headers["retry-after"]) == (429, "1")
    assert json.loads(answer)["error"] == "server.too_fast"


# --- Hands --------------------------------------------------------------------------------------------

TURN = "classic players=2 turn=1:play hand1=KKKQQ995 hand2=44556678 setsA=777 pile=4"


def test_a_player_takes_back_so_often_in_a_hand_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(extras=3)) as server:
        ana = Client(server.address, name="Ana")
        with ana.join(ana.open_table(position=TURN, players=2, between=0).id) as seat:
            seat.sit(1)
            seat.start("simple")
            update_of(seat, own=True)
            for number in range(4):
                seat.do(protocol.Act(key=f"lay {number}", actions=["lay KKK"]))
                if number < 3:
                    seat.do(protocol.Undo(key=f"undo {number}"))
            with pytest.raises(ServerError, match="3 times in this hand") as problem:
                seat.do(protocol.Undo(key="undo 3"))
            assert problem.value.error == "server.many_extras"
            with pytest.raises(ServerError, match="3 times in this hand"):
                seat.propose("take_back")
            seat.do(protocol.Act(key="on", actions=["discard 5"]))  # and the hand still goes on


def test_a_key_that_was_used_is_answered_without_reading_the_game_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        with ana.join(ana.open_table(position=TURN, players=2, between=0).id) as seat:
            seat.sit(1)
            seat.start("simple")
            update_of(seat, own=True)
            done = seat.do(protocol.Act(key="lay", actions=["lay KKK"]))
            match = server.match(seat.table)
            number = len(match.entries)
            assert [seat.do(protocol.Act(key="lay", actions=["lay KKK"])) for _ in range(3)] == [done] * 3
            assert server.match(seat.table) is match
            assert len(match.entries) == number


def test_what_happened_is_told_again_from_what_was_done_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []

    def noting(match: Match, entry: Entry) -> Step:
        done.append(entry)
        return redo(match, entry)

    monkeypatch.setattr("canasta.server.tables.hand_events.redo", noting)
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        with ana.join(ana.open_table(position=TURN, players=2, between=0).id, sentences=True) as seat:
            seat.sit(1)
            seat.start("simple")
            update_of(seat, own=True)
            answers = []
            for number in range(3):
                seat.do(protocol.Act(key=f"lay {number}", actions=["lay KKK"]))
                answers += [seat.ask(protocol.AskEvents()), seat.ask(protocol.AskEvents())]
                seat.do(protocol.Undo(key=f"undo {number}"))
            last = seat.ask(protocol.AskEvents())
            match = server.match(seat.table)
            names, own = match.seat_names(), list[AnyEvent]()
            for step, _ in steps_of_hand(match):
                report = step.report(0)
                own += write_events(report.events, match.setup, 0, report.cards, names=names)
    assert answers[::2] == answers[1::2]
    assert isinstance(last, protocol.EventsAnswer)
    assert encode(last.events) == encode(own)  # as if all of it had been redone at once
    assert done == [entry for entry in match.entries if not isinstance(entry, HandResult)]


# --- Pads, house rules and searches -------------------------------------------------------------------


def test_a_list_of_pads_sums_up_what_is_new_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    summed: list[str] = []

    def noting(stream: str, entries: list[Kept]) -> PadSummary:
        summed.append(stream)
        return summarize_pad(stream, entries)

    monkeypatch.setattr(pads, "summarize_pad", noting)
    hand = {"sides": [{"laid": 100}, {"laid": 50}]}
    game = {"book": "classic", "sides": [["Ana"], ["Bruno"]], "target": 1_000_000}
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        two = [ana.call("POST", "/api/pads", PadState, NewPad(game=game)).id for _ in range(2)]

        def totals() -> dict[str, list[int] | None]:
            return {pad.id: pad.totals for pad in ana.call("GET", "/api/pads", PadList).pads}

        assert [totals(), totals()] == [{two[0]: [0, 0], two[1]: [0, 0]}] * 2
        assert len(summed) == 2
        ana.call("POST", f"/api/pads/{two[0]}/write", PadState, PadWrite(entry=hand))
        assert totals() == {two[0]: [100, 50], two[1]: [0, 0]}
        assert len(summed) == 3
        # A pad with many hands is summed up by another process.
        many = {"format": "canasta-scorepad", "version": 1, "game": game, "hands": [hand] * 120}
        new = PadImport("json", json.dumps(many))
        long = ana.call("POST", "/api/pads/import", PadState, new).id
        assert totals()[long] == [12_000, 6_000]
        assert len(summed) == 3


@pytest.mark.parametrize(("wrong", "told"), [(19, 19), (20, 20), (4000, 20)])
def test_a_house_rule_tells_so_many_errors_and_no_more(wrong: int, told: int) -> None:
    head = 'name = "many"\nextends = "classic"\nversion = 1\nabout = "Many keys."\n'
    with pytest.raises(HouseError) as problem:
        read_house(head + "".join(f"unheard{number} = 1\n" for number in range(wrong)))
    assert len(str(problem.value).splitlines()) == told


def test_words_that_may_have_been_meant_are_looked_for_a_few_times() -> None:
    assert ask("frozzen pyle").question.corrected == ("frozen", "pile")
    assert len(ask("frozzen pyle canastta discardd reservve stokc").question.corrected) == 4
