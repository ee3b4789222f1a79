"""Generated tables of ``american``: first melds, sets about to be closed, dead ranks, wild sets, and threes
in hand and in the stock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from tests.slow.american import American, AmericanTurn
from tests.slow.builder import Builder, Shape, shapes
from tests.slow.table import NATURALS, THREES, WILD, WILD_SET


class AmericanBuilder(Builder):
    """A table of ``american`` under construction."""

    kinds: ClassVar[tuple[str, ...]] = (
        "random", "way out", "opening", "last card", "three held", "before take", "seven", "special",
        "wild", "taken", "dead",
    )  # fmt: skip
    scores = (-1500, 0, 2995, 3000, 4995, 5000, 8495)
    shapes = shapes(AmericanTurn, 7)
    blocking = "BR2X"
    no_pile = 0.1
    way_out_extra = ("",)
    opening_extra = ("", "", "B", "RB", "R", "RR", "AAA", "AAA", "AAA")
    odd = "RB"
    playing = (0.3, 0.6, 0.9)
    tiny_cards = "KQA72X"
    tiny_others = (
        ("777", ""), ("5555555", ""), ("5555555", "KKKKK22"), ("AAA", ""), ("AA2", ""),
        ("AAAAAAA", "QQQQQ22"), ("AAAAAA 222", ""), ("5555555 222222", ""), ("5555555 222XXXX", ""),
    )  # fmt: skip
    tiny_parts = (*(("draw", pile) for pile in ("", "K", "4K", "AK", "RK", "Q", "BQ", "22A")), ("play", "4"))
    tiny_moods = ((), ("before",), ("asked", "yes"), ("asked", "no"), ("three",))
    table: American

    def empty(self) -> American:
        table = American(4)
        if self.chance(0.5):
            table.asked = {seat for seat in range(4) if self.chance(0.5)}
        return table

    def some_turn(self, table: Any) -> int:
        return self.rng.choice((0, 1, 2, 3, 4, 5, self.rng.randrange(60)))

    # Kinds of tables that other books do not have, or have in another form.

    def way_out(self) -> None:
        if self.chance(0.3):
            self.close(1 - self.table.side, NATURALS)
        super().way_out()

    def last_card(self) -> None:
        if self.chance(0.3):
            self.add_wild_set(self.table.side, self.rng.randint(5, 7))
        super().last_card()

    def three_held(self) -> None:
        """Two canastas or nearly, a hand that can be laid in full, and a three to be drawn."""
        self.choose_ranks(3, 3)
        self.add_some(self.ranks, 6, 7)
        cards = "".join(rank * self.rng.choice((0, 0, 0, 1, 1, 2)) for rank in self.ranks)
        others = ("", "", "2", "X", "22", "22X", self.ranks[0], self.rng.choice(NATURALS) * 3)
        self.give(cards + self.rng.choice(others))
        self.complete(short=0.5, part="draw", threes=0.9)

    def before_take(self) -> None:
        """A first meld from the hand, with a pair for the top card left over or narrowly missed."""
        self.choose_ranks(2, 4)
        self.other_side()
        top, *ranks = self.ranks
        cards = top * self.rng.choice((1, 2, 2, 2, 3, 4, 5, 7))
        cards += "".join(rank * self.rng.choice((0, 2, 3, 3, 4, 5, 7)) for rank in ranks)
        cards += self.several("22X", (0, 1, 2, 2, 3, 4))
        cards += self.rng.choice(("", "", "", "B", "R", "RB", self.rng.choice(NATURALS)))
        self.give(cards[:13])
        self.put_pile(self.several([*ranks, *"2XRB", *NATURALS], (0, 0, 1, 3)), top)
        self.complete(part=self.rng.choice(("draw",) * 9 + ("play",)))

    def seven(self) -> None:
        """Seven natural cards of a rank in hand, or six or eight of them."""
        self.choose_ranks(3, 3)
        rank, other, third = self.ranks
        self.other_side(most=3)
        cards = rank * self.rng.choice((6, 7, 7, 7, 8)) + other * self.rng.choice((0, 1, 2, 2, 3, 7))
        cards += third * self.rng.choice((0, 0, 2)) + self.rng.choice(("", "", "2", "2X", "R", "B", "RB"))
        self.give(cards)
        self.put_pile(self.rng.choice((other, other, rank, third, "", "5" + other, "R" + other, "2")))
        self.complete()

    def special(self) -> None:
        """Thirteen cards of a special hand, with the fourteenth or a similar one in the stock."""
        table, rng = self.table, self.rng
        table.asked = set()
        cards = list(self.special_hand())
        rng.shuffle(cards)
        if self.chance(0.4):  # one card is another
            cards[rng.randrange(14)] = rng.choice(cards + list(NATURALS + "2XRB"))
        for side, often in ((1 - table.side, 0.3), (table.side, 0.1)):
            if self.chance(often):
                self.choose_ranks(2, 2)
                self.lay_sets(side)
        self.choose_ranks(2, 2)
        keep = rng.choice((12, 13, 13, 13, 13))
        table.hand.update(self.bag.pick("".join(cards[:keep])))
        top = self.bag.pick("".join(cards[keep:]) + ("R" if self.chance(0.2) else ""))
        self.complete(short=0.1, part="draw")
        table.stock = top + table.stock
        if top and self.chance(0.4):
            table.hand.update(table.next_card())
            table.part, table.did = "play", {"drew"}
            table.three = top[0] if top[0] in THREES and table.side not in table.opened else ""
        if table.side in table.opened:
            for three in [card for card in table.hand.elements() if card in THREES]:
                table.put_three(three)

    def special_hand(self) -> str:
        kinds = ("pairs", "pairs", "twos", "twos", "straight", "garbage", "dream", "threes", "fours")
        kind = self.rng.choice(kinds)
        ranks, wild = self.rng.sample(NATURALS, 7), self.several(WILD, (4,))
        if kind == "pairs":
            return "".join(rank * 2 for rank in [*ranks[:5], *self.rng.choices(ranks, k=2)])
        if kind == "twos":
            return "".join(rank * 2 for rank in ["2", "7", "A", *self.rng.sample(NATURALS + "2", 4)])
        if kind == "straight":
            return NATURALS + WILD + self.rng.choice(THREES)
        if kind == "garbage":
            return ranks[0] * 4 + ranks[1] * 4 + ranks[2] * 3 + ranks[3] * 3
        if kind == "dream":
            return ranks[0] * 5 + ranks[1] * 5 + wild
        if kind == "threes":
            return "".join(rank * 3 for rank in ranks[:4]) + wild[:2]
        if self.chance(0.5):  # fours that are pairs as well
            ranks, wild = ["7", "A", next(rank for rank in ranks if rank not in "7A")], "22"
        return "".join(rank * 4 for rank in ranks[:3]) + wild[:2]

    def wild(self) -> None:
        """Many wild cards, with and without a set of them, opened or not."""
        self.choose_ranks(1, 3)
        if self.chance(0.6):
            self.add_wild_set(self.table.side, self.rng.randint(3, 7))
        if self.table.side in self.table.opened:
            self.add_some((rank for rank in self.ranks if self.chance(0.6)), 3, 7)
        cards = self.several("22X", range(1, 9))
        self.give(cards + "".join(rank * self.rng.choice((0, 0, 1, 1, 2, 3, 4)) for rank in self.ranks))
        self.complete()

    def taken(self) -> None:
        """An opened side before a pile it may take: aces, sevens and closed ranks in hand, few others."""
        self.choose_ranks(4, 4)
        top, *ranks = self.ranks
        self.add_some([self.rng.choice(ranks)], 3, 7)
        self.add_some([top] if self.chance(0.6) else [], 3, 5)
        for rank in ranks:
            self.close(self.rng.randrange(2), rank)
        if not self.table.sets[self.table.side]:
            self.add_set(self.table.side, next(rank for rank in NATURALS if self.bag.left[rank] > 5), (3, 0))
        self.give(top * 2 + self.several([*ranks, "A", "7", "2", "X"], (0, 1, 2, 3)))
        self.put_pile(self.several([*ranks, "A", "7", "2", "R", "B"], (0, 0, 1, 2)), top)
        self.ranks = ranks
        self.complete(part="draw")

    def dead(self) -> None:
        """The opponents have closed a rank of which the player in turn has a set, a pair or the top card."""
        self.choose_ranks(3, 3)
        rank = self.ranks[0].replace("7", "8")
        ranks = [each for each in self.ranks[1:] if each != rank]
        self.add_set(1 - self.table.side, rank, self.rng.choice(((5, 2), (5, 2), (6, 1))))
        self.add_some((each for each in ranks if self.chance(0.7)), 3, 7)
        if self.chance(0.4):
            self.add_set(self.table.side, rank, (2, self.rng.randint(1, 2)))
        cards = self.several([*ranks, *ranks, *NATURALS, "2", "X"], (1, 2, 4, 9))
        self.give(rank * self.rng.choice((2, 3)) + cards)
        self.put_pile(self.rng.choice(("", "5", ranks[0])), rank)
        self.ranks = [rank, *ranks]
        self.complete()

    # The parts of a table.

    def choose_ranks(self, least: int, most: int) -> None:
        """Choose aces and sevens, which have special rules, more often than others."""
        ranks = self.rng.sample(NATURALS + "77AA", len(NATURALS) + 4)
        self.ranks = list(dict.fromkeys(ranks))[: self.rng.randint(least, most)]

    def put_pile(self, below: str, top: str = "") -> None:
        self.table.pile = self.bag.pick(below) + self.bag.pick(top)

    def close(self, side: int, ranks: str) -> None:
        self.add_set(side, self.rng.choice(ranks), self.near(7))

    def other_side(self, most: int = 7) -> None:
        """Let the opponents open, perhaps, with one of the ranks closed."""
        if self.chance(0.4):
            self.add_set(1 - self.table.side, self.rng.choice(self.ranks), self.near(3, most))
            if self.chance(0.4):
                self.close(1 - self.table.side, NATURALS)

    def add_set(self, side: int, rank: str, shape: Shape) -> None:
        """Sevens are natural."""
        super().add_set(side, rank, (sum(shape), 0) if rank == "7" else shape)

    def add_wild_set(self, side: int, size: int) -> None:
        """Add a natural set too, to have opened with."""
        if not self.table.sets[side]:
            self.add_set(side, self.rng.choice(NATURALS), (3, 0))
        if self.table.sets[side] and WILD_SET not in self.table.sets[side]:
            super().add_wild_set(side, size)

    def add_some(self, ranks: Iterable[str], least: int, most: int) -> None:
        super().add_some(ranks, least, min(7, most))
        if self.table.side in self.table.opened and self.chance(0.15):
            self.add_wild_set(self.table.side, self.rng.randint(3, 7))

    def lay_sets(self, side: int) -> None:
        super().lay_sets(side)
        if side in self.table.opened and self.chance(0.25):
            self.add_wild_set(side, self.rng.randint(3, 7))

    def give(self, cards: str) -> None:
        """An opened side has no threes; another has a hand to open with."""
        opened = self.table.side in self.table.opened
        super().give("".join(card for card in cards if not opened or card not in THREES))
        while not opened and self.table.hand.total() < 5:
            self.table.hand.update(self.bag.natural())

    def hand_sizes(self) -> Any:
        return super().hand_sizes() if self.table.side in self.table.opened else (3, 6, 9, 13, 13)

    def other_hand(self, seat: int) -> str:
        return self.several(NATURALS + WILD + (THREES if self.chance(0.3) else ""), range(1, 8))

    def complete(self, short: float = 0.3, part: str = "", threes: float = 0.25) -> None:
        """Threes come first in the stock at times."""
        first = self.bag.pick(self.several(THREES, (1, 1, 2))) if self.chance(threes) else ""
        super().complete(short, part)
        self.table.stock = first + self.table.stock

    def fill_stock(self, short: float) -> None:
        table, bag = self.table, self.bag
        for _ in range(2):
            for three, lies in (("R", table.red), ("B", table.black)):
                lies[self.rng.randrange(2)] += len(bag.pick(three * self.rng.randint(0, 2)))
        if not self.chance(short):
            table.stock = bag.rest(self.rng)
            return
        table.stock = bag.pick(self.several(NATURALS + WILD, (0, 0, 0, 1, 1, 2, 5, 8, 9, 10, 12)))
        if self.chance(0.3):
            table.stock += bag.pick(THREES)
        table.hands[table.last_seat].update(self.without_threes(table, bag.rest(self.rng)))

    @classmethod
    def without_threes(cls, table: Any, cards: str) -> str:
        table.black[table.side] += cards.count("B")
        return super().without_threes(table, cards).replace("B", "")

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        return American(4 + mix % 2)

    @classmethod
    def in_mood(cls, table: Any, part: str, mood: tuple[str, ...]) -> Any:
        """Asked in an earlier turn; or a three was drawn and is held, if there is a way out with it."""
        if "before" in mood:
            table.asked.add(1)
            return table
        if "three" in mood:
            if part != "play" or not table.stock or not table.black[1]:
                return None
            table.black[1] -= 1
            table.hand.update("B")
            table.three = "B"
            table.did.add("holds")
            return table if "ask" in table.legal() else None
        table = super().in_mood(table, part, mood)
        if table is not None and mood:
            table.asked.add(1)
        return table
