"""Constraints on the fields of clauses beyond their types: bounds of numbers, kinds of cards, words.

They are the metadata of a field, ``most: int = field(metadata=between(0, 31))``.
``canasta.books.house.fields`` reads them to check house rules.
"""

from __future__ import annotations

from typing import Any, Final

#: The key of the metadata: the name of a form, and its parameters.
BOUNDS: Final = "bounds"

Metadata = dict[str, tuple[Any, ...]]


def between(low: int, high: int, step: int = 1) -> Metadata:
    """Return the metadata of a whole number within bounds."""
    return {BOUNDS: ("number", low, high, step)}


def all_between(low: int, high: int, most: int = 20, least: int = 1, step: int = 1) -> Metadata:
    """Return the metadata of a list of whole numbers within bounds, and of a given length."""
    return {BOUNDS: ("numbers", low, high, most, least, step)}


def one_of(**words: int) -> Metadata:
    """Return the metadata of one of a few words, and what each means."""
    return {BOUNDS: ("choice", words)}


RANK: Final[Metadata] = {BOUNDS: ("rank",)}
RANKS: Final[Metadata] = {BOUNDS: ("ranks",)}
PLAYERS: Final[Metadata] = {BOUNDS: ("players",)}  #: numbers of players
CARD_VALUES: Final[Metadata] = {BOUNDS: ("values",)}
HAND_NAME: Final[Metadata] = {BOUNDS: ("name",)}  #: of a special hand, as files and positions write it
TITLE: Final[Metadata] = {BOUNDS: ("title",)}  #: words for people
GROUPED: Final[Metadata] = {BOUNDS: ("grouped",)}  #: ranks and the two
#: A paragraph that can be left out, which turns its rule off.
SWITCH: Final[Metadata] = {BOUNDS: ("switch",)}
#: Derived from another field of the book.
DERIVED: Final[Metadata] = {BOUNDS: ("derived",)}
