"""Permission to go out or to play the last card: the partner's answer, canastas, and reserves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from canasta.build.native import i64
from canasta.clauses.base import OutNeed, Reason
from canasta.clauses.reserve import BASE_PARTS, base_lacks, canastas_made, has_canasta, in_last_reserve
from canasta.table.state import SET_JOKERS, SET_NATURALS, SET_TWOS, State

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
        return not any(base_lacks(state, side)) and feet_taken(state)
    return canastas_made(state, side) >= state.setup.canastas_needed and unmet(state) is None


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
        return not state.setup.canasta_first or has_canasta(state, seat % state.setup.sides)
    return may_go_out(state)


def feet_taken(state: State) -> bool:
    """Return True if those who must be in the last reserve are: the player in turn, or the whole side."""
    setup = state.setup
    if not setup.all_feet:
        return in_last_reserve(state, state.seat)
    side = state.seat % setup.sides
    return all(in_last_reserve(state, seat) for seat in range(side, setup.seats, setup.sides))


def may_take_up(state: State) -> bool:
    """Return True if the first reserve may be taken up now: the turn begins, with a canasta (ruling H7)."""
    setup = state.setup
    if state.flags or len(state.reserves[state.seat]) != len(setup.reserve_sizes):
        return False
    return has_canasta(state, state.seat % setup.sides)


def lacking_to_go_out(state: State) -> Iterator[Reason]:
    """Yield what is missing to go out: canastas, or the parts of a base, and waiting reserves."""
    book, side = state.setup.book, state.seat % state.setup.sides
    if book.base is None:
        have, need = canastas_made(state, side), state.setup.canastas_needed
        if have < need:
            paragraph = book.going_out.needs(state.setup.players)
            yield Reason(paragraph, "out.canastas", {"have": have, "number": need})
        kind = unmet(state)
        if kind is not None:
            yield kind.lacking()
    else:
        paragraphs = book.permits.get("base", ())
        if not paragraphs or book.base.paragraph == book.cites.get("house"):
            paragraphs = (book.base.paragraph,) * len(BASE_PARTS)
        lacks = base_lacks(state, side)
        for part, number, paragraph in zip(BASE_PARTS, lacks, paragraphs, strict=True):
            if number:
                yield Reason(paragraph, f"out.base_{part}", {"number": number})
    if not in_last_reserve(state, state.seat):
        yield Reason(_feet_paragraph(state), "out.reserve")
    elif not feet_taken(state):
        yield Reason(_feet_paragraph(state), "out.feet")


def _feet_paragraph(state: State) -> str:
    """Return the paragraph that says who must be in the last reserve to go out."""
    book = state.setup.book
    if book.base is not None and book.base.feet:
        return book.base.feet
    return book.paragraph_of("reserves")


def why_not_yet(state: State, waiting: bool, feet: bool, complete: bool) -> Reason | None:
    """Return what forbids the last card: a waiting reserve, the partner's, the base, or canastas."""
    setup, book = state.setup, state.setup.book
    if waiting and book.reserves:
        return Reason(book.reserves.canasta_first or book.reserves.paragraph, "refuse.keep_one")
    if not feet:
        return Reason(_feet_paragraph(state), "refuse.partner_foot")
    if complete:
        return None
    if book.base is not None:
        return Reason(book.base.paragraph, "refuse.base")
    message = "refuse.keep_card" if setup.keep > 1 else "refuse.keep_last"
    have = canastas_made(state, state.seat % setup.sides)
    paragraph = book.going_out.needs(setup.players, book.going_out.keep)
    return Reason(paragraph, message, {"have": have, "number": setup.canastas_needed})


def why_not_ask(state: State) -> Reason:
    """Return why asking is not allowed if only a player in the last reserve asks (ruling H9)."""
    if not feet_taken(state):
        return Reason(
            _feet_paragraph(state), "refuse.ask_foot" if state.setup.all_feet else "refuse.ask_own_foot"
        )
    return Reason(state.setup.book.paragraph_of("base") or state.setup.asking.paragraph, "refuse.ask_reach")
