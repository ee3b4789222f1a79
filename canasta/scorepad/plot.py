"""Plots of the running totals: SVG for pages and files, text for the terminal."""

from __future__ import annotations

from canasta.messages import SIDE_LETTERS, text
from canasta.plots import Series, letter_plot, line_plot
from canasta.scorepad.pad import Sheet


def svg(sheet: Sheet, *, standalone: bool = True) -> str:
    """Return the plot as SVG: a standalone file, or a part of a page."""
    series = _series(sheet)
    target = (sheet.game.target, text("pad.plot.target")) if sheet.game.target else None
    places = _places(sheet)
    ends = ", ".join(f"{SIDE_LETTERS[side]} {line.values[-1]}" for side, line in enumerate(series))
    return line_plot(
        series,
        places,
        title=text("pad.plot.title"),
        about=text("pad.plot.about", number=len(places) - 1, totals=ends),
        across=text("pad.plot.hands"),
        target=target,
        standalone=standalone,
    )


def text_plot(sheet: Sheet, width: int = 60, height: int = 10) -> list[str]:
    """Return the plot as text: a column for every hand, the letter of a side at its total."""
    return letter_plot(
        _series(sheet), _places(sheet), across=text("pad.plot.hand"), width=width, height=height
    )


def _rows(sheet: Sheet) -> list[tuple[int, ...]]:
    """Return the totals at the start and after every hand that counts."""
    return [tuple(sheet.game.start), *(tuple(hand.totals) for hand in sheet.hands if hand.counts)]


def _series(sheet: Sheet) -> list[Series]:
    sides = zip(*_rows(sheet), strict=True)
    return [
        Series(text("pad.plot.label", letter=letter), totals)
        for letter, totals in zip(SIDE_LETTERS, sides, strict=False)
    ]


def _places(sheet: Sheet) -> range:
    return range(sheet.game.played, sheet.game.played + len(_rows(sheet)))
