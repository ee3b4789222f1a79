"""Growth of a figure while a server runs: the slope of a regression line, with its error.

A figure that levels off has a slope overall, but none in the second half.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import linear_regression

from msgspec import Struct

_HOUR = 3600.0


class Trend(Struct):
    """The change of a figure per hour, and its standard error."""

    per_hour: float
    error: float


def trend_of(seconds: Sequence[float], values: Sequence[float]) -> Trend:
    """Return the slope of the regression line.

    >>> trend_of([0.0, 1800.0, 3600.0, 5400.0], [5.0, 6.0, 7.0, 8.0])
    Trend(per_hour=2.0, error=0.0)
    """
    number = len(seconds)
    if number < 3:
        return Trend(0.0, 0.0)
    slope, start = linear_regression(seconds, values)
    across = sum(seconds) / number
    spread = sum((x - across) ** 2 for x in seconds)
    left = sum((y - start - slope * x) ** 2 for x, y in zip(seconds, values, strict=True))
    return Trend(slope * _HOUR, sqrt(left / (number - 2) / spread) * _HOUR)


class Growth(Struct):
    """The growth of a figure."""

    settled: Trend  #: without the first tenth of the time, in which tables and caches fill up
    late: Trend  #: the second half only


def growth_of(points: Sequence[tuple[float, float]]) -> Growth:
    """Return the growth of a figure from pairs of seconds and values.

    >>> growth_of([(0, 0), (1800, 3), (3600, 4), (5400, 4), (7200, 4), (9000, 4)]).late
    Trend(per_hour=0.0, error=0.0)
    """
    parts = [list(zip(*points[start:], strict=True)) for start in (len(points) // 10, len(points) // 2)]
    return Growth(*(trend_of(*part) if part else Trend(0.0, 0.0) for part in parts))
