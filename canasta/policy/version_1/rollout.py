"""Whole hands played by the rule-based player inside the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i64
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.engine.scoring import score, tally, totals
from canasta.policy.version_1.choice import choose
from canasta.policy.version_1.outlook import outlook
from canasta.policy.version_1.weights import Weights
from canasta.table.state import PART_DRAW, PART_OVER, State

#: Progress of a game, in per cent of its target; together they cover every first meld requirement.
STAGES: Final = (0, 35, 70)


def play_on(state: State, weights: Sequence[Weights]) -> int:
    """Play a hand to its end, each side by its weights; return the number of actions."""
    view = outlook(state.setup)
    sides = state.setup.sides
    done: i64 = 0
    while done < ENDLESS and state.part != PART_OVER:
        play_out_step(state, choose(state, view, weights[state.actor % sides]))
        done += 1
    return done


def play_until(state: State, weights: Sequence[Weights], turn: i64) -> None:
    """Play a hand until turn number ``turn`` begins, or to its end."""
    view = outlook(state.setup)
    sides = state.setup.sides
    done: i64 = 0
    while done < ENDLESS and state.part != PART_OVER and (state.turn < turn or state.part != PART_DRAW):
        play_out_step(state, choose(state, view, weights[state.actor % sides]))
        done += 1


def points_of(state: State) -> list[int]:
    """Return the points of each side in a finished hand."""
    return totals(score(state.setup.book, tally(state)), state.setup.sides)


def stage(setup: Setup, number: int, dice: Dice) -> State:
    """Deal a hand; consecutive numbers go through the stages of a game."""
    before = setup.book.target * STAGES[number % len(STAGES)] // 100
    hand = 1 + number % max(1, setup.book.hands)
    return deal_hand(setup, dice, [before] * setup.sides, number=hand)
