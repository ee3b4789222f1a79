"""The pool: players of different kinds that levels are measured against and tuned with.

Levels that are tuned against one opponent learn to beat that opponent. The members of the pool differ in what
they do with their cards: they lay at once or hold back, hunt for the pile, freeze it, or go out at the first
chance. Most are weights of the rule-based player, so that whole hands are played inside the core; ``eager``
is a separate program. Members are kept for comparison and never tuned.

>>> from canasta.bots.pool import POOL
>>> sorted(POOL)[:3]
['pool:closer', 'pool:eager', 'pool:expert-1']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

from canasta.bots.styles import shared_weights
from canasta.cards import JOKER, TWO
from canasta.clauses.setup import Setup
from canasta.engine.view import View
from canasta.policy import weights as by
from canasta.policy.outlook import outlook
from canasta.policy.signals import choose_with_signals
from canasta.policy.weights import CLUB, CLUB_FEET, Numbers, family
from canasta.table import actions as act

#: Names of members begin with this.
PREFIX: Final = "pool:"


class Player(Protocol):
    """A player of the pool."""

    def choose(self, view: View) -> int:
        """Choose one of the view's legal actions."""
        ...


class WeightsBot:
    """The rule-based player with the weights of a member of the pool."""

    def __init__(self, numbers_of: Callable[[Setup], Numbers]) -> None:
        self._numbers_of = numbers_of

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        setup = view.setup
        return choose_with_signals(view.packed, outlook(setup), shared_weights(self._numbers_of(setup)))


class EagerBot:
    """Takes the pile and lays whatever it can, and discards the cheapest card that it holds least of."""

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        return max(legal, key=lambda action: (self._urgency(view, action), -action))

    def _urgency(self, view: View, action: int) -> int:
        family = action & act.FAMILY
        if action >= act.DISCARD:
            return -self._value(view, action & act.KIND)
        if action == act.ASK:
            asking = view.setup.asking
            return 900 if asking.compulsory else -9000
        if action in (act.SHOW_HAND, act.FOUR_BLACK, act.SHOW_RED, act.SHOW_BLACK, act.TAKE_RESERVE, act.YES):
            return 800
        if act.TAKE_PAIR <= action < act.LAY_NATURAL:
            return 700 if view.pile_size > 1 else 10
        if family in (act.ADD, act.LAY_NATURAL, act.LAY_SEVEN, act.BURY):
            return 600
        if act.LAY_NATURAL <= action < act.DISCARD:
            # A wild card goes where most cards lie.
            return 500 + self._lying(view, action & act.KIND)
        return 400 if action in (act.DRAW, act.END) else -8000

    def _lying(self, view: View, kind: int) -> int:
        side = view.setup.side_of(view.seat)
        return max((cards.size for cards in view.sets(side) if cards.kind == kind), default=0)

    def _value(self, view: View, kind: int) -> int:
        """Return what it thinks a card is worth in the hand."""
        worth = 100 * view.hand[kind] + int(view.setup.values[kind])
        return worth + 1000 if kind in (TWO, JOKER) else worth


#: The rules of thumb of ``simple`` as weights, so that the core can play this style.
PLAIN: Final = (
    12, 0, 0, 12, 48, 12,
    4, 2, 4,
    3, 3, 3, 1, 20, 5,
    25, 60, 60, 12, 10, -10, 380, 0, 100, 1000,
    0, 0, 2, 2, 120, 6, 5, 2,
    20, 0, 0, 0, 0, 0,
    0, 5, 0, 0, 1000, 0, 50, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 0,
)  # fmt: skip

_EXPERT_1_TABLE: Final = (
    23, 11, 9, 34, 22, 92,
    3, 4, 5,
    18, 18, 2, 0, 7, 11,
    24, -21, 83, 39, 55, 11, 108, 7, 9, 1137,
    200, 139, 1, 0, 65, 6, 1, 1,
    4, 3, 7, 0, 0, 16,
    -4, -2, -14, 14, 240, 443, 5, -2, -1, 1894, 1694,
    0, 100,
    1000, 0,
    1000, 0,
)  # fmt: skip
_EXPERT_1_LATE: Final = (
    29, 17, 9, 26, 20, 109,
    4, 5, 5,
    22, 25, 2, 0, 8, 8,
    29, -6, 96, 42, 41, 0, 103, 5, 59, 795,
    13, 139, 2, 1, 100, 6, 2, 2,
    4, 3, 6, 0, 5, -7,
    -12, -1, -22, 23, 1247, 1238, -9, 5, 8, 1217, 1535,
    0, 100,
    1000, 0,
    1000, 0,
)  # fmt: skip
_EXPERT_1_TWO: Final = (
    25, 17, 46, 45, 60, 18,
    1, 0, 0,
    36, 37, 7, 1, 6, 1,
    14, 0, 48, 31, 0, 0, 98, 3, 2, 1380,
    200, 82, 5, 0, 278, 7, 8, 1,
    2, 5, 5, 0, 4, 0,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 0,
)  # fmt: skip
_EXPERT_1_FEET: Final = (
    13, 26, 43, 16, 10, 28,
    2, 1, 5,
    66, 7, 4, 0, 2, 2,
    30, 8, 105, 31, 1, 1, 24, 6, 0, 1444,
    3, 92, 0, 2, 45, 8, 2, 3,
    2, 17, 6, 0, 3, 3,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 0,
)  # fmt: skip


def _expert_1(setup: Setup) -> Numbers:
    known = family(setup)
    if known.startswith("two"):
        return _EXPERT_1_TWO
    return {"feet": _EXPERT_1_FEET, "table": _EXPERT_1_TABLE}.get(known, _EXPERT_1_LATE)


def _changed(change: Mapping[int, int]) -> Callable[[Setup], Numbers]:
    """Return the weights of a plain club player with some replaced, for every setup."""

    def numbers(setup: Setup) -> Numbers:
        base = CLUB_FEET if setup.reserve_sizes else CLUB
        return tuple({by.NATURAL: 0, **change}.get(place, number) for place, number in enumerate(base))

    return numbers


class Member(NamedTuple):
    """A player of the pool."""

    numbers: Callable[[Setup], Numbers] | None  #: None for a separate program
    tuned_with: bool = False  #: the levels were tuned against it; the others check what was gained

    def make(self) -> Player:
        """Make the player."""
        return WeightsBot(self.numbers) if self.numbers else EagerBot()


_LAYS_AT_ONCE: Final = {by.KEEP: 0, by.NEW_SET: 0, by.FINISH_ADDS: 0, by.KEEP_FREE: 0}
_MEMBERS: Final[Mapping[str, Member]] = {
    # Lays what it has.
    "plain": Member(lambda _: PLAIN, True),
    # Completes canastas with wild cards and goes out at the first chance.
    "closer": Member(
        _changed({**_LAYS_AT_ONCE, by.PURE: 20, by.MIX: 11, by.OPEN_WILDS: 8, by.OUT: -2000, by.AGREE: 5000}),
        True,
    ),
    # Takes and lays whatever it can.
    "eager": Member(None),
    # Opens for any number of wild cards and does not consider the next player.
    "hasty": Member(
        _changed(
            {**_LAYS_AT_ONCE, by.OPEN_WILDS: 20, by.OUT: -500, by.DANGER_CARD: 4, by.DANGER_BASE: 0,
             by.PAIR: 15, by.TRIPLE: 30}
        ),
    ),
    # Keeps its cards for whole canastas and opens late.
    "hoarder": Member(
        _changed({by.KEEP: 30, by.NEW_SET: 30, by.OPEN_WILDS: 1, by.OPEN_PRESSED: 1, by.OUT: 500}), True
    ),
    # Keeps pairs for the pile and takes every pile it can.
    "hunter": Member(
        _changed(
            {by.PILE_CARD: 50, by.TAKE_COST: 0, by.TAKE_WILD: 5, by.PAIR: 70, by.TRIPLE: 70, by.KEEP: 16,
             by.NEW_SET: 12, by.EARLY: 1}
        ),
    ),
    # Freezes the pile again and again and waits for it with pairs.
    "freezer": Member(
        _changed({by.FREEZE: 30, by.FREEZE_SHUT: 30, by.WILD_CARD: 10, by.PAIR: 60, by.FROZEN_CARD: 8}), True
    ),
    # Discards for safety above all and lays early.
    "guard": Member(
        _changed({**_LAYS_AT_ONCE, by.DANGER_CARD: 60, by.DANGER_BASE: 60, by.PAIR: 0, by.TRIPLE: 0})
    ),
    # The expert of the first version, tuned against one club player.
    "expert-1": Member(_expert_1, True),
}  # fmt: skip
POOL: Final[Mapping[str, Member]] = {PREFIX + name: member for name, member in _MEMBERS.items()}
