"""Why an action is refused where sets close and reserves wait (rulings H4, H7 to H9)."""

from __future__ import annotations

from canasta.clauses.base import Reason
from canasta.clauses.permission import feet_taken
from canasta.engine.finishing.prospect import Prospect
from canasta.table.actions import KIND
from canasta.table.state import PART_DRAW, SAID_NO, State


def why_not_played(state: State, action: int) -> Reason:
    """Why a lay or a take that the cards allow is refused: the turn could not be finished as it must be."""
    book = state.setup.book
    before = Prospect(state)
    if state.part == PART_DRAW:
        before.aside = state.setup.cards_taken(state.pile)
    after = before.after(action >> 4, action & KIND)
    if state.flags & state.setup.binding_yes:
        bound = state.part == PART_DRAW or before.way_out()
        if bound and (after.size() or before.waiting):
            return Reason(state.setup.asking.obliges, "refuse.must_go_out")
    if before.missing > 0:
        need = state.needs[state.seat % state.setup.sides]
        missing = after.least_missing()
        if missing:
            params = {"need": need, "most": need - missing}
            return Reason(book.first_meld.paragraph, "refuse.count", params)
        if after.missing > 0:
            return Reason(book.first_meld.paragraph, "refuse.count_short", {"need": need})
    return why_not_last(state, after)


def why_not_last(state: State, after: Prospect) -> Reason:
    """Why the last card may not be played, or laid."""
    book = state.setup.book
    if after.waiting and book.reserves:
        return Reason(book.reserves.canasta_first, "refuse.keep_one")
    if book.base and not after.feet:
        return Reason(book.base.feet, "refuse.partner_foot")
    if book.base and after.need:
        return Reason(book.base.paragraph, "refuse.base")
    if state.flags & SAID_NO:
        return Reason(state.setup.asking.answer, "refuse.said_no")
    if not after.may_out:
        return Reason(state.setup.asking.compulsory, "refuse.yes_first")
    return Reason(book.going_out.last, "refuse.last_discard")


def why_not_ask(state: State) -> Reason:
    """Why there is no question to be asked (ruling H9)."""
    base = state.setup.book.base
    assert base is not None
    if not feet_taken(state):
        return Reason(base.feet, "refuse.ask_foot")
    return Reason(base.paragraph, "refuse.ask_reach")
