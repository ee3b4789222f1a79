"""Names of rules in words."""

from __future__ import annotations

from canasta.clauses.rulebook import Rulebook
from canasta.messages import text


def rules_words(book: Rulebook) -> str:
    """Return the book, its options, and the house rule in force.

    >>> from canasta.books.house import rules_of
    >>> rules_words(rules_of("caliente+always_frozen")), rules_words(rules_of("boat-to-5000"))
    ('caliente with always_frozen', 'boat-to-5000, a house rule for boat')
    """
    words = book.slug
    if book.chosen:
        words = text("wording.rules.with", book=words, options=text("wording.comma").join(book.chosen))
    if book.house:
        words = text("wording.rules.house", name=book.house.title or book.house.name, book=words)
    return words
