"""``canasta lab``: what rules do to the game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli import errors
from canasta.cli.command import FINE, STOPPED, command, json_option, option, words_argument
from canasta.cli.houses import houses_of
from canasta.cli.output import bold, draw, say_aside, say_json, width, wrapped
from canasta.lab.study import BOT, RIVAL
from canasta.messages import UserError, figure, text

if TYPE_CHECKING:
    from canasta.lab import Analysis, RuleSet
    from canasta.lab.run import Progress


@command("lab")
@words_argument("[RULES...]", required=False)
@option("--hands", say="lab_hands", type=int, default=1000, show_default=True, metavar="NUMBER")
@option("--shipped", say="lab_shipped", is_flag=True)
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--bot", say="lab_bot", default=BOT, show_default=True, metavar="NAME")
@option("--rival", say="lab_rival", default=RIVAL, show_default=True, metavar="NAME")
@option("--think", say="arena_think", type=click.IntRange(1), metavar="SAMPLES")
@option("--seed", say="arena_seed", default="0", show_default=True, metavar="TEXT")
@option("--processes", "--jobs", say="processes", type=int, metavar="NUMBER")
@option("--cluster", say="cluster", metavar="ADDRESS")
@option("--minutes", say="lab_minutes", type=click.FloatRange(0, min_open=True), metavar="NUMBER")
@option("--results", say="lab_results", metavar="FOLDER")
@option("--html", "page", say="lab_html", metavar="FILE")
@option("--markdown", say="lab_markdown", metavar="FILE")
@json_option()
def lab_command(
    words: Sequence[str],
    hands: int,
    shipped: bool,
    players: int | None,
    bot: str,
    rival: str,
    think: int | None,
    seed: str,
    processes: int | None,
    cluster: str | None,
    minutes: float | None,
    results: str | None,
    page: str | None,
    markdown: str | None,
    as_json: bool,
) -> int:
    """Compare rules by what they do to the game."""
    from canasta.bots import fewer_samples
    from canasta.lab import LabInterrupted, Study, analyse, run

    study = Study(_rules(words, players, shipped), bot, rival, seed, think or 0)
    study.check()
    say_aside(fewer_samples([bot, rival], think))
    if page:
        Path(page).touch()  # report unwritable files before anything is played
    if markdown:
        from canasta.lab.markdown import check_marks

        check_marks(Path(markdown))
    code = FINE
    try:
        with _progress() as progress:
            rows = run(
                study,
                hands,
                processes=processes,
                cluster=cluster,
                results=Path(results) if results else None,
                minutes=minutes,
                progress=progress,
            )
    except LabInterrupted as stopped:
        rows = stopped.rows
        code = STOPPED
        errors.print_error(text("lab.stopped"))
    if not rows[0]:
        errors.print_error(text("lab.nothing"))
        return code or STOPPED
    found = analyse(study, rows)
    written = []
    if page:
        from canasta.lab.page import html_page

        Path(page).write_text(html_page(found), encoding="utf-8", newline="\n")
        written.append(page)
    if markdown:
        from canasta.lab.markdown import write_markdown

        written += [str(path) for path in write_markdown(found, Path(markdown))]
    if as_json:
        from canasta.lab.wire import lab_struct

        say_json(lab_struct(found))
    elif written:
        click.echo(text("lab.written", names=", ".join(written)))
    else:
        _print(found)
    return code


def _rules(words: Sequence[str], players: int | None, shipped: bool) -> tuple[RuleSet, ...]:
    """Return the rules that are named; the book of a house rule that stands alone comes before it."""
    from canasta.books import BOOKS
    from canasta.books.house import shipped as shipped_names
    from canasta.lab.study import rule_set

    houses = houses_of()
    named = list(words)
    if shipped:
        named += [name for name in (*BOOKS, *shipped_names()) if name not in named]
    if not named:
        raise UserError("lab.none")
    found = []
    for word in named:
        rules = houses.rules_of(word)
        house = houses.exactly(rules.house) if rules.house else None
        found.append(rule_set(rules, house.source if house else "", players or 0))
    if len(found) == 1 and found[0].house:
        book = BOOKS[found[0].book]
        if found[0].players in [seats.players for seats in book.seatings]:
            found.insert(0, rule_set(book, players=found[0].players))
    return tuple(found)


@contextmanager
def _progress() -> Iterator[Progress | None]:
    """Show a progress bar on stderr, on a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)


def _print(found: Analysis) -> None:
    from rich.table import Table

    from canasta.lab.figures import FIGURES
    from canasta.lab.words import difference_text, figure_title, head_of, interval_text, sentences

    study = found.study
    click.echo(wrapped(text("lab.bots", bot=study.bot, rival=study.rival, seed=study.seed)))
    for number, one in enumerate(found.rules):
        click.echo()
        click.echo(bold(wrapped(head_of(one))))
        compared = found.compared(number)
        differences = {each.figure.name: each for each in compared.differences} if compared else {}
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(text("lab.column.figure"))
        table.add_column(text("lab.column.value"), justify="right")
        if compared:
            table.add_column(text("lab.column.difference"), justify="right")
        for shown in FIGURES:
            if shown.name in one.figures:
                cells = [figure_title(shown), interval_text(shown, one.figures[shown.name])]
                if compared:
                    difference = differences.get(shown.name)
                    cells.append(difference_text(difference) if difference and difference.claimed else "")
                table.add_row(*cells)
        draw(table, width(120))
        if compared:
            base = found.rules[compared.base].rules.name
            click.echo()
            paired = "yes" if compared.paired else "no"
            click.echo(wrapped(text("lab.against", base=base, paired=paired)))
            for line in sentences(compared) or [text("lab.no_difference")]:
                click.echo(wrapped(line, 2))
    if found.comparisons:
        number = sum(len(each.differences) for each in found.comparisons)
        click.echo()
        click.echo(wrapped(text("lab.explained", number=figure(number))))
