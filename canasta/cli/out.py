"""``canasta out``: whether a player can go out now, and how, or what is missing."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cli.command import FINE, NO, command, json_option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import only_position
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.why import print_paragraph
from canasta.explain.out import way_out
from canasta.messages import text
from canasta.table.actions import action_text
from canasta.wording import name_of, offer_words, reason_text


@command("out")
@words_argument("POSITION")
@house_option()
@json_option()
def out_command(words: Sequence[str], houses: Sequence[str], as_json: bool) -> int:
    """Print a way to go out, or what is missing."""
    state = only_position(words, houses_of(houses))
    found = way_out(state)
    if as_json:
        from canasta.wire.verdicts import write_way_out

        say_json(write_way_out(state, found))
        return FINE if found.way else NO
    slug, name = state.setup.book.slug, name_of(state.seat)
    if found.way is not None:
        click.echo(bold(text("cli.out.yes", name=name)))
        wide = max(len(action_text(action)) for action in found.way.actions)
        for action in found.way.actions:
            click.echo(f"  {action_text(action):{wide}}  {offer_words(action, state)}")
    else:
        click.echo(bold(text("cli.out.no", name=name)))
    for reason in found.way.notes if found.way else found.missing:
        click.echo(wrapped(reason_text(reason, slug)))
    for paragraph in found.paragraphs:
        print_paragraph(state.setup.book, paragraph)
    return FINE if found.way else NO
