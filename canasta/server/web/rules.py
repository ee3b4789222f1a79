"""The rulebooks over HTTP: books and paragraphs, search, comparison. Only known names are looked up."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import msgspec
from msgspec import Raw

from canasta.books import BOOKS
from canasta.books.house import House, shipped, shipped_house
from canasta.books.lookup import TEXTS, named_entries
from canasta.books.search import ask
from canasta.clauses.rulebook import Rulebook
from canasta.messages import UserError
from canasta.server.analysis.jobs import CompareJob
from canasta.server.tables.rules import rules_of
from canasta.server.web.endpoint import Call, Endpoint
from canasta.storage import Store
from canasta.storage.saved_texts import HOUSES, find_text
from canasta.wire.answers import BookText, Comparison, RulesDifference
from canasta.wire.examples import BookExamples, write_examples
from canasta.wire.rulebooks import (
    BookletWords,
    Books,
    ProvenParagraph,
    write_book,
    write_booklets,
    write_difference,
    write_proven_paragraph,
)
from canasta.wire.search import SearchResult, write_search
from canasta.wire.tables import NewTable

#: Prefix of the name of a stored house rule.
KEPT: Final = "house:"
#: Default number of search hits; maximum number of books in a comparison.
_HITS: Final = 12
_COLUMNS: Final = 8


def named_rules(name: str) -> Rulebook:
    """Return the rules for a name: a book with options after plus signs, or a shipped house rule."""
    slug, *options = name.split("+")
    return rules_of(NewTable(book=slug, options=options))


def text_of(name: str) -> tuple[str, House | None]:
    """Return the name of a text, or of the book that a house rule changes, and that house rule."""
    if name in shipped():
        house = shipped_house(name)
        return house.extends, house
    if name not in TEXTS:
        raise UserError("cli.error.book", book=name[:64], books=", ".join(TEXTS))
    return name, None


def _names(given: str) -> list[str]:
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(names) > _COLUMNS:
        raise UserError("server.number", name="books", least=1, most=_COLUMNS)
    return names


async def _books(_call: Call) -> Books:
    """List the books, without their paragraphs."""
    return Books([write_book(slug) for slug in TEXTS])


async def _book(call: Call) -> BookText:
    """Return a book with its paragraphs and rulings; for a house rule, the book and the changes."""
    return write_book(*text_of(call.path["book"]), entries=True)


async def _paragraph(call: Call) -> ProvenParagraph:
    """Return a paragraph or ruling, its related paragraphs, and the scenarios that prove it."""
    slug, house = text_of(call.path["book"])
    entry = named_entries(slug, [call.path["id"][:20]])[0]
    return await call.in_thread(lambda: write_proven_paragraph(*entry, house))


async def _examples(call: Call) -> BookExamples:
    """Return the examples of all paragraphs of a book: small tables, judged by the engine."""
    slug, _ = text_of(call.path["book"])
    return await call.in_thread(lambda: _book_examples(call.language, slug))


@lru_cache(maxsize=32)
def _book_examples(_language: str, slug: str) -> BookExamples:
    return BookExamples(slug, write_examples(slug))


async def _booklets(_call: Call) -> BookletWords:
    """Return the glossary: what the booklets call things."""
    return write_booklets()


async def _search(call: Call) -> SearchResult:
    """Search the rules by words, in all books or some."""
    words = call.query.get("words", "")[:200]
    books = _names(call.query.get("books", ""))
    for name in books:
        if name not in BOOKS:
            raise UserError("cli.error.book", book=name[:64], books=", ".join(BOOKS))
    most = call.number("most", _HITS)
    return await call.in_thread(lambda: write_search(words, books, ask(words, books), most))


async def _compare(call: Call) -> Comparison:
    """Compare books side by side: all or the named ones, in every topic or in one (a row of the table).

    If the reader knows one of them, the differences from it are marked.
    """
    names = _names(call.query.get("books", "")) or list(BOOKS)
    topic, known = call.query.get("topic", ""), call.query.get("known", "")
    if known and known not in names:
        raise UserError("cli.error.book", book=known[:64], books=", ".join(names))
    columns = await call.read(lambda store: [(name, _column(store, name)) for name in names])
    job = CompareJob(columns=columns, topic=topic, known=known, language=call.language)
    key = msgspec.json.encode(job)
    found = call.hub.comparisons.get(key)
    if found is None:
        found = await call.analyze(job, Raw, anybody=True)
        call.hub.comparisons[key] = found
    return cast(Comparison, found)


def _column(store: Store, name: str) -> NewTable:
    """Return the rules of a column: a book with options, or a stored house rule."""
    if name.startswith(KEPT):
        return NewTable(house=find_text(store, HOUSES, name.removeprefix(KEPT)).text)
    slug, *options = name.split("+")
    return NewTable(book=slug, options=options)


async def _difference(call: Call) -> RulesDifference:
    """List the differences between two sets of rules."""
    one, other = call.query.get("one", ""), call.query.get("other", "")
    rules = named_rules(one), named_rules(other)
    return await call.in_thread(lambda: write_difference(*rules))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/rules", _books, Books, signed_in=False),
    Endpoint(
        "GET", "/api/rules/search", _search, SearchResult, signed_in=False, query=("words", "books", "most")
    ),
    Endpoint(
        "GET", "/api/rules/compare", _compare, Comparison, signed_in=False, query=("books", "topic", "known")
    ),
    Endpoint("GET", "/api/rules/booklets", _booklets, BookletWords, signed_in=False),
    Endpoint(
        "GET", "/api/rules/difference", _difference, RulesDifference, signed_in=False, query=("one", "other")
    ),
    Endpoint("GET", "/api/rules/{book}", _book, BookText, signed_in=False),
    Endpoint("GET", "/api/rules/{book}/examples", _examples, BookExamples, signed_in=False),
    Endpoint("GET", "/api/rules/{book}/{id}", _paragraph, ProvenParagraph, signed_in=False),
)
