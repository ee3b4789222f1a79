"""Clauses of reserves (knee and foot), of sets that close, and of going out with a base of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.build.native import i64
from canasta.cards import FIVE, RANKS, SEVEN
from canasta.clauses.base import AtTurnStart, Clause
from canasta.clauses.bounds import RANKS as RANK_LIST
from canasta.clauses.bounds import all_between
from canasta.clauses.declarations import RowEntry
from canasta.table.actions import BURY, FAMILY, TAKE_RESERVE
from canasta.table.moves import Events, red_threes_in_hand, show_red_threes, take_reserve
from canasta.table.packing import RANKLESS
from canasta.table.state import CLOSED_FIRST, State

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook

# What happens to a set that has as many cards as a canasta.
STAYS: Final = 0  #: it takes more cards
CLOSES: Final = 1  #: it takes no further cards, and no other set of the rank follows
FOLLOWED: Final = 2  #: it is put away, and another may be started


@dataclass(frozen=True)
class Reserves(Clause):
    """Cards dealt aside for every player, taken up in order when the hand is played out."""

    sizes: tuple[int, ...] = field(metadata=all_between(1, 20, most=2))
    canasta_first: str  #: paragraph: a canasta comes before the first of them
    partner: str  #: paragraph: the partner takes the first one up at the start of a later turn

    def allows(self, action: int) -> str:
        return self.partner if action == TAKE_RESERVE else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("dealt", "reserves", self.paragraph, {"sizes": self.sizes})]


class ReserveThreesShown(AtTurnStart):
    """Part of ``Reserves``: red threes of one that was taken up after a discard are shown, not replaced."""

    def do(self, state: State, events: Events) -> None:
        if state.turn >= state.setup.seats:
            show_reds(state, events)


def take_up(state: State, events: Events, at_once: bool) -> None:
    """Take up the next reserve of the player in turn; show red threes without replacing them (ruling H6)."""
    state.flags &= ~CLOSED_FIRST
    take_reserve(state, state.seat, events)
    if at_once:
        show_reds(state, events)
    else:
        state.cleared &= ~(1 << state.seat)


def show_reds(state: State, events: Events) -> None:
    """Show red threes of the player in turn, without replacing them."""
    state.cleared |= 1 << state.seat
    number = red_threes_in_hand(state, state.seat)
    if number:
        show_red_threes(state, state.seat, number, events)


def has_reserve(state: State, seat: i64) -> bool:
    """Return True if a seat has a reserve left."""
    return bool(state.reserves) and bool(state.reserves[seat])


@dataclass(frozen=True)
class FurtherSets(Clause):
    """A side may build further sets of a rank: one that reaches seven cards is closed and makes room.

    Natural cards may be added to a closed one, except in some ranks.
    """

    never_added: tuple[int, ...] = field(metadata=RANK_LIST)
    never_paragraph: str
    wild_paragraph: str

    def words(self) -> tuple[str, ...]:
        return ("closed", "added")

    def happenings(self) -> int:
        return CLOSED_FIRST

    def allows(self, action: int) -> str:
        return self.paragraph if action & FAMILY == BURY else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        size = {"size": book.canasta_size}
        return [RowEntry("wild", "wild.closes_again", self.paragraph, size)]


@dataclass(frozen=True)
class Base(Clause):
    """The closed sets a side needs to go out: sevens, fives, wild cards, one natural and one mixed.

    Both partners must also have taken up their last reserve.
    """

    feet: str


#: A closed set as one number: place, naturals, twos, jokers.
def pack_set(place: int, naturals: int, twos: int, jokers: int) -> int:
    """Pack a closed set into one number.

    >>> unpack_set(pack_set(9, 5, 1, 1))
    (9, 5, 1, 1)
    """
    return place | naturals << 4 | twos << 9 | jokers << 14


def unpack_set(packed: int) -> tuple[int, int, int, int]:
    """Unpack a closed set: place, naturals, twos and jokers."""
    return packed & 15, packed >> 4 & 31, packed >> 9 & 31, packed >> 14 & 31


def base_complete(closed: tuple[int, ...]) -> bool:
    """Return True if closed sets hold a base; a second set of fives or sevens may be the natural one.

    >>> natural = [pack_set(place, 7, 0, 0) for place in (1, 3, 9)]
    >>> base_complete((*natural, pack_set(11, 0, 5, 2)))
    False
    >>> base_complete((*natural, pack_set(11, 0, 5, 2), pack_set(4, 6, 1, 0)))
    True
    """
    return all(base_parts(closed))


#: The parts of a base, in the order of ``base_parts``.
BASE_PARTS: Final = ("sevens", "fives", "wild", "natural", "mixed")


def base_parts(closed: tuple[int, ...]) -> tuple[bool, bool, bool, bool, bool]:
    """Return which parts of a base are there: sevens, fives, wild cards, a natural and a mixed set."""
    sevens = fives = wild = natural = mixed = 0
    for packed in closed:
        place, _, twos, jokers = unpack_set(packed)
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
    return sevens > 0, fives > 0, wild > 0, natural > 0, mixed > 0


def has_closed(state: State, side: int) -> bool:
    """Return True if a side has closed a set."""
    return bool(state.closed and state.closed[side])


def closed_ranks(state: State, side: int) -> int:
    """Return the rank mask of the natural ranks in which a side has a closed set."""
    mask = 0
    for packed in state.closed[side] if state.closed else ():
        place = packed & 15
        if place < RANKS:
            mask |= 1 << 5 * place
    return mask


def in_last_reserve(state: State, seat: int) -> bool:
    """Return True if a player has taken up every reserve."""
    return not state.reserves or not state.reserves[seat]
