"""Whole hands inside the core: dice, playing to the end, sums over many hands."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from canasta.books import book
from canasta.engine import (
    Dice,
    Setup,
    legal_actions,
    play_out_step,
    playout,
    run_many,
    sample,
    score,
    tally,
    totals,
    view,
)
from canasta.engine.random_play import deal_hand
from canasta.jobs import Variant, all_variants, simulate
from canasta.notation import write_position
from canasta.table.state import PART_OVER

VARIANTS = [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]


def setup_of(variant: Variant) -> Setup:
    return Setup(book(variant.book).with_options(variant.options), variant.players)


def test_dice_follow_their_seed() -> None:
    assert [Dice(1).below(1000) for _ in range(3)] == [Dice("1").below(1000)] * 3
    first, second = ([dice.below(1 << 31) for _ in range(50)] for dice in (Dice("a"), Dice("b")))
    assert len({*first, *second}) == 100


@pytest.mark.parametrize("number", [2, 6, 13, 108])
def test_dice_are_fair(number: int) -> None:
    """Chi-square of single throws and of consecutive pairs: within five standard deviations."""
    dice = Dice(f"fair {number}")
    throws = [dice.below(number) for _ in range(number * 400)]
    cells = Counter(throws)
    assert _too_far(cells, number, len(throws)) < 5
    pairs = Counter(zip(throws[::2], throws[1::2], strict=False))
    assert _too_far(pairs, number * number, len(throws) // 2) < 5


def _too_far(cells: Counter[int] | Counter[tuple[int, int]], number: int, throws: int) -> float:
    expected = throws / number
    chi = sum((count - expected) ** 2 / expected for count in cells.values()) + expected * (
        number - len(cells)
    )
    return float(abs(chi - (number - 1)) / (2 * (number - 1)) ** 0.5)


def test_numbers_between_nought_and_one() -> None:
    dice = Dice(7)
    numbers = [dice.random() for _ in range(2000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / 2000 - 0.5) < 0.03


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_playout_is_what_the_steps_are(variant: Variant) -> None:
    setup = setup_of(variant)
    one, other = Dice("x"), Dice("x")
    state, again = deal_hand(setup, one), deal_hand(setup, other)
    actions = bytearray()
    assert playout(state, one, actions) == len(actions)
    for action in actions:
        legal = legal_actions(again)
        assert legal[other.below(len(legal))] == action
        play_out_step(again, action)
    assert again.part == state.part == PART_OVER
    assert tally(again) == tally(state)
    assert playout(state, one) == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_many_hands_are_those_of_a_simulation(variant: Variant) -> None:
    setup = setup_of(variant)
    many = run_many(setup, 4, "s")
    found = simulate(variant.book, variant.players, 4, "s", processes=1, options=variant.options).statistics
    assert (many.hands, many.actions, many.turns) == (found.hands, found.actions, found.turns)
    assert many.points == [side.points for side in found.sides]
    assert many.squares == [side.squares for side in found.sides]
    assert many.wins == [side.wins for side in found.sides]
    assert many.out == [side.out for side in found.sides]


def test_totals_at_the_start_matter() -> None:
    setup = Setup(book("classic"), 2)
    dice = Dice("t/0")
    state = deal_hand(setup, dice, (3000, 0))
    playout(state, dice)
    assert run_many(setup, 1, "t", scores=(3000, 0)).points == totals(
        score(setup.book, tally(state)), setup.sides
    )
    assert run_many(setup, 1, "t").points != run_many(setup, 1, "t", scores=(3000, 0)).points


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_state_can_be_sent_to_another_process(variant: Variant) -> None:
    setup = setup_of(variant)
    dice = Dice("sent")
    state = deal_hand(setup, dice)
    for _ in range(40):
        legal = legal_actions(state)
        if legal:
            play_out_step(state, legal[dice.below(len(legal))])
    pickle.loads(pickle.dumps(sample(view(state, state.actor), Random(1))))
    again = pickle.loads(pickle.dumps(state))
    assert write_position(again) == write_position(state)
    assert legal_actions(again) == legal_actions(state)
    assert playout(again, pickle.loads(pickle.dumps(dice))) == playout(state, dice)
    assert tally(again) == tally(state)
