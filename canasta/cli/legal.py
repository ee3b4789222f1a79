"""``canasta legal``: the legal actions in a position."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.books.citations import cited
from canasta.cli.command import FINE, NO, command, json_option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import plays_of, position_of, split_words
from canasta.cli.output import bold, say_json, wrapped
from canasta.engine import State, legal_actions
from canasta.explain.answer import answer
from canasta.explain.permits import permits
from canasta.messages import in_one_language, text
from canasta.table.actions import action_text
from canasta.table.state import PART_OVER
from canasta.wording import name_of, offer_words, reason_text


@command("legal")
@words_argument("POSITION [ACTION]")
@house_option()
@json_option()
def legal_command(words: Sequence[str], houses: Sequence[str], as_json: bool) -> int:
    """List the legal actions, or test one."""
    position, rest = split_words(words)
    state = position_of(position, houses_of(houses))
    if rest:
        return _test(state, plays_of(rest), as_json)
    actions = legal_actions(state)
    if as_json:
        from canasta.wire.verdicts import write_legal

        say_json(write_legal(state))
    elif actions:
        click.echo(bold(text("cli.legal.may", name=name_of(state.actor))))
        wide = max(len(action_text(action)) for action in actions)
        for action in actions:
            click.echo(f"  {action_text(action):{wide}}  {_told(action, state)}")
        click.echo(wrapped(text("cli.legal.how")))
    else:
        click.echo(text("cli.legal.over" if state.part == PART_OVER else "cli.legal.dead_end"))
    return FINE if actions else NO


@in_one_language
def _told(action: int, state: State) -> str:
    """Describe an action, with the paragraphs that allow it."""
    ids = dict.fromkeys(cited("", id) for id in permits(state, action))
    return text("cli.legal.action", action=offer_words(action, state), ids=", ".join(ids))


def _test(state: State, plays: Sequence[str], as_json: bool) -> int:
    found = answer(state, plays)
    if as_json:
        from canasta.wire.verdicts import write_verdict

        say_json(write_verdict(state, found))
    elif found.reason is None:
        click.echo(text("cli.legal.yes"))
    else:
        click.echo(text("cli.legal.no", reason=reason_text(found.reason, state.setup.book.slug)))
    return FINE if found.legal else NO
