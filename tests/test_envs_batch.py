"""Batched tables give the same results as single ones."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from canasta.engine import IllegalAction
from canasta.envs import Batch, Canasta, unpack
from canasta.jobs.variants import Variant, all_variants
from canasta.messages import UserError

VARIANTS = list(all_variants())


def check_against_single(variant: Variant, tables: int, steps: int, episode: str = "hand") -> int:
    """Step both with the same choices and return how many episodes ended on the way."""
    arguments = {"options": variant.options, "episode": episode, "max_hands": 2}
    batch = Batch(tables, variant.book, variant.players, seed=50, **arguments)  # type: ignore[arg-type]
    singles = [Canasta(variant.book, variant.players, **arguments) for _ in range(tables)]  # type: ignore[arg-type]
    for number, single in enumerate(singles):
        single.reset(seed=50 + number)
    rng = Random(1)
    ended = 0
    for _ in range(steps):
        actions = []
        for number, single in enumerate(singles):
            seen = single.observe(single.agent_selection)
            assert single.agent_selection == f"player_{batch.actors[number]}"
            assert np.array_equal(batch.observations[number], seen["observation"])
            assert np.array_equal(batch.masks[number], seen["action_mask"])
            actions.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        batch.step(actions)
        for number, single in enumerate(singles):
            single.step(actions[number])
            assert batch.rewards[number].tolist() == list(single.rewards.values())
            assert batch.dones[number] == single.table.over
            assert batch.truncated[number] == single.table.truncated
            if single.table.over:
                ended += 1
                single.reset()
    return ended


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS if not variant.options]
)
def test_a_batch_is_like_single_tables(variant: Variant) -> None:
    check_against_single(variant, tables=2, steps=80)


@pytest.mark.parametrize("episode", ["hand", "game"])
def test_new_hands_begin_by_themselves(episode: str) -> None:
    assert check_against_single(Variant("classic", 5), tables=2, steps=500, episode=episode)


@pytest.mark.long
@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS])
def test_a_batch_is_like_single_tables_long(variant: Variant) -> None:
    assert check_against_single(variant, tables=8, steps=2000)


@pytest.mark.parametrize("book", ["classic", "knee"])
def test_packed_observations_hold_the_numbers(book: str) -> None:
    packed = Batch(3, book, 4, observation="packed", seed=6)
    plain = Batch(3, book, 4, seed=6)
    single = Canasta(book, 4, observation="packed")
    single.reset(seed=6)
    rng = np.random.default_rng(1)
    for _ in range(200):
        assert packed.observations.shape == (3, 82)
        assert packed.observations.dtype == np.int64
        assert np.array_equal(unpack(packed.observations), plain.observations)
        assert np.array_equal(packed.masks, plain.masks)
        choice = (packed.masks * rng.random(packed.masks.shape)).argmax(axis=1)
        if not single.table.over:
            seen = single.observe(single.agent_selection)["observation"]
            assert np.array_equal(seen, packed.observations[0])
            single.step(choice[0])
        packed.step(choice)
        plain.step(choice)


def test_the_arrays_stay_the_same() -> None:
    batch = Batch(4, seed=1)
    arrays = (batch.observations, batch.masks, batch.actors, batch.rewards, batch.dones, batch.truncated)
    before = batch.observations.copy()
    batch.step(batch.masks.argmax(axis=1))
    after = (batch.observations, batch.masks, batch.actors, batch.rewards, batch.dones, batch.truncated)
    assert all(old is new for old, new in zip(arrays, after, strict=True))
    assert not np.array_equal(before, batch.observations)


def test_reset_begins_again() -> None:
    batch = Batch(3, seed=9)
    first = batch.observations.copy()
    batch.step(batch.masks.argmax(axis=1))
    batch.reset()
    assert not np.array_equal(batch.observations, first)
    batch.reset(seed=9)
    assert np.array_equal(batch.observations, first)


def test_an_illegal_action_changes_no_table() -> None:
    batch = Batch(3, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[2] = 5
    with pytest.raises(IllegalAction):
        batch.step(actions)
    batch._write()
    assert np.array_equal(batch.observations, before)
    with pytest.raises(UserError, match="3 tables"):
        batch.step([0])


def test_no_tables() -> None:
    with pytest.raises(UserError, match="0"):
        Batch(0)
