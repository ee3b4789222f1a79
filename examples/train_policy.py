"""Train a small policy to play hands of classic, with NumPy only: ``python -m examples.train_policy``.

The policy is a network with one hidden layer. It plays all four seats, sampling actions from its
probabilities, and after every round it is updated towards actions that turned out better than expected
(policy gradient with a learned baseline and small steps, as in PPO). At intervals it plays against random
play on duplicate deals: every deal is played twice with the sides swapped, so that the cards cancel out. At
the end a picture of the learning curve is written, and the last match is played on more deals, which no
earlier one has used.

Rounds are collected in several processes; the result depends on the seed, not on their number.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

# Parallel processes need no further threads; NumPy reads these variables when it is imported.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from canasta.cards import RANKS  # noqa: E402
from canasta.envs import LAYOUT, SCALE, SIZE, Batch, setup_of  # noqa: E402
from canasta.messages import text  # noqa: E402
from canasta.table.actions import ACTIONS  # noqa: E402
from examples.curve import Point, draw_curve  # noqa: E402

Floats = NDArray[np.floating[Any]]
Weights = dict[str, Floats]

BOOK = "classic"
PLAYERS = 4
#: Points of a hand that count as 1 in training.
POINTS = 500.0
HIDDEN = 64
RATE = 1e-3
ENTROPY = 0.01
#: Discount per decision of the player.
PATIENCE = np.float32(0.97)
#: The values of natural cards on the table, by rank, with the black three last.
VALUES = np.array([*setup_of(BOOK, PLAYERS).values[:RANKS], 5])
#: The maximum change of a probability in one round.
CLIP = 0.2
#: One round: the number of chunks, the tables in each, and the steps per table.
CHUNKS = 2
TABLES = 32
STEPS = 400
#: Passes over a round, and decisions in a minibatch.
PASSES = 3
PART = 1024


def fresh_weights(seed: int, hidden: int = HIDDEN) -> Weights:
    """Return a network that plays nearly at random."""
    rng = np.random.default_rng(seed)
    return {
        "in": rng.normal(0, SIZE**-0.5, (SIZE, hidden)).astype(np.float32),
        "in_bias": np.zeros(hidden, np.float32),
        "act": rng.normal(0, 0.01, (hidden, ACTIONS)).astype(np.float32),
        "act_bias": np.zeros(ACTIONS, np.float32),
        "hope": np.zeros(hidden, np.float32),
        "hope_bias": np.zeros(1, np.float32),
    }


def features(observations: NDArray[Any]) -> Floats:
    """Return observations scaled to about 1."""
    return np.asarray(observations / SCALE, np.float32)


def forward(weights: Weights, seen: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the hidden layer, the logits of all actions, and the expected outcome."""
    hidden = np.tanh(seen @ weights["in"] + weights["in_bias"])
    return (
        hidden,
        hidden @ weights["act"] + weights["act_bias"],
        hidden @ weights["hope"] + weights["hope_bias"],
    )


def draw_actions(numbers: Floats, masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Sample legal actions with the probabilities of the logits."""
    noisy = numbers + rng.gumbel(size=numbers.shape)
    return np.asarray(np.where(masks, noisy, -np.inf).argmax(axis=1))


def best_actions(numbers: Floats, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return the legal actions with the highest logits."""
    return np.asarray(np.where(masks, numbers, -np.inf).argmax(axis=1))


def standing(observations: NDArray[Any]) -> Floats:
    """Return the lead of the observing side on the table: cards and canastas.

    This is not a reward, but helps to credit decisions earlier: gains on the way to the outcome.
    """
    told = {
        name: observations[:, LAYOUT[name].place].reshape(-1, *LAYOUT[name].shape)[:, :2]
        for name in ("naturals", "twos", "jokers", "canastas")
    }
    wild = told["twos"] + told["jokers"]
    worth = told["naturals"] @ VALUES + (told["twos"] * 20 + told["jokers"] * 50).sum(axis=2)
    worth = worth + (told["canastas"] * np.where(wild, 300, 500)).sum(axis=2)
    return np.asarray((worth[:, 0] - worth[:, 1]) / POINTS, np.float32)


def gains(standings: Floats, outcome: float) -> Floats:
    """Return the discounted gains after every decision of a player in a hand.

    >>> [f"{gain:.2f}" for gain in gains(np.array([0, 1, 1], np.float32), 3.0)]
    ['2.88', '1.94', '2.00']
    """
    after = np.zeros(len(standings), np.float32)
    following, soon = np.float32(outcome), np.float32(0)
    for place in range(len(standings) - 1, -1, -1):
        soon = following - standings[place] + PATIENCE * soon
        after[place] = soon
        following = standings[place]
    return after


class Chunk(NamedTuple):
    """The decisions of some hands: observations, masks, actions, their probabilities, the outcome."""

    seen: NDArray[np.int16]
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    likely: Floats  #: the logarithm of the probability
    outcome: Floats
    hands: int

    def some(self, places: NDArray[np.int64]) -> Chunk:
        """Return the decisions at some indexes."""
        return Chunk(
            self.seen[places],
            self.masks[places],
            self.chosen[places],
            self.likely[places],
            self.outcome[places],
            self.hands,
        )


def together(chunks: Sequence[Chunk]) -> Chunk:
    """Concatenate chunks."""
    return Chunk(
        np.concatenate([chunk.seen for chunk in chunks]),
        np.concatenate([chunk.masks for chunk in chunks]),
        np.concatenate([chunk.chosen for chunk in chunks]),
        np.concatenate([chunk.likely for chunk in chunks]),
        np.concatenate([chunk.outcome for chunk in chunks]),
        sum(chunk.hands for chunk in chunks),
    )


def play_chunk(weights: Weights, seed: int, tables: int, steps: int) -> Chunk:
    """Play with the policy in all seats; return the decisions of the finished hands."""
    batch = Batch(tables, BOOK, PLAYERS, seed=seed)
    rng = np.random.default_rng(seed)
    seen = np.zeros((steps, tables, SIZE), np.int16)
    masks = np.zeros((steps, tables, ACTIONS), np.int8)
    chosen = np.zeros((steps, tables), np.int64)
    likely = np.zeros((steps, tables), np.float32)
    actors = np.zeros((steps, tables), np.int64)
    outcome = np.zeros((steps, tables), np.float32)
    worth = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), np.bool_)
    begun = np.zeros(tables, np.int64)
    hands = 0
    for step in range(steps):
        seen[step], masks[step], actors[step] = batch.observations, batch.masks, batch.actors
        worth[step] = standing(batch.observations)
        _, numbers, _ = forward(weights, features(batch.observations))
        chosen[step] = draw_actions(numbers, batch.masks, rng)
        likely[step] = log_odds(numbers, batch.masks)[np.arange(tables), chosen[step]]
        batch.step(chosen[step])
        for table in np.flatnonzero(batch.dones):
            hand = slice(begun[table], step + 1)
            for player in range(batch.players):
                own = begun[table] + np.flatnonzero(actors[hand, table] == player)
                outcome[own, table] = gains(worth[own, table], batch.rewards[table, player] / POINTS)
            known[hand, table] = True
            begun[table] = step + 1
            hands += 1
    known &= masks.sum(axis=2) > 1  # forced actions teach nothing
    return Chunk(seen[known], masks[known], chosen[known], likely[known], outcome[known], hands)


def log_odds(numbers: Floats, masks: NDArray[np.int8]) -> Floats:
    """Return the log probabilities of all actions; very small for illegal ones."""
    numbers = np.where(masks, numbers, np.float32(-1e9))
    numbers = numbers - numbers.max(axis=1, keepdims=True)
    return np.asarray(numbers - np.log(np.exp(numbers).sum(axis=1, keepdims=True)), np.float32)


def slope(weights: Weights, part: Chunk) -> Weights:
    """Return the gradient for some decisions; actions that have already become much likelier are clipped."""
    seen = features(part.seen)
    every = np.arange(len(seen))
    hidden, numbers, hope = forward(weights, seen)
    logs = log_odds(numbers, part.masks)
    odds = np.exp(logs)
    better = part.outcome - hope
    better = (better - better.mean()) / (better.std() + 1e-6)
    change = np.exp(logs[every, part.chosen] - part.likely)
    gone = np.where(better > 0, change > 1 + CLIP, change < 1 - CLIP)
    weight = np.where(gone, 0, better * change)
    spread = -(odds * logs * part.masks).sum(axis=1, keepdims=True)
    to_numbers = odds * weight[:, None] + ENTROPY * odds * (logs * part.masks + spread)
    to_numbers[every, part.chosen] -= weight
    to_numbers = (to_numbers / len(seen)).astype(np.float32)
    to_hope = ((hope - part.outcome) / len(seen)).astype(np.float32)
    to_hidden = (to_numbers @ weights["act"].T + to_hope[:, None] * weights["hope"]) * (1 - hidden**2)
    return {
        "in": seen.T @ to_hidden,
        "in_bias": to_hidden.sum(axis=0),
        "act": hidden.T @ to_numbers,
        "act_bias": to_numbers.sum(axis=0),
        "hope": hidden.T @ to_hope,
        "hope_bias": to_hope.sum(keepdims=True),
    }


class Adam:
    """The Adam optimizer."""

    def __init__(self, weights: Weights, rate: float = RATE) -> None:
        self._rate = rate
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._moves = 0

    def move(self, weights: Weights, slope: Weights) -> None:
        """Take one step, in place."""
        self._moves += 1
        for name, value in slope.items():
            self._mean[name] += 0.1 * (value - self._mean[name])
            self._square[name] += 0.001 * (value**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._moves)
            square = self._square[name] / (1 - 0.999**self._moves)
            weights[name] -= (self._rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def learn(weights: Weights, adam: Adam, whole: Chunk, rng: np.random.Generator) -> None:
    """Train on the decisions of a round for several passes, in minibatches."""
    for _ in range(PASSES):
        order = rng.permutation(len(whole.chosen))
        for start in range(0, len(order), PART):
            adam.move(weights, slope(weights, whole.some(order[start : start + PART])))


def duplicate_match(weights: Weights, deals: int, seed: int, greedy: bool = False) -> NDArray[np.float64]:
    """Play against random play; return the policy's mean lead in points on each deal, played both ways."""
    won = np.zeros((2, deals))
    for side in range(2):
        batch = Batch(deals, BOOK, PLAYERS, seed=seed)
        rng = np.random.default_rng([seed, side])
        open_hands = np.ones(deals, np.bool_)
        while open_hands.any():
            _, numbers, _ = forward(weights, features(batch.observations))
            ours = best_actions(numbers, batch.masks) if greedy else draw_actions(numbers, batch.masks, rng)
            theirs = draw_actions(np.zeros_like(numbers), batch.masks, rng)
            batch.step(np.where(batch.actors % 2 == side, ours, theirs))
            ended = batch.dones & open_hands
            won[side, ended] = batch.rewards[ended, side]
            open_hands &= ~ended
    return np.asarray(won.mean(axis=0))


def interval(won: NDArray[np.float64]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % confidence interval."""
    return float(won.mean()), float(1.96 * won.std(ddof=1) / len(won) ** 0.5)


class Result(NamedTuple):
    """A trained policy, its learning curve, and the result of the last match."""

    weights: Weights
    curve: list[Point]
    mean: float
    half: float
    hands: int
    seconds: float


def train(
    rounds: int,
    *,
    seed: int = 1,
    processes: int = 2,
    tables: int = TABLES,
    steps: int = STEPS,
    look_every: int = 6,
    look_deals: int = 100,
    last_deals: int = 1000,
    say: Callable[[str], None] = print,
) -> Result:
    """Train for a number of rounds; the arguments set how much is played and how often it is evaluated."""
    started = time.monotonic()
    weights = fresh_weights(seed)
    adam = Adam(weights)
    rng = np.random.default_rng(seed)
    curve: list[Point] = []
    hands = 0

    def look(done: int) -> None:
        mean, half = interval(duplicate_match(weights, look_deals, seed=10**9 + done * 10**5))
        curve.append(Point(hands, mean, half))
        say(text("envs.train.look", hands=hands, mean=f"{mean:+.0f}", half=f"{half:.0f}"))

    with _runner(processes) as run:
        for number in range(rounds):
            if number % look_every == 0:
                look(number)
            seeds = [seed * 10**12 + (number * CHUNKS + chunk) * tables for chunk in range(CHUNKS)]
            played = together(list(run(partial(play_chunk, weights, tables=tables, steps=steps), seeds)))
            learn(weights, adam, played, rng)
            hands += played.hands
    look(rounds)
    mean_gain, half = interval(duplicate_match(weights, last_deals, seed=2 * 10**9))
    return Result(weights, curve, mean_gain, half, hands, time.monotonic() - started)


class _runner:
    """Runs a function over arguments, in this process or in several."""

    def __init__(self, processes: int) -> None:
        self._pool = (
            ProcessPoolExecutor(processes, mp_context=get_context("spawn")) if processes > 1 else None
        )

    def __enter__(self) -> Callable[[Callable[[int], Chunk], Sequence[int]], Iterable[Chunk]]:
        return map if self._pool is None else self._pool.map

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def main(arguments: Sequence[str] | None = None) -> None:
    """Train with the options of the command line, and write the picture, the curve and the weights."""
    parser = argparse.ArgumentParser(description=text("envs.train.about"))
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--look-every", type=int, default=6)
    parser.add_argument("--look-deals", type=int, default=100)
    parser.add_argument("--last-deals", type=int, default=1000)
    parser.add_argument("--into", type=Path, default=Path("trained"))
    given = parser.parse_args(arguments)
    result = train(
        given.rounds,
        seed=given.seed,
        processes=given.processes,
        tables=given.tables,
        steps=given.steps,
        look_every=given.look_every,
        look_deals=given.look_deals,
        last_deals=given.last_deals,
    )
    given.into.mkdir(parents=True, exist_ok=True)
    (given.into / "curve.svg").write_text(draw_curve(result.curve), encoding="utf-8")
    facts = {"curve": result.curve, "mean": result.mean, "half": result.half, "hands": result.hands}
    (given.into / "curve.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    arrays: dict[str, Any] = dict(result.weights)
    np.savez_compressed(given.into / "policy.npz", **arrays)
    told = {"mean": f"{result.mean:+.0f}", "half": f"{result.half:.0f}", "seconds": f"{result.seconds:.0f}"}
    print(text("envs.train.last", deals=given.last_deals, hands=result.hands, **told))
    print(text("envs.train.written", folder=str(given.into)))


if __name__ == "__main__":
    main()
