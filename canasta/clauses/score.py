"""Clauses of the score: each returns the lines of one side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import CARD_VALUES, DERIVED, between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import (
    CALIENTES_HELD,
    CARDS,
    COUNT,
    FINES,
    HANDS,
    MIXED,
    NATURAL,
    WILD,
    YES_NO,
    Field,
    PadFields,
    PadLine,
    PadTable,
    SetClass,
    at_least,
    at_most,
    canasta_field,
)
from canasta.clauses.tally import SideTally, Worth, add_worths
from canasta.table.state import BIG_WILD_CANASTA, SMALL_WILD_CANASTA

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


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


def red_threes_field(paragraph: str, each: int, table: PadTable) -> Field:
    """Return the field for a number of red threes."""
    return Field("red_threes", COUNT, paragraph, each, table.deck[RED_THREE])


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

    def pad_fields(self, table: PadTable) -> list[Field]:
        fields = [Field("out", YES_NO, self.paragraph, self.points, one_side=True)]
        if self.four_blacks:
            paragraph = self.four_blacks_paragraph
            fields.append(Field("four_blacks", YES_NO, paragraph, self.four_blacks, needs="out"))
        return fields

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        out = ("out",)
        if not self.four_blacks:
            return [PadLine(out, self.points, self.paragraph, "score.out")]
        usual, four = (at_most(0, "four_blacks"),), (at_least(1, "four_blacks"),)
        return [
            PadLine(out, self.points, self.paragraph, "score.out", usual),
            PadLine(out, self.four_blacks, self.four_blacks_paragraph, "score.four_blacks", four),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        entries = [RowEntry("bonuses", "bonus.out", self.paragraph, {"points": self.points})]
        if self.four_blacks:
            points, paragraph = {"points": self.four_blacks}, self.four_blacks_paragraph
            entries.append(RowEntry("bonuses", "bonus.four_blacks", paragraph, points))
        return entries

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("out_bonus", "points", "points"),)


@dataclass(frozen=True)
class ConcealedBonus(Counts):
    """Extra points for going out concealed."""

    points: int

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not (tally.out and tally.out_counts and tally.concealed):
            return []
        return [ScoreLine(tally.side, self.points, Reason(self.paragraph, "score.concealed"))]

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [Field("concealed", YES_NO, self.paragraph, self.points, needs="out")]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        when = (at_least(1, "out"),)
        return [PadLine(("concealed",), self.points, self.paragraph, "score.concealed", when)]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        canasta = book.concealed is not None and book.concealed.canasta
        message = "bonus.concealed_canasta" if canasta else "bonus.concealed"
        return [RowEntry("bonuses", message, self.paragraph, {"points": self.points})]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("concealed", "points", "points"),)


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

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [red_threes_field(self.paragraph, self.each, table)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        opened = pad.opened()
        lines = []
        for suffix, sign, when in (("", 1, at_least(1, *opened)), ("_unopened", -1, at_most(0, *opened))):
            unopened = self.unopened_paragraph if suffix else ""
            cited, message = unopened or self.paragraph, f"score.red_threes{suffix}"
            lines.append(PadLine(("red_threes",), sign * self.each, cited, message, (when,)))
            every = at_least(self.all_of_them, "red_threes")
            table = (*[0] * (self.all_of_them - 1), sign * self.extra)
            cited = unopened or self.extra_paragraph or self.paragraph
            message = f"score.all_red_threes{suffix}"
            lines.append(PadLine(("red_threes",), 0, cited, message, (when, every), table))
        return lines

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        extra = {"number": self.all_of_them, "points": self.extra}
        return [
            RowEntry("threes", "threes.each", self.paragraph, {"points": self.each}),
            RowEntry("threes", "threes.extra", self.extra_paragraph or self.paragraph, extra),
            RowEntry("threes", "threes.unopened", self.unopened_paragraph or self.paragraph),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("red_threes", "points", "each"),)


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
        return [
            *numbered(tally, natural, natural * self.natural, self.paragraph, "score.natural_canastas"),
            *numbered(tally, mixed, mixed * self.mixed, self._mixed_cited(), "score.mixed_canastas"),
        ]

    def pad_fields(self, table: PadTable) -> list[Field]:
        natural = table.natural(*range(RANKS))
        return [
            canasta_field("natural", self.paragraph, self.natural, natural, NATURAL),
            canasta_field("mixed", self._mixed_cited(), self.mixed, table.mixed, MIXED),
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        natural, mixed = pad.canastas_like(NATURAL), pad.canastas_like(MIXED)
        return [
            PadLine(natural, self.natural, self.paragraph, "score.natural_canastas"),
            PadLine(mixed, self.mixed, self._mixed_cited(), "score.mixed_canastas"),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("canastas", "canasta.natural", self.paragraph, {"points": self.natural}),
            RowEntry("canastas", "canasta.mixed", self._mixed_cited(), {"points": self.mixed}),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("natural", "points", "natural"), Setting("mixed", "points", "mixed")

    def _mixed_cited(self) -> str:
        return self.mixed_paragraph or self.paragraph


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
            reason = Reason(self._big_cited(), "score.big_wild_canasta")
            return [ScoreLine(tally.side, self.big, reason)]
        return []

    def pad_fields(self, table: PadTable) -> list[Field]:
        big = SetClass((), True, "more")
        return [
            canasta_field("small_wild", self.paragraph, self.small, 1, WILD, beside=True),
            canasta_field("big_wild", self._big_cited(), self.big, 1, big, beside=True),
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [
            PadLine(("small_wild",), self.small, self.paragraph, "score.small_wild_canasta"),
            PadLine(("big_wild",), self.big, self._big_cited(), "score.big_wild_canasta"),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("canastas", "canasta.small_wild", self.paragraph, {"points": self.small}),
            RowEntry("canastas", "canasta.big_wild", self._big_cited(), {"points": self.big}),
        ]

    def _big_cited(self) -> str:
        return self.big_paragraph or self.paragraph


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

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [red_threes_field(self.paragraph, self.each, table)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        canastas = pad.canastas()
        fewer = at_most(self.all_of_them - 1, "red_threes")
        every = at_least(self.all_of_them, "red_threes")
        reds = ("red_threes",)
        lines = []
        for message, sign, when in (
            ("score.red_threes", 1, at_least(1, *canastas)),
            ("score.red_threes_no_canasta", -1, at_most(0, *canastas)),
        ):
            usual = self.paragraph if sign > 0 else self.without
            all_of_them = self.all_paragraph if sign > 0 else self.without
            lines.append(PadLine(reds, sign * self.each, usual, message, (when, fewer)))
            lines.append(PadLine(reds, sign * self.each_of_all, all_of_them, message, (when, every)))
        return lines

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        every = {"number": self.all_of_them, "points": self.each_of_all}
        return [
            RowEntry("threes", "threes.each", self.paragraph, {"points": self.each}),
            RowEntry("threes", "threes.each_of_all", self.paragraph, every),
            RowEntry("threes", "threes.no_canasta"),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("red_threes", "points", "each"),)


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

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [Field("laid", CARDS, self.paragraph, groups=table.laid(self.values))]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        canastas, laid = pad.canastas(), ("laid",)
        one, none = (at_least(1, *canastas),), (at_most(0, *canastas),)
        return [
            PadLine(laid, 1, self.paragraph, "score.laid", one, worth=True, summed=True),
            PadLine(laid, -1, self.without, "score.laid_no_canasta", none, worth=True, summed=True),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("cards", "cards.with_canasta", self.paragraph),
            RowEntry("cards", "cards.without_canasta", self.without),
        ]


@dataclass(frozen=True)
class Fines(Counts):
    """Fines of the hand."""

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if not tally.fines:
            return []
        return [ScoreLine(tally.side, -tally.fines, Reason(self.paragraph, "score.fines"))]

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [Field("fines", FINES, self.paragraph)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [PadLine(("fines",), -1, self.paragraph, "pad.field.fines", worth=True)]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return []  # the clause that fines mentions them


@dataclass(frozen=True)
class CardsLaid(Counts):
    """The value of the cards on the table."""

    values: tuple[int, ...] = field(metadata=CARD_VALUES)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        return worth_line(tally, tally.on_table(self.values), self.paragraph, "score.laid")

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [Field("laid", CARDS, self.paragraph, groups=table.laid(self.values))]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [PadLine(("laid",), 1, self.paragraph, "score.laid", worth=True, summed=True)]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("cards", "cards.plus", self.paragraph)]


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

    def pad_fields(self, table: PadTable) -> list[Field]:
        kinds = [*range(RANKS), TWO, JOKER, *([BLACK_THREE] if self.threes else [])]
        calientes = bool(self.caliente) and table.deck[CALIENTE] > 0
        groups = table.groups(self.values, kinds)
        return [Field("left", HANDS, self.paragraph, groups=groups, calientes=calientes)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        lines = [PadLine(("left",), -1, self.paragraph, "score.left", worth=True, summed=True)]
        if self.caliente:
            lines.append(PadLine((CALIENTES_HELD,), -1, self.caliente, "score.caliente_held", worth=True))
        return lines

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        entries = [RowEntry("cards", "cards.left", self.paragraph)]
        for kind, points in enumerate(self.values):
            if points != book.values[kind]:
                params = {"kind": kind, "points": points}
                entries.append(RowEntry("cards", "cards.left_kind", self.paragraph, params))
        return entries

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("black_three_left", "points", "values.black_three"),)


@dataclass(frozen=True)
class CalientesPlayed(Counts):
    """The cost of Caliente cards that were played."""

    each: int

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        played = tally.calientes
        return numbered(tally, played, played * self.each, self.paragraph, "score.caliente_played")

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [Field("calientes", COUNT, self.paragraph, self.each, table.deck[CALIENTE])]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [PadLine(("calientes",), self.each, self.paragraph, "score.caliente_played")]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        entries = [RowEntry("cards", "cards.caliente", self.paragraph, {"points": -self.each})]
        for clause in book.score:
            if isinstance(clause, CardsLeft) and clause.caliente:
                entries.append(RowEntry("cards", "cards.caliente_held", clause.caliente))
        return entries


def card_values(joker: int, two: int, ace: int, high: int, low: int, black_three: int) -> tuple[int, ...]:
    """Return values by kind: ``high`` for eight to king, ``low`` for four to seven.

    >>> card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=5)
    (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 0, 5, 0)
    """
    return (*[low] * 4, *[high] * 6, ace, two, joker, 0, black_three, 0)
