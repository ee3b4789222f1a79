"""Clauses of a score counted in closed sets and a base of them (rulings H11, H12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, FIVE, JOKER, RANKS, RED_THREE, SEVEN, TWO
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import CARD_VALUES, between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import (
    CARDS,
    COUNT,
    MIXED,
    NATURAL,
    WILD,
    Field,
    PadFields,
    PadLine,
    PadTable,
    at_least,
    at_most,
    canasta_field,
    natural_field,
)
from canasta.clauses.score import numbered, red_threes_field, worth_line
from canasta.clauses.tally import SetTally, SideTally

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


def cheapest_base(values: tuple[int, ...], closed: tuple[SetTally, ...]) -> tuple[int, ...]:
    """Return the numbers of the closed sets that make the cheapest base in cards; empty without a base."""
    sevens, fives, wild, natural, mixed = [], [], [], [], []
    for number, cards in enumerate(closed):
        if cards.kind == TWO:
            wild.append(number)
        elif cards.wild:
            mixed.append(number)
        else:
            natural.append(number)
            if cards.kind == SEVEN:
                sevens.append(number)
            elif cards.kind == FIVE:
                fives.append(number)
    best: tuple[int, ...] = ()
    cost = -1
    for chosen in product(sevens, fives, wild, natural, mixed):
        if len(set(chosen)) == len(chosen):
            total = sum(closed[number].worth(values) for number in chosen)
            if cost < 0 or total < cost:
                best, cost = chosen, total
    return best


@dataclass(frozen=True)
class BaseScore(Counts):
    """The base, every other closed set with its cards, cards added to closed sets, and open sets.

    Without points for a base (0) its sets count like all others.
    """

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    base: int = field(metadata=between(0, 100_000))
    natural: int
    mixed: int
    wild: int
    natural_paragraph: str
    mixed_paragraph: str
    cards_paragraph: str
    open_paragraph: str

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        lines = []
        base = cheapest_base(self.values, tally.closed) if self.base else ()
        if base:
            lines.append(ScoreLine(tally.side, self.base, Reason(self.paragraph, "score.base")))
        counts = {"natural": 0, "mixed": 0, "wild": 0}
        for place, cards in enumerate(tally.closed):
            if place not in base:
                counts["wild" if cards.kind == TWO else "mixed" if cards.wild else "natural"] += 1
        for name, points, paragraph in (
            ("natural", self.natural, self.natural_paragraph),
            ("mixed", self.mixed, self.mixed_paragraph),
            ("wild", self.wild, self.natural_paragraph),
        ):
            lines += numbered(tally, counts[name], counts[name] * points, paragraph, f"score.books_{name}")
        beyond = tally.in_closed(self.values, base)
        message = "score.book_cards" if self.base else "score.closed_cards"
        lines += worth_line(tally, beyond, self.cards_paragraph, message)
        lines += worth_line(tally, tally.on_table(self.values), self.open_paragraph, "score.open_cards")
        return lines

    def pad_fields(self, table: PadTable) -> list[Field]:
        apart = (SEVEN, FIVE) if self.base else ()
        others = [rank for rank in range(RANKS) if rank not in apart]
        cited, laid = self.natural_paragraph, table.laid(self.values)
        wilds = (table.deck[TWO] + table.deck[JOKER]) // table.canasta_size
        beyond = "" if self.base else "closed"
        return [
            *(
                natural_field(id, cited, self.natural, table.natural(rank), rank)
                for id, rank in zip(("sevens", "fives"), apart, strict=False)
            ),
            canasta_field("natural", cited, self.natural, table.natural(*others), NATURAL),
            canasta_field("mixed", self.mixed_paragraph, self.mixed, table.mixed, MIXED),
            canasta_field("wild", cited, self.wild, wilds, WILD),
            Field("beyond", CARDS, self.cards_paragraph, part="canastas", groups=laid, called=beyond),
            Field("laid", CARDS, self.open_paragraph, groups=laid, called="open"),
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        natural = ("sevens", "fives", "natural") if self.base else ("natural",)
        cited, beyond, laid = self.natural_paragraph, ("beyond",), ("laid",)
        cards = "score.book_cards" if self.base else "score.closed_cards"
        return [
            *([PadLine(("base",), self.base, self.paragraph, "score.base")] if self.base else []),
            PadLine(natural, self.natural, cited, "score.books_natural"),
            PadLine(("mixed",), self.mixed, self.mixed_paragraph, "score.books_mixed"),
            PadLine(("wild",), self.wild, cited, "score.books_wild"),
            PadLine(beyond, 1, self.cards_paragraph, cards, worth=True, summed=True),
            PadLine(laid, 1, self.open_paragraph, "score.open_cards", worth=True, summed=True),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        base = RowEntry("canastas", "canasta.base", self.paragraph, {"points": self.base})
        return [
            *([base] if self.base else []),
            RowEntry("canastas", "canasta.natural", self.natural_paragraph, {"points": self.natural}),
            RowEntry("canastas", "canasta.mixed", self.mixed_paragraph, {"points": self.mixed}),
            RowEntry("canastas", "canasta.wild", self.natural_paragraph, {"points": self.wild}),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (
            Setting("base_points", "points", "base"),
            Setting("natural", "points", "natural"),
            Setting("mixed", "points", "mixed"),
            Setting("wild_books", "points", "wild"),
        )


@dataclass(frozen=True)
class RedThreesOfSeven(Counts):
    """Points for red threes; seven of them are worth more together, further ones as before."""

    each: int
    seven: int
    seven_paragraph: str

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number = tally.red_threes
        if number < 7:
            return numbered(tally, number, number * self.each, self.paragraph, "score.red_threes")
        points = self.seven + (number - 7) * self.each
        return numbered(tally, number, points, self.seven_paragraph, "score.red_threes")

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [red_threes_field(self.paragraph, self.each, table)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        reds, message = ("red_threes",), "score.red_threes"
        fewer, seven = (at_most(6, "red_threes"),), (at_least(7, "red_threes"),)
        table = (*[0] * 6, self.seven)
        return [
            PadLine(reds, self.each, self.paragraph, message, fewer),
            PadLine(reds, self.each, self.seven_paragraph, message, seven, table),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("threes", "threes.each", self.paragraph, {"points": self.each}),
            RowEntry("threes", "threes.seven", self.seven_paragraph, {"points": self.seven}),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("red_threes", "points", "each"),)


@dataclass(frozen=True)
class ThreesLeft(Counts):
    """The cost of threes left over in hand and reserves."""

    red: int
    black: int
    black_paragraph: str

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        reds = sum(hand[RED_THREE] for hand in tally.hands)
        blacks = sum(hand[BLACK_THREE] for hand in tally.hands)
        return [
            *numbered(tally, reds, -reds * self.red, self.paragraph, "score.red_threes_left"),
            *numbered(tally, blacks, -blacks * self.black, self.black_paragraph, "score.black_threes_left"),
        ]

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [
            Field(id, COUNT, paragraph, -points, table.deck[kind], in_hands=((kind,), 0))
            for id, kind, paragraph, points in (
                ("left_red_threes", RED_THREE, self.paragraph, self.red),
                ("left_black_threes", BLACK_THREE, self.black_paragraph, self.black),
            )
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [
            PadLine(("left_red_threes",), -self.red, self.paragraph, "score.red_threes_left"),
            PadLine(("left_black_threes",), -self.black, self.black_paragraph, "score.black_threes_left"),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("threes", "threes.red_left", self.paragraph, {"points": self.red}),
            RowEntry("threes", "threes.black_left", self.black_paragraph, {"points": self.black}),
        ]
