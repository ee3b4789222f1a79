"""The training program learns, its gradients are right, and it can be stopped and resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from canasta.arena.dataset import Order, write_dataset
from canasta.bots.learned import LearnedBot
from canasta.bots.weights import read_network
from canasta.engine import Setup, play_out_step, view
from canasta.engine.observe import Observer
from canasta.engine.random_play import Dice, deal_hand
from canasta.envs import Batch, setup_of, unpack
from canasta.envs.examples import network, train_policy
from canasta.envs.examples.curve import Point, draw_curve
from canasta.envs.examples.network import Inputs, Weights, forward, fresh_weights, gradient, rounded
from canasta.envs.examples.train_policy import (
    Decisions,
    Plan,
    Training,
    advantages,
    imitation_slope,
    log_odds,
    policy_slope,
    train,
)
from canasta.messages import UserError
from canasta.npz import write_npz
from canasta.policy.network import BITS, WEIGHT_BITS, Network
from canasta.table.state import PART_OVER

TINY = Plan(rounds=8, tables=16, steps=250, look_every=8, look_pairs=20)


def classic_inputs() -> Inputs:
    return Inputs([setup_of("classic", 4)])


# --- Learning -------------------------------------------------------------------------------------


def test_a_short_training_beats_random_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its mean lead is several times the interval, so that other machines' rounding does not matter."""
    words = [f"--{name}={getattr(TINY, name)}" for name in ("rounds", "tables", "steps")]
    train_policy.main([*words, "--look-every", "8", "--look-pairs", "20", "--into", str(tmp_path)])
    facts = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    (begun, first, _), (hands, last, half) = facts["curve"]
    assert (begun, hands > 100) == (0, True)
    assert last - half > max(first, 0)
    ElementTree.parse(tmp_path / "curve.svg")
    LearnedBot(tmp_path / "policy.npz")
    assert "against random" in capsys.readouterr().out


def test_imitation_learns_what_the_teacher_does(tmp_path: Path) -> None:
    """After some hands, the network expects the teacher's choice in other hands more often than by chance."""
    write_dataset(Order(("club",), 500, seed="school"), tmp_path / "club", processes=1)
    plan = Plan(imitate=(str(tmp_path / "club"),), imitate_hands=400, rounds=0)
    training = Training(plan)
    found, chance = [], 1.0
    for _ in range(2):
        training.imitate()
        seen = [next(training._stored or iter(())) for _ in range(5)]
        whole = train_policy.together([training._decisions(*hand) for hand in seen])
        scores = forward(training.weights, training.inputs.ranks, whole.inputs).scores
        legal = np.where(whole.masks, scores, -np.inf)
        found.append(float((legal.argmax(axis=1) == whole.chosen).mean()))
        chance = float((1 / whole.masks.sum(axis=1)).mean())
    assert found[1] > 0.45 > chance + 0.1
    training.plan = Plan(imitate=plan.imitate, imitate_hands=4000)
    training.imitate()  # the last hands of the data set
    with pytest.raises(UserError, match="have only"):
        training.imitate()
    boat = Training(Plan(book="boat", imitate=plan.imitate, imitate_hands=200))
    with pytest.raises(UserError, match="of another book: classic"):
        boat.imitate()


@pytest.mark.long
def test_a_long_training_beats_random_play_by_far(tmp_path: Path) -> None:
    point = train(Plan(rounds=80, look_every=80, look_pairs=100), tmp_path).curve[-1]
    assert point.mean - point.half > 1000


def test_a_training_that_was_stopped_continues_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_dataset(Order(("club",), 100, seed="school"), tmp_path / "club", processes=1)
    monkeypatch.setattr(train_policy, "TOGETHER", 20)
    monkeypatch.setattr(train_policy, "LOOK_IMITATION", 1)
    plan = Plan(
        players=(4, 2), imitate=(str(tmp_path / "club"),), imitate_hands=60, rounds=3, tables=4, steps=120,
        look_every=1, look_pairs=2,
    )  # fmt: skip
    whole = train(plan, tmp_path / "whole")

    def stop_after(times: int, method: Callable[[Training], object]) -> Callable[[Training], object]:
        left = [times]

        def once(training: Training) -> object:
            if not left[0]:
                raise KeyboardInterrupt
            left[0] -= 1
            return method(training)

        return once

    for name in ("imitate", "play_round"):
        with monkeypatch.context() as patch:
            patch.setattr(Training, name, stop_after(2, getattr(Training, name)))
            with pytest.raises(KeyboardInterrupt):
                train(plan, tmp_path / "parts")
    parts = train(plan, tmp_path / "parts")
    assert parts.curve == whole.curve
    assert (parts.imitated, parts.rounds, parts.hands) == (whole.imitated, whole.rounds, whole.hands)
    for name, value in whole.weights.items():
        assert (parts.weights[name] == value).all(), name
    files = [(tmp_path / folder / "policy.npz").read_bytes() for folder in ("whole", "parts")]
    assert files[0] == files[1]
    with pytest.raises(UserError, match="has other options"):
        train(TINY, tmp_path / "parts")


# --- Gradients and estimates ----------------------------------------------------------------------


def some_decisions(inputs: Inputs, rng: np.random.Generator) -> Decisions:
    batch = Batch(12, seed=2)
    for _ in range(25):
        batch.step(batch.sample())
    chosen = batch.masks.argmax(axis=1)
    likely, outcome, advantage = rng.normal(-1, 0.3, (3, len(batch)))
    return Decisions(inputs.read(batch.observations), batch.masks, chosen, outcome, likely, advantage)


@pytest.mark.parametrize("slope", [imitation_slope, policy_slope])
def test_the_gradient_is_that_of_the_loss(slope: train_policy.Slope, monkeypatch: pytest.MonkeyPatch) -> None:
    """The analytic gradient agrees with finite differences, for every array."""
    for name, size in (("POOL", 3), ("TABLE", 7), ("RANK", 5)):
        monkeypatch.setattr(network, name, size)
    rng = np.random.default_rng(2)
    inputs = classic_inputs()
    weights: Weights = {
        name: value.astype(np.float64) + rng.normal(0, 0.1, value.shape)
        for name, value in fresh_weights(inputs, 3).items()
    }
    part = some_decisions(inputs, rng)
    every = np.arange(len(part.chosen))
    better = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-6)

    def loss() -> float:
        seen = forward(weights, inputs.ranks, part.inputs)
        logs = log_odds(seen.scores, part.masks)
        values = (seen.value - part.outcome) ** 2 / 2
        if slope is imitation_slope:
            return float((values - logs[every, part.chosen]).mean())
        change = np.exp(logs[every, part.chosen] - part.likely)
        clip = train_policy.CLIP
        gain = np.minimum(better * change, better * change.clip(1 - clip, 1 + clip))
        spread = -(np.exp(logs) * logs * part.masks).sum(axis=1)
        return float((values - gain - train_policy.ENTROPY * spread).mean())

    seen = forward(weights, inputs.ranks, part.inputs)
    to_value = (seen.value - part.outcome) / len(every)
    found = gradient(weights, seen, slope(seen, part), to_value)
    assert found.keys() == weights.keys()
    for name, value in weights.items():
        flat = value.reshape(-1)
        largest = np.abs(found[name]).reshape(-1).argsort()[-3:]
        for place in largest:
            before, tried = flat[place], []
            for little in (1e-5, -1e-5):
                flat[place] = before + little
                tried.append(loss())
            flat[place] = before
            expected = (tried[0] - tried[1]) / 2e-5
            assert found[name].reshape(-1)[place] == pytest.approx(expected, rel=2e-3, abs=1e-6), name


def test_advantages_are_those_of_every_player_alone() -> None:
    """The arrays give what a plain loop over the decisions of one player gives."""
    rng = np.random.default_rng(4)
    steps, tables, players = 40, 3, 2
    actors = rng.integers(0, players, (steps, tables))
    value, free = rng.normal(size=(steps, tables)).astype(np.float32), rng.random((steps, tables)) < 0.8
    ended = rng.random((steps, tables)) < 0.1
    rewards = (rng.normal(size=(steps, tables, players)) * ended[:, :, None]).astype(np.float32)
    known, advantage = advantages(actors, value, rewards, ended, free)
    checked = 0
    for table in range(tables):
        ends = [*np.flatnonzero(ended[:, table])]
        for first, last in zip([0, *(end + 1 for end in ends)], ends, strict=False):
            for player in range(players):
                own = [
                    step
                    for step in range(first, last + 1)
                    if actors[step, table] == player and free[step, table]
                ]
                gain, following = 0.0, float(rewards[last, table, player])
                for step in reversed(own):
                    gain = following - value[step, table] + train_policy.LAMBDA * gain
                    following = value[step, table]
                    assert known[step, table]
                    assert advantage[step, table] == pytest.approx(gain, abs=1e-5)
                    checked += 1
        rest = slice(ends[-1] + 1 if ends else 0, steps)
        assert not known[rest, table].any()
    assert checked == known.sum() > 40
    assert not (known & ~free).any()


# --- The rounded network --------------------------------------------------------------------------


def test_the_rounded_network_agrees_with_the_trained_one(tmp_path: Path) -> None:
    """In whole numbers the scores are the same up to rounding, also after writing and reading."""
    inputs = classic_inputs()
    rng = np.random.default_rng(5)
    weights = fresh_weights(inputs, 5)
    for value in weights.values():
        value += rng.normal(0, 0.1, value.shape).astype(np.float32)
    write_npz(tmp_path / "x.npz", rounded(weights, inputs))
    whole = read_network(tmp_path / "x.npz")
    setup: Setup = setup_of("classic", 4)
    observer = Observer(setup)
    for seed in range(4):
        state = deal_hand(setup, Dice(seed), (1500, 3000))
        dice = Dice(seed)
        for _ in range(60):
            if state.part == PART_OVER:
                break
            seen = view(state, state.actor)
            legal = seen.legal_actions()
            numbers = unpack(np.array([observer.packed(seen)], np.int64))
            expected = forward(weights, inputs.ranks, inputs.read(numbers)).scores[0][legal]
            found = np.array(whole.scores(seen, legal)) / (1 << BITS + WEIGHT_BITS)
            assert np.abs(found - expected).max() < 0.02 * (1 + np.abs(expected).max())
            play_out_step(state, legal[dice.below(len(legal))])


def test_weights_that_are_too_large_are_clipped() -> None:
    inputs = classic_inputs()
    weights = fresh_weights(inputs, 1)
    weights["family"][0, 0] = 1000
    assert max(rounded(weights, inputs)["family"].values) == 32_767
    Network({name: column.values for name, column in rounded(weights, inputs).items()})


def test_a_curve_is_drawn() -> None:
    drawing = draw_curve([Point(0, -10.0, 40.0), Point(2000, 300.0, 50.0), Point(9000, 900.0, 60.0)], "club")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert ">1000</text>" in drawing
    assert ">+900</text>" in drawing


def test_the_curve_of_the_page_is_drawn_from_its_data() -> None:
    docs = Path(__file__).resolve().parent.parent / "docs"
    facts = json.loads((docs / "learned-curve.json").read_text(encoding="utf-8"))
    drawing = draw_curve([Point(*point) for point in facts["curve"]], facts["plan"]["against"])
    assert (docs / "learned-curve.svg").read_text(encoding="utf-8") == drawing
