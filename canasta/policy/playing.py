"""Whole hands played by the rule-based player inside the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i64
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.engine.scoring import score, tally, totals
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.weights import Weights
from canasta.table.state import PART_DRAW, PART_OVER, State

#: How far a game has come, in hundredths of its target: together they bring up every count of a first meld.
STAGES: Final = (0, 35, 70)


def play_on(state: State, weights: Sequence[Weights]) -> int:
    """Play a hand on to its end, each side by its own weights; the answer is how many actions were done."""
    view = outlook(state.setup)
    sides = state.setup.sides
    done: i64 = 0
    while done < ENDLESS and state.part != PART_OVER:
        play_out_step(state, choose(state, view, weights[state.actor % sides]))
        done += 1
    return done


def play_until(state: State, weights: Sequence[Weights], turn: i64) -> None:
    """Play a hand on until turn number ``turn`` begins, or to its end."""
    view = outlook(state.setup)
    sides = state.setup.sides
    done: i64 = 0
    while done < ENDLESS and state.part != PART_OVER and (state.turn < turn or state.part != PART_DRAW):
        play_out_step(state, choose(state, view, weights[state.actor % sides]))
        done += 1


def points_of(state: State) -> list[int]:
    """What a hand that is over brought each side."""
    return totals(score(state.setup.book, tally(state)), state.setup.sides)


def stage(setup: Setup, number: int, dice: Dice) -> State:
    """Deal one of many hands, dealt at all stages of a game in turn."""
    before = setup.book.target * STAGES[number % len(STAGES)] // 100
    hand = 1 + number % max(1, setup.book.hands)
    return deal_hand(setup, dice, [before] * setup.sides, number=hand)
