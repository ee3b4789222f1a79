"""Special hands: fourteen cards that are shown instead of played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import ACE, BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO
from canasta.clauses.base import Clause
from canasta.clauses.bounds import SPECIAL_NAME, all_between, between
from canasta.clauses.declarations import RowEntry

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

#: How many cards a special hand has.
SPECIAL_SIZE = 14


@dataclass(frozen=True)
class SpecialHand(Clause):
    """A hand that goes out without being laid in sets."""

    name: str = field(metadata=SPECIAL_NAME)
    points: int

    def words(self) -> tuple[str, ...]:
        return ("special",)

    @property
    def singles(self) -> int:
        """The number of ranks with a single card, by which most hands are ruled out quickly."""
        return 0

    def matches(self, counts: Sequence[int]) -> bool:
        """Return True if a hand, given as a count for each kind, is this special hand."""
        raise NotImplementedError

    def cards(self, ranks: Sequence[int]) -> list[int]:
        """Return the cards of an example, using the given ranks in order where ranks are free."""
        raise NotImplementedError

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return []  # the row of their points covers them


def _threes(counts: Sequence[int]) -> int:
    return counts[RED_THREE] + counts[BLACK_THREE]


@dataclass(frozen=True)
class PairsNatural(SpecialHand):
    """Seven pairs without wild cards and threes; a rank makes as many as it has cards for (ruling A14)."""

    def matches(self, counts: Sequence[int]) -> bool:
        if _threes(counts) or counts[TWO] or counts[JOKER] or sum(counts) != SPECIAL_SIZE:
            return False
        return all(count % 2 == 0 for count in counts[:RANKS])

    def cards(self, ranks: Sequence[int]) -> list[int]:
        return [*ranks[:7], *ranks[:7]]


@dataclass(frozen=True)
class PairsWithTwos(SpecialHand):
    """Seven pairs with a pair of twos, of sevens and of aces among them; no printed joker, no threes."""

    def matches(self, counts: Sequence[int]) -> bool:
        if _threes(counts) or counts[JOKER] or sum(counts) != SPECIAL_SIZE:
            return False
        if not (counts[TWO] and counts[SEVEN] and counts[ACE]):
            return False
        return all(count % 2 == 0 for count in counts[: TWO + 1])

    def cards(self, ranks: Sequence[int]) -> list[int]:
        kinds = [TWO, SEVEN, ACE, *[rank for rank in ranks if rank not in (SEVEN, ACE)][:4]]
        return kinds + kinds


@dataclass(frozen=True)
class Straight(SpecialHand):
    """One card of every rank, one three and one printed joker."""

    @property
    def singles(self) -> int:
        return RANKS

    def matches(self, counts: Sequence[int]) -> bool:
        return all(count == 1 for count in counts[: JOKER + 1]) and _threes(counts) == 1 == 15 - sum(counts)

    def cards(self, ranks: Sequence[int]) -> list[int]:
        return [*ranks, TWO, JOKER, RED_THREE if ranks[0] % 2 else BLACK_THREE]


@dataclass(frozen=True)
class Groups(SpecialHand):
    """Groups of equal naturals of different ranks, and a number of wild cards; no threes."""

    groups: tuple[int, ...] = field(metadata=all_between(1, 14, most=7))
    wild: int = field(metadata=between(0, 14))

    @staticmethod
    def repeats() -> bool:
        return True

    @property
    def singles(self) -> int:
        return self.groups.count(1)

    def matches(self, counts: Sequence[int]) -> bool:
        if _threes(counts) or counts[TWO] + counts[JOKER] != self.wild:
            return False
        return sorted(count for count in counts[:RANKS] if count) == sorted(self.groups)

    def cards(self, ranks: Sequence[int]) -> list[int]:
        of_ranks = [rank for rank, number in zip(ranks, self.groups, strict=False) for _ in range(number)]
        return of_ranks + [TWO] * self.wild
