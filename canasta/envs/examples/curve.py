"""Plot of a learning curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from canasta.messages import text
from canasta.plots import Series, line_plot


class Point(NamedTuple):
    """The network's strength after a number of hands: its mean lead, and half the confidence interval."""

    hands: int
    mean: float
    half: float


def draw_curve(points: Sequence[Point], against: str) -> str:
    """Plot the curve with its confidence band, against the number of hands learnt from.

    >>> draw_curve([Point(0, -20.0, 30.0), Point(500, 140.0, 30.0)], "club").count("<polygon")
    1
    """
    hands, means, halves = zip(*points, strict=True)
    title = text("envs.train.title", against=against)
    series = [Series(f"{means[-1]:+.0f}", means, halves)]
    return line_plot(series, hands, title=title, about=title, across=text("envs.train.hands"))
