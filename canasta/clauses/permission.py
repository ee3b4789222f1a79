"""Who may go out, or play the last card: the partner's word, canastas, and reserves that are taken up."""

from __future__ import annotations

from canasta.clauses.reserve import base_complete, has_closed, in_last_reserve
from canasta.table.packing import count_fields
from canasta.table.state import CANASTAS, State


def may_ever_go_out(state: State) -> bool:
    """Whether the partner's word leaves going out open in this turn."""
    return state.setup.asking.permits(state)


def may_go_out(state: State) -> bool:
    """Whether the player in turn could go out with the last card: canastas there, and no no."""
    if not may_ever_go_out(state):
        return False
    side = state.seat % state.setup.sides
    if state.setup.book.base is not None:
        return base_complete(state.closed[side]) and feet_taken(state)
    return count_fields(state.laid[CANASTAS + side]) >= state.setup.canastas_needed


def may_play_last(state: State) -> bool:
    """Whether the last card may be discarded: by who goes out, or takes up a reserve after it (H7, H8)."""
    seat = state.seat
    if state.reserves and state.reserves[seat]:
        return has_closed(state, seat % state.setup.sides)
    return may_go_out(state)


def feet_taken(state: State) -> bool:
    """Whether everybody on the side of the player in turn is in the last reserve."""
    setup = state.setup
    side = state.seat % setup.sides
    return all(in_last_reserve(state, seat) for seat in range(side, setup.seats, setup.sides))


def may_take_up(state: State) -> bool:
    """Whether the first reserve may be taken up now: the turn begins, a set is closed (ruling H7)."""
    setup = state.setup
    if state.flags or len(state.reserves[state.seat]) != len(setup.reserve_sizes):
        return False
    return has_closed(state, state.seat % setup.sides)
