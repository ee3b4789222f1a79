"""Threes of both colours that are shown and replaced, kept for a special hand or held to the end (A3)."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, RED_THREE
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.partial import unknown_in_hand
from canasta.engine.penalties.in_play import as_laid
from canasta.engine.permission import may_ever_go_out
from canasta.table.moves import Events, draw_card, show_threes
from canasta.table.packing import BLACK_SHIFT, FIELD, RED_SHIFT
from canasta.table.state import HOLDS_THREE, SPECIALS, State

THREES = (RED_THREE, BLACK_THREE)


def threes_held(state: State, seat: i64, kind: i64) -> i64:
    """How many threes of a colour a seat holds, as far as the cards are known."""
    shift = RED_SHIFT if kind == RED_THREE else BLACK_SHIFT
    return state.held[SPECIALS + seat] >> shift & FIELD


def show_all(state: State, seat: i64, events: Events) -> None:
    """Every three in a hand is shown and replaced, those among the replacements too."""
    state.cleared |= 1 << seat
    while True:
        kind = RED_THREE if threes_held(state, seat, RED_THREE) else BLACK_THREE
        if not threes_held(state, seat, kind):
            return
        show_threes(state, seat, kind, 1, events)
        if state.place < len(state.stock):
            draw_card(state, seat, events)


def drawn(state: State, kind: i64, events: Events) -> None:
    """The player in turn drew a three: shown and replaced, kept, or held as the last discard."""
    seat = state.seat
    if not state.opened >> seat % state.setup.sides & 1:
        state.drawn_three = kind
    elif may_hold(state):
        state.drawn_three = kind
        state.flags |= HOLDS_THREE
    else:
        show_one(state, kind, events)


def may_hold(state: State) -> bool:
    """Whether the player in turn can go out with a drawn three as the last discard, permission granted."""
    if unknown_in_hand(state, state.seat):
        return False  # somebody else's hand: what is held is not seen to be drawn
    state = as_laid(state)
    could_ask = not state.asked >> state.seat & 1
    return (could_ask or may_ever_go_out(state)) and Prospect(state).way_out()


def show_one(state: State, kind: i64, events: Events) -> None:
    """One three of the player in turn is shown and replaced."""
    state.drawn_three = 0
    state.flags &= ~HOLDS_THREE
    show_threes(state, state.seat, kind, 1, events)
    if state.place < len(state.stock):
        new = draw_card(state, state.seat, events)
        if new in THREES:
            drawn(state, new, events)
