"""Tune the weights of the rule-based player across the books: ``python -m bench.tuning --minutes 20``.

Candidates are sampled around the current weights in mirrored pairs. Each plays whole games of every variant
on duplicate deals against half of the pool (``canasta.bots.pool``); the other half only checks the result.
Opponents are fixed, since weights that beat each other in turn may all lose to a third. Several kinds are
needed, since weights that beat one kind may gain nothing against another: an expert tuned against a club
player alone led it by 190 points a hand in classic, and was only level with a plain player.

The current weights move towards the candidates in proportion to their results, and the width of the sampling
follows the best quarter. A candidate's value is its share of the games, averaged so that opponents who win
more count more. Games count, not points per hand: in boat an expert tuned for points was level in points with
a hasty player and won 43 % of the games, since it won its points in a few long hands. The result is copied
into ``canasta/policy/weights.py`` by hand, after a check on fresh deals.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from random import Random

from canasta.arena.contest import LONGEST_GAME
from canasta.books import BOOKS
from canasta.bots.pool import POOL
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice, deal_hand
from canasta.policy import weights as by
from canasta.policy.outlook import outlook
from canasta.policy.rollout import play_on, points_of
from canasta.policy.signals import choose_with_signals
from canasta.policy.weights import Numbers, Weights, expert_numbers, weights
from canasta.table.state import PART_OVER, State

#: Variants that share their weights, by the character of the rules.
FAMILIES = {
    "table": [("classic", 4), ("caliente", 4)],
    "quiet": [("boat", 4)],
    "late": [("american", 4)],
    "two": [("classic", 2), ("caliente", 2)],
    "two_quiet": [("boat", 2)],
    "feet": [("knee", 4)],
}
#: Weights that may speak for or against a discard.
SIGNED = (
    by.PAIR, by.TRIPLE, by.DANGER_BASE, by.HOPE, by.HOPE_PAIR, by.OWN_NEAR, by.THEIR_SET, by.FROZEN_CARD,
    by.FIRST_MELD, by.STOPPER_PILE, by.FREEZE_SHUT, by.LIVE_EARLY, by.LEAD_KEPT, by.OUT,
    by.WILD_SHUT,
)  # fmt: skip
#: Initial sampling width of weights that may be zero.
WIDE = {
    by.HOPE: 25, by.HOPE_PAIR: 25, by.OWN_NEAR: 10, by.THEIR_SET: 15, by.FROZEN_CARD: 6, by.FIRST_MELD: 500,
    by.STOPPER_PILE: 15, by.FREEZE_SHUT: 3, by.LIVE_EARLY: 25, by.DANGER_BASE: 20, by.TRIPLE: 12,
    by.STOPPER: 10, by.BURDEN: 40, by.PAIR_PILE: 10, by.LEAD_KEPT: 4, by.OUT: 60,
    by.WILD_SHUT: 60,
}  # fmt: skip
#: The lead in points at which a game is counted as won by three games in four.
CLEAR = 700
#: How much more the opponents who win more count.
WORST = 8
_SETUPS: dict[tuple[str, int], Setup] = {}


def setup_of(way: tuple[str, int]) -> Setup:
    """Return the setup of a variant, made once in each process."""
    if way not in _SETUPS:
        _SETUPS[way] = Setup(BOOKS[way[0]], way[1])
    return _SETUPS[way]


def play_hand(state: State, players: Sequence[Weights]) -> None:
    """Play a hand to its end as the bots do: with signals to the partner, in books that have them.

    Signals are worth more than weights. In american weights that were tuned without them won more games
    without them, and fewer at the table.
    """
    if not state.setup.book.signals:
        play_on(state, players)
        return
    view = outlook(state.setup)
    while state.part != PART_OVER:
        play_out_step(state, choose_with_signals(state, view, players[state.actor % len(players)]))


def play_game(setup: Setup, players: Sequence[Weights], seed: str) -> list[int]:
    """Play a whole game inside the core, each side by its weights, and return the totals."""
    book = setup.book
    totals = [0] * setup.sides
    for number in range(1, LONGEST_GAME + 1):
        state = deal_hand(setup, Dice(f"{seed}/{number}"), totals, number=number)
        play_hand(state, players)
        totals = [before + made for before, made in zip(totals, points_of(state), strict=True)]
        best = max(totals)
        if number == book.hands or (not book.hands and best >= book.target and totals.count(best) == 1):
            break
    return totals


def match(
    setup: Setup, first: Numbers, second: Numbers, pairs: range, seed: str
) -> list[tuple[float, float]]:
    """Return the first player's share of the games and lead in points, for every pair of games."""
    one, other = weights(first), weights(second)
    sides = range(setup.sides)
    found: list[tuple[float, float]] = []
    for pair in pairs:
        won = 0.0
        ahead = 0
        for own in sides:
            totals = play_game(setup, [one if side == own else other for side in sides], f"{seed}/{pair}")
            best = max(totals)
            won += (totals[own] == best) / totals.count(best)
            ahead += len(sides) * totals[own] - sum(totals)
        found.append((won / len(sides), ahead / (len(sides) * (len(sides) - 1))))
    return found


def worth(task: tuple[Numbers, str, int, Sequence[tuple[str, int]]]) -> float:
    """Return a candidate's value: its shares of the games, averaged so that the lowest count most."""
    candidate, seed, pairs, ways = task
    found = []
    for way in ways:
        setup = setup_of(way)
        for opponent in opponents(setup).values():
            played = match(setup, candidate, opponent, range(pairs), seed)
            # How clearly a game was won tells more than the bare result, and points more than is true.
            clear = statistics.mean(1 / (1 + exp(max(-50, min(50, -ahead / CLEAR)))) for _, ahead in played)
            won = statistics.mean(share for share, _ in played)
            found.append((clear + won) / 2)
    return -log(statistics.mean(exp(-WORST * share) for share in found)) / WORST


def opponents(setup: Setup, tuned_with: bool = True) -> dict[str, Numbers]:
    """Return the fixed players that a candidate plays against, or those that only check the result."""
    return {
        name: member.numbers(setup)
        for name, member in POOL.items()
        if member.numbers and member.tuned_with == tuned_with
    }


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
    width[by.NATURAL] = 0.0  # no variant here depends on it
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
            found = list(
                pool.map(worth, [(each, f"tune {generation}", pairs, FAMILIES[family]) for each in drawn])
            )
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
        others = {**opponents(setup_of(way)), **opponents(setup_of(way), tuned_with=False)}
        for name, numbers in {"the start": start, **others}.items():
            played = match(setup_of(way), tuned, numbers, range(500), "fresh")
            shares = [100 * share for share, _ in played]
            error = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
            print(
                f"{way[0]} {way[1]} against {name}: {statistics.mean(shares):.1f} ± {error:.1f} %", flush=True
            )


if __name__ == "__main__":
    main()
