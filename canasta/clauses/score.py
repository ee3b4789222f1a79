"""Clauses of the score: each returns the lines of one side."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import CALIENTE
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import CARD_VALUES, DERIVED, between
from canasta.clauses.tally import SideTally, Worth, add_worths
from canasta.table.state import BIG_WILD_CANASTA, SMALL_WILD_CANASTA


def numbered(tally: SideTally, number: int, points: int, paragraph: str, message: str) -> list[ScoreLine]:
    """Return a line with a number of things; none if there are none."""
    if not number:
        return []
    return [ScoreLine(tally.side, points, Reason(paragraph, message, {"number": number}))]


def worth_line(
    tally: SideTally, worth: Worth, paragraph: str, message: str, sign: int = 1
) -> list[ScoreLine]:
    """Return a line about cards, if there are any: with their number, unless only their sum is known."""
    if worth.number < 0:
        return [ScoreLine(tally.side, sign * worth.points, Reason(paragraph, f"{message}_sum"))]
    return numbered(tally, worth.number, sign * worth.points, paragraph, message)


@dataclass(frozen=True)
class OutBonus(Counts):
    """Points for going out, and for going out with the four black threes."""

    points: int
    four_blacks: int = 0
    four_blacks_paragraph: str = ""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not (tally.out and tally.out_counts):
            return []
        if tally.four_blacks:
            reason = Reason(self.four_blacks_paragraph, "score.four_blacks")
            return [ScoreLine(tally.side, self.four_blacks, reason)]
        return [ScoreLine(tally.side, self.points, Reason(self.paragraph, "score.out"))]


@dataclass(frozen=True)
class ConcealedBonus(Counts):
    """Extra points for going out concealed."""

    points: int

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not (tally.out and tally.out_counts and tally.concealed):
            return []
        return [ScoreLine(tally.side, self.points, Reason(self.paragraph, "score.concealed"))]


@dataclass(frozen=True)
class RedThrees(Counts):
    """Points for red threes, and more for all of them; minus for a side without its first meld."""

    each: int
    all_of_them: int = field(metadata=between(1, 28))
    extra: int  #: for all of them together, on top
    extra_paragraph: str = ""
    unopened_paragraph: str = ""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number, sign, suffix = tally.red_threes, 1, ""
        if not tally.opened:
            sign, suffix = -1, "_unopened"
        cited = self._cite(tally, self.paragraph)
        lines = numbered(tally, number, sign * self.each * number, cited, "score.red_threes" + suffix)
        if number >= self.all_of_them:
            cited = self._cite(tally, self.extra_paragraph or self.paragraph)
            lines += numbered(tally, number, sign * self.extra, cited, "score.all_red_threes" + suffix)
        return lines

    def _cite(self, tally: SideTally, paragraph: str) -> str:
        return paragraph if tally.opened else self.unopened_paragraph or paragraph


@dataclass(frozen=True)
class CanastaBonus(Counts):
    """Points for natural and mixed canastas."""

    natural: int
    mixed: int
    size: int = field(default=7, metadata=DERIVED)
    mixed_paragraph: str = ""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        canastas = [cards for cards in tally.sets if cards.size >= self.size and cards.naturals]
        natural = sum(1 for cards in canastas if not cards.wild)
        mixed = len(canastas) - natural
        mixed_cited = self.mixed_paragraph or self.paragraph
        return [
            *numbered(tally, natural, natural * self.natural, self.paragraph, "score.natural_canastas"),
            *numbered(tally, mixed, mixed * self.mixed, mixed_cited, "score.mixed_canastas"),
        ]


@dataclass(frozen=True)
class WildCanastaBonus(Counts):
    """Points for a canasta of wild cards, by the kind that was in the majority when it was completed."""

    small: int
    big: int
    big_paragraph: str = ""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if tally.wild_canasta == SMALL_WILD_CANASTA:
            return [ScoreLine(tally.side, self.small, Reason(self.paragraph, "score.small_wild_canasta"))]
        if tally.wild_canasta == BIG_WILD_CANASTA:
            reason = Reason(self.big_paragraph or self.paragraph, "score.big_wild_canasta")
            return [ScoreLine(tally.side, self.big, reason)]
        return []


@dataclass(frozen=True)
class RedThreesByCanasta(Counts):
    """Points for red threes, more each for all of them; they count against a side without a canasta."""

    each: int
    all_of_them: int = field(metadata=between(1, 28))
    each_of_all: int
    all_paragraph: str
    without: str
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number = tally.red_threes
        canasta = any(cards.size >= self.size for cards in tally.sets)
        points = number * (self.each_of_all if number >= self.all_of_them else self.each)
        message = "score.red_threes" if canasta else "score.red_threes_no_canasta"
        paragraph = self.all_paragraph if number >= self.all_of_them else self.paragraph
        if not canasta:
            points, paragraph = -points, self.without
        return numbered(tally, number, points, paragraph, message)


@dataclass(frozen=True)
class CardsOnTable(Counts):
    """The value of the cards on the table: added with a canasta, deducted without one."""

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    without: str
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        worth = tally.on_table(self.values)
        if any(cards.size >= self.size for cards in tally.sets):
            return worth_line(tally, worth, self.paragraph, "score.laid")
        return worth_line(tally, worth, self.without, "score.laid_no_canasta", sign=-1)


@dataclass(frozen=True)
class Fines(Counts):
    """Fines of the hand."""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not tally.fines:
            return []
        return [ScoreLine(tally.side, -tally.fines, Reason(self.paragraph, "score.fines"))]


@dataclass(frozen=True)
class CardsLaid(Counts):
    """The value of the cards on the table."""

    values: tuple[int, ...] = field(metadata=CARD_VALUES)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        return worth_line(tally, tally.on_table(self.values), self.paragraph, "score.laid")


@dataclass(frozen=True)
class CardsLeft(Counts):
    """Minus the value of the cards left in hand. Red threes are counted elsewhere.

    A player's Caliente card doubles it, two of them triple it, by the paragraph ``caliente``.
    """

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    caliente: str = ""
    threes: bool = True  #: black threes count among the cards left

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        worths = tally.in_hands(self.values, self.threes)
        calientes = [hand[CALIENTE] for hand in tally.hands]
        extra = sum(worth.points * number for worth, number in zip(worths, calientes, strict=True))
        lines = worth_line(tally, add_worths(worths), self.paragraph, "score.left", sign=-1)
        if extra:
            lines += numbered(tally, sum(calientes), -extra, self.caliente, "score.caliente_held")
        return lines


@dataclass(frozen=True)
class CalientesPlayed(Counts):
    """The cost of Caliente cards that were played."""

    each: int

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        played = tally.calientes
        return numbered(tally, played, played * self.each, self.paragraph, "score.caliente_played")


def card_values(joker: int, two: int, ace: int, high: int, low: int, black_three: int) -> tuple[int, ...]:
    """Return values by kind: ``high`` for eight to king, ``low`` for four to seven.

    >>> card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=5)
    (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 0, 5, 0)
    """
    return (*[low] * 4, *[high] * 6, ace, two, joker, 0, black_three, 0)
