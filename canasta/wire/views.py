"""The table as drawn: what is public, and what one seat may see in addition.

A ``PublicTable`` is all that a spectator is ever sent; ``View`` adds a seat's own hand and its legal actions.
They contain what ruling G13 calls *shown*. Programs that need what is *known* ask for ``position``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Ending, Rank, Seat, Side, Wire
from canasta.wire.events import AnyEvent
from canasta.wire.offers import Offer

#: The kind of action expected of the player to act.
Expects = Literal["draw", "play", "answer", "nothing"]
CanastaSort = Literal["natural", "mixed", "wild", "small_wild", "big_wild"]
#: What has happened in the turn.
Did = Literal[
    "drew", "drew-nothing", "refilled", "took", "asked", "yes", "no", "last-three", "added", "must-go-out",
    "laid", "four-blacks", "wild-canasta", "holds-three", "closed", "owed",
]  # fmt: skip


class SetOfCards(Wire, omit_defaults=True):
    """A set on the table: its cards in the order they were laid, and the one on top."""

    rank: Rank
    cards: list[Card]
    top: Card
    wild: int = 0  #: how many of the cards are wild
    canasta: CanastaSort | UnsetType = UNSET
    closed: bool = False  #: whether only cards of its rank, or no cards at all, may still join it


class Base(Wire, omit_defaults=True):
    """A side's requirements for going out with a base, and what it has of them."""

    sevens: bool
    fives: bool
    wild: bool
    natural: bool
    mixed: bool
    #: How many sets of each part are needed, in this order, and how many are made; if not one of each.
    needed: list[int] | UnsetType = UNSET
    made: list[int] | UnsetType = UNSET


class SideOfTable(Wire, omit_defaults=True):
    """What a side has on the table."""

    side: Side
    total: int  #: at the start of the hand
    needs: int  #: points needed for its first meld
    opened: bool
    sets: list[SetOfCards]
    red_threes: list[Card] = []
    black_threes: list[Card] = []  #: shown like red ones
    calientes: list[Card] = []  #: Caliente cards played
    base: Base | UnsetType = UNSET  #: in a book that has one
    barred: list[Rank] = []  #: ranks closed to its natural cards: dead to it, or closed by this side


class PenaltyCards(Wire):
    """Penalty cards that were exposed together, by kind, and whether a valid set frees them."""

    cards: list[Card]
    meldable: bool


class SeatAtTable(Wire, omit_defaults=True):
    """The public data of a player."""

    seat: Seat
    side: Side
    cards: int  #: in the hand
    reserves: list[int] = []  #: the sizes of the reserves not yet taken up, the next one first
    penalty: list[PenaltyCards] = []  #: the earliest exposed first
    owes: int = 0  #: discards before the next draw


class Pile(Wire):
    """The pile: its size, the visible top cards (the top card last), and its state."""

    count: int
    cards: list[Card]
    frozen: bool
    stopped: bool  #: the player in turn may not take it, because of its top card


class Attempt(Wire):
    """An irregular act that may still be called."""

    seat: Seat
    action: Action
    irregularity: str


class HandEnd(Wire):
    """How a hand ended, and the player who went out."""

    ending: Ending
    out: Seat | None
    concealed: bool


class PublicTable(Wire, omit_defaults=True):
    """The public table, which is all that a spectator sees."""

    hand: int  #: of the game, from 1; 0 if it belongs to no game
    turn: int  #: of the hand, from 1
    dealer: Seat
    turn_of: Seat
    actor: Seat  #: the player to act: the partner, while a question is open
    expects: Expects
    stock: int
    pile: Pile
    sides: list[SideOfTable]
    seats: list[SeatAtTable]
    did: list[Did] = []  #: in this turn
    count: int = 0  #: points laid in this turn towards the first meld
    aside: int = 0  #: cards of a taken pile, set aside until the count is reached
    quiet: bool = False  #: too early in the hand to lay or take anything
    attempt: Attempt | UnsetType = UNSET
    end: HandEnd | UnsetType = UNSET
    players: list[int] = []  #: the players of this hand: places at the table, by seat


class View(Wire, omit_defaults=True):
    """What a seat may see: its own hand, its legal actions, and the table."""

    seat: Seat
    hand: list[Card]
    table: PublicTable
    offers: list[Offer] = []  #: empty while others act
    aside: list[Card] = []  #: the cards set aside from a pile that the seat took
    undo: bool = False  #: whether its last action can be taken back
    #: Whether to suggest asking to go out: a way out is there, or few cards are left; with offers in words.
    out_in_sight: bool = False
    position: str | UnsetType = UNSET  #: everything it knows, as a position; on request


class Update(Wire):
    """A seat's update after one step; ``number`` counts the entries of the log after it."""

    number: int
    events: list[AnyEvent]
    view: View


class SpectatorUpdate(Wire):
    """The update of a player who sits out, or of a spectator."""

    number: int
    events: list[AnyEvent]
    table: PublicTable
