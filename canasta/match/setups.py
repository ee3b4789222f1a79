"""Cache of engine setups, one per book and number of players."""

from __future__ import annotations

from typing import Final

from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.clauses.setup import Setup

_Key = tuple[str, tuple[str, ...], HouseRule | None, int]
_MOST: Final = 64
_SETUPS: dict[_Key, Setup] = {}


def setup_for(book: Rulebook, players: int) -> Setup:
    """Return the engine setup for a book and its players; setups are immutable, so games share them."""
    key = (book.slug, book.chosen, book.house, players)
    found = _SETUPS.get(key)
    if found is None or found.book != book:  # a program can change a book and keep its name
        if len(_SETUPS) >= _MOST:
            _SETUPS.clear()
        found = _SETUPS[key] = Setup(book, players)
    return found
