"""Ranks of which a set is begun only in the turn of the first meld."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.cards import ACE
from canasta.clauses.base import Bar, Reason
from canasta.clauses.bounds import RANKS
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.actions import KIND
from canasta.table.packing import BIT
from canasta.table.state import CANASTAS, OPENED_NOW, SETS, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class OnlyWithFirstMeld(Bar):
    """A side begins its first set of these ranks in the turn of its first meld, or not at all.

    Cards are added to such a set at any time, and where sets close, further ones of the rank are begun.
    """

    ranks: tuple[int, ...] = field(default=(ACE,), metadata=RANKS)

    def naturals(self, state: State, side: i64) -> i64:
        if not state.opened >> side & 1 or state.flags & OPENED_NOW:
            return 0
        return sum(BIT[rank] for rank in self.ranks) & ~(
            state.laid[SETS + side] | state.laid[CANASTAS + side]
        )

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.only_with_first_meld", {"kind": action & KIND})

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("first_meld", "meld.only_with", self.paragraph, {"kinds": frozenset(self.ranks)})]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("only_with_first_meld", "first_meld"),)
