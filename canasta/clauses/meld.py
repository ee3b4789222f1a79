"""Clauses of laying sets and adding to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from canasta.clauses.base import Reason, Refuses
from canasta.table.actions import (
    KIND,
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_WILD,
    WATCH_BLACK_THREES,
    Offer,
)
from canasta.table.state import ROOM, SET_JOKERS, SET_NATURALS, SET_TWOS, State
from canasta.table.words import BIT, FIELD, RANKLESS, SHIFT


@dataclass(frozen=True)
class WildLimit(Refuses):
    """How many wild cards a set may have, by its size; in a canasta there may be no limit.

    ``by_size`` starts with a set of three cards; its last number holds for larger sets.
    """

    watches: ClassVar[int] = 1 << OFFER_ADD_TWO | 1 << OFFER_ADD_JOKER

    by_size: tuple[int, ...]
    canasta_unlimited: bool
    naturals_at_least: int = 2
    canasta_size: int = 7

    def room(self, naturals: int, wild: int) -> bool:
        """Whether a set with so many natural and wild cards can take one more wild card.

        >>> limit = WildLimit("12", by_size=(1, 2, 3), canasta_unlimited=True)
        >>> [limit.room(2, wild) for wild in range(4)], limit.room(4, 3)
        ([True, True, True, False], True)
        """
        if naturals < self.naturals_at_least:
            return False
        size = naturals + wild
        if size >= self.canasta_size and self.canasta_unlimited:
            return True
        place = min(max(size + 1 - 3, 0), len(self.by_size) - 1)
        return wild + 1 <= self.by_size[place]

    def narrow(self, state: State, offer: Offer) -> None:
        room = state.laid[ROOM + state.seat % state.setup.sides]
        offer[OFFER_ADD_TWO] &= room
        offer[OFFER_ADD_JOKER] &= room

    def reason(self, state: State, action: int) -> Reason:
        side = state.seat % state.setup.sides
        shift = SHIFT[action & KIND]
        naturals, twos, jokers = (
            state.laid[part + side] >> shift & FIELD for part in (SET_NATURALS, SET_TWOS, SET_JOKERS)
        )
        size = naturals + twos + jokers + 1
        limit = self.by_size[min(max(size - 3, 0), len(self.by_size) - 1)]
        return Reason(
            self.paragraph,
            "refuse.wild_limit",
            {"kind": action & KIND, "wild": twos + jokers, "size": size, "limit": limit},
        )


@dataclass(frozen=True)
class NoWildSets(Refuses):
    """Wild cards are never laid without natural cards."""

    watches: ClassVar[int] = 1 << OFFER_WILD

    def narrow(self, state: State, offer: Offer) -> None:
        offer[OFFER_WILD] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.wild_set")


@dataclass(frozen=True)
class BlackThreesPure(Refuses):
    """No wild card joins black threes."""

    watches: ClassVar[int] = WATCH_BLACK_THREES

    def narrow(self, state: State, offer: Offer) -> None:
        offer[OFFER_ADD_TWO] &= ~BIT[RANKLESS]
        offer[OFFER_ADD_JOKER] &= ~BIT[RANKLESS]

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.black_threes_pure")
