"""Secret orders of a game in play: further shuffles of a hand (G12), and lots among equal cards (P5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from canasta.shuffle import Orders


@dataclass(frozen=True)
class HandShuffler:
    """Orders of the further shuffles of one hand; the deal is its shuffle 0.

    It holds the game's secret: never pass it to a player.

    >>> from canasta.shuffle import seeded_orders
    >>> HandShuffler(seeded_orders(bytes(range(32))), hand=1).order(1, 7)
    [3, 2, 1, 4, 0, 6, 5]
    """

    orders: Orders
    hand: int
    done: int = 0  #: shuffles of the hand before this deal of it: the deal itself, and any redeal

    def order(self, number: int, cards: int) -> list[int]:
        """Return the order of the cards in shuffle ``number``: places from the bottom, top card first."""
        return self.orders.permutation(self.hand, self.done + number, cards)


class Lots(NamedTuple):
    """Lots of the cards in one step of a game: the equal card with the smallest lot is played.

    It holds the game's secret: never pass it to a player.
    """

    orders: Orders
    step: int  #: entries of the log up to and including this step; 0 before the first one

    def of(self, card: int) -> bytes:
        """Draw the lot of a physical card."""
        return self.orders.lot(self.step, card)
