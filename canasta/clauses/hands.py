"""Special hands: fourteen cards that are shown instead of played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.base import Clause
from canasta.clauses.bounds import GROUPED, HAND_NAME, TITLE, all_between, between
from canasta.clauses.declarations import RowEntry
from canasta.messages import ENGLISH, catalogue

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

#: How many cards a special hand has.
SPECIAL_SIZE = 14


@dataclass(frozen=True)
class Groups(Clause):
    """A hand that goes out without being laid in sets: groups of equal cards, wild cards and threes.

    A group has cards of one rank, and every group has its own rank unless ``again`` lets a rank make as many
    as it has cards for (ruling A14).
    """

    name: str = field(metadata=HAND_NAME)
    points: int
    groups: tuple[int, ...] = field(metadata=all_between(1, 14, most=14))
    wild: int = field(metadata=between(0, 14))
    again: bool = False
    #: Ranks that make a group, or more; if the two is one of them, twos make groups and are not wild cards.
    must: frozenset[int] = field(default=frozenset(), metadata=GROUPED)
    row: bool = False  #: the ranks follow each other
    jokers: int = field(default=-1, metadata=between(-1, 14))  #: how many of the wild cards are; -1: any
    threes: int = field(default=0, metadata=between(0, 14))
    opened: bool = False  #: it is shown even if the side has made its first meld
    title: str = field(default="", metadata=TITLE)  #: its own words on the score sheet

    def words(self) -> tuple[str, ...]:
        return ("special",)

    @staticmethod
    def repeats() -> bool:
        return True

    @property
    def label(self) -> tuple[str, str]:
        """The message of its score line, and its own words, if any."""
        message = f"score.special.{self.name}"
        if not self.title and message in catalogue(ENGLISH):
            return message, ""
        return "score.special_own", self.title or self.name.replace("_", " ").replace("-", " ")

    @property
    def singles(self) -> frozenset[int]:
        """The possible numbers of ranks with a single card, by which most hands are ruled out quickly."""
        number = self.groups.count(1)
        return frozenset(range(number + 1) if self.again or TWO in self.must else (number,))

    def matches(self, counts: Sequence[int]) -> bool:
        """Return True if a hand, given as a count for each kind, is this special hand."""
        if counts[RED_THREE] + counts[BLACK_THREE] != self.threes or sum(counts) != SPECIAL_SIZE:
            return False
        jokers = counts[JOKER]
        with_twos = TWO in self.must
        if jokers + (0 if with_twos else counts[TWO]) != self.wild:
            return False
        if self.jokers >= 0 and jokers != self.jokers:
            return False
        held = [rank for rank in range(RANKS) if counts[rank]]
        if self.row and held and held[-1] - held[0] >= len(held):
            return False
        for kind in self.must:
            if not counts[kind]:
                return False
        sizes = [counts[rank] for rank in held]
        if with_twos:
            sizes.append(counts[TWO])
        if not self.again:
            return sorted(sizes) == sorted(self.groups)
        return _divides(sizes, sorted(self.groups, reverse=True))

    def cards(self, ranks: Sequence[int]) -> list[int]:
        """Return the cards of an example, using the given ranks in order where ranks are free."""
        kinds = [*sorted(self.must), *[rank for rank in ranks if rank not in self.must]]
        naturals = [kind for kind in kinds if kind < RANKS]
        number = len(self.groups) - (TWO in self.must)
        if self.row:
            wanted = [rank for rank in self.must if rank < RANKS]
            width = min(number, RANKS)
            first = min(ranks[0], RANKS - width, *wanted) if wanted else min(ranks[0], RANKS - width)
            naturals = list(range(max(first, max(wanted, default=0) - width + 1), RANKS))[:width]
        kinds = [TWO, *naturals] if TWO in self.must else naturals
        found: list[int] = []
        for place, size in enumerate(self.groups):
            found += [kinds[place % len(kinds)]] * size
        jokers = max(0, self.jokers)
        three = RED_THREE if ranks[0] % 2 else BLACK_THREE
        wild = JOKER if TWO in self.must else TWO
        return found + [wild] * (self.wild - jokers) + [JOKER] * jokers + [three] * self.threes

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return []  # the row of their points covers them


def _divides(sizes: list[int], groups: list[int]) -> bool:
    """Return True if each number is the sum of some of the groups, and all of them are used.

    >>> _divides([4, 2, 8], [2] * 7), _divides([4, 3], [3, 2, 2]), _divides([5, 2], [4, 3])
    (True, True, False)
    """
    if not sizes:
        return not groups
    return _takes(sizes[0], groups, 0, [], sizes[1:])


def _takes(left: int, groups: list[int], place: int, kept: list[int], others: list[int]) -> bool:
    """Return True if groups from a place on make up a number, and the rest the other numbers."""
    if left == 0:
        return _divides(others, kept + groups[place:])
    while place < len(groups):
        size = groups[place]
        if size <= left and _takes(left - size, groups, place + 1, kept, others):
            return True
        while place < len(groups) and groups[place] == size:  # another of the same size would do no better
            kept = [*kept, size]
            place += 1
    return False
