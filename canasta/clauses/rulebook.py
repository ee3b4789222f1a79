"""A rulebook: typed data made of cited clauses, one field a number, one seam a tuple of clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from canasta.clauses.base import Bar, Counts, Does, Limit, Refuses, made_of
from canasta.clauses.going_out import (
    Asking,
    Closes,
    Concealed,
    FirstMeld,
    FourBlackThrees,
    GoingOut,
    OnlyGoingOut,
)
from canasta.clauses.hands import KeptThrees, SpecialHand, Talon
from canasta.clauses.reserve import Base, FurtherSets, Reserves
from canasta.clauses.seating import DrawForSeats
from canasta.clauses.stock import QuietTurns, Rebuild, Refill
from canasta.messages import Complaint

if TYPE_CHECKING:
    from canasta.irregularities.irregularity import Irregularity


@dataclass(frozen=True)
class Seats:
    """How a number of players sits down."""

    players: int
    seats: int  #: in play in one hand
    sides: int
    hand_size: int
    draw: int = 1
    packs: int = 2
    calientes: int = 0  #: Caliente cards in the pack

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


@dataclass(frozen=True)
class Option:
    """A way to play that a book leaves to the players: what it changes."""

    name: str
    paragraph: str
    change: Callable[[Rulebook], Rulebook]
    excludes: tuple[str, ...] = ()  #: options that cannot be chosen with it

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


class HouseRule(NamedTuple):
    """The house rule a book was changed by: see ``canasta.books.house``."""

    name: str
    version: int
    hash: str  #: SHA-256 of what it says, in hexadecimal digits


@dataclass(frozen=True)
class Rulebook:
    """One book. Written out in full; a house rule derives from it with ``dataclasses.replace``."""

    slug: str
    version: int
    seatings: tuple[Seats, ...]
    seat_draw: DrawForSeats
    values: tuple[int, ...]
    target: int
    canasta_size: int

    deal: tuple[Does, ...]  #: after the hands are dealt
    first_turn: tuple[Does, ...]  #: when a player's first turn begins
    drawn: Mapping[int, tuple[Does, ...]]  #: by the kind drawn
    take: tuple[Refuses, ...]
    stock_out: tuple[Refuses, ...]  #: declining the pile when the stock is exhausted
    limits: tuple[Limit, ...]  #: wild cards in one set
    meld: tuple[Refuses, ...]  #: what else forbids a lay
    first_meld: FirstMeld
    discard: tuple[Refuses, ...]
    discarded: Mapping[int, tuple[Does, ...]]  #: by the kind discarded
    turn_ends: tuple[Does, ...]
    going_out: GoingOut
    only_going_out: OnlyGoingOut | None  #: how black threes are laid, if at all
    asking: Asking | None
    concealed: Concealed | None
    score: tuple[Counts, ...]
    #: Paragraphs of what the turn machine itself insists on (see ``canasta.engine.refusal``).
    cites: Mapping[str, str]
    options: tuple[Option, ...] = ()
    chosen: tuple[str, ...] = ()  #: names of the options in force
    four_black_threes: FourBlackThrees | None = None
    refill: Refill | None = None
    rebuild: Rebuild | None = None
    quiet: QuietTurns | None = None
    closes: Closes | None = None
    bars: tuple[Bar, ...] = ()
    threes: KeptThrees | None = None
    talon: Talon | None = None
    special_hands: tuple[SpecialHand, ...] = ()
    reserves: Reserves | None = None
    further_sets: FurtherSets | None = None
    base: Base | None = None
    take_seven: str = ""  #: paragraph: seven cards are taken from a pile of seven or more
    last_stock_card: str = ""  #: paragraph: the hand ends after the turn in which it was drawn
    hands: int = 0  #: how many hands make a game; 0: until the target is reached
    look_back: int = 1  #: cards of the pile that everybody may look at
    announce: int = 0  #: who has so few cards or fewer says so
    irregularities: tuple[Irregularity, ...] = ()  #: what the referee knows
    house: HouseRule | None = None  #: the house rule in force; clauses it changed cite ``house:<name>``

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)

    def with_options(self, names: Iterable[str]) -> Rulebook:
        """This book with some of its options in force; a ``Complaint`` names one it does not have."""
        wanted = list(names)
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise Complaint("book.option", slug=self.slug, name=name, names=", ".join(known) or "-")
        for name in wanted:
            for other in known[name].excludes:
                if other in wanted:
                    raise Complaint("book.options", slug=self.slug, name=name, other=other)
        book = self
        for option in self.options:
            if option.name in wanted:
                book = option.change(book)
        return replace(book, chosen=tuple(option.name for option in self.options if option.name in wanted))

    def seating(self, players: int) -> Seats:
        """How so many players sit; a ``Complaint`` if the book does not know that number."""
        for seats in self.seatings:
            if seats.players == players:
                return seats
        numbers = ", ".join(str(seats.players) for seats in self.seatings)
        raise Complaint("book.players", slug=self.slug, numbers=numbers, players=players)
