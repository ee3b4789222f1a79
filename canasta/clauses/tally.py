"""The cards and claims counted at the end of a hand, side by side.

The engine makes a tally from a state, a score pad from its entries; scoring sees only the tally. Cards can be
listed set by set and hand by hand, or counted beforehand: then ``laid``, ``beyond`` and ``left`` hold their
values, and sets and hands only show the canastas and whatever else depends on kinds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from canasta.cards import BLACK_THREE, JOKER, KINDS, RED_THREE, TWO, UNKNOWN
from canasta.table.penalty import FineLine


class Worth(NamedTuple):
    """The value and number of some cards; the number is -1 if only the sum was counted."""

    points: int
    number: int


class SetTally:
    """One set on the table. ``kind`` is its rank, the black three, or the two for wild cards alone.

    It is ``UNKNOWN`` for a canasta that was counted without its rank. ``__init__`` is written out for speed:
    simulations make many of them.
    """

    __slots__ = ("jokers", "kind", "naturals", "twos")

    def __init__(self, kind: int, naturals: int, twos: int, jokers: int) -> None:
        self.kind = kind
        self.naturals = naturals
        self.twos = twos
        self.jokers = jokers

    def _all(self) -> tuple[int, int, int, int]:
        return self.kind, self.naturals, self.twos, self.jokers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetTally) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return f"SetTally(kind={self.kind}, naturals={self.naturals}, twos={self.twos}, jokers={self.jokers})"

    def __reduce__(self) -> tuple[type, tuple[int, ...]]:
        return SetTally, self._all()

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.naturals + self.twos + self.jokers

    @property
    def wild(self) -> int:
        """The number of wild cards."""
        return self.twos + self.jokers

    def worth(self, values: tuple[int, ...]) -> int:
        """Return the value of its cards; natural ones of an unknown rank count zero."""
        naturals = self.naturals * values[self.kind] if self.naturals and self.kind != UNKNOWN else 0
        return naturals + self.twos * values[TWO] + self.jokers * values[JOKER]


@dataclass(init=False)
class SideTally:
    """One side's cards and claims at the end of a hand; immutable.

    ``__init__`` is written out for speed: every hand of a simulation makes one for each side.
    """

    side: int
    sets: tuple[SetTally, ...]
    opened: bool  #: has made its first meld
    red_threes: int
    hands: tuple[tuple[int, ...], ...]  #: cards left, by player: a count for each of the sixteen kinds
    out: bool  #: went out
    out_counts: bool  #: going out has its bonus (not if the stock ended the hand)
    concealed: bool
    fines: int
    fined: tuple[FineLine, ...]  #: fines of the referee, each with its own words
    calientes: int  #: Caliente cards played
    wild_canasta: int  #: a value of ``canasta.table.state.WILD_CANASTA``
    black_threes: int  #: shown like red ones
    closed: tuple[SetTally, ...]  #: closed sets, in books that put them away
    added: tuple[int, ...]  #: cards added to closed sets, a count for each of the eleven ranks
    special: int  #: the special hand shown, by its number in the book
    four_blacks: bool  #: went out with the four black threes
    laid: Worth | None  #: the cards on the table, or in open sets and added to closed sets, as counted
    beyond: Worth | None  #: the cards of closed sets that do not belong to the base, as counted
    left: tuple[Worth, ...] | None  #: the cards left, by player, as counted

    def __init__(
        self,
        side: int,
        sets: tuple[SetTally, ...],
        opened: bool,
        red_threes: int,
        hands: tuple[tuple[int, ...], ...],
        out: bool = False,
        out_counts: bool = True,
        concealed: bool = False,
        fines: int = 0,
        fined: tuple[FineLine, ...] = (),
        calientes: int = 0,
        wild_canasta: int = 0,
        black_threes: int = 0,
        closed: tuple[SetTally, ...] = (),
        added: tuple[int, ...] = (),
        special: int = -1,
        four_blacks: bool = False,
        laid: Worth | None = None,
        beyond: Worth | None = None,
        left: tuple[Worth, ...] | None = None,
    ) -> None:
        self.side = side
        self.sets = sets
        self.opened = opened
        self.red_threes = red_threes
        self.hands = hands
        self.out = out
        self.out_counts = out_counts
        self.concealed = concealed
        self.fines = fines
        self.fined = fined
        self.calientes = calientes
        self.wild_canasta = wild_canasta
        self.black_threes = black_threes
        self.closed = closed
        self.added = added
        self.special = special
        self.four_blacks = four_blacks
        self.laid = laid
        self.beyond = beyond
        self.left = left

    def on_table(self, values: tuple[int, ...]) -> Worth:
        """Return the cards laid that are not in closed sets."""
        if self.laid is not None:
            return self.laid
        points = number = 0
        for cards in self.sets:
            points += cards.worth(values)
            number += cards.size
        for kind, count in enumerate(self.added):
            points += count * values[kind]
            number += count
        return Worth(points, number)

    def in_closed(self, values: tuple[int, ...], base: tuple[int, ...]) -> Worth:
        """Return the cards of closed sets except those of the base."""
        if self.beyond is not None:
            return self.beyond
        others = [cards for place, cards in enumerate(self.closed) if place not in base]
        return Worth(sum(cards.worth(values) for cards in others), sum(cards.size for cards in others))

    def in_hands(self, values: tuple[int, ...], threes: bool) -> tuple[Worth, ...]:
        """Return the cards left, by player, without red threes; black ones only with ``threes``."""
        if self.left is not None:
            return self.left
        hands = []
        for hand in self.hands:
            points = number = 0
            for kind in range(KINDS):
                count = hand[kind]
                if count and kind != RED_THREE and (threes or kind != BLACK_THREE):
                    points += count * values[kind]
                    number += count
            hands.append(Worth(points, number))
        return tuple(hands)


@dataclass(frozen=True)
class Tally:
    """All sides of one hand."""

    sides: tuple[SideTally, ...]


def add_worths(worths: Iterable[Worth]) -> Worth:
    """Add up values and numbers.

    >>> add_worths([Worth(20, 2), Worth(15, -1), Worth(0, 0)])
    Worth(points=35, number=-1)
    """
    points = number = 0
    summed = False
    for worth in worths:
        points += worth.points
        number += worth.number
        summed = summed or worth.number < 0
    return Worth(points, -1 if summed else number)
