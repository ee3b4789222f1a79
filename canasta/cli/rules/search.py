"""``canasta rules search``: full-text search in paragraphs, rulings and the glossary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from canasta.books import BOOKS
from canasta.books.search import RulesAnswer, TextMatch, ask, marked
from canasta.cli.command import FINE, NO, command, json_option, option, words_argument
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.pager import paged
from canasta.cli.paragraphs import heading, print_text
from canasta.messages import either, listed, text

_MOST: Final = 8


@command("rules_search")
@words_argument("WORDS")
@option(
    "--book", "books", say="search_book", type=click.Choice([*BOOKS], case_sensitive=False), multiple=True,
    metavar="BOOK",
)  # fmt: skip
@option("--most", say="most", type=click.IntRange(min=1), default=_MOST, show_default=True, metavar="NUMBER")
@json_option()
@paged
def search_command(words: Sequence[str], books: Sequence[str], most: int, as_json: bool) -> int:
    """Search the rules."""
    asked = " ".join(words)
    found = ask(asked, books)
    if as_json:
        from canasta.wire.search import write_search

        say_json(write_search(asked, books, found, most))
        return FINE if found.matches else NO
    if found.question.corrected:
        click.echo(text("cli.rules.search.read_as", words=listed(found.question.corrected)))
    print_answer(found, books, most)
    if not found.matches and not found.elsewhere:
        click.echo(text("cli.rules.search.nothing", words=asked))
    return FINE if found.matches or found.elsewhere else NO


def print_answer(found: RulesAnswer, books: Sequence[str], most: int) -> None:
    """Print what the rules say about a question: of other books, if those that were asked are silent.

    If no book was named, the best paragraph of each book comes first.
    """
    if found.elsewhere:
        others = listed([f"{hit.book} {hit.entry.id}" for hit in found.elsewhere])
        silent = text("cli.rules.search.silent", books=either(list(books)), others=others)
        click.echo(wrapped(silent) + "\n")
        for hit in found.elsewhere[:most]:
            _print(hit)
        if found.matches:
            click.echo(wrapped(text("cli.rules.search.nearest", books=either(list(books)))) + "\n")
    elif found.matches and not found.sure:
        click.echo(wrapped(text("cli.rules.search.unsure")) + "\n")
    for hit in (found.matches if books else found.of_each_book)[:most]:
        _print(hit)
    if len(found.matches) > most:
        click.echo(wrapped(text("cli.rules.search.more", shown=most, number=len(found.matches))))


def _print(hit: TextMatch) -> None:
    click.echo(bold(heading(hit.book, hit.entry, marked(hit.entry.title, hit.title_spans))))
    print_text(marked(hit.entry.text, hit.spans, "**_", "_**"), indent=2)
    click.echo()
