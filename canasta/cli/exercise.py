"""``canasta exercise``: positions to practise."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

import click

from canasta.cli.command import command, json_option, option, options_option
from canasta.cli.houses import houses_of
from canasta.cli.output import is_terminal, say_json, screen_of
from canasta.messages import UserError, text
from canasta.notation.position.keys import default_players


@command("exercise")
@option("--book", say="book", default="classic", show_default=True, metavar="BOOK")
@options_option()
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--kind", say="exercise_kind", metavar="KIND")
@option("--count", say="exercise_count", type=int, default=1, show_default=True, metavar="NUMBER")
@option("--daily", say="exercise_daily", is_flag=True)
@option("--answer", "at_once", say="exercise_answer", is_flag=True)
@option("--seed", say="exercise_seed", metavar="TEXT")
@option("--think", "--samples", "think", say="exercise_think", type=int, metavar="NUMBER")
@json_option()
def exercise_command(
    book: str,
    options: Sequence[str],
    players: int | None,
    kind: str | None,
    count: int,
    daily: bool,
    at_once: bool,
    seed: str | None,
    think: int | None,
    as_json: bool,
) -> None:
    """Practise with exercises."""
    from canasta.clauses.setup import Setup
    from canasta.coach.exercise import KINDS, Exercise, find_daily, find_exercise

    today = datetime.now(UTC).date()
    kinds = {name: name for name in KINDS}
    if kind is not None and kind not in kinds:
        raise UserError("coach.error.kind", kind=kind, kinds=", ".join(KINDS))
    if count < 1:
        raise UserError("coach.error.count")
    if daily and seed is not None:
        raise UserError("coach.error.daily")
    rules = houses_of().rules_of(book, options)
    setup = Setup(rules, players or default_players(rules))
    if daily:
        seed = today.isoformat()
    elif seed is None:
        seed = secrets.token_hex(4)
        click.echo(text("coach.exercise.seed", seed=seed), err=True)

    def find(number: int) -> Exercise:
        if daily and kind is None:
            return find_daily(setup, today, number, think)
        return find_exercise(setup, kinds[kind or "discard"], f"{seed}/{number}", think)

    if as_json:
        from canasta.coach.wire import write_exercise

        found = [write_exercise(find(number)) for number in range(count)]
        say_json(found[0] if count == 1 else found)
        return
    from canasta.tui.exercises import practise, show_answer, show_exercise

    screen = screen_of()
    if is_terminal() and sys.stdin.isatty() and not at_once:
        practise(screen, find, count)
        return
    for number in range(count):
        exercise = find(number)
        show_exercise(screen, exercise, number + 1, count)
        show_answer(screen, exercise)
