"""Refusals because of the consequences: the count, and waiting reserves (rulings H7 to H9)."""

from __future__ import annotations

from canasta.clauses.base import Reason
from canasta.clauses.permission import unmet_by, why_not_yet
from canasta.engine.finishing.prospect import Prospect
from canasta.table.actions import KIND
from canasta.table.packing import any_at_least
from canasta.table.state import PART_DRAW, SAID_NO, State


def why_not_played(state: State, action: int) -> Reason:
    """Return why a lay or take that the cards allow is refused: the turn could not be finished after it."""
    before = Prospect(state)
    if state.part == PART_DRAW:
        before.aside = state.setup.cards_taken(state.pile)
    after = before.after(action >> 4, action & KIND)
    if state.flags & state.setup.binding_yes:
        bound = state.part == PART_DRAW or before.way_out()
        if bound and (after.size() or before.waiting):
            return Reason(state.setup.asking.obliges, "refuse.must_go_out")
    counted = why_not_counted(state, after)
    if counted is None and after.missing > 0:
        need = state.needs[state.seat % state.setup.sides]
        return Reason(state.setup.book.first_meld.of_count(need), "refuse.count_short", {"need": need})
    return counted or why_not_last(state, after)


def why_not_counted(state: State, after: Prospect) -> Reason | None:
    """Return the reason if the first meld can no longer reach its count, or lacks its natural cards."""
    first = state.setup.book.first_meld
    if after.missing <= 0:
        return None
    if after.lacks_three and not any_at_least(after.naturals + after.set_naturals, 3):
        return Reason(first.three_naturals, "refuse.three_naturals")
    need = state.needs[state.seat % state.setup.sides]
    most = need - after.least_missing()
    return Reason(first.of_count(need), "refuse.count", {"need": need, "most": most}) if most < need else None


def why_not_last(state: State, after: Prospect) -> Reason:
    """Return why the last card may not be played, or laid."""
    lacking = why_not_yet(state, after.waiting, after.feet, after.need == 0)
    if lacking is not None:
        return lacking
    kind = unmet_by(state.setup, after.set_naturals, after.set_wild)
    if kind is not None:
        return kind.reason()
    if state.flags & SAID_NO:
        return Reason(state.setup.asking.answer, "refuse.said_no")
    if not after.may_out and state.setup.asking.compulsory:
        return Reason(state.setup.asking.compulsory, "refuse.yes_first")
    out = state.setup.book.going_out
    return Reason(out.last or out.keep, "refuse.last_discard")
