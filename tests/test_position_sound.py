"""Mutated positions are refused or can be played on: an action or an end, and a text that round-trips."""

from random import Random

import pytest

from canasta.jobs import Variant
from canasta.messages import UserError
from canasta.notation import NotationError, read_position, write_position
from tests.fuzz.positions import mutated, play_on
from tests.positions import VARIANTS, random_hand


def check(variant: Variant, seed: int, number: int) -> int:
    rng = Random(f"{variant} {seed}")
    texts = [write_position(state) for state in random_hand(variant, seed)]
    accepted = 0
    for _ in range(number):
        text = mutated(rng, rng.choice(texts))
        try:
            state = read_position(text)
        except NotationError:
            continue
        accepted += 1
        try:
            play_on(rng, state)
        except (AssertionError, UserError) as error:
            raise AssertionError(f"{text}: {error}") from error
    return accepted


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_accepted_positions_can_be_played_on(variant: Variant) -> None:
    assert check(variant, seed=1, number=150) > 4


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_many_accepted_positions_can_be_played_on(variant: Variant) -> None:
    for seed in range(2, 30):
        check(variant, seed, number=1000)
