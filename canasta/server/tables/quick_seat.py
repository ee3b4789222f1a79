"""Quick seat: people who want the same book and pace meet at one table, and bots fill it after a while.

The tables are ordinary public ones, opened by the first person who asks. A list in the database has the
people who wait and until when, so that they go on waiting after a restart of the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.messages import UserError
from canasta.server.fair_queue import Requester
from canasta.server.tables.clock import wall_time
from canasta.server.tables.room import Room
from canasta.server.tables.table import Table
from canasta.storage.friends import is_muted
from canasta.storage.people import Person, find_person, new_id
from canasta.storage.store import Store
from canasta.wire import protocol
from canasta.wire.quick_seat import NewQuickSeat, Pace, QuickQueue, QuickSeats, QuickWait
from canasta.wire.tables import NewTable

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds for a turn and for the time bank, and until a bot plays for an absent player.
_PACES: Final[dict[Pace, tuple[int, int, int]]] = {
    "fast": (30, 120, 30),
    "normal": (60, 300, 60),
    "days": (86_400, 0, 0),
}
#: The level of the bots that take free places.
_LEVEL: Final = "club"
#: Seconds between two looks at a waiting table.
_LOOK: Final = 1.0
#: The list of people who wait: a table, a person, and when bots take the free places (Unix time; 0: never).
_WAITING: Final = "quick-seat"
_NEVER: Final = float("inf")


class _Wish(NamedTuple):
    """What people who meet have in common; people who accept no bots meet each other only."""

    book: str
    pace: Pace
    bots: bool


@dataclass
class _WaitingTable:
    table: str
    wish: _Wish
    #: When bots take the free places (Unix time), by person.
    until: dict[str, float] = field(default_factory=dict)
    absent: dict[str, float] = field(default_factory=dict)  #: since when a person is not connected


class QuickSeat:
    """The tables at which people wait for others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._tables: dict[str, _WaitingTable] = {}
        self._seating = asyncio.Lock()  #: two who ask at the same time must not open two tables

    async def seat(self, person: Person, wanted: NewQuickSeat, session: str, requester: Requester) -> Table:
        """Seat a person at a table with others who want the same, or at a new one."""
        async with self._seating:
            await self._resume()
            return await self._seat(person, wanted, session, requester)

    async def _seat(self, person: Person, wanted: NewQuickSeat, session: str, requester: Requester) -> Table:
        wish = _Wish(wanted.book, wanted.pace, wanted.wait > 0)
        for waiting in list(self._tables.values()):
            if person.id in waiting.until and waiting.wish != wish:
                await self._leave(waiting, person)
        for waiting in list(self._tables.values()):
            if waiting.wish == wish and (table := await self._sit(waiting, person, session)):
                break
        else:
            table = await self._open(person, wish, session, requester)
            waiting = self._tables[table.id] = _WaitingTable(table.id, wish)
            self._hub.spawn(self._watch(waiting))
        waiting.absent[person.id] = self._hub.now()  # until their socket has connected
        until = round(wall_time() + wanted.wait) if wanted.wait else _NEVER
        before, waiting.until[person.id] = waiting.until.get(person.id), until
        if before != until:
            await self._hub.database.write(
                lambda store: _note(store, waiting.table, person.id, before, until)
            )
        return table

    async def resume(self) -> None:
        """Go on waiting after a restart, with the people who waited before."""
        async with self._seating:
            await self._resume()

    async def _resume(self) -> None:
        """Look after the tables on the list that no one looks after.

        The server has restarted, the disk refused for a moment, or another node did this before.
        """
        found: dict[str, dict[str, float]] = {}
        for line in await self._hub.database.read(lambda store: store.streams_on(_WAITING)):
            table, person, until = line.split()
            if table not in self._tables:
                found.setdefault(table, {})[person] = float(until) or _NEVER
        for id, people in found.items():
            waiting = _WaitingTable(id, _Wish("", "normal", False), people)
            try:
                room = (await self._hub.table(id)).room
            except UserError as problem:  # it is gone, or it runs on another node or cannot be read now
                if problem.message == "server.no_table":
                    await self._forget(waiting, *people)
                continue
            bots = any(until != _NEVER for until in people.values())
            waiting.wish = _Wish(room.new.book, _pace_of(room), bots)
            waiting.absent = dict.fromkeys(people, self._hub.now())
            self._tables[id] = waiting
            self._hub.spawn(self._watch(waiting))

    async def seats(self, person: str) -> QuickSeats:
        """Return how many people wait for what, and where a person waits."""
        await self.resume()
        counts: Counter[tuple[str, Pace]] = Counter()
        own = None
        for waiting in self._tables.values():
            counts[waiting.wish.book, waiting.wish.pace] += len(waiting.until)
            if person in waiting.until:
                left = min(waiting.until.values()) - wall_time()
                own = QuickWait(waiting.table, max(0, round(left)) if waiting.wish.bots else None)
        queues = [QuickQueue(book, pace, people) for (book, pace), people in sorted(counts.items()) if people]
        return QuickSeats(queues, own)

    async def _open(self, person: Person, wish: _Wish, session: str, requester: Requester) -> Table:
        turn, bank, patience = _PACES[wish.pace]
        new = NewTable(book=wish.book, public=True, turn_time=turn, bank_time=bank, patience=patience)
        table = await self._hub.new_table(person, new, requester.address)
        await table.do(person, protocol.Sit(key=new_id()), session=session)
        return table

    async def _sit(self, waiting: _WaitingTable, person: Person, session: str) -> Table | None:
        """Seat a person at a waiting table; None if it is full or has a muted player, for one of the two."""
        room = (await self._hub.table(waiting.table)).room
        seated = [chair.person for chair in room.chairs if chair.person]
        muted = await self._hub.database.read(
            lambda store: any(is_muted(store, person.id, each) for each in seated)
        )
        table = await self._hub.table(waiting.table)  # it may have been dropped meanwhile
        if muted or table.room.status != "waiting":
            return None
        try:
            await table.do(person, protocol.Sit(key=new_id()), session=session)
        except UserError:  # it is full, or its host has removed the person
            return None
        return table

    async def _watch(self, waiting: _WaitingTable) -> None:
        """Look after a table until its game starts or all have left."""
        try:
            while await self._look_after(waiting):
                await self._hub.wait(_LOOK)
            await self._forget(waiting, *waiting.until)
        except UserError as problem:  # the disk refuses: the host can still start the game
            self._hub.log_error(problem, waiting.table)
        finally:
            self._tables.pop(waiting.table, None)

    async def _look_after(self, waiting: _WaitingTable) -> bool:
        """Let absent people go, and start the game when it is time; return False when that is done."""
        table, now = await self._hub.table(waiting.table), self._hub.now()
        room = table.room
        if room.status != "waiting":
            return False
        present = table.subscriptions.present()
        for id in list(waiting.until):
            if room.place_of(id) < 0:  # they have stood up
                await self._forget(waiting, id)
            elif id in present:
                waiting.absent.pop(id, None)
            elif now - waiting.absent.setdefault(id, now) >= self._hub.settings.quick_away:
                gone = await self._hub.database.read(partial(find_person, id=id))
                if gone is not None:
                    await self._leave(waiting, gone)
        if not waiting.until:
            return False
        # A table on which no one looks yet would deal without its players.
        if not waiting.absent and _is_due(room, min(waiting.until.values()) <= wall_time()):
            await (await self._hub.table(waiting.table)).start(_LEVEL)
            return False
        return True

    async def _leave(self, waiting: _WaitingTable, person: Person) -> None:
        await self._forget(waiting, person.id)
        table = await self._hub.table(waiting.table)
        await table.remove_person(person)

    async def _forget(self, waiting: _WaitingTable, *people: str) -> None:
        """Take people off the list of a table: they have left, or its game has started."""
        gone = {id: until for id in people if (until := waiting.until.pop(id, None)) is not None}
        for id in people:
            waiting.absent.pop(id, None)

        def job(store: Store) -> None:
            for id, until in gone.items():
                _note(store, waiting.table, id, until, None)

        if gone:
            await self._hub.database.write(job)


def _note(store: Store, table: str, person: str, before: float | None, until: float | None) -> None:
    """Replace the line of a person on the list of those who wait; None if there is none."""
    for wanted, moment in ((False, before), (True, until)):
        if moment is not None:
            line = f"{table} {person} {0 if moment == _NEVER else round(moment)}"
            store.set_listed(_WAITING, line, wanted)


def _pace_of(room: Room) -> Pace:
    return next((pace for pace, (turn, *_) in _PACES.items() if turn == room.new.turn_time), "normal")


def _is_due(room: Room, waited: bool) -> bool:
    return waited or not any(chair.free for chair in room.chairs)
