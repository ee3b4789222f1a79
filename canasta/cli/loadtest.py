"""``canasta loadtest``: the load that a server can handle."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from canasta.cli.command import FINE, NO, Decorated, command, json_option, option
from canasta.cli.output import draw, say_json
from canasta.extras import require
from canasta.messages import UserError, figure, text

if TYPE_CHECKING:
    from canasta.loadtest.attack import AttackResult, Waits
    from canasta.loadtest.figures import Load, Result
    from canasta.loadtest.run import Progress


#: Minimum duration in seconds for a report on growth.
_LONG = 300.0


def _number(
    name: str, say: str, usual: float, range: click.ParamType[Any] | None = None, metavar: str = "NUMBER"
) -> Callable[[Decorated], Decorated]:
    """Add an option for a positive number, whose default is shown in the help."""
    kind = range or click.FloatRange(0, min_open=True)
    return option(name, say=say, type=kind, default=usual, show_default=True, metavar=metavar)


@command("loadtest")
@_number("--tables", "load_tables", 100, click.IntRange(1))
@_number("--players", "players", 4, click.IntRange(2, 8))
@_number("--bots", "load_bots", 0, click.IntRange(0, 7))
@option("--book", say="book", default="classic", show_default=True, metavar="BOOK")
@_number("--pace", "load_pace", 2.0, metavar="SECONDS")
@_number("--minutes", "load_minutes", 1.0)
@_number("--rounds", "load_rounds", 3, click.IntRange(1, 40))
@option("--url", say="load_url", default="", metavar="ADDRESS")
@option("--find-knee", "find_knee", say="load_knee", is_flag=True)
@_number("--limit", "load_limit", 100.0, metavar="MILLISECONDS")
@option("--plot", say="load_plot", metavar="FILE")
@option("--attack", say="load_attack", is_flag=True)
@option("--only", say="load_only", multiple=True, metavar="ATTACK")
@_number("--seconds", "load_seconds", 10.0, metavar="SECONDS")
@json_option()
def loadtest_command(
    tables: int,
    players: int,
    bots: int,
    book: str,
    pace: float,
    minutes: float,
    rounds: int,
    url: str,
    find_knee: bool,
    limit: float,
    plot: str | None,
    attack: bool,
    only: tuple[str, ...],
    seconds: float,
    as_json: bool,
) -> int:
    """Play at many tables at once, or attack a server while two quiet tables play."""
    require("server")
    if attack or only:
        return _attack(only, seconds, limit, as_json)
    from canasta.books import book as checked_book
    from canasta.loadtest.run import Plan, run  # imports much that only this command needs

    checked_book(book).seating(players)
    if plot:
        Path(plot).touch()  # report unwritable files before anything is played
    if bots >= players:
        raise UserError("loadtest.bots", bots=bots, players=players)
    knee = limit if find_knee else 0.0
    plan = Plan(tables, players, book, bots, pace, minutes * 60, url, knee, rounds=rounds)
    with _progress() as progress:
        result = run(plan, progress)
    if plot:
        Path(plot).write_text(_plotted(result), encoding="utf-8")
    if as_json:
        say_json(result)
    else:
        _print(result)
    return NO if result.errors else FINE


def _attack(only: tuple[str, ...], seconds: float, limit: float, as_json: bool) -> int:
    from canasta.loadtest.attack import run_attacks  # imports much that only this command needs

    with _progress() as progress:
        result = run_attacks(only, seconds, limit, progress)
    if as_json:
        say_json(result)
    else:
        _print_attacks(result)
    return FINE if result.held else NO


def _print_attacks(result: AttackResult) -> None:
    """Print the attacks, and the waiting times of other players without and during each."""
    from rich.table import Table

    click.echo(text("loadtest.attack.head", seconds=figure(result.seconds)) + "\n")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text("loadtest.attack.attack"), no_wrap=True)
    for column in ("done", "refused", "without", "during"):
        table.add_column(text(f"loadtest.attack.{column}"), justify="right", no_wrap=True)

    def waits(of: Waits) -> str:
        return " / ".join(figure(number) for number in (of.p50, of.p99, of.worst))

    for row in result.rows:
        name = text(f"loadtest.attacks.{row.attack}")
        if row.what != "move":
            name = text("loadtest.attack.aside", attack=name, what=text(f"loadtest.attack.{row.what}"))
        # A closed connection counts as a refusal.
        done, refused = figure(row.done), figure(row.refused + row.closed)
        table.add_row(name, done, refused, waits(row.without), waits(row.during))
    draw(table)
    verdict = "loadtest.attack.held" if result.held else "loadtest.attack.not_held"
    click.echo("\n" + text(verdict, limit=figure(result.limit)))
    kinds = ", ".join(f"{kind} ({number})" for kind, number in result.errors.items())
    if kinds:
        click.echo(text("loadtest.errors", errors=kinds))


@contextmanager
def _progress() -> Iterator[Progress]:
    """Show a progress bar on stderr with the current activity, on a terminal."""
    if not sys.stderr.isatty():
        yield lambda _what, _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        yield lambda what, done: bar.update(task, completed=done, description=text(f"loadtest.doing.{what}"))


def _print(result: Result) -> None:
    from rich.table import Table

    game, usual, echo = result.game, result.ordinary, result.echo
    words = text(
        "loadtest.head",
        tables=result.tables,
        sockets=game.sockets,
        spectators=result.spectators,
        book=result.book,
    )
    click.echo(words + " " + text("loadtest.pace", seconds=figure(result.pace, 1)) + "\n")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for column in ("tables", "ordinary", "echo"):
        table.add_column(text(f"loadtest.column.{column}"), justify="right", no_wrap=True)

    def row(name: str, *numbers: float, places: int = 0) -> None:
        table.add_row(text(f"loadtest.row.{name}"), *(figure(number, places) for number in numbers))

    row("sockets", game.sockets, usual.sockets, echo.sockets)
    row("rate", game.rate, usual.rate, echo.rate)
    row("p50", game.p50, usual.p50, echo.p50, places=1)
    row("p99", game.p99, usual.p99, echo.p99, places=1)
    row("worst", game.worst, usual.worst, echo.worst, places=1)
    row("acknowledged_p50", game.acknowledged_p50, usual.acknowledged_p50, places=1)
    row("acknowledged_p99", game.acknowledged_p99, usual.acknowledged_p99, places=1)
    row("size", game.size / 1e3, usual.size / 1e3, echo.size / 1e3, places=1)
    row("cpu", game.cpu, usual.cpu, echo.cpu)
    row("memory", game.memory / 1e6, usual.memory / 1e6, echo.memory / 1e6)
    row("per_table", result.memory_per_table / 1e3)
    row("busy", game.busy * 100, usual.busy * 100, echo.busy * 100)
    row("idle", game.idle * 100, usual.idle * 100, echo.idle * 100, places=1)
    row("client", game.client * 100, usual.client * 100, echo.client * 100)
    draw(table)
    ratios = {"ordinary": result.ordinary_ratio, "echo": result.cpu_ratio, "memory": result.memory_ratio}
    numbers = {name: figure(number, 2) for name, number in ratios.items()}
    click.echo("\n" + text("loadtest.ratios", **numbers) + "\n")
    if result.bots:
        click.echo(text("loadtest.games", games=result.games) + "\n")
    if result.seconds >= _LONG:
        _print_growth(result.game)
    if result.steps:
        _print_steps(result)
    kinds = ", ".join(f"{kind} ({number})" for kind, number in result.errors.items())
    click.echo(text("loadtest.errors", errors=kinds) if kinds else text("loadtest.no_errors"))


def _print_growth(game: Load) -> None:
    """Print whether anything grows while the server runs."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text("loadtest.growth.head"), no_wrap=True)
    for column in ("settled", "late"):
        table.add_column(text(f"loadtest.growth.{column}"), justify="right", no_wrap=True)
    for name, growth in game.growth.items():
        unit, places = (1e6, 2) if name in ("memory", "bots") else (1.0, 0 if name == "entries" else 2)
        cells = []
        for trend in (growth.settled, growth.late):
            value = figure(trend.per_hour / unit, places).replace("-", "−")
            cells.append(text("loadtest.growth.value", value=value, error=figure(trend.error / unit, places)))
        table.add_row(text(f"loadtest.row.{name}"), *cells)
    draw(table)
    click.echo()


def _print_steps(result: Result) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("wanted", "reached", "p50", "p99", "busy"):
        table.add_column(text(f"loadtest.step.{column}"), justify="right", no_wrap=True)
    for step in result.steps:
        numbers = (step.wanted, step.reached, step.p50, step.p99, step.busy * 100)
        table.add_row(
            *(figure(number, places) for number, places in zip(numbers, (0, 0, 1, 1, 0), strict=True))
        )
    draw(table)
    limit, knee = figure(result.limit), result.knee
    if knee is None:
        click.echo("\n" + text("loadtest.no_knee", limit=limit) + "\n")
    else:
        click.echo("\n" + text("loadtest.knee", rate=figure(knee.reached), limit=limit) + "\n")


def _plotted(result: Result) -> str:
    from canasta.plots import Series, line_plot

    windows = [each for each in result.game.windows if each.messages]
    return line_plot(
        [Series("p50", [each.p50 for each in windows]), Series("p99", [each.p99 for each in windows])],
        [round(each.until) for each in windows],
        title=text("loadtest.plot", tables=result.tables),
        about=text("loadtest.plot_about"),
        across=text("loadtest.plot_across"),
    )
