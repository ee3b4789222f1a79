"""Clauses of reserves (knee and foot), of sets that close, and of going out with a base of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.build.native import i64
from canasta.cards import FIVE, RANKS, SEVEN
from canasta.clauses.base import AtTurnStart, Clause
from canasta.clauses.bounds import RANKS as RANK_LIST
from canasta.clauses.bounds import SWITCH, all_between, between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.table.actions import BURY, FAMILY, TAKE_RESERVE
from canasta.table.moves import Events, red_threes_in_hand, show_red_threes, take_reserve
from canasta.table.packing import FIELD, RANKLESS, SHIFT, count_fields
from canasta.table.state import CANASTAS, CLOSED_FIRST, SET_JOKERS, SET_NATURALS, SET_TWOS, State

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
    #: Paragraph: a canasta comes before the first of them.
    canasta_first: str = field(default="", metadata=SWITCH)
    #: Paragraph: the first canasta brings it with cards still in hand, to its player after the discard and to
    #: the partner at the start of a later turn.
    partner: str = field(default="", metadata=SWITCH)

    def happenings(self) -> int:
        return CLOSED_FIRST if self.partner else 0

    def allows(self, action: int) -> str:
        return self.partner if action == TAKE_RESERVE else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        dealt = RowEntry("dealt", "reserves", self.paragraph, {"sizes": self.sizes})
        if self.canasta_first:
            return [dealt, RowEntry("turn", "reserve.canasta_first", self.canasta_first)]
        return [dealt, RowEntry("turn", "reserve.played_out", self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("canasta_first", "game", "canasta_first"), Setting("kept_cards", "game", "partner")


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

    def allows(self, action: int) -> str:
        return self.paragraph if action & FAMILY == BURY else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        size = {"size": book.canasta_size}
        return [RowEntry("wild", "wild.closes_again", self.paragraph, size)]


#: The parts of a base, in the order of its numbers.
BASE_PARTS: Final = ("sevens", "fives", "wild", "natural", "mixed")


@dataclass(frozen=True)
class Base(Clause):
    """The closed sets a side needs to go out, kind by kind: sevens, fives, wild cards, natural and mixed.

    Sevens and fives of the base are natural; further ones count as natural canastas (ruling H11).
    """

    #: Paragraph: all players of the side have taken up their last reserve.
    feet: str = field(default="", metadata=SWITCH)
    sevens: int = field(default=1, metadata=between(0, 1))
    fives: int = field(default=1, metadata=between(0, 1))
    wild: int = field(default=1, metadata=between(0, 1))
    natural: int = field(default=1, metadata=between(0, 5))
    mixed: int = field(default=1, metadata=between(0, 5))

    @property
    def parts(self) -> tuple[int, int, int, int, int]:
        """How many of each part are needed, in the order of ``BASE_PARTS``."""
        return self.sevens, self.fives, self.wild, self.natural, self.mixed

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        names = [f"out.base_{name}" for name in BASE_PARTS]
        parts = [
            RowEntry("going_out", name, self.paragraph, {"number": number})
            for name, number in zip(names, self.parts, strict=True)
            if number
        ]
        if book.reserves is None:
            return parts
        message = "out.all_feet" if self.feet else "out.own_foot"
        return [*parts, RowEntry("going_out", message, self.feet or self.paragraph)]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (
            *(Setting(f"base_{name}", "going_out", name) for name in BASE_PARTS),
            Setting("all_feet", "going_out", "feet", needs="reserves"),
        )


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


def base_parts(closed: tuple[int, ...]) -> tuple[bool, bool, bool, bool, bool]:
    """Return which parts of a base of one of each are there; further sevens or fives may be the natural one.

    >>> natural = [pack_set(place, 7, 0, 0) for place in (1, 3, 9)]
    >>> base_parts((*natural, pack_set(11, 0, 5, 2)))
    (True, True, True, True, False)
    """
    sevens, fives, wild, natural, mixed = base_made((1, 1, 1, 1, 1), closed)
    return sevens > 0, fives > 0, wild > 0, natural > 0, mixed > 0


def base_made(needed: tuple[int, int, int, int, int], closed: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many of each part of a base closed sets make; sevens and fives beyond it are natural.

    >>> base_made((1, 0, 0, 2, 2), tuple([pack_set(place, 7, 0, 0) for place in (1, 3, 3, 9)]))
    (1, 0, 0, 3, 0)
    """
    sevens = fives = wild = natural = mixed = 0
    for packed in closed:
        place, _, twos, jokers = unpack_set(packed)
        if place == RANKLESS:
            wild += 1
        elif twos or jokers:
            mixed += 1
        elif place == SEVEN:
            sevens += 1
        elif place == FIVE:
            fives += 1
        else:
            natural += 1
    beyond = max(0, sevens - needed[0]) + max(0, fives - needed[1])
    return min(sevens, needed[0]), min(fives, needed[1]), wild, natural + beyond, mixed


def complete_sets(state: State, side: i64) -> tuple[int, ...]:
    """Return a side's closed sets, put away or lying where they were laid, in books whose sets close."""
    if state.closed:
        return state.closed[side]
    laid = state.laid
    found: list[int] = []
    place: i64
    for place in range(RANKLESS + 1):
        if laid[CANASTAS + side] >> SHIFT[place] & 1:
            shift = SHIFT[place]
            twos = laid[SET_TWOS + side] >> shift & FIELD
            jokers = laid[SET_JOKERS + side] >> shift & FIELD
            found.append(pack_set(place, laid[SET_NATURALS + side] >> shift & FIELD, twos, jokers))
    return tuple(found)


def base_lacks(state: State, side: i64) -> tuple[int, ...]:
    """Return how many of each part of the base a side still lacks, in the order of ``BASE_PARTS``."""
    needed = state.setup.base_needed
    made = base_made(needed, complete_sets(state, side))
    return tuple([max(0, number - have) for number, have in zip(needed, made, strict=True)])


def has_canasta(state: State, side: i64) -> bool:
    """Return True if a side has a canasta, put away or on the table."""
    return state.laid[CANASTAS + side] != 0


def canastas_made(state: State, side: i64) -> i64:
    """Return how many canastas a side has, put away or on the table."""
    return len(state.closed[side]) if state.closed else count_fields(state.laid[CANASTAS + side])


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
