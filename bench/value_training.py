"""Train the network of ``canasta/policy/value_network.py``: ``python -m bench.value_training classic 4``.

A hand is begun by players of the pool and finished by the rule-based player, as in a search. The network
learns the points that each side makes. On hands that it was not trained on, the share of the variance that it
explains is printed next to that of the factors of ``canasta/policy/value.py``. The weights are written into
``canasta/policy/value_weights.py``; the same options give the same weights on the same machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from canasta.books import BOOKS
from canasta.bots.pool import POOL
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.rollout import play_until, points_of, stage
from canasta.policy.value import value_of
from canasta.policy.value_network import BITS, UNIT_BITS, inputs_of
from canasta.policy.value_weights import NETWORKS
from canasta.policy.weights import expert_numbers, weights
from canasta.table.state import PART_DRAW, PART_OVER

Floats = NDArray[np.float32]
#: The shares of hands that the expert begins, against one for each member of the pool.
EXPERTS: Final = 4
#: The players of the pool play this many turns at most.
BEGUN: Final = 40
#: One in so many turns is a row; one hand in so many is kept for the test.
EACH: Final = 4
TESTED: Final = 10
#: Points that count as 1, and how training goes.
POINTS: Final = 500.0
BATCH: Final = 512
RATE: Final = 2e-3
RIDGE: Final = 3.0
OUT: Final = Path("canasta/policy/value_weights.py")


class Rows(NamedTuple):
    """Turns of hands: inputs, points made, points that the factors expect, and the hand."""

    inputs: NDArray[np.int64]
    points: Floats
    factors: Floats
    hand: NDArray[np.int64]


def rows_of(setup: Setup, hands: int) -> Rows:
    """Play hands, and return one row per side at the start of some turns."""
    view = outlook(setup)
    expert = weights(expert_numbers(setup))
    known = [weights(member.numbers(setup)) for member in POOL.values() if member.numbers]
    players = [expert] * EXPERTS + known
    value = value_of(setup)
    found: list[tuple[list[int], int, int, int]] = []
    for number in range(hands):
        dice = Dice(f"value network/{number}")
        state = stage(setup, number, dice)
        begin = [players[dice.below(len(players))] for _ in range(setup.sides)]
        play_until(state, begin, dice.below(BEGUN))
        seen: list[tuple[list[int], int, int]] = []
        while state.part != PART_OVER:
            if state.part == PART_DRAW and not dice.below(EACH):
                before = value.expected(state) if value else [0] * setup.sides
                seen += [(inputs_of(state, view, own), own, before[own]) for own in range(setup.sides)]
            play_out_step(state, choose(state, view, expert))
        points = points_of(state)
        found += [(cells, points[own], before, number) for cells, own, before in seen]
    columns = list(zip(*found, strict=True))
    return Rows(
        np.array(columns[0], np.int64),
        np.array(columns[1], np.float32),
        np.array(columns[2], np.float32),
        np.array(columns[3], np.int64),
    )


def explained(expected: NDArray[Any], points: NDArray[Any]) -> float:
    """Return the share of the variance of the points that is explained."""
    return float(1 - ((expected - points) ** 2).mean() / points.var())


def train(inputs: Floats, points: Floats, units: int, passes: int) -> list[Floats]:
    """Return the weights of the units, their biases and factors, the linear part and its constant."""
    rng = np.random.default_rng(1)
    size = inputs.shape[1]
    table = np.c_[inputs, np.ones(len(inputs), np.float32)]
    start = np.linalg.solve(table.T @ table + RIDGE * np.eye(size + 1), table.T @ points)
    parts: list[Floats] = [
        rng.normal(0, (2 / size) ** 0.5, (size, units)).astype(np.float32),
        np.zeros(units, np.float32),
        np.zeros(units, np.float32),
        start[:-1].astype(np.float32),
        start[-1:].astype(np.float32),
    ]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    step = 0
    steps = passes * (len(inputs) // BATCH)
    for _ in range(passes):
        order = rng.permutation(len(inputs))
        for first in range(0, len(inputs) - BATCH + 1, BATCH):
            chosen = order[first : first + BATCH]
            seen = inputs[chosen]
            raised = np.maximum(seen @ parts[0] + parts[1], 0)
            wrong = (raised @ parts[2] + seen @ parts[3] + parts[4] - points[chosen]) * np.float32(2 / BATCH)
            back = np.outer(wrong, parts[2]) * (raised > 0)
            slopes = [seen.T @ back, back.sum(0), raised.T @ wrong, seen.T @ wrong, wrong.sum(keepdims=True)]
            rate = RATE * (1 - step / steps)
            step += 1
            for part, mean, square, slope in zip(parts, means, squares, slopes, strict=True):
                mean += np.float32(0.1) * (slope - mean)
                square += np.float32(0.001) * (slope * slope - square)
                part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return parts


def rounded(parts: Sequence[Floats], mean: Floats, deviation: Floats) -> list[list[int]]:
    """Return weights for inputs that are not scaled, in whole numbers."""
    table = parts[0] / deviation[:, None]
    linear = parts[3] / deviation * POINTS
    whole = [
        table * 2**BITS,
        (parts[1] - mean @ table) * 2**BITS,
        parts[2] * POINTS * 2 ** (BITS - UNIT_BITS),
        linear * 2**BITS,
        (parts[4] * POINTS - mean @ linear) * 2**BITS,
    ]
    return [[int(number) for number in np.rint(part).ravel()] for part in whole]


def expected_by(numbers: Sequence[Sequence[int]], inputs: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return what the rounded network expects, as ``ValueNetwork`` computes it."""
    table, bias, last, linear, start = (np.array(part, np.int64) for part in numbers)
    units = np.maximum(inputs @ table.reshape(inputs.shape[1], -1) + bias, 0) >> (BITS - UNIT_BITS)
    return np.asarray((units @ last + inputs @ linear + start) >> BITS)


def fit(rows: Rows, units: int, passes: int) -> tuple[list[list[int]], float, float]:
    """Return the weights, and the shares of variance that network and factors explain on other hands."""
    test = rows.hand % TESTED == 0
    inputs = rows.inputs[~test].astype(np.float32)
    mean, deviation = inputs.mean(0), np.maximum(inputs.std(0), np.float32(0.05))
    parts = train((inputs - mean) / deviation, rows.points[~test] / np.float32(POINTS), units, passes)
    numbers = rounded(parts, mean, deviation)
    points = rows.points[test]
    found = expected_by(numbers, rows.inputs[test])
    return numbers, explained(found, points), explained(rows.factors[test], points)


def written(networks: dict[str, Sequence[Sequence[int]]]) -> str:
    """Return the source of the module with the weights."""
    lines = [
        '"""The weights of ``value_network``, by book and seats; generated by ``bench.value_training``."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "NETWORKS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {",
    ]
    for way, parts in networks.items():
        lines.append(f'    "{way}": (')
        for part in parts:
            text = ", ".join(map(str, part)) + ","
            rows = wrap(text, 108, initial_indent=" " * 12, subsequent_indent=" " * 12)
            lines += ["        (", *rows, "        ),"]
        lines.append("    ),")
    return "\n".join([*lines, "}  # fmt: skip", ""])


def main() -> None:
    """Train the network of a variant with two sides."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("book", choices=list(BOOKS))
    parser.add_argument("players", type=int)
    parser.add_argument("--hands", type=int, default=250_000)
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--passes", type=int, default=15)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    setup = Setup(BOOKS[given.book], given.players)
    numbers, network, factors = fit(rows_of(setup, given.hands), given.units, given.passes)
    print(f"{given.book} {given.players}: {network:.1%} explained, by the factors {factors:.1%}")
    networks = {**NETWORKS, f"{given.book} {given.players}": numbers}
    given.out.write_text(written(networks), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
