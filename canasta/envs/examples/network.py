"""The network of the bot ``learned`` in NumPy, for training: layers, gradient, optimizer, rounding.

``canasta/policy/network.py`` describes the layers, and computes the same in whole numbers.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

# NumPy reads these variables when it is imported; small products gain nothing from more threads.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

from canasta.extras import missing  # noqa: E402

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.bots.weights import TYPES  # noqa: E402
from canasta.cards import KINDS, RANKS  # noqa: E402
from canasta.clauses.setup import Setup  # noqa: E402
from canasta.envs import LAYOUT, SCALE, book_layout  # noqa: E402
from canasta.envs.layout import CUTS  # noqa: E402
from canasta.npz import CODES, Column  # noqa: E402
from canasta.policy.network import BITS, MOST, ROW, WEIGHT_BITS  # noqa: E402
from canasta.table.actions import ACTIONS  # noqa: E402
from canasta.table.packing import FIELDS  # noqa: E402

Floats = NDArray[np.floating[Any]]
Weights = dict[str, Floats]

FAMILIES: Final = ACTIONS // ROW
#: Units of the three layers.
POOL, TABLE, RANK = 32, 192, 96


class Inputs:
    """What a network reads: numbers of an observation, and which of them belong to each rank."""

    def __init__(self, setups: Iterable[Setup]) -> None:
        used = {column for setup in setups for column in book_layout(setup).columns}
        used.discard(LAYOUT["number"].start)  # not part of a view
        ranked = [
            range(start, start + RANKS)
            for field in LAYOUT.values()
            if field.shape[-1] in (KINDS, FIELDS, RANKS)
            for start in range(field.start, field.stop, field.shape[-1])
        ]
        ranked = [columns for columns in ranked if used & set(columns)]
        used.update(*ranked)
        self.columns = np.array(sorted(used))
        self.scale = SCALE[self.columns].astype(np.int64)
        self.ranks = np.searchsorted(self.columns, np.array(ranked).T)  # a row for each rank

    def read(self, observations: NDArray[Any]) -> NDArray[np.int16]:
        """Return the inputs of observations, with ``BITS`` binary places."""
        numbers = observations[:, self.columns].astype(np.int64) << BITS
        return np.asarray((numbers // self.scale).clip(-MOST, MOST), np.int16)


def fresh_weights(inputs: Inputs, seed: int) -> Weights:
    """Return a network that plays nearly at random."""
    rng = np.random.default_rng(seed)
    size, of_rank = len(inputs.columns), inputs.ranks.shape[1]

    def normal(rows: int, columns: int, spread: float) -> Floats:
        return rng.normal(0, spread, (rows, columns)).astype(np.float32)

    return {
        "pool": normal(of_rank, POOL, of_rank**-0.5),
        "pool_bias": np.zeros((RANKS, POOL), np.float32),
        "table": normal(size, TABLE, size**-0.5),
        "table_pool": normal(POOL, TABLE, POOL**-0.5 / RANKS),
        "table_bias": np.zeros(TABLE, np.float32),
        "rank": normal(of_rank, RANK, of_rank**-0.5),
        "rank_table": normal(TABLE, RANK, TABLE**-0.5),
        "rank_bias": np.zeros((RANKS, RANK), np.float32),
        "plain": normal(ACTIONS, TABLE, 0.01),
        "plain_bias": np.zeros(ACTIONS, np.float32),
        "family": normal(FAMILIES, RANK, 0.01),
        "value": np.zeros(TABLE, np.float32),  # for training only: the expected outcome
        "value_bias": np.zeros(1, np.float32),
    }


class Pass(NamedTuple):
    """The layers for some inputs, the scores of all actions, and the expected outcomes."""

    inputs: Floats
    ranked: Floats  #: the inputs of every rank, a row for each
    pool: Floats  #: likewise
    pooled: Floats
    table: Floats
    rank: Floats  #: a row for each rank
    scores: Floats
    value: Floats


def forward(weights: Weights, ranks: NDArray[Any], given: NDArray[np.int16]) -> Pass:
    """Compute the layers for some rows of inputs."""
    w = weights
    inputs = given * np.float32(1 / (1 << BITS))
    ranked = inputs[:, ranks].reshape(-1, ranks.shape[1])
    pool = ranked @ w["pool"]
    of_ranks(pool)[:] += w["pool_bias"]
    np.maximum(pool, 0, out=pool)
    pooled = of_ranks(pool).sum(axis=1)
    table = np.maximum(inputs @ w["table"] + pooled @ w["table_pool"] + w["table_bias"], 0)
    rank = ranked @ w["rank"]
    of_ranks(rank)[:] += (table @ w["rank_table"])[:, None] + w["rank_bias"]
    np.maximum(rank, 0, out=rank)
    scores = table @ w["plain"].T + w["plain_bias"]
    by_family(scores)[:] += of_ranks(rank @ w["family"].T).transpose(0, 2, 1)
    return Pass(inputs, ranked, pool, pooled, table, rank, scores, table @ w["value"] + w["value_bias"])


def of_ranks(rows: Floats) -> Floats:
    """Return rows of ranks as a block for each decision."""
    return rows.reshape(-1, RANKS, rows.shape[1])


def by_family(scores: Floats) -> Floats:
    """Return the scores of the actions that name a rank, by family and rank."""
    return scores.reshape(-1, FAMILIES, ROW)[:, :, :RANKS]


def gradient(weights: Weights, seen: Pass, to_scores: Floats, to_value: Floats) -> Weights:
    """Return the gradient of the weights, given those of the scores and of the expected outcomes."""
    w = weights
    to_family = by_family(to_scores).transpose(0, 2, 1).reshape(-1, FAMILIES)
    to_rank = to_family @ w["family"]
    to_rank *= seen.rank > 0
    from_ranks = of_ranks(to_rank).sum(axis=1)
    to_table = to_scores @ w["plain"] + from_ranks @ w["rank_table"].T + to_value[:, None] * w["value"]
    to_table *= seen.table > 0
    to_pool = np.repeat(to_table @ w["table_pool"].T, RANKS, axis=0)
    to_pool *= seen.pool > 0
    return {
        "pool": seen.ranked.T @ to_pool,
        "pool_bias": of_ranks(to_pool).sum(axis=0),
        "table": seen.inputs.T @ to_table,
        "table_pool": seen.pooled.T @ to_table,
        "table_bias": to_table.sum(axis=0),
        "rank": seen.ranked.T @ to_rank,
        "rank_table": seen.table.T @ from_ranks,
        "rank_bias": of_ranks(to_rank).sum(axis=0),
        "plain": to_scores.T @ seen.table,
        "plain_bias": to_scores.sum(axis=0),
        "family": to_family.T @ seen.rank,
        "value": to_value @ seen.table,
        "value_bias": to_value.sum(keepdims=True),
    }


class Adam:
    """The Adam optimizer."""

    def __init__(self, weights: Weights) -> None:
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._steps = 0

    def step(self, weights: Weights, slope: Weights, rate: float) -> None:
        """Take one step, in place."""
        self._steps += 1
        size = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, value in slope.items():
            self._mean[name] += 0.1 * (value - self._mean[name])
            self._square[name] += 0.001 * (value**2 - self._square[name])
            weights[name] -= np.float32(size) * self._mean[name] / (np.sqrt(self._square[name]) + 1e-8)


def rounded(weights: Weights, inputs: Inputs) -> dict[str, Column]:
    """Return the arrays from which the bot plays, in whole numbers."""
    source = [(*CUTS[column], scale) for column, scale in zip(inputs.columns, inputs.scale, strict=True)]
    arrays: dict[str, NDArray[Any]] = {"inputs": np.array(source), "ranks": inputs.ranks}
    for name in TYPES.keys() - arrays.keys():
        places = WEIGHT_BITS + BITS * name.endswith("_bias")
        limit = 2 ** (31 if name.endswith("_bias") else 15) - 1
        numbers = np.rint(weights[name].astype(np.float64) * (1 << places))
        arrays[name] = numbers.clip(-limit, limit).astype(np.int64)
    return {
        name: Column(
            kind,
            arrays[name].shape[1] if arrays[name].ndim > 1 else 0,
            array(CODES[kind], arrays[name].ravel().tolist()),
        )
        for name, kind in TYPES.items()
    }
