"""What a field of a clause may be, where its type does not say: bounds of numbers, kinds of cards, words.

It stands beside the field as its metadata, ``most: int = field(metadata=between(0, 31))``. Whoever lets
people change a clause reads it from there (``canasta.books.house_fields``).
"""

from __future__ import annotations

from typing import Any, Final

#: The key of the metadata: the name of a form, and what it needs to know.
BOUNDS: Final = "bounds"

Metadata = dict[str, tuple[Any, ...]]


def between(low: int, high: int, step: int = 1) -> Metadata:
    """A whole number within bounds."""
    return {BOUNDS: ("number", low, high, step)}


def all_between(low: int, high: int, most: int = 20, least: int = 1, step: int = 1) -> Metadata:
    """A list of whole numbers within bounds, so many of them."""
    return {BOUNDS: ("numbers", low, high, most, least, step)}


def one_of(**words: int) -> Metadata:
    """One of a few words, and what each means."""
    return {BOUNDS: ("choice", words)}


RANK: Final[Metadata] = {BOUNDS: ("rank",)}
RANKS: Final[Metadata] = {BOUNDS: ("ranks",)}
PLAYERS: Final[Metadata] = {BOUNDS: ("players",)}  #: numbers of players
CARD_VALUES: Final[Metadata] = {BOUNDS: ("values",)}
SPECIAL_NAME: Final[Metadata] = {BOUNDS: ("special",)}  #: of a special hand
#: A paragraph that can be left out, and its rule with it.
SWITCH: Final[Metadata] = {BOUNDS: ("switch",)}
#: Follows from another field of the book.
DERIVED: Final[Metadata] = {BOUNDS: ("derived",)}
