"""The journal of a table: its room and its game in memory, and the two streams on the disk.

An action is on the disk before any subscriber is sent it. If a write fails, the state in memory is dropped
and read again from the disk before anything else is done: the store is authoritative, never memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

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
from canasta.server.tables.subscriptions import Outbox, Subscription, Subscriptions
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.bulk import Append
from canasta.storage.games import first_entries, load
from canasta.storage.people import new_id

#: A function that does something in a game.
GameChange = Callable[[LiveGame], Iterable[Step]]


class JournalHooks(NamedTuple):
    """Functions that a journal calls, for the table that owns it."""

    changed: Callable[[Entries], None]  #: entries about the table are on the disk and folded in
    written: Callable[[bool], None]  #: a write has succeeded; True if the one before it had failed
    failed: Callable[[StorageError, bool], None]  #: the disk refuses; True if it did not before
    dropped: Callable[[], None]  #: the state in memory was dropped


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
    ) -> None:
        self.id = id
        self.failing = False  #: True if the last write failed
        self._database = database
        self._metrics = metrics
        self._clock = clock
        self._now = now
        self._subscriptions = subscriptions
        self._hooks = hooks
        self._room: Room | None = None
        self._game: LiveGame | None = None

    @property
    def room(self) -> Room | None:
        """The table without its game, if it is in memory."""
        return self._room

    @property
    def game(self) -> LiveGame | None:
        """The game in play, or the last one, if it is in memory."""
        return self._game

    def load(self) -> Room:
        """Return the table, read from the disk if necessary; raise a ``UserError`` if it does not exist."""
        store = self._database.store
        if self._room is None:
            room = Room(self.id, store.read(f"{AREA}/{self.id}"))
            if not room.number:
                raise UserError("server.no_table")
            self._room = room
            self._clock.resume(room.stopped)
            self._subscriptions.note_absent([room.host, *(chair.person for chair in room.chairs)])
        if self._game is None and self._room.game:
            self._game = LiveGame(self._room, load(store, self._room.game, [self._room.rules]))
        return self._room

    def load_game(self) -> LiveGame:
        """Return the game in play, or the last one; raise a ``UserError`` if there is none."""
        self.load()
        if self._game is None:
            raise UserError("server.no_game")
        return self._game

    def drop(self) -> None:
        """Drop the state in memory."""
        self._room = self._game = None
        self._hooks.dropped()

    def number_of(self, key: str) -> int:
        """Return the last entry that the command with this key wrote; 0 if it was not carried out."""
        room = self.load()
        streams = filter(None, (room.stream, room.game))
        return max(self._database.store.number_of(stream, key) for stream in streams)

    async def write(self, entries: Entries, key: str = "", *, match: Match | None = None) -> int:
        """Write entries about the table, and perhaps a new game with them; then fold them in."""
        room = self.load()
        if not entries and match is None:
            return room.number
        lists = listings(room, entries)
        stream, first = "", None
        if match is not None:
            stream, first = f"games/{new_id()}", first_entries(match)
            entries = [*entries, ("started", {"game": stream})]
            lists.append((PLAYING, True))

        def job(store: Store) -> int:
            number = store.append_all(room.stream, entries, after=room.number, key=key)
            for name, wanted in lists:
                store.set_listed(name, room.stream, wanted)
            if first is not None:
                store.append_all(stream, first, after=0)
                for chair in room.chairs:
                    if chair.person:
                        store.set_listed(PLAYED + chair.person, f"{room.stream} {stream}")
            return number

        number = await self._on_disk(job)
        for kind, payload in entries:
            room.fold(kind, payload)
        if match is not None:
            self._game = None
        if self._game is not None:
            self._game.broadcaster.undo = room.new.undo
        self._hooks.changed(entries)
        return number

    async def step(self, change: GameChange, key: str = "", also: Entries | None = None) -> int:
        """Do something in the game, and inform all subscribers once it is on the disk.

        ``also`` has entries about the table that are written in the same transaction.
        """
        room, game = self.load(), self._game
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

        lists = listings(room, about)
        moves = Append(stored.stream, new, stored.number, key)

        def both(store: Store) -> int:
            store.append_all(room.stream, about, after=room.number)
            for name, wanted in lists:
                store.set_listed(name, room.stream, wanted)
            number = moves(store)
            if summary is not None:
                store.set_listed(PLAYING, room.stream, wanted=False)
                add_result(store, FinishedGame(summary, store.last_change(stored.stream)))
            return number

        number = await self._on_disk(both if about else moves)
        stored.mark_written(number)
        self._metrics.count("actions", len(new))
        self._subscriptions.send(outbox, kinds.difference(later))
        if later:
            game.add_messages(step, later, outbox)
            self._subscriptions.send(outbox, later)
        for kind, payload in about:
            room.fold(kind, payload)
        if over or also or any(kind == "turn" for kind, _ in about):
            self._subscriptions.send_table(room)
        return number

    async def _on_disk(self, job: Callable[[Store], int]) -> int:
        try:
            number = await self._database.write(job)
        except StorageError as problem:
            self.drop()
            if not isinstance(problem, DuplicateCommand) and problem.message != "storage.conflict":
                first, self.failing = not self.failing, True
                self._hooks.failed(problem, first)
            raise
        except BaseException:
            self.drop()
            raise
        recovered, self.failing = self.failing, False
        self._hooks.written(recovered)
        return number
