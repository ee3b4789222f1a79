"""``canasta evening standings``, ``log``, ``movement``, ``export`` and ``season``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli.command import command, file_argument, json_option, option
from canasta.cli.evening.stored import on_evening, on_store
from canasta.cli.output import draw, say_json, screen_of
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening
    from canasta.storage import Store

#: Movements that can be shown in advance.
_PLANS = ("howell", "mitchell", "random", "individual")


@on_evening("evening_standings")
@option("--after", say="evening_after", type=click.IntRange(0, 100), metavar="ROUND")
@json_option()
def standings_command(stored: StoredEvening, after: int | None, as_json: bool) -> None:
    """Show the places."""
    from canasta.cli.evening.screen import show_standings
    from canasta.evenings.standings import standings

    if as_json:
        say_json(standings(stored.evening, after))
    else:
        show_standings(screen_of(), stored.evening, after)


@on_evening("evening_log")
@json_option()
def log_command(stored: StoredEvening, as_json: bool) -> None:
    """Show what happened."""
    from canasta.cli.evening.screen import show_log
    from canasta.evenings.state import write_log

    lines = write_log(stored.events)
    if as_json:
        say_json(lines)
    else:
        show_log(screen_of(), lines)


@command("evening_movement")
@click.argument("movement", metavar="MOVEMENT", type=click.Choice(_PLANS))
@option("--entries", say="evening_entries", type=click.IntRange(2, 240), metavar="NUMBER", required=True)
@option("--rounds", say="evening_rounds", type=click.IntRange(1, 100), metavar="NUMBER", required=True)
@option("--seed", say="evening_seed", metavar="TEXT", default="0")
@json_option()
def movement_command(movement: str, entries: int, rounds: int, seed: str, as_json: bool) -> None:
    """Show a movement."""
    from canasta.cli.evening.screen import show_movement
    from canasta.evenings.draw import plan_rounds
    from canasta.evenings.movements.random_rounds import relabelled

    if movement == "individual" and entries < 4:
        raise UserError("evening.error.few_entries", number=4, given=entries)
    numbers = range(1, entries + 1)
    planned = [relabelled(seating, numbers) for seating in plan_rounds(movement, entries, rounds, seed)]
    if as_json:
        tables = [[[list(first), list(second)] for first, second in each.tables] for each in planned]
        say_json(
            [
                {"tables": each, "byes": list(seating.byes)}
                for each, seating in zip(tables, planned, strict=True)
            ]
        )
        return
    show_movement(screen_of(), planned)
    if len(planned) < rounds:
        click.echo(text("evening.cli.shorter", number=len(planned)))


@on_evening("evening_export")
@file_argument("file")
@option("--form", say="evening_form", type=click.Choice(["csv", "results", "json"]), default="csv")
def export_command(stored: StoredEvening, file: str, form: str) -> None:
    """Export the standings, the results or the whole evening."""
    from canasta.evenings.exchange import evening_json, results_csv, standings_csv

    made = {"csv": standings_csv, "results": results_csv, "json": evening_json}[form](stored.evening)
    if file == "-":
        click.echo(made, nl=False)
        return
    Path(file).write_text(made, encoding="utf-8", newline="")
    click.echo(text("pad.session.wrote", path=file))


@on_store("evening_season")
@click.argument("evenings", nargs=-1, required=True, metavar="EVENING...")
@option("--drop", say="evening_drop", type=click.IntRange(0, 100), metavar="NUMBER", default=0)
@option("--players", "players", say="evening_single", is_flag=True)
@json_option()
def season_command(store: Store, evenings: Sequence[str], drop: int, players: bool, as_json: bool) -> None:
    """Show the table of several evenings."""
    from rich import box
    from rich.table import Table as Grid

    from canasta.cli.evening.screen import number_words
    from canasta.evenings.database import load
    from canasta.evenings.standings import season

    found = season([(each, load(store, each).evening) for each in evenings], drop, players=players)
    if as_json:
        say_json(found)
        return
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    grid.add_column(text("evening.show.place"), justify="right")
    grid.add_column(text("evening.show.names"))
    grid.add_column(text("evening.show.season_score"), justify="right")
    for each in found.evenings:
        grid.add_column(each, justify="right")
    for row in found.rows:
        cells = [
            f"({number_words(score)})" if place in row.dropped else number_words(score)
            for place, score in enumerate(row.evenings, 1)
        ]
        grid.add_row(str(row.place), " & ".join(row.names), number_words(row.score), *cells)
    draw(grid)
    if drop:
        click.echo(text("evening.cli.dropped"))
