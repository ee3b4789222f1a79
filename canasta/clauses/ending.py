"""Clauses of the end of a hand, and the end of every hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.build.native import i64
from canasta.clauses.base import AtHandEnd, BeforeNextTurn
from canasta.clauses.bounds import between
from canasta.clauses.declarations import Setting
from canasta.table.moves import Events, end_hand, show_all_threes
from canasta.table.state import ENDED_EXHAUSTED, State


def finish_hand(state: State, ending: i64, out: i64, concealed: bool, events: Events) -> None:
    """End the hand, after the book's clauses for it."""
    for clause in state.setup.book.hand_ends:
        clause.do(state, events)
    end_hand(state, ending, out, concealed, events)


@dataclass(frozen=True)
class ThreesShownAtEnd(AtHandEnd):
    """Red threes of players who never had a turn are shown when the hand is over."""

    def do(self, state: State, events: Events) -> None:
        show_all_threes(state, events)


@dataclass(frozen=True)
class StockEndsHand(BeforeNextTurn):
    """The hand ends after the turn in which the stock was reduced to a number of cards."""

    left: int = field(metadata=between(0, 60))

    def do(self, state: State, events: Events) -> None:
        if state.stock_size() <= self.left:
            finish_hand(state, ENDED_EXHAUSTED, -1, False, events)

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("stock_left", "stock", "left", adds=10),)
