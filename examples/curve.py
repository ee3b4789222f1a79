"""Plot of a learning curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from canasta.messages import text
from canasta.plots import Series, line_plot


class Point(NamedTuple):
    """The policy's strength after a number of hands: the mean of a match and half its confidence interval."""

    hands: int
    mean: float
    half: float


def draw_curve(points: Sequence[Point]) -> str:
    """Plot the curve with its confidence band, against the number of hands played.

    >>> draw_curve([Point(0, -20.0, 30.0), Point(500, 140.0, 30.0)]).count("<polygon")
    1
    """
    hands, means, halves = zip(*points, strict=True)
    title = text("envs.train.title")
    series = [Series(f"{means[-1]:+.0f}", means, halves)]
    return line_plot(series, hands, title=title, about=title, across=text("envs.train.hands"))
