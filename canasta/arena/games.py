"""Play the games of a pair: bots see a view of the hand, and the engine is called directly.

The cards come from the seeded shuffle of the pair's seed, so that a game can be stored as an ordinary record.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import NamedTuple

from canasta.arena.clock import CLOCK, count_times
from canasta.arena.contest import GAMES, LONGEST_GAME, Contest, bot_seed
from canasta.arena.results import GameRow, HandRow, Misplay, PairRow
from canasta.bots import Bot, SimpleBot
from canasta.bots.plugins import WatchedBot
from canasta.cards import KIND_OF_CARD
from canasta.clauses.setup import Setup
from canasta.engine import State, legal_actions, play_out_step, view
from canasta.engine.deal import deal_whole
from canasta.engine.random_play import ENDLESS
from canasta.match.course import Course
from canasta.match.ledger import pack_of
from canasta.match.shuffler import HandShuffler
from canasta.messages import UserError
from canasta.notation import write_position
from canasta.shuffle import permutation, seeded_orders
from canasta.table.state import PART_OVER


class PairBatch(NamedTuple):
    """Pairs of a contest to be played on one core."""

    contest: Contest
    pairs: Sequence[int]
    records: bool = False
    deadline: float = 0.0  #: Unix time after which the piece is not begun; 0 for no limit


def play_pairs(piece: PairBatch) -> list[PairRow]:
    """Play the pairs of a piece in this process; play none if its deadline has passed."""
    if piece.deadline and time() > piece.deadline:
        return []
    return [play_pair(piece.contest, pair, piece.records) for pair in piece.pairs]


def play_pair(contest: Contest, pair: int, records: bool = False) -> PairRow:
    """Play the same deals once per side, so that every contestant plays every side."""
    row = PairRow(pair, [], {}, [])
    for seating in contest.seatings(pair):
        game = _Game(contest, pair, seating, row)
        game.play()
        row.games.append(game.row)
        if records:
            from canasta.arena.records import write_game

            row.records.append(write_game(contest, pair, seating, game.actions))
    return row


class _Game:
    """One game, or one hand, of a pair."""

    def __init__(self, contest: Contest, pair: int, seating: Sequence[int], into: PairRow) -> None:
        self.setup = contest.setup()
        self.mode = contest.mode
        self.seed = contest.deal_seed(pair)
        self.names = contest.names(pair, seating)
        self.make_bot = contest.make_bot
        self.course = Course(self.setup, contest.members(), contest.target or self.setup.book.target)
        totals, number = contest.start(pair)
        self.course.begin(totals)
        self.course.number = number - 1
        self.into = into
        self.row = GameRow(list(seating), [], False, [])
        self.actions: list[list[tuple[int, int]]] = []  #: for each hand, the actors and their actions

    def play(self) -> None:
        """Play the game to its end."""
        course, row = self.course, self.row
        while not row.winners:
            self._play_hand()
            if self.mode != GAMES:
                row.winners = _best(row.hands[0].points)
            elif course.winners:
                row.winners = list(course.winners)
            elif len(row.hands) >= LONGEST_GAME:
                row.winners = _best(course.totals)
                row.cut = True

    def _play_hand(self) -> None:
        course = self.course
        course.next_hand()
        before = list(course.totals)
        state = dealt(self.setup, self.seed, course)
        # Make the bots anew for every deal, so that their chance does not depend on earlier hands.
        bots = [self._seat(state, seat, player) for seat, player in enumerate(course.seats)]
        times: list[list[int]] = [[] for _ in bots]
        actions = self._play_out(state, bots, times)
        self.actions.append(actions)
        _, points = course.count_hand(state)
        sides = self.setup.sides
        for seat, player in enumerate(course.seats):
            count_times(self.into.clocks.setdefault(self.names[player], {}), times[seat])
        ms = []
        for side in range(sides):
            spent = [time for seat in range(side, len(bots), sides) for time in times[seat]]
            ms.append(round(sum(spent) / max(1, len(spent)) / 1e6, 4))
        out = state.out % sides if state.out >= 0 else -1
        row = HandRow(
            course.number, before, list(points), len(actions), state.turn + 1, state.ending, out, ms
        )
        self.row.hands.append(row)

    def _seat(self, state: State, seat: int, player: int) -> Bot:
        """Make a player's bot; one that cannot be made plays as ``SimpleBot``, and that is recorded."""
        name = self.names[player]
        try:
            return self.make_bot(name, bot_seed(self.seed, self.course.number, player))
        except UserError as problem:  # of a class that raises an error now and then
            position = write_position(view(state, seat).position)
            self.into.misplays.append(Misplay(name, position, str(problem)))
            return SimpleBot()

    def _play_out(
        self, state: State, bots: Sequence[Bot], times: Sequence[list[int]]
    ) -> list[tuple[int, int]]:
        actions: list[tuple[int, int]] = []
        watched = [isinstance(bot, WatchedBot) for bot in bots]
        clock = CLOCK
        while state.part != PART_OVER:
            seat = state.actor
            seen = view(state, seat)
            begun = clock()
            try:
                action = bots[seat].choose(seen)
            except UserError as problem:  # a watched bot reports what it did wrong
                action = self._misplayed(state, seat, str(problem))
            except Exception as problem:
                action = self._misplayed(state, seat, repr(problem))
            else:
                times[seat].append(clock() - begun)
                if not watched[seat] and action not in legal_actions(state):
                    action = self._misplayed(state, seat, repr(action))
            actions.append((seat, action))
            play_out_step(state, action)
            if len(actions) > ENDLESS:
                raise UserError("arena.endless", names=", ".join(self.names))
        return actions

    def _misplayed(self, state: State, seat: int, what: str) -> int:
        """Record an illegal choice and return what ``SimpleBot`` would play instead."""
        seen = view(state, seat)
        position = write_position(seen.position)
        self.into.misplays.append(Misplay(self.names[self.course.seats[seat]], position, what))
        legal = legal_actions(state)
        action = SimpleBot().choose(seen)
        return action if action in legal else legal[0]


def dealt(setup: Setup, seed: bytes, course: Course) -> State:
    """Deal the next hand of a course; the seed determines its order and that of any later shuffle in it."""
    order = _order(setup, seed, course.number)
    shuffler = HandShuffler(seeded_orders(seed), course.number)
    return deal_whole(setup, order, course.dealer, course.totals, None, shuffler, course.number)


@lru_cache(maxsize=64)
def _order(setup: Setup, seed: bytes, hand: int) -> bytes:
    """Return the kinds of a hand, top card first; cached because every seating needs them."""
    pack = pack_of(setup)
    return bytes([KIND_OF_CARD[pack[place]] for place in permutation(seed, hand, 0, len(pack))])


def _best(amounts: Sequence[int]) -> list[int]:
    best = max(amounts)
    return [side for side, amount in enumerate(amounts) if amount == best]
