"""The vector environment is like Gymnasium's own vector environment of single ones."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from canasta.engine import IllegalAction
from canasta.envs import CanastaSeat, CanastaVector
from canasta.jobs.variants import Variant, all_variants
from canasta.messages import UserError

VARIANTS = [variant for variant in all_variants() if not variant.options]
TABLES = 3


def check_same(ours: Any, theirs: Any, where: str = "") -> None:
    """Compare the results of a step, infos and all."""
    if isinstance(theirs, dict):
        assert ours.keys() == theirs.keys(), where
        for key, value in theirs.items():
            check_same(ours[key], value, f"{where} {key}")
    elif isinstance(theirs, tuple):
        for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
            check_same(our, their, f"{where} {number}")
    elif isinstance(theirs, np.ndarray):
        assert ours.shape == theirs.shape, where
        assert ours.dtype == theirs.dtype, where
        for our, their in zip(ours, theirs, strict=True) if ours.dtype == object else ():
            check_same(our, their, where)
        assert ours.dtype == object or np.array_equal(ours, theirs), where
    else:
        assert ours == theirs, where


def choices(tables: CanastaVector, rng: Random) -> list[int]:
    """Return random legal actions; now and then one that is not."""
    return [
        rng.choice(np.flatnonzero(mask).tolist()) if mask.any() and rng.random() > 0.02 else 5
        for mask in tables.action_masks()
    ]


def check_like_single_ones(mode: AutoresetMode, steps: int, processes: int, **arguments: Any) -> int:
    """Step both with the same choices; return how many episodes ended."""
    theirs = SyncVectorEnv([lambda: CanastaSeat(**arguments)] * TABLES, autoreset_mode=mode)
    ended = 0
    rng = Random(1)
    with CanastaVector(TABLES, autoreset_mode=mode, processes=processes, **arguments) as ours:
        assert ours.metadata["autoreset_mode"] == mode
        assert ours.observation_space == theirs.observation_space
        assert ours.action_space == theirs.action_space
        check_same(ours.reset(seed=5), theirs.reset(seed=5), "reset")
        for number in range(steps):
            actions = np.array(choices(ours, rng))
            result = ours.step(actions)
            check_same(result, theirs.step(actions), f"step {number}")
            assert result[0] in ours.observation_space
            over = result[2] | result[3]
            ended += int(over.sum())
            if mode == AutoresetMode.DISABLED and over.any():
                with pytest.raises(UserError, match="reset"):
                    ours.step(actions)
                again = {"reset_mask": over}
                check_same(ours.reset(options=dict(again)), theirs.reset(options=dict(again)), "again")
    return ended


@pytest.mark.parametrize("mode", AutoresetMode)
def test_it_is_like_single_ones(mode: AutoresetMode) -> None:
    assert check_like_single_ones(mode, 120, 1, observation="book")


def test_it_is_like_single_ones_in_two_processes() -> None:
    assert check_like_single_ones(
        AutoresetMode.SAME_STEP, 60, 2, opponents=["simple", "random", "simple"], observation="packed"
    )


@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS])
def test_every_book_is_like_single_ones(variant: Variant) -> None:
    check_like_single_ones(
        AutoresetMode.SAME_STEP,
        15,
        1,
        book=variant.book,
        players=variant.players,
        seat=1,
        episode="game",
        max_hands=2,
    )


@pytest.mark.long
@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS])
def test_every_book_is_like_single_ones_long(variant: Variant, mode: AutoresetMode) -> None:
    assert check_like_single_ones(
        mode, 600, 1, book=variant.book, players=variant.players, episode="game", max_hands=2
    )


def test_gymnasium_makes_it() -> None:
    made = gymnasium.make_vec(
        "canasta.envs.single:canasta/Knee-v0", num_envs=2, vectorization_mode="vector_entry_point", players=4
    )
    assert isinstance(made.unwrapped, CanastaVector)
    seen, infos = made.reset(seed=1)
    assert seen in made.observation_space
    assert infos["action_mask"].any(axis=1).all()


def test_samples_are_legal_and_follow_from_the_seed() -> None:
    with CanastaVector(4) as tables, CanastaVector(4, processes=2) as others:
        tables.reset(seed=2)
        others.reset(seed=2)
        for _ in range(40):
            actions = tables.sample().copy()
            assert actions.tolist() == others.sample().tolist()
            over = ~tables.action_masks().any(axis=1)
            assert (tables.action_masks()[np.arange(4), actions] | over).all()
            assert (actions[over] == -1).all()
            tables.step(actions)
            others.step(actions)
        assert tables == others


def test_copies_and_pickles_go_on_alike() -> None:
    with CanastaVector(3, "boat", opponents="simple", autoreset_mode="SameStep") as tables:
        tables.reset(seed=9)
        for _ in range(5):
            tables.step(tables.sample())
        others = [copy.copy(tables), copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
        assert all(other == tables for other in others)
        for _ in range(20):
            actions = tables.sample().copy()
            result = tables.step(actions)
            for other in others:
                assert other != tables
                assert other.sample().tolist() == actions.tolist()
                check_same(other.step(actions), result)
                assert other == tables


def test_arrays_that_are_not_copied() -> None:
    with CanastaVector(2, copy=False) as tables:
        seen, infos = tables.reset(seed=1)
        after, *_, told = tables.step(tables.sample())
        assert after is seen
        assert told["action_mask"] is infos["action_mask"]


def test_an_illegal_action_can_be_an_error() -> None:
    with CanastaVector(2, illegal="raise", processes=2) as tables:
        tables.reset(seed=1)
        with pytest.raises(IllegalAction):
            tables.step([5, 5])


def test_wrong_use_is_told() -> None:
    with pytest.raises(UserError, match="SomeDay"):
        CanastaVector(2, autoreset_mode="SomeDay")
    with pytest.raises(UserError, match="one table"):
        CanastaVector(0)
    with CanastaVector(2) as tables:
        with pytest.raises(UserError, match="reset"):
            tables.step([0, 0])
        for wrong in ([1], [1, 2, 3]):
            with pytest.raises(UserError, match="2 seeds"):
                tables.reset(seed=wrong)
        with pytest.raises(UserError, match="2 bools"):
            tables.reset(options={"reset_mask": np.zeros(2, np.bool_)})
        tables.reset(seed=1)
        with pytest.raises(UserError, match="3 actions"):
            tables.step([0, 0, 0])
