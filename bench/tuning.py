"""Tune the weights of the rule-based player across the books: ``python -m bench.tuning --minutes 20``.

The cross-entropy method: candidates are drawn around the present weights, in mirrored pairs; each plays
duplicate deals of every way to play against the present weights, at all stages of a game; the best quarter
gives the next weights and how widely to draw. A candidate's worth is its points ahead, each way divided by
how much a deal varies there, so that no book outweighs another. What it finds goes into
``canasta/policy/weights.py`` by hand, after a check on deals that the tuning never saw.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from canasta.books import BOOKS
from canasta.clauses.setup import Setup
from canasta.engine.random_play import Dice
from canasta.policy.playing import play_on, points_of, stage
from canasta.policy.weights import CLUB, EARLY, expert_numbers, weights

#: Ways to play that share their weights, by what the rules are like.
FAMILIES = {
    "table": [("classic", 4), ("classic", 3), ("caliente", 4), ("boat", 4), ("american", 4)],
    "two": [("classic", 2), ("caliente", 2), ("boat", 2)],
    "feet": [("knee", 4)],
}
Numbers = tuple[int, ...]
_SETUPS: dict[tuple[str, int], Setup] = {}


def setup_of(way: tuple[str, int]) -> Setup:
    """The setup of a way to play, made once in each process."""
    if way not in _SETUPS:
        _SETUPS[way] = Setup(BOOKS[way[0]], way[1])
    return _SETUPS[way]


def duel(setup: Setup, first: Numbers, second: Numbers, deals: range, seed: str) -> list[float]:
    """By deal: points per hand by which the first is ahead of the second, having sat on every side."""
    one, other = weights(first), weights(second)
    sides = setup.sides
    found: list[float] = []
    for number in deals:
        ahead = 0
        for own in range(sides):
            state = stage(setup, number, Dice(f"{seed}/{number}"))
            play_on(state, [one if side == own else other for side in range(sides)])
            points = points_of(state)
            ahead += sides * points[own] - sum(points)
        found.append(ahead / ((sides - 1) * sides))
    return found


def worth(task: tuple[Numbers, Numbers, str, int, dict[tuple[str, int], float]]) -> float:
    """What a candidate is worth against the present weights, in deviations of a deal."""
    candidate, present, seed, pairs, spread = task
    return statistics.mean(
        statistics.mean(duel(setup_of(way), candidate, present, range(pairs), seed)) / deviation
        for way, deviation in spread.items()
    )


def rounded(values: list[float]) -> Numbers:
    """Weights as the core reads them: whole numbers, none below nought; EARLY divides."""
    return tuple(max(1 if place == EARLY else 0, round(value)) for place, value in enumerate(values))


def tune(
    family: str, start: Numbers, minutes: float, candidates: int, pairs: int, jobs: int, out: Path
) -> Numbers:
    """Better weights, found within so many minutes; they are written down generation by generation."""
    rng = Random(11)
    mean = [float(number) for number in start]
    width = [max(1.0, abs(number) * 0.25) for number in start]
    varied = rounded([number * 1.3 + 1 for number in mean])
    spread = {
        way: statistics.stdev(duel(setup_of(way), varied, start, range(40), "spread")) + 1
        for way in FAMILIES[family]
    }
    began = time.monotonic()
    generation = 0
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() - began < minutes * 60:
            drawn = []
            for _ in range(candidates // 2):
                step = [rng.gauss(0, 1) for _ in mean]
                drawn += [
                    [middle + sign * wide * far for middle, wide, far in zip(mean, width, step, strict=True)]
                    for sign in (1, -1)
                ]
            tasks = [(rounded(each), rounded(mean), f"tune {generation}", pairs, spread) for each in drawn]
            found = list(pool.map(worth, tasks))
            order = sorted(range(len(drawn)), key=lambda number: -found[number])[: candidates // 4]
            for place in range(len(mean)):
                best = [drawn[number][place] for number in order]
                width[place] = max(0.4, 0.8 * width[place] + 0.25 * statistics.pstdev(best))
                mean[place] += 0.8 * (statistics.mean(best) - mean[place])
            out.write_text(json.dumps(rounded(mean)) + "\n", encoding="utf-8")
            print(f"{generation:3} best {max(found):+.3f} mean {statistics.mean(found):+.3f}", flush=True)
            generation += 1
    return rounded(mean)


def main() -> None:
    """Tune, then compare with the start on fresh deals."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("family", choices=list(FAMILIES))
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=Path, help="weights as a JSON list; else those of the expert")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    given = parser.parse_args()
    start = expert_numbers(setup_of(FAMILIES[given.family][0]))
    if given.start:
        start = tuple(json.loads(given.start.read_text(encoding="utf-8")))
    tuned = tune(given.family, start, given.minutes, given.candidates, given.pairs, given.jobs, given.out)
    print(tuned)
    for way in FAMILIES[given.family]:
        for name, numbers in (("the start", start), ("club", CLUB)):
            ahead = duel(setup_of(way), tuned, numbers, range(200), "fresh")
            error = 1.96 * statistics.stdev(ahead) / len(ahead) ** 0.5
            mean = statistics.mean(ahead)
            print(f"{way[0]} {way[1]} against {name}: {mean:+.0f} ± {error:.0f}", flush=True)


if __name__ == "__main__":
    main()
