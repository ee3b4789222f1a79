"""The strength table as a Markdown page: figures with intervals, how they were made, and a plot."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

from canasta import __version__
from canasta.arena.statistics import Interval
from canasta.arena.strength import StrengthResult
from canasta.build.find import running
from canasta.jobs.cluster import fingerprint
from canasta.jobs.cores import cores
from canasta.messages import figure, text
from canasta.plots import Whisker, WhiskerPanel, whisker_plot

PAGE: Final = "strength.md"
PLOT: Final = "strength.svg"


def write_report(found: Sequence[StrengthResult], folder: Path, seed: str) -> list[Path]:
    """Write the page and its plot, and return their paths."""
    page, plot = folder / PAGE, folder / PLOT
    plot.write_text(_plot(found), encoding="utf-8", newline="\n")
    page.write_text(markdown(found, seed), encoding="utf-8", newline="\n")
    return [page, plot]


def markdown(found: Sequence[StrengthResult], seed: str) -> str:
    """Render the page."""
    compiled = text("cli.compiled" if running().compiled else "cli.interpreted")
    made = text(
        "arena.report.made",
        date=date.today().isoformat(),
        version=__version__,
        commit=commit(),
        core=compiled,
        python=platform.python_version(),
        cores=cores(),
        seed=seed,
    )
    lines = [f"# {text('arena.report.title')}", "", text("arena.report.about"), "", made, ""]
    lines += [f"![{text('arena.report.alternative')}]({PLOT})", ""]
    for title, rows in by_contest(found):
        columns = ("rules", "players", "games", "wanted", "verdict", "lead", "pairs")
        lines += [f"## {title}", "", *_head(columns)]
        for one in rows:
            row, summary = one.row, one.summary
            first = summary.standings[0]
            cells = [_rules(one), str(row.contest.players), percent(first.share)]
            cells += [f"{figure(100 * row.wanted)} %", text(f"arena.verdict.{row.verdict(first.share)}")]
            cells += [points(first.lead), figure(summary.pairs)]
            lines.append(_line(cells))
        lines.append("")
    lines += [f"## {text('arena.report.paces')}", "", text("arena.report.paces_about"), ""]
    lines += _head(("bot", "rules", "players", "decisions", "p50", "p95", "misplays"))
    seen = set()
    decisions = wrong = 0
    for one in found:
        for pace in one.summary.paces:
            decisions += pace.decisions
            wrong += pace.misplays
            key = (pace.bot, _rules(one), one.row.contest.players)
            if key not in seen:
                seen.add(key)
                cells = [pace.bot, _rules(one), str(one.row.contest.players), figure(pace.decisions)]
                cells += [milliseconds(pace.p50), milliseconds(pace.p95), figure(pace.misplays)]
                lines.append(_line(cells))
    lines += ["", text("arena.report.illegal", number=wrong, decisions=figure(decisions)), ""]
    return "\n".join(lines)


def by_contest(found: Sequence[StrengthResult]) -> list[tuple[str, list[StrengthResult]]]:
    """Group the rows by the titles of their contests, which name the number of samples if one was given."""
    titles: dict[str, list[StrengthResult]] = {}
    for one in found:
        contest = one.row.contest
        name = "arena.report.house" if one.row.house else "arena.report.contest"
        title = text(name, better=contest.entries[0], worse=contest.entries[1])
        if contest.think:
            title = text("arena.report.think", contest=title, number=contest.think)
        titles.setdefault(title, []).append(one)
    return list(titles.items())


def _rules(found: StrengthResult) -> str:
    return found.row.house or found.row.contest.book


def _head(columns: Sequence[str]) -> list[str]:
    return [_line([text(f"arena.column.{column}") for column in columns]), "|---" * len(columns) + "|"]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _plot(found: Sequence[StrengthResult]) -> str:
    panels = []
    about = []
    for title, rows in by_contest(found):
        whiskers = []
        for one in rows:
            share = one.summary.standings[0].share
            name = text("arena.report.row", rules=_rules(one), players=one.row.contest.players)
            low, high = 100 * share.low, 100 * share.high
            label = f"{figure(100 * share.value)} %"
            whiskers.append(Whisker(name, 100 * share.value, low, high, label, 100 * one.row.wanted))
            about.append(f"{title}, {name}: {percent(share)}.")
        panels.append(WhiskerPanel(title, whiskers))
    return whisker_plot(panels, title=text("arena.report.plot"), about=" ".join(about))


def commit() -> str:
    """Return the current commit, with a plus if files were changed; without git, a hash of the sources."""
    root = Path(__file__).resolve().parent.parent

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", "-C", str(root), *words], capture_output=True, encoding="utf-8", check=True
        )
        return done.stdout.strip()

    try:
        return git("rev-parse", "--short=12", "HEAD") + ("+" if git("status", "--porcelain", ".") else "")
    except (OSError, subprocess.CalledProcessError):
        return fingerprint()[:12]


def percent(estimate: Interval) -> str:
    """Format a share with its interval.

    >>> percent(Interval(0.5, 0.25, 0.751))
    '50.0 % (25.0 to 75.1)'
    """
    value, low, high = (figure(100 * part, 1) for part in estimate)
    return text("arena.percent", value=value, low=low, high=high)


def points(estimate: Interval) -> str:
    """Format points with their interval, if there is one."""
    value, low, high = (figure(round(part)).replace("-", "−") for part in estimate)
    if estimate.low == estimate.high:
        return value
    return text("arena.points", value=value, low=low, high=high)


def milliseconds(time: float) -> str:
    """Format a time in milliseconds, with as many decimals as it needs."""
    return figure(time, 3 if time < 1 else 1)
