"""The chance to win a game, estimated from the totals and the hands still to play.

How far apart the sides end up in a hand is measured by letting the rule-based player play some hands, so that
every book, option and house rule has its own figures.
"""

from __future__ import annotations

from math import exp
from typing import Final

from canasta.clauses.setup import Setup
from canasta.engine.random_play import Dice
from canasta.policy.version_1.rollout import play_on, points_of, stage
from canasta.policy.version_1.setup_cache import SetupCache
from canasta.policy.version_1.weights import club_numbers, weights
from canasta.table.state import State

#: Hands played to measure the pace of a setup.
HANDS: Final = 48
#: A logistic curve with this slope is close to the normal distribution.
SLOPE: Final = 1.7


class ScoringRate:
    """The average points of a side per hand, and the spread of the difference between two sides."""

    __slots__ = ("gain", "spread")

    def __init__(self, setup: Setup) -> None:
        everyone = [weights(club_numbers(setup))] * setup.sides
        gained = 0
        squares = 0
        for number in range(HANDS):
            state = stage(setup, number, Dice(f"pace/{number}"))
            play_on(state, everyone)
            points = points_of(state)
            gained += sum(points)
            squares += (points[0] - points[1]) ** 2
        self.gain = max(1.0, float(gained) / float(HANDS * setup.sides))
        self.spread = max(1.0, (squares / HANDS) ** 0.5)


def hands_left(state: State, best: float, pace: ScoringRate) -> float:
    """Estimate how many more hands a game takes after this one when the leader has ``best`` points."""
    book = state.setup.book
    if not book.hands:
        return max(0.5, (book.target - best) / pace.gain)
    # The first meld requirement rises from hand to hand, which reveals the number of this hand.
    hand = 1
    while hand < book.hands and book.first_meld.need(state.scores[0], hand) != state.needs[0]:
        hand += 1
    return book.hands - hand


def chances(state: State, points: list[int]) -> list[float]:
    """Return the chance of each side to win the game after a hand with these points."""
    setup = state.setup
    book = setup.book
    after = [before + made for before, made in zip(state.scores, points, strict=True)]
    best = max(after)
    pace = pace_of(setup)
    left = hands_left(state, best, pace)
    if (best >= book.target and after.count(best) == 1) if not book.hands else left == 0:
        leaders = after.count(best)
        return [1 / leaders if total == best else 0.0 for total in after]
    slope = SLOPE / (pace.spread * max(0.5, left) ** 0.5)
    parts = [exp(slope * (total - best)) for total in after]
    whole = sum(parts)
    return [part / whole for part in parts]


_PACES: Final = SetupCache(ScoringRate)


def pace_of(setup: Setup) -> ScoringRate:
    """Return the pace of a setup, measured at its first use."""
    return _PACES.of(setup)
