"""A way out, action by action."""

from __future__ import annotations

from canasta.clauses.permission import may_play_last
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import legal_actions
from canasta.table.actions import DISCARD, FOUR_BLACK, TAKE_PAIR, needs
from canasta.table.state import PART_OVER, State


def way_out_plan(state: State) -> list[int] | None:
    """Actions with which the player in turn goes out from here, lawful one after another; None: no way.

    Cards are laid as many at a time as can be. Before the draw only taking the pile can lead out.
    """
    plan: list[int] = []
    here = state.copy()
    while here.part != PART_OVER:
        step = _next_step(here)
        if step < 0:
            return None
        play_out_step(here, step)
        plan.append(step)
    return plan if here.out == state.seat else None


def _next_step(state: State) -> int:
    """An action after which the player is out or can still go out, or -1."""
    legal = legal_actions(state)
    lays = [action for action in legal if TAKE_PAIR <= action < DISCARD]
    for action in sorted(lays, key=lambda action: -len(needs(action))):
        after = state.copy()
        play_out_step(after, action)
        if after.part == PART_OVER or (after.seat == state.seat and Prospect(after).finishable(True)):
            return action
    if FOUR_BLACK in legal:
        return FOUR_BLACK
    if state.size(state.seat) == 1 and may_play_last(state):
        return next((action for action in legal if action >= DISCARD), -1)
    return -1
