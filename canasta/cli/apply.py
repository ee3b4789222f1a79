"""``canasta apply``: execute actions in order."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cards import UNKNOWN
from canasta.clauses.base import Reason
from canasta.cli import errors
from canasta.cli.command import FINE, NO, command, json_option, option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import plays_of, position_of, split_words
from canasta.cli.output import bold, say_json, wrapped
from canasta.engine import Event, IllegalAction, State, UnknownCards, apply
from canasta.explain.answer import read_proposed
from canasta.explain.notes import following
from canasta.messages import UserError, text
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
    """Execute the actions, and print what happened and the new position."""
    position, rest = split_words(words)
    plays = plays_of(rest)
    if not plays:
        raise UserError("cli.error.no_action")
    doing = _Doing(position_of(position, houses_of(houses)), aloud=not quiet and not as_json)
    refused = next((reason for play in plays if (reason := doing.play(play)) is not None), None)
    if as_json:
        from canasta.wire.answers import applied

        say_json(applied(doing.state, doing.happened, doing.notes, doing.number, doing.action, refused))
    elif refused is not None:
        errors.print_error(
            text(
                "cli.apply.refused",
                place=doing.number,
                action=doing.action,
                reason=reason_text(refused, doing.state.setup.book.slug),
            )
        )
    elif quiet:
        click.echo(write_position(doing.state))
    else:
        click.echo()
        click.echo(bold(text("cli.apply.position")))
        click.echo(write_position(doing.state))
    return FINE if refused is None else NO


class _Doing:
    """A run of plays in a position, with a log of what happened."""

    def __init__(self, state: State, *, aloud: bool) -> None:
        self.state = state
        self.aloud = aloud  #: print events as they happen
        self.number = 0  #: of the current action, from 1
        self.action = ""
        self.happened: list[Event] = []
        self.notes: list[Reason] = []

    def play(self, words: str) -> Reason | None:
        """Execute a play; return why it is refused, or None."""
        play = read_proposed(self.state, words)
        if play.reason is not None:
            self.number += 1
            self.action = play.words
            return play.reason
        for action in play.actions:
            reason = self._act(action)
            if reason is not None:
                return reason
        return None

    def _act(self, action: int) -> Reason | None:
        self.number += 1
        self.action = action_text(action)
        before = self.state.copy()
        try:
            events = carry_out(self.state, action)
        except IllegalAction as error:
            self.state = before
            return error.reason
        except UnknownCards as error:
            raise UserError(
                "cli.apply.unknown", place=self.number, action=self.action, sentence=str(error)
            ) from error
        notes = [note for note in following(before, self.state, action, events) if note not in self.notes]
        self.happened += events
        self.notes += notes
        if self.aloud:
            for line in filter(None, map(event_text, events)):
                click.echo(line)
            for note in notes:
                click.echo(wrapped(reason_text(note, before.setup.book.slug)))
        return None


def carry_out(state: State, action: int) -> list[Event]:
    """Apply an action; raise ``UnknownCards`` if it draws from a stock that is not given."""
    events = apply(state, action)
    if any(event.what == DREW and UNKNOWN in event.cards for event in events):
        raise UnknownCards("unknown.stock")
    return events
