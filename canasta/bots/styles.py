"""Ways to play that people can choose: each a named change of what a player weighs.

A style goes with any level that decides by weights: ``club:cautious``. It says by how much a weight is more
or less than the level's own, so that it stays a style whatever the level was tuned to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from canasta.clauses.setup import Setup
from canasta.policy import weights as by
from canasta.policy.weights import Numbers, Weights, weights

Change = Mapping[int, int]

STYLES: Final[Mapping[str, Change]] = {
    # Gives nothing away: fears for the pile more than for its own cards, and trusts no card that was let go.
    "cautious": {
        by.DANGER_CARD: 45, by.DANGER_BASE: 60, by.STOPPER: -20, by.PASSED: 600, by.SHUT: 800, by.FREEZE: 6,
    },
    # Wants the pile: nearly every card of it is worth having, and a hand full of pairs takes it.
    "hungry": {
        by.PILE_CARD: 25, by.TAKE_COST: -60, by.TAKE_WILD: -25, by.PAIR: 25, by.TRIPLE: 25, by.EARLY: -3,
        by.KEEP: 12, by.NEW_SET: 8,
    },
    # Wants to be out: opens soon, keeps few cards back, and waits for no canasta.
    "quick": {
        by.KEEP: -10, by.NEW_SET: -6, by.OUT: -500, by.OUT_SET: -500, by.TRIPLE: 40, by.PAIR: -10,
        by.OPEN_WILDS: 4, by.PURE: -4,
    },
}  # fmt: skip


def changed(numbers: Numbers, change: Change) -> Numbers:
    """Numbers with a change made to them; it takes none below nothing but what going out must gain.

    >>> changed((5, 7, -2), {1: -10})
    (5, 0, -2)
    """
    return tuple(
        number + change.get(place, 0)
        if place == by.OUT
        else max(min(0, number), number + change.get(place, 0))
        for place, number in enumerate(numbers)
    )


@lru_cache(maxsize=256)
def shared_weights(numbers: Numbers, style: tuple[tuple[int, int], ...] = ()) -> Weights:
    """The weights of a level in a style, made once for all bots of a process.

    In the compiled core a ``vec`` that interpreted code has handed to a function stays in memory for good
    (mypyc takes a reference and never gives it back). A server makes a bot for every question.
    """
    return weights(changed(numbers, dict(style)))


class Styled:
    """A level's weights in a style, by what the rules are like."""

    def __init__(self, numbers_of: Callable[[Setup], Numbers], style: Change | None = None) -> None:
        self._numbers_of = numbers_of
        self._style = tuple((style or {}).items())

    def weights(self, setup: Setup) -> Weights:
        """The weights for a way to play."""
        return shared_weights(self._numbers_of(setup), self._style)
