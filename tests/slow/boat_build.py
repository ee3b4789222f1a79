"""Generated tables of ``boat``."""

from __future__ import annotations

from typing import Any

from tests.slow.boat import BLACKS, QUIET, Boat, BoatTurn
from tests.slow.builder import Builder, shapes
from tests.slow.table import NATURALS, WILD, WILD_SET


class BoatBuilder(Builder):
    """A table of ``boat`` under construction."""

    kinds = (*Builder.kinds, "four blacks", "wild", "dry")
    scores = (-1000, -5, 0, 5, 2500, 2505, 5000, 5005, 7500, 7505, 9995)
    shapes = shapes(BoatTurn)
    way_out_extra = ("", "", "", "B", "BBB", "BBBB", "BBBB")
    opening_extra = ("", "", "B", "BB")
    playing = (0.0, 0.1, 0.6, 0.6)
    tiny_others = tuple((own, "") for own in ("", "AAAAAAA", "AAAAA2", "222", "222222", "222XXXX"))
    tiny_parts = (
        *(("draw", pile) for pile in ("", "K", "4K", "2K", "BK", "Q", "KQ")),
        ("play", "4"),
        ("play", ""),
    )
    table: Boat

    def empty(self) -> Boat:
        return Boat(self.rng.choice((2, 3, 4, 4, 4)))

    def some_turn(self, table: Any) -> int:
        return QUIET * int(table.seats) + self.rng.choice((0, 0, 1, self.rng.randrange(40)))

    def random(self) -> None:
        """Sometimes in the quiet turns: hands as dealt, with nothing laid."""
        if not self.chance(0.1):
            super().random()
            return
        self.at_turn(self.table, self.rng.randrange(QUIET * self.table.seats))
        self.choose_ranks(2, 4)
        self.fill_hand()
        self.complete()

    def four_blacks(self) -> None:
        """The four black threes in hand, with or without something else, with or without a canasta."""
        self.choose_ranks(3, 3)
        one, two, three = self.ranks
        self.add_some(self.ranks[: self.rng.randint(1, 3)], 6, 8)
        others = ("", "", one, two * 2, three * 3, "2", "X", self.rng.choice(NATURALS))
        self.give(BLACKS + self.rng.choice(others))
        self.complete()

    def wild(self) -> None:
        """Many wild cards, with and without a set of them."""
        self.choose_ranks(1, 3)
        if self.chance(0.7):
            self.add_wild_set(self.table.side, self.rng.randint(3, 8))
        self.add_some((rank for rank in self.ranks if self.chance(0.4)), 4, 8)
        cards = self.several("22X", range(1, 8))
        self.give(cards + "".join(rank * self.rng.choice((0, 0, 1, 1, 2, 3)) for rank in self.ranks))
        self.complete()

    def add_some(self, ranks: Any, least: int, most: int) -> None:
        super().add_some(ranks, least, most)
        if self.chance(0.3):
            self.add_wild_set(self.table.side, self.rng.randint(least, most))

    def add_wild_set(self, side: int, size: int) -> None:
        if WILD_SET not in self.table.sets[side]:
            super().add_wild_set(side, size)

    def lay_sets(self, side: int) -> None:
        super().lay_sets(side)
        if self.chance(0.25):
            self.add_wild_set(side, self.rng.randint(3, 8))

    def hand_sizes(self) -> Any:
        return (14,) if self.table.quiet else super().hand_sizes()

    def other_hand(self, seat: int) -> str:
        return self.several(NATURALS + "2XB", (14,)) if self.table.quiet else super().other_hand(seat)

    def settle(self) -> None:
        """Set whether new stocks were built before, and the kinds of wild canastas."""
        table = self.table
        table.rebuilt = self.rng.choice((0, 0, 1, 2))
        table.laid_since = self.chance(0.5) and any(table.sets)
        if table.part == "play" and not table.stock and not table.pile and self.chance(0.8):
            table.did = {"drew nothing"}
        for side, sets in enumerate(table.sets):
            cards = sets.get(WILD_SET)
            if cards is not None and cards.total() >= 7:  # decided by the seventh card (B4)
                first = self.rng.sample(list(cards.elements()), 7)
                table.wild[side] = "big" if first.count("X") > 3 else "small"

    def dry(self) -> None:
        """Nothing left to draw: no stock or a red three, hardly a pile, most cards on the table."""
        table, rng, bag = self.table, self.rng, self.bag
        most = rng.choice((4, 4, 4, 6))
        for rank in NATURALS:
            for side in rng.sample(range(table.sides), table.sides):
                number = min(bag.left[rank], rng.randint(3, most))
                if number >= 3:
                    self.add_set(side, rank, (number, 0))
        for side in range(table.sides):
            self.add_wild_set(side, 4)
        table.stock = bag.pick(rng.choice(("", "", "", "R")))
        spare = self.without_threes(table, bag.rest(rng))
        for hand in table.hands:  # a card for every player, taken from the sets if need be
            spare = spare or self.from_a_set()
            hand.update(spare[0])
            spare = spare[1:]
        wish = rng.random()
        if wish < 0.3:
            table.pile = spare
        elif wish < 0.6:  # the rest on the table too, as far as possible: often no player can move
            table.hands[table.last_seat].update(self.on_the_table(spare))
        else:
            for card in spare:
                table.hands[rng.randrange(table.seats)].update(card)
        table.idle = 0 if table.stock or table.pile else rng.randrange(table.seats)
        table.part = rng.choice(("draw", "play"))
        table.did = {"drew"} if table.part == "play" else set()
        self.settle()

    def on_the_table(self, cards: str) -> str:
        """Add natural cards to sets short of a canasta and wild cards to wild sets; return the rest."""
        rest = ""
        for card in cards:
            rank = WILD_SET if card in WILD else card
            room = [sets[rank] for sets in self.table.sets if rank in sets and sets[rank].total() < 6]
            if room:
                room[0].update(card)
            else:
                rest += card
        return rest

    def from_a_set(self) -> str:
        sets = [(rank, cards) for sets in self.table.sets for rank, cards in sets.items() if rank != WILD_SET]
        rank, cards = next((rank, cards) for rank, cards in sets if cards[rank] > 3)
        cards[rank] -= 1
        return rank

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        return Boat(2 if mix % 3 == 0 else 4)

    @classmethod
    def in_mood(cls, table: Any, part: str, mood: tuple[str, ...]) -> Any:
        wild = table.sets[1].get(WILD_SET)
        if wild is not None and wild.total() >= 7:
            table.wild[1] = "big" if wild["X"] > 3 else "small"
        return super().in_mood(table, part, mood)
