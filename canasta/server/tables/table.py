"""A table in memory: its subscribers, its queue of commands and its scheduler.

An action is on the disk before any subscriber is sent it. If a write fails, the state in memory is dropped
and read again from the disk before anything else is done: the store is authoritative, never memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Protocol

from canasta.messages import UserError, text
from canasta.server.errors import error_id, refused
from canasta.server.fair_queue import Requester
from canasta.server.results.index import FinishedGame, add_result
from canasta.server.results.summary import summarize_game
from canasta.server.tables.bot_turns import GameChange
from canasta.server.tables.chat import ChatLog
from canasta.server.tables.command_queue import CommandQueue
from canasta.server.tables.commands import carry_out
from canasta.server.tables.fair_deal import tell
from canasta.server.tables.game import LiveGame, Outbox, Subscription
from canasta.server.tables.questions import answer_question
from canasta.server.tables.room import Room
from canasta.server.tables.scheduler import Scheduler, nothing
from canasta.server.tables.seat_sessions import SeatSessions
from canasta.server.tables.state import PLAYED, PLAYING, Entries
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


class Subscriber(Protocol):
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
        self.subscribers: dict[Subscriber, Subscription] = {}
        self.seat_sessions = SeatSessions(id, hub.database)
        self.talk = ChatLog()
        self._room: Room | None = None
        self._game: LiveGame | None = None
        self._scheduler = Scheduler(self)
        self.queue = CommandQueue(self._scheduler.drive, self._failed)
        self.troubled = False  #: True if a write failed and subscribers were informed

    # --- Interface ----------------------------------------------------------------------------------

    async def do(
        self, person: Person, command: AnyCommand, *, device: Subscriber | None = None, session: str = ""
    ) -> int:
        """Carry out a command; return the number of entries after it, once it is on the disk."""

        async def doing() -> int:
            if not isinstance(command, Sit):
                self.seat_sessions.check(person.id, device, session)
            number = await self._do(person, command)
            if isinstance(command, Sit) and device is not None:
                await self.seat_sessions.take(device)
            elif isinstance(command, Sit):
                await self.seat_sessions.take_without(person.id, session)
            return number

        return await self.queue.wait_for(doing)

    async def ask(
        self, subscription: Subscription, question: AnyTableQuestion, requester: Requester
    ) -> AnyAnswer:
        """Answer a question."""
        return await answer_question(self, subscription, question, requester)

    async def listen(
        self, subscriber: Subscriber, subscription: Subscription, invite: str, seat: str = ""
    ) -> None:
        """Subscribe a client to the table and send it the current state.

        ``seat`` is the client's token for its place, if it has one.
        """

        async def listening() -> None:
            room = self.load()
            person = subscriber.person.id
            room.check_look(person, invite)
            place = room.place_of(person)
            self.subscribers[subscriber] = subscription._replace(player=place)
            self._scheduler.gone.pop(person, None)
            if place >= 0:
                await self.seat_sessions.take(subscriber, seat)
            chair = room.chairs[place] if place >= 0 else None
            if chair and chair.stand_in and not chair.left and room.playing:
                await self.write([("stand_in", {"place": place, "bot": ""})])
            self.send_table()
            if room.dealing is not None:
                tell(self, room.dealing)
            elif self._game is not None:
                for message in self._game.now(self.subscribers[subscriber]):
                    subscriber.send(message)
                self._scheduler.send_clock(room, subscriber)

        await self.queue.wait_for(listening)

    def leave(self, subscriber: Subscriber) -> None:
        """Unsubscribe a client from the table."""
        if self.subscribers.pop(subscriber, None) is None:
            return
        self.seat_sessions.leave(subscriber)
        if subscriber.person.id not in self.present():
            self._scheduler.gone[subscriber.person.id] = self.hub.now()
        if self._room is not None:
            self.send_table()
        self.queue.add(nothing)  # so that the scheduler runs: what comes next may have changed
        if not self.subscribers:
            self.hub.drop_when_idle(self)

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

    def subscription_for(self, person: str, **how: Any) -> Subscription:
        """Return the subscription options for a person."""
        return Subscription(self.load().place_of(person), **how)

    def info(self, person: str) -> TableInfo:
        """Return the description of the table as a person may see it."""
        room = self.load()
        onlookers = sum(1 for subscription in self.subscribers.values() if subscription.player < 0)
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
        return self._scheduler.clock.stopped(self.hub.now())

    @property
    def busy(self) -> bool:
        """True while the table must stay in memory."""
        return bool(self.subscribers) or self.queue.busy

    def drop(self) -> None:
        """Stop the scheduler; everything is on the disk."""
        self._scheduler.stop()

    # --- The disk -----------------------------------------------------------------------------------

    def load(self) -> Room:
        """Return the table, read from the disk if necessary; raise a ``UserError`` if it does not exist."""
        store = self.hub.database.store
        if self._room is None:
            room = Room(self.id, store.read(f"tables/{self.id}"))
            if not room.number:
                raise UserError("server.no_table")
            self._room = room
            self._scheduler.clock.resume(room.stopped)
            for person in (room.host, *(chair.person for chair in room.chairs)):
                if person not in self.present():
                    self._scheduler.gone.setdefault(person, self.hub.now())
        if self._game is None and self._room.game:
            self._game = LiveGame(self._room, load(store, self._room.game, [self._room.rules]))
        return self._room

    def _failed(self, problem: Exception) -> None:
        """Handle an internal error: log it, and drop the state in memory, which cannot be trusted."""
        self.hub.log_error(problem, self.id)
        self._forget()
        self._scheduler.hold()

    def _forget(self) -> None:
        self._room = self._game = None
        self._scheduler.forget()

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
        self._update_subscriptions(renewed=any(kind == "invitation" for kind, _ in entries))
        self.send_table()
        return number

    async def step(self, doing: GameChange, key: str = "", also: Entries | None = None) -> int:
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
        subscriptions = set(self.subscribers.values())
        kept = game.kept
        try:
            for step in doing(game):
                game.tell(step, subscriptions, outbox, later)
        except BaseException:
            if kept.unwritten():  # some steps were done
                self._forget()
            raise
        new, over = kept.unwritten(), game.match.over
        about: Entries = [*([("over", {})] if over else []), *(also or ())]
        about += self._scheduler.clock.charges(room, game.match, self.hub.now())
        facts = summarize_game(room, game.match) if over else None

        moves = Append(kept.stream, new, kept.number, key)

        def both(store: Store) -> int:
            store.append_all(room.stream, about, after=room.number)
            number = moves(store)
            if facts is not None:
                store.set_listed(PLAYING, room.stream, wanted=False)
                add_result(store, FinishedGame(facts, store.last_change(kept.stream)))
            return number

        number = await self._on_disk(both if about else moves)
        kept.mark_written(number)
        self.hub.metrics.count("actions", len(new))
        self._send(outbox, subscriptions.difference(later))
        if later:
            game.tell(step, later, outbox)
            self._send(outbox, later)
        for kind, payload in about:
            room.fold(kind, payload)
        if over or also:
            self.send_table()
        return number

    def _send(self, outbox: Outbox, subscriptions: Collection[Subscription]) -> None:
        for subscriber, subscription in list(self.subscribers.items()):
            if subscription in subscriptions:
                for message in outbox.get(subscription, ()):
                    subscriber.send(message)

    async def _on_disk(self, job: Callable[[Store], int]) -> int:
        try:
            number = await self.hub.database.write(job)
        except StorageError as problem:
            self._forget()
            if not isinstance(problem, DuplicateCommand) and problem.message != "storage.conflict":
                self._trouble(problem)
            raise
        except BaseException:
            self._forget()
            raise
        self._scheduler.let_go()
        if self.troubled:
            self.troubled = False
            self.send_table()  # the table works again
        return number

    def _trouble(self, problem: StorageError) -> None:
        self.hub.metrics.count("disk_refused")
        self._scheduler.hold()
        if not self.troubled:
            self.troubled = True
            error = error_id(problem)
            for subscriber, subscription in self.subscribers.items():
                sentence = text(error, language=subscription.language or None)
                subscriber.send(encode(TableUnavailable(self.id, error, sentence)))

    # --- Commands -----------------------------------------------------------------------------------

    async def _do(self, person: Person, command: AnyCommand) -> int:
        room = self.load()
        key = f"{person.id}:{command.key}"
        for last in (False, True):
            # Looked up first: finding out during the write would make the table reload its game.
            streams = filter(None, (room.stream, room.game))
            done = [self.hub.database.store.number_of(stream, key) for stream in streams]
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
        return {subscriber.person.id for subscriber in self.subscribers}

    def away(self, person: str) -> float:
        """Return the seconds since a person disconnected; 0 if they are connected."""
        since = self._scheduler.gone.get(person)
        return 0.0 if since is None or person in self.present() else self.hub.now() - since

    def _update_subscriptions(self, *, renewed: bool) -> None:
        """Update the subscriptions to the current places, and remove clients that may no longer watch."""
        room = self.load()
        if renewed or not room.new.onlookers:
            for subscriber, subscription in list(self.subscribers.items()):
                if problem := room.sent_away(subscriber.person.id, renewed=renewed):
                    subscriber.send(encode(refused(problem, language=subscription.language)))
                    self.leave(subscriber)
        for subscriber, subscription in self.subscribers.items():
            place = room.place_of(subscriber.person.id)
            if place != subscription.player:
                self.subscribers[subscriber] = subscription._replace(player=place)

    def send_table(self) -> None:
        """Send the description of the table to all subscribers."""
        room = self._room
        if room is None or not self.subscribers:
            return
        told: dict[bool, bytes] = {}
        for subscriber, subscription in self.subscribers.items():
            member = subscription.player >= 0 or subscriber.person.id == room.host
            if member not in told:
                told[member] = encode(TableChanged(self.info(subscriber.person.id)))
            subscriber.send(told[member])

    def broadcast(self, told: ServerMessage) -> None:
        """Send a message to all subscribers."""
        message = encode(told)
        for subscriber in self.subscribers:
            subscriber.send(message)

    def send_game(self) -> None:
        """Send a game that has just begun to all subscribers."""
        self.load()
        assert self._game is not None
        for subscriber, subscription in self.subscribers.items():
            for message in self._game.now(subscription):
                subscriber.send(message)
