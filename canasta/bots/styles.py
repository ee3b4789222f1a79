"""Playing styles: named changes to the weights of a level.

A style works with any level that decides by weights, as in ``club:cautious``. It is relative to the level's
weights, so that it remains meaningful when a level is tuned again.
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
    # Protects the pile more than its own cards, does not trust cards that opponents have passed up, and keeps
    # cards back so that a safe one is among them.
    "cautious": {
        by.DANGER_CARD: 45, by.DANGER_BASE: 60, by.STOPPER: -20, by.PASSED: 600, by.SHUT: 800, by.FREEZE: 6,
        by.KEEP: 12, by.NEW_SET: 12, by.PAIR: 25, by.TRIPLE: 25,
    },
    # Goes for the pile: values nearly every card in it, and keeps cards to take it rather than for its sets.
    "hungry": {
        by.PILE_CARD: 25, by.TAKE_COST: -60, by.TAKE_WILD: -25, by.TRIPLE: 25, by.EARLY: -3, by.KEEP: 12,
        by.NEW_SET: 12, by.LEAD_KEPT: 20, by.STOCK_KEPT: 12, by.OWN_SET: -30,
    },
    # Goes out early: opens soon, does not wait for canastas, and lets its partner go out.
    "quick": {
        by.OUT: -500, by.OUT_SET: -500, by.OPEN_WILDS: 4, by.PURE: -6, by.AGREE: 500, by.PASSED: -400,
    },
}  # fmt: skip


def changed(numbers: Numbers, change: Change) -> Numbers:
    """Apply a change to weights; none except ``OUT`` drops below zero.

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
    """Return the weights of a level in a style, shared by all bots of the process.

    In the compiled core a ``vec`` that interpreted code passes to a function stays in memory forever (mypyc
    takes a reference and never releases it), and a server makes a bot for every question.
    """
    return weights(changed(numbers, dict(style)))


class StyledWeights:
    """The weights of a level in a style, depending on the rules."""

    def __init__(self, numbers_of: Callable[[Setup], Numbers], style: Change | None = None) -> None:
        self._numbers_of = numbers_of
        self._style = tuple((style or {}).items())

    def weights(self, setup: Setup) -> Weights:
        """Return the weights for a setup."""
        return shared_weights(self._numbers_of(setup), self._style)
