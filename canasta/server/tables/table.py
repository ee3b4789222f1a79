"""A table: it coordinates room, game, subscriptions and scheduler (docs/architecture.md).

Everything that changes a table is a job in its one queue. What a job changes goes through the journal, which
writes it to the disk before any subscriber is sent it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from canasta.engine import IllegalAction
from canasta.fairness import Dealing
from canasta.match import Step
from canasta.messages import UserError, text, use_language
from canasta.server.errors import error_id, refusal_message
from canasta.server.fair_queue import Requester
from canasta.server.tables.chat import Chat
from canasta.server.tables.clock import Clock, out_of_time, wall_time
from canasta.server.tables.command_queue import CommandQueue
from canasta.server.tables.fair_deal import FairDeal
from canasta.server.tables.game import REFEREE, LiveGame, named_card, read_actions
from canasta.server.tables.hand_pause import hand_of
from canasta.server.tables.host_commands import host_entries
from canasta.server.tables.indexes import Entries
from canasta.server.tables.journal import Journal, JournalHooks
from canasta.server.tables.proposals import Proposals
from canasta.server.tables.questions import answer_to, hint_for
from canasta.server.tables.rematch import Sides, ask_rematch, is_agreed, prepare_start
from canasta.server.tables.room import Room
from canasta.server.tables.rules import check_level
from canasta.server.tables.rulings import check_call, check_ruling, may_rule
from canasta.server.tables.scheduler import Scheduler, nothing
from canasta.server.tables.seat_sessions import SeatSessions
from canasta.server.tables.subscriptions import Acknowledgement, Subscriber, Subscription, Subscriptions
from canasta.server.tables.voice import Voice
from canasta.storage import DuplicateCommand, StorageError, Store
from canasta.storage.people import Person, find_person
from canasta.wire import encode, protocol
from canasta.wire.coach import Hint
from canasta.wire.tables import TableInfo

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Commands reserved for the host.
_HOST_COMMANDS: Final = (
    protocol.Bot, protocol.Remove, protocol.Renew, protocol.Start, protocol.Change, protocol.Swap,
    protocol.Host, protocol.Time, protocol.Pause, protocol.Close,
)  # fmt: skip
#: Commands that act in the game.
_GAME_COMMANDS: Final = (
    protocol.Act, protocol.Play, protocol.Undo, protocol.Try, protocol.Call, protocol.Rule, protocol.Next,
)  # fmt: skip


class Table:
    """One table. It owns its parts, its queue and with it the order of all writes."""

    def __init__(self, hub: Hub, id: str) -> None:
        self.id = id
        self._hub = hub
        self._clock = Clock()
        self.subscriptions = Subscriptions(self._now)
        self._journal = Journal(
            id,
            hub.database,
            hub.metrics,
            self._clock,
            self._now,
            self.subscriptions,
            JournalHooks(self._changed, self._written, self._write_failed, self._dropped, self._lost),
            self._lease,
        )
        self._seat_sessions = SeatSessions(id, hub.database)
        self.deal = FairDeal(self._journal, self.subscriptions, self._shared_deals)
        self._proposals = Proposals(self._journal, self.subscriptions, hub.settings.limits.extras)
        self._chat = Chat(self._journal, self.subscriptions, hub.database, hub.metrics, self._now)
        self._voice = Voice(id, self.subscriptions, self._seat_sessions, hub.settings.ice_servers, self._now)
        self.queue = CommandQueue(self.load, self._schedule, self._failed)
        self._scheduler = Scheduler(
            self._journal,
            self.subscriptions,
            self._clock,
            self.deal,
            self._proposals,
            settings=hub.settings,
            now=self._now,
            enqueue=self.queue.add,
            spawn=hub.spawn,
            decide=hub.decide,
            absent=hub.alerts.turn,
            log_error=self._log_error,
        )

    # --- Interface ----------------------------------------------------------------------------------

    async def do(
        self,
        person: Person,
        command: protocol.AnyCommand,
        *,
        device: Subscriber | None = None,
        session: str = "",
        done: Acknowledgement | None = None,
    ) -> int:
        """Carry out a command; return the number of entries after it, once it is on the disk.

        A move sends ``done`` to its client with the update, if the client has subscribed.
        """

        async def job() -> int:
            if not isinstance(command, protocol.Sit):
                await self._seat_sessions.check(person.id, device, session)
            if isinstance(command, protocol.Voice | protocol.Signal):
                return self._voice.do(self._journal.loaded(), device, command)
            number = await self._do_once(person, command, done)
            if isinstance(command, protocol.Sit):
                if device is not None:
                    await self._seat_sessions.take(device)
                else:
                    await self._seat_sessions.take_without(person.id, session)
                self._voice.update(await self.load())
                await self._seated(self._journal.loaded(), device)
            return number

        # A client with ``done`` is a socket, whose task nothing cancels; the one of a request may be.
        return await (self.queue.run(job) if done is not None else self.queue.wait_for(job))

    async def ask(
        self, subscription: Subscription, question: protocol.AnyTableQuestion, requester: Requester
    ) -> protocol.AnyAnswer:
        """Answer a question. Hints are computed in another process while the table goes on."""

        async def answer() -> protocol.AnyAnswer:
            game = self._journal.loaded_game()
            if isinstance(question, protocol.AskEvents):
                with use_language(subscription.language or None):
                    seat = game.seat_of(subscription.player)
                    await game.hand_events().catch_up(seat, sentences=subscription.sentences)
            return answer_to(game, subscription, question)

        async def prepare_hint() -> Any:
            job = hint_for(self._journal.loaded_game(), subscription, self._hub.settings.samples)
            if subscription.player not in self._journal.loaded().helped:  # recorded for the ratings
                await self._journal.write([("helped", {"place": subscription.player})])
            return job

        if not isinstance(question, protocol.AskHint):
            return await self.queue.wait_for(answer)
        job = await self.queue.wait_for(prepare_hint)
        return protocol.HintAnswer(cast(Hint, await self._hub.analysis.run(requester, job)))

    async def subscribe(
        self,
        subscriber: Subscriber,
        subscription: Subscription,
        invite: str,
        seat: str = "",
        *,
        sends_next: bool = False,
    ) -> None:
        """Subscribe a client to the table and send it the current state.

        ``seat`` is the client's token for its place, if it has one; ``sends_next``: it sends ``next``.
        """

        async def job() -> None:
            room = self._journal.loaded()
            person = subscriber.person.id
            room.check_look(person, invite)
            place = room.place_of(person)
            placed = subscription._replace(player=place)
            self.subscriptions.add(subscriber, placed, sends_next=sends_next)
            if place >= 0:
                await self._seat_sessions.take(subscriber, seat)
                self._voice.update(room)
            chair = room.chairs[place] if place >= 0 else None
            if chair and chair.stand_in and not chair.left and room.playing:
                await self._journal.write([("stand_in", {"place": place, "bot": ""})])
            self.send_table()
            if place >= 0 and room.new.voice:
                self._voice.send_to(subscriber)
            if room.dealing is not None:
                self.deal.send(room.dealing)
            elif self.game is not None and room.status != "waiting":  # after a rematch was asked for
                for message in self.game.now(self.subscriptions[subscriber]):
                    subscriber.send(message)
                self._scheduler.send_clock(room, subscriber)
                self._scheduler.pause.send_again()

        await self.queue.wait_for(job)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Unsubscribe a client from the table."""
        if not self.subscriptions.remove(subscriber):
            return
        self._seat_sessions.leave(subscriber)
        self._voice.leave(subscriber)
        self.send_table()
        self.queue.add(nothing)  # so that the scheduler runs: what comes next may have changed
        if not self.subscriptions:
            self._hub.drop_when_idle(self)

    async def start(self, level: str) -> None:
        """Start a game on behalf of the host; bots of a level take the free places."""

        async def job() -> None:
            room = self._journal.loaded()
            await self._start(room, Person(room.host, "", ""), level, "")

        await self.queue.wait_for(job)

    async def remove_person(self, person: Person) -> None:
        """Remove a person who was deleted, or does not wait any longer; a table without people closes."""

        async def job() -> None:
            room = self._journal.loaded()
            entries = room.depart(person.id)
            if ("closed", {}) in entries and room.status in ("playing", "paused"):
                await self._abandon(room)
                entries = room.depart(person.id)
            await self._journal.write(entries)

        await self.queue.wait_for(job)

    async def rename(self, person: Person) -> None:
        """Use a person's new name at the table, unless a game is in play."""

        async def job() -> None:
            await self._journal.write(self._journal.loaded().renames({person.id: person.name}))

        await self.queue.wait_for(job)

    async def break_off(self) -> None:
        """End an abandoned game: it has no winner, and its deals can be verified."""

        async def job() -> None:
            await self._abandon(self._journal.loaded())

        await self.queue.wait_for(job)

    async def _seated(self, room: Room, device: Subscriber | None) -> None:
        """Go on at an evening's table after a player has come: begin, or show them the game in play."""
        if room.ready:
            await self._start(room, Person(room.host, "", ""), "", "")
        elif device is None or device not in self.subscriptions or self.game is None:
            return
        elif room.seats and room.status == "playing":
            for message in self.game.now(self.subscriptions[device]):
                device.send(message)

    async def end_game(self) -> None:
        """End the game in play of an evening's table, whose round is over; then close the table."""

        async def job() -> None:
            room = self._journal.loaded()
            if room.status in ("playing", "paused"):
                await self._abandon(room)
            if room.dealing is None and room.status != "closed":
                await self._journal.write([("closed", {})])

        await self.queue.wait_for(job)

    async def load(self) -> Room:
        """Return the table without its game; raise a ``UserError`` if it does not exist.

        The game is loaded as well. Until the next ``await``, both are in memory.
        """
        return await self._journal.load()

    @property
    def room(self) -> Room:
        """The table without its game, which must be in memory (``load``)."""
        return self._journal.loaded()

    @property
    def is_loaded(self) -> bool:
        """True if the table is in memory."""
        return self._journal.room is not None

    @property
    def game(self) -> LiveGame | None:
        """The game in play, or the last one, if it is loaded."""
        return self._journal.game

    def subscription_for(self, person: str, **options: Any) -> Subscription:
        """Return the subscription options for a person; the table must be in memory."""
        return Subscription(self.room.place_of(person), **options)

    def info(self, person: str) -> TableInfo:
        """Return the description of the table as a person may see it; the table must be in memory."""
        return self.subscriptions.info(self.room, person)

    async def words(self) -> tuple[str, list[str]]:
        """Return what the texts of errors need: the book, and the players' names by seat."""
        room = await self.load()
        return room.rules.slug, self.game.match.seat_names() if self.game else []

    @property
    def busy(self) -> bool:
        """True while the table must stay in memory."""
        goes_on = self._journal.room is not None and self._journal.room.goes_on
        return bool(self.subscriptions) or goes_on or self.queue.busy or self._scheduler.thinking

    def wake(self) -> None:
        """Let the scheduler run, at a slow table that no client looks at."""
        self.queue.add(nothing)

    @property
    def turn_until(self) -> float:
        """The end of the turn or of a proposal at a slow table (Unix time); 0 if it need not be woken."""
        room = self._journal.room
        if room is None:  # dropped, and not loaded again yet
            return wall_time() if self._scheduler.slow else 0.0
        if not room.slow or room.turn is None:
            return 0.0
        return room.proposal_until if room.proposal is not None else room.turn_until

    async def finish(self) -> None:
        """Wait until the commands received so far are carried out, and stop the scheduler."""
        await self.queue.wait_for(nothing)
        self._scheduler.end()

    def drop(self) -> None:
        """Stop the scheduler; everything is on the disk."""
        self._scheduler.end()

    def send_table(self) -> None:
        """Send the description of the table to all subscribers, if it is in memory."""
        if self._journal.room is not None:
            self.subscriptions.send_table(self._journal.room)

    # --- Events of the parts ------------------------------------------------------------------------

    def _now(self) -> float:
        return self._hub.now()

    def _schedule(self) -> None:
        self._scheduler.schedule()

    async def _shared_deals(self, evening: str, number: int) -> Dealing:
        return await self._hub.evenings.deals.opened(evening, number)

    def _log_error(self, problem: Exception) -> None:
        self._hub.log_error(problem, self.id)

    def _failed(self, problem: Exception) -> None:
        """Handle an error that no client gets: log it, and drop the state, which cannot be trusted."""
        loading = problem is self._journal.unreadable
        if loading and isinstance(problem, UserError):
            return  # clients get the reason when they send something
        self._log_error(problem)
        if loading:
            return
        self._journal.drop()
        self._scheduler.hold()

    def _dropped(self) -> None:
        self._scheduler.forget()

    def _lease(self) -> tuple[str, int] | None:
        return self._hub.node.lease_of(self.id) if self._hub.node is not None else None

    def _lost(self) -> None:
        if self._hub.node is not None:
            self._hub.node.lose(self.id)

    def _written(self, recovered: bool) -> None:
        self._scheduler.let_go()
        if recovered:
            self.send_table()  # the table works again

    def _write_failed(self, problem: StorageError, first: bool) -> None:
        self._hub.metrics.count("disk_refused")
        self._scheduler.hold()
        if first:
            error = error_id(problem)

            def message(subscription: Subscription) -> list[bytes]:
                sentence = text(error, language=subscription.language or None)
                return [encode(protocol.TableUnavailable(self.id, error, sentence))]

            self.subscriptions.send_each(message)

    def _changed(self, entries: Entries) -> None:
        """Update the subscriptions to the current places, and remove clients that may no longer watch."""
        room = self._journal.loaded()
        renewed = any(kind == "invitation" for kind, _ in entries)
        if renewed or not room.new.onlookers:
            for subscriber in self.subscriptions:
                if problem := room.sent_away(subscriber.person.id, renewed=renewed):
                    language = self.subscriptions[subscriber].language
                    subscriber.send(encode(refusal_message(problem, language=language)))
                    self.unsubscribe(subscriber)
        self.subscriptions.update_places(room)
        self.send_table()
        self._voice.update(room)

    # --- Commands -----------------------------------------------------------------------------------

    async def _do_once(
        self, person: Person, command: protocol.AnyCommand, done: Acknowledgement | None
    ) -> int:
        """Carry out a command, unless the same command was carried out before."""
        key = f"{person.id}:{command.key}"
        # Commands in the game write once, all or nothing, and the store refuses to write a key again. So for
        # them the disk is not read before each move, but only to find out why a move was refused.
        writes_once = isinstance(command, _GAME_COMMANDS)
        for last in (False, True):
            # Looked up first: finding out during the write would make the table reload its game.
            number = await self._journal.number_of(key, certain=not writes_once)
            if number:
                return number
            try:
                return await self._carry_out(person, command, key, done)
            except DuplicateCommand as again:
                return again.number
            except StorageError as problem:
                if last or problem.message != "storage.conflict":
                    raise
                await self.load()  # another writer was first: reload and retry
            except (UserError, IllegalAction):
                if writes_once and (number := await self._journal.number_of(key)):
                    return number
                raise
        raise AssertionError

    async def _carry_out(
        self, person: Person, command: protocol.AnyCommand, key: str, done: Acknowledgement | None
    ) -> int:
        """Carry out a command and return the number of entries in the stream that it was written to."""
        await self._promote_to_host(person, command)
        room = self._journal.loaded()
        if isinstance(command, protocol.Next) and self._awaits_others(room, person):
            return room.number
        if isinstance(command, _GAME_COMMANDS):
            steps = partial(self._steps, room=room, person=person, command=command)
            return await self._journal.step(steps, key, done=done)
        if isinstance(command, protocol.Start):
            return await self._start(room, person, check_level(command.bots) if command.bots else "", key)
        if isinstance(command, protocol.Rematch):
            return await self._rematch(room, person, command.yes, key)
        if isinstance(command, protocol.Commit | protocol.Reveal):
            return await self.deal.contribute(room, person, command, key)
        if isinstance(command, protocol.Phrase | protocol.Chat):
            return await self._chat.speak(person, command, key)
        if isinstance(command, protocol.Mute | protocol.Report):
            return await self._chat.moderate(person, command)
        if isinstance(command, protocol.Abandon):
            if room.proposal is not None and room.proposal.what == "end":
                return await self._proposals.answer(room, person, True, key)
            return await self._proposals.propose(room, person, "end", key)
        if isinstance(command, protocol.Propose):
            return await self._proposals.propose(room, person, command.what, key)
        if isinstance(command, protocol.AnswerProposal):
            return await self._proposals.answer(room, person, command.yes, key)
        if isinstance(command, protocol.Close) and room.status in ("playing", "paused"):
            return await self._close_during_game(room, person, key)
        return await self._journal.write(self._entries(room, person, command), key)

    def _awaits_others(self, room: Room, person: Person) -> bool:
        """Note that a player is ready for the next hand; return True if others are not yet."""
        game, place = self.game, room.place_of(person.id)
        between = game is not None and game.match.actor < 0 and not game.match.over
        if not between or room.status != "playing" or place < 0 or room.chairs[place].stand_in:
            return False  # refused with the reason
        assert game is not None
        hand, pause = hand_of(game), self._scheduler.pause
        pause.say_ready(hand, person.id)
        return bool(pause.awaited(hand, room, self.subscriptions.present()))

    def _entries(self, room: Room, person: Person, command: protocol.AnyCommand) -> Entries:
        """Return the entries for a command about the table."""
        if isinstance(command, protocol.Pause):
            entries = room.pause(person.id, command.on, self._clock.stopped(self._now()))
            if entries and not command.on and room.slow and room.turn:
                # After a pause the turn has its full time again.
                entries.append(("turn", {"turn": room.turn, "until": wall_time() + room.new.turn_time}))
            return entries
        if isinstance(command, protocol.Change | protocol.Swap | protocol.Host | protocol.Time):
            return host_entries(room, person.id, command)
        if isinstance(command, protocol.Sit):
            return room.sit(person, command.place, command.invite)
        if isinstance(command, protocol.Stand):
            return room.stand(person.id)
        if isinstance(command, protocol.Bot):
            return room.seat_bot(person.id, command.place, check_level(command.level))
        if isinstance(command, protocol.Remove):
            return room.remove(person.id, command.place)
        if isinstance(command, protocol.Renew):
            return room.renew(person.id)
        if isinstance(command, protocol.Consent):
            return room.consent(person.id, command.on)
        assert isinstance(command, protocol.Close)
        return room.close(person.id)

    def _steps(
        self, game: LiveGame, room: Room, person: Person, command: protocol.AnyCommand
    ) -> Iterable[Step]:
        """Do what a command asks for in the game, step by step."""
        match, place = game.match, room.place_of(person.id)
        if place >= 0 and room.chairs[place].stand_in:
            raise UserError("server.stand_in")
        if room.proposal is not None:
            raise UserError("server.proposal")
        if place >= 0 and game.seat_of(place) == match.actor >= 0 and out_of_time(match):
            raise UserError("server.out_of_time")
        if isinstance(command, protocol.Undo | protocol.Try | protocol.Call | protocol.Rule):
            seat = REFEREE if isinstance(command, protocol.Rule) else game.seat_of(place)
            game.check_extras(seat, self._hub.settings.limits.extras)
        if isinstance(command, protocol.Act):
            yield from game.act(place, read_actions(command.actions), named_card(command.card))
        elif isinstance(command, protocol.Play):
            yield from game.act(place, *game.read(place, command.line))
        elif isinstance(command, protocol.Undo):
            if not room.new.undo:
                raise UserError("server.no_undo")
            yield match.undo(game.own_seat(place))
        elif isinstance(command, protocol.Try):
            yield match.attempt(game.own_seat(place), *read_actions([command.action]))
        elif isinstance(command, protocol.Call):
            check_call(match, game.own_seat(place))
            yield match.call(game.own_seat(place))
        elif isinstance(command, protocol.Rule):
            if not may_rule(room, person.id):
                raise UserError("server.no_referee")
            check_ruling(match, command.decision, game.seat_of(place) if place >= 0 else -1)
            yield match.referee(command.decision, command.cause)
        else:
            if place < 0:
                raise UserError("server.not_playing")
            yield match.start_hand()

    async def _start(self, room: Room, person: Person, level: str, key: str) -> int:
        prepared = prepare_start(room, person.id, level, self.subscriptions.present(), self._last_sides())
        await self._journal.write(prepared)
        await self._journal.write(room.renames(await self._names_of(room)))
        return await self.deal.begin(room, room.fill_with_bots(level), key)

    async def _rematch(self, room: Room, person: Person, yes: bool, key: str) -> int:
        asked = room.rematch
        number = await self._journal.write(ask_rematch(room, person.id, yes, self._last_sides()), key)
        if room.rematch and not asked:
            present = self.subscriptions.present()
            for chair in room.chairs:
                if chair.person and chair.person not in (person.id, *present):
                    self._hub.alerts.rematch(chair.person, self.id, person.name)
        if is_agreed(room):
            await self._journal.write(room.renames(await self._names_of(room)))
            await self.deal.begin(room, [])
        return number

    def _last_sides(self) -> Sides:
        """Return the places of the players of each side in the last game; nothing before the first."""
        return self.game.match.members if self.game is not None else ()

    async def _names_of(self, room: Room) -> dict[str, str]:
        """Return the current names of the people who sit here, by their ids."""
        people = [chair.person for chair in room.chairs if chair.person]

        def names(store: Store) -> dict[str, str]:
            found = (find_person(store, person) for person in people)
            return {person.id: person.name for person in found if person is not None}

        return await self._hub.database.read(names)

    async def _promote_to_host(self, person: Person, command: protocol.AnyCommand) -> None:
        """Make a seated player the host, if their command is reserved for the host and the host is away."""
        room = self._journal.loaded()
        if not isinstance(command, _HOST_COMMANDS) or person.id == room.host or room.place_of(person.id) < 0:
            return
        if self.subscriptions.away(room.host) >= self._hub.settings.host_away:
            await self._journal.write([("host", {"person": person.id})])

    async def _close_during_game(self, room: Room, person: Person, key: str) -> int:
        entries = room.close(person.id)
        resigned = room.resign(self.subscriptions.present())
        if room.status == "paused":
            resigned.append(("resumed", {}))
        await self._journal.write(resigned)
        await self._journal.step(lambda game: [game.match.abandon()])
        return await self._journal.write(entries, key)

    async def _abandon(self, room: Room) -> None:
        if room.status == "paused":
            await self._journal.write([("resumed", {})])
        await self._journal.step(lambda game: [game.match.abandon()])
