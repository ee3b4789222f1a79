"""``canasta simulate``: statistics over many hands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import click

from canasta.cli import errors
from canasta.cli.command import FINE, NO, STOPPED, command, json_option, option, options_option
from canasta.cli.houses import houses_of
from canasta.cli.output import draw, say_aside, say_json
from canasta.jobs import Interrupted, SimulationResult, report_rows, report_struct, simulate
from canasta.messages import text
from canasta.notation.position.keys import default_players
from canasta.wording import rules_words


@command("simulate")
@option("--book", say="book", default="classic", show_default=True, metavar="BOOK")
@options_option()
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--hands", say="hands", type=int, default=1000, show_default=True, metavar="NUMBER")
@option("--seed", say="simulate_seed", default="0", show_default=True, metavar="TEXT")
@option("--processes", say="processes", type=int, metavar="NUMBER")
@option("--cluster", say="cluster", metavar="ADDRESS")
@option("--bot", "bots", say="simulate_bot", multiple=True, metavar="NAME")
@option("--think", say="think", type=int, metavar="SAMPLES")
@option("--check", say="check", is_flag=True)
@json_option()
def simulate_command(
    book: str,
    options: Sequence[str],
    players: int | None,
    hands: int,
    seed: str,
    processes: int | None,
    cluster: str | None,
    bots: Sequence[str],
    think: int | None,
    check: bool,
    as_json: bool,
) -> int:
    """Play many hands."""
    code = FINE
    houses = houses_of()
    rules = houses.rules_of(book, options)
    house = houses.exactly(rules.house) if rules.house else None
    players = players or default_players(rules)
    work = None
    if bots or think is not None:
        from canasta.arena.selfplay import check_bots, run_bot_chunk  # bots are slow to import
        from canasta.bots import fewer_samples

        check_bots(bots, think)
        say_aside(fewer_samples(bots, think))
        work = run_bot_chunk
    try:
        result = simulate(
            rules.slug,
            players,
            hands,
            seed,
            processes,
            _progress(),
            check,
            options=rules.chosen,
            house=house,
            cluster=cluster,
            bots=tuple(bots),
            think=think or 0,
            work=work,
        )
    except Interrupted as stopped:
        result = stopped.result
        code = STOPPED
        errors.print_error(text("cli.simulate.stopped", done=result.statistics.hands, wanted=hands))
    if as_json:
        say_json(report_struct(result))
    else:
        _print(result)
    return NO if code == FINE and result.statistics.failed else code


def _progress() -> Callable[[int, int], None] | None:
    """Return a callback that counts the hands on stderr; None if that is not a terminal."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, wanted: int) -> None:
        line = text("cli.simulate.progress", done=done, wanted=wanted)
        click.echo("\r" + (line if done < wanted else " " * len(line) + "\r"), nl=False, err=True)

    return show


def _print(result: SimulationResult) -> None:
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for title, value in report_rows(result):
        table.add_row(title, value)
    job = result.job
    head = text(
        "cli.simulate.head_bots" if job.bots else "cli.simulate.head",
        bots=", ".join(job.bots),
        book=rules_words(job.rules),
        players=job.players,
        seed=job.seed,
    )
    click.echo(head)
    click.echo()
    draw(table)
