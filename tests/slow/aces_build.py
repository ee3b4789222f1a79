"""Generated tables of ``american`` with aces first."""

from __future__ import annotations

from typing import ClassVar

from tests.slow.aces import Aces
from tests.slow.american_build import AmericanBuilder
from tests.slow.table import NATURALS


class AcesBuilder(AmericanBuilder):
    """A table with aces first under construction."""

    kinds: ClassVar[tuple[str, ...]] = ("random", "way out", "opening", "before take", "aces", "aces to come")
    table: Aces

    def empty(self) -> Aces:
        table = Aces(self.rng.choice((4, 4, 5)))
        if self.chance(0.5):
            table.asked = {seat for seat in range(4) if self.chance(0.5)}
        return table

    def aces(self) -> None:
        """Aces in hand and at times on the table or on top of the pile."""
        self.ranks = ["A", *self.rng.sample(NATURALS[:-1], 2)]
        others = self.ranks[1:] if self.chance(0.7) else self.ranks
        if self.chance(0.8):
            self.add_some(others, 3, 7)
        self.give("A" * self.rng.randint(1, 4) + self.several([*self.ranks, *"22X"], (1, 2, 3, 5, 7)))
        if self.chance(0.5):
            self.table.pile = self.bag.pick(self.several(NATURALS, (0, 1, 2)) + "A")
        self.complete()

    def aces_to_come(self) -> None:
        """A first meld that needs no aces, and aces that may follow it in the same turn."""
        rank, other = self.rng.sample(NATURALS[4:-1], 2)
        self.table.scores[self.table.side] = 0
        self.give(rank * 3 + "XX" + "A" * self.rng.randint(1, 4) + other * self.rng.randint(1, 3) + "4")
        self.complete(part="play")
