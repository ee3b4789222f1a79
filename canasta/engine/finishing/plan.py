"""A way out, action by action."""

from __future__ import annotations

from canasta.clauses.permission import may_play_last
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import lays_by_cards, legal_actions
from canasta.table.actions import DISCARD, FOUR_BLACK, KIND, OFFER_WILD, TAKE_PAIR, needs
from canasta.table.packing import RANKLESS
from canasta.table.state import PART_OVER, PART_PLAY, State


def way_out_plan(state: State) -> list[int] | None:
    """Actions with which the player in turn goes out from here, lawful one after another; None: no way.

    Cards are laid as many at a time as can be. Before the draw only taking the pile can lead out.
    """
    plan: list[int] = []
    here = state.copy()
    closing: set[int] = set()  # lays after which there was no way: nor will there be until that rank changes
    while here.part != PART_OVER:
        step = _next_step(here, closing)
        if step < 0:
            return None
        play_out_step(here, step)
        plan.append(step)
        if _place(step) == RANKLESS:
            closing.clear()
        closing = {action for action in closing if _place(action) != _place(step)}
    return plan if here.out == state.seat else None


def _place(action: int) -> int:
    """The rank of a lay, or that of the sets without one."""
    return RANKLESS if action >> 4 == OFFER_WILD or action & KIND >= RANKLESS else action & KIND


def _next_step(state: State, closing: set[int]) -> int:
    """An action after which the player is out or can still go out, or -1."""
    by_cards = state.part == PART_PLAY and not state.penalty
    lays = lays_by_cards(state) if by_cards else [a for a in legal_actions(state) if TAKE_PAIR <= a < DISCARD]
    for action in sorted(lays, key=lambda action: -len(needs(action))):
        if action in closing:
            continue
        after = state.copy()
        play_out_step(after, action)
        if after.part == PART_OVER:
            if not by_cards or action in legal_actions(state):
                return action
        elif after.seat == state.seat and Prospect(after).finishable(True):
            return action
        closing.add(action)
    legal = legal_actions(state)
    if FOUR_BLACK in legal:
        return FOUR_BLACK
    if state.size(state.seat) == 1 and may_play_last(state):
        return next((action for action in legal if action >= DISCARD), -1)
    return -1
