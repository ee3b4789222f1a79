"""The scheduler of a table: deals, bots' turns and timeouts, without a command from a client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from canasta.match import Step
from canasta.messages import UserError
from canasta.server.settings import ServerSettings
from canasta.server.tables.bot_turns import BotTurns, Decide, Spawn, bot_at
from canasta.server.tables.clock import Clock, Turn, turn_of, wall_time
from canasta.server.tables.command_queue import Job
from canasta.server.tables.fair_deal import FairDeal, is_due
from canasta.server.tables.game import LiveGame
from canasta.server.tables.hand_pause import HandPause, hand_of, plays_alone
from canasta.server.tables.journal import GameChange, Journal
from canasta.server.tables.proposals import Proposals
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Subscriber, Subscriptions
from canasta.storage import StorageError
from canasta.wire import encode


class Scheduler:
    """The scheduler of one table; everything it does goes through the table's queue.

    Args:
        journal: The state of the table.
        subscriptions: Who is connected.
        clock: The time of the players.
        deal: The deal that precedes a game.
        proposals: The proposals of the players.
        settings: The waiting times of the server.
        now: A monotonic clock in seconds.
        enqueue: Adds a job to the table's queue.
        spawn: Runs a coroutine in the background.
        decide: Chooses a bot's action.
        absent: Called when it is the turn of a player who is not connected, at a place.
        log_error: Logs an internal error.
    """

    def __init__(
        self,
        journal: Journal,
        subscriptions: Subscriptions,
        clock: Clock,
        deal: FairDeal,
        proposals: Proposals,
        *,
        settings: ServerSettings,
        now: Callable[[], float],
        enqueue: Callable[[Job], None],
        spawn: Spawn,
        decide: Decide,
        absent: Callable[[Room, Turn, int], None],
        log_error: Callable[[Exception], None],
    ) -> None:
        self._journal = journal
        self._subscriptions = subscriptions
        self._clock = clock
        self._deal = deal
        self._proposals = proposals
        self._settings = settings
        self._now = now
        self._enqueue = enqueue
        self._absent = absent
        self._log_error = log_error
        self._bots = BotTurns(journal, decide, spawn, enqueue, self._act)
        self._held_until = 0.0  #: nothing is retried before, after a failure
        self._deal_interrupted = False  #: True if a failure may have lost a client's part in a deal
        self._timer: asyncio.TimerHandle | None = None
        self._waits: tuple[object, float] = (None, 0.0)  #: what the table waits for, and when it started
        self.pause = HandPause()
        self._ended = False
        self.slow = False  #: True if the table goes on without subscribers

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """Stop for good, because the table is dropped from memory."""
        self._ended = True
        self.stop()

    @property
    def thinking(self) -> bool:
        """True while a bot chooses its action."""
        return self._bots.thinking

    def forget(self) -> None:
        """Discard bots' thinking, because the position may not have been saved."""
        self._bots.forget()

    def hold(self) -> None:
        """Pause for a moment after a storage error or an internal error."""
        self._held_until = self._now() + self._settings.retry
        self._deal_interrupted = True

    def let_go(self) -> None:
        """End the pause, because a write has succeeded."""
        self._held_until = 0.0

    def schedule(self) -> None:
        """Schedule what comes next at the table."""
        self.stop()
        self._clock.stop(self._now())
        room = self._journal.room
        if room is not None:
            self.slow = room.slow or room.goes_on
        if self._ended or not (self._subscriptions or self.slow):
            return  # a table without subscribers stands still until a client comes back, unless it is slow
        if room is None:
            self._reload()
            return
        held, game = self._held_until - self._now(), self._journal.game
        if held > 0:
            self._later(held, nothing)
        elif room.dealing is not None:
            self._continue_deal(room)
        elif room.awaits_deals:
            self._wait(("deals", room.id), self._settings.retry, lambda: _ignore_refusal(self._deal.go_on()))
        elif game is not None and room.status == "playing":
            if room.proposal is not None:
                self._wait_for_answers(room)
            else:
                self._play(room, game)
        self.send_clock(room)

    def _reload(self) -> None:
        """Load the table again, after a failed write has dropped it: every job begins with that.

        A table that is damaged stands still until a client sends something.
        """
        problem = self._journal.unreadable
        if problem is None:
            self._enqueue(nothing)
        elif isinstance(problem, StorageError):
            self._later(self._settings.retry, nothing)

    def send_clock(self, room: Room, subscriber: Subscriber | None = None) -> None:
        """Send the clock to all subscribers if it has changed, or in any case to one that has just joined."""
        news = self._clock.news(room, self._now(), anew=subscriber is not None)
        if news is None:
            return
        if subscriber is not None:
            subscriber.send(encode(news))
        else:
            self._subscriptions.send_to_all(encode(news))

    def _continue_deal(self, room: Room) -> None:
        dealing = room.dealing
        assert dealing is not None
        step = "dealing", dealing.commitment, dealing.committed
        if self._deal_interrupted:  # clients answer again when asked again, and get the full time for it
            self._waits = None, 0.0
        if self._deal_interrupted or is_due(dealing):
            self._enqueue(lambda: _ignore_refusal(self._deal.go_on()))
        self._deal_interrupted = False
        self._wait(step, self._settings.dealing, lambda: _ignore_refusal(self._deal.hurry()))

    def _wait_for_answers(self, room: Room) -> None:
        if not room.waiting:
            self._enqueue(lambda: _ignore_refusal(self._proposals.settle()))
            return
        number = room.proposals
        what = "proposal", number
        if room.slow and room.proposal_until:
            left = max(0.0, room.proposal_until - wall_time())
            self._later(left, lambda: _ignore_refusal(self._proposals.lapse(number)))
            return
        self._wait(what, self._settings.answers, lambda: _ignore_refusal(self._proposals.lapse(number)))

    def _play(self, room: Room, game: LiveGame) -> None:
        match = game.match
        if game.stuck():
            self._enqueue(lambda: self._act(lambda game: [game.match.abandon()]))
            return
        if match.actor < 0:
            self._pause_after_hand(room, game)
            return
        place = match.seats[match.actor]
        chair, now = room.chairs[place], self._now()
        bot = bot_at(room, game, place)
        if bot:
            self._bots.begin(game, place, bot, room.new.bot_delay / 1000)
            return
        if chair.person not in self._subscriptions.present():
            self._absent(room, turn_of(match), place)
        waits: list[tuple[float, Job]] = []
        if chair.person not in self._subscriptions.present() and room.new.patience and not room.slow:
            since = self._subscriptions.away_since(chair.person)
            waits.append((since + room.new.patience - now, lambda: self._stand_in(place)))
        if room.new.turn_time and not self._journal.failing:
            turn = turn_of(match)
            self._clock.run(turn, place, now)
            left = sum(self._clock.left(room, place, now)) / 1000
            waits.append((left, lambda: self._end_of_time(turn, place)))
        if waits:
            wait, job = min(waits, key=lambda each: each[0])
            self._later(max(0.0, wait), job)

    def _pause_after_hand(self, room: Room, game: LiveGame) -> None:
        hand, between = hand_of(game), room.new.between
        awaited = self.pause.awaited(hand, room, self._subscriptions.present())
        if not game.match.hand_number or not between or not awaited:
            self._wait(hand, 0, lambda: self._act(deal_next))
            return
        left = None
        waits = plays_alone(room) and self._subscriptions.sends_next(room.chairs[awaited[0]].person)
        if not waits:
            self._wait(hand, between, lambda: self._act(deal_next))
            left = self._waits[1] + between - self._now()
        news = self.pause.message(room, awaited, left)
        if news is not None:
            self._subscriptions.send_to_all(encode(news))

    def _wait(self, what: object, seconds: float, job: Job) -> None:
        """Run a job once the table has waited long enough; questions and chat do not restart the timer."""
        now = self._now()
        if self._waits[0] != what:
            self._waits = what, now
        self._later(max(0.0, self._waits[1] + seconds - now), job)

    def _later(self, seconds: float, job: Job) -> None:
        def due() -> None:
            self._timer = None
            self._enqueue(job)

        self._timer = asyncio.get_running_loop().call_later(seconds, due)

    async def _act(self, change: GameChange) -> None:
        """Do something in the game on the table's own initiative; no client gets an error if it fails."""
        try:
            await self._journal.step(change)
        except (UserError, ValueError) as problem:
            self._bots.forget()
            if not isinstance(problem, UserError):
                self._log_error(problem)

    async def _stand_in(self, place: int) -> None:
        room = self._journal.loaded()
        chair, present = room.chairs[place], self._subscriptions.present()
        if chair.person and chair.person not in present and not chair.stand_in and room.playing:
            entry = "stand_in", {"place": place, "bot": room.new.stand_in}
            await _ignore_refusal(self._journal.write([entry]))

    async def _end_of_time(self, turn: Turn, place: int) -> None:
        """Let a bot play the rest of a turn whose time is over, and note that in the record."""
        room, game = self._journal.loaded(), self._journal.game
        if game is None or room.status != "playing" or room.proposal or not room.new.turn_time:
            return
        if turn_of(game.match) != turn or game.match.seats[game.match.actor] != place:
            return
        if sum(self._clock.left(room, place, self._now())) > 0:
            return  # the player has got more time
        await self._act(lambda game: [game.match.note(game.match.actor, "time")])


def deal_next(game: LiveGame) -> Iterable[Step]:
    """Deal the next hand, if there is one to deal."""
    if game.match.actor < 0 and not game.match.over:
        yield game.match.start_hand()


async def nothing() -> None:
    """Do nothing: an empty job, after which the queue calls the scheduler."""


async def _ignore_refusal(work: Awaitable[object]) -> None:
    """Await work that no client asked for; a ``UserError`` would have no reader."""
    with suppress(UserError):
        await work
