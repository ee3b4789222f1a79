"""Generated tables of Cuban Canasta."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.slow.builder import shapes
from tests.slow.classic_build import ClassicBuilder
from tests.slow.cuban import Cuban, CubanTurn
from tests.slow.table import NATURALS, WILD_SET


class CubanBuilder(ClassicBuilder):
    """A table of Cuban Canasta under construction."""

    kinds = (*ClassicBuilder.kinds, "wild", "taken")
    scores: ClassVar[tuple[int, ...]] = (*ClassicBuilder.scores, 5000, 7495)
    shapes = shapes(CubanTurn, 7)
    way_out_extra: ClassVar[tuple[str, ...]] = ("", "", "B", "222", "22X")
    opening_extra: ClassVar[tuple[str, ...]] = ("", "", "B", "222", "2XX")
    table: Cuban

    def empty(self) -> Cuban:
        return Cuban(self.rng.choice((2, 3, 4, 4, 4, 5, 6)))

    def wild(self) -> None:
        """Wild cards in hand, with or without a set of them that may become a canasta."""
        self.choose_ranks(2, 3)
        self.add_some(self.ranks[:1], 5, 7)
        if self.chance(0.5):  # all twos, or all jokers, and nearly a canasta
            cards = self.rng.choice(("22222", "222222", "2222222", "2XXXX", "22XXXX", "222XXXX"))
            self.table.sets[self.table.side][WILD_SET] = Counter(self.bag.pick(cards))
            self.table.opened.add(self.table.side)
        elif self.chance(0.5):
            self.add_wild_set(self.table.side, self.rng.randint(3, 7))
        ranks = "".join(rank * self.rng.choice((0, 0, 1, 2)) for rank in self.ranks)
        self.give(ranks + self.several("222X", (1, 2, 3, 3, 4, 5)))
        self.complete(short=0.8, part=self.rng.choice(("draw", "play", "play")))

    def taken(self) -> None:
        """A pair for the top of a pile with black threes in it, sometimes for a set of the rank."""
        self.choose_ranks(2, 3)
        top = self.ranks[0]
        if self.chance(0.6):
            self.add_some(self.ranks, 3, 6)
        others = "".join(rank * self.rng.choice((0, 1, 2, 3)) for rank in self.ranks[1:])
        self.give(top * 2 + others + self.several(NATURALS + "22XB", (0, 1, 3, 5)))
        below = list("B" * self.rng.randint(1, 3) + self.several(NATURALS + "2X", (0, 1, 2, 4)))
        self.rng.shuffle(below)
        self.table.pile = self.bag.pick("".join(below)) + self.bag.pick(top)
        if self.table.pile[-1:] not in NATURALS:
            self.table.pile += self.bag.natural()
        self.complete(part="draw")

    def fill_stock(self, short: float) -> None:
        """Black threes may already lie aside."""
        for _ in self.bag.pick("B" * self.rng.choice((0, 0, 1, 2, 4))):
            self.table.black[self.rng.randrange(self.table.sides)] += 1
        super().fill_stock(short)
