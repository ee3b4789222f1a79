"""Threes that count by how many a side has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE, RED_THREE
from canasta.clauses.base import Counts, ScoreLine
from canasta.clauses.bounds import DERIVED, all_between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import COUNT, Field, PadFields, PadLine, PadTable, at_least, at_most
from canasta.clauses.score import numbered
from canasta.clauses.tally import SideTally

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class ThreesByNumber(Counts):
    """Points for the threes of a colour by their number, for a side with a canasta.

    More threes than ``by_number`` has numbers count like its last one. Without a canasta threes count
    nothing or, with ``against``, the same points against the side. Black threes that lie on the table count
    likewise, unless ``red_only``.
    """

    by_number: tuple[int, ...] = field(
        default=(100, 300, 500, 1000), metadata=all_between(-10_000, 10_000, most=28)
    )
    against: bool = False
    red_only: bool = False
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        # In books with a base, canastas are put away.
        canasta = bool(tally.closed) or any(cards.size >= self.size for cards in tally.sets)
        if not canasta and not self.against:
            return []
        lines: list[ScoreLine] = []
        for number, name in ((tally.red_threes, "threes"), (tally.black_threes, "black_threes")):
            if number and not (self.red_only and name == "black_threes"):
                points = self.by_number[min(number, len(self.by_number)) - 1]
                message = self._message(name, canasta)
                lines += numbered(tally, number, points if canasta else -points, self.paragraph, message)
        return lines

    def pad_fields(self, table: PadTable) -> list[Field]:
        fields = [Field("red_threes", COUNT, self.paragraph, None, table.deck[RED_THREE])]
        if BLACK_THREE in table.shown_threes and not self.red_only:
            fields.append(Field("black_threes", COUNT, self.paragraph, None, table.deck[BLACK_THREE]))
        return fields

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        canastas = pad.canastas()
        lines = []
        for id, name in (("red_threes", "threes"), ("black_threes", "black_threes")):
            for canasta in (True, False) if self.against else (True,):
                when = at_least(1, *canastas) if canasta else at_most(0, *canastas)
                table = tuple(points if canasta else -points for points in self.by_number)
                message = self._message(name, canasta)
                lines.append(PadLine((id,), 0, self.paragraph, message, (when,), table))
        counted = ("red_threes",) if self.red_only else ("red_threes", "black_threes")
        return [line for line in lines if line.of[0] in counted and pad.has(line.of[0])]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        without = "threes.number_against" if self.against else "threes.number_nothing"
        return [
            RowEntry("threes", "threes.number", self.paragraph, {"points": self.by_number}),
            RowEntry("threes", without, self.paragraph),
        ]

    @staticmethod
    def _message(name: str, canasta: bool) -> str:
        return f"score.{name}_by_number{'' if canasta else '_against'}"

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("threes_by_number", "points"),)

    @staticmethod
    def replaces() -> tuple[str, ...]:
        return "RedThrees", "RedThreesByCanasta", "RedThreesOfSeven", "CoveredThrees"
