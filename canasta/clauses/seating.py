"""The draw for seats: the value of the cards, who deals first, and who may have to sit out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.clauses.base import Clause
from canasta.clauses.bounds import PLAYERS, between, one_of
from canasta.clauses.declarations import RowEntry

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

# Seats that can deal the first hand; the best card sits on the first one.
BEST_CARD: Final = 0
LEFT_OF_BEST_CARD: Final = 1
RIGHT_OF_BEST_CARD: Final = -1  #: so that the best card leads


@dataclass(frozen=True)
class DrawForSeats(Clause):
    """Before the first hand each player draws a card, and the cards put the players in order.

    Rank decides, two being low and ace high, and cards without a rank (jokers, Caliente cards) are drawn
    again. In the order of their cards players form the sides, the best cards together and in the smaller
    side; the sides take the seats in turn, so that every player sits between two opponents.
    """

    #: A seat, from 0; counted back from the last one if negative.
    first_dealer: int = field(
        metadata=one_of(
            best_card=BEST_CARD, left_of_best_card=LEFT_OF_BEST_CARD, right_of_best_card=RIGHT_OF_BEST_CARD
        )
    )
    suits: bool = True  #: the suit decides between equal ranks; otherwise equal ranks draw again
    #: Numbers of players for which numbered cards are drawn, as many as there are players; one comes first.
    numbered: frozenset[int] = field(default=frozenset(), metadata=PLAYERS)
    #: How many members of a side with more members than seats play in every hand: those with the best cards.
    always_play: int = field(default=0, metadata=between(0, 1))

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        dealer = {BEST_CARD: "deals", LEFT_OF_BEST_CARD: "left_deals"}.get(self.first_dealer, "leads")
        entries = [RowEntry("seats", f"draw.{dealer}", self.paragraph)]
        if not self.suits:
            entries.append(RowEntry("seats", "draw.no_suits", self.paragraph))
        return entries
