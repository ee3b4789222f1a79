"""The fair shuffle within a hand: orders that follow from the seed, what else went in, and a number (G12)."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.shuffle import Orders


@dataclass(frozen=True)
class FairShuffler:
    """Orders of the further shuffles of one hand; the deal is its shuffle 0.

    It holds the game's secret, so it goes to nobody who plays.

    >>> from canasta.shuffle import contributions_digest
    >>> FairShuffler(Orders(bytes(range(32)), contributions_digest(["Ana", "Bruno"])), hand=1).order(1, 5)
    [3, 4, 0, 1, 2]
    """

    orders: Orders
    hand: int
    done: int = 0  #: shuffles of the hand before this deal of it: the deal itself, and any redeal

    def order(self, number: int, cards: int) -> list[int]:
        """The order of so many cards in shuffle ``number``: places from the bottom, the top card first."""
        return self.orders.permutation(self.hand, self.done + number, cards)
