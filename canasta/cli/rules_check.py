"""``canasta rules check``: is a house rule well formed, and can it be played?"""

from __future__ import annotations

import click

from canasta.books.house import House
from canasta.books.house_errors import HouseErrors
from canasta.cli import errors
from canasta.cli.command import BAD_INPUT, FINE, NO, command, file_argument, json_option, option
from canasta.cli.houses import houses_of, progress
from canasta.cli.output import say_json
from canasta.cli.rules_show import house_parts, print_title
from canasta.jobs.house_trial import try_house
from canasta.jobs.trial import TRIAL_HANDS, Trial, TrialError
from canasta.messages import Complaint, text


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
        trials = try_house(house, hands, processes, progress())
    except Complaint as error:
        code = NO if isinstance(error, TrialError) else BAD_INPUT
        if as_json:
            from canasta.wire.answers import HouseFault, HouseRefused

            errors_of = error.errors if isinstance(error, HouseErrors) else (error,)
            faults = [HouseFault(str(one), one.message, dict(one.params)) for one in errors_of]
            say_json(HouseRefused(errors=faults))
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


def _print(house: House, trials: list[Trial]) -> None:
    print_title(house)
    click.echo(text("house.cli.hash", hash=house.hash))
    for trial in trials:
        click.echo(text("house.cli.tried", players=trial.players, hands=trial.hands, longest=trial.longest))
    click.echo(text("house.cli.fine"))
