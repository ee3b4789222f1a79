"""Clauses of the score: each returns the lines of one side."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import CALIENTE
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import CARD_VALUES, DERIVED, between
from canasta.clauses.tally import SideTally, Worth, add_worths
from canasta.table.state import BIG_WILD_CANASTA, SMALL_WILD_CANASTA


def worth_reason(paragraph: str, message: str, worth: Worth) -> Reason:
    """The reason of a line about cards: it says how many they are, unless only their sum is known."""
    if worth.number < 0:
        return Reason(paragraph, f"{message}_sum")
    return Reason(paragraph, message, {"number": worth.number})


@dataclass(frozen=True)
class OutBonus(Counts):
    """Points for going out; others for going out with the four black threes."""

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
    """Further points for going out concealed."""

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
        if not tally.red_threes:
            return []
        sign = 1 if tally.opened else -1
        suffix = "" if tally.opened else "_unopened"
        number = tally.red_threes
        lines = [
            ScoreLine(
                tally.side,
                sign * self.each * number,
                Reason(self._cite(tally, self.paragraph), "score.red_threes" + suffix, {"number": number}),
            )
        ]
        if number >= self.all_of_them:
            paragraph = self._cite(tally, self.extra_paragraph or self.paragraph)
            reason = Reason(paragraph, "score.all_red_threes" + suffix, {"number": number})
            lines.append(ScoreLine(tally.side, sign * self.extra, reason))
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
        lines = []
        if natural:
            reason = Reason(self.paragraph, "score.natural_canastas", {"number": natural})
            lines.append(ScoreLine(tally.side, natural * self.natural, reason))
        if mixed:
            reason = Reason(self.mixed_paragraph or self.paragraph, "score.mixed_canastas", {"number": mixed})
            lines.append(ScoreLine(tally.side, mixed * self.mixed, reason))
        return lines


@dataclass(frozen=True)
class WildCanastaBonus(Counts):
    """Points for a canasta of wild cards, by what it mostly was when it became one."""

    small: int
    big: int
    big_paragraph: str = ""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if tally.wild_canasta == SMALL_WILD_CANASTA:
            return [ScoreLine(tally.side, self.small, Reason(self.paragraph, "score.small_wild_canasta"))]
        if tally.wild_canasta == BIG_WILD_CANASTA:
            return [
                ScoreLine(
                    tally.side,
                    self.big,
                    Reason(self.big_paragraph or self.paragraph, "score.big_wild_canasta"),
                )
            ]
        return []


@dataclass(frozen=True)
class RedThreesByCanasta(Counts):
    """Points for red threes, more each for all of them; minus for a side without a canasta."""

    each: int
    all_of_them: int = field(metadata=between(1, 28))
    each_of_all: int
    all_paragraph: str
    without: str
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number = tally.red_threes
        if not number:
            return []
        canasta = any(cards.size >= self.size for cards in tally.sets)
        points = number * (self.each_of_all if number >= self.all_of_them else self.each)
        message = "score.red_threes" if canasta else "score.red_threes_no_canasta"
        paragraph = self.all_paragraph if number >= self.all_of_them else self.paragraph
        reason = Reason(paragraph if canasta else self.without, message, {"number": number})
        return [ScoreLine(tally.side, points if canasta else -points, reason)]


@dataclass(frozen=True)
class CardsOnTable(Counts):
    """The value of the cards on the table: plus with a canasta, minus without one."""

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    without: str
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        worth = tally.on_table(self.values)
        if not worth.number:
            return []
        if any(cards.size >= self.size for cards in tally.sets):
            return [ScoreLine(tally.side, worth.points, worth_reason(self.paragraph, "score.laid", worth))]
        reason = worth_reason(self.without, "score.laid_no_canasta", worth)
        return [ScoreLine(tally.side, -worth.points, reason)]


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
        worth = tally.on_table(self.values)
        if not worth.number:
            return []
        return [ScoreLine(tally.side, worth.points, worth_reason(self.paragraph, "score.laid", worth))]


@dataclass(frozen=True)
class CardsLeft(Counts):
    """The value of the cards left in hand, minus. Red threes there are none of its business.

    A player's Caliente cards make it double, two of them triple; ``caliente`` is the paragraph of that.
    """

    values: tuple[int, ...] = field(metadata=CARD_VALUES)
    caliente: str = ""
    threes: bool = True  #: black threes count among the cards left

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        worths = tally.in_hands(self.values, self.threes)
        calientes = [hand[CALIENTE] for hand in tally.hands]
        extra = sum(worth.points * number for worth, number in zip(worths, calientes, strict=True))
        left = add_worths(worths)
        lines = []
        if left.number:
            reason = worth_reason(self.paragraph, "score.left", left)
            lines.append(ScoreLine(tally.side, -left.points, reason))
        if extra:
            reason = Reason(self.caliente, "score.caliente_held", {"number": sum(calientes)})
            lines.append(ScoreLine(tally.side, -extra, reason))
        return lines


@dataclass(frozen=True)
class CalientesPlayed(Counts):
    """What Caliente cards that were played cost."""

    each: int

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not tally.calientes:
            return []
        reason = Reason(self.paragraph, "score.caliente_played", {"number": tally.calientes})
        return [ScoreLine(tally.side, tally.calientes * self.each, reason)]


def card_values(joker: int, two: int, ace: int, high: int, low: int, black_three: int) -> tuple[int, ...]:
    """Values by kind: ``high`` for eight to king, ``low`` for four to seven.

    >>> card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=5)
    (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 0, 5, 0)
    """
    return (*[low] * 4, *[high] * 6, ace, two, joker, 0, black_three, 0)
