"""Points for a canasta of wild cards by the number of jokers in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import TWO
from canasta.clauses.base import Counts, Reason, ScoreLine
from canasta.clauses.bounds import DERIVED, all_between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.pad import Field, PadFields, PadLine, PadTable, SetClass, canasta_field
from canasta.clauses.tally import SideTally

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

_MOST = 7  #: jokers that the messages have words for


@dataclass(frozen=True)
class WildByJokers(Counts):
    """Points for a canasta of wild cards by its jokers: without one, with one, with two and so on.

    More jokers than ``by_jokers`` has numbers for count like its last one. All cards of the set count,
    also those that were added to the canasta.
    """

    by_jokers: tuple[int, ...] = field(
        default=(4000, 2000, 2000, 2000, 3000), metadata=all_between(-10_000, 10_000, most=_MOST + 1)
    )
    size: int = field(default=7, metadata=DERIVED)

    def lines(self, tally: SideTally) -> list[ScoreLine]:
        # In books with a base, canastas are put away.
        canastas = [
            cards for cards in (*tally.closed, *tally.sets) if cards.kind == TWO and cards.size >= self.size
        ]
        lines = []
        for cards in canastas:
            least, points = next(step for step in reversed(self._steps()) if step[0] <= cards.jokers)
            reason = Reason(self.paragraph, "score.wild_by_jokers", {"jokers": least})
            lines.append(ScoreLine(tally.side, points, reason))
        return lines

    def pad_fields(self, table: PadTable) -> list[Field]:
        return [
            canasta_field(f"wild_jokers_{least}", self.paragraph, points, 1, self._class(least))
            for least, points in self._steps()
        ]

    def pad_lines(self, pad: PadFields) -> list[PadLine]:
        return [
            PadLine(
                (f"wild_jokers_{least}",),
                points,
                self.paragraph,
                "score.wild_by_jokers",
                params={"jokers": least},
            )
            for least, points in self._steps()
        ]

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("canastas", "canasta.by_jokers", self.paragraph, {"points": self.by_jokers})]

    def _class(self, least: int) -> SetClass:
        alone = not least and any(step == 1 for step, _ in self._steps())
        return SetClass((), True, "none" if alone else "", least)

    def _steps(self) -> list[tuple[int, int]]:
        """Return the numbers of jokers from which on a canasta counts other points, with these."""
        every = list(enumerate(self.by_jokers))
        return [step for step in every if not step[0] or step[1] != self.by_jokers[step[0] - 1]]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("wild_by_jokers", "points", present=True),)

    @staticmethod
    def replaces() -> tuple[str, ...]:
        return ("WildCanastaBonus",)
