"""A server whose disk fails, whose power is lost, or whose messages are lost with their connection.

Players at a table retry what was refused because of the disk, and reconnect when a connection is lost, as our
clients do. Every acknowledged action must be stored exactly once.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from uvicorn.protocols.http.h11_impl import RequestResponseCycle

from canasta.bots import make_bot
from canasta.client import Client, ServerError
from canasta.messages import UserError
from canasta.notation import verify_record, write_record
from canasta.server.web.sockets import Connection
from canasta.storage import Store
from canasta.storage.games import load
from canasta.wire import protocol
from tests.chaos import keys_of, tally
from tests.faults.disk import BROKEN, LOSSES, Disk, Operation, after_power_loss
from tests.faults.trying import WAYS, Trial
from tests.serving import Running, running
from tests.test_server_faults import Stubborn

T = TypeVar("T")
#: Player actions in a run.
MOVES = 8
#: Longest time in seconds that a server may be away.
LONG = 120


def patiently(doing: Callable[[], T]) -> T:
    """Retry an HTTP request while the disk refuses it or the server does not answer."""
    until = time.monotonic() + LONG
    while True:
        try:
            return doing()
        except UserError as problem:
            passes = not isinstance(problem, ServerError) or problem.error.startswith("server.disk")
            if not passes or time.monotonic() > until:
                raise
            time.sleep(0.02)


def joined(client: Client, table: str) -> Stubborn:
    """Subscribe to a table; if the connection is lost before that succeeds, retry."""
    return patiently(lambda: Stubborn(client, table))


def sit(server: Running, note: Callable[[], None]) -> list[Stubborn]:
    """Seat two players at a table and start the game."""
    clients = [patiently(lambda name=name: Client(server.address, name=name)) for name in ("Ana", "Bruno")]  # type: ignore[misc]
    table = patiently(
        lambda: clients[0].open_table(book="boat", players=2, between=0, public=True, patience=0)
    )
    seats = [joined(client, table.id) for client in clients]
    for seat in seats:
        seat.sit()
        note()
    seats[0].start()
    note()
    return seats


def play(seats: list[Stubborn], moves: int, note: Callable[[], None], seconds: float = LONG) -> None:
    """Play some actions from whichever seat is to act, within a time limit in seconds."""
    bot, done, until = make_bot("simple"), 0, time.monotonic() + seconds
    while done < moves:
        assert time.monotonic() < until, "the table stands still"
        for seat in seats:
            newest = not any(isinstance(told, protocol.TableUpdate) for told in seat._received)
            own = seat.view_of(seat.update) if seat.update is not None and newest else None
            if own is not None:
                seat.act(bot.choose(own))
                note()
                done += 1
            with suppress(TimeoutError):
                while True:
                    seat.receive(0.005)


def game_of(store: Store, table: str) -> str:
    """Return the stream of the game at a table, if there is one."""
    games = [entry.payload["game"] for entry in store.read(f"tables/{table}") if entry.kind == "started"]
    return str(games[-1]) if games else ""


def missing(file: Path, table: str, acknowledged: Mapping[str, str]) -> str:
    """Return what is wrong with the stored game: every effect of these commands occurs once."""
    with Store(file) as store:
        game = game_of(store, table)
        if not game:
            return f"{len(acknowledged)} actions and no game" if acknowledged else ""
        with store.connection() as connection:
            found = tally(store.read(game), keys_of(connection, game), acknowledged, {0, 1})
        if found.lost:
            return f"lost: {found.lost} of {len(acknowledged)}"
        if found.doubled:
            return "something was done twice"
        match = load(store, game).match
        return "" if verify_record(write_record(match, with_secret=True)).ok else "the game does not verify"


def checked(place: Path, seats: list[Stubborn]) -> str:
    """Return what is wrong after a run; the next start has to work."""
    acknowledged = {key: action for seat in seats for key, action in seat.acknowledged.items()}
    problem = missing(place / "server.db", seats[0].table, acknowledged)
    with running(place) as server:
        again = [_returned(server, seat) for seat in seats]
        play(again, 1, lambda: None)
        for seat in again:
            seat.close()
    return problem


def _returned(server: Running, seat: Stubborn) -> Stubborn:
    return Stubborn(Client(server.address, token=seat.client.token), seat.table)


def _started(place: Path, stack: ExitStack) -> Running:
    """Start a server in a folder; if it reports that it cannot start, try again."""
    while True:
        try:
            return stack.enter_context(running(place, retry=0.02))
        except AssertionError as end:
            if not isinstance(end.args[0], UserError):
                raise


def _run(place: Path, disk: Disk, begin: Callable[[], None], note: Callable[[], None]) -> list[Stubborn]:
    """Run a server with a table and some actions; ``begin`` is called when the server has started."""
    with disk.under():
        with ExitStack() as stack:
            server = _started(place, stack)
            begin()
            seats = sit(server, note)
            play(seats, MOVES, note)
            for seat in seats:
                stack.callback(seat.close)
        disk.fail(0)
    return seats


def recorded(folder: Path) -> tuple[list[Operation], list[tuple[int, str, dict[str, str]]]]:
    """Run without a fault and return the disk operations and the acknowledged actions."""
    folder.mkdir(parents=True)
    disk = Disk(folder)
    moments: list[int] = []
    seats = _run(folder, disk, lambda: None, lambda: moments.append(len(disk.done)))
    # The first three are about the table.
    actions = _in_order(folder / "server.db", seats)
    marks = [
        (moment, seats[0].table, dict(actions[:number])) for number, moment in enumerate(moments[3:], start=1)
    ]
    return disk.done, marks


def _in_order(file: Path, seats: list[Stubborn]) -> list[tuple[str, str]]:
    with Store(file) as store:
        game = game_of(store, seats[0].table)
        actions = [action for seat in seats for action in seat.acknowledged.items()]
        return sorted(actions, key=lambda action: store.number_of(game, action[0]))


def every_fault(folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Let every disk operation fail in each of the ways, from the start of a server to its end."""
    done, _ = recorded(folder / "recorded")
    for how, times in WAYS:
        numbers = sum(how == BROKEN or operation.needs_room for operation in done)
        for number in range(1, numbers + 1, every):
            name = f"{how} {times} at {number}"
            if name in known:
                continue
            place = folder / name.replace(" ", "-")
            place.mkdir(parents=True)
            disk = Disk(place)
            disk.fail(number, how, times)
            try:
                problem = checked(place, _run(place, disk, lambda: None, lambda: None))
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            shutil.rmtree(place)
            yield Trial(name, problem)


def losses(folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Simulate a power loss after every operation."""
    done, marks = recorded(folder / "recorded")
    (before := folder / "before").mkdir()
    for loss in LOSSES:
        for number in range(0, len(done) + 1, every):
            name = f"power lost after {number}, {loss}"
            if name in known:
                continue
            place = folder / f"{loss}-{number}"
            place.mkdir()
            told = [mark for mark in marks if mark[0] <= number]
            try:
                after_power_loss(done[:number], before, place, loss)
                problem = missing(place / "server.db", *(told[-1][1:] if told else (marks[0][1], {})))
            except UserError as error:
                problem = f"{type(error).__name__}: {error}"
            shutil.rmtree(place)
            yield Trial(name, problem)


def _transport(send: Any) -> Any:
    """Return the transport below the layers through which a socket sends."""
    layers = [send]
    while layers:
        layer = layers.pop()
        owner: Any = getattr(layer, "__self__", None)
        if hasattr(owner, "transport"):
            return owner.transport
        layers += [cell.cell_contents for cell in getattr(layer, "__closure__", None) or ()]
    raise AssertionError("no layer has a transport")


class Line:
    """The line to all clients, which loses a message together with its connection."""

    def __init__(self) -> None:
        self.sent = self.lost_at = self.lost = 0

    def lose(self, number: int) -> None:
        """Lose the message of this number, counted from now on."""
        self.sent, self.lost_at = 0, number

    def _loses(self) -> bool:
        self.sent += 1
        if self.sent != self.lost_at:
            return False
        self.lost += 1
        return True

    def patch(self, patch: pytest.MonkeyPatch) -> None:
        """Intercept socket messages and HTTP responses."""
        send, answer = Connection.send, RequestResponseCycle.send

        def sending(connection: Connection, message: bytes, answers: int = 0) -> None:
            if self._loses():
                _transport(connection._socket._send).abort()
            send(connection, message, answers)

        async def answering(cycle: RequestResponseCycle, message: Any) -> None:
            if message["type"] == "http.response.start" and self._loses():
                cycle.transport.abort()
                cycle.disconnected = True
            await answer(cycle, message)

        patch.setattr(Connection, "send", sending)
        patch.setattr(RequestResponseCycle, "send", answering)


def lost_messages(folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Lose every message of the server together with its connection."""
    number, most = 0, 1
    while number <= most:
        name = f"message {number} lost"
        if name in known:
            number += every
            continue
        place = folder / f"sent-{number}"
        place.mkdir(parents=True)
        line = Line()
        with pytest.MonkeyPatch.context() as patch:
            line.patch(patch)
            try:
                seats = _run(place, Disk(place), partial(line.lose, number), lambda: None)
                most = most if number else line.sent
                problem = checked(place, seats) if number else ""
                if number and not line.lost:
                    problem = problem or "no message was lost"
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
        shutil.rmtree(place)
        if number:
            yield Trial(name, problem)
        number += every if number else 1
