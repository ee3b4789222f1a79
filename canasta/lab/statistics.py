"""Intervals, differences and Holm's correction, from the numbers of single games.

Games are independent, hands of one game are not, so everything is computed from games. An estimate is a
function of means; its standard error comes from the *influence* of each game: how much the estimate would
move, to first order, with that game's numbers. Two sets of rules that play the same deals are compared game
by game, so that what the cards do to both cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, inf, lgamma, log, log1p, sqrt
from typing import Final, NamedTuple

from canasta.arena.statistics import Interval, wilson

#: Intervals cover this share of cases, and one false difference in a whole report has at most the rest.
LEVEL: Final = 0.95
#: Fewest games for which a difference is claimed.
FEWEST: Final = 10
#: A standard error below this part of a value is rounding.
_ROUNDING: Final = 1e-9

Value = Callable[[Sequence[float]], float]


class Estimate(NamedTuple):
    """An estimate and the influence of every game on it."""

    value: float
    influences: Sequence[float]

    @property
    def error(self) -> float:
        """The standard error; infinite for a single game."""
        return _error(self.influences)


def estimate(rows: Sequence[Sequence[float]], value: Value) -> Estimate:
    """Estimate a function of means from the numbers of games.

    >>> found = estimate([(3, 1), (5, 1)], lambda means: means[0] / means[1])
    >>> found.value, [round(each, 6) for each in found.influences], round(found.error, 6)
    (4.0, [-1.0, 1.0], 1.0)
    """
    number = len(rows)
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / number for column in columns]
    influences = [0.0] * number
    for place, (column, mean) in enumerate(zip(columns, means, strict=True)):
        slope = _slope(value, means, place)
        if slope:
            influences = [
                so_far + slope * (each - mean) for so_far, each in zip(influences, column, strict=True)
            ]
    return Estimate(value(means), influences)


def _slope(value: Value, means: Sequence[float], place: int) -> float:
    """Return the derivative with respect to one mean."""
    step = abs(means[place]) * 2**-17 or 2**-17
    up, down = list(means), list(means)
    up[place] += step
    down[place] -= step
    return (value(up) - value(down)) / (2 * step)


def _error(influences: Sequence[float]) -> float:
    number = len(influences)
    if number < 2:
        return inf
    return sqrt(sum(each * each for each in influences) / (number * (number - 1)))


def interval(found: Estimate, share: bool = False) -> Interval:
    """Return the 95 % interval of an estimate; a share stays between 0 and 1.

    A share that was 0 or 1 in every game gets Wilson's interval, since its error cannot be seen. The interval
    of a single game is empty.
    """
    value, error, number = found.value, found.error, len(found.influences)
    if number < 2:
        return Interval(value, value, value)
    if share and error <= _ROUNDING and value in (0.0, 1.0):
        return wilson(value, number)
    half = quantile(number - 1) * error
    if share:
        # The share of skill is below zero if the weaker player wins more.
        return Interval(value, value - half if value < 0 else max(0.0, value - half), min(1.0, value + half))
    return Interval(value, value - half, value + half)


class Change(NamedTuple):
    """The difference between two estimates, its interval, and its probability if there were none."""

    difference: Interval
    chance: float


def change(one: Estimate, other: Estimate, paired: bool) -> Change:
    """Compare two estimates, game by game if both played the same deals.

    >>> change(Estimate(4.0, [-1.0, 1.0]), Estimate(4.0, [-1.0, 1.0]), paired=True).chance
    1.0
    """
    difference = other.value - one.value
    if paired:
        error = _error([b - a for a, b in zip(one.influences, other.influences, strict=True)])
        free = len(one.influences) - 1
    else:
        error = sqrt(one.error**2 + other.error**2)
        free = min(len(one.influences), len(other.influences)) - 1
    scale = max(abs(one.value), abs(other.value))
    if abs(difference) <= _ROUNDING * scale:
        difference = 0.0
    if free < 1:
        return Change(Interval(difference, difference, difference), 1.0)
    if error <= _ROUNDING * scale:
        # Every game says the same: the difference is exact.
        return Change(Interval(difference, difference, difference), 0.0 if difference else 1.0)
    half = quantile(free) * error
    return Change(
        Interval(difference, difference - half, difference + half), two_sided(difference / error, free)
    )


def holm(chances: Sequence[float], level: float = 1 - LEVEL) -> list[bool]:
    """Return which of several differences may be claimed, by Holm's method.

    If none of them were real, the chance of claiming any would be at most ``level``.

    >>> holm([0.01, 0.04, 0.03])
    [True, False, False]
    """
    claimed = [False] * len(chances)
    for done, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > level / (len(chances) - done):
            break
        claimed[place] = True
    return claimed


def two_sided(t: float, free: int) -> float:
    """Return the probability that Student's t is at least this far from zero.

    >>> round(two_sided(2.228, 10), 3), round(two_sided(-1.96, 100_000), 3)
    (0.05, 0.05)
    """
    return _incomplete_beta(free / 2, 0.5, free / (free + t * t))


@cache
def quantile(free: int) -> float:
    """Return the t that is exceeded, on either side, with a probability of 5 %.

    >>> round(quantile(1), 2), round(quantile(10), 3), round(quantile(1000), 3)
    (12.71, 2.228, 1.962)
    """
    low, high = 1.0, 20.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        if two_sided(middle, free) > 1 - LEVEL:
            low = middle
        else:
            high = middle
    return high


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1.0 - _incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    # Lentz's method, two terms of the fraction at a time.
    tiny = 1e-300
    upper, lower = 1.0, 1 - (a + b) * x / (a + 1)
    lower = 1 / (lower if abs(lower) > tiny else tiny)
    fraction = lower
    for term in range(1, 10_000):
        even = term * (b - term) * x / ((a + 2 * term - 1) * (a + 2 * term))
        odd = -(a + term) * (a + b + term) * x / ((a + 2 * term) * (a + 2 * term + 1))
        step = 1.0
        for part in (even, odd):
            lower = 1 + part * lower
            lower = 1 / (lower if abs(lower) > tiny else tiny)
            upper = 1 + part / upper
            upper = upper if abs(upper) > tiny else tiny
            step = upper * lower
            fraction *= step
        if abs(step - 1) < 1e-14:
            break
    return front * fraction
