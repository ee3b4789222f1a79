"""The journal of a table: its room and its game in memory, and the two streams on the disk.

An action is on the disk before any subscriber is sent it. If a write fails, the state in memory is dropped
and read again from the disk before anything else is done: the store is authoritative, never memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from canasta.match import Match, Step
from canasta.messages import UserError
from canasta.server.database import Database
from canasta.server.metrics import Metrics
from canasta.server.results.index import FinishedGame, add_result
from canasta.server.results.summary import summarize_game
from canasta.server.tables.clock import Clock, turn_entries
from canasta.server.tables.game import LiveGame
from canasta.server.tables.indexes import AREA, PLAYED, PLAYING, Entries, listings
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Acknowledgement, Outbox, Subscription, Subscriptions
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.bulk import Append
from canasta.storage.games import first_entries, load
from canasta.storage.people import new_id
from canasta.storage.recent_keys import recent_keys

#: Number of commands whose keys are kept in memory. A client sends a command again if its answer was lost.
KEYS: Final = 200

#: A function that does something in a game.
GameChange = Callable[[LiveGame], Iterable[Step]]


class JournalHooks(NamedTuple):
    """Functions that a journal calls, for the table that owns it."""

    changed: Callable[[Entries], None]  #: entries about the table are on the disk and folded in
    written: Callable[[bool], None]  #: a write has succeeded; True if the one before it had failed
    failed: Callable[[StorageError, bool], None]  #: the disk refuses; True if it did not before
    dropped: Callable[[], None]  #: the state in memory was dropped
    lost: Callable[[], None] = lambda: None  #: another node runs the table


class RecentKeys:
    """The keys of the last commands that wrote to a stream, so that no move has to wait for a look-up.

    >>> keys = RecentKeys("games/1", {"ana:1": 7}, most=2)
    >>> keys.add("ben:1", 8)
    >>> keys.find("ana:1"), keys.find("ana:2"), keys.complete
    (7, 0, True)
    >>> keys.add("ana:2", 9)
    >>> keys.find("ana:1"), keys.find("ana:2"), keys.complete
    (0, 9, False)
    """

    def __init__(self, stream: str, known: dict[str, int], most: int) -> None:
        self.stream = stream
        self.complete = len(known) < most  #: False if there are older keys
        self._numbers = known  #: the last entry that each command wrote, oldest first
        self._most = most

    def find(self, key: str) -> int:
        """Return the last entry that a recent command wrote; 0 if the key is unknown."""
        return self._numbers.get(key, 0)

    def add(self, key: str, number: int) -> None:
        """Add a command that was carried out; the oldest one may be forgotten for it."""
        self._numbers[key] = number
        if len(self._numbers) > self._most:
            del self._numbers[next(iter(self._numbers))]
            self.complete = False


class _Loaded(NamedTuple):
    """What a reader has made of the two streams of a table."""

    room: Room
    game: LiveGame | None
    room_keys: RecentKeys
    game_keys: RecentKeys


def _load(store: Store, id: str) -> _Loaded:
    """Read a table and its game; runs in a reader thread, since the replay of a game takes a while."""
    room = Room(id, store.read(f"{AREA}/{id}"))
    if not room.number:
        raise UserError("server.no_table")
    game = LiveGame(room, load(store, room.game, [room.rules])) if room.game else None
    room_keys, game_keys = (
        RecentKeys(stream, recent_keys(store, stream, KEYS) if stream else {}, KEYS)
        for stream in (room.stream, room.game)
    )
    return _Loaded(room, game, room_keys, game_keys)


class Journal:
    """The state of one table, in memory and on the disk. ``now`` is a monotonic clock in seconds."""

    def __init__(
        self,
        id: str,
        database: Database,
        metrics: Metrics,
        clock: Clock,
        now: Callable[[], float],
        subscriptions: Subscriptions,
        hooks: JournalHooks,
        lease: Callable[[], tuple[str, int] | None] = lambda: None,
    ) -> None:
        self.id = id
        self._lease = lease  #: the lease that appends have to name, if several nodes share the database
        self.failing = False  #: True if the last write failed
        self._database = database
        self._metrics = metrics
        self._clock = clock
        self._now = now
        self._subscriptions = subscriptions
        self._hooks = hooks
        self._room: Room | None = None
        self._game: LiveGame | None = None
        self._room_keys = self._game_keys = RecentKeys("", {}, KEYS)
        self._loading: asyncio.Task[None] | None = None
        self.unreadable: Exception | None = None  #: the error of the last attempt to load the table

    @property
    def room(self) -> Room | None:
        """The table without its game, if it is in memory."""
        return self._room

    @property
    def game(self) -> LiveGame | None:
        """The game in play, or the last one, if it is in memory."""
        return self._game

    async def load(self) -> Room:
        """Return the table, read from the disk if necessary; raise a ``UserError`` if it does not exist."""
        while self._room is None:
            if self._loading is None:
                self._loading = asyncio.get_running_loop().create_task(self._read())
                self._loading.add_done_callback(_note_exception)
            await asyncio.shield(self._loading)
        return self._room

    async def _read(self) -> None:
        """Load the table, unless it is dropped meanwhile: then it is read again."""
        this = asyncio.current_task()
        try:
            found = await self._database.read(lambda store: _load(store, self.id))
            if self._loading is this:
                self._install(found)
        except Exception as problem:
            if self._loading is this:
                self.unreadable = problem
            raise
        finally:
            if self._loading is this:
                self._loading = None

    def _install(self, found: _Loaded) -> None:
        room = self._room = found.room
        self._game, self._room_keys, self._game_keys = found.game, found.room_keys, found.game_keys
        self.unreadable = None
        self._clock.resume(room.stopped)
        self._subscriptions.note_absent([room.host, *(chair.person for chair in room.chairs)])

    def loaded(self) -> Room:
        """Return the table, which must be in memory: every job of the queue begins with ``load``."""
        assert self._room is not None
        return self._room

    def loaded_game(self) -> LiveGame:
        """Return the game in play, or the last one; raise a ``UserError`` if there is none."""
        self.loaded()
        if self._game is None:
            raise UserError("server.no_game")
        return self._game

    def drop(self) -> None:
        """Drop the state in memory."""
        self._room = self._game = self._loading = self.unreadable = None
        self._room_keys = self._game_keys = RecentKeys("", {}, KEYS)
        self._hooks.dropped()

    async def number_of(self, key: str, *, certain: bool = True) -> int:
        """Return the last entry that the command with this key wrote; 0 if it was not carried out.

        Recent keys are in memory. Only if there were more commands, and ``certain`` is set, the disk is read.
        """
        await self.load()
        keys = self._room_keys, self._game_keys
        number = max(each.find(key) for each in keys)
        older = [each.stream for each in keys if not each.complete]
        if number or not older or not certain:
            return number
        return await self._database.read(lambda store: max(store.number_of(each, key) for each in older))

    async def write(self, entries: Entries, key: str = "", *, match: Match | None = None) -> int:
        """Write entries about the table, and perhaps a new game with them; then fold them in."""
        room = self.loaded()
        if not entries and match is None:
            return room.number
        lists = listings(room, entries)
        lease = self._lease()
        stream, first = "", None
        if match is not None:
            stream, first = f"games/{new_id()}", first_entries(match)
            entries = [*entries, ("started", {"game": stream})]
            lists.append((PLAYING, True))

        def job(store: Store) -> int:
            number = store.append_all(room.stream, entries, after=room.number, key=key, lease=lease)
            for name, wanted in lists:
                store.set_listed(name, room.stream, wanted)
            if first is not None:
                store.append_all(stream, first, after=0, lease=lease)
                for chair in room.chairs:
                    if chair.person:
                        store.set_listed(PLAYED + chair.person, f"{room.stream} {stream}")
            return number

        number = await self._on_disk(job)
        if key:
            self._room_keys.add(key, number)
        if match is not None:
            self._game = await self._read_game(room, stream)
            self._game_keys = RecentKeys(stream, {}, KEYS)
        for kind, payload in entries:
            room.fold(kind, payload)
        if self._game is not None:
            self._game.broadcaster.undo = room.new.undo
        self._hooks.changed(entries)
        return number

    async def step(
        self,
        change: GameChange,
        key: str = "",
        also: Entries | None = None,
        done: Acknowledgement | None = None,
    ) -> int:
        """Do something in the game, and inform all subscribers once it is on the disk.

        ``also`` has entries about the table that are written in the same transaction. ``done`` acknowledges
        the command.
        """
        room, game = self.loaded(), self._game
        if game is None or room.status not in ("playing", "paused"):
            raise UserError("server.no_game")
        if room.status == "paused":
            raise UserError("server.paused")
        outbox: Outbox = {}
        later: list[Subscription] = []  #: served last: their messages take longer, depending on their cards
        kinds = self._subscriptions.kinds()
        stored = game.stored
        try:
            for step in change(game):
                game.add_messages(step, kinds, outbox, later)
        except BaseException:
            if stored.unwritten():  # some steps were done
                self.drop()
            raise
        new, over = stored.unwritten(), game.match.over
        about: Entries = [*([("over", {})] if over else []), *(also or ())]
        about += self._clock.charges(room, game.match, self._now())
        about += [] if over else turn_entries(room, game.match)
        summary = summarize_game(room, game.match) if over else None

        lists, lease = listings(room, about), self._lease()
        moves = Append(stored.stream, new, stored.number, key, lease)

        def both(store: Store) -> int:
            store.append_all(room.stream, about, after=room.number, lease=lease)
            for name, wanted in lists:
                store.set_listed(name, room.stream, wanted)
            number = moves(store)
            if summary is not None:
                store.set_listed(PLAYING, room.stream, wanted=False)
                add_result(store, FinishedGame(summary, store.last_change(stored.stream)))
            return number

        number = await self._on_disk(both if about else moves)
        if key:
            self._game_keys.add(key, number)
        stored.mark_written(number)
        self._metrics.count("actions", len(new))
        self._subscriptions.send(outbox, kinds.difference(later) if later else kinds, number, done)
        if later:
            game.add_messages(step, later, outbox)
            self._subscriptions.send(outbox, later, number, done)
        for kind, payload in about:
            room.fold(kind, payload)
        if over or also or any(kind == "turn" for kind, _ in about):
            self._subscriptions.send_table(room)
        return number

    async def _read_game(self, room: Room, stream: str) -> LiveGame:
        """Read a new game from the disk."""
        try:
            return await self._database.read(lambda store: LiveGame(room, load(store, stream, [room.rules])))
        except BaseException:
            self.drop()
            raise

    async def _on_disk(self, job: Callable[[Store], int]) -> int:
        try:
            number = await self._database.write(job)
        except StorageError as problem:
            self.drop()
            if problem.message == "storage.lease_lost":
                self._hooks.lost()
            elif not isinstance(problem, DuplicateCommand) and problem.message != "storage.conflict":
                first, self.failing = not self.failing, True
                self._hooks.failed(problem, first)
            raise
        except BaseException:
            self.drop()
            raise
        recovered, self.failing = self.failing, False
        self._hooks.written(recovered)
        return number


def _note_exception(task: asyncio.Task[None]) -> None:
    """Retrieve the error of a task that no caller may wait for any longer."""
    if not task.cancelled():
        task.exception()
