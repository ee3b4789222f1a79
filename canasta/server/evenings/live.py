"""The evenings of a server: read, changed by one command at a time, and watched by clients.

An evening is read from its stream; the value in memory is only a cache. A command is turned into events from
what was read, and appended if no other command was faster: then it is tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from canasta.evenings import commands
from canasta.evenings.events import AnyEveningEvent, read_event, write_event
from canasta.evenings.fold import apply
from canasta.evenings.model import Evening
from canasta.evenings.state import write_evening
from canasta.messages import UserError
from canasta.server.buckets import Buckets
from canasta.server.cache import LruCache
from canasta.server.evenings.deals import EveningDeals, shares_deals
from canasta.server.evenings.online import OnlineTables
from canasta.server.evenings.pages import public_evening
from canasta.server.evenings.rounds import links_needed, pads_to_open, renamed_pads
from canasta.server.evenings.score_pads import PadHands
from canasta.server.evenings.watchers import Watchers
from canasta.server.fair_queue import Requester
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.erasure import CREATED
from canasta.storage.evenings import EVENINGS, link_to, links_of, table_on
from canasta.storage.people import new_id
from canasta.wire.clubs import PublicEvening
from canasta.wire.evenings import (
    AnyEveningCommand,
    ChangeSettings,
    EveningSettings,
    EveningState,
    StartRound,
    Substitute,
)

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Evenings in memory.
_EVENINGS: Final = 200
#: States of evenings for clients in memory.
_STATES: Final = 50
#: Attempts to append a command while other nodes write to the same evening.
_ATTEMPTS: Final = 20

#: Guests per second for the devices that open a link, and in a burst.
_DEVICES: Final = 0.1
_DEVICES_BURST: Final = 20

#: Checks in the transaction whether a command is allowed.
Check = Callable[[Store], object]
#: Writes further rows in the transaction of a command.
Also = Callable[[Store], None]


class Done(NamedTuple):
    """An evening after a command, and whether the command changed it."""

    evening: Evening
    changed: bool


class LiveEvenings:
    """The evenings of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known = LruCache[str, Evening](_EVENINGS)
        #: By stream and number of entries.
        self._states = LruCache[tuple[str, int], EveningState](_STATES)
        self._public = LruCache[tuple[str, int], PublicEvening](_STATES)
        #: Held while a command is carried out: all tables of a round may hand in at the same moment.
        self._turns = WeakValueDictionary[str, asyncio.Lock]()
        self.pad_hands = PadHands(hub.threads)
        self.watchers = Watchers(hub)
        self.online = OnlineTables(hub, self)
        self.deals = EveningDeals(hub, self)
        self.devices = Buckets(_DEVICES, _DEVICES_BURST, hub.now)  #: new guests, by link

    # --- Reading ------------------------------------------------------------------------------------

    async def load(self, stream: str) -> Evening:
        """Read an evening from the disk.

        Raises:
            UserError: There is none, or it cannot be read.
        """
        return (await self._load(stream, ""))[0]

    async def _load(self, stream: str, key: str) -> tuple[Evening, bool]:
        """Return an evening, and whether the command with a key was carried out."""
        known = self._known.get(stream)

        def read(store: Store) -> tuple[Evening | None, bool]:
            evening = known
            for entry in store.read(stream, known.number if known is not None else 0):
                try:
                    evening = apply(evening, read_event(entry.kind, entry.payload))
                except (UserError, LookupError) as problem:
                    raise UserError(
                        "evening.error.log", stream=stream, number=entry.number, problem=str(problem)
                    ) from problem
            return evening, bool(key and store.number_of(stream, key))

        evening, done = await self._hub.database.read(read)
        if evening is None:
            raise UserError("server.no_evening")
        current = self._known.get(stream)
        if current is None or current.number < evening.number:
            self._known[stream] = evening
        return evening, done

    def forget(self, stream: str) -> None:
        """Drop an erased evening from memory."""
        self._known.drop(stream)

    async def pad_changed(self, pad: str) -> None:
        """Tell those who watch an evening that one of its pads has changed."""
        table = await self._hub.database.read(lambda store: table_on(store, pad))
        if table is not None:
            self.watchers.changed(table.stream, (await self.load(table.stream)).number)

    async def state(self, stream: str, evening: Evening, requester: Requester) -> EveningState:
        """Return everything about an evening; computed once for each number of entries."""
        key = stream, evening.number
        found = self._states.get(key)
        if found is None:
            found = await self._hub.threads.run(requester, lambda: write_evening(evening))
            self._states[key] = found
        return found

    async def public(self, stream: str, evening: Evening, requester: Requester) -> PublicEvening:
        """Return the public results; all who watch read them again after each change."""
        key, now = (stream, evening.number), wall_milliseconds()
        found = self._public.get(key)
        if found is None:
            found = await self._hub.threads.run(requester, lambda: public_evening(evening, now))
            self._public[key] = found
        return replace(found, now=now)

    # --- Writing ------------------------------------------------------------------------------------

    async def create(
        self,
        settings: EveningSettings,
        by: str,
        *,
        key: str,
        creator: str,
        requester: Requester,
        also: Callable[[Store, str], None],
    ) -> str:
        """Create an evening and return its id; the same key of a person returns the same evening.

        ``also`` writes roles and lists of the new stream.
        """
        event = await self._hub.threads.run(
            requester, lambda: commands.create(settings, by, wall_milliseconds(), new_id())
        )
        await self.online.try_rules(settings, requester)
        id = new_id()
        list_of, once = CREATED + creator, f"evening:{key}" if key else ""

        def job(store: Store) -> str:
            known = store.number_of(list_of, once) if once else 0
            if known:
                return str(store.read(list_of, known - 1, 1)[0].payload)
            store.append_all(f"{EVENINGS}/{id}", [write_event(event)], after=0)
            also(store, f"{EVENINGS}/{id}")
            store.append_all(list_of, [("evening", id)], key=once)
            return id

        return await self._hub.database.write(job)

    async def execute(
        self,
        stream: str,
        command: AnyEveningCommand,
        by: str,
        *,
        key: str,
        check: Check,
        requester: Requester,
        after: int | None = None,
        also: Also | None = None,
        guard: Callable[[Evening], None] = lambda _evening: None,
    ) -> Done:
        """Carry out a command and return the evening afterwards.

        Args:
            stream: The evening's stream.
            command: What to do.
            by: Who does it, as the log names them.
            key: A key of the sender; a repeated one is not carried out again.
            check: Raises a ``UserError`` if the sender may not do it.
            requester: The caller that work is queued for.
            after: If it is given, the number of entries that the sender knows.
            also: Writes further rows in the same transaction.
            guard: Raises a ``UserError`` if the command does not fit the current evening.
        """
        if isinstance(command, ChangeSettings):
            await self.online.try_rules(command.settings, requester)
        turn = self._turns.setdefault(stream, asyncio.Lock())
        async with turn:
            return await self._execute(stream, command, by, key, check, requester, after, also, guard)

    async def _execute(
        self,
        stream: str,
        command: AnyEveningCommand,
        by: str,
        key: str,
        check: Check,
        requester: Requester,
        after: int | None,
        also: Also | None,
        guard: Callable[[Evening], None],
    ) -> Done:
        for attempt in range(_ATTEMPTS):
            evening, done = await self._load(stream, key)
            if done:
                return Done(evening, changed=False)
            if after is not None and after != evening.number:
                raise UserError("server.evening_changed")
            guard(evening)
            made = await self._hub.threads.run(
                requester, partial(commands.execute, evening, command, by, wall_milliseconds())
            )
            if not made:
                await self._hub.database.read(check)
                return Done(evening, changed=False)
            try:
                now = await self._write(stream, evening, made, command, requester, key, check, also)
            except DuplicateCommand:
                return Done(await self.load(stream), changed=False)
            except StorageError as problem:
                if problem.message != "storage.conflict" or attempt == _ATTEMPTS - 1:
                    raise
                continue
            self.watchers.changed(stream, now.number)
            return Done(now, changed=True)
        raise AssertionError

    async def _write(
        self,
        stream: str,
        evening: Evening,
        made: Sequence[AnyEveningEvent],
        command: AnyEveningCommand,
        requester: Requester,
        key: str,
        check: Check,
        also: Also | None,
    ) -> Evening:
        """Append the events of a command, together with what follows from them."""
        now = commands.after(evening, made)
        entries = [write_event(event) for event in made]
        opened = renamed = None
        if isinstance(command, StartRound):
            opened = await self._hub.threads.run(requester, lambda: pads_to_open(now))
            opened = await self.online.prepared(stream, now, opened)
        elif isinstance(command, Substitute):
            renamed = await renamed_pads(self._hub, stream, now, command, requester)

        def job(store: Store) -> None:
            check(store)
            store.append_all(stream, entries, after=evening.number, key=key)
            for purpose, numbers in links_needed(now).items():
                for number in numbers - links_of(store, stream, purpose).keys():
                    link_to(store, stream, purpose, number)
            if opened is not None:
                opened.write(store, stream)
            for pad, number, more in renamed or ():
                store.append_all(pad, more, after=number)
            if also is not None:
                also(store)

        await self._hub.database.write(job)
        known = self._known.get(stream)
        if known is None or known.number < now.number:
            self._known[stream] = now
        if opened is not None:
            if shares_deals(now):
                self._hub.spawn(self._open_deals(stream, opened.round))
            self.online.opened(opened)
        return now

    async def _open_deals(self, stream: str, number: int) -> None:
        """Ask the devices of a round that starts for their contributions; its tables wait for them."""
        with suppress(UserError):  # the disk refuses: the tables ask for them again
            await self.deals.opened(stream, number)


def wall_milliseconds() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
