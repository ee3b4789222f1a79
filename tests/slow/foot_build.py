"""Generated tables of Hand and Foot: books about to be closed, emptied hands, feet, and going out."""

from __future__ import annotations

from typing import ClassVar

from tests.slow.builder import Shape
from tests.slow.foot import GAMES, Foot
from tests.slow.knee_build import CLOSED, KneeBuilder
from tests.slow.table import NATURALS, WILD, WILD_SET

Part = tuple[str, Shape]


class FootBuilder(KneeBuilder):
    """A table of Hand and Foot under construction."""

    kinds: ClassVar[tuple[str, ...]] = (
        "random", "first meld", "take", "first canasta", "reserve", "foot", "going out", "out by take", "dry",
        "nearly base",
    )  # fmt: skip
    table: Foot

    def empty(self) -> Foot:
        game = self.rng.choice(list(GAMES.values()))
        return game(self.rng.choice(list(game.packs)), number=self.rng.choice(list(game.needs)))

    def choose_ranks(self, least: int, most: int) -> None:
        self.ranks = self.rng.sample(NATURALS, self.rng.randint(least, most))

    def cards_of(self, rank: str, shape: Shape) -> str:
        naturals, wild = shape
        if rank == WILD_SET:
            if not self.table.wild_alone:
                return ""
            naturals, wild = 0, sum(shape)
        return self.bag.all_of(rank * naturals + self.several(WILD, (wild,)))

    def add_closed(self, side: int, rank: str, shape: Shape) -> None:
        cards = self.cards_of(rank, shape)
        if not cards:
            return
        self.table.closed[side].append((rank, "".join(sorted(cards))))
        self.table.closed[side].sort()
        self.table.opened.add(side)
        if rank != WILD_SET and self.chance(0.2):
            self.table.added[side].update(self.bag.pick(rank))

    def parts(self) -> list[Part]:
        """Return books that make up what going out takes, often two of a rank."""
        rng, table = self.rng, self.table
        ranks = rng.sample(NATURALS, 4)
        found: list[Part] = [(rng.choice(ranks), (7, 0)) for _ in range(table.clean)]
        found += [(rng.choice(ranks), rng.choice(CLOSED[1:])) for _ in range(table.dirty)]
        return found + [(WILD_SET, (0, 7))] * table.wild_books

    def add_base(self, complete: float) -> None:
        """Add what going out takes for the side in turn; some of it may not be closed yet."""
        rng, side, parts = self.rng, self.table.side, self.parts()
        lacking = rng.sample(range(len(parts)), 0 if self.chance(complete) else rng.choice((1, 1, 1, 2, 3)))
        for place, (rank, shape) in enumerate(parts):
            if place not in lacking:
                self.add_closed(side, rank, shape)
            elif self.chance(0.85):
                wild = min(shape[1], rng.choice((0, 1, 2))) if rank != WILD_SET else 0
                self.add_set(side, rank, (rng.choice((4, 5, 5)) - wild + 1, wild))

    def nearly_base(self) -> None:
        """In the foot, one or two books or more missing, and many cards of one rank or two in hand."""
        rng, table, parts = self.rng, self.table, self.parts()
        rng.shuffle(parts)
        lacking = rng.choice((1, 1, 2, 2, 3))
        for name, shape in parts[lacking:]:
            self.add_closed(table.side, name, shape)
        rank, other = self.ranks = rng.sample(NATURALS, 2)
        self.add_set(table.side, rank, self.near(4))
        if self.chance(0.5):
            self.add_set(table.side, other, self.near(4))
        if WILD_SET in [name for name, _ in parts[:lacking]]:
            self.add_set(table.side, WILD_SET, (0, rng.randint(4, 6)))
        cards = rank * rng.choice((1, 2, 6, 7, 7, 8)) + other * rng.choice((0, 0, 1, 3))
        self.reserves(own=0, partner=0)
        self.give(cards + self.several("22X", (0, 1, 1, 2, 2, 3)) + rng.choice(("", "", "9", "B")))
        self.complete(short=0.1, draw=0.1)

    def reserves(self, own: int | None = None, partner: int | None = None) -> None:
        """Set which players still have their foot; some feet are small."""
        table, rng = self.table, self.rng
        for seat in range(table.players):
            left = rng.choice((1, 1, 1, 0, 0))
            if seat == table.seat and own is not None:
                left = min(own, 1)
            elif seat == table.partner and partner is not None and self.chance(0.7):
                left = partner
            table.reserves[seat] = []
            if left:
                cards = self.some(rng.randint(2, 5) if self.chance(0.5) else table.sizes[0])
                cards += self.bag.pick("R" * rng.choice((0, 0, 0, 1, 2)))
                table.reserves[seat].append("".join(sorted(cards)))
