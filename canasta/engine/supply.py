"""Refills: cards that replace the draw."""

from __future__ import annotations

from canasta.cards import CALIENTE
from canasta.clauses.deal import draw_replaced
from canasta.table.events import REFILLED, Event
from canasta.table.moves import Events, play_from_hand
from canasta.table.state import CALIENTES, DID_DRAW, DID_REFILL, PART_OVER, PART_PLAY, State


def refill_hand(state: State, events: Events) -> None:
    """Play a Caliente card and fill up the hand (ruling K12)."""
    refill = state.setup.book.refill
    assert refill is not None
    seat = state.seat
    play_from_hand(state, seat, CALIENTE)
    state.laid[CALIENTES + seat % state.setup.sides] += 1
    state.flags |= DID_DRAW | DID_REFILL
    state.part = PART_PLAY
    size = state.size(seat)
    place = len(events) if events is not None else 0
    if events is not None:
        events.append(Event(REFILLED, seat))
    while state.size(seat) < refill.up_to and state.part != PART_OVER:
        if not draw_replaced(state, events):
            break
    state.drawn_three = 0  # none of these may be kept or held
    if events is not None:
        events[place] = events[place]._replace(number=state.size(seat) - size)
