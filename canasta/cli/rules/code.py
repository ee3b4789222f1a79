"""``canasta rules PARAGRAPH --code``: the code that implements a paragraph, and what proves it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from canasta.books import BOOKS
from canasta.books.places import Place, accounts, mentions, places, proofs
from canasta.books.texts import Entry
from canasta.cli.output import bold, wrapped
from canasta.messages import text

if TYPE_CHECKING:
    from canasta.wire.answers import ParagraphCode


def code_struct(slug: str, entry: Entry) -> ParagraphCode:
    """Return the code of a paragraph as a struct."""
    from canasta.wire.answers import CodeLine, CodePlace, ParagraphCode

    kind, why = accounts(slug).get(entry.id, (None, None))
    return ParagraphCode(
        [CodePlace(**place._asdict()) for place in _places(slug, entry.id)],
        kind,
        why,
        [CodeLine(*mention) for mention in mentions(slug, entry.id)],
        [CodeLine(*proof) for proof in proofs(slug, entry.id)],
    )


def tell_code(slug: str, entry: Entry) -> None:
    """Print the code of a paragraph: lines of the book, of the rest of the program, scenarios."""
    kind, why = accounts(slug).get(entry.id, ("", ""))
    if kind:
        click.echo()
        click.echo(wrapped(text(f"cli.rules.code.{kind}", why=why)))
    _print("book", ((place.file, place.line, _what(place)) for place in _places(slug, entry.id)))
    _print("program", mentions(slug, entry.id))
    _print("scenarios", proofs(slug, entry.id))


def _places(slug: str, id: str) -> list[Place]:
    """Return the lines of the book that cite it; a general ruling may be cited in any book."""
    books = [slug] if slug in BOOKS else list(BOOKS)
    return [place for book in books for place in places(book) if place.id == id]


def _what(place: Place) -> str:
    if place.clause:
        return text("cli.rules.code.clause", field=place.field, clause=place.clause, written=place.written)
    return text("cli.rules.code.field", field=place.field)


def _print(what: str, lines: Iterable[tuple[str, int, str]]) -> None:
    sentences = [
        text("cli.rules.code.line", file=file, line=str(line), words=words) for file, line, words in lines
    ]
    if sentences:
        click.echo()
        click.echo(bold(text(f"cli.rules.code.{what}")))
        for sentence in sentences:
            click.echo(wrapped(sentence, 2))
