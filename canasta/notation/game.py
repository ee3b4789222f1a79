"""Parsing of the game to play, as typed by a user."""

from __future__ import annotations

from canasta.books import BOOKS
from canasta.books.house import means_file
from canasta.books.house.shelf import Houses
from canasta.clauses.rulebook import Rulebook
from canasta.notation.position.keys import DEFAULT_PLAYERS

USUAL_BOOK = "classic"


def typed_game(typed: str, houses: Houses | None = None) -> tuple[Rulebook, int | None]:
    """Read a game as typed: a book or house rule by name or number, then options and number of players.

    >>> rules, players = typed_game("caliente always_frozen 3")
    >>> rules.slug, rules.chosen, players
    ('caliente', ('always_frozen',), 3)
    >>> typed_game("")[1], typed_game("boat")[1]
    (4, None)
    """
    houses = houses or Houses()
    if means_file(typed):  # file names may have blanks and capitals
        return houses.rules_of(typed), None
    words = typed.replace(",", " ").split()
    if not words:
        return BOOKS[USUAL_BOOK], DEFAULT_PLAYERS
    first, slugs = words[0] if means_file(words[0]) else words[0].lower(), list(BOOKS)
    if first.isdecimal() and 1 <= int(first) <= len(slugs):
        first = slugs[int(first) - 1]
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    options = [word.lower().replace("-", "_") for word in words[1:] if not word.isdecimal()]
    rules = houses.rules_of(first, options)
    players = numbers[-1] if numbers else None
    if players is not None:
        rules.seating(players)
    return rules, players
