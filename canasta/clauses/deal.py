"""Clauses of the deal and of the draw: upcard, threes that are shown and replaced."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import RED_THREE
from canasta.clauses.base import Does
from canasta.table.events import UPCARD, Event
from canasta.table.moves import Events, draw_card, red_threes_in_hand, show_red_threes
from canasta.table.state import LAST_THREE, State


@dataclass(frozen=True)
class Upcard(Does):
    """One card of the stock is turned up to begin the pile."""

    def do(self, state: State, events: Events) -> None:
        turn_up(state, events)


@dataclass(frozen=True)
class CoverUpcard(Does):
    """An upcard of certain kinds is covered until another kind lies on top, and the pile is frozen."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        while state.pile and state.pile[-1] in self.kinds and state.place < len(state.stock):
            state.frozen = True
            turn_up(state, events)


@dataclass(frozen=True)
class UpcardStops(Does):
    """An upcard of certain kinds stops the first player."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.stopped = bool(state.pile) and state.pile[-1] in self.kinds


@dataclass(frozen=True)
class DealtThreesShown(Does):
    """Red threes that were dealt are shown and replaced when the player's first turn begins."""

    def do(self, state: State, events: Events) -> None:
        threes = red_threes_in_hand(state, state.seat)
        if threes:
            show_red_threes(state, state.seat, threes, events)
            for _ in range(threes):
                if state.place < len(state.stock):
                    draw_replaced(state, events)


@dataclass(frozen=True)
class DrawnThreeShown(Does):
    """A red three from the stock is shown at once and replaced.

    Where it was the stock's last card there is nothing to replace it: ``last_ends`` says that the hand
    then ends with this turn, without a discard.
    """

    last_ends: bool

    def do(self, state: State, events: Events) -> None:
        show_red_threes(state, state.seat, 1, events)
        if state.place < len(state.stock):
            draw_replaced(state, events)
        elif self.last_ends:
            state.flags |= LAST_THREE


def turn_up(state: State, events: Events) -> None:
    """The stock's next card is laid face up on the pile."""
    if state.place < len(state.stock):
        kind = state.stock[state.place]
        state.place += 1
        state.pile += bytes((kind,))
        if events is not None:
            events.append(Event(UPCARD, state.dealer, bytes((kind,))))


def draw_replaced(state: State, events: Events) -> None:
    """Draw one card; a clause of the draw seam may act on its kind."""
    kind = draw_card(state, state.seat, events)
    if kind == RED_THREE:
        for clause in state.setup.drawn[kind]:
            clause.do(state, events)
