"""The fair shuffle within a hand: orders that follow from the seed, the contributions and a number (G12)."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.shuffle import permutation


@dataclass(frozen=True)
class FairShuffler:
    """Orders of the further shuffles of one hand; the deal is its shuffle 0.

    It holds the game's secret, so it goes to nobody who plays.

    >>> FairShuffler(bytes(range(32)), ("Ana", "Bruno"), hand=1).order(1, 5)
    [3, 4, 0, 1, 2]
    """

    seed: bytes = field(repr=False)
    contributions: tuple[str, ...]
    hand: int
    done: int = 0  #: shuffles of the hand before this deal of it: the deal itself, and any redeal

    def order(self, number: int, cards: int) -> list[int]:
        """The order of so many cards in shuffle ``number``: places from the bottom, the top card first."""
        return permutation(self.seed, self.contributions, self.hand, self.done + number, cards)
