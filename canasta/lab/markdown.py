"""A report of the lab as Markdown, with plots next to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from canasta.arena.statistics import Interval
from canasta.lab.analysis import Analysis
from canasta.lab.figures import GROUPS, POINTS, SHARE, Figure
from canasta.lab.report import ReportRow, explanations, made, ordered, plot, shown_figures
from canasta.lab.words import figure_title, head_of, sentences, value_text
from canasta.messages import UserError, figure, text

#: The lines between which a report is written into a page that has more.
BEGIN: Final = "<!-- lab:begin -->"
END: Final = "<!-- lab:end -->"
#: The figures that are also drawn.
_DRAWN: Final = ("turns", "take_turns", "skill_hands")


def check_marks(path: Path) -> None:
    """Raise a ``UserError`` if a file exists in which a report has no place."""
    if path.exists():
        _around(path)
    else:
        path.touch()
        path.unlink()


def _around(path: Path) -> tuple[str, str]:
    """Return what a page has before and after the report."""
    page = path.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise UserError("lab.marks", name=str(path))
    return before, after


def write_markdown(found: Analysis, path: Path) -> list[Path]:
    """Write the report and its plots, and return their paths; the rest of the page stays unchanged."""
    rows = ordered(found)
    drawn = [one for one in shown_figures(rows) if one.name in _DRAWN]
    plots = {one.name: path.with_name(f"{path.stem}-{one.name}.svg") for one in drawn}
    for one in drawn:
        plots[one.name].write_text(plot(one, rows, standalone=True), encoding="utf-8", newline="\n")
    before, after = _around(path) if path.exists() else (f"# {text('lab.report.title')}\n\n", "\n")
    body = "\n".join(_lines(found, rows, plots))
    path.write_text(f"{before}{BEGIN}\n{body}\n{END}{after}", encoding="utf-8", newline="\n")
    return [path, *plots.values()]


def _lines(found: Analysis, rows: Sequence[ReportRow], plots: dict[str, Path]) -> list[str]:
    study = found.study
    lines = [
        text("lab.report.played", bot=study.bot, rival=study.rival),
        "",
        text("lab.report.made", **made(), seed=study.seed),
    ]
    changed = [row for row in rows if row.compared is not None]
    if changed:
        lines += ["", f"## {text('lab.report.differences')}"]
    for row in changed:
        assert row.compared is not None
        lines += ["", f"### {text('lab.report.changes', rules=row.found.rules.name, base=row.base)}", ""]
        if not row.compared.paired:
            lines += [text("lab.report.different_deals"), ""]
        lines += [f"- {line}" for line in sentences(row.compared)] or [text("lab.no_difference")]
    lines += ["", f"## {text('lab.report.figures')}"]
    figures = shown_figures(rows)
    for group in GROUPS:
        own = [one for one in figures if one.group == group]
        if own:
            lines += ["", f"### {text(f'lab.group.{group}')}", ""]
            for one in own:
                if one.name in plots:
                    title = text("lab.report.plot", title=figure_title(one))
                    lines += [f"![{title}]({plots[one.name].name})", ""]
            lines += _table(own, rows)
    lines += ["", f"## {text('lab.report.how')}", ""]
    for line in explanations(found):
        lines += [line, ""]
    lines += [f"- {head_of(row.found)}" for row in rows]
    return lines


def _table(figures: Sequence[Figure], rows: Sequence[ReportRow]) -> list[str]:
    """Write the figures of a group as a table; what differs beyond chance is bold."""
    head = [text("lab.column.rules"), *map(figure_title, figures)]
    lines = [_line(head), "|---" + "|---:" * len(figures) + "|"]
    for row in rows:
        cells = [f"`{row.found.rules.name}`"]
        for one in figures:
            value = row.found.figures.get(one.name)
            words = _short(one, value) if value else ""
            difference = row.difference(one.name)
            cells.append(f"**{words}**" if difference and difference.claimed else words)
        lines.append(_line(cells))
    return lines


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _short(one: Figure, found: Interval) -> str:
    """Write a value with half of its interval.

    >>> from canasta.lab.figures import FIGURE_OF
    >>> _short(FIGURE_OF["turns"], Interval(40.0, 39.5, 40.5))
    '40.0 ± 0.5'
    """
    half = (found.high - found.low) / 2
    places = 1 if one.form == SHARE else 0 if one.form == POINTS else one.places
    written = figure((100 if one.form == SHARE else 1) * half, places)
    return f"{value_text(one, found.value)} ± {written}"
