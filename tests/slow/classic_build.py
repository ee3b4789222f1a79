"""Generated tables of ``classic`` and ``caliente``."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from tests.slow.builder import Builder, Shape, shapes
from tests.slow.caliente import ALWAYS_FROZEN, CALIENTE_CARDS, GAMES, Caliente, CalienteTurn
from tests.slow.classic import Classic, ClassicTurn
from tests.slow.table import NATURALS


class ClassicBuilder(Builder):
    """A table of ``classic`` under construction."""

    kinds = (*Builder.kinds, "all at once")
    scores: ClassVar[tuple[int, ...]] = (-1000, -5, 0, 5, 1495, 1500, 2995, 3000, 4995)
    shapes = shapes(ClassicTurn)
    no_pile = 0
    red_in_pile = 0.05
    short_stocks: ClassVar[tuple[str, ...]] = ("",) * 6 + ("R", "R", "4", "KR", "R5", "RR", "2", "66", "A7R")
    way_out_extra: ClassVar[tuple[str, ...]] = ("", "", "BBB", "BBBB")
    opening_extra: ClassVar[tuple[str, ...]] = ("", "", "B", "BBB")
    telling = ("take", "lay", "add")
    tiny_others: ClassVar[tuple[tuple[str, str], ...]] = (("", ""), ("AAAAAAA", ""), ("AAAA222", ""))
    tiny_parts = (
        *(("draw", pile) for pile in ("K", "4K", "2K", "Q", "KQ", "BQ")),
        *((part, pile) for part in ("play", "last three") for pile in ("K", "4K")),
    )
    table: Classic

    def empty(self) -> Classic:
        return Classic(self.rng.choice((2, 3, 4, 4, 4, 5, 6)))

    def opening(self) -> None:
        """At times with many cards of one rank, so that its set may grow long before the count is reached."""
        if not self.chance(0.3):
            super().opening()
            return
        self.choose_ranks(2, 2)
        rank, other = self.ranks
        self.table.scores[self.table.side] = self.rng.choice((1500, 3000))
        self.give(rank * self.rng.choice((5, 6, 6, 7)) + other * 2 + self.rng.choice(("2", "X", "2X", "22")))
        self.table.pile = self.bag.pick(rank)
        self.complete()

    def all_at_once(self) -> None:
        """A side without a set and a hand that may just be laid in full: canasta, count, black threes."""
        cards = self.rng.choice(("", "BBB", "BBB", "BBBB"))
        ranks = self.rng.choice(("4567", "4567", NATURALS))
        self.ranks = self.rng.sample(ranks, self.rng.randint(1, 3))
        for number, rank in enumerate(self.ranks):
            cards += rank * (self.rng.randint(4, 7) if number == 0 else self.rng.choice((2, 2, 3, 4)))
        self.give(cards + self.several("222X", (0, 1, 1, 2, 2, 3)) + self.at_times(NATURALS))
        self.complete(part=self.rng.choice(("draw", "play", "play", "play")))

    def other_hand(self, seat: int) -> str:
        """A player who has had no turn may still hold red threes (C3)."""
        dealt = not self.table.had_turn(seat) and self.chance(0.5)
        return super().other_hand(seat) + ("R" * self.rng.randint(1, 2) if dealt else "")

    def settle(self) -> None:
        table = self.table
        table.before = set(table.sets[table.side])
        opened = [seat for seat in range(table.seats) if seat % table.sides in table.opened]
        table.melded = {seat for seat in opened if self.chance(0.5)}
        if table.part == "play":
            self.drawn()
        if table.partners and self.chance(0.5):
            table.did |= {"asked", self.rng.choice(("yes", "no"))}

    def drawn(self) -> None:
        """The last stock card may have been a red three; after the draw the hand more often has two cards."""
        table = self.table
        if not table.stock and any(table.red) and self.chance(0.5):
            table.did.add("last three")
        else:
            self.drawn_one()

    def drawn_one(self) -> None:
        if self.table.hand.total() < 2 and self.chance(0.8):
            self.table.hand.update(self.without_threes(self.table, self.table.next_card()))

    @classmethod
    def mutated(cls, table: Any, rng: Random) -> Any:
        table = super().mutated(table, rng)
        if table.partners and not table.did and rng.random() < 0.4:
            table.did = {"asked", rng.choice(("yes", "no"))}
        return table

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        return Classic(2 if mix % 5 == 0 else 4)

    @classmethod
    def in_mood(cls, table: Any, part: str, mood: tuple[str, ...]) -> Any:
        """The question may have been asked before the draw, whatever came then (C10)."""
        if mood and not table.partners:
            return None
        table.before = set(table.sets[1])
        table.did.update(mood)
        if part == "last three":
            table.did.add("last three")
            table.hands[0].update(table.stock)
            table.stock = ""
        return table


class CalienteBuilder(ClassicBuilder):
    """A table of ``caliente`` under construction."""

    kinds = (*Builder.kinds, "refill")
    scores = (*ClassicBuilder.scores, 7495, 7500)
    shapes = shapes(CalienteTurn)
    blocking = "BC2X"
    short_stocks = (
        *("",) * 15, "R", "4", "KR", "R5", "RR", "2", "66", "A7R", "4R5RJ", "QC", "789TJQR"
    )  # fmt: skip
    odd = "BCC"
    tiny_cards = "KQ2XBC"
    tiny_others = tuple((own, "777") for own in ("", "AAAAAAA", "AAAA222", "AAA22"))
    tiny_parts = (
        *(("draw", pile) for pile in ("K", "4K", "2K", "Q", "KQ", "CQ", "KC")),
        *(("play", pile) for pile in ("K", "4K")),
    )
    table: Caliente

    def empty(self) -> Caliente:
        games = [game for game in GAMES if CALIENTE_CARDS in game[0] or self.kind != "refill"]
        options, players = self.rng.choice(games)
        return Caliente(players, options=options)

    @classmethod
    def some_scores(cls, table: Any, rng: Random) -> list[int]:
        if table.extra_pack and rng.random() < 0.3:
            return [7500] * table.sides
        return super().some_scores(table, rng)

    def last_card(self) -> None:
        """At times a pair for the top card of a canasta, where nothing is added if always frozen (78)."""
        if not self.chance(0.2):
            super().last_card()
            return
        self.choose_ranks(1, 1)
        self.add_some(self.ranks, 7, 8)
        self.give(self.ranks[0] * 2)
        self.table.pile = self.bag.pick(self.ranks[0])
        self.complete(part="draw")

    def refill(self) -> None:
        """A Caliente card in hand, a stock that may be short or end in bonus cards, sets on all sides."""
        self.choose_ranks(6, 6)
        number = self.rng.randint(0, 2)
        for side in range(self.table.sides):
            for rank in self.ranks[: max(0, number + self.rng.choice((-1, 0, 0, 0, 1)))]:
                self.add_set(side, rank, self.near(3, 5))
        self.give(
            "C" * self.rng.choice((1, 1, 2)) + self.several(self.ranks, (0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12))
        )
        self.complete(short=0.7, part="draw")

    def give(self, cards: str) -> None:
        super().give(cards + ("C" if len(cards) > 1 and self.chance(0.25) else ""))

    def other_hand(self, seat: int) -> str:
        """Dealt bonus cards are replaced at once (K3)."""
        return Builder.other_hand(self, seat)

    def drawn(self) -> None:
        self.drawn_one()

    @classmethod
    def tiny_axes(cls) -> list[Any]:
        options = (frozenset({CALIENTE_CARDS}), frozenset({CALIENTE_CARDS, ALWAYS_FROZEN}))
        return [options, *super().tiny_axes(), ("", "R9")]

    @classmethod
    def tiny(  # type: ignore[override]
        cls,
        options: frozenset[str],
        shape: Shape | None,
        hand: str,
        others: Any,
        part: Any,
        mood: Any,
        stock: str,
    ) -> Any:
        """With options, and with a stock that ends in a bonus card."""
        table = super().tiny(shape, hand, others, part, mood)
        if table is None:
            return None
        table.options = options
        rest = cls.without_threes(table, table.stock)
        table.hands[0].update(rest)
        table.stock = ""
        if stock:
            table.red[1] -= 1
            table.hands[0].subtract("9")
            table.stock = stock
        return table

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        return Caliente(2 if mix % 5 == 0 else 4, options=frozenset({CALIENTE_CARDS}))
