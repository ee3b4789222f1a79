"""Clauses of the deal and of the draw: upcard, threes that are shown and replaced."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import RED_THREE
from canasta.clauses.base import AtDeal, AtTurnStart, WhenDrawn
from canasta.clauses.bounds import one_of
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.ending import finish_hand
from canasta.clauses.stock import stock_ready
from canasta.table.events import UPCARD, Event
from canasta.table.moves import Events, draw_card, red_threes_in_hand, show_red_threes
from canasta.table.state import ENDED_LAST_THREE, LAST_THREE, PART_OVER, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class Upcard(AtDeal):
    """One card of the stock is turned up to begin the pile."""

    def do(self, state: State, events: Events) -> None:
        turn_up(state, events)

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("upcard", "upcard", self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("upcard", "deal", joined=("deal.CoverUpcard", "deal.UpcardStops")),)


@dataclass(frozen=True)
class CoverUpcard(AtDeal):
    """An upcard of certain kinds freezes the pile and is covered until a kind not in ``until`` is on top."""

    kinds: frozenset[int]
    until: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        if state.pile and state.pile[-1] in self.kinds:
            state.frozen = True
            while state.pile[-1] in self.until and state.place < len(state.stock):
                turn_up(state, events)

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("upcard", "covered", self.paragraph, {"kinds": self.kinds})]


@dataclass(frozen=True)
class UpcardStops(AtDeal):
    """An upcard of certain kinds stops the first player."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.stopped = bool(state.pile) and state.pile[-1] in self.kinds

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return []  # the row "stopped" covers it


@dataclass(frozen=True)
class DealtThreesShown(AtTurnStart):
    """Red threes that were dealt are shown and replaced when the player's first turn begins."""

    def do(self, state: State, events: Events) -> None:
        state.cleared |= 1 << state.seat
        _show_and_replace(state, events)

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("red_threes", "threes.first_turn", self.paragraph)]


@dataclass(frozen=True)
class ThreesShownAtDeal(AtDeal):
    """Red threes that were dealt are shown and replaced at once, from the dealer's left."""

    def do(self, state: State, events: Events) -> None:
        seats = state.setup.seats
        state.cleared = (1 << seats) - 1
        for turn in range(1, seats + 1):
            state.seat = (state.dealer + turn) % seats
            _show_and_replace(state, events)

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("red_threes", "threes.at_deal", self.paragraph)]


def _show_and_replace(state: State, events: Events) -> None:
    """Show the red threes in a hand, then draw a card for each."""
    threes = red_threes_in_hand(state, state.seat)
    if threes:
        show_red_threes(state, state.seat, threes, events)
        for _ in range(threes):
            draw_replaced(state, events)


# What happens if a red three is the stock's last card.
LAST_THREE_NOTHING = 0  #: it is shown, and the turn goes on
LAST_THREE_LAST_TURN = 1  #: the hand ends with this turn, without a discard
LAST_THREE_ENDS = 2  #: the hand is over at once


@dataclass(frozen=True)
class DrawnThreeShown(WhenDrawn):
    """A red three from the stock is shown at once and replaced; ``last`` applies if nothing is left."""

    last: int = field(
        metadata=one_of(nothing=LAST_THREE_NOTHING, last_turn=LAST_THREE_LAST_TURN, ends=LAST_THREE_ENDS)
    )

    @staticmethod
    def acts_on() -> tuple[int, ...]:
        return (RED_THREE,)

    def happenings(self) -> int:
        return LAST_THREE if self.last == LAST_THREE_LAST_TURN else 0

    def do(self, state: State, events: Events) -> None:
        show_red_threes(state, state.seat, 1, events)
        if not draw_replaced(state, events) and state.part != PART_OVER:
            if self.last == LAST_THREE_LAST_TURN:
                state.flags |= LAST_THREE
            elif self.last == LAST_THREE_ENDS:
                state.turn += 1
                finish_hand(state, ENDED_LAST_THREE, -1, False, events)

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        if self.last == LAST_THREE_NOTHING:
            return []
        message = "threes.last_ends" if self.last == LAST_THREE_ENDS else "threes.last_turn"
        return [RowEntry("red_threes", message, book.cites.get("last_three", self.paragraph))]


def turn_up(state: State, events: Events) -> None:
    """Lay the stock's next card face up on the pile."""
    if state.place < len(state.stock):
        kind = state.stock[state.place]
        state.place += 1
        state.pile += bytes((kind,))
        if events is not None:
            events.append(Event(UPCARD, state.dealer, bytes((kind,))))


def draw_replaced(state: State, events: Events) -> bool:
    """Draw one card if there is one; a clause of the draw seam may act on its kind."""
    if not stock_ready(state, events):
        return False
    kind = draw_card(state, state.seat, events)
    for clause in state.setup.drawn[kind]:
        clause.do(state, events)
    return True
