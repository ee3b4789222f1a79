"""``canasta why``: why an action is allowed or refused, and where that is written."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.clauses.take import FrozenNeedsPair, UnopenedNeedsPair
from canasta.cli.command import command, json_option, words_argument
from canasta.cli.entries import entry_fact, find, tell_entry
from canasta.cli.facts import action_fact, reason_fact
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.reading import one_action, position_of, split_words
from canasta.engine import State, refusal
from canasta.messages import Complaint, say, text
from canasta.notation import write_position
from canasta.table.actions import (
    ADD,
    ASK,
    DISCARD,
    DRAW,
    END,
    KIND,
    LAY_NATURAL,
    NO,
    PASS,
    TAKE_PAIR,
    YES,
)
from canasta.table.state import LAST_THREE
from canasta.table.words import RANKLESS
from canasta.wording import name_of, offer_words

_NO_DEAD_ENDS = "G1"


@command("why")
@words_argument("POSITION ACTION")
@json_option()
def why_command(words: Sequence[str], as_json: bool) -> None:
    """Explain an action."""
    position, rest = split_words(words)
    if not rest:
        raise Complaint("cli.error.no_action")
    state = position_of(position)
    action = one_action(rest)
    slug = state.setup.book.slug
    reason = refusal(state, action)
    entry = find(slug, reason.paragraph if reason else paragraph_for(state, action))
    if as_json:
        say_json(
            {
                "position": write_position(state),
                "seat": state.actor + 1,
                **action_fact(action),
                "legal": reason is None,
                "paragraph": entry_fact(*entry) if entry else None,
                "refusal": None if reason is None else reason_fact(slug, reason),
            }
        )
        return
    verdict = "cli.why.legal" if reason is None else "cli.why.refused"
    click.echo(bold(text(verdict, name=name_of(state.actor), do=offer_words(action))))
    if reason is not None:
        click.echo(wrapped(say(reason.message, reason.params)))
    if entry is not None:
        click.echo()
        tell_entry(*entry)


def paragraph_for(state: State, action: int) -> str:
    """The paragraph that a legal action rests on."""
    book = state.setup.book
    if action in (DRAW, PASS, END, ASK, YES, NO):
        if action == END:
            return book.cites["last_three"] if state.flags & LAST_THREE else _NO_DEAD_ENDS
        return book.cites[{DRAW: "turn", PASS: "pass"}.get(action, "answer")]
    if TAKE_PAIR <= action < LAY_NATURAL:
        opened = state.opened >> state.setup.side_of(state.seat) & 1
        for clause in book.take:
            if isinstance(clause, UnopenedNeedsPair) and not opened:
                return clause.paragraph
            if isinstance(clause, FrozenNeedsPair) and state.frozen:
                return clause.paragraph
        return book.cites["match"]
    if action >= DISCARD:
        return book.cites["turn"]
    if action & KIND == RANKLESS:
        return book.only_going_out.paragraph
    return book.cites["one_set" if action >= ADD else "rank"]
