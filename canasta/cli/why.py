"""``canasta why``: why a play is legal or not, and the paragraph that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from canasta.books.citations import cited, is_house_citation
from canasta.books.search import ask
from canasta.books.texts import find
from canasta.clauses.rulebook import Rulebook
from canasta.cli.command import command, json_option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import plays_of, position_of, split_words
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.paragraphs import print_entry
from canasta.cli.rules.search import print_answer
from canasta.engine import State
from canasta.explain.answer import Answer
from canasta.explain.said import answer_said, means_no_play
from canasta.messages import UserError, in_one_language, say, text
from canasta.wording import name_of, offer_words, play_words, reason_text

#: Texts that are shown for a question that is not about a play.
_NEAREST: Final = 3


@command("why")
@words_argument("POSITION PLAY...")
@house_option()
@json_option()
def why_command(words: Sequence[str], houses: Sequence[str], as_json: bool) -> None:
    """Explain a play."""
    position, rest = split_words(words)
    if not rest:
        raise UserError("cli.error.no_action")
    state = position_of(position, houses_of(houses))
    line = " ".join(rest)
    try:
        found = answer_said(state, line, plays_of(rest))
    except UserError as problem:
        slug = state.setup.book.slug
        said = ask(line, [slug])
        # A single word is a mistyped action rather than a question.
        if not means_no_play(problem) or " " not in line.strip() or not (said.matches or said.elsewhere):
            raise
        if as_json:
            from canasta.wire.search import write_search

            say_json(write_search(line, [slug], said, _NEAREST))
            return
        click.echo(wrapped(text("cli.why.no_play")) + "\n")
        print_answer(said, [slug], _NEAREST)
        return
    if as_json:
        from canasta.wire.verdicts import explained

        say_json(explained(state, found))
        return
    book = state.setup.book
    click.echo(bold(_verdict(state, found)))
    if found.reason is not None:
        click.echo(wrapped(say(found.reason.message, found.reason.params)))
    for note in found.notes:
        click.echo(wrapped(reason_text(note, book.slug)))
    for paragraph in found.paragraphs:
        print_paragraph(book, paragraph)


@in_one_language
def _verdict(state: State, found: Answer) -> str:
    name = name_of(state.actor)
    if found.words:
        return text("cli.why.refused_play", name=name, play=found.words)
    if found.reason is not None:
        return text("cli.why.refused", name=name, do=offer_words(found.actions[-1], state))
    return text("cli.why.legal", name=name, do=play_words(found.actions, state))


def print_paragraph(book: Rulebook, paragraph: str) -> None:
    """Print the source: a paragraph or ruling in full, or the house rule behind it."""
    entry = find(book.slug, paragraph)
    if entry is not None:
        click.echo()
        print_entry(*entry)
    elif is_house_citation(paragraph) and book.house:
        click.echo()
        click.echo(bold(cited(book.slug, paragraph)))
        click.echo(wrapped(text("house.cli.look", name=book.house.name), 2))
