"""``canasta rules search``: full-text search in paragraphs, rulings and the glossary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from canasta.books import BOOKS
from canasta.books.search import TextMatch, marked, search, suggestions
from canasta.cli.command import FINE, NO, command, json_option, option, words_argument
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.pager import paged
from canasta.cli.paragraphs import heading, print_text
from canasta.messages import listed, text

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
    found = search(asked, books)
    near = suggestions(asked)
    if as_json:
        from canasta.wire.search import write_search

        say_json(write_search(asked, books, found, most, near))
        return FINE if found else NO
    for hit in found[:most]:
        _print(hit)
    if len(found) > most:
        click.echo(wrapped(text("cli.rules.search.more", shown=most, number=len(found))))
    if not found:
        click.echo(text("cli.rules.search.nothing", words=asked))
    if near:
        click.echo(text("cli.rules.search.near", words=listed(near)))
    return FINE if found else NO


def _print(hit: TextMatch) -> None:
    click.echo(bold(heading(hit.book, hit.entry, marked(hit.entry.title, hit.title_spans))))
    print_text(marked(hit.entry.text, hit.spans, "**_", "_**"), indent=2)
    click.echo()
