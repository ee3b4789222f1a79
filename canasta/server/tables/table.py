"""A table in memory: its subscribers, its queue of commands and its scheduler.

An action is on the disk before any subscriber is sent it. If a write fails, the state in memory is dropped
and read again from the disk before anything else is done: the store is authoritative, never memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Protocol

from canasta.messages import UserError, text
from canasta.server.errors import refused, told_of
from canasta.server.standings.facts import facts_of
from canasta.server.standings.keeping import Ended, keep_result
from canasta.server.tables.asking import answered
from canasta.server.tables.commands import carry_out
from canasta.server.tables.dealing import tell
from canasta.server.tables.driving import Driver, nothing
from canasta.server.tables.game import Ear, LiveGame, Telling
from canasta.server.tables.holding import Holders
from canasta.server.tables.queue import Queue
from canasta.server.tables.room import Room
from canasta.server.tables.standing import PLAYED, PLAYING, Entries
from canasta.server.tables.talk import Talk
from canasta.server.tables.thinking import Doing
from canasta.server.turns import Who
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.bulk import Append
from canasta.storage.games import first_entries, load
from canasta.storage.people import Person, new_id
from canasta.wire import encode
from canasta.wire.protocol import (
    AnyAnswer,
    AnyCommand,
    AnyTableQuestion,
    ServerMessage,
    Sit,
    TableChanged,
    TableUnavailable,
)
from canasta.wire.tables import TableInfo

if TYPE_CHECKING:
    from canasta.match import Match
    from canasta.server.hub import Hub


class Listener(Protocol):
    """A client that subscribes to a table."""

    person: Person
    session: str

    def send(self, message: bytes) -> None:
        """Queue a message for the client without waiting."""


class Table:
    """One table. Everything that changes it goes through one queue."""

    def __init__(self, hub: Hub, id: str) -> None:
        self.hub = hub
        self.id = id
        self.listeners: dict[Listener, Ear] = {}
        self.holders = Holders(id, hub.durable)
        self.talk = Talk()
        self._room: Room | None = None
        self._game: LiveGame | None = None
        self._driver = Driver(self)
        self.queue = Queue(self._driver.drive, self._failed)
        self.troubled = False  #: True if a write failed and subscribers were informed

    # --- Interface ----------------------------------------------------------------------------------

    async def do(
        self, person: Person, command: AnyCommand, *, device: Listener | None = None, session: str = ""
    ) -> int:
        """Carry out a command; return the number of entries after it, once it is on the disk."""

        async def doing() -> int:
            if not isinstance(command, Sit):
                self.holders.check(person.id, device, session)
            number = await self._do(person, command)
            if isinstance(command, Sit) and device is not None:
                await self.holders.take(device)
            elif isinstance(command, Sit):
                await self.holders.take_without(person.id, session)
            return number

        return await self.queue.wait_for(doing)

    async def ask(self, ear: Ear, question: AnyTableQuestion, who: Who) -> AnyAnswer:
        """Answer a question."""
        return await answered(self, ear, question, who)

    async def listen(self, listener: Listener, ear: Ear, invite: str, seat: str = "") -> None:
        """Subscribe a client to the table and send it the current state.

        ``seat`` is the client's token for its place, if it has one.
        """

        async def listening() -> None:
            room = self.load()
            person = listener.person.id
            room.check_look(person, invite)
            place = room.place_of(person)
            self.listeners[listener] = ear._replace(player=place)
            self._driver.gone.pop(person, None)
            if place >= 0:
                await self.holders.take(listener, seat)
            chair = room.chairs[place] if place >= 0 else None
            if chair and chair.stand_in and not chair.left and room.playing:
                await self.write([("stand_in", {"place": place, "bot": ""})])
            self.tell_table()
            if room.dealing is not None:
                tell(self, room.dealing)
            elif self._game is not None:
                for message in self._game.now(self.listeners[listener]):
                    listener.send(message)
                self._driver.tell_clock(room, listener)

        await self.queue.wait_for(listening)

    def leave(self, listener: Listener) -> None:
        """Unsubscribe a client from the table."""
        if self.listeners.pop(listener, None) is None:
            return
        self.holders.leave(listener)
        if listener.person.id not in self.present():
            self._driver.gone[listener.person.id] = self.hub.now()
        if self._room is not None:
            self.tell_table()
        self.queue.add(nothing)  # so that the scheduler runs: what comes next may have changed
        if not self.listeners:
            self.hub.rest(self)

    async def depart(self, person: Person) -> None:
        """Remove a deleted person from the table."""

        async def departing() -> None:
            room = self.load()
            entries = room.depart(person.id)
            if ("closed", {}) in entries and room.status in ("playing", "paused"):
                if room.status == "paused":
                    await self.write([("resumed", {})])
                await self.step(lambda game: [game.match.abandon()])
                entries = room.depart(person.id)
            await self.write(entries)

        await self.queue.wait_for(departing)

    async def break_off(self) -> None:
        """End an abandoned game: it has no winner, and its deals can be verified."""

        async def breaking_off() -> None:
            if self.load().status == "paused":
                await self.write([("resumed", {})])
            await self.step(lambda game: [game.match.abandon()])

        await self.queue.wait_for(breaking_off)

    def ear_of(self, person: str, **how: Any) -> Ear:
        """Return the subscription options for a person."""
        return Ear(self.load().place_of(person), **how)

    def info(self, person: str) -> TableInfo:
        """Return the description of the table as a person may see it."""
        room = self.load()
        onlookers = sum(1 for ear in self.listeners.values() if ear.player < 0)
        return room.info(self.present(), onlookers, member=person == room.host or room.place_of(person) >= 0)

    def words(self) -> tuple[str, list[str]]:
        """Return what the texts of errors need: the book, and the players' names by seat."""
        room = self.load()
        return room.rules.slug, self._game.match.seat_names() if self._game else []

    @property
    def game(self) -> LiveGame | None:
        """The game in play, or the last one, if it is loaded."""
        return self._game

    def stopped_clock(self) -> dict[str, object]:
        """Stop the clock and return its state, to be stored with a pause."""
        return self._driver.clock.stopped(self.hub.now())

    @property
    def busy(self) -> bool:
        """True while the table must stay in memory."""
        return bool(self.listeners) or self.queue.busy

    def drop(self) -> None:
        """Stop the scheduler; everything is on the disk."""
        self._driver.stop()

    # --- The disk -----------------------------------------------------------------------------------

    def load(self) -> Room:
        """Return the table, read from the disk if necessary; raise a ``UserError`` if it does not exist."""
        store = self.hub.durable.store
        if self._room is None:
            room = Room(self.id, store.read(f"tables/{self.id}"))
            if not room.number:
                raise UserError("server.no_table")
            self._room = room
            self._driver.clock.resume(room.stopped)
            for person in (room.host, *(chair.person for chair in room.chairs)):
                if person not in self.present():
                    self._driver.gone.setdefault(person, self.hub.now())
        if self._game is None and self._room.game:
            self._game = LiveGame(self._room, load(store, self._room.game, [self._room.rules]))
        return self._room

    def _failed(self, problem: Exception) -> None:
        """Handle an internal error: log it, and drop the state in memory, which cannot be trusted."""
        self.hub.wrong(problem, self.id)
        self._forget()
        self._driver.hold()

    def _forget(self) -> None:
        self._room = self._game = None
        self._driver.forget()

    async def write(self, entries: Entries, key: str = "", *, match: Match | None = None) -> int:
        """Write entries about the table, and perhaps a new game with them; then fold them in."""
        room = self.load()
        if not entries and match is None:
            return room.number
        lists = room.listings(entries)
        stream, begun = "", None
        if match is not None:
            stream, begun = f"games/{new_id()}", first_entries(match)
            entries = [*entries, ("started", {"game": stream})]
            lists.append((PLAYING, True))

        def job(store: Store) -> int:
            number = store.append_all(room.stream, entries, after=room.number, key=key)
            for name, wanted in lists:
                store.set_listed(name, room.stream, wanted)
            if begun is not None:
                store.append_all(stream, begun, after=0)
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
        self._hear_anew(renewed=any(kind == "invitation" for kind, _ in entries))
        self.tell_table()
        return number

    async def step(self, doing: Doing, key: str = "", also: Entries | None = None) -> int:
        """Do something in the game, and inform all subscribers once it is on the disk.

        ``also`` has entries about the table that are written in the same transaction.
        """
        room, game = self.load(), self._game
        if game is None or room.status not in ("playing", "paused"):
            raise UserError("server.no_game")
        if room.status == "paused":
            raise UserError("server.paused")
        telling: Telling = {}
        later: list[Ear] = []  #: served last: their messages take longer, depending on their cards
        ears = set(self.listeners.values())
        kept = game.kept
        try:
            for step in doing(game):
                game.tell(step, ears, telling, later)
        except BaseException:
            if kept.unwritten():  # some steps were done
                self._forget()
            raise
        new, over = kept.unwritten(), game.match.over
        about: Entries = [*([("over", {})] if over else []), *(also or ())]
        about += self._driver.clock.charges(room, game.match, self.hub.now())
        facts = facts_of(room, game.match) if over else None

        moves = Append(kept.stream, new, kept.number, key)

        def both(store: Store) -> int:
            store.append_all(room.stream, about, after=room.number)
            number = moves(store)
            if facts is not None:
                store.set_listed(PLAYING, room.stream, wanted=False)
                keep_result(store, Ended(facts, store.last_change(kept.stream)))
            return number

        number = await self._on_disk(both if about else moves)
        kept.mark_written(number)
        self.hub.metrics.count("actions", len(new))
        self._send(telling, ears.difference(later))
        if later:
            game.tell(step, later, telling)
            self._send(telling, later)
        for kind, payload in about:
            room.fold(kind, payload)
        if over or also:
            self.tell_table()
        return number

    def _send(self, telling: Telling, ears: Collection[Ear]) -> None:
        for listener, ear in list(self.listeners.items()):
            if ear in ears:
                for message in telling.get(ear, ()):
                    listener.send(message)

    async def _on_disk(self, job: Callable[[Store], int]) -> int:
        try:
            number = await self.hub.durable.write(job)
        except StorageError as problem:
            self._forget()
            if not isinstance(problem, DuplicateCommand) and problem.message != "storage.conflict":
                self._trouble(problem)
            raise
        except BaseException:
            self._forget()
            raise
        self._driver.let_go()
        if self.troubled:
            self.troubled = False
            self.tell_table()  # the table works again
        return number

    def _trouble(self, problem: StorageError) -> None:
        self.hub.metrics.count("disk_refused")
        self._driver.hold()
        if not self.troubled:
            self.troubled = True
            error = told_of(problem)
            for listener, ear in self.listeners.items():
                sentence = text(error, language=ear.language or None)
                listener.send(encode(TableUnavailable(self.id, error, sentence)))

    # --- Commands -----------------------------------------------------------------------------------

    async def _do(self, person: Person, command: AnyCommand) -> int:
        room = self.load()
        key = f"{person.id}:{command.key}"
        for last in (False, True):
            # Looked up first: finding out during the write would make the table reload its game.
            streams = filter(None, (room.stream, room.game))
            done = [self.hub.durable.store.number_of(stream, key) for stream in streams]
            if any(done):
                return max(done)
            try:
                return await carry_out(self, person, command, key)
            except DuplicateCommand as again:
                return again.number
            except StorageError as problem:
                if last or problem.message != "storage.conflict":
                    raise
                room = self.load()  # another writer was first: reload and retry
        raise AssertionError

    # --- Subscribers --------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """Return the ids of the people who are subscribed."""
        return {listener.person.id for listener in self.listeners}

    def away(self, person: str) -> float:
        """Return the seconds since a person disconnected; 0 if they are connected."""
        since = self._driver.gone.get(person)
        return 0.0 if since is None or person in self.present() else self.hub.now() - since

    def _hear_anew(self, *, renewed: bool) -> None:
        """Update the subscriptions to the current places, and remove clients that may no longer watch."""
        room = self.load()
        if renewed or not room.new.onlookers:
            for listener, ear in list(self.listeners.items()):
                if problem := room.sent_away(listener.person.id, renewed=renewed):
                    listener.send(encode(refused(problem, language=ear.language)))
                    self.leave(listener)
        for listener, ear in self.listeners.items():
            place = room.place_of(listener.person.id)
            if place != ear.player:
                self.listeners[listener] = ear._replace(player=place)

    def tell_table(self) -> None:
        """Send the description of the table to all subscribers."""
        room = self._room
        if room is None or not self.listeners:
            return
        told: dict[bool, bytes] = {}
        for listener, ear in self.listeners.items():
            member = ear.player >= 0 or listener.person.id == room.host
            if member not in told:
                told[member] = encode(TableChanged(self.info(listener.person.id)))
            listener.send(told[member])

    def tell_everybody(self, told: ServerMessage) -> None:
        """Send a message to all subscribers."""
        message = encode(told)
        for listener in self.listeners:
            listener.send(message)

    def tell_game(self) -> None:
        """Send a game that has just begun to all subscribers."""
        self.load()
        assert self._game is not None
        for listener, ear in self.listeners.items():
            for message in self._game.now(ear):
                listener.send(message)
