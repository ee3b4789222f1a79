"""The partner's word: whether it leaves going out open."""

from __future__ import annotations

from canasta.table.state import DID_ASK, SAID_NO, SAID_YES, State


def may_ever_go_out(state: State) -> bool:
    """Whether the partner's word, or its absence, leaves going out open in this turn (ruling G11).

    Where asking is compulsory it takes a yes in this turn, or a question in an earlier one (ruling A11).
    """
    flags = state.flags
    if flags & SAID_NO:
        return False
    if not state.setup.ask_once or flags & SAID_YES:
        return True
    if state.setup.ask_always:
        return False
    return bool(state.asked >> state.seat & 1) and not flags & DID_ASK
