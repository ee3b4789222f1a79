"""What the reports of the lab have in common: the order of the rules, plots, and what was played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from canasta import __version__
from canasta.arena.report import commit
from canasta.lab.analysis import Analysis, Comparison, Difference, RuleFigures
from canasta.lab.figures import DECISION_SECONDS, FIGURES, HAND_SECONDS, SHARE, TURN_SECONDS, Figure
from canasta.lab.words import figure_title, interval_text, value_text
from canasta.messages import figure, text
from canasta.plots import Estimated, estimate_plot


class ReportRow(NamedTuple):
    """One set of rules, and what it is compared with."""

    found: RuleFigures
    compared: Comparison | None
    base: str  #: the name of the rules compared with
    indented: bool  #: it follows the book that it changes

    def difference(self, name: str) -> Difference | None:
        """Return the difference in one figure."""
        if self.compared is None:
            return None
        return next((one for one in self.compared.differences if one.figure.name == name), None)


def ordered(found: Analysis) -> list[ReportRow]:
    """Return all rules, house rules after the book that they are compared with."""
    rows = []
    for number, one in enumerate(found.rules):
        if _follows(found, number):
            continue
        rows.append(_row(found, number, False))
        rows += [
            _row(found, other, True) for other in range(len(found.rules)) if _follows(found, other) == one
        ]
    return rows


def _follows(found: Analysis, number: int) -> RuleFigures | None:
    """Return the book of a house rule, if they are compared."""
    compared, own = found.compared(number), found.rules[number].rules
    if compared is None or not own.house:
        return None
    base = found.rules[compared.base]
    return base if base.rules.book == own.book and not base.rules.house else None


def _row(found: Analysis, number: int, indented: bool) -> ReportRow:
    compared = found.compared(number)
    base = found.rules[compared.base].rules.name if compared else ""
    return ReportRow(found.rules[number], compared, base, indented)


def shown_figures(rows: Sequence[ReportRow]) -> list[Figure]:
    """Return the figures that at least one of the rules has, without those that are zero by all rules."""
    return [
        one
        for one in FIGURES
        if any(one.name in row.found.figures and row.found.figures[one.name].value for row in rows)
    ]


def plot(one: Figure, rows: Sequence[ReportRow], standalone: bool) -> str:
    """Plot a figure by all rules that have it."""
    drawn = []
    words = []
    scale = 100 if one.form == SHARE else 1
    for row in rows:
        value = row.found.figures.get(one.name)
        if value is None:
            continue
        difference = row.difference(one.name)
        name = row.found.rules.name
        full = difference is not None and difference.claimed
        label = value_text(one, value.value)
        low, high = scale * value.low, scale * value.high
        drawn.append(Estimated(name, scale * value.value, low, high, label, full, row.indented))
        words.append(f"{name}: {interval_text(one, value)}.")
    title = figure_title(one)
    return estimate_plot(
        drawn,
        title=text("lab.report.plot", title=title),
        about=" ".join(words),
        mark=lambda value: mark_text(one, value),
        name=f"plot-{one.name}",
        standalone=standalone,
    )


def mark_text(one: Figure, value: float) -> str:
    """Write a number of a scale: with as many decimals as it needs."""
    places = 0 if value == round(value) else 1 if math.isclose(value * 10, round(value * 10)) else 2
    written = figure(value, places) if places else figure(round(value))
    written = written.replace("-", "−")
    return text("lab.percent", value=written) if one.form == SHARE else written


def made() -> dict[str, str]:
    """Return when and by which program a report is written."""
    return {"date": date.today().isoformat(), "version": __version__, "commit": commit()}


def explanations(found: Analysis) -> list[str]:
    """Return how to read the figures, a paragraph each."""
    study = found.study
    number = sum(len(one.differences) for one in found.comparisons)
    lines = [text("lab.explained", number=figure(number))] if number else []
    return [
        *lines,
        text(
            "lab.report.how_minutes",
            hand=figure(HAND_SECONDS / 60),
            turn=figure(TURN_SECONDS),
            decision=figure(DECISION_SECONDS, 1),
        ),
        text("lab.report.how_swing"),
        text("lab.report.how_skill", bot=study.bot, rival=study.rival),
        text("lab.report.how_comeback"),
        text("lab.report.how_bots"),
    ]
