"""The rulebooks, by slug."""

from __future__ import annotations

from canasta.books.american import AMERICAN
from canasta.books.boat import BOAT
from canasta.books.caliente import CALIENTE_BOOK
from canasta.books.classic import CLASSIC
from canasta.books.knee import KNEE
from canasta.clauses.rulebook import Rulebook
from canasta.messages import UserError

BOOKS: dict[str, Rulebook] = {book.slug: book for book in (CLASSIC, CALIENTE_BOOK, BOAT, AMERICAN, KNEE)}


def book(slug: str) -> Rulebook:
    """Return the rulebook with a slug; a ``UserError`` names the available ones.

    >>> book("classic").target
    5000
    """
    found = BOOKS.get(slug)
    if found is None:
        raise UserError("book.unknown", slug=slug, slugs=", ".join(BOOKS))
    return found
