"""Every way there is to play, read off the books: numbers of players and options.

>>> [way for way in ways_to_play() if way.book == "boat"][0]
Way(book='boat', players=2, options=())
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from canasta.books import BOOKS
from canasta.clauses.rulebook import Rulebook, Seats


class Way(NamedTuple):
    """A book, how many play it, and with which of its options."""

    book: str
    players: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.book, str(self.players), *self.options])


def option_sets(book: Rulebook) -> list[tuple[str, ...]]:
    """The options that make sense together, none of them first.

    A set of options with one that changes nothing beside the others is left out: each is a way to play of
    its own.

    >>> from canasta.books import book
    >>> option_sets(book("classic")), len(option_sets(book("caliente")))
    ([()], 12)
    """
    names = [option.name for option in book.options]
    found: list[tuple[str, ...]] = []
    for number in range(len(names) + 1):
        for chosen in combinations(names, number):
            rules = _rules(book, chosen)
            fewer = (tuple(name for name in chosen if name != one) for one in chosen)
            if all(_rules(book, others) != rules for others in fewer):
                found.append(chosen)
    return found


def _rules(book: Rulebook, options: tuple[str, ...]) -> Rulebook:
    """The book with options, without their names."""
    return replace(book.with_options(options), chosen=())


def ways_to_play(*, alike: bool = True) -> Iterator[Way]:
    """All ways to play; without ``alike`` only one of those whose hands are the same, some sitting out."""
    for slug, book in BOOKS.items():
        for options in option_sets(book):
            seen: set[Seats] = set()
            for seats in book.with_options(options).seatings:
                table = replace(seats, players=0)
                if alike or table not in seen:
                    yield Way(slug, seats.players, options)
                seen.add(table)
