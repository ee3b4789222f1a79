"""One seat against bots: Gymnasium's own checker, and what a learner relies on."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from canasta.bots import Bot, make_bot
from canasta.engine import IllegalAction
from canasta.envs import CanastaSeat, register_gymnasium
from canasta.envs.single import IDS
from canasta.jobs.variants import Variant, all_variants
from canasta.messages import UserError
from canasta.table.state import PART_OVER

VARIANTS = list(all_variants())


def finish(table: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a random episode; return its reward, the last info and the number of steps."""
    rng = Random(seed)
    _, info = table.reset(seed=seed)
    gained, steps = 0.0, 0
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, ended, cut_off, info = table.step(action)
        assert seen in table.observation_space
        gained += reward
        steps += 1
        if ended or cut_off:
            return gained, info, steps


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_checks_the_registered_environments(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    register_gymnasium()
    check_env(gymnasium.make(name).unwrapped)
    assert "Stock" in capsys.readouterr().out  # the render mode called human


@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS])
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_checks_every_variant(variant: Variant) -> None:
    check_env(CanastaSeat(variant.book, variant.players, variant.options, seat=variant.players % 2))


def test_the_module_in_the_name_is_enough() -> None:
    table = gymnasium.make("canasta.envs.single:canasta/Knee-v0", players=6, opponents="random")
    assert table.unwrapped.table.setup.seats == 6  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=str(variant)) for variant in VARIANTS if not variant.options]
)
def test_the_reward_is_that_of_the_hand(variant: Variant) -> None:
    table = CanastaSeat(variant.book, variant.players, seat=1)
    gained, info, _ = finish(table, 7)
    side = 1 % table.table.setup.sides
    points = list(info["points"])
    own = points.pop(side)
    assert gained == pytest.approx(own - sum(points) / len(points))
    assert table.table.state.part == PART_OVER
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_hand() -> None:
    tables = [CanastaSeat(opponents="simple") for _ in range(2)]
    assert finish(tables[0], 5)[0] == finish(tables[1], 5)[0]
    assert finish(tables[0], 6)[0] != finish(tables[1], 5)[0]


def test_copies_and_pickles_go_on_alike() -> None:
    mixed: list[str | Bot] = ["simple", "random", make_bot("club", 3)]
    for opponents in ("random", mixed):
        table = CanastaSeat("boat", episode="game", max_hands=3, opponents=opponents, observation="book")
        _, info = table.reset(seed=4)
        rng = Random(1)
        for _ in range(60):
            if not info["action_mask"].any():
                _, info = table.reset()
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
            if opponents == "random":  # a bot of one's own need not be comparable
                assert all(other == table for other in others)
            seen, reward, *_, info = table.step(action)
            for other in others:
                assert other != table
                after, gained, *_, told = other.step(action)
                assert after.tolist() == seen.tolist()
                assert gained == reward
                assert told["action_mask"].tolist() == info["action_mask"].tolist()
    assert CanastaSeat("knee") != CanastaSeat("boat")


def test_masks() -> None:
    table = CanastaSeat()
    _, info = table.reset(seed=3)
    assert table.action_masks().dtype == np.bool_
    assert np.array_equal(table.action_masks(), info["action_mask"])
    assert table.action_masks().any()


def test_a_whole_game_with_someone_sitting_out() -> None:
    table = CanastaSeat("classic", 5, episode="game", seat=4, max_hands=3)
    gained, info, _ = finish(table, 1)
    assert info["hands"] == 3
    side = 4 % 2
    assert gained == info["totals"][side] - info["totals"][1 - side]


def test_named_bots_and_bots_of_ones_own() -> None:
    bots: list[str | Bot] = ["simple", make_bot("random", 4), "random"]
    assert finish(CanastaSeat(opponents=bots), 2)[2] > 3
    with pytest.raises(UserError, match="3 other players"):
        CanastaSeat(opponents=["simple"])
    with pytest.raises(UserError, match="grandmaster"):
        CanastaSeat(opponents="grandmaster")


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    table = CanastaSeat(illegal_reward=-7)
    table.reset(seed=1)
    _, reward, ended, cut_off, info = table.step(5)
    assert (reward, ended, cut_off) == (-7, True, False)
    assert "no:" in info["refusal"]
    with pytest.raises(UserError, match="reset"):
        table.step(0)


def test_an_illegal_action_can_be_an_error() -> None:
    table = CanastaSeat(illegal="raise")
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(5)


@pytest.mark.parametrize("wrong", [{"seat": 4}, {"seat": -1}, {"illegal": "shrug"}], ids=str)
def test_wrong_arguments_are_told(wrong: dict[str, Any]) -> None:
    with pytest.raises(UserError, match=str(next(iter(wrong.values())))):
        CanastaSeat(**wrong)
