"""Cards that come to a hand beside the draw and the pile: a refill, the talon, a reserve."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import CALIENTE
from canasta.clauses.deal import draw_replaced
from canasta.clauses.hands import Talon
from canasta.engine import threes
from canasta.table.events import REFILLED, TALON, Event
from canasta.table.moves import (
    Events,
    draw_card,
    play_from_hand,
    red_threes_in_hand,
    show_red_threes,
    take_reserve,
)
from canasta.table.state import (
    CALIENTES,
    CLOSED_FIRST,
    DID_DRAW,
    DID_REFILL,
    PART_OVER,
    PART_PLAY,
    State,
)


def refill_hand(state: State, events: Events) -> None:
    """A Caliente card is played and the hand filled up (ruling K12)."""
    refill = state.setup.book.refill
    assert refill is not None
    seat = state.seat
    play_from_hand(state, seat, CALIENTE)
    state.laid[CALIENTES + seat % state.setup.sides] += 1
    state.flags |= DID_DRAW | DID_REFILL
    state.part = PART_PLAY
    size = state.size(seat)
    told = len(events) if events is not None else 0
    if events is not None:
        events.append(Event(REFILLED, seat))
    while state.size(seat) < refill.up_to and state.part != PART_OVER:
        if not draw_replaced(state, events):
            break
    if events is not None:
        events[told] = events[told]._replace(number=state.size(seat) - size)


def draw_talon(state: State, talon: Talon, events: Events) -> None:
    """The first meld of a side brings its player cards from the stock (ruling A9)."""
    left = state.stock_size()
    number = talon.second if state.opened & state.opened - 1 else talon.first
    if left <= talon.late_from:
        number = min(1, left)
    if events is not None:
        events.append(Event(TALON, state.seat, number=number))
    for _ in range(number):
        draw_card(state, state.seat, events)
    threes.show_all(state, state.seat, events)


def has_reserve(state: State, seat: i64) -> bool:
    """Whether a seat has a reserve left."""
    return bool(state.reserves) and bool(state.reserves[seat])


def take_up(state: State, events: Events, at_once: bool) -> None:
    """The player in turn takes up the next reserve; red threes in it are shown, not replaced (ruling H6)."""
    state.flags &= ~CLOSED_FIRST
    take_reserve(state, state.seat, events)
    if at_once:
        show_reds(state, events)
    else:
        state.cleared &= ~(1 << state.seat)


def show_reds(state: State, events: Events) -> None:
    """Red threes of the player in turn are shown, and nothing replaces them."""
    state.cleared |= 1 << state.seat
    number = red_threes_in_hand(state, state.seat)
    if number:
        show_red_threes(state, state.seat, number, events)
