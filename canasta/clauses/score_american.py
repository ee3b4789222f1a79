"""Clauses of a score in which canastas differ by rank, open sets cost, and threes need cover (ruling A15)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import ACE, BLACK_THREE, JOKER, LETTERS, RANKS, RED_THREE, SEVEN, TWO, UNKNOWN
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import DERIVED, RANK, between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.hands import Groups
from canasta.clauses.pad import (
    CHOICE,
    COUNT,
    MIXED,
    NATURAL,
    WILD,
    Field,
    PadFields,
    PadLine,
    PadTable,
    SetClass,
    at_least,
    at_most,
    canasta_field,
    natural_field,
)
from canasta.clauses.score import numbered
from canasta.clauses.tally import SetTally, SideTally

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


def canastas(tally: SideTally, size: int = 7) -> int:
    """Return how many canastas a side has."""
    return sum(1 for cards in tally.sets if cards.size >= size)


def threes_fields(paragraph: str, by_number: tuple[int, ...], table: PadTable) -> list[Field]:
    """Return the fields for threes of both colours that count by their number."""
    return [
        Field(id, COUNT, paragraph, None, min(table.deck[kind], len(by_number)))
        for id, kind in (("red_threes", RED_THREE), ("black_threes", BLACK_THREE))
    ]


@dataclass(frozen=True)
class SpecialHandPoints(Counts):
    """The points of a special hand."""

    hands: tuple[Groups, ...] = field(metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if tally.special < 0:
            return []
        hand = self.hands[tally.special]
        message, title = hand.label
        reason = Reason(hand.paragraph, message, {"title": title} if title else {})
        return [ScoreLine(tally.side, hand.points, reason)]

    def pad_fields(self, table: PadTable) -> list[Field]:
        choices = tuple((hand.name, hand.points) for hand in self.hands)
        labels = tuple(hand.label for hand in self.hands)
        return [Field("special", CHOICE, self.paragraph, needs="out", choices=choices, labels=labels)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        lines = []
        for hand in self.hands:
            message, title = hand.label
            params = {"title": title} if title else {}
            lines.append(
                PadLine((f"special:{hand.name}",), hand.points, hand.paragraph, message, params=params)
            )
        return lines

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        points = [hand.points for hand in self.hands]
        params = {"least": min(points), "most": max(points)}
        return [RowEntry("bonuses", "bonus.special", self.paragraph, params)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        every = ("special_hands.*",)
        return (Setting("special_hands", "going_out", joined=every, needs="special_hands"),)


@dataclass(frozen=True)
class RankedCanastas(Counts):
    """Points for canastas: mixed, natural, natural aces, sevens, wild cards, and twos alone."""

    natural: int
    mixed: int
    aces: int
    sevens: int
    wild: int
    twos: int
    paragraphs: tuple[str, str, str, str, str, str]  #: in the order of the fields
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        canastas = [cards for cards in tally.sets if cards.size >= self.size]
        lines = [self._line(tally.side, cards) for cards in canastas if cards.kind != UNKNOWN]
        unnamed = [cards for cards in canastas if cards.kind == UNKNOWN]
        mixed = sum(1 for cards in unnamed if cards.wild)
        natural = len(unnamed) - mixed
        cited = self.paragraphs
        lines += numbered(tally, natural, natural * self.natural, cited[0], "score.natural_canastas")
        lines += numbered(tally, mixed, mixed * self.mixed, cited[1], "score.mixed_canastas")
        return lines

    def _line(self, side: int, cards: SetTally) -> ScoreLine:
        number, message = self._class(cards)
        points = (self.natural, self.mixed, self.aces, self.sevens, self.wild, self.twos)[number]
        return ScoreLine(side, points, Reason(self.paragraphs[number], message, {"kind": cards.kind}))

    def _class(self, cards: SetTally) -> tuple[int, str]:
        if cards.kind == TWO:
            return (5, "score.canasta_twos") if not cards.jokers else (4, "score.canasta_wild")
        if cards.wild:
            return 1, "score.canasta_mixed"
        if cards.kind == ACE:
            return 2, "score.canasta_natural"
        if cards.kind == SEVEN:
            return 3, "score.canasta_natural"
        return 0, "score.canasta_natural"

    def pad_fields(self, table: PadTable) -> list[Field]:
        others = [rank for rank in range(RANKS) if rank not in (ACE, SEVEN)]
        natural, mixed, aces, sevens, wild, twos = self.paragraphs
        twos_alone = SetClass((), True, "none")
        wilds = (table.deck[TWO] + table.deck[JOKER]) // table.canasta_size
        return [
            canasta_field("natural", natural, self.natural, table.natural(*others), NATURAL),
            canasta_field("mixed", mixed, self.mixed, table.mixed, MIXED),
            natural_field("aces", aces, self.aces, table.natural(ACE), ACE),
            natural_field("sevens", sevens, self.sevens, table.natural(SEVEN), SEVEN),
            canasta_field("wild", wild, self.wild, wilds, WILD),
            canasta_field("twos", twos, self.twos, table.natural(TWO), twos_alone),
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        natural, mixed, aces, sevens, wild, twos = self.paragraphs
        one = "score.canasta_natural"
        return [
            PadLine(("aces",), self.aces, aces, one, params={"kind": ACE}),
            PadLine(("sevens",), self.sevens, sevens, one, params={"kind": SEVEN}),
            PadLine(("wild",), self.wild, wild, "score.canasta_wild"),
            PadLine(("twos",), self.twos, twos, "score.canasta_twos"),
            PadLine(("natural",), self.natural, natural, "score.natural_canastas"),
            PadLine(("mixed",), self.mixed, mixed, "score.mixed_canastas"),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        points = (self.natural, self.mixed, self.aces, self.sevens, self.wild, self.twos)
        names = ("natural", "mixed", "aces", "sevens", "wild", "twos")
        return [
            RowEntry("canastas", f"canasta.{name}", paragraph, {"points": each})
            for name, paragraph, each in zip(names, self.paragraphs, points, strict=True)
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("natural", "points", "natural"), Setting("mixed", "points", "mixed")


@dataclass(frozen=True)
class OpenSetsCost(Counts):
    """The cost of natural aces, sevens and wild cards that were begun and not closed."""

    aces: int
    sevens: int
    wild: int
    sevens_paragraph: str
    wild_paragraph: str
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        lines = []
        for cards in tally.sets:
            if cards.size >= self.size:
                continue
            if cards.kind == TWO:
                points, paragraph = self.wild, self.wild_paragraph
            elif cards.kind == SEVEN:
                points, paragraph = self.sevens, self.sevens_paragraph
            elif cards.kind == ACE and not cards.wild:
                points, paragraph = self.aces, self.paragraph
            else:
                continue
            reason = Reason(
                paragraph, "score.open_wild" if cards.kind == TWO else "score.open_set", {"kind": cards.kind}
            )
            lines.append(ScoreLine(tally.side, -points, reason))
        return lines

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [
            Field(id, COUNT, paragraph, -points, 1, part="open", sets=sets)
            for id, paragraph, points, sets in (
                ("open_aces", self.paragraph, self.aces, SetClass((ACE,), False)),
                ("open_sevens", self.sevens_paragraph, self.sevens, SetClass((SEVEN,), None)),
                ("open_wild", self.wild_paragraph, self.wild, WILD),
            )
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        one, sevens = "score.open_set", self.sevens_paragraph
        return [
            PadLine(("open_aces",), -self.aces, self.paragraph, one, params={"kind": ACE}),
            PadLine(("open_sevens",), -self.sevens, sevens, one, params={"kind": SEVEN}),
            PadLine(("open_wild",), -self.wild, self.wild_paragraph, "score.open_wild"),
        ]


@dataclass(frozen=True)
class CoveredThrees(Counts):
    """Threes by colour: plus with two canastas, nothing with one, minus with none."""

    by_number: tuple[int, ...]
    cover: str

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number = canastas(tally)
        if number == 1:
            return []
        lines: list[ScoreLine] = []
        for count, colour in ((tally.red_threes, "red"), (tally.black_threes, "black")):
            if count:
                points = self.by_number[count - 1]
                message = f"score.{colour}_threes" if number else f"score.{colour}_threes_no_canasta"
                cited = self.paragraph if number else self.cover
                lines += numbered(tally, count, points if number else -points, cited, message)
        return lines

    def pad_fields(self, table: PadTable) -> list[Field]:
        return threes_fields(self.paragraph, self.by_number, table)

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        canastas = pad.canastas()
        lines = []
        for suffix, sign, when in (
            ("", 1, at_least(2, *canastas)),
            ("_no_canasta", -1, at_most(0, *canastas)),
        ):
            table = tuple(sign * points for points in self.by_number)
            for id in ("red_threes", "black_threes"):
                cited = self.cover if suffix else self.paragraph
                lines.append(PadLine((id,), 0, cited, f"score.{id}{suffix}", (when,), table))
        return lines

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [
            RowEntry("threes", "threes.by_number", self.paragraph, {"points": self.by_number}),
            RowEntry("threes", "threes.cover", self.cover),
        ]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("threes", "points", "by_number"),)


@dataclass(frozen=True)
class HeldTooMany(Counts):
    """The cost of being left with three or more of a rank."""

    rank: int = field(metadata=RANK)
    number: int = field(metadata=between(1, 28))
    points: int

    @staticmethod
    def repeats() -> bool:
        return True

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        reason = Reason(self.paragraph, "score.held_too_many", {"kind": self.rank})
        return [
            ScoreLine(tally.side, -self.points, reason)
            for hand in tally.hands
            if hand[self.rank] >= self.number
        ]

    def pad_fields(self, table: PadTable) -> list[Field]:
        held = ((self.rank,), self.number)
        points, most = -self.points, table.places
        return [Field(self._id(), COUNT, self.paragraph, points, most, kind_of_card=self.rank, in_hands=held)]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        params = {"kind": self.rank}
        return [PadLine((self._id(),), -self.points, self.paragraph, "score.held_too_many", params=params)]

    def _id(self) -> str:
        return f"held_{LETTERS[self.rank]}"
