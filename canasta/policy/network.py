"""A small neural network that scores actions in whole numbers, so that every machine and both builds agree.

It reads the packed cells of ``canasta.engine.observe``; its first array says which bits of them. It has three
layers of rectified units (a negative sum counts as zero):

1. ``pool``: the inputs of one rank, with the same weights for every rank; summed over the ranks;
2. ``table``: all inputs, and the pool;
3. ``rank``: the inputs of one rank, and the table; again with the same weights for every rank.

An action is scored from the table, and one that names a rank also from the third layer of that rank. Inputs
and units have ``BITS`` binary places, weights ``WEIGHT_BITS``, biases and sums both together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from canasta.build.native import i16, i64, vec
from canasta.cards import RANKS
from canasta.engine.observe import Observer
from canasta.engine.view import View
from canasta.policy.setup_cache import SetupCache

BITS: Final = 8
WEIGHT_BITS: Final = 12
#: The largest input.
MOST: Final = (1 << 15) - 1
#: An input's source: cell, shift, mask, and the value that counts as one.
SOURCE: Final = 4
#: An action is its family times this, plus its rank if it has one.
ROW: Final = 16

_OBSERVERS: Final = SetupCache(Observer)


class Network:
    """A network with its weights; immutable."""

    __slots__ = ("_family", "_inputs", "_plain", "_plain_bias", "_pool", "_pool_bias", "_pool_size", "_rank",
                 "_rank_bias", "_rank_size", "_rank_table", "_ranks", "_ranks_size", "_size", "_table",
                 "_table_bias", "_table_pool", "_table_size")  # fmt: skip

    _size: i64  #: the number of inputs
    _ranks_size: i64  #: the number of inputs of a rank
    _pool_size: i64
    _table_size: i64
    _rank_size: i64
    _inputs: vec[i64]
    _ranks: vec[i64]
    _pool: vec[i16]
    _pool_bias: vec[i64]
    _table: vec[i16]
    _table_pool: vec[i16]
    _table_bias: vec[i64]
    _rank: vec[i16]
    _rank_table: vec[i16]
    _rank_bias: vec[i64]
    _plain: vec[i16]
    _plain_bias: vec[i64]
    _family: vec[i16]

    def __init__(self, arrays: Mapping[str, Sequence[int]]) -> None:
        """Take the arrays by name, each row after row; their sizes must fit each other."""
        self._size = len(arrays["inputs"]) // SOURCE
        self._ranks_size = len(arrays["ranks"]) // RANKS
        self._pool_size = len(arrays["pool_bias"]) // RANKS
        self._table_size = len(arrays["table_bias"])
        self._rank_size = len(arrays["rank_bias"]) // RANKS
        self._inputs = vec[i64](list(arrays["inputs"]))
        self._ranks = vec[i64](list(arrays["ranks"]))
        self._pool = vec[i16](list(arrays["pool"]))
        self._pool_bias = vec[i64](list(arrays["pool_bias"]))
        self._table = vec[i16](list(arrays["table"]))
        self._table_pool = vec[i16](list(arrays["table_pool"]))
        self._table_bias = vec[i64](list(arrays["table_bias"]))
        self._rank = vec[i16](list(arrays["rank"]))
        self._rank_table = vec[i16](list(arrays["rank_table"]))
        self._rank_bias = vec[i64](list(arrays["rank_bias"]))
        self._plain = vec[i16](list(arrays["plain"]))
        self._plain_bias = vec[i64](list(arrays["plain_bias"]))
        self._family = vec[i16](list(arrays["family"]))

    def best(self, view: View, legal: Sequence[int]) -> int:
        """Return the action with the highest score, the first of several equal ones."""
        scores = self.scores(view, legal)
        return legal[scores.index(max(scores))]

    def scores(self, view: View, legal: Sequence[int]) -> list[int]:
        """Return the scores of actions, with the binary places of a sum."""
        inputs = self._read(view)
        table = self._of_table(inputs)
        shared = _start(table, self._rank_table, self._rank_size)
        ranks = [vec[i64]([]) for _ in range(RANKS)]
        scores: list[int] = []
        action: i64
        for action in legal:
            score: i64 = self._plain_bias[action] + _dot(table, self._plain, action * self._table_size)
            rank: i64 = action % ROW
            if rank < RANKS:
                if not len(ranks[rank]):
                    units = shared[:]
                    self._add_rank(units, inputs, rank, self._rank, self._rank_bias)
                    _rectify(units)
                    ranks[rank] = units
                score += _dot(ranks[rank], self._family, action // ROW * self._rank_size)
            scores.append(score)
        return scores

    def _read(self, view: View) -> vec[i64]:
        """Return the inputs."""
        observer = _OBSERVERS.of(view.setup)
        cells = observer.blank(1)
        observer.write(cells, 0, view.packed, view.seat, 1)
        source = self._inputs
        inputs = vec[i64]([0] * self._size)
        place: i64 = 0
        number: i64
        for number in range(self._size):
            value: i64 = cells[source[place]] >> source[place + 1] & source[place + 2]
            if value:
                inputs[number] = max(-MOST, min((value << BITS) // source[place + 3], MOST))
            place += SOURCE
        return inputs

    def _of_table(self, inputs: vec[i64]) -> vec[i64]:
        """Return the units of the second layer."""
        pooled = vec[i64]([0] * self._pool_size)
        unit: i64
        rank: i64
        for rank in range(RANKS):
            units = vec[i64]([0] * self._pool_size)
            self._add_rank(units, inputs, rank, self._pool, self._pool_bias)
            _rectify(units)
            for unit in range(len(pooled)):
                pooled[unit] += units[unit]
        table = _start(pooled, self._table_pool, self._table_size)
        for unit in range(len(table)):
            table[unit] += self._table_bias[unit]
        number: i64
        for number in range(self._size):
            if inputs[number]:
                _add(table, inputs[number], self._table, number * self._table_size)
        _rectify(table)
        return table

    def _add_rank(
        self, sums: vec[i64], inputs: vec[i64], rank: i64, weights: vec[i16], bias: vec[i64]
    ) -> None:
        """Add the inputs of a rank, and its bias."""
        size: i64 = len(sums)
        number: i64
        for number in range(size):
            sums[number] += bias[rank * size + number]
        first: i64 = rank * self._ranks_size
        for number in range(self._ranks_size):
            value: i64 = inputs[self._ranks[first + number]]
            if value:
                _add(sums, value, weights, number * size)


def _start(units: vec[i64], weights: vec[i16], size: i64) -> vec[i64]:
    """Return the sums of a layer from the units of the one before."""
    sums = vec[i64]([0] * size)
    number: i64
    for number in range(len(units)):
        if units[number]:
            _add(sums, units[number], weights, number * size)
    return sums


def _add(sums: vec[i64], value: i64, weights: vec[i16], first: i64) -> None:
    """Add a row of weights, times a value. Most of the time is spent here."""
    number: i64
    for number in range(len(sums)):
        sums[number] += value * i64(weights[first + number])


def _dot(units: vec[i64], weights: vec[i16], first: i64) -> i64:
    total: i64 = 0
    number: i64
    for number in range(len(units)):
        total += units[number] * i64(weights[first + number])
    return total


def _rectify(sums: vec[i64]) -> None:
    """Turn sums into units."""
    number: i64
    for number in range(len(sums)):
        value: i64 = sums[number]
        sums[number] = value >> WEIGHT_BITS if value > 0 else 0
