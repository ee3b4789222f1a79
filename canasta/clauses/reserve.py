"""Clauses of reserves (knee and foot), of books that close, and of going out with a base of them."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import FIVE, RANKS, SEVEN
from canasta.clauses.base import Clause
from canasta.table.packing import RANKLESS
from canasta.table.state import State


@dataclass(frozen=True)
class Reserves(Clause):
    """Cards dealt aside for every player, taken up one after another when the hand is played out."""

    sizes: tuple[int, ...]
    canasta_first: str  #: paragraph: a canasta comes before the first of them
    partner: str  #: paragraph: the partner takes the first one up at the start of a later turn


@dataclass(frozen=True)
class Books(Clause):
    """Sets that close at seven cards and make room for another of their rank.

    Natural cards may be added to a closed one, except in some ranks.
    """

    never_added: tuple[int, ...]
    never_paragraph: str
    wild_paragraph: str


@dataclass(frozen=True)
class Base(Clause):
    """The closed books a side needs to go out: sevens, fives, wild cards, one natural and one mixed.

    And both partners have taken up their last reserve.
    """

    feet: str


#: A closed book as one number: place, naturals, twos, jokers.
def pack_book(place: int, naturals: int, twos: int, jokers: int) -> int:
    """A closed book as one number.

    >>> unpack_book(pack_book(9, 5, 1, 1))
    (9, 5, 1, 1)
    """
    return place | naturals << 4 | twos << 9 | jokers << 14


def unpack_book(book: int) -> tuple[int, int, int, int]:
    """Place, naturals, twos and jokers of a closed book."""
    return book & 15, book >> 4 & 31, book >> 9 & 31, book >> 14 & 31


def base_complete(books: tuple[int, ...]) -> bool:
    """Whether closed books hold a base; a second book of fives or sevens may serve as the natural one.

    >>> natural = [pack_book(place, 7, 0, 0) for place in (1, 3, 9)]
    >>> base_complete((*natural, pack_book(11, 0, 5, 2)))
    False
    >>> base_complete((*natural, pack_book(11, 0, 5, 2), pack_book(4, 6, 1, 0)))
    True
    """
    sevens = fives = wild = natural = mixed = 0
    for book in books:
        place, _, twos, jokers = unpack_book(book)
        if place == RANKLESS:
            wild += 1
        elif place == SEVEN:
            sevens += 1
        elif place == FIVE:
            fives += 1
        elif twos or jokers:
            mixed += 1
        else:
            natural += 1
    if sevens > 1 or fives > 1:
        natural += 1
    return bool(sevens and fives and wild and natural and mixed)


def has_closed(state: State, side: int) -> bool:
    """Whether a side has closed a book."""
    return bool(state.closed and state.closed[side])


def closed_ranks(state: State, side: int) -> int:
    """Rank mask of the natural ranks in which a side has a closed book."""
    mask = 0
    for book in state.closed[side] if state.closed else ():
        place = book & 15
        if place < RANKS:
            mask |= 1 << 5 * place
    return mask


def in_last_reserve(state: State, seat: int) -> bool:
    """Whether a player has taken up every reserve."""
    return not state.reserves or not state.reserves[seat]
