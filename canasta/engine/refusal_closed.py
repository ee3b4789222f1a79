"""Why an action is refused where sets close and reserves wait (rulings H4, H7 to H9)."""

from __future__ import annotations

from canasta.clauses.base import Reason
from canasta.clauses.reserve import base_complete
from canasta.engine.book_lookahead import BookProspect, feet_taken
from canasta.table.actions import (
    KIND,
    OFFER_BURY,
    OFFER_PAIR,
    OFFER_TAKE_ADD,
    OFFER_WILD,
)
from canasta.table.packing import RANKLESS
from canasta.table.state import PART_DRAW, SAID_NO, State

_PATIENCE = 3000


def why_not_played(state: State, action: int) -> Reason:
    """Why a lay or a take that the cards allow is refused: the turn could not be finished as it must be."""
    book = state.setup.book
    before = BookProspect(state)
    after = _after(state, before, action)
    asking = book.asking
    if asking and state.flags & state.setup.binding_yes:
        bound = state.part == PART_DRAW or before.way_out()
        if bound and (after.size or not before.last):
            return Reason(asking.obliges, "refuse.must_go_out")
    if before.missing > 0:
        need = state.needs[state.seat % state.setup.sides]
        missing = least_missing(after)
        if missing:
            params = {"need": need, "most": need - missing}
            return Reason(book.first_meld.paragraph, "refuse.count", params)
        if missing is None or after.missing > 0:
            return Reason(book.first_meld.paragraph, "refuse.count_short", {"need": need})
    return why_not_last(state, after)


def _after(state: State, before: BookProspect, action: int) -> BookProspect:
    family, place = action >> 4, action & KIND
    if family in (OFFER_PAIR, OFFER_TAKE_ADD):
        rest = state.setup.cards_taken(state.pile)
        return before.taken(place, family == OFFER_TAKE_ADD, rest)
    if family == OFFER_BURY:
        return before.bury(place)
    if family == OFFER_WILD:
        return before.lay(RANKLESS, 0, 3 - place, place)
    return next(after for name, kind, after in before.named_lays() if (name, kind) == (family, place))


def least_missing(after: BookProspect) -> int | None:
    """What the count lacks at least, whatever else is laid (0: in reach); None: too long a search."""
    least = after.missing
    seen = {after.key}
    todo = [after]
    while todo and least > 0:
        spot = todo.pop()
        least = min(least, spot.missing)
        for then in spot.lays():
            if then.missing < least or then.missing - then.most() < least:
                if then.key not in seen:
                    seen.add(then.key)
                    todo.append(then)
        if len(seen) > _PATIENCE:
            return None
    return max(0, least)


def why_not_last(state: State, after: BookProspect) -> Reason:
    """Why the last card may not be played, or laid."""
    book = state.setup.book
    if not after.last and book.reserves:
        return Reason(book.reserves.canasta_first, "refuse.keep_one")
    if state.flags & SAID_NO and book.asking:
        return Reason(book.asking.answer, "refuse.said_no")
    if book.base and not after.feet:
        return Reason(book.base.feet, "refuse.partner_foot")
    if book.base and not base_complete(after.closed):
        return Reason(book.base.paragraph, "refuse.base")
    if not after.may_out and book.asking:
        return Reason(book.asking.compulsory, "refuse.yes_first")
    return Reason(book.going_out.last, "refuse.last_discard")


def why_not_ask(state: State) -> Reason:
    """Why there is no question to be asked (ruling H9)."""
    base = state.setup.book.base
    assert base is not None
    if not feet_taken(state):
        return Reason(base.feet, "refuse.ask_foot")
    return Reason(base.paragraph, "refuse.ask_reach")
