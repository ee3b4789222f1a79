"""Events at a table as structs: one for each kind of event, with named fields.

A card that the receiver may not see is ``?``. Sentences are included only on request.
``canasta.wire.telling`` converts the engine's events to these and back.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Ending, Rank, Seat, Wire


class Happened(Wire, tag_field="event", kw_only=True):
    """An event; ``sentence`` describes it in the receiver's language, on request."""

    sentence: str | UnsetType = UNSET


class Acted(Happened, tag="acted"):
    """A player acted: the cards played from the hand, and the top card of a taken pile."""

    seat: Seat
    action: Action
    cards: list[Card]
    top: Card | UnsetType = UNSET


class Dealt(Happened, tag="dealt"):
    """A player was dealt a hand."""

    seat: Seat
    cards: list[Card]


class Upcard(Happened, tag="upcard"):
    """The card that begins the pile, or the whole pile of a position; ``seat`` is the dealer."""

    seat: Seat
    cards: list[Card]


class Turn(Happened, tag="turn"):
    """A turn begins, counted from 1."""

    seat: Seat
    turn: int


class Missed(Happened, tag="missed"):
    """The turn that has just begun is missed."""

    seat: Seat


class Drew(Happened, tag="drew"):
    """A player drew from the stock."""

    seat: Seat
    cards: list[Card]


class RedThree(Happened, tag="red_three"):
    """Red threes were put on the table."""

    seat: Seat
    cards: list[Card]


class BlackThree(Happened, tag="black_three"):
    """Black threes were put on the table, where they are shown like red ones."""

    seat: Seat
    cards: list[Card]


class Reserve(Happened, tag="reserve"):
    """A player took up a reserve; ``left`` more remain."""

    seat: Seat
    cards: list[Card]
    left: int


class Buried(Happened, tag="buried"):
    """Cards were added to a closed set."""

    seat: Seat
    cards: list[Card]


class Talon(Happened, tag="talon"):
    """Cards come to the hand after the first meld."""

    seat: Seat
    count: int


class Announced(Happened, tag="announced"):
    """A player announces how few cards are left."""

    seat: Seat
    left: int


class Took(Happened, tag="took"):
    """The rest of the pile went to a player's hand; only the taker is shown which cards (ruling G13)."""

    seat: Seat
    cards: list[Card]


class Opened(Happened, tag="opened"):
    """A side made its first meld, with its points."""

    seat: Seat
    points: int


class Canasta(Happened, tag="canasta"):
    """A set became a canasta."""

    seat: Seat
    rank: Rank


class Fined(Happened, tag="fined"):
    """The book fines a player."""

    seat: Seat
    points: int


class Rebuilt(Happened, tag="rebuilt"):
    """Cards of the pile became the stock."""

    seat: Seat
    count: int


class Refilled(Happened, tag="refilled"):
    """A Caliente card was played, and cards were drawn."""

    seat: Seat
    count: int


class SpecialHand(Happened, tag="special"):
    """A special hand was shown: its index in the book's list, from 0."""

    seat: Seat
    cards: list[Card]
    special: int


class Exposed(Happened, tag="exposed"):
    """Cards became penalty cards: whether a valid set frees them, and whether they must go first."""

    seat: Seat
    cards: list[Card]
    meldable: bool
    first: bool


class Penalised(Happened, tag="penalised"):
    """The referee deducts points: the reason (a message), and the paragraph."""

    seat: Seat
    points: int
    message: str
    paragraph: str


class Owes(Happened, tag="owes"):
    """A player owes discards before the next draw."""

    seat: Seat
    count: int


class Freed(Happened, tag="freed"):
    """A player is freed of the discards still owed."""

    seat: Seat


class MadeToDraw(Happened, tag="made_to_draw"):
    """The referee makes a player take the top card of the stock."""

    seat: Seat


class Raised(Happened, tag="raised"):
    """The first meld of the player's side needs more points."""

    seat: Seat
    points: int


class Demanded(Happened, tag="demanded"):
    """The player in turn must go out."""

    seat: Seat


class Back(Happened, tag="back"):
    """Cards of a set went back to the hand."""

    seat: Seat
    cards: list[Card]
    rank: Rank


class Seen(Happened, tag="seen"):
    """Cards of a hand that all players have seen: they were laid illegally and went back."""

    seat: Seat
    cards: list[Card]


class Tried(Happened, tag="tried"):
    """A player did something irregular; the others may call it."""

    seat: Seat
    action: Action
    cards: list[Card]
    irregularity: str


class Called(Happened, tag="called"):
    """The irregular act was called."""

    seat: Seat
    irregularity: str


class PileBack(Happened, tag="pile_back"):
    """An illegally taken pile was put back."""

    seat: Seat


class Lapsed(Happened, tag="lapsed"):
    """The irregular act was not called in time."""

    seat: Seat
    irregularity: str


class Redealt(Happened, tag="redealt"):
    """The same dealer deals again."""

    seat: Seat


class Ruled(Happened, tag="ruled"):
    """The referee has decided; the decision as text."""

    seat: Seat
    decision: str


class Out(Happened, tag="out"):
    """A player went out."""

    seat: Seat
    concealed: bool


class Over(Happened, tag="over"):
    """The hand is over."""

    seat: Seat
    ending: Ending


AnyEvent = (
    Acted | Dealt | Upcard | Turn | Missed | Drew | RedThree | BlackThree | Reserve | Buried | Talon
    | Announced | Took | Opened | Canasta | Fined | Rebuilt | Refilled | SpecialHand | Exposed
    | Penalised | Owes | Freed | MadeToDraw | Raised | Demanded | Back | Seen | Tried | Called
    | PileBack | Lapsed | Redealt | Ruled | Out | Over
)  # fmt: skip
