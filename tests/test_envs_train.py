"""The worked example learns, in a short run, and plots what it learnt."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from canasta.envs import Batch
from examples import train_policy
from examples.curve import Point, draw_curve
from examples.train_policy import Chunk, best_actions, draw_actions, duplicate_match, fresh_weights, interval


def test_a_short_training_beats_random_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--rounds=5",
        "--steps=350",
        "--processes=1",
        "--look-every=5",
        "--look-deals=10",
        "--last-deals=40",
    ]
    train_policy.main([*words, f"--into={tmp_path}"])
    facts = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert facts["mean"] - facts["half"] > 0
    assert [hands for hands, _, _ in facts["curve"]] == [0, facts["hands"]]
    ElementTree.parse(tmp_path / "curve.svg")
    weights = dict(np.load(tmp_path / "policy.npz"))
    assert {name: value.shape for name, value in weights.items()} == {
        name: value.shape for name, value in fresh_weights(1).items()
    }
    assert "40 further deals" in capsys.readouterr().out


@pytest.mark.long
def test_a_long_training_beats_random_play_by_far() -> None:
    result = train_policy.train(40, look_every=20)
    assert result.mean - result.half > 700


def test_random_play_is_even_with_itself() -> None:
    """A check of the measure: without weights both sides play at random."""
    weights = {name: np.zeros_like(value) for name, value in fresh_weights(1).items()}
    mean, half = interval(duplicate_match(weights, 40, seed=5))
    assert abs(mean) < 2 * half


def test_only_legal_actions_are_chosen() -> None:
    batch = Batch(8, seed=1)
    rng = np.random.default_rng(1)
    numbers = rng.normal(size=batch.masks.shape).astype(np.float32)
    for actions in (draw_actions(numbers, batch.masks, rng), best_actions(numbers, batch.masks)):
        assert batch.masks[np.arange(8), actions].all()


def test_the_slope_is_that_of_the_loss() -> None:
    """The analytic gradient agrees with finite differences."""
    rng = np.random.default_rng(2)
    weights: train_policy.Weights = {
        name: value.astype(np.float64) for name, value in fresh_weights(3, hidden=5).items()
    }
    weights["hope"] = rng.normal(size=5)
    batch = Batch(6, seed=2)
    chosen = batch.masks.argmax(axis=1)
    likely = train_policy.log_odds(
        train_policy.forward(weights, train_policy.features(batch.observations))[1], batch.masks
    )[np.arange(6), chosen]
    outcome = rng.normal(size=6)
    part = Chunk(batch.observations.astype(np.int16), batch.masks, chosen, likely, outcome, 0)
    hope = train_policy.forward(weights, train_policy.features(batch.observations))[2]
    better = outcome - hope
    better = (better - better.mean()) / (better.std() + 1e-6)

    def loss(given: train_policy.Weights) -> float:
        _, numbers, hoped = train_policy.forward(given, train_policy.features(batch.observations))
        logs = train_policy.log_odds(numbers, batch.masks).astype(np.float64)
        spread = -(np.exp(logs) * logs * batch.masks).sum(axis=1)
        policy = -(better * np.exp(logs[np.arange(6), chosen] - likely))
        return float((policy - train_policy.ENTROPY * spread + (hoped - outcome) ** 2 / 2).mean())

    found = train_policy.slope(weights, part)
    for name in ("act_bias", "hope", "in_bias"):
        for place in range(3) if name != "act_bias" else chosen[:3]:
            tried = []
            for little in (0.05, -0.05):
                moved = {key: value.copy() for key, value in weights.items()}
                moved[name][place] += little
                tried.append(loss(moved))
            assert found[name][place] == pytest.approx((tried[0] - tried[1]) / 0.1, abs=2e-3)


def test_a_curve_is_drawn() -> None:
    drawing = draw_curve([Point(0, -10.0, 40.0), Point(2000, 300.0, 50.0), Point(9000, 900.0, 60.0)])
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert ">1000</text>" in drawing
    assert ">+900</text>" in drawing
