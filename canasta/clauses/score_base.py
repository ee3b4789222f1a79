"""Clauses of a score counted in closed sets and a base of them (rulings H11, H12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from canasta.cards import BLACK_THREE, FIVE, RED_THREE, SEVEN, TWO
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import CARD_VALUES
from canasta.clauses.score import numbered, worth_line
from canasta.clauses.tally import SetTally, SideTally


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
    """The base, every other closed set with its cards, cards added to closed sets, and open sets."""

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    base: int
    natural: int
    mixed: int
    wild: int
    natural_paragraph: str
    mixed_paragraph: str
    cards_paragraph: str
    open_paragraph: str

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        lines = []
        base = cheapest_base(self.values, tally.closed)
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
        lines += worth_line(tally, beyond, self.cards_paragraph, "score.book_cards")
        lines += worth_line(tally, tally.on_table(self.values), self.open_paragraph, "score.open_cards")
        return lines


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
