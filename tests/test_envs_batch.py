"""Batched tables give the same results as single ones."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

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
        assert packed.observations.shape == (3, 100)
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


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS if not variant.options]
)
def test_observations_of_a_book_are_columns_of_the_whole(variant: Variant) -> None:
    plain = Batch(2, variant.book, variant.players, seed=4, episode="game")
    own = Batch(2, variant.book, variant.players, seed=4, episode="game", observation="book")
    packed = Batch(2, variant.book, variant.players, seed=4, episode="game", observation="packed")
    assert own.layout
    assert own.observations.dtype == np.int16
    for _ in range(150):
        assert np.array_equal(own.observations, plain.observations[:, own.layout.columns])
        assert np.array_equal(unpack(packed.observations, own.layout), own.observations)
        actions = own.sample()
        for batch in (plain, packed, own):
            batch.step(actions)


def test_samples_are_legal_and_even() -> None:
    batch = Batch(1, seed=1)
    while batch.masks[0].sum() < 6:
        batch.step(batch.sample())
    legal = np.flatnonzero(batch.masks[0]).tolist()
    drawn = [int(batch.sample()[0]) for _ in range(400 * len(legal))]
    assert sorted(set(drawn)) == legal
    # Within five standard deviations of 400.
    assert all(300 < drawn.count(action) < 500 for action in legal)


def test_several_processes_are_like_one() -> None:
    arguments: dict[str, Any] = {"players": 5, "episode": "game", "max_hands": 1, "observation": "book"}
    alone = Batch(5, seed=3, **arguments)
    with Batch(5, seed=3, processes=2, **arguments) as spread:
        ended = 0
        for _ in range(250):
            actions = alone.sample().copy()
            assert actions.tolist() == spread.sample().tolist()
            alone.step(actions)
            spread.actions[:] = actions
            spread.step()
            for name in ("observations", "masks", "actors", "rewards", "dones", "truncated"):
                assert np.array_equal(getattr(alone, name), getattr(spread, name)), name
            ended += int(alone.dones.sum())
        assert ended
        assert alone == spread
        wrong = alone.masks.argmax(axis=1)
        wrong[4] = -1
        with pytest.raises(UserError, match="-1"):
            spread.step(wrong)
        assert alone == spread
        restored = pickle.loads(pickle.dumps(spread))
        assert restored == spread
        restored.step(alone.masks.argmax(axis=1))
        alone.step(alone.masks.argmax(axis=1))
        assert restored == alone != spread
        restored.close()
    with pytest.raises(UserError, match="closed"):
        spread.step(spread.masks.argmax(axis=1))


def test_an_ended_process_is_told() -> None:
    with Batch(2, processes=2) as batch:
        batch._parts._workers[0].kill()
        with pytest.raises(UserError, match="has ended"):
            batch.step(batch.masks.argmax(axis=1))


def test_copies_and_pickles_go_on_alike() -> None:
    batch = Batch(3, "knee", 4, seed=2)
    for _ in range(80):
        batch.step(batch.sample())
    others = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(150):
        actions = batch.sample().copy()
        for other in others:
            assert other.sample().tolist() == actions.tolist()
            assert other == batch
        batch.step(actions)
        for other in others:
            assert other != batch
            other.step(actions)
            assert np.array_equal(other.observations, batch.observations)
            assert np.array_equal(other.rewards, batch.rewards)
    assert batch != Batch(3, "knee", 4, seed=2)
    assert Batch(1) != Batch(1, "boat")


def test_the_arrays_can_be_shared_by_dlpack() -> None:
    batch = Batch(3, seed=1, observation="book")
    for name in ("observations", "masks", "actors", "rewards", "dones", "truncated", "actions"):
        assert getattr(batch, name).ctypes.data % 64 == 0  # else JAX copies
        shared = np.from_dlpack(getattr(batch, name))
        assert np.shares_memory(shared, getattr(batch, name))
    np.from_dlpack(batch.actions)[:] = batch.masks.argmax(axis=1)
    batch.step()
    again = Batch(3, seed=1, observation="book")
    again.step(again.masks.argmax(axis=1))
    assert batch == again


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
    assert np.array_equal(batch.observations, before)
    assert batch == Batch(3, seed=1)
    with pytest.raises(UserError, match="3 tables"):
        batch.step([0])


def test_no_tables_and_no_processes() -> None:
    with pytest.raises(UserError, match="one table, not 0"):
        Batch(0)
    with pytest.raises(UserError, match="one process, not 0"):
        Batch(2, processes=0)
