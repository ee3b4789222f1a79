"""Contest statistics with 95 % bootstrap intervals over pairs.

Pairs are resampled as a whole, since their games share the same cards. With few pairs the bootstrap interval
is too narrow, so it is widened in the ratio of Student's t to the normal distribution. If all pairs had the
same result, resampling cannot show any variation and Wilson's interval is used instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from canasta.arena.clock import add_counts, percentile
from canasta.arena.contest import Contest
from canasta.arena.results import Misplay, PairRow

#: Number of bootstrap resamples.
DRAWS: Final = 2000
_Z: Final = 1.959964


class Interval(NamedTuple):
    """A figure with its 95 % confidence interval, which is empty if there is only one pair."""

    value: float
    low: float
    high: float


class ContestantResult(NamedTuple):
    """The result of one contestant."""

    label: str
    share: Interval  #: of the games or hands won; a tie counts in parts
    level: float  #: the share expected if all contestants were equal
    points: Interval  #: per hand
    lead: Interval  #: per hand, over the mean of the others


class DecisionTimes(NamedTuple):
    """Decision times of a bot in milliseconds, and how many illegal choices it made."""

    bot: str
    decisions: int
    p50: float
    p95: float
    misplays: int


@dataclass
class Summary:
    """The statistics of a contest."""

    contest: Contest
    pairs: int
    games: int
    hands: int
    cut: int  #: games that were cut off at the limit of hands
    standings: list[ContestantResult]
    paces: list[DecisionTimes]
    misplays: list[Misplay] = field(default_factory=list)


class PairSums(NamedTuple):
    """A contestant's sums in one pair."""

    won: float  #: mean over its games and sides
    points: float
    lead: float
    hands: int


def pair_sums(row: PairRow, contestant: int) -> PairSums:
    """Add up a pair for a contestant, over all sides it played."""
    won = points = lead = 0.0
    hands = sat = 0
    for game in row.games:
        own = [side for side, who in enumerate(game.seating) if who == contestant]
        others = [side for side, who in enumerate(game.seating) if who != contestant]
        sat += len(own)
        won += sum(side in game.winners for side in own) / len(game.winners)
        hands += len(game.hands) * len(own)
        for hand in game.hands:
            mean = sum(hand.points[side] for side in others) / len(others)
            for side in own:
                points += hand.points[side]
                lead += hand.points[side] - mean
    return PairSums(won / sat, points, lead, hands)


def summarise(contest: Contest, rows: Sequence[PairRow], draws: int = DRAWS) -> Summary:
    """Summarise the rows of a contest; equal rows give equal summaries.

    Args:
        contest: The contest that was played.
        rows: Its pairs, as returned by ``play``.
        draws: The number of bootstrap resamples.
    """
    sides = len(rows[0].games[0].seating) if rows else 2
    standings = []
    drawn = resamples(len(rows), draws, contest.seed)
    for number, label in enumerate(contest.labels()):
        sums = [pair_sums(row, number) for row in rows]
        hands = [one.hands for one in sums]
        standings.append(
            ContestantResult(
                label,
                share_estimate([one.won for one in sums], drawn),
                1 / sides,
                ratio_estimate([one.points for one in sums], hands, drawn),
                ratio_estimate([one.lead for one in sums], hands, drawn),
            )
        )
    games = [game for row in rows for game in row.games]
    return Summary(
        contest,
        len(rows),
        len(games),
        sum(len(game.hands) for game in games),
        sum(game.cut for game in games),
        standings,
        _paces(rows),
        [misplay for row in rows for misplay in row.misplays],
    )


def _paces(rows: Sequence[PairRow]) -> list[DecisionTimes]:
    clocks: dict[str, dict[int, int]] = {}
    wrong: dict[str, int] = {}
    for row in rows:
        for bot, counts in row.clocks.items():
            add_counts(clocks.setdefault(bot, {}), counts)
        for misplay in row.misplays:
            wrong[misplay.bot] = wrong.get(misplay.bot, 0) + 1
    return [
        DecisionTimes(
            bot, sum(counts.values()), percentile(counts, 0.5), percentile(counts, 0.95), wrong.get(bot, 0)
        )
        for bot, counts in sorted(clocks.items())
    ]


def resamples(number: int, draws: int, seed: str) -> list[list[int]]:
    """Resample ``number`` pairs with replacement ``draws`` times; the same seed gives the same resamples."""
    rng = Random(f"bootstrap {seed}")
    # A long contest needs fewer: resampling then adds little to the error, and it takes time.
    draws = max(200, min(draws, 4_000_000 // max(1, number)))
    places = range(number)
    return [rng.choices(places, k=number) for _ in range(draws)] if number > 1 else []


def ratio_estimate(
    values: Sequence[float], weights: Sequence[int], drawn: Sequence[Sequence[int]]
) -> Interval:
    """Estimate the sum of the values divided by the sum of the weights.

    >>> estimate = ratio_estimate([1.0, 3.0], [1, 1], resamples(2, 1000, "a"))
    >>> estimate.value, estimate.low < 1 < 3 < estimate.high
    (2.0, True)
    """
    value = sum(values) / max(1, sum(weights))
    if not drawn:
        return Interval(value, value, value)
    at, over = values.__getitem__, weights.__getitem__
    found = sorted(sum(map(at, places)) / sum(map(over, places)) for places in drawn)
    wider = _widening(len(values))
    cut = len(found) // 40  # 2.5 % at either end, so that the intervals of two contestants mirror each other
    return Interval(value, value - (value - found[cut]) * wider, value + (found[-1 - cut] - value) * wider)


def share_estimate(values: Sequence[float], drawn: Sequence[Sequence[int]]) -> Interval:
    """Estimate the mean of shares between 0 and 1.

    >>> share_estimate([1.0] * 10, resamples(10, 100, "a"))  # won everything, and yet
    Interval(value=1.0, low=0.7224..., high=1.0)
    """
    number = len(values)
    if not number:
        return Interval(0.0, 0.0, 1.0)
    if min(values) == max(values):
        return wilson(values[0], number)
    found = ratio_estimate(values, [1] * number, drawn)
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def wilson(share: float, number: int) -> Interval:
    """Return Wilson's interval for a share in ``number`` trials."""
    squared = _Z * _Z
    middle = (share + squared / (2 * number)) / (1 + squared / number)
    half = _Z * sqrt(share * (1 - share) / number + squared / (4 * number**2)) / (1 + squared / number)
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def _widening(number: int) -> float:
    """Return the factor by which bootstrap percentiles are too narrow for a small number of pairs.

    >>> round(_widening(2), 1), round(_widening(10), 3), round(_widening(1000), 3)
    (9.2, 1.216, 1.002)
    """
    free = number - 1
    if free <= 2:  # the series below is not accurate yet
        student = {1: 12.706, 2: 4.303}[free]
    else:
        z3, z5, z7 = _Z**3, _Z**5, _Z**7
        student = (
            _Z
            + (z3 + _Z) / (4 * free)
            + (5 * z5 + 16 * z3 + 3 * _Z) / (96 * free**2)
            + (3 * z7 + 19 * z5 + 17 * z3 - 15 * _Z) / (384 * free**3)
        )
    return student / _Z * sqrt(number / free)
