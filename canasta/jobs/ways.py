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
    """The options that go together, none of them first.

    >>> from canasta.books import book
    >>> option_sets(book("classic")), len(option_sets(book("caliente")))
    ([()], 12)
    """
    sets = (
        chosen
        for number in range(len(book.options) + 1)
        for chosen in combinations(book.options, number)
        if not {option.name for option in chosen} & {name for option in chosen for name in option.excludes}
    )
    return [tuple(option.name for option in chosen) for chosen in sets]


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


def first_melds(book: Rulebook) -> list[tuple[int, int]]:
    """A total and a number of the hand for every count that a first meld may need.

    >>> from canasta.books import book
    >>> first_melds(book("classic"))
    [(-5, 1), (0, 1), (1500, 1), (3000, 1)]
    """
    first = book.first_meld
    if first.by_hand:
        return [(0, hand) for hand in range(1, len(first.by_hand) + 1)]
    starts = [start for start, _ in first.steps]
    return [(total, 1) for total in (min([0, *starts]) - 5, *starts)]
