"""``canasta review``: the coach's review of a record."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli.command import command, file_argument, json_option, option
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import located, read_text
from canasta.cli.output import say_json, screen_of
from canasta.match import Match
from canasta.messages import UserError, text
from canasta.notation import NotationError, read_record

if TYPE_CHECKING:
    from canasta.coach.review import Review


@command("review")
@file_argument("record", "RECORD")
@option("--player", say="review_player", metavar="NAME")
@option("--seat", say="review_seat", type=int, metavar="NUMBER")
@option("--hand", "only", say="hand", type=int, metavar="NUMBER")
@option("--all", "whole", say="review_all", is_flag=True)
@option("--exercises", say="review_exercises", is_flag=True)
@option("--plot", say="review_plot", metavar="FILE")
@option("--think", "--samples", "think", say="review_think", type=int, metavar="NUMBER")
@option("--seed", say="coach_seed", default="0", show_default=True, metavar="TEXT")
@option("--processes", say="processes", type=int, metavar="NUMBER")
@house_option()
@json_option()
def review_command(
    record: str,
    player: str | None,
    seat: int | None,
    only: int | None,
    whole: bool,
    exercises: bool,
    plot: str | None,
    think: int | None,
    seed: str,
    processes: int | None,
    houses: Sequence[str],
    as_json: bool,
) -> None:
    """Review a record."""
    from canasta.coach.review import review
    from canasta.tui.reviews import curve_svg, show_review

    game = _game(record, houses)
    if only is not None and not 1 <= only <= game.hand_number:
        raise UserError("cli.error.hand", hand=only, number=game.hand_number)
    reader = _reader(game, player, seat)
    with _progress() as progress:
        found = review(game, reader, only, think, seed, processes, progress)
    if not found.curve:
        raise UserError("coach.error.nothing")
    if plot is not None:
        try:
            Path(plot).write_text(curve_svg(found), encoding="utf-8")
        except OSError as error:
            raise UserError("coach.error.plot", name=plot, problem=error.strerror or str(error)) from error
    if exercises:
        _practise(found, as_json)
        return
    if as_json:
        from canasta.coach.wire import write_review

        say_json(write_review(found))
        return
    show_review(screen_of(), found, whole=whole)
    if plot is not None:
        click.echo(text("coach.review.saved", name=plot))


def _practise(found: Review, as_json: bool) -> None:
    """Write the costly plays as exercises."""
    from canasta.coach.exercise import from_review
    from canasta.tui.exercises import list_exercises

    if as_json:
        from canasta.coach.wire import write_exercise

        say_json([write_exercise(each) for each in from_review(found.judged, found.samples)])
    else:
        list_exercises(screen_of(), found)


def _game(record: str, houses: Sequence[str]) -> Match:
    source = read_text(record)
    try:
        return read_record(source, houses_of(houses))
    except NotationError as error:
        raise located(error, source, record) from error


def _reader(game: Match, player: str | None, seat: int | None) -> int | None:
    """Return the number of the player with this name, or in this seat in the first hand."""
    if player is not None and seat is not None:
        raise UserError("coach.error.player_or_seat")
    if player is not None:
        for number, name in enumerate(game.names):
            if name.lower() == player.lower():
                return number
        raise UserError("coach.error.player", name=player, names=", ".join(game.names))
    if seat is not None:
        if not 1 <= seat <= len(game.names):
            raise UserError("coach.error.seat", seat=str(seat), last=len(game.names))
        return game.names.index(game.seat_names()[seat - 1])
    return None


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None] | None]:
    """Show a progress bar on stderr, on a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text("coach.review.progress"), total=None)
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)
