"""Permission to go out or to play the last card: the partner's answer, canastas, and reserves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.clauses.base import OutNeed, Reason
from canasta.clauses.reserve import BASE_PARTS, base_complete, base_parts, has_closed, in_last_reserve
from canasta.table.packing import count_fields
from canasta.table.state import CANASTAS, SET_JOKERS, SET_NATURALS, SET_TWOS, State

if TYPE_CHECKING:
    from canasta.clauses.setup import Setup


def may_ever_go_out(state: State) -> bool:
    """Return True if the partner's answer allows going out in this turn."""
    return state.setup.asking.permits(state)


def may_go_out(state: State) -> bool:
    """Return True if the player in turn could go out with the last card: canastas made, and no refusal."""
    if not may_ever_go_out(state):
        return False
    side = state.seat % state.setup.sides
    if state.setup.book.base is not None:
        return base_complete(state.closed[side]) and feet_taken(state)
    return count_fields(state.laid[CANASTAS + side]) >= state.setup.canastas_needed and unmet(state) is None


def kinds_needed(setup: Setup) -> bool:
    """Return True if going out takes a certain kind of canasta, a natural one."""
    return bool(setup.book.out_needs)


def unmet(state: State) -> OutNeed | None:
    """Return a condition for going out that the sets of the player in turn do not meet, or None."""
    side, laid = state.seat % state.setup.sides, state.laid
    wild = laid[SET_TWOS + side] + laid[SET_JOKERS + side]
    return unmet_by(state.setup, laid[SET_NATURALS + side], wild)


def unmet_by(setup: Setup, naturals: i64, wild: i64) -> OutNeed | None:
    """Return a condition that sets do not meet: their natural and their wild cards, as packed counts."""
    for need in setup.book.out_needs:
        if not need.met(naturals, wild, setup.canasta_size):
            return need
    return None


def may_play_last(state: State) -> bool:
    """Return True if the last card may be discarded: to go out, or to take up a reserve after it (H7, H8)."""
    seat = state.seat
    if state.reserves and state.reserves[seat]:
        return has_closed(state, seat % state.setup.sides)
    return may_go_out(state)


def feet_taken(state: State) -> bool:
    """Return True if every player on the side of the player in turn is in the last reserve."""
    setup = state.setup
    side = state.seat % setup.sides
    return all(in_last_reserve(state, seat) for seat in range(side, setup.seats, setup.sides))


def may_take_up(state: State) -> bool:
    """Return True if the first reserve may be taken up now: the turn begins, a set is closed (ruling H7)."""
    setup = state.setup
    if state.flags or len(state.reserves[state.seat]) != len(setup.reserve_sizes):
        return False
    return has_closed(state, state.seat % setup.sides)


def lacking_to_go_out(state: State) -> Iterator[Reason]:
    """Yield what is missing to go out: canastas, or the parts of a base, and waiting reserves."""
    book, side = state.setup.book, state.seat % state.setup.sides
    if book.base is None:
        have, need = count_fields(state.laid[CANASTAS + side]), state.setup.canastas_needed
        if have < need:
            paragraph = book.going_out.needs(state.setup.players)
            yield Reason(paragraph, "out.canastas", {"have": have, "number": need})
        kind = unmet(state)
        if kind is not None:
            yield kind.lacking()
        return
    paragraphs = book.permits.get("base") or (book.base.paragraph,) * len(BASE_PARTS)
    for part, there, paragraph in zip(BASE_PARTS, base_parts(state.closed[side]), paragraphs, strict=True):
        if not there:
            yield Reason(paragraph, f"out.base_{part}")
    if not in_last_reserve(state, state.seat):
        yield Reason(book.base.feet, "out.reserve")
    elif not feet_taken(state):
        yield Reason(book.base.feet, "out.feet")


def why_no_base(state: State, waiting: bool, feet: bool, complete: bool) -> Reason | None:
    """Return what forbids the last card if sets are put away: a reserve, the partner's, or the base."""
    book = state.setup.book
    if waiting and book.reserves:
        return Reason(book.reserves.canasta_first, "refuse.keep_one")
    if book.base is None or (feet and complete):
        return None
    if not feet:
        return Reason(book.base.feet, "refuse.partner_foot")
    return Reason(book.base.paragraph, "refuse.base")


def why_not_ask(state: State) -> Reason:
    """Return why asking is not allowed if going out requires a base (ruling H9)."""
    base = state.setup.book.base
    assert base is not None
    if not feet_taken(state):
        return Reason(base.feet, "refuse.ask_foot")
    return Reason(base.paragraph, "refuse.ask_reach")
