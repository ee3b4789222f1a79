"""Plots as plain SVG, and as text for a terminal; the caller provides the numbers and the words.

Lines differ by dashes, by marker and by a label at their end; colour only repeats that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log, log10
from typing import Final, NamedTuple

_WIDE: Final = 640
_HIGH: Final = 340
_LEFT: Final = 70
_RIGHT: Final = 56
_TOP: Final = 14
_BOTTOM: Final = 50
_BAR: Final = 16
_GAP: Final = 5
_SMALL: Final = 12  #: letters next to bars
_BESIDE: Final = 270  #: room for the titles of bars, and for the labels after them
_BEHIND: Final = 130
_BARS_WIDE: Final = 720
#: Dashes of each series, and a colour that has enough contrast with white even without its hue.
_DASHES: Final = ("", "9 5", "2 4", "12 4 2 4")
_COLOURS: Final = ("#0b5394", "#a23b00", "#3d6b00", "#6a2f7d")
_SAME: Final = "*"
_STEPS: Final = (1, 2, 5)
#: A plot of estimates is as wide as a phone, so that its letters are not made smaller there.
_NARROW: Final = 300
_ROW: Final = 38
_LETTERS: Final = 13
_EDGE: Final = 12


class Series(NamedTuple):
    """One line of a plot: a label for its end, and a value at every place."""

    label: str
    values: Sequence[float]
    halves: Sequence[float] = ()  #: half the width of a band around it


class Bar(NamedTuple):
    """One bar: its title, its length as a number, the label for that number, its colour."""

    title: str
    value: float
    label: str
    colour: str


class Panel(NamedTuple):
    """Bars under a title; ratios from a third to thousands need a logarithmic scale."""

    title: str
    bars: Sequence[Bar]
    logarithmic: bool = False


class Whisker(NamedTuple):
    """A share in per cent with its interval, its label, and the goal."""

    title: str
    value: float
    low: float
    high: float
    label: str
    wanted: float


class WhiskerPanel(NamedTuple):
    """Shares under a title."""

    title: str
    whiskers: Sequence[Whisker]


class Estimated(NamedTuple):
    """An estimate with its interval: a full dot if it stands out, else a ring."""

    title: str
    value: float
    low: float
    high: float
    label: str
    full: bool = False
    indented: bool = False


def ticks(least: float, most: float, number: int) -> list[int]:
    """Return about ``number`` round numbers that span a range.

    >>> ticks(-120, 2300, 5)
    [-500, 0, 500, 1000, 1500, 2000, 2500]
    """
    span = max(most - least, 10)
    unit = 1
    while True:
        for step in _STEPS:
            if span <= step * unit * number:
                size = step * unit
                first = int(least // size) * size
                last = -int(-most // size) * size
                return list(range(first, max(last, first + size) + 1, size))
        unit *= 10


def _marks(values: Sequence[float], number: int, within: tuple[int, int] | None) -> list[int]:
    """Return the numbers on the axis: from zero to the values, or the whole possible range."""
    return ticks(*within, number) if within else ticks(min(0, *values), max(0, *values), number)


def line_plot(
    series: Sequence[Series],
    places: Sequence[int],
    *,
    title: str,
    about: str,
    across: str,
    target: tuple[float, str] | None = None,
    within: tuple[int, int] | None = None,
    standalone: bool = True,
) -> str:
    """Plot lines over places as SVG, as a file or as part of a page.

    Args:
        series: The lines.
        places: The x coordinates.
        title: The title, for screen readers.
        about: The description, for screen readers.
        across: The label of the x axis.
        target: A value to mark, with its name.
        within: The smallest and largest possible value, at which bands are clipped.
        standalone: Whether the SVG is a file, not part of a page.
    """
    values = [value for line in series for value in line.values]
    for line in series:
        for value, half in zip(line.values, line.halves, strict=bool(line.halves)):
            values += [value - half, value + half]
    marks = _marks(values, 5, within)
    low, high = marks[0], marks[-1]
    span = max(places[-1] - places[0], 1)

    def x(place: float) -> float:
        return _LEFT + (place - places[0]) * (_WIDE - _LEFT - _RIGHT) / span

    def y(value: float) -> float:
        return _TOP + (high - min(max(value, low), high)) * (_HIGH - _TOP - _BOTTOM) / (high - low)

    def level(value: float, look: str) -> str:
        return f'<line x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" {look}/>'

    parts = []
    for line in series:
        if line.halves:
            edges = [(p, v, h) for p, v, h in zip(places, line.values, line.halves, strict=True)]
            upper = [f"{x(place):.1f},{y(value + half):.1f}" for place, value, half in edges]
            lower = [f"{x(place):.1f},{y(value - half):.1f}" for place, value, half in reversed(edges)]
            parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="#cfe3ea"/>')
    for mark in marks:
        parts.append(level(mark, f'stroke="#666" stroke-width="{1.2 if mark == 0 else 0.4}"'))
        parts.append(_text(_LEFT - 6, y(mark) + 4, f"{mark}", "end"))
    if target and low <= target[0] <= high:
        parts.append(level(target[0], 'stroke="#000" stroke-width="1.5" stroke-dasharray="1 3"'))
        parts.append(_text(_LEFT + 4, y(target[0]) - 4, target[1], "start"))
    for place in ticks(places[0], places[-1], 10):
        if places[0] <= place <= places[-1]:
            parts.append(_text(x(place), _HIGH - 26, f"{place}", "middle"))
    parts.append(_text(_WIDE - _RIGHT, _HIGH - 5, across, "end"))
    labels = _apart([y(line.values[-1]) for line in series])
    for number, line in enumerate(series):
        points = [(x(place), y(value)) for place, value in zip(places, line.values, strict=True)]
        path = " ".join(f"{left:.1f},{down:.1f}" for left, down in points)
        dashes = f' stroke-dasharray="{_DASHES[number]}"' if _DASHES[number] else ""
        look = f'fill="none" stroke="{_COLOURS[number]}" stroke-width="2"{dashes}'
        parts.append(f'<polyline points="{path}" {look}/>')
        parts += [_marker(number, *point) for point in points]
        parts.append(_text(points[-1][0] + 10, labels[number] + 4, line.label, "start", bold=True))
    return _svg(_WIDE, _HIGH, 18, parts, title=title, about=about, standalone=standalone)


def _apart(ends: Sequence[float]) -> list[float]:
    """Move labels apart if lines end close to each other."""
    placed = list(ends)
    lowest = float("-inf")
    for number in sorted(range(len(ends)), key=lambda number: ends[number]):
        placed[number] = lowest = max(ends[number], lowest + 16)
    return placed


def _marker(number: int, x: float, y: float) -> str:
    colour = _COLOURS[number]
    if number == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    if number == 1:
        look = f'fill="#fff" stroke="{colour}" stroke-width="2"'
        return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" {look}/>'
    if number == 3:
        return f'<path d="M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5-5z" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 5:.1f}l5 9h-10z" fill="{colour}"/>'


def bar_plot(panels: Sequence[Panel], *, title: str, about: str) -> str:
    """Plot lists of bars, one below the other, as an SVG file."""
    parts: list[str] = []
    y = 20
    for panel in panels:
        parts.append(_text(10, y + _SMALL, panel.title, "start", bold=True))
        y += 2 * _SMALL
        longest = max(bar.value for bar in panel.bars)
        least = min(bar.value for bar in panel.bars)
        for bar in panel.bars:
            if bar.title:
                y += _GAP
            share = bar.value / longest
            if panel.logarithmic:
                share = log(bar.value / least * 2) / log(longest / least * 2)
            length = max(1.0, share * (_BARS_WIDE - _BESIDE - _BEHIND))
            parts.append(_text(_BESIDE - 8, y + _BAR - 4, bar.title, "end"))
            size = f'width="{length:.1f}" height="{_BAR - 2}"'
            parts.append(f'<rect x="{_BESIDE}" y="{y}" {size} fill="{bar.colour}"/>')
            parts.append(_text(_BESIDE + length + 6, y + _BAR - 4, bar.label, "start"))
            y += _BAR
        y += 40
    return _svg(_BARS_WIDE, y - 30, _SMALL, parts, title=title, about=about)


def whisker_plot(panels: Sequence[WhiskerPanel], *, title: str, about: str) -> str:
    """Plot shares from 0 to 100 per cent: a dot, a line for the interval, a tick for the goal."""
    parts: list[str] = []
    wide = _BARS_WIDE - _BESIDE - _BEHIND

    def x(share: float) -> float:
        return _BESIDE + share * wide / 100

    y = 20.0
    for panel in panels:
        parts.append(_text(10, y + _SMALL, panel.title, "start", bold=True))
        y += 2 * _SMALL
        high = len(panel.whiskers) * _BAR
        for share in (0, 25, 50, 75, 100):
            look = 'stroke="#666" stroke-width="1"' if share == 50 else 'stroke="#bbb" stroke-width="0.5"'
            parts.append(f'<line x1="{x(share):.1f}" x2="{x(share):.1f}" y1="{y}" y2="{y + high}" {look}/>')
            parts.append(_text(x(share), y + high + _SMALL, f"{share}", "middle"))
        for one in panel.whiskers:
            middle = y + _BAR / 2
            parts.append(_text(_BESIDE - 8, middle + 4, one.title, "end"))
            line = f'x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{middle}" y2="{middle}"'
            parts.append(f'<line {line} stroke="{_COLOURS[0]}" stroke-width="3"/>')
            parts.append(f'<circle cx="{x(one.value):.1f}" cy="{middle}" r="4.5" fill="{_COLOURS[0]}"/>')
            tick = f'x1="{x(one.wanted):.1f}" x2="{x(one.wanted):.1f}" y1="{y + 2}" y2="{y + _BAR - 2}"'
            parts.append(f'<line {tick} stroke="{_COLOURS[1]}" stroke-width="2"/>')
            parts.append(_text(_BESIDE + wide + 12, middle + 4, one.label, "start"))
            y += _BAR
        y += 40
    return _svg(_BARS_WIDE, int(y - 15), _SMALL, parts, title=title, about=about)


def estimate_plot(
    rows: Sequence[Estimated],
    *,
    title: str,
    about: str,
    mark: Callable[[float], str],
    name: str = "plot",
    standalone: bool = True,
) -> str:
    """Plot estimates below each other on one scale: the title and the label of each, its dot and interval.

    Args:
        rows: The estimates.
        title: The title, for screen readers.
        about: The description, for screen readers.
        mark: Writes a number of the scale.
        name: Makes the ids of the SVG unique on its page.
        standalone: Whether the SVG is a file. In a page it takes the colour of the text around it, and style
            sheets can change the class ``mark``.
    """
    marks = _scale(min(row.low for row in rows), max(row.high for row in rows))
    low, span = marks[0], marks[-1] - marks[0]
    high = len(rows) * _ROW + 30

    def x(value: float) -> float:
        return _EDGE + (value - low) / span * (_NARROW - 2 * _EDGE)

    parts = []
    for place in marks:
        line = f'x1="{x(place):.1f}" x2="{x(place):.1f}" y1="4" y2="{high - 22}"'
        parts.append(f'<line {line} stroke="#888" stroke-width="0.5"/>')
        anchor = "start" if place == marks[0] else "end" if place == marks[-1] else "middle"
        edge = {"start": 2, "end": _NARROW - 2}.get(anchor, x(place))
        parts.append(_text(edge, high - 8, mark(place), anchor))
    for number, row in enumerate(rows):
        y = number * _ROW + 4
        middle = y + 25
        parts.append(_text(_EDGE if row.indented else 2, y + 13, row.title, "start", bold=not row.indented))
        parts.append(_text(_NARROW - 2, y + 13, row.label, "end"))
        line = f'x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{middle}" y2="{middle}"'
        parts.append(f'<line class="mark" {line} stroke="{_COLOURS[0]}" stroke-width="3"/>')
        dot = f'cx="{x(row.value):.1f}" cy="{middle}" r="5" stroke="{_COLOURS[0]}" stroke-width="2"'
        look = f'class="mark full" fill="{_COLOURS[0]}"' if row.full else 'class="mark ring" fill="#fff"'
        parts.append(f"<circle {look} {dot}/>")
    return _svg(_NARROW, high, _LETTERS, parts, title=title, about=about, standalone=standalone, name=name)


def _scale(least: float, most: float) -> list[float]:
    """Return about four round numbers, with decimals if need be, that span a range.

    >>> _scale(0.13, 0.38)
    [0.1, 0.2, 0.3, 0.4]
    """
    span = most - least or abs(most) or 1.0
    unit = 10 ** floor(log10(span / 4))
    step = next(unit * size for size in (*_STEPS, 10) if span <= 4 * unit * size)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return [round(place * step, 12) for place in range(first, max(last, first + 1) + 1)]


def _text(x: float, y: float, words: str, anchor: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def _svg(
    wide: int,
    high: int,
    size: int,
    parts: Sequence[str],
    *,
    title: str,
    about: str,
    standalone: bool = True,
    name: str = "plot",
) -> str:
    space = ' xmlns="http://www.w3.org/2000/svg"' if standalone else ""
    head = [
        f'<svg{space} viewBox="0 0 {wide} {high}" role="img" aria-labelledby="{name}-title {name}-about" '
        f'font-family="sans-serif" font-size="{size}">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f'<desc id="{name}-about">{escape(about)}</desc>',
    ]
    if standalone:
        head.append(f'<rect width="{wide}" height="{high}" fill="#fff"/>')
    return "\n".join([*head, *parts, "</svg>", ""])


def letter_plot(
    series: Sequence[Series],
    places: Sequence[int],
    *,
    across: str,
    width: int = 60,
    height: int = 10,
    within: tuple[int, int] | None = None,
) -> list[str]:
    """Plot lines over places as text: a column for every place, with the label of a line at its value.

    ``within`` has the smallest and largest possible value; values beyond are drawn at the edge.

    >>> totals = [Series("A", [0, 600]), Series("B", [0, 200])]
    >>> print("\\n".join(letter_plot(totals, [0, 1], across="hand", height=4)))
      600    A
      400
      200    B
        0 *
      hand 0 1
    """
    values = [value for line in series for value in line.values]
    marks = _marks(values, max(height - 1, 2), within)
    low, high = marks[0], marks[-1]
    step = marks[1] - low
    edge = max(len(across), *(len(str(mark)) for mark in marks)) + 2
    numbers = [str(place) for place in places]
    wide = max(2, max(map(len, numbers)) + 1)
    room = max((width - edge - 1) // wide, 2)
    shown = range(max(0, len(places) - room), len(places))  # the last ones, if there are more than fit
    rows = []
    for mark in reversed(marks):
        cells = []
        for place in shown:
            here = [
                line.label
                for line in series
                if (min(max(line.values[place], low), high) - low + step // 2) // step == (mark - low) // step
            ]
            cells.append((_SAME if len(here) > 1 else here[0] if here else "").rjust(wide))
        rows.append(f"{mark:>{edge}}{''.join(cells)}".rstrip())
    foot = "".join(numbers[place].rjust(wide) for place in shown)
    return [*rows, across.rjust(edge) + foot]
