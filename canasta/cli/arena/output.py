"""Output of ``canasta arena``: a progress bar, then the results."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from canasta.arena.contest import GAMES, Contest
from canasta.arena.report import milliseconds, percent, points
from canasta.arena.statistics import Summary, pair_sums
from canasta.cli.output import draw, wrapped
from canasta.messages import figure, say, text
from canasta.wording import rules_words

if TYPE_CHECKING:
    from rich.table import Table

    from canasta.arena.results import Misplay, PairRow
    from canasta.arena.run import Progress

#: Illegal choices that are listed one by one.
_SHOWN: Final = 10


@contextmanager
def progress_bar(contest: Contest, pairs: int) -> Iterator[Progress | None]:
    """Show a progress bar on stderr with the results so far, on a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    labels = contest.labels()
    sums = [0.0] * len(labels)
    counted = 0
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=pairs)

        def show(rows: Sequence[PairRow], _wanted: int) -> None:
            nonlocal counted
            for row in rows[counted:]:
                for number in range(len(labels)):
                    sums[number] += pair_sums(row, number).won
            counted = len(rows)
            shares = [
                text("arena.so_far", name=label, share=figure(100 * won / counted, 1))
                for label, won in zip(labels, sums, strict=True)
            ]
            bar.update(task, completed=counted, description=", ".join(shares))

        yield show


def table_of(*columns: str, left: int = 1) -> Table:
    """Create an empty table; all but the leftmost columns are numeric."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(text(f"arena.column.{column}"), justify="left" if place < left else "right")
    return table


def head_of(contest: Contest) -> str:
    """Describe in one line what is played."""
    book = contest.setup().book
    return text(
        f"arena.head.{'hands' if contest.mode != GAMES else 'number' if book.hands else 'games'}",
        book=rules_words(book),
        players=contest.players,
        target=contest.target or book.target,
        number=book.hands,
        seed=contest.seed,
    )


def _short_names(names: Iterable[str]) -> dict[str, str]:
    """Return names without the folders of bots' files, which would fill the table; equal ones stay whole."""
    short = {name: "+".join(part.rsplit(os.sep, 1)[-1] for part in name.split("+")) for name in names}
    times = Counter(short.values())
    return {name: each if times[each] == 1 else name for name, each in short.items()}


def print_summary(summary: Summary) -> None:
    """Print the winners, the thinking times and the errors."""
    mode = summary.contest.mode
    sides = _short_names(standing.label for standing in summary.standings)
    bots = _short_names(pace.bot for pace in summary.paces)
    click.echo(head_of(summary.contest))
    counted = {"pairs": summary.pairs, "games": summary.games, "hands": summary.hands}
    click.echo(say(f"arena.played.{mode}", counted))
    click.echo()
    table = table_of("side", mode, "points", "lead")
    for standing in summary.standings:
        table.add_row(
            sides[standing.label],
            percent(standing.share),
            figure(round(standing.points.value)).replace("-", "−"),
            points(standing.lead),
        )
    draw(table)
    click.echo()
    paces = table_of("bot", "decisions", "p50", "p95", "misplays")
    for pace in summary.paces:
        wrong = figure(pace.misplays) if pace.misplays else text("arena.none")
        paces.add_row(
            bots[pace.bot], figure(pace.decisions), milliseconds(pace.p50), milliseconds(pace.p95), wrong
        )
    draw(paces)
    click.echo()
    level = figure(100 * summary.standings[0].level, 1)
    click.echo(wrapped(text("arena.level", level=level)))
    if summary.cut:
        click.echo(wrapped(text("arena.cut", number=summary.cut)))
    print_illegal(summary.misplays)


def print_illegal(misplays: Sequence[Misplay]) -> None:
    """Print the first illegal choices."""
    for misplay in misplays[:_SHOWN]:
        click.echo(text("arena.misplay", bot=misplay.bot, what=misplay.what, position=misplay.position))
    more = len(misplays) - _SHOWN
    if more > 0:
        click.echo(text("arena.more_misplays", number=more))
