"""``canasta why``: why an action is allowed or refused, and where that is written."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.books.citations import cited, is_house_citation
from canasta.books.texts import find
from canasta.clauses.take import AlwaysFrozen, FrozenNeedsPair, UnopenedNeedsPair
from canasta.cli.command import command, json_option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.paragraphs import print_entry
from canasta.cli.reading import one_action, position_of, split_words
from canasta.engine import State, refusal
from canasta.messages import Complaint, say, text
from canasta.table.actions import (
    ADD,
    ASK,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    LAY_NATURAL,
    LAY_WILD,
    NO,
    PASS,
    SHOW_BLACK,
    SHOW_HAND,
    SHOW_RED,
    TAKE_PAIR,
    YES,
)
from canasta.table.state import LAST_THREE
from canasta.wording import name_of, offer_words

_NO_DEAD_ENDS = "G1"
#: Where a book tells of plain actions: keys of its ``cites``.
_CITED = {
    DRAW: "turn",
    PASS: "pass",
    ASK: "answer",
    YES: "answer",
    NO: "answer",
    SHOW_RED: "show",
    SHOW_BLACK: "show",
    SHOW_HAND: "show_hand",
}


@command("why")
@words_argument("POSITION ACTION")
@house_option()
@json_option()
def why_command(words: Sequence[str], houses: Sequence[str], as_json: bool) -> None:
    """Explain an action."""
    position, rest = split_words(words)
    if not rest:
        raise Complaint("cli.error.no_action")
    state = position_of(position, houses_of(houses))
    action = one_action(rest)
    slug = state.setup.book.slug
    reason = refusal(state, action)
    paragraph = reason.paragraph if reason else paragraph_for(state, action)
    entry = find(slug, paragraph)
    if as_json:
        from canasta.wire.answers import explained

        say_json(explained(state, action, paragraph))
        return
    verdict = "cli.why.legal" if reason is None else "cli.why.refused"
    click.echo(bold(text(verdict, name=name_of(state.actor), do=offer_words(action, state))))
    if reason is not None:
        click.echo(wrapped(say(reason.message, reason.params)))
    if entry is not None:
        click.echo()
        print_entry(*entry)
    elif is_house_citation(paragraph) and state.setup.book.house:
        click.echo()
        click.echo(bold(cited(slug, paragraph)))
        click.echo(wrapped(text("house.cli.look", name=state.setup.book.house.name), 2))


def paragraph_for(state: State, action: int) -> str:
    """The paragraph that a legal action rests on."""
    book = state.setup.book
    if action < TAKE_PAIR:
        return _paragraph_for_plain(state, action)
    if action < LAY_NATURAL:
        opened = state.opened >> state.setup.side_of(state.seat) & 1
        for clause in book.take:
            if isinstance(clause, UnopenedNeedsPair) and not opened:
                return clause.paragraph
            if isinstance(clause, AlwaysFrozen) or (isinstance(clause, FrozenNeedsPair) and state.frozen):
                return clause.paragraph
        return book.cites["match"]
    if action >= DISCARD:
        return book.cites["turn"]
    if action & FAMILY == LAY_WILD:
        return book.cites.get("wild_set", book.cites["rank"])
    return book.allows(action) or book.cites["one_set" if action >= ADD else "rank"]


def _paragraph_for_plain(state: State, action: int) -> str:
    book = state.setup.book
    if action == END:
        if state.flags & LAST_THREE:
            return book.cites["last_three"]
        # Where no card need be kept after the discard, a last one that may not go is kept (boat 66).
        return _NO_DEAD_ENDS if book.going_out.keeps_after_discard else book.going_out.keep
    return book.allows(action) or book.cites[_CITED[action]]
