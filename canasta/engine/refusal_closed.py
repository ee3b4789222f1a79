"""Why an action is refused where sets close and reserves wait (rulings H4, H7 to H9)."""

from __future__ import annotations

from canasta.clauses.base import Reason
from canasta.clauses.permission import why_no_base
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
    lacking = why_no_base(state, after.waiting, after.feet, after.need == 0)
    if lacking is not None:
        return lacking
    if state.flags & SAID_NO:
        return Reason(state.setup.asking.answer, "refuse.said_no")
    if not after.may_out:
        return Reason(state.setup.asking.compulsory, "refuse.yes_first")
    return Reason(state.setup.book.going_out.last, "refuse.last_discard")
