"""``canasta evening draw``, ``swap``, ``start`` and ``clock``, and the results of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from canasta.cli.command import Decorated, option
from canasta.cli.evening.stored import (
    by_option,
    carry_out,
    current_round,
    on_evening,
    read_hands,
    read_points,
    round_option,
)
from canasta.cli.output import screen_of
from canasta.messages import Param, UserError, say, text
from canasta.wire import evenings as wire

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening


def _show_round(stored: StoredEvening, number: int | None = None) -> None:
    from canasta.cli.evening.screen import show_round

    show_round(screen_of(), stored.evening, current_round(stored, number))


@on_evening("evening_draw")
@by_option()
def draw_command(stored: StoredEvening, by: str) -> None:
    """Draw the next round."""
    carry_out(stored, wire.DrawRound(), by)
    _show_round(stored)


@on_evening("evening_swap")
@click.argument("first", metavar="ENTRY", type=click.IntRange(1))
@click.argument("second", metavar="ENTRY", type=click.IntRange(1))
@by_option()
def swap_command(stored: StoredEvening, first: int, second: int, by: str) -> None:
    """Let two entries of a drawn round change places."""
    carry_out(stored, wire.SwapEntries(first=first, second=second), by)
    _show_round(stored)


@on_evening("evening_start")
@by_option()
def start_command(stored: StoredEvening, by: str) -> None:
    """Start the drawn round."""
    carry_out(stored, wire.StartRound(), by)
    _show_round(stored)


@on_evening("evening_clock")
@option("--pause", say="evening_pause", is_flag=True)
@option("--more", say="evening_more", type=click.IntRange(1, 600), metavar="MINUTES")
@by_option()
def clock_command(stored: StoredEvening, pause: bool, more: int | None, by: str) -> None:
    """Start, pause or extend the clock of the round."""
    if more is not None:
        carry_out(stored, wire.ExtendClock(minutes=more), by)
    if pause:
        carry_out(stored, wire.PauseClock(), by)
    elif more is None:
        carry_out(stored, wire.StartClock(), by)
    _say_clock(stored)


def _say_clock(stored: StoredEvening) -> None:
    from canasta.cli.evening.stored import now
    from canasta.evenings.fold import MINUTE, time_left

    clock = stored.evening.round(current_round(stored, None)).clock
    assert clock is not None  # the command has changed it
    left = time_left(clock, now())
    state = "paused" if clock.since is None else "running"
    click.echo(text(f"evening.cli.clock_{state}", minutes=-(-left // MINUTE)))


def points_options(decorated: Decorated) -> Decorated:
    """Add the points of a result: hand by hand, or in all."""
    for decorator in (
        option("--total", "total", say="evening_total", metavar="A,B"),
        option("--hand", "hands", say="evening_hand", metavar="A,B", multiple=True),
    ):
        decorated = decorator(decorated)
    return decorated


def _totals(total: str | None) -> list[int] | None:
    return read_points(total) if total is not None else None


@on_evening("evening_result")
@click.argument("table", metavar="TABLE", type=click.IntRange(1, 200))
@points_options
@option("--side", say="evening_side", type=click.IntRange(1, 2), metavar="SIDE")
@option("--partly", say="evening_partly", is_flag=True)
@option("--open-hand", "unfinished", say="evening_open_hand", metavar="A,B")
@by_option()
def result_command(
    stored: StoredEvening,
    table: int,
    hands: Sequence[str],
    total: str | None,
    side: int | None,
    partly: bool,
    unfinished: str | None,
    by: str,
) -> None:
    """Enter the result of a table."""
    wanted = wire.EnterResult(
        round=current_round(stored, None),
        table=table,
        hands=read_hands(hands),
        points=_totals(total),
        unfinished=_totals(unfinished),
        complete=not (partly or unfinished),
        source="director" if side is None else "pad",
        side=side,
    )
    carry_out(stored, wanted, by)
    _say_result(stored, wanted.round, table)


def _say_result(stored: StoredEvening, number: int, table: int) -> None:
    result = stored.evening.table(number, table).result
    assert result is not None  # the command has just entered it
    first, second = result.points
    kind = "confirmed" if result.confirmed else "unconfirmed" if result.complete else "partly"
    message = f"evening.cli.result_{kind}"
    click.echo(text(message, number=number, table=table, first=first, second=second))


@on_evening("evening_confirm")
@click.argument("table", metavar="TABLE", type=click.IntRange(1, 200))
@option("--side", say="evening_side", type=click.IntRange(1, 2), metavar="SIDE")
@by_option()
def confirm_command(stored: StoredEvening, table: int, side: int | None, by: str) -> None:
    """Confirm the result of a table."""
    number = current_round(stored, None)
    carry_out(stored, wire.ConfirmResult(round=number, table=table, side=side), by)
    _say_result(stored, number, table)


@on_evening("evening_correct")
@click.argument("table", metavar="TABLE", type=click.IntRange(1, 200))
@points_options
@option("--reason", say="evening_reason", metavar="TEXT", required=True)
@round_option()
@by_option()
def correct_command(
    stored: StoredEvening,
    table: int,
    hands: Sequence[str],
    total: str | None,
    reason: str,
    number: int | None,
    by: str,
) -> None:
    """Correct a confirmed result, of a closed round too."""
    wanted = wire.CorrectResult(
        round=current_round(stored, number),
        table=table,
        reason=reason[:200],
        hands=read_hands(hands),
        points=_totals(total),
    )
    carry_out(stored, wanted, by)
    _say_result(stored, wanted.round, table)


@on_evening("evening_adjust")
@click.argument("entry", metavar="ENTRY", type=click.IntRange(1))
@option("--points", say="evening_points", metavar="NUMBER", required=True)
@option("--reason", say="evening_reason", metavar="TEXT", required=True)
@round_option()
@by_option()
def adjust_command(
    stored: StoredEvening, entry: int, points: str, reason: str, number: int | None, by: str
) -> None:
    """Add to a score, or take from it."""
    from math import isfinite

    from canasta.evenings.model import entry_name

    try:
        value = float(points)
    except ValueError as problem:
        raise UserError("evening.cli.number", given=points[:40]) from problem
    if not isfinite(value) or abs(value) > 1_000_000:
        raise UserError("evening.cli.number", given=points[:40])
    carry_out(stored, wire.AdjustScore(entry=entry, points=value, reason=reason[:200], round=number), by)
    name = entry_name(stored.evening.entry(entry))
    params: dict[str, Param] = {"name": name, "points": f"{value:+g}", "reason": reason[:200]}
    if number is None:
        click.echo(say("evening.log.adjusted", params))
    else:
        click.echo(say("evening.log.adjusted_round", {**params, "number": number}))
