"""A first meld of natural cards alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.clauses.base import Bar, Reason
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.packing import BIT, NATURAL_ONES, RANKLESS
from canasta.table.state import OPENED_NOW, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class NaturalFirstMeld(Bar):
    """No wild card is laid before a side's first meld, nor later in the turn of that meld."""

    def wild(self, state: State, side: i64) -> i64:
        if state.opened >> side & 1 and not state.flags & OPENED_NOW:
            return 0
        return NATURAL_ONES | BIT[RANKLESS]

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.natural_opening")

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("first_meld", "meld.natural", self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("natural_opening", "first_meld"),)
