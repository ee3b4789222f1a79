"""Black threes that are taken with the pile: they are set aside, and count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import BLACK_THREE
from canasta.clauses.base import Counts, ScoreLine
from canasta.clauses.bounds import between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import COUNT, Field, PadFields, PadLine, PadTable, at_least, at_most
from canasta.clauses.score import numbered
from canasta.clauses.tally import SideTally

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

_ID = "black_threes"
_MESSAGE = "score.black_threes_taken"


@dataclass(frozen=True)
class BlackThreesTaken(Counts):
    """Black threes taken with the pile go to the table, and count each or, all of them, together.

    The setup reads the clause too: ``shown_from_pile``.
    """

    each: int = field(default=5, metadata=between(-10_000, 10_000, 5))
    all_of_them: int = field(default=4, metadata=between(1, 28))
    together: int = field(default=100, metadata=between(-10_000, 10_000, 5))

    def words(self) -> tuple[str, ...]:
        return ("black",)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        number = tally.black_threes
        points = self.together if number >= self.all_of_them else number * self.each
        return numbered(tally, number, points, self.paragraph, _MESSAGE)

    def pad_fields(self, table: PadTable) -> list[Field]:
        most = table.deck[BLACK_THREE]
        return [Field(_ID, COUNT, self.paragraph, None, most, called="black_threes_taken")]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        fewer, every = at_most(self.all_of_them - 1, _ID), at_least(self.all_of_them, _ID)
        together = (self.together,) * 28  # as many as there can be
        return [
            PadLine((_ID,), self.each, self.paragraph, _MESSAGE, (fewer,)),
            PadLine((_ID,), 0, self.paragraph, _MESSAGE, (every,), together),
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        params = {"each": self.each, "all": self.all_of_them, "together": self.together}
        return [RowEntry("black_threes", "blacks.taken", self.paragraph, params)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("black_threes_taken", "points", present=True),)

    @staticmethod
    def excluded_by() -> tuple[str, ...]:
        return ("threes",)
