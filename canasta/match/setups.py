"""The tables of a book, worked out once however many games are played by it."""

from __future__ import annotations

from typing import Final

from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.clauses.setup import Setup

_Key = tuple[str, tuple[str, ...], HouseRule | None, int]
_MOST: Final = 64
_SETUPS: dict[_Key, Setup] = {}


def setup_for(book: Rulebook, players: int) -> Setup:
    """Book and players as the engine wants them; nobody changes a setup, so games can share one."""
    key = (book.slug, book.chosen, book.house, players)
    found = _SETUPS.get(key)
    if found is None or found.book != book:  # a book can be changed in a program and keep its name
        if len(_SETUPS) >= _MOST:
            _SETUPS.clear()
        found = _SETUPS[key] = Setup(book, players)
    return found
