"""``canasta rules check``: check that a house rule is well formed and playable."""

from __future__ import annotations

import click

from canasta.books.house import House
from canasta.cli import errors
from canasta.cli.command import BAD_INPUT, FINE, NO, command, file_argument, json_option, option
from canasta.cli.houses import houses_of, progress
from canasta.cli.output import say_json
from canasta.cli.rules.parts import check_parts
from canasta.cli.rules.show import print_title
from canasta.jobs.house_trial import try_house
from canasta.jobs.trial import TRIAL_HANDS, TrialError, TrialResult
from canasta.messages import UserError, text


@command("rules_check")
@file_argument("file")
@option(
    "--hands", say="trial_hands", type=click.IntRange(min=1), default=TRIAL_HANDS, show_default=True,
    metavar="NUMBER",
)  # fmt: skip
@option("--processes", say="processes", type=click.IntRange(min=1), metavar="NUMBER")
@json_option()
def check_command(file: str, hands: int, processes: int | None, as_json: bool) -> int:
    """Check a house rule."""
    try:
        house = houses_of(tried=False).find(file)
        check_parts(house)
        trials = try_house(house, hands, processes, progress())
    except UserError as error:
        code = NO if isinstance(error, TrialError) else BAD_INPUT
        if as_json:
            from canasta.wire.rulebooks import write_refused

            say_json(write_refused(error))
        else:
            errors.print_error(str(error))
        return code
    if as_json:
        from canasta.wire.rulebooks import write_checked

        say_json(write_checked(house, trials))
    else:
        _print(house, trials)
    return FINE


def _print(house: House, trials: list[TrialResult]) -> None:
    print_title(house)
    click.echo(text("house.cli.hash", hash=house.hash))
    for trial in trials:
        click.echo(text("house.cli.tried", players=trial.players, hands=trial.hands, longest=trial.longest))
    click.echo(text("house.cli.fine"))
