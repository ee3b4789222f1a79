"""Clauses of laying sets and adding to them: which sets can take wild cards, and how many.

These limits depend on one set alone, so a setup precomputes tables of them; the clauses themselves are used
only for the reason of a refusal.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.clauses.base import Limit, Reason
from canasta.clauses.bounds import DERIVED, RANKS, all_between, between
from canasta.clauses.declarations import Setting
from canasta.table.actions import KIND
from canasta.table.packing import RANKLESS
from canasta.table.state import State


@dataclass(frozen=True)
class WildLimit(Limit):
    """A limit on the wild cards of a set by its size; in a canasta there may be none.

    ``by_size`` starts with a set of three cards; its last number applies to larger sets.
    """

    by_size: tuple[int, ...] = field(metadata=all_between(0, 31))
    canasta_unlimited: bool
    naturals_at_least: int = field(default=2, metadata=between(2, 7))
    canasta_size: int = field(default=7, metadata=DERIVED)

    def room(self, place: int, naturals: int, wild: int) -> bool:
        """Return True if one more wild card can join.

        >>> limit = WildLimit("12", by_size=(1, 2, 3), canasta_unlimited=True)
        >>> [limit.room(9, 2, wild) for wild in range(4)], limit.room(9, 4, 3)
        ([True, True, True, False], True)
        """
        if place == RANKLESS:
            return True
        if naturals < self.naturals_at_least:
            return False
        size = naturals + wild
        if size >= self.canasta_size and self.canasta_unlimited:
            return True
        return wild + 1 <= self._most(size + 1)

    def _most(self, size: int) -> int:
        return self.by_size[min(max(size - 3, 0), len(self.by_size) - 1)]

    def reason(self, state: State, action: int) -> Reason:
        naturals, twos, jokers = state.set_cards(state.seat % state.setup.sides, action & KIND)
        size = naturals + twos + jokers + 1
        return Reason(
            self.paragraph,
            "refuse.wild_limit",
            {"kind": action & KIND, "wild": twos + jokers, "size": size, "limit": self._most(size)},
        )

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("wild_cards", "sets", "by_size"),)


@dataclass(frozen=True)
class FewerWild(Limit):
    """A set always has more natural than wild cards, and possibly a maximum of wild ones."""

    most: int = field(default=31, metadata=between(0, 31))
    most_paragraph: str = ""

    def room(self, place: int, naturals: int, wild: int) -> bool:
        """Return True if one more wild card can join.

        >>> limit = FewerWild("7", most=3)
        >>> [limit.room(9, 3, wild) for wild in range(3)], limit.room(9, 8, 3)
        ([True, True, False], False)
        """
        return place == RANKLESS or wild + 1 <= min(naturals - 1, self.most)

    def reason(self, state: State, action: int) -> Reason:
        naturals, twos, jokers = state.set_cards(state.seat % state.setup.sides, action & KIND)
        if twos + jokers >= self.most:
            return Reason(
                self.most_paragraph, "refuse.most_wild", {"kind": action & KIND, "limit": self.most}
            )
        return Reason(
            self.paragraph,
            "refuse.fewer_wild",
            {
                "kind": action & KIND,
                "wild": twos + jokers,
                "naturals": naturals,
                "limit": min(self.most, max(1, naturals - 1)),
            },
        )

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("wild_cards", "sets", "most"),)


@dataclass(frozen=True)
class NoWildSets(Limit):
    """Wild cards are never laid without natural cards."""

    def room(self, place: int, naturals: int, wild: int) -> bool:
        return place != RANKLESS or naturals > 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.wild_set")


@dataclass(frozen=True)
class BlackThreesPure(Limit):
    """No wild card joins black threes."""

    def room(self, place: int, naturals: int, wild: int) -> bool:
        return place != RANKLESS or naturals == 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.black_threes_pure")


@dataclass(frozen=True)
class ClosedMix(Limit):
    """Sets that close at canasta size: at least two naturals, few wild cards, some ranks never mixed.

    Wild cards alone also make a set, which closes likewise.
    """

    most: int = field(metadata=between(0, 31))
    never: tuple[int, ...] = field(metadata=RANKS)
    never_paragraph: str
    closed_paragraph: str
    size: int = field(default=7, metadata=DERIVED)

    def room(self, place: int, naturals: int, wild: int) -> bool:
        """Return True if one more wild card can join.

        >>> limit = ClosedMix("32", most=2, never=(3,), never_paragraph="31", closed_paragraph="11")
        >>> limit.room(9, 5, 1), limit.room(9, 5, 2), limit.room(9, 6, 1), limit.room(3, 3, 0)
        (True, False, False, False)
        """
        if naturals + wild >= self.size:
            return False
        if place == RANKLESS:
            return naturals == 0
        return place not in self.never and naturals >= 2 and wild < self.most

    def reason(self, state: State, action: int) -> Reason:
        place = action & KIND
        if place in self.never and place != RANKLESS:
            return Reason(self.never_paragraph, "refuse.never_mixed", {"kind": place})
        _, twos, jokers = state.set_cards(state.seat % state.setup.sides, place)
        if place != RANKLESS and twos + jokers >= self.most:
            return Reason(self.paragraph, "refuse.most_wild", {"kind": place, "limit": self.most})
        return Reason(self.closed_paragraph, "refuse.closed_set")

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("wild_cards", "sets", "most"),)
