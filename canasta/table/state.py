"""The state of one hand: plain data, fast to copy.

Two lists hold all counts: ``held`` for the seats, ``laid`` for the sides on the table, indexed by the
constants below. See ``canasta.table.packing`` for the packing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from canasta.build.native import i64, vec
from canasta.table.forms import LINE, PICTURE, shown
from canasta.table.packing import FIELD, SHIFT, SIZE_SHIFT

if TYPE_CHECKING:
    from canasta.clauses.setup import Setup
    from canasta.table.penalty import Penalty

MAX_SEATS: Final = 8
MAX_SIDES: Final = 4

# Indexes in ``held``: add the seat.
NATURALS: Final = 0
SPECIALS: Final = 8
KNOWN_NATURALS: Final = 16  #: cards that all players know to be in that hand (ruling G13)
KNOWN_SPECIALS: Final = 24
HELD: Final = 32

# Indexes in ``laid``: add the side.
SET_NATURALS: Final = 0
SET_TWOS: Final = 4
SET_JOKERS: Final = 8
CANASTAS: Final = 12  #: rank mask
ROOM: Final = 16  #: rank mask of the sets that can take another wild card
RED_THREES: Final = 20  #: a number
SETS: Final = 24  #: rank mask
CALIENTES: Final = 28  #: number of Caliente cards played
WILD_CANASTA: Final = 32  #: the type of the canasta of wild cards: see ruling B4
BLACK_THREES: Final = 36  #: number of black threes shown, in books that show them like red ones
ADDED: Final = 40  #: natural word: cards added to closed sets
LAID: Final = 44

# Values at WILD_CANASTA.
NO_WILD_CANASTA: Final = 0
SMALL_WILD_CANASTA: Final = 1
BIG_WILD_CANASTA: Final = 2

# Parts of a turn.
PART_DRAW: Final = 0
PART_PLAY: Final = 1
PART_ANSWER: Final = 2
PART_OVER: Final = 3

# Flags for what has happened in this turn.
DID_DRAW: Final = 1
DID_TAKE: Final = 2
DID_ASK: Final = 4
SAID_YES: Final = 8
SAID_NO: Final = 16
LAST_THREE: Final = 32  #: drew the stock's last card, a red three
DID_ADD: Final = 64  #: added to a set that the side had before this turn
MUST_GO_OUT: Final = 128  #: laid something that may only be laid when going out
DID_LAY: Final = 256
DREW_NOTHING: Final = 512  #: neither stock nor pile had a card
DID_REFILL: Final = 1024  #: played a Caliente card instead of drawing
FOUR_BLACKS: Final = 2048  #: laid the four black threes
OPENED_NOW: Final = 4096  #: the side made its first meld in this turn
HOLDS_THREE: Final = 8192  #: a drawn three is held as the last discard
CLOSED_FIRST: Final = 16384  #: closed the side's first set: the reserve is taken up in this turn
PAYS_DEBT: Final = 32768  #: owes discards, so the turn began without a draw (ruling C14)
MADE_WILD: Final = 131072  #: made the canasta of wild cards in this turn (ruling B4)
SKIPS_NEXT: Final = 65536  #: the next player misses a turn; never outlasts an action

# How a hand ended.
NOT_ENDED: Final = 0
ENDED_OUT: Final = 1
ENDED_EXHAUSTED: Final = 2
ENDED_LAST_THREE: Final = 3
ENDED_STUCK: Final = 4  #: no card has moved for a whole round


class Shuffler(Protocol):
    """Source of the order of a reshuffled pile; the engine itself never shuffles (ruling G12)."""

    def order(self, number: int, cards: int) -> list[int]:
        """Return the order of reshuffle ``number`` of a hand: positions from the bottom, top card first."""
        ...


_NO_WORDS: Final = vec[i64]([0] * LAID)

STATE_FIELDS: Final = (
    "actor", "aside", "asked", "cleared", "closed", "concealed", "count", "dealer", "drawn_three",
    "ending", "fines", "flags", "frozen", "held", "idle", "laid", "laid_since", "melded", "needs",
    "next_stock", "opened", "out", "part", "partial", "penalty", "pile", "place", "reserves",
    "scores", "seat", "sets_before", "setup", "shuffler", "shuffles", "special", "stock", "stopped",
    "turn",
)  # fmt: skip


_HELD_FIELD: Final = STATE_FIELDS.index("held")
_LAID_FIELD: Final = STATE_FIELDS.index("laid")


class State:
    """The complete state of one hand, hidden cards included. Change it only through the engine.

    ``canasta.deal`` and ``canasta.position`` make states; ``canasta.view`` shows one to a seat. States can be
    copied and pickled, and a notebook draws them. Two states are equal if they are the same position: the
    order of a later reshuffle is not compared.

    Examples:
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 pile=5K")
        >>> state.size(0), state.size(1), state.stock_size()
        (5, 11, 68)
        >>> state.copy() == state
        True
    """

    __slots__ = STATE_FIELDS

    setup: Setup
    held: vec[i64]
    laid: vec[i64]
    pile: bytes  #: bottom to top
    aside: bytes  #: the rest of the pile until an opening take has reached its count
    frozen: bool
    stopped: bool  #: the player in turn may not take the pile, because of its top card
    stock: bytes  #: all of it, top first; ``place`` is the next card
    place: i64
    part: i64
    seat: i64  #: the seat whose turn it is
    actor: i64  #: the seat to act: the partner, while a question is open
    turn: i64  #: number of earlier turns
    flags: i64
    count: i64  #: value laid in this turn towards the first meld
    sets_before: i64  #: rank mask of the side's sets at the start of the turn
    opened: i64  #: bit mask of the sides that have made their first meld
    melded: i64  #: bit mask of the seats that laid something in an earlier turn
    dealer: i64
    scores: tuple[int, ...]  #: totals at the start of the hand
    needs: tuple[int, ...]  #: the first-meld count that each side needs
    fines: tuple[int, ...]
    out: i64  #: the seat that went out, or -1
    concealed: bool
    ending: i64
    penalty: Penalty | None  #: penalties imposed by a referee; None in ordinary play
    shuffler: Shuffler | None  #: gives the order when the pile is reshuffled into the stock
    shuffles: i64  #: number of reshuffles in this hand
    laid_since: bool  #: something was laid since the last reshuffle
    idle: i64  #: consecutive turns in which no card moved
    asked: i64  #: bit mask of the seats that have asked to go out in this hand
    drawn_three: i64  #: a three just drawn that may still be shown or kept, or 0
    cleared: i64  #: bit mask of the seats whose hidden threes have been revealed
    reserves: tuple[tuple[bytes, ...], ...]  #: by seat: reserves not yet taken up, the next one first
    closed: tuple[tuple[int, ...], ...]  #: by side: closed sets (``canasta.clauses.reserve``)
    special: i64  #: the special hand that was shown, or -1
    next_stock: bytes  #: in a view: what is known of the stock after the next reshuffle
    partial: bool  #: some cards are unknown (a view, or a position from a real table)

    def __init__(self) -> None:
        self.held = _NO_WORDS[:HELD]
        self.laid = _NO_WORDS[:LAID]
        self.pile = b""
        self.aside = b""
        self.frozen = False
        self.stopped = False
        self.stock = b""
        self.place = 0
        self.part = PART_DRAW
        self.seat = 0
        self.actor = 0
        self.turn = 0
        self.flags = 0
        self.count = 0
        self.sets_before = 0
        self.opened = 0
        self.melded = 0
        self.dealer = 0
        self.scores = ()
        self.needs = ()
        self.fines = ()
        self.out = -1
        self.concealed = False
        self.ending = NOT_ENDED
        self.penalty = None
        self.shuffler = None
        self.shuffles = 0
        self.laid_since = False
        self.idle = 0
        self.next_stock = b""
        self.asked = 0
        self.drawn_three = 0
        self.special = -1
        self.reserves = ()
        self.closed = ()
        self.cleared = 0
        self.partial = False

    def copy(self) -> State:
        """Return an independent copy."""
        new = State()
        new.setup = self.setup
        new.held = self.held[:]
        new.laid = self.laid[:]
        new.pile = self.pile
        new.aside = self.aside
        new.frozen = self.frozen
        new.stopped = self.stopped
        new.stock = self.stock
        new.place = self.place
        new.part = self.part
        new.seat = self.seat
        new.actor = self.actor
        new.turn = self.turn
        new.flags = self.flags
        new.count = self.count
        new.sets_before = self.sets_before
        new.opened = self.opened
        new.melded = self.melded
        new.dealer = self.dealer
        new.scores = self.scores
        new.needs = self.needs
        new.fines = self.fines
        new.out = self.out
        new.concealed = self.concealed
        new.ending = self.ending
        new.penalty = self.penalty
        new.shuffler = self.shuffler
        new.shuffles = self.shuffles
        new.laid_since = self.laid_since
        new.idle = self.idle
        new.next_stock = self.next_stock
        new.asked = self.asked
        new.drawn_three = self.drawn_three
        new.special = self.special
        new.reserves = self.reserves
        new.closed = self.closed
        new.cleared = self.cleared
        new.partial = self.partial
        return new

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()  # what copies share is never changed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.partial == other.partial
            and self.stock[self.place :] == other.stock[other.place :]
            and self.facts() == other.facts()
        )

    def facts(self) -> tuple[object, ...]:
        """Return everything that two equal states, or views, have in common, except the stock's cards."""
        return (
            self.setup, *self.held, *self.laid, self.pile, self.aside, self.frozen, self.stopped,
            self.stock_size(), self.part, self.seat, self.actor, self.turn, self.flags, self.count,
            self.sets_before, self.opened, self.melded, self.dealer, self.scores, self.needs, self.fines,
            self.out, self.concealed, self.ending, self.penalty, self.shuffles, self.laid_since, self.idle,
            self.asked, self.drawn_three, self.special, self.cleared, self.closed,
            tuple([tuple([bytes(sorted(cards)) for cards in seat]) for seat in self.reserves]),
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<State '{self}'>"

    def __str__(self) -> str:
        """The position as a line of notation."""
        return shown(self, LINE) or "unknown position"

    def _repr_svg_(self) -> str | None:
        """Draw the position; notebooks call this."""
        return shown(self, PICTURE)

    @property
    def over(self) -> bool:
        """True if the hand is over."""
        return self.part == PART_OVER

    def restore(self, other: State) -> None:
        """Copy all fields from another state."""
        for name in STATE_FIELDS:
            setattr(self, name, getattr(other, name))

    def __reduce__(self) -> tuple[Callable[..., State], tuple[list[object]]]:
        values: list[object] = [getattr(self, name) for name in STATE_FIELDS]
        values[_HELD_FIELD] = list(self.held)
        values[_LAID_FIELD] = list(self.laid)
        return _made_again, (values,)

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self.held[SPECIALS + seat] >> SIZE_SHIFT

    def set_cards(self, side: i64, place: i64) -> tuple[i64, i64, i64]:
        """Return the natural cards, twos and jokers in a side's set of a rank, or ``RANKLESS``."""
        laid, shift = self.laid, SHIFT[place]
        return (
            laid[SET_NATURALS + side] >> shift & FIELD,
            laid[SET_TWOS + side] >> shift & FIELD,
            laid[SET_JOKERS + side] >> shift & FIELD,
        )

    def stock_size(self) -> int:
        """Return how many cards are left in the stock."""
        return len(self.stock) - self.place


def _made_again(values: list[Any]) -> State:
    """Restore a pickled state."""
    state = State()
    for name, value in zip(STATE_FIELDS, values, strict=True):
        setattr(state, name, vec[i64](value) if name in ("held", "laid") else value)
    return state
