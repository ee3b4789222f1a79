"""The classes of a server: read from their streams, and changed by one command at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from canasta.messages import UserError
from canasta.server.analysis.background import job_id
from canasta.server.analysis.jobs import ValueJob
from canasta.server.cache import LruCache
from canasta.server.fair_queue import Requester
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.erasure import CREATED
from canasta.storage.evenings import (
    DIRECTOR,
    MEMBER,
    OWNER,
    RUNS,
    TEACHING,
    club_of,
    role_of,
    roles_of,
    set_club,
    set_role,
)
from canasta.storage.people import new_id
from canasta.teaching.classroom import Classroom, Item, apply_class, fold_class
from canasta.teaching.events import AnyClassEvent, ClassCreated, read_class_event, write_class_event
from canasta.wire.teaching import FromExercise, Valuation

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Classes in memory.
_CLASSES: Final = 100
#: Valuations in memory.
_VALUED: Final = 500
#: Attempts to append a command while other nodes write to the same class.
_ATTEMPTS: Final = 20

#: Turns the current class into the events of a command.
Change = Callable[[Classroom], list[AnyClassEvent]]
#: Checks in the transaction whether a command is allowed.
Check = Callable[[Store], object]
#: Writes further rows in the transaction of a command.
Also = Callable[[Store], None]


class Access(NamedTuple):
    """What a person is in a class."""

    role: str  #: owner, director or member; empty: a stranger
    club: str  #: the stream of the class's club; empty if it belongs to none
    club_role: str  #: in that club

    @property
    def teacher(self) -> bool:
        """True if the person teaches the class."""
        return self.role in RUNS or self.club_role in RUNS


def access_of(store: Store, stream: str, person: str) -> Access:
    """Return what a person is in a class; those who run its club teach it."""
    club = club_of(store, stream)
    return Access(role_of(store, stream, person), club, role_of(store, club, person) if club else "")


def check_access(store: Store, stream: str, person: str) -> Access:
    """Return what a person is in a class; raise a ``UserError`` if they may not see it.

    The message does not reveal to strangers that the class exists.
    """
    found = access_of(store, stream, person)
    if not found.role and not found.teacher:
        raise UserError("server.no_class")
    return found


class LiveClasses:
    """The classes of one server; the value in memory is only a cache of the stream."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known = LruCache[str, Classroom](_CLASSES)
        self._valued = LruCache[str, Valuation](_VALUED)  #: by the id of the job
        self._turns = WeakValueDictionary[str, asyncio.Lock]()

    # --- Reading ------------------------------------------------------------------------------------

    async def load(self, stream: str) -> Classroom:
        """Read a class from the disk; raise a ``UserError`` if there is none, or it cannot be read."""
        return (await self._load(stream, ""))[0]

    async def _load(self, stream: str, key: str) -> tuple[Classroom, bool]:
        known = self._known.get(stream)

        def read(store: Store) -> tuple[Classroom | None, bool]:
            room = known
            for entry in store.read(stream, known.number if known is not None else 0):
                try:
                    room = apply_class(room, read_class_event(entry.kind, entry.payload))
                except (UserError, LookupError) as problem:
                    raise UserError(
                        "teaching.error.log", stream=stream, number=entry.number, problem=str(problem)
                    ) from problem
            return room, bool(key and store.number_of(stream, key))

        room, done = await self._hub.database.read(read)
        if room is None:
            raise UserError("server.no_class")
        self._keep(stream, room)
        return room, done

    def _keep(self, stream: str, room: Classroom) -> None:
        current = self._known.get(stream)
        if current is None or current.number < room.number:
            self._known[stream] = room

    def forget(self, stream: str) -> None:
        """Drop an erased class from memory."""
        self._known.drop(stream)

    # --- Writing ------------------------------------------------------------------------------------

    async def create(self, event: ClassCreated, *, key: str, club: str, most: int) -> str:
        """Create a class and return its stream; the same key of a person returns the same class."""
        person, id = event.person, new_id()
        list_of, once = CREATED + person, f"class:{key}" if key else ""

        def job(store: Store) -> str:
            known = store.number_of(list_of, once) if once else 0
            if known:
                return f"{TEACHING}/{store.read(list_of, known - 1, 1)[0].payload}"
            if len(roles_of(store, person, TEACHING)) >= most:
                raise UserError("server.many_classes", number=most)
            if club and role_of(store, club, person) not in RUNS:
                raise UserError("server.no_club")
            stream = f"{TEACHING}/{id}"
            store.append_all(stream, [write_class_event(event)], after=0)
            set_role(store, stream, person, OWNER)
            if club:
                set_club(store, stream, club)
            store.append_all(list_of, [("class", id)], key=once)
            return stream

        return await self._hub.database.write(job)

    async def change(
        self,
        stream: str,
        change: Change,
        *,
        key: str,
        check: Check,
        requester: Requester,
        also: Also = lambda _store: None,
    ) -> Classroom:
        """Change a class and return it afterwards; a repeated key changes nothing."""
        turn = self._turns.setdefault(stream, asyncio.Lock())
        async with turn:
            for attempt in range(_ATTEMPTS):
                room, done = await self._load(stream, key)
                if done:
                    return room
                made = await self._hub.threads.run(requester, partial(change, room))
                try:
                    now = await self._write(stream, room, made, key, check, also)
                except DuplicateCommand:
                    return await self.load(stream)
                except StorageError as problem:
                    if problem.message != "storage.conflict" or attempt == _ATTEMPTS - 1:
                        raise
                    continue
                if made:
                    self._hub.evenings.watchers.changed(stream, now.number)
                return now
        raise AssertionError

    async def _write(
        self, stream: str, room: Classroom, made: list[AnyClassEvent], key: str, check: Check, also: Also
    ) -> Classroom:
        now = fold_class(made, room)
        entries: list[tuple[str, object]] = [write_class_event(each) for each in made]

        def job(store: Store) -> None:
            check(store)
            if entries:
                store.append_all(stream, entries, after=room.number, key=key)
            also(store)

        await self._hub.database.write(job)
        self._keep(stream, now)
        return now

    # --- The coach ----------------------------------------------------------------------------------

    async def valuation(self, item: Item, requester: Requester) -> Valuation | None:
        """Return the coach's valuation of an item; None while it is being computed.

        If the coach fails, the class goes on without it: the next request tries again.
        """
        content = item.content
        source = content.source
        job = ValueJob(
            position=content.asked,
            house=source.house,
            plays=source.choices if isinstance(source, FromExercise) else [],
            samples=self._hub.settings.samples,
        )
        id = job_id(job)
        known = self._valued.get(id)
        if known is not None:
            return known
        try:
            status = await self._hub.background.value(requester, job)
        except UserError as problem:
            self._hub.log_error(problem, f"valuation of item {item.number}")
            return None
        if status.status != "done":
            return None
        found = msgspec.json.decode(status.result, type=Valuation)
        self._valued[id] = found
        return found

    async def valuations(self, items: Iterable[Item], requester: Requester) -> dict[int, Valuation]:
        """Return the valuations that are ready, by item; the others are started."""
        found = {}
        for item in items:
            valued = await self.valuation(item, requester)
            if valued is not None:
                found[item.number] = valued
        return found


def note_teacher(store: Store, stream: str, person: str, teacher: bool) -> None:
    """Give a member the role of a teacher, or take it away."""
    role = role_of(store, stream, person)
    if role and role != OWNER:
        set_role(store, stream, person, DIRECTOR if teacher else MEMBER)
