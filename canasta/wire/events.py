"""Events at a table as structs: one for each kind of event, with named fields.

A card that the receiver may not see is ``?``. Sentences are included only on request.
``canasta.wire.event_codec`` converts the engine's events to these and back.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Ending, Rank, Seat, Wire


class GameEvent(Wire, tag_field="event", kw_only=True):
    """An event; ``sentence`` describes it in the receiver's language, on request.

    ``phrase`` says the same of what a player did, without the player: ``"draws {cards}"``. The placeholder
    stands for the event's cards, so that a client can list and combine the actions of a turn.
    """

    sentence: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET


class Acted(GameEvent, tag="acted"):
    """A player acted: the cards played from the hand, and the top card of a taken pile."""

    seat: Seat
    action: Action
    cards: list[Card]
    top: Card | UnsetType = UNSET


class Dealt(GameEvent, tag="dealt"):
    """A player was dealt a hand."""

    seat: Seat
    cards: list[Card]


class Upcard(GameEvent, tag="upcard"):
    """The card that begins the pile, or the whole pile of a position; ``seat`` is the dealer."""

    seat: Seat
    cards: list[Card]


class Turn(GameEvent, tag="turn"):
    """A turn begins, counted from 1."""

    seat: Seat
    turn: int


class Missed(GameEvent, tag="missed"):
    """The turn that has just begun is missed."""

    seat: Seat


class Drew(GameEvent, tag="drew"):
    """A player drew from the stock."""

    seat: Seat
    cards: list[Card]


class RedThree(GameEvent, tag="red_three"):
    """Red threes were put on the table."""

    seat: Seat
    cards: list[Card]


class BlackThree(GameEvent, tag="black_three"):
    """Black threes were put on the table, where they are shown like red ones."""

    seat: Seat
    cards: list[Card]


class Reserve(GameEvent, tag="reserve"):
    """A player took up a reserve; ``left`` more remain."""

    seat: Seat
    cards: list[Card]
    left: int


class Buried(GameEvent, tag="buried"):
    """Cards were added to a closed set."""

    seat: Seat
    cards: list[Card]


class Talon(GameEvent, tag="talon"):
    """Cards come to the hand after the first meld."""

    seat: Seat
    count: int


class Announced(GameEvent, tag="announced"):
    """A player announces how few cards are left."""

    seat: Seat
    left: int


class Took(GameEvent, tag="took"):
    """The rest of the pile went to a player's hand; only the taker is shown which cards (ruling G13)."""

    seat: Seat
    cards: list[Card]


class Opened(GameEvent, tag="opened"):
    """A side made its first meld, with its points."""

    seat: Seat
    points: int


class Canasta(GameEvent, tag="canasta"):
    """A set became a canasta."""

    seat: Seat
    rank: Rank


class Fined(GameEvent, tag="fined"):
    """The book fines a player."""

    seat: Seat
    points: int


class Rebuilt(GameEvent, tag="rebuilt"):
    """Cards of the pile became the stock."""

    seat: Seat
    count: int


class Refilled(GameEvent, tag="refilled"):
    """A Caliente card was played, and cards were drawn."""

    seat: Seat
    count: int


class SpecialHand(GameEvent, tag="special"):
    """A special hand was shown: its index in the book's list, from 0."""

    seat: Seat
    cards: list[Card]
    special: int


class Exposed(GameEvent, tag="exposed"):
    """Cards became penalty cards: whether a valid set frees them, and whether they must go first."""

    seat: Seat
    cards: list[Card]
    meldable: bool
    first: bool


class Penalised(GameEvent, tag="penalised"):
    """The referee deducts points: the reason (a message), and the paragraph."""

    seat: Seat
    points: int
    message: str
    paragraph: str


class Owes(GameEvent, tag="owes"):
    """A player owes discards before the next draw."""

    seat: Seat
    count: int


class Freed(GameEvent, tag="freed"):
    """A player is freed of the discards still owed."""

    seat: Seat


class MadeToDraw(GameEvent, tag="made_to_draw"):
    """The referee makes a player take the top card of the stock."""

    seat: Seat


class Raised(GameEvent, tag="raised"):
    """The first meld of the player's side needs more points."""

    seat: Seat
    points: int


class Demanded(GameEvent, tag="demanded"):
    """The player in turn must go out."""

    seat: Seat


class Back(GameEvent, tag="back"):
    """Cards of a set went back to the hand."""

    seat: Seat
    cards: list[Card]
    rank: Rank


class Seen(GameEvent, tag="seen"):
    """Cards of a hand that all players have seen: they were laid illegally and went back."""

    seat: Seat
    cards: list[Card]


class Tried(GameEvent, tag="tried"):
    """A player did something irregular; the others may call it."""

    seat: Seat
    action: Action
    cards: list[Card]
    irregularity: str


class Called(GameEvent, tag="called"):
    """The irregular act was called."""

    seat: Seat
    irregularity: str


class PileBack(GameEvent, tag="pile_back"):
    """An illegally taken pile was put back."""

    seat: Seat


class Lapsed(GameEvent, tag="lapsed"):
    """The irregular act was not called in time."""

    seat: Seat
    irregularity: str


class Redealt(GameEvent, tag="redealt"):
    """The same dealer deals again."""

    seat: Seat


class StandIn(GameEvent, tag="stand_in"):
    """A bot plays the rest of this turn for a player who is out of time or away."""

    seat: Seat
    why: Literal["time", "away"]


class Ruled(GameEvent, tag="ruled"):
    """The referee has decided; the decision as text."""

    seat: Seat
    decision: str


class Out(GameEvent, tag="out"):
    """A player went out."""

    seat: Seat
    concealed: bool


class Over(GameEvent, tag="over"):
    """The hand is over."""

    seat: Seat
    ending: Ending


AnyEvent = (
    Acted | Dealt | Upcard | Turn | Missed | Drew | RedThree | BlackThree | Reserve | Buried | Talon
    | Announced | Took | Opened | Canasta | Fined | Rebuilt | Refilled | SpecialHand | Exposed
    | Penalised | Owes | Freed | MadeToDraw | Raised | Demanded | Back | Seen | Tried | Called
    | PileBack | Lapsed | Redealt | StandIn | Ruled | Out | Over
)  # fmt: skip
