"""Many hands stepped together: loops that stay inside the core."""

from __future__ import annotations

from canasta.build.native import i64, vec
from canasta.engine.apply import play_out_step
from canasta.engine.legal import legal_actions
from canasta.engine.observe import WORDS, Observer
from canasta.engine.view import View
from canasta.table.actions import ACTIONS
from canasta.table.state import PART_OVER, State


def step_all(states: list[State], actions: list[int]) -> list[int]:
    """Carry out one legal action in every state; the numbers of those where the hand is over now."""
    ended: list[int] = []
    number: i64
    for number in range(len(states)):
        state = states[number]
        play_out_step(state, actions[number])
        if state.part == PART_OVER:
            ended.append(number)
    return ended


def offered_all(states: list[State]) -> list[int]:
    """What may be done, as places in a table of all actions for every state, one state after the other."""
    places: list[int] = []
    start: i64 = 0
    for state in states:
        for action in legal_actions(state):
            places.append(start + action)
        start += ACTIONS
    return places


def see_all(observer: Observer, states: list[State], numbers: list[int], words: vec[i64]) -> None:
    """Fill rows of words with what the one who acts sees in every state, in the hands of these numbers."""
    number: i64
    for number in range(len(states)):
        state = states[number]
        observer.write(words, number * WORDS, View(state, state.actor), numbers[number])
