"""The scheduler of a table: deals, bots' turns and timeouts, without a command from a client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from canasta.match import Step
from canasta.messages import UserError
from canasta.server.tables.bot_turns import BotTurns, GameChange, bot_at
from canasta.server.tables.clock import Clock, Turn, turn_of
from canasta.server.tables.fair_deal import go_on, hurry, is_due
from canasta.server.tables.game import LiveGame
from canasta.server.tables.proposals import lapse, settle
from canasta.server.tables.room import Room
from canasta.wire import encode

if TYPE_CHECKING:
    from canasta.server.tables.table import Subscriber, Table

_Job = Callable[[], Awaitable[None]]


class Scheduler:
    """The scheduler of one table; everything it does goes through the table's queue."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hub = table.hub
        self.clock = Clock()
        self.gone: dict[str, float] = {}  #: when a person disconnected
        self._held = 0.0  #: time until which nothing is retried after a failure
        self._refused = False  #: True if an internal error may have lost a client's part in a deal
        self._timer: asyncio.TimerHandle | None = None
        self._bots = BotTurns(table, self._by_itself)
        self._waits: tuple[object, float] = (None, 0.0)  #: what the table waits for, and when it started

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def forget(self) -> None:
        """Discard bots' thinking, because the position may not have been saved."""
        self._bots.forget()

    def hold(self) -> None:
        """Pause for a moment after a storage error or an internal error."""
        self._held = self.hub.now() + self.hub.settings.retry
        self._refused = True

    def let_go(self) -> None:
        """End the pause, because a write has succeeded."""
        self._held = 0.0

    def drive(self) -> None:
        """Schedule what comes next at the table."""
        self.stop()
        self.clock.stop(self.hub.now())
        if not self.table.subscribers:
            return  # a table without subscribers stands still until a client comes back
        try:
            room = self.table.load()
        except Exception as problem:
            if not isinstance(problem, UserError):
                self.hub.log_error(problem, self.table.id)
            return
        held, dealing = self._held - self.hub.now(), room.dealing
        if held > 0:
            self._later(held, nothing)
        elif dealing is not None:
            step = "dealing", dealing.commitment, dealing.committed
            if self._refused:  # clients answer again when asked again, and get the full time for it
                self._waits = None, 0.0
            if self._refused or is_due(dealing):
                self.table.queue.add(lambda: self._quietly(go_on(self.table)))
            self._refused = False
            self._wait(step, self.hub.settings.dealing, lambda: self._quietly(hurry(self.table)))
        elif self.table.game is not None and room.status == "playing":
            if room.proposal is not None:
                self._wait_for_answers(room)
            else:
                self._play(room, self.table.game)
        self.send_clock(room)

    def send_clock(self, room: Room, subscriber: Subscriber | None = None) -> None:
        """Send the clock to all subscribers if it has changed, or in any case to one that has just joined."""
        news = self.clock.news(room, self.hub.now(), anew=subscriber is not None)
        if news is not None:
            message = encode(news)
            for each in [subscriber] if subscriber else self.table.subscribers:
                each.send(message)

    def _wait_for_answers(self, room: Room) -> None:
        if not room.waiting:
            self.table.queue.add(lambda: self._quietly(settle(self.table)))
            return
        number = room.proposals
        lapsing = self.hub.settings.answers
        self._wait(("proposal", number), lapsing, lambda: self._quietly(lapse(self.table, number)))

    def _play(self, room: Room, game: LiveGame) -> None:
        match = game.match
        if game.stuck():
            self.table.queue.add(lambda: self._by_itself(lambda game: [game.match.abandon()]))
            return
        if match.actor < 0:
            present = self.table.present()
            people = any(chair.person in present and not chair.stand_in for chair in room.chairs)
            wait: float = room.new.between if match.hand_number and people else 0
            hand = "hand", game.kept.stream, match.hand_number
            self._wait(hand, wait, lambda: self._by_itself(deal_next))
            return
        place = match.seats[match.actor]
        chair, now = room.chairs[place], self.hub.now()
        bot = bot_at(room, game, place)
        if bot:
            self._bots.begin(game, place, bot, room.new.bot_delay / 1000)
            return
        waits: list[tuple[float, _Job]] = []
        if chair.person not in self.table.present() and room.new.patience:
            gone = self.gone.setdefault(chair.person, now)
            waits.append((gone + room.new.patience - now, lambda: self._stand_in(place)))
        if room.new.turn_time and not self.table.troubled:
            turn = turn_of(match)
            self.clock.run(turn, place, now)
            left = sum(self.clock.left(room, place, now)) / 1000
            waits.append((left, lambda: self._end_of_time(turn, place)))
        if waits:
            wait, job = min(waits, key=lambda each: each[0])
            self._later(max(0.0, wait), job)

    def _wait(self, what: object, seconds: float, job: _Job) -> None:
        """Run a job once the table has waited long enough; questions and chat do not restart the timer."""
        now = self.hub.now()
        if self._waits[0] != what:
            self._waits = what, now
        self._later(max(0.0, self._waits[1] + seconds - now), job)

    def _later(self, seconds: float, job: _Job) -> None:
        def due() -> None:
            self._timer = None
            self.table.queue.add(job)

        self._timer = asyncio.get_running_loop().call_later(seconds, due)

    async def _by_itself(self, doing: GameChange) -> None:
        """Do something in the game on the table's own initiative; no client gets an error if it fails."""
        try:
            await self.table.step(doing)
        except (UserError, ValueError) as problem:
            self._bots.forget()
            if not isinstance(problem, UserError):
                self.hub.log_error(problem, self.table.id)

    async def _quietly(self, work: Awaitable[object]) -> None:
        """Await work that no client asked for, and ignore its complaints."""
        with suppress(UserError):
            await work

    async def _stand_in(self, place: int) -> None:
        room = self.table.load()
        chair = room.chairs[place]
        if chair.person and chair.person not in self.table.present() and not chair.stand_in and room.playing:
            entry = "stand_in", {"place": place, "bot": room.new.stand_in}
            await self._quietly(self.table.write([entry]))

    async def _end_of_time(self, turn: Turn, place: int) -> None:
        """Let a bot play the rest of a turn whose time is over, and note that in the record."""
        room, game = self.table.load(), self.table.game
        if game is None or room.status != "playing" or room.proposal or not room.new.turn_time:
            return
        if turn_of(game.match) != turn or game.match.seats[game.match.actor] != place:
            return
        if sum(self.clock.left(room, place, self.hub.now())) > 0:
            return  # the player has got more time
        await self._by_itself(lambda game: [game.match.note(game.match.actor, "time")])


def deal_next(game: LiveGame) -> Iterable[Step]:
    """Deal the next hand, if there is one to deal."""
    if game.match.actor < 0 and not game.match.over:
        yield game.match.start_hand()


async def nothing() -> None:
    """Do nothing: an empty job, after which the queue calls the scheduler."""
