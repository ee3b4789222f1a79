"""Figures and differences in words: titles, values, and sentences for players."""

from __future__ import annotations

from typing import Final

from canasta.arena.contest import LONGEST_GAME
from canasta.arena.statistics import Interval
from canasta.lab.analysis import Comparison, Difference, RuleFigures
from canasta.lab.figures import POINTS, SHARE, Figure
from canasta.messages import catalogue, figure, text

#: The largest relative change for which each word is used; beyond them it is said in per cent.
_SIZES: Final = (
    (0.07, "little"), (0.15, "tenth"), (0.225, "fifth"), (0.29, "quarter"), (0.42, "third"),
    (0.58, "half"), (0.71, "two_thirds"), (0.85, "three_quarters"),
)  # fmt: skip


def figure_title(one: Figure) -> str:
    """Return the title of a figure."""
    return text(f"lab.figure.{one.name}")


def _places(one: Figure) -> int:
    return 1 if one.form == SHARE else 0 if one.form == POINTS else one.places


def value_text(one: Figure, value: float, places: int | None = None) -> str:
    """Write a value of a figure, with its usual decimal places if none are given.

    >>> from canasta.lab.figures import FIGURE_OF
    >>> value_text(FIGURE_OF["turns"], 43.21), value_text(FIGURE_OF["frozen"], 0.125)
    ('43.2', '12.5 %')
    """
    places = _places(one) if places is None else places
    if one.form == SHARE:
        return text("lab.percent", value=_number(100 * value, places))
    return _number(value, places)


def interval_text(one: Figure, found: Interval) -> str:
    """Write a value with its interval, if it has one."""
    value = value_text(one, found.value)
    scale, places = 100 if one.form == SHARE else 1, _places(one)
    low, high = _number(scale * found.low, places), _number(scale * found.high, places)
    return value if low == high else text("lab.interval", value=value, low=low, high=high)


def difference_text(found: Difference) -> str:
    """Write a difference with its sign and its interval; shares in percentage points."""
    one = found.figure
    scale, places = 100 if one.form == SHARE else 1, _places(one)
    value, low, high = (_signed(scale * each, places) for each in found.difference)
    return value if low == high else text("lab.interval", value=value, low=low, high=high)


def sentences(found: Comparison, most: int = 0) -> list[str]:
    """Return the differences that hold in plain words, the clearest first; at most ``most``, if given.

    A difference that another one says already is left out: minutes follow from turns, for example.
    """
    claimed = [one for one in found.claimed if _message(one) in catalogue()]
    claimed.sort(key=lambda one: -one.steps)
    said = [sentence(one) for one in claimed]
    return said[:most] if most else said


def sentence(found: Difference) -> str:
    """Return a difference in plain words, if the catalogue has a sentence for its figure."""
    base, value = _apart(found.figure, found.base, found.value)
    return text(
        _message(found),
        amount=amount(found.relative),
        base=base,
        value=value,
    )


def _apart(one: Figure, base: float, value: float) -> tuple[str, str]:
    """Write two values with as many decimals as it takes to see that they differ.

    >>> from canasta.lab.figures import FIGURE_OF
    >>> _apart(FIGURE_OF["opening"], 2.06, 2.13), _apart(FIGURE_OF["opening"], 2.06, 2.11)
    (('2.06', '2.13'), ('2.06', '2.11'))
    """
    places = _places(one)
    texts = value_text(one, base), value_text(one, value)
    for more in (1, 2):
        if texts[0] == texts[1]:
            texts = value_text(one, base, places + more), value_text(one, value, places + more)
    return texts


def amount(relative: float) -> str:
    """Return the size of a change in words.

    >>> amount(0.31), amount(-0.04), amount(1.2)
    ('about a third', 'a little', '120 %')
    """
    size = next((word for most, word in _SIZES if abs(relative) < most), "percent")
    finite = abs(relative) < 1000
    return text("lab.amount", size=size, percent=figure(round(100 * abs(relative))) if finite else "")


def _message(found: Difference) -> str:
    return f"lab.{'more' if found.difference.value > 0 else 'less'}.{found.figure.name}"


def _number(value: float, places: int) -> str:
    written = figure(round(value, places) or 0.0, places) if places else figure(round(value))
    return written.replace("-", "−")


def _signed(value: float, places: int) -> str:
    written = _number(value, places)
    return f"+{written}" if round(value, places) > 0 else written


def head_of(found: RuleFigures) -> str:
    """Return what was played by one set of rules, in a line."""
    return text(
        "lab.head_cut" if found.cut else "lab.head",
        rules=found.rules.name,
        players=found.rules.players,
        games=figure(found.games),
        hands=figure(found.hands),
        cut=found.cut,
        limit=LONGEST_GAME,
    )
