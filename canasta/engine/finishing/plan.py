"""A way out, action by action."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from canasta.clauses.permission import may_play_last
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import lays_by_cards, legal_actions
from canasta.engine.unknown_cards import UnknownCards
from canasta.table.actions import DISCARD, FOUR_BLACK, KIND, OFFER_WILD, TAKE_PAIR, needs
from canasta.table.packing import RANKLESS
from canasta.table.state import PART_OVER, PART_PLAY, State

#: By action: how many cards it plays from the hand.
_PLAYED: Final = [len(needs(action)) for action in range(256)]


def way_out_plan(state: State) -> list[int] | None:
    """Return legal actions with which the player in turn goes out from here, or None if there is no way.

    Each action lays as many cards as possible. Before the draw only taking the pile can lead out.
    """
    plan: list[int] = []
    here = state.copy()
    closing: set[int] = set()  # lays that close the way out, and will until that rank changes
    while here.part != PART_OVER:
        steps = _next_steps(here, closing)
        if not steps:
            return None
        for step in steps:
            play_out_step(here, step)
        plan += steps
        if _place(steps[0]) == RANKLESS:
            closing.clear()
        # A set of wild cards ties up those that other ranks need (ruling A4): try it again.
        closing = {action for action in closing if _place(action) not in (_place(steps[0]), RANKLESS)}
    return plan if here.out == state.seat else None


def step_out(state: State) -> int:
    """Return the first action of such a way out, which is cheaper than all of it; -1 if there is none."""
    steps = _next_steps(state, set())
    return steps[0] if steps else -1


def stays_open(state: State, action: int) -> bool:
    """Return True if the player in turn is out by an action, or can still go out after it."""
    return stays_open_after(state, [action])


def stays_open_after(state: State, actions: list[int]) -> bool:
    """Return True if the player in turn is out by these actions, or can still go out after them."""
    after = state.copy()
    for action in actions:
        if after.part == PART_OVER:
            return False
        play_out_step(after, action)
    return after.out == state.seat if after.part == PART_OVER else _finishable(after, state.seat)


def _place(action: int) -> int:
    """Return the rank of a lay, or that of the sets without one."""
    return RANKLESS if action >> 4 == OFFER_WILD or action & KIND >= RANKLESS else action & KIND


def _next_steps(state: State, closing: set[int]) -> list[int]:
    """Return an action, repeated if possible, after which the player is out or can still go out."""
    by_cards = state.part == PART_PLAY and not state.penalty
    lays: list[int] = (
        lays_by_cards(state) if by_cards else [a for a in legal_actions(state) if TAKE_PAIR <= a < DISCARD]
    )
    lays.sort(key=lambda action: -_PLAYED[action])
    for action in lays:
        if action in closing:
            continue
        after = state.copy()
        play_out_step(after, action)
        if after.part == PART_OVER:
            if not by_cards or action in legal_actions(state):
                return [action]
            closing.add(action)
            continue
        times = _repeated(after, action) if by_cards else 0
        if times and _leads_out(state, action, times + 1):
            return [action] * (times + 1)
        if _leads_out(state, action, 1):
            return [action]
        closing.add(action)
    legal = legal_actions(state)
    if FOUR_BLACK in legal:
        return [FOUR_BLACK]
    if state.size(state.seat) == 1 and may_play_last(state):
        discards: list[int] = [action for action in legal if action >= DISCARD]
        return discards[:1]
    return []


def _repeated(state: State, action: int) -> int:
    """Return how many more times hand and table allow an action without ending the hand."""
    here = state.copy()
    times = 0
    with suppress(UnknownCards):  # those of a reserve that was taken up
        while here.part == PART_PLAY and here.seat == state.seat and action in lays_by_cards(here):
            play_out_step(here, action)
            times += here.part == PART_PLAY
        return times
    return max(0, times - 1)


def _leads_out(state: State, action: int, times: int) -> bool:
    """Return True if the player can still go out after repeating an action this many times."""
    after = state.copy()
    for _ in range(times):
        play_out_step(after, action)
    return _finishable(after, state.seat)


def _finishable(state: State, seat: int) -> bool:
    return state.seat == seat and Prospect(state).finishable(True)
