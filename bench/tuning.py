"""Tune the weights of the rule-based player across the books: ``python -m bench.tuning --minutes 20``.

Candidates are sampled around the current weights in mirrored pairs. Each plays duplicate deals of every
variant, at all stages of a game, against three kinds of players: the club player; the expert, who holds cards
back; and one who lays what there is, as ``simple`` does. The opponents are fixed, since weights that beat
each other in turn may all lose to a third. Several kinds are needed, since weights that beat one kind may
gain nothing against another: an expert tuned against a club player alone led it by 190 points a hand in
classic, and was only level with the plain player. The current weights move towards the candidates in
proportion to their results, and the width of the sampling follows the best quarter. A candidate's value is
its lead in points, divided for each variant by the standard deviation of a deal, so that no book outweighs
another. The result is copied into ``canasta/policy/weights.py`` by hand, after a check on fresh deals.
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
from canasta.policy import weights as by
from canasta.policy.rollout import play_on, points_of, stage
from canasta.policy.weights import club_numbers, expert_numbers, weights

#: Variants that share their weights, by the character of the rules.
FAMILIES = {
    "table": [("classic", 4), ("caliente", 4)],
    "late": [("boat", 4), ("american", 4)],
    "two": [("classic", 2), ("caliente", 2), ("boat", 2)],
    "feet": [("knee", 4)],
}
#: Weights that may speak for or against a discard.
SIGNED = (
    by.PAIR, by.TRIPLE, by.DANGER_BASE, by.HOPE, by.HOPE_PAIR, by.OWN_NEAR, by.THEIR_SET, by.FROZEN_CARD,
    by.FIRST_MELD, by.STOPPER_PILE, by.FREEZE_SHUT, by.LIVE_EARLY,
)  # fmt: skip
#: Initial sampling width of weights that may be zero.
WIDE = {
    by.HOPE: 25, by.HOPE_PAIR: 25, by.OWN_NEAR: 10, by.THEIR_SET: 15, by.FROZEN_CARD: 6, by.FIRST_MELD: 500,
    by.STOPPER_PILE: 15, by.FREEZE_SHUT: 3, by.LIVE_EARLY: 25, by.DANGER_BASE: 20, by.TRIPLE: 12,
    by.STOPPER: 10, by.BURDEN: 40, by.PAIR_PILE: 10,
}  # fmt: skip
Numbers = tuple[int, ...]
#: The rules of thumb of ``simple`` as weights, so that the core can play against this style.
PLAIN = (
    12, 0, 0, 12, 48, 12,
    4, 2, 4,
    3, 3, 3, 1, 20, 5,
    25, 60, 60, 12, 10, -10, 380, 0, 100, 1000,
    0, 0, 2, 2, 120, 6, 5, 2,
    20, 0, 0, 0, 0, 0,
    0, 5, 0, 0, 1000, 0, 50, 0, 0, 2000, 1500,
)  # fmt: skip
_SETUPS: dict[tuple[str, int], Setup] = {}


def setup_of(way: tuple[str, int]) -> Setup:
    """Return the setup of a variant, made once in each process."""
    if way not in _SETUPS:
        _SETUPS[way] = Setup(BOOKS[way[0]], way[1])
    return _SETUPS[way]


def duel(setup: Setup, first: Numbers, second: Numbers, deals: range, seed: str) -> list[float]:
    """Return the first player's lead in points per hand, by deal, after playing every side."""
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


def worth(task: tuple[Numbers, str, int, dict[tuple[str, int], float]]) -> float:
    """Return a candidate's value against all opponents, in standard deviations of a deal."""
    candidate, seed, pairs, spread = task
    return statistics.mean(
        statistics.mean(duel(setup_of(way), candidate, opponent, range(pairs), seed)) / deviation
        for way, deviation in spread.items()
        for opponent in opponents(setup_of(way)).values()
    )


def opponents(setup: Setup) -> dict[str, Numbers]:
    """Return the fixed players that a candidate plays against."""
    return {"plain": PLAIN, "club": club_numbers(setup), "expert": expert_numbers(setup)}


def rounded(values: list[float]) -> Numbers:
    """Round weights for the core: integers, most of them not negative, divisors not zero."""
    least = {by.EARLY: 1, by.RISK_PAIR: 1, by.RISK_ONE: 1} | dict.fromkeys(SIGNED, -100_000)
    return tuple(max(least.get(place, 0), round(value)) for place, value in enumerate(values))


def tune(
    family: str, start: Numbers, minutes: float, candidates: int, pairs: int, jobs: int, out: Path
) -> Numbers:
    """Search for better weights for some minutes; each generation is written to a file."""
    rng = Random(11)
    mean = [float(number) for number in start]
    width = [max(1.0, abs(number) * 0.2) for number in start]
    for place, wide in WIDE.items():
        width[place] = max(width[place], wide)
    spread = {
        way: statistics.stdev(duel(setup_of(way), start, club_numbers(setup_of(way)), range(100), "spread"))
        + 1
        for way in FAMILIES[family]
    }
    began = time.monotonic()
    generation = 0
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() - began < minutes * 60:
            steps: list[list[float]] = []
            for _ in range(candidates // 2):
                step = [rng.gauss(0, 1) for _ in mean]
                steps += [step, [-far for far in step]]
            drawn = [
                rounded([middle + wide * far for middle, wide, far in zip(mean, width, step, strict=True)])
                for step in steps
            ]
            found = list(pool.map(worth, [(each, f"tune {generation}", pairs, spread) for each in drawn]))
            # Every candidate counts, in proportion to its distance from the mean: this uses more information
            # than the best few.
            middle, deviation = statistics.mean(found), statistics.pstdev(found) or 1.0
            pull = [(each - middle) / deviation / len(found) for each in found]
            order = sorted(range(len(found)), key=lambda number: -found[number])[: candidates // 4]
            for place in range(len(mean)):
                toward = sum(by_how_much * step[place] for by_how_much, step in zip(pull, steps, strict=True))
                mean[place] += 0.9 * width[place] * toward
                reach = statistics.mean(steps[number][place] ** 2 for number in order) ** 0.5
                width[place] *= (0.9 + 0.1 * reach) * 0.985
            out.write_text(json.dumps(rounded(mean)) + "\n", encoding="utf-8")
            print(f"{generation:3} best {max(found):+.3f} mean {middle:+.3f}", flush=True)
            generation += 1
    return rounded(mean)


def main() -> None:
    """Tune, then compare with the start on fresh deals."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("family", choices=list(FAMILIES))
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--pairs", type=int, default=250)
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
        for name, numbers in {"the start": start, **opponents(setup_of(way))}.items():
            ahead = duel(setup_of(way), tuned, numbers, range(1500), "fresh")
            error = 1.96 * statistics.stdev(ahead) / len(ahead) ** 0.5
            mean = statistics.mean(ahead)
            print(f"{way[0]} {way[1]} against {name}: {mean:+.0f} ± {error:.0f}", flush=True)


if __name__ == "__main__":
    main()
