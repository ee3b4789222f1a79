"""What is counted at the end of a hand, side by side.

The engine makes a tally from a state, a score pad from what people key in; scoring sees only this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from canasta.table.penalty import FineLine


class SetTally(NamedTuple):
    """One set on the table. ``kind`` is its rank, the black three, or the two for wild cards alone."""

    kind: int
    naturals: int
    twos: int
    jokers: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.naturals + self.twos + self.jokers

    @property
    def wild(self) -> int:
        """How many of them are wild."""
        return self.twos + self.jokers


@dataclass(frozen=True)
class SideTally:
    """One side's cards and claims at the end of a hand."""

    side: int
    sets: tuple[SetTally, ...]
    opened: bool  #: has made its first meld
    red_threes: int
    hands: tuple[tuple[int, ...], ...]  #: cards left, by player: a count for each of the sixteen kinds
    out: bool = False  #: went out
    out_counts: bool = True  #: going out has its bonus (not where the stock ended the hand)
    concealed: bool = False
    fines: int = 0
    fined: tuple[FineLine, ...] = ()  #: fines of the referee, each with its own words
    calientes: int = 0  #: Caliente cards played
    wild_canasta: int = 0  #: a value of ``canasta.table.state.WILD_CANASTA``
    black_threes: int = 0  #: shown like red ones
    books: tuple[SetTally, ...] = ()  #: closed books, where sets close and are put away
    added: tuple[int, ...] = ()  #: cards added to closed books, a count for each of the eleven ranks
    special: int = -1  #: the special hand shown, by its number in the book
    four_blacks: bool = False  #: went out with the four black threes


@dataclass(frozen=True)
class Tally:
    """All sides of one hand."""

    sides: tuple[SideTally, ...]
