"""Clauses that bar ranks for a turn: no natural card, or no wild card, may be laid there."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.build.native import i64
from canasta.clauses.base import Bar, Reason
from canasta.clauses.bounds import RANKS
from canasta.table.actions import KIND
from canasta.table.packing import BIT, NATURAL_ONES
from canasta.table.state import CANASTAS, OPENED_NOW, State


@dataclass(frozen=True)
class DeadRanks(Bar):
    """A rank in which one side has closed a canasta is dead to the others: they lay no naturals of it."""

    def naturals(self, state: State, side: i64) -> i64:
        dead = 0
        for other in range(state.setup.sides):
            if other != side:
                dead |= state.laid[CANASTAS + other]
        return dead & NATURAL_ONES

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.dead_rank", {"kind": action & KIND})


@dataclass(frozen=True)
class MixOnlyFirst(Bar):
    """Some ranks take wild cards only in the turn of the side's first meld."""

    ranks: tuple[int, ...] = field(metadata=RANKS)

    def wild(self, state: State, side: i64) -> i64:
        if not state.opened >> side & 1 or state.flags & OPENED_NOW:
            return 0
        return sum(BIT[rank] for rank in self.ranks)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.mix_only_first", {"kind": action & KIND})


@dataclass(frozen=True)
class WildSetFirst(Bar):
    """While a side's set of wild cards is open, no wild card goes to any other set."""

    @property
    def within_turn(self) -> bool:
        return True

    def wild(self, state: State, side: i64) -> i64:
        setup = state.setup
        if setup.wild_set_open(state, side):
            return NATURAL_ONES
        return 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.wild_set_first")
