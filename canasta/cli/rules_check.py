"""``canasta rules check``: is a house rule well formed, and can it be played?"""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from canasta.books.house import House
from canasta.cli import errors
from canasta.cli.command import BAD_INPUT, FINE, NO, command, json_option, option
from canasta.cli.houses import houses_of
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.rules_show import house_parts
from canasta.jobs.trial import TRIAL_HANDS, Trial, TrialError, try_rules
from canasta.messages import Complaint, text


@command("rules_check")
@click.argument("file", metavar="FILE")
@option(
    "--hands", say="trial_hands", type=click.IntRange(min=1), default=TRIAL_HANDS, show_default=True,
    metavar="NUMBER",
)  # fmt: skip
@option("--processes", say="processes", type=click.IntRange(min=1), metavar="NUMBER")
@json_option()
def check_command(file: str, hands: int, processes: int | None, as_json: bool) -> int:
    """Check a house rule."""
    try:
        house = houses_of().find(file)
        trials = try_rules(house.book, hands, processes=processes, progress=_progress())
    except Complaint as error:
        code = NO if isinstance(error, TrialError) else BAD_INPUT
        if as_json:
            from canasta.wire.answers import HouseRefused

            say_json(HouseRefused(error=str(error), message=error.message, params=dict(error.params)))
        else:
            errors.print_error(str(error))
        return code
    if as_json:
        from canasta.wire import answers

        tried = [answers.Trial(trial.players, trial.hands, trial.longest) for trial in trials]
        say_json(answers.HouseChecked(*house_parts(house), trials=tried))
    else:
        _print(house, trials)
    return FINE


def _progress() -> Callable[[int, int], None] | None:
    """A line on stderr that counts, if a person looks."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, wanted: int) -> None:
        line = text("cli.simulate.progress", done=done, wanted=wanted)
        click.echo("\r" + (line if done < wanted else " " * len(line) + "\r"), nl=False, err=True)

    return show


def _print(house: House, trials: list[Trial]) -> None:
    book = "+".join((house.extends, *house.options))
    click.echo(bold(text("house.cli.title", name=house.name, version=house.version, book=book)))
    if house.about:
        click.echo(wrapped(house.about))
    click.echo(text("house.cli.hash", hash=house.hash))
    for trial in trials:
        click.echo(text("house.cli.tried", players=trial.players, hands=trial.hands, longest=trial.longest))
    click.echo(text("house.cli.fine"))
