"""A natural canasta as a condition for going out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.clauses.base import OutNeed, Reason
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.packing import FIELD, FIELDS, SHIFT

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class NaturalToGoOut(OutNeed):
    """One of the canastas a side needs to go out is natural.

    It must be natural when the player goes out: one that has taken a wild card in the meantime is mixed.
    """

    def met(self, naturals: i64, wild: i64, size: i64) -> bool:
        place: i64
        for place in range(FIELDS):
            if naturals >> SHIFT[place] & FIELD >= size and not wild >> SHIFT[place] & FIELD:
                return True
        return False

    def lacking(self) -> Reason:
        return Reason(self.paragraph, "out.natural")

    def reason(self) -> Reason:
        return Reason(self.paragraph, "refuse.natural_out")

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("going_out", "out.natural", self.paragraph)]

    @staticmethod
    def excluded_by() -> tuple[str, ...]:
        return "base", "further_sets"

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("natural_out", "going_out", without="further_sets"),)
