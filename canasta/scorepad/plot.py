"""The running totals as a picture: SVG for pages and files, letters for the terminal.

Sides differ by line, by marker and by a label at the end of the line; colour only repeats that.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from canasta.messages import SIDE_LETTERS, text
from canasta.scorepad.pad import Sheet

_WIDE: Final = 640
_HIGH: Final = 320
_LEFT: Final = 58
_RIGHT: Final = 56
_TOP: Final = 14
_BOTTOM: Final = 34
#: Line and marker of each side, and a colour that stands out from white also without its hue.
_DASHES: Final = ("", "9 5", "2 4")
_COLOURS: Final = ("#0b5394", "#a23b00", "#3d6b00")
_SAME: Final = "*"
_STEPS: Final = (1, 2, 5)


class Series(NamedTuple):
    """A side's totals, the one from paper first."""

    side: int
    totals: list[int]


def series_of(sheet: Sheet) -> list[Series]:
    """The totals after every hand that counts."""
    counted = [hand.totals for hand in sheet.hands if hand.counts]
    rows = [sheet.game.start, *counted]
    return [Series(side, [row[side] for row in rows]) for side in range(len(sheet.totals))]


def ticks(least: int, most: int, number: int) -> list[int]:
    """Round numbers that span what is to be shown, about so many.

    >>> ticks(-120, 2300, 5)
    [-500, 0, 500, 1000, 1500, 2000, 2500]
    """
    span = max(most - least, 10)
    unit = 1
    while True:
        for step in _STEPS:
            if span <= step * unit * number:
                size = step * unit
                first = least // size * size
                last = -(-most // size) * size
                return list(range(first, max(last, first + size) + 1, size))
        unit *= 10


def svg(sheet: Sheet, *, standalone: bool = True) -> str:
    """The plot as SVG: a file of its own, or a part of a page."""
    series = series_of(sheet)
    values = [total for line in series for total in line.totals]
    target = sheet.game.target
    lines = ticks(min(0, *values), max(0, *values), 5)
    low, high = lines[0], lines[-1]
    hands = len(series[0].totals) - 1

    def across(place: int) -> float:
        return _LEFT + place * (_WIDE - _LEFT - _RIGHT) / max(hands, 1)

    def down(total: int) -> float:
        return _TOP + (high - total) * (_HIGH - _TOP - _BOTTOM) / (high - low)

    parts = [
        f'<line x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{down(value):.1f}" y2="{down(value):.1f}" '
        f'stroke="#666" stroke-width="{1.2 if value == 0 else 0.4}"/>'
        f'<text x="{_LEFT - 6}" y="{down(value) + 4:.1f}" text-anchor="end">{value}</text>'
        for value in lines
    ]
    if target and low <= target <= high:
        parts.append(
            f'<line x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{down(target):.1f}" y2="{down(target):.1f}" '
            f'stroke="#000" stroke-width="1.5" stroke-dasharray="1 3"/>'
            f'<text x="{_LEFT + 4}" y="{down(target) - 4:.1f}">{escape(text("pad.plot.target"))}</text>'
        )
    every = max(1, -(-hands // 12))
    first = sheet.game.played
    for place in range(0, hands + 1, every):
        parts.append(
            f'<text x="{across(place):.1f}" y="{_HIGH - 14}" text-anchor="middle">{first + place}</text>'
        )
    label = escape(text("pad.plot.hands"))
    parts.append(f'<text x="{_WIDE - _RIGHT}" y="{_HIGH - 1}" text-anchor="end">{label}</text>')
    labels = _label_places([(down(line.totals[-1]), line.side) for line in series])
    for line in series:
        points = [(across(place), down(total)) for place, total in enumerate(line.totals)]
        colour, dash = _COLOURS[line.side], _DASHES[line.side]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
        parts += [_marker(line.side, x, y) for x, y in points]
        x = points[-1][0] + 10
        letter = SIDE_LETTERS[line.side]
        parts.append(
            f'<text x="{x:.1f}" y="{labels[line.side] + 4:.1f}" font-weight="bold">'
            f"{escape(text('pad.plot.label', letter=letter))}</text>"
        )
    space = ' xmlns="http://www.w3.org/2000/svg"' if standalone else ""
    ends = ", ".join(f"{SIDE_LETTERS[line.side]} {line.totals[-1]}" for line in series)
    return (
        f'<svg{space} viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-labelledby="plot-title plot-about" '
        f'font-family="sans-serif" font-size="13">\n'
        f'<title id="plot-title">{escape(text("pad.plot.title"))}</title>\n'
        f'<desc id="plot-about">{escape(text("pad.plot.about", number=hands, totals=ends))}</desc>\n'
        + (f'<rect width="{_WIDE}" height="{_HIGH}" fill="#fff"/>\n' if standalone else "")
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _label_places(ends: Sequence[tuple[float, int]]) -> dict[int, float]:
    """Labels at the ends of the lines, moved apart where lines end close to each other."""
    placed: dict[int, float] = {}
    lowest = float("-inf")
    for y, side in sorted(ends):
        lowest = max(y, lowest + 16)
        placed[side] = lowest
    return placed


def _marker(side: int, x: float, y: float) -> str:
    colour = _COLOURS[side]
    if side == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    if side == 1:
        return (
            f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="#fff" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
    return f'<path d="M{x:.1f} {y - 5:.1f}l5 9h-10z" fill="{colour}"/>'


def text_plot(sheet: Sheet, width: int = 60, height: int = 10) -> list[str]:
    """The plot in letters: a column for every hand, the letter of a side where its total is.

    >>> from canasta.scorepad.pad import Pad
    >>> pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Bruno"]]})
    >>> pad = pad.with_hand({"sides": [{"laid": 600}, {"laid": 200}]})
    >>> print("\\n".join(text_plot(pad.sheet(), height=4)))
      600    A
      400
      200    B
        0 *
      hand 0 1
    """
    series = series_of(sheet)
    hands = len(series[0].totals)
    values = [total for line in series for total in line.totals]
    marks = ticks(min(0, *values), max(0, *values), max(height - 1, 2))
    step = marks[1] - marks[0]
    edge = max(len(str(mark)) for mark in marks) + 2
    edge = max(edge, len(text("pad.plot.hand")) + 2)
    numbers = [str(sheet.game.played + place) for place in range(hands)]
    wide = max(2, max(map(len, numbers)) + 1)
    room = max((width - edge - 1) // wide, 2)
    shown = range(max(0, hands - room), hands)  # the last hands, if there are more than fit
    rows = []
    for mark in reversed(marks):
        cells = []
        for place in shown:
            here = [
                SIDE_LETTERS[line.side]
                for line in series
                if (line.totals[place] - marks[0] + step // 2) // step == (mark - marks[0]) // step
            ]
            cells.append((_SAME if len(here) > 1 else here[0] if here else "").rjust(wide))
        rows.append(f"{mark:>{edge}}{''.join(cells)}".rstrip())
    foot = "".join(numbers[place].rjust(wide) for place in shown)
    return [*rows, text("pad.plot.hand").rjust(edge) + foot]
