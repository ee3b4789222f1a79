"""``canasta arena report``: the complete strength table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from canasta.cli import errors
from canasta.cli.command import FINE, NO, STOPPED, command, option
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from canasta.arena.run import Progress
    from canasta.arena.strength import Row

#: Maximum number of pairs per row; in a quick report, searching bots reach the time limit first.
_PAIRS: Final = 300
_QUICK_PAIRS: Final = 150
_QUICK_MINUTES: Final = 30.0
#: Samples per decision of searching bots, in the full report.
_THINK: Final = 1000


@command("arena_report")
@option("--quick", say="report_quick", is_flag=True)
@option("--out", say="report_out", default="strength", show_default=True, metavar="FOLDER")
@option("--pairs", say="report_pairs", type=click.IntRange(1), metavar="NUMBER")
@option("--minutes", say="report_minutes", type=click.FloatRange(0, min_open=True), metavar="NUMBER")
@option("--only", say="report_only", multiple=True, metavar="WORD")
@option("--think", say="arena_think", type=click.IntRange(1), metavar="SAMPLES")
@option("--seed", say="arena_seed", default="0", show_default=True, metavar="TEXT")
@option("--processes", "--jobs", say="processes", type=int, metavar="NUMBER")
@option("--cluster", say="cluster", metavar="ADDRESS")
def report_command(
    quick: bool,
    out: str,
    pairs: int | None,
    minutes: float | None,
    only: Sequence[str],
    think: int | None,
    seed: str,
    processes: int | None,
    cluster: str | None,
) -> int:
    """Play the complete strength table, and write the report."""
    from canasta.arena import ContestInterrupted
    from canasta.arena.report import by_contest, percent, write_report
    from canasta.arena.strength import kept_rows, play_rows, strength_rows
    from canasta.cli.arena.output import print_illegal, progress_bar

    rows = strength_rows(seed, think or (0 if quick else _THINK))
    chosen = [row for row in rows if row.fits(only)]
    if not chosen:
        raise UserError("arena.report_only", words=" ".join(only))
    folder = Path(out)
    results = folder / "results"
    most = pairs or (_QUICK_PAIRS if quick else _PAIRS)
    code = FINE
    known = {one.row: one for one in kept_rows(rows, results)}

    def write() -> None:
        names = write_report([known[row] for row in rows if row in known], folder, seed)
        written[:] = [str(path) for path in names]

    written: list[str] = []
    with ExitStack() as bars:

        def progress(row: Row) -> Progress | None:
            bars.close()
            return bars.enter_context(progress_bar(row.contest, most))

        try:
            for found in play_rows(
                chosen,
                results,
                most,
                minutes or (_QUICK_MINUTES if quick else None),
                processes,
                cluster,
                progress,
            ):
                bars.close()
                ((title, _),) = by_contest([found])
                name = found.row.house or found.row.contest.book
                share = percent(found.summary.standings[0].share)
                players = found.row.contest.players
                click.echo(text("arena.report.done", title=title, rules=name, players=players, share=share))
                print_illegal(found.summary.misplays)
                code = NO if found.summary.misplays else code
                known[found.row] = found
                write()  # after each row, so that nothing is lost if it is interrupted
            if late := sum(row not in known for row in chosen):
                errors.print_error(text("arena.report_late", number=late))
        except ContestInterrupted:
            bars.close()
            code = STOPPED
            errors.print_error(text("arena.report_stopped"))
            if known := {one.row: one for one in kept_rows(rows, results)}:
                write()
    if written:
        click.echo(text("arena.report.written", names=", ".join(written)))
    return code
