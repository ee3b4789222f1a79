"""Threes of both colours that are shown and replaced, and may be kept before the first meld (ruling A3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, RED_THREE
from canasta.clauses.base import AtTurnStart, Clause, WhenDrawn, WhenOpened
from canasta.clauses.declarations import RowEntry
from canasta.table.moves import Events, draw_card, show_threes
from canasta.table.packing import BLACK_SHIFT, FIELD, RED_SHIFT
from canasta.table.state import HOLDS_THREE, SPECIALS, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class KeptThrees(Clause):
    """Threes of both colours are shown and replaced; before the side's first meld they may be kept.

    ``hold`` is the paragraph of holding a drawn three as the last discard.
    """

    hold: str

    def words(self) -> tuple[str, ...]:
        return ("three", "black")

    def happenings(self) -> int:
        return HOLDS_THREE

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("red_threes", "threes.kept", self.paragraph)]


class ShownOnceOpened(AtTurnStart):
    """Part of ``KeptThrees``: a side that has opened shows all threes when a turn begins."""

    def do(self, state: State, events: Events) -> None:
        if state.opened >> state.seat % state.setup.sides & 1:
            show_all(state, state.seat, events)


class ShownOnOpening(WhenOpened):
    """Part of ``KeptThrees``: the first meld shows them, except one that is held as the last discard."""

    def do(self, state: State, events: Events) -> None:
        if not state.flags & HOLDS_THREE:
            show_all(state, state.seat, events)


class DrawnThree(WhenDrawn):
    """Part of ``KeptThrees``: the turn machine decides what happens to a drawn three."""

    def do(self, state: State, events: Events) -> None:
        state.drawn_three = state.stock[state.place - 1]


def threes_held(state: State, seat: i64, kind: i64) -> i64:
    """Return how many threes of a colour a seat holds, as far as the cards are known."""
    shift = RED_SHIFT if kind == RED_THREE else BLACK_SHIFT
    return state.held[SPECIALS + seat] >> shift & FIELD


def show_all(state: State, seat: i64, events: Events) -> None:
    """Show and replace every three in a hand, including those among the replacements."""
    state.cleared |= 1 << seat
    while True:
        kind = RED_THREE if threes_held(state, seat, RED_THREE) else BLACK_THREE
        if not threes_held(state, seat, kind):
            return
        show_threes(state, seat, kind, 1, events)
        if state.place < len(state.stock):
            draw_card(state, seat, events)
