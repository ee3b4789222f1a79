"""All variants: books with their numbers of players and options, and the house rules that come with them.

>>> [variant for variant in all_variants() if variant.book == "boat"][0]
Variant(book='boat', players=2, options=(), house='')
>>> str([variant for variant in all_variants(houses=True) if variant.house][0])
'american-aces-first-4'
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from canasta.books import BOOKS
from canasta.books.house import shipped, shipped_house
from canasta.clauses.rulebook import Rulebook, Seats


class Variant(NamedTuple):
    """A variant: a book with a number of players and options, or a shipped house rule."""

    book: str
    players: int
    options: tuple[str, ...] = ()
    house: str = ""

    def __str__(self) -> str:
        return "-".join([self.house or self.book, str(self.players), *self.options])

    @property
    def rules(self) -> Rulebook:
        """The rulebook of the variant."""
        return shipped_house(self.house).book if self.house else BOOKS[self.book].with_options(self.options)


def option_sets(book: Rulebook) -> list[tuple[str, ...]]:
    """Return the combinations of options that go together, starting with none.

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


def tables(book: Rulebook) -> list[int]:
    """Return numbers of players, one for each distinct seating and requirement for going out."""
    seen: list[tuple[Seats, int]] = []
    found = []
    for seats in book.seatings:
        table = (replace(seats, players=0), book.going_out.canastas[seats.players])
        if table not in seen:
            seen.append(table)
            found.append(seats.players)
    return found


def all_variants(*, alike: bool = True, houses: bool = False) -> Iterator[Variant]:
    """Yield all variants.

    Args:
        alike: Include variants that differ only in how many players sit out.
        houses: Include the house rules that come with the program.
    """
    variants = [Variant(slug, 0, options) for slug, book in BOOKS.items() for options in option_sets(book)]
    if houses:
        variants += [Variant(shipped_house(name).extends, 0, (), name) for name in shipped()]
    for variant in variants:
        rules = variant.rules
        for players in [seats.players for seats in rules.seatings] if alike else tables(rules):
            yield variant._replace(players=players)


def first_melds(book: Rulebook) -> list[tuple[int, int]]:
    """Return a total and a hand number for every possible first meld requirement.

    >>> from canasta.books import book
    >>> first_melds(book("classic"))
    [(-5, 1), (0, 1), (1500, 1), (3000, 1)]
    """
    first = book.first_meld
    if first.by_hand:
        return [(0, hand) for hand in range(1, len(first.by_hand) + 1)]
    starts = [start for start, _ in first.steps]
    return [(total, 1) for total in (min([0, *starts]) - 5, *starts)]
