"""Cards that are not discarded in the first round of a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, TWO
from canasta.clauses.base import Reason, RefusesDiscard
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.actions import OFFER_DISCARD, OFFER_DISCARD_SPECIAL, Offer
from canasta.table.packing import BIT
from canasta.table.state import State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

_BLACK_THREE_BIT = BIT[BLACK_THREE - TWO]


@dataclass(frozen=True)
class NoBlackThreesFirst(RefusesDiscard):
    """No black three is discarded in a player's first turn, unless there is nothing else to discard."""

    def narrow(self, state: State, offer: Offer) -> None:
        if state.turn < state.setup.seats:
            others = offer[OFFER_DISCARD_SPECIAL] & ~_BLACK_THREE_BIT
            if offer[OFFER_DISCARD] or others:
                offer[OFFER_DISCARD_SPECIAL] = others

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.first_round")

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("black_threes", "blacks.first_round", self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("first_round", "pile", present=True),)
