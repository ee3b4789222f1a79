"""Reads of the database: never in the event loop, none for a move, and each table loaded once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from socket import create_connection
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.messages import UserError
from canasta.server.database import Database
from canasta.server.evenings.online import OnlineTables
from canasta.server.metrics import Metrics
from canasta.server.tables import journal
from canasta.server.web.api import CommandResult
from canasta.storage import Store
from canasta.storage.bulk import Append
from canasta.storage.erasure import erase
from canasta.wire import protocol
from canasta.wire.friends import Friends
from canasta.wire.pads import NewPad, PadList, PadState
from canasta.wire.people import Export, Me
from canasta.wire.quick_seat import NewQuickSeat, QuickSeats
from canasta.wire.results import History, Leaderboard, Statistics
from canasta.wire.tables import Muted, TableInfo
from tests.serving import Running, running, seated, update_of, wait_for

pytestmark = pytest.mark.homes(long=True)

#: Methods with which a store is read. Small writes of moves begin in the event loop (``storage.writer``).
READING = ("read", "number_of", "streams_on", "streams", "last_change", "connection")


class Reads:
    """The calls of a store that read, with their threads."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int]] = []

    def in_thread(self, thread: int) -> set[str]:
        return {name for name, each in self.calls if each == thread}


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    found = Reads()

    def noting(name: str, real: Any, *args: Any, **options: Any) -> Any:
        found.calls.append((name, threading.get_ident()))
        return real(*args, **options)

    for name in READING:
        real = getattr(Store, name)

        def method(*args: Any, name: str = name, real: Any = real, **options: Any) -> Any:
            return noting(name, real, *args, **options)

        monkeypatch.setattr(Store, name, method)
    return found


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[Running, Seat]]:
    with running(tmp_path) as server:
        (seat,) = seated(server, 1, players=2, between=0)
        with seat:
            seat.start(bots="simple")
            update_of(seat, own=True)
            yield server, seat


def move(seat: Seat, key: str = "") -> tuple[str, int]:
    """Draw or discard over HTTP; return the key of the command and its number."""
    command = protocol.Act(key=key or new_key(), actions=[plain_action(seat)])
    return command.key, send(seat, command)


def in_turn(server: Running, seat: Seat) -> bool:
    match = server.match(seat.table)
    return match.actor >= 0 and match.names[match.seats[match.actor]] == seat.client.person.name


def send(seat: Seat, command: protocol.AnyCommand) -> int:
    return seat.client.call("POST", f"/api/tables/{seat.table}/do", CommandResult, command).number


# --- The event loop -----------------------------------------------------------------------------------


def test_no_store_is_read_in_the_event_loop(reads: Reads, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        loop = server.inside(threading.get_ident)
        reads.calls.clear()  # a server that starts or stops may use its thread
        seats = seated(server, 2, public=True, chat=True)
        ana, bruno = (seat.client for seat in seats)
        seats[0].start()
        for seat in seats:
            update_of(seat)
        for _ in range(6):
            wait_for(lambda: any(update_of(seat).view.offers for seat in seats))
            mover = next(seat for seat in seats if update_of(seat).view.offers)
            mover.do(protocol.Act(key=new_key(), actions=[plain_action(mover)]))
        with pytest.raises(ServerError):
            seats[0].do(protocol.Act(key=new_key(), actions=["lay 333"]))
        seats[0].do(protocol.Phrase(key=new_key(), phrase="hello"))
        seats[0].do(protocol.Mute(key=new_key(), person=bruno.person.id, on=True))
        seats[1].ask(protocol.AskSheets())
        with ana.join(seats[0].table) as again:  # another window takes the seat
            update_of(again)
            again.do(protocol.Propose(key=new_key(), what="end"))
            seats[1].do(protocol.AnswerProposal(key=new_key(), yes=True))
            again.do(protocol.Rematch(key=new_key(), yes=True))
        for call in (
            partial(ana.tables),
            partial(ana.own_tables),
            partial(ana.record, seats[0].table),
            partial(ana.sheets, seats[0].table),
            partial(ana.invitation, seats[0].table),
            partial(ana.call, "GET", "/api/me", Me),
            partial(ana.call, "GET", "/api/me/games", History),
            partial(ana.call, "GET", "/api/me/statistics", Statistics),
            partial(ana.call, "GET", "/api/me/friends", Friends),
            partial(ana.call, "PUT", f"/api/me/friends/{bruno.person.id}", Friends),
            partial(ana.call, "GET", "/api/me/muted", Muted),
            partial(ana.call, "GET", "/api/leaderboards/classic", Leaderboard),
            partial(ana.call, "GET", "/api/quick", QuickSeats),
            partial(ana.call, "POST", "/api/quick", TableInfo, NewQuickSeat(book="classic", wait=60)),
            partial(ana.call, "GET", "/api/me/export", Export),
        ):
            call()
        pad = ana.call(
            "POST", "/api/pads", PadState, NewPad(game={"book": "classic", "sides": [["A"], ["B"]]})
        )
        assert ana.call("GET", f"/api/pads/{pad.id}", PadState).role == "owner"
        assert ana.call("GET", "/api/pads", PadList).pads
        for seat in seats:
            seat.close()
        ana.make_account("a good password", "Ana")
        ana.delete_me()
        assert set(READING) - {"streams", "last_change", "number_of"} <= {name for name, _ in reads.calls}
        assert reads.in_thread(loop) == set()


def plain_action(seat: Seat) -> str:
    """Return an action that is always allowed: to draw, or to discard a card."""
    actions = [offer.action for offer in update_of(seat, own=True).view.offers]
    return next(each for each in actions if each == "draw" or each.startswith("discard"))


@pytest.mark.homes("sqlite")
def test_a_move_reads_nothing(
    reads: Reads, table: tuple[Running, Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(_self: OnlineTables) -> None:
        """Look for results of evenings, which the server does now and then, after this test."""

    monkeypatch.setattr(OnlineTables, "collect", later)
    _, seat = table
    update_of(seat, own=True)
    reads.calls.clear()
    for _ in range(5):
        seat.do(protocol.Act(key=new_key(), actions=[plain_action(seat)]))
    update_of(seat, own=True)
    assert reads.calls == []


# --- Commands that are sent again -----------------------------------------------------------------------


def test_an_old_command_is_not_carried_out_again(
    table: tuple[Running, Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if its key is no longer in memory, and the command would be refused now, or allowed."""
    server, seat = table
    monkeypatch.setattr(journal, "KEYS", 2)
    server.inside(server.table(seat.table)._journal.drop)
    update_of(seat)
    done = [move(seat) for _ in range(6)]
    wait_for(lambda: in_turn(server, seat))
    entries = len(server.match(seat.table).entries)
    for key, number in done:
        for action in ("draw", plain_action(seat)):  # one is refused now, the other one is allowed
            assert send(seat, protocol.Act(key=key, actions=[action])) == number
    assert len(server.match(seat.table).entries) == entries
    said = send(seat, protocol.Pause(key="pause", on=True))
    for number in range(3):
        send(seat, protocol.Change(key=f"{number}", patience=100 + number))
    send(seat, protocol.Pause(key="on", on=False))
    assert send(seat, protocol.Pause(key="pause", on=True)) == said
    assert server.info(seat.table).status == "playing"
    move(seat)


def test_keys_of_the_last_game_can_be_used_in_the_next(table: tuple[Running, Seat]) -> None:
    server, seat = table
    move(seat, "once")
    seat.do(protocol.Propose(key=new_key(), what="end"))
    seat.do(protocol.Start(key=new_key(), bots="simple"))
    wait_for(lambda: len(server.table(seat.table).room.games) == 2 and in_turn(server, seat))
    entries = len(server.match(seat.table).entries)
    send(seat, protocol.Act(key="once", actions=["draw"]))
    assert len(server.match(seat.table).entries) > entries


# --- Loading --------------------------------------------------------------------------------------------


class SlowLoad:
    """Tables are read slowly: the first reader waits until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on, self.number = Event(), Event(), 0
        real = journal._load

        def load(store: Store, id: str) -> Any:
            self.number += 1
            found = real(store, id)
            self.begun.set()
            assert self.go_on.wait(60)
            return found

        monkeypatch.setattr(journal, "_load", load)


def test_many_who_come_at_the_same_time_load_a_table_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, idle_seconds=0.01) as server:
        ana = Client(server.address, name="Ana")
        id = ana.open_table(players=2).id
        wait_for(lambda: id not in server.hub.tables)
        slow = SlowLoad(monkeypatch)

        async def all_at_once() -> list[Any]:
            tasks = [asyncio.ensure_future(server.hub.table(id)) for _ in range(10)]
            while not slow.begun.is_set():
                await asyncio.sleep(0.001)
            tasks[0].cancel()  # the others still get the table
            await asyncio.sleep(0)
            slow.go_on.set()
            found = await asyncio.gather(*tasks[1:])
            return [*found, server.hub.tables[id]]

        assert len(set(server.wait_for(all_at_once()))) == 1
        assert slow.number <= 2  # again after the first caller has gone


def test_a_table_that_is_erased_while_it_is_loaded_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, idle_seconds=0.01) as server:
        id = Client(server.address, name="Ana").open_table(players=2).id
        wait_for(lambda: id not in server.hub.tables)
        slow = SlowLoad(monkeypatch)

        async def load_and_erase() -> None:
            loading = asyncio.ensure_future(server.hub.table(id))
            while not slow.begun.is_set():
                await asyncio.sleep(0.001)
            await server.hub.database.write(partial(erase, streams=[f"tables/{id}"]))
            server.hub.drop_table(id)
            slow.go_on.set()
            with pytest.raises(UserError) as problem:
                await loading
            assert problem.value.message == "server.no_table"
            assert id not in server.hub.tables

        server.wait_for(load_and_erase())


def test_a_session_that_ends_while_its_socket_connects_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        people, calls = server.hub.people, []
        real = people.known_by

        async def known_by(token: str) -> Any:
            found = await real(token)
            calls.append(found)
            if len(calls) == 1:
                await people.end(found[0])
            return found

        monkeypatch.setattr(people, "known_by", known_by)
        address = server.address.replace("http", "ws") + "/api/socket"
        with (
            connect(address, additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert calls[1:] == [None]
        assert server.hub.connections == {}


def test_a_client_that_does_not_wait_for_the_answer_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first message arrives while the server reads who it is."""
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        real = server.hub.people.known_by

        async def known_by(token: str) -> Any:
            await asyncio.sleep(0.2)
            return await real(token)

        monkeypatch.setattr(server.hub.people, "known_by", known_by)
        parts = urlsplit(server.address)
        with create_connection((parts.hostname, parts.port), 60) as raw:
            raw.sendall(
                f"GET /api/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {'A' * 22}==\r\nAuthorization: Bearer {ana.token}\r\n\r\n".encode()
            )
            time.sleep(0.1)
            ping = b'{"type":"ping","id":7}'
            raw.sendall(bytes([0x81, 0x80 + len(ping), 0, 0, 0, 0]) + ping)
            told = b""
            while b'"pong"' not in told:
                more = raw.recv(10_000)
                assert more, told
                told += more
            assert told.startswith(b"HTTP/1.1 101")


# --- The database ---------------------------------------------------------------------------------------


def test_a_read_sees_what_was_written_and_hands_its_error_on(tmp_path: Path) -> None:
    def fail(_store: Store) -> None:
        raise UserError("server.no_table")

    async def trial() -> None:
        database = Database(tmp_path / "server.db", Metrics())
        here = threading.get_ident()
        for number in range(1, 30):
            assert await database.write(Append("a", [("x", number)], number - 1)) == number
            assert len(await database.read(lambda store: store.read("a"))) == number
        threads = await asyncio.gather(
            *(database.read(lambda _store: threading.get_ident()) for _ in range(20)),
            database.read_apart(lambda _store: threading.get_ident()),
        )
        assert here not in threads
        assert await database.read_apart(lambda store: len(store.read("a"))) == 29
        with pytest.raises(UserError):
            await database.read(fail)
        database.close()

    asyncio.run(trial())
