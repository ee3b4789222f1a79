"""Clauses of a score in which canastas differ by rank, open sets cost, and threes need cover (ruling A15)."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import ACE, SEVEN, TWO, UNKNOWN
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import DERIVED, RANK, between
from canasta.clauses.hands import SpecialHand
from canasta.clauses.score import numbered
from canasta.clauses.tally import SetTally, SideTally


def canastas(tally: SideTally, size: int = 7) -> int:
    """Return how many canastas a side has."""
    return sum(1 for cards in tally.sets if cards.size >= size)


@dataclass(frozen=True)
class SpecialHandPoints(Counts):
    """The points of a special hand."""

    hands: tuple[SpecialHand, ...] = field(metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        if tally.special < 0:
            return []
        hand = self.hands[tally.special]
        return [ScoreLine(tally.side, hand.points, Reason(hand.paragraph, f"score.special.{hand.name}"))]


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
