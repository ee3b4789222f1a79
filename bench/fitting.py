"""Fit the factors of ``canasta/policy/value.py`` to hands of the rule-based player, way by way.

``python -m bench.fitting --hands 2000`` prints, for each way, how much of the points that a hand brings the
factors explain on hands they were not fitted to, and writes ``canasta/policy/factors.py``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import wrap

import numpy as np

from canasta.books import BOOKS
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.playing import points_of, stage
from canasta.policy.value import NUMBER, PHASES, UNIT, phase_of, sights
from canasta.policy.weights import expert_numbers, weights
from canasta.table.state import PART_DRAW, PART_OVER

WIDTH = 1 + 2 * NUMBER
#: Pulls factors towards nought where a phase has few rows.
RIDGE = 3.0


def rows_of(setup: Setup, hands: range) -> list[tuple[int, int, list[int], int]]:
    """Hand, phase, what was seen and what the hand brought: one row per side at the start of some turns."""
    numbers = weights(expert_numbers(setup))
    view = outlook(setup)
    rows: list[tuple[int, int, list[int], int]] = []
    for number in hands:
        dice = Dice(f"fit/{number}")
        state = stage(setup, number, dice)
        seen: list[tuple[int, list[list[int]]]] = []
        while state.part != PART_OVER:
            if state.part == PART_DRAW and not dice.below(3):
                seen.append(
                    (phase_of(state), [list(sights(state, view, side)) for side in range(setup.sides)])
                )
            play_out_step(state, choose(state, view, numbers))
        points = points_of(state)
        for phase, each in seen:
            for own in range(setup.sides):
                others = [
                    sum(each[side][place] for side in range(setup.sides) if side != own)
                    for place in range(NUMBER)
                ]
                rows.append((number, phase, [1, *each[own], *others], points[own]))
    return rows


def fit(setup: Setup, hands: int) -> tuple[list[int], float]:
    """The factors, and the share of variance explained on the last fifth of the hands."""
    rows = rows_of(setup, range(hands))
    factors: list[int] = []
    left = whole = 0.0
    for phase in range(PHASES):
        chosen = [row for row in rows if row[1] == phase]
        train = [row for row in chosen if row[0] % 5]
        test = [row for row in chosen if not row[0] % 5]
        if len(train) < 10 * WIDTH:
            train = [row for row in rows if row[0] % 5]
        table = np.array([row[2] for row in train], dtype=float)
        wanted = np.array([row[3] for row in train], dtype=float)
        scale = np.maximum(table.std(axis=0), 1.0)
        scaled = table / scale
        matrix = scaled.T @ scaled + RIDGE * np.eye(WIDTH)
        found = np.linalg.solve(matrix, scaled.T @ wanted) / scale
        factors += [round(float(number) * UNIT) for number in found]
        if test:
            asked = np.array([row[2] for row in test], dtype=float) @ found
            truth = np.array([row[3] for row in test], dtype=float)
            left += float(((truth - asked) ** 2).sum())
            whole += float(((truth - truth.mean()) ** 2).sum())
    return factors, 1 - left / whole


def main() -> None:
    """Fit every book and number of seats."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("canasta/policy/factors.py"))
    given = parser.parse_args()
    lines = [
        '"""The fitted factors of ``value``, by book and seats; made by ``python -m bench.fitting``."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "FACTORS: Final[dict[str, tuple[int, ...]]] = {",
    ]
    for book in BOOKS.values():
        setups = {setup.seats: setup for setup in (Setup(book, each.players) for each in book.seatings)}
        for seats, setup in sorted(setups.items()):
            factors, explained = fit(setup, given.hands)
            print(f"{book.slug} {seats}: {explained:.0%} explained", flush=True)
            lines.append(f'    "{book.slug} {seats}": (')
            for start in range(0, len(factors), WIDTH):
                numbers = ", ".join(map(str, factors[start : start + WIDTH])) + ","
                lines += wrap(numbers, 108, initial_indent=" " * 8, subsequent_indent=" " * 8)
            lines.append("    ),")
    lines += ["}  # fmt: skip", ""]
    given.out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
