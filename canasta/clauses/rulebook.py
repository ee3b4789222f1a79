"""A rulebook: typed data made of cited clauses. A number is a field, a seam is a tuple of clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, NamedTuple

from canasta import limits
from canasta.clauses.base import (
    AfterDiscard,
    AtDeal,
    AtHandEnd,
    AtTurnEnd,
    AtTurnStart,
    Bar,
    BeforeNextTurn,
    Clause,
    Counts,
    Limit,
    OutNeed,
    Partner,
    RefusesDiscard,
    RefusesPass,
    RefusesTake,
    WhenDiscarded,
    WhenDrawn,
    made_of,
)
from canasta.clauses.bounds import between
from canasta.clauses.going_out import (
    Asking,
    Closes,
    Concealed,
    FirstMeld,
    FourBlackThrees,
    GoingOut,
    OnlyGoingOut,
)
from canasta.clauses.hands import Groups
from canasta.clauses.reserve import Base, FurtherSets, Reserves
from canasta.clauses.seating import DrawForSeats
from canasta.clauses.signals import Signal
from canasta.clauses.stock import QuietTurns, Rebuild, Refill
from canasta.clauses.take import TakesPile
from canasta.clauses.threes import KeptThrees
from canasta.messages import UserError
from canasta.table.state import MAX_SEATS, MAX_SIDES

if TYPE_CHECKING:
    from canasta.irregularities.irregularity import Irregularity


@dataclass(frozen=True)
class Seats:
    """Seats, sides and cards for a number of players."""

    players: int
    seats: int = field(metadata=between(2, MAX_SEATS))  #: in play in one hand
    sides: int = field(metadata=between(2, MAX_SIDES))
    hand_size: int = field(metadata=between(1, 40))
    draw: int = field(default=1, metadata=between(1, 4))
    packs: int = field(default=2, metadata=between(1, 7))
    calientes: int = field(default=0, metadata=between(0, 2))  #: Caliente cards in the pack
    #: How many cards of each kind are played with, the others left out; empty for whole packs.
    cards: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


@dataclass(frozen=True)
class Option:
    """A variant that a book leaves to the players, and what it changes."""

    name: str
    paragraph: str
    change: Callable[[Rulebook], Rulebook]
    excludes: tuple[str, ...] = ()  #: options that cannot be chosen with it

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)


class HouseRule(NamedTuple):
    """The house rule that changed a book: see ``canasta.books.house``."""

    name: str
    version: int
    hash: str  #: SHA-256 of its content, in hexadecimal digits
    title: str = ""  #: its name as the table writes it; empty if that is ``name``


@dataclass(frozen=True)
class Rulebook:
    """The rules of one book: numbers, and the clauses for each moment of a turn.

    A book is written out in full; a house rule is made from it with ``dataclasses.replace``. Use
    ``canasta.book`` to get one.

    Examples:
        >>> from canasta.books import book
        >>> classic = book("classic")
        >>> classic.target, classic.canasta_size, [clause.paragraph for clause in classic.take]
        (5000, 7, ['36', '34', '33', '39'])
    """

    slug: str
    version: int
    seatings: tuple[Seats, ...]
    seat_draw: DrawForSeats
    values: tuple[int, ...]
    target: int = field(metadata=between(0, limits.TARGET))
    canasta_size: int = field(metadata=between(4, 10))

    deal: tuple[AtDeal, ...]  #: after the hands are dealt
    first_turn: tuple[AtTurnStart, ...]  #: when a player's first turn begins
    drawn: Mapping[int, tuple[WhenDrawn, ...]]  #: by the kind drawn
    partners: tuple[Partner, ...]  #: cards that take the pile by its top card
    take: tuple[RefusesTake, ...]
    pile_taken: TakesPile
    stock_out: tuple[RefusesPass, ...]  #: declining the pile when the stock is exhausted
    limits: tuple[Limit, ...]  #: wild cards in one set
    first_meld: FirstMeld
    discard: tuple[RefusesDiscard, ...]
    discarded: Mapping[int, tuple[WhenDiscarded, ...]]  #: by the kind discarded
    turn_ends: tuple[AtTurnEnd, ...]  #: a turn is over, and the player not out
    going_out: GoingOut
    only_going_out: OnlyGoingOut | None  #: how black threes are laid, if at all
    asking: Asking | None
    concealed: Concealed | None
    score: tuple[Counts, ...]
    #: Paragraphs of the rules built into the turn machine (see ``canasta.engine.refusal``).
    cites: Mapping[str, str]
    #: Paragraphs that allow an action, by situation (see ``canasta.explain.permits``).
    permits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    chosen: tuple[str, ...] = ()  #: names of the options in force
    four_black_threes: FourBlackThrees | None = None
    refill: Refill | None = None
    rebuild: Rebuild | None = None
    quiet: QuietTurns | None = None
    closes: Closes | None = None
    bars: tuple[Bar, ...] = ()
    threes: KeptThrees | None = None
    after_discard: tuple[AfterDiscard, ...] = ()
    special_hands: tuple[Groups, ...] = ()
    out_needs: tuple[OutNeed, ...] = ()  #: kinds of canastas that going out takes
    reserves: Reserves | None = None
    further_sets: FurtherSets | None = None
    base: Base | None = None
    turn_passes: tuple[BeforeNextTurn, ...] = ()  #: before the next player's turn
    hand_ends: tuple[AtHandEnd, ...] = ()
    #: How many hands make a game; 0: until the target is reached.
    hands: int = field(default=0, metadata=between(0, 100))
    look_back: int = field(default=1, metadata=between(1, 100))  #: cards of the pile that are public
    irregularities: tuple[Irregularity, ...] = ()  #: what the referee knows
    signals: tuple[Signal, ...] = ()  #: what a discard tells the partner: advice, for players who use it
    house: HouseRule | None = None  #: the house rule in force; clauses it changed cite ``house:<name>``

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses of the book, field by field."""
        for part in fields(self):
            yield from _clauses_in(getattr(self, part.name))

    def allows(self, action: int) -> str:
        """Return the paragraph of an action that only one clause makes possible; empty for any other."""
        return next((paragraph for clause in self.clauses() if (paragraph := clause.allows(action))), "")

    def paragraph_of(self, seam: str) -> str:
        """Return the paragraph of the clause at a seam for at most one; empty if there is none."""
        clause = getattr(self, seam)
        return clause.paragraph if clause else ""

    def with_options(self, names: Iterable[str]) -> Rulebook:
        """Return this book with some of its options in force; a ``UserError`` names an unknown one."""
        wanted = list(names)
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise UserError("book.option", slug=self.slug, name=name, names=", ".join(known) or "-")
        for name in wanted:
            for other in known[name].excludes:
                if other in wanted:
                    raise UserError("book.options", slug=self.slug, name=name, other=other)
        book = self
        for option in self.options:
            if option.name in wanted:
                book = option.change(book)
        return replace(book, chosen=tuple(option.name for option in self.options if option.name in wanted))

    def seating(self, players: int) -> Seats:
        """Return the seating for a number of players, or raise a ``UserError`` if the book has none."""
        for seats in self.seatings:
            if seats.players == players:
                return seats
        numbers = ", ".join(str(seats.players) for seats in self.seatings)
        raise UserError("book.players", slug=self.slug, numbers=numbers, players=players)


def _clauses_in(value: object) -> Iterator[Clause]:
    if isinstance(value, Clause):
        yield value
    elif isinstance(value, tuple | Mapping):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _clauses_in(part)
