"""A learning curve as a drawing: plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from canasta.messages import text

WIDE = 720
HIGH = 360
LEFT = 70
RIGHT = 20
TOP = 40
BOTTOM = 50
LINE = "#1f6f8b"
BAND = "#cfe3ea"
GREY = "#888888"


class Point(NamedTuple):
    """How well the policy did after so many hands: the mean of a match and half its confidence interval."""

    hands: int
    mean: float
    half: float


def draw_curve(points: Sequence[Point]) -> str:
    """The curve with its band of confidence, against the number of hands played.

    >>> draw_curve([Point(0, -20.0, 30.0), Point(500, 140.0, 30.0)]).count("<polygon")
    1
    """
    most_hands = max(1, *(point.hands for point in points))
    low = min(0.0, *(point.mean - point.half for point in points))
    high = max(1.0, *(point.mean + point.half for point in points))
    step = _step(high - low)

    def x(hands: float) -> float:
        return LEFT + hands / most_hands * (WIDE - LEFT - RIGHT)

    def y(value: float) -> float:
        return HIGH - BOTTOM - (value - low) / (high - low) * (HIGH - TOP - BOTTOM)

    upper = [f"{x(point.hands):.1f},{y(point.mean + point.half):.1f}" for point in points]
    lower = [f"{x(point.hands):.1f},{y(point.mean - point.half):.1f}" for point in reversed(points)]
    middle = [f"{x(point.hands):.1f},{y(point.mean):.1f}" for point in points]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{escape(text("envs.train.title"))}</text>',
        f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>',
    ]
    value = step * int(low / step)
    while value <= high:
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" ')
        parts[-1] += f'stroke="{GREY}" stroke-width="{1 if value == 0 else 0.3}"/>'
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value:+.0f}</text>')
        value += step
    across = _step(most_hands)
    for number in range(int(most_hands / across) + 1):
        place = x(number * across)
        label = f"{number * across:,.0f}"
        parts.append(f'<text x="{place:.1f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{label}</text>')
    hands = escape(text("envs.train.hands"))
    parts.append(f'<text x="{(LEFT + WIDE) / 2:.0f}" y="{HIGH - 10}" text-anchor="middle">{hands}</text>')
    parts.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def _step(span: float) -> float:
    """A round number that goes into a span about five times."""
    size = 1.0
    while size * 50 < span:
        size *= 10
    return next(size * factor for factor in (1, 2, 5, 10, 20) if size * factor * 7 >= span)
