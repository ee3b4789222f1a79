"""Threes of both colours that are shown and replaced, kept for a special hand or held to the end (A3)."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, RED_THREE
from canasta.clauses.permission import may_ever_go_out
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.penalties.in_play import as_laid
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.table.moves import Events, draw_card, show_threes
from canasta.table.state import HOLDS_THREE, State

THREES = (RED_THREE, BLACK_THREE)


def drawn(state: State, kind: i64, events: Events) -> None:
    """Handle a drawn three: show and replace it, keep it, or hold it as the last discard."""
    seat = state.seat
    if not state.opened >> seat % state.setup.sides & 1:
        state.drawn_three = kind
    elif may_hold(state):
        state.drawn_three = kind
        state.flags |= HOLDS_THREE
    else:
        show_one(state, kind, events)


def may_hold(state: State) -> bool:
    """Return True if the player in turn, given permission, can go out by discarding a drawn three."""
    if unknown_in_hand(state, state.seat):
        return False  # another player's hand: the view does not see that a three was drawn
    state = as_laid(state)
    could_ask = not state.asked >> state.seat & 1
    return (could_ask or may_ever_go_out(state)) and Prospect(state).way_out()


def show_one(state: State, kind: i64, events: Events) -> None:
    """Show and replace one three of the player in turn."""
    state.drawn_three = 0
    state.flags &= ~HOLDS_THREE
    show_threes(state, state.seat, kind, 1, events)
    if state.place < len(state.stock):
        new = draw_card(state, state.seat, events)
        if new in THREES:
            drawn(state, new, events)
