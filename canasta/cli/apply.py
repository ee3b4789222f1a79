"""``canasta apply``: carry actions out, one after another."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cards import UNKNOWN
from canasta.cli import errors
from canasta.cli.command import FINE, NO, command, json_option, option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.output import bold, say_json
from canasta.cli.reading import actions_of, position_of, split_words
from canasta.engine import Event, IllegalAction, State, UnknownCards, apply
from canasta.messages import Complaint, text
from canasta.notation import write_position
from canasta.table.actions import action_text
from canasta.table.events import DREW
from canasta.wording import event_text, reason_text


@command("apply")
@words_argument("POSITION ACTION...")
@option("-q", "--quiet", say="quiet", is_flag=True)
@house_option()
@json_option()
def apply_command(words: Sequence[str], quiet: bool, houses: Sequence[str], as_json: bool) -> int:
    """Do it, and print what happened and the new position."""
    position, rest = split_words(words)
    actions = actions_of(rest)
    if not actions:
        raise Complaint("cli.error.no_action")
    state = position_of(position, houses_of(houses))
    happened: list[Event] = []
    for number, action in enumerate(actions):
        before = state.copy()
        try:
            events = carry_out(state, action)
        except IllegalAction as error:
            slug = before.setup.book.slug
            if as_json:
                from canasta.wire.answers import applied

                say_json(applied(before, happened, number + 1, action, error.reason))
            else:
                errors.print_error(
                    text(
                        "cli.apply.refused",
                        place=number + 1,
                        action=action_text(action),
                        reason=reason_text(error.reason, slug),
                    )
                )
            return NO
        except UnknownCards as error:
            raise Complaint(
                "cli.apply.unknown", place=number + 1, action=action_text(action), sentence=str(error)
            ) from error
        happened += events
        if not quiet and not as_json:
            for told in filter(None, map(event_text, events)):
                click.echo(told)
    if as_json:
        from canasta.wire.answers import applied

        say_json(applied(state, happened))
    elif quiet:
        click.echo(write_position(state))
    else:
        click.echo()
        click.echo(bold(text("cli.apply.position")))
        click.echo(write_position(state))
    return FINE


def carry_out(state: State, action: int) -> list[Event]:
    """Apply an action. A card drawn from a stock that is not given is a question without an answer."""
    events = apply(state, action)
    if any(event.what == DREW and UNKNOWN in event.cards for event in events):
        raise UnknownCards("unknown.stock")
    return events
