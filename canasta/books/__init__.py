"""The rulebooks, by slug."""

from __future__ import annotations

from canasta.books.classic import CLASSIC
from canasta.clauses.rulebook import Rulebook

BOOKS: dict[str, Rulebook] = {book.slug: book for book in (CLASSIC,)}


def book(slug: str) -> Rulebook:
    """The rulebook of a slug; ``ValueError`` names the ones there are.

    >>> book("classic").target
    5000
    """
    found = BOOKS.get(slug)
    if found is None:
        raise ValueError(f"there is no rulebook {slug!r}; there is {', '.join(BOOKS)}")
    return found
