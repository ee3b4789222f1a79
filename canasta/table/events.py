"""What happened, as told to the table: each event has a public part and a secret part with its owner.

An event's cards are secret if it has an owner: ``redact`` replaces them for everybody else by unknown
cards, so that only how many there were is told. What its number means depends on what happened: whoever
reads it asks by name (``event.points``, ``event.action``), and asking for what is not told is an error.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.cards import UNKNOWN

ACTED: Final = "acted"  #: action
DEALT: Final = "dealt"  #: cards: the hand; secret
UPCARD: Final = "upcard"  #: cards: turned up from the stock, or the pile of a position
TURN: Final = "turn"  #: a turn begins; turn: how many were begun before it
MISSED: Final = "missed"  #: the turn that has just begun is missed
DREW: Final = "drew"  #: cards: from the stock; secret
RED_THREE_SHOWN: Final = "red three"  #: amount
BLACK_THREE_SHOWN: Final = "black three"  #: amount
RESERVE: Final = "reserve"  #: cards: a reserve taken up; secret; amount: reserves that are left
BURIED: Final = "buried"  #: cards: added to a closed set
TALON: Final = "talon"  #: amount: cards that come to the hand after the first meld
ANNOUNCED: Final = "announced"  #: amount: cards left in a hand that is nearly empty
TOOK: Final = "took"  #: cards: the rest of the pile that came to the hand, red threes not among them
OPENED: Final = "opened"  #: points: the count of the first meld
CANASTA: Final = "canasta"  #: place: of the set
FINED: Final = "fined"  #: points
REBUILT: Final = "rebuilt"  #: amount: cards of the pile that became the stock
REFILLED: Final = "refilled"  #: a Caliente card was played; amount: cards drawn
SPECIAL_HAND: Final = "special"  #: cards: the whole hand; special: which special hand
EXPOSED: Final = "exposed"  #: cards: become penalty cards; meldable: whether a valid set frees them
PENALISED: Final = "penalised"  #: points off; words: what for, and the paragraph
OWES: Final = "owes"  #: amount: discards owed before the next draw
FREED: Final = "freed"  #: of the discards still owed
MADE_TO_DRAW: Final = "made to draw"  #: the referee makes a seat take the top card of the stock
RAISED: Final = "raised"  #: points more for the first meld of a side
DEMANDED: Final = "demanded"  #: the player in turn must go out
BACK: Final = "back"  #: cards: from a set to the hand again; place: of the set
SEEN: Final = "seen"  #: cards: of a hand, that everybody has seen
TRIED: Final = "tried"  #: an irregular act; cards: shown; action; words: the irregularity
CALLED: Final = "called"  #: the irregular act is called; words: the irregularity
PILE_BACK: Final = "pile back"  #: a pile taken without right lies there again
LAPSED: Final = "lapsed"  #: nobody called it in time; words: the irregularity
REDEALT: Final = "redealt"  #: the same dealer deals again
RULED: Final = "ruled"  #: the referee has decided; words: the decision
OUT: Final = "out"  #: concealed
OVER: Final = "over"  #: ending

#: What the number of an event means; events that are not named here have none.
MEANINGS: Final = {
    ACTED: "action",
    TRIED: "action",
    TURN: "turn",
    RED_THREE_SHOWN: "amount",
    BLACK_THREE_SHOWN: "amount",
    BURIED: "amount",
    TALON: "amount",
    ANNOUNCED: "amount",
    REBUILT: "amount",
    REFILLED: "amount",
    OWES: "amount",
    RESERVE: "amount",
    OPENED: "points",
    FINED: "points",
    PENALISED: "points",
    RAISED: "points",
    CANASTA: "place",
    BACK: "place",
    SPECIAL_HAND: "special",
    EXPOSED: "meldable",
    OUT: "concealed",
    OVER: "ending",
}

#: Events of a referee's word.
REFEREES: Final = (
    RULED, REDEALT, EXPOSED, PENALISED, OWES, FREED, MADE_TO_DRAW, RAISED, DEMANDED, BACK, SEEN, TRIED,
    CALLED, LAPSED, PILE_BACK,
)  # fmt: skip


class Event(NamedTuple):
    """One thing that happened.

    >>> redact(Event(DREW, 0, bytes([9]), owner=0), 1).cards == bytes([UNKNOWN])
    True
    >>> Event(OPENED, 0, number=65).points
    65
    """

    what: str
    seat: int
    cards: bytes = b""
    number: int = 0
    #: The seat that alone may see the cards; -1 if everybody may.
    owner: int = -1
    #: Of a word of the referee: message id and paragraph, or the decision as text.
    words: str = ""

    @property
    def action(self) -> int:
        """What was done, or tried."""
        return _number(self, "action") & _ACTION

    @property
    def turn(self) -> int:
        """How many turns were begun before the one that begins."""
        return _number(self, "turn")

    @property
    def amount(self) -> int:
        """How many: cards, or discards that are owed."""
        return _number(self, "amount")

    @property
    def points(self) -> int:
        """Points of a first meld or of a fine."""
        return _number(self, "points")

    @property
    def figure(self) -> int:
        """How many, or points, whichever it tells; 0 where it tells of neither."""
        return self.number if MEANINGS.get(self.what) in ("amount", "points") else 0

    @property
    def place(self) -> int:
        """The place of a set: its rank, or ``RANKLESS``."""
        return _number(self, "place")

    @property
    def special(self) -> int:
        """Which of the book's special hands it is."""
        return _number(self, "special")

    @property
    def meldable(self) -> bool:
        """Whether a valid set frees the cards that were exposed."""
        return bool(_number(self, "meldable"))

    @property
    def concealed(self) -> bool:
        """Whether the player went out concealed."""
        return bool(_number(self, "concealed"))

    @property
    def ending(self) -> int:
        """How the hand ended (``canasta.table.state.ENDED_OUT`` …)."""
        return _number(self, "ending")


#: An irregular act is the action and, above it, the seat that tries it.
_ACTION: Final = 255


def _number(event: Event, meaning: str) -> int:
    """The number of an event that means this."""
    if MEANINGS.get(event.what) != meaning:
        raise AttributeError(f"the event {event.what!r} has no {meaning}")
    return event.number


def redact(event: Event, seat: int) -> Event:
    """The event as a seat may see it (-1: as someone sees it who has no cards)."""
    if event.owner in (-1, seat):
        return event
    return event._replace(cards=bytes([UNKNOWN]) * len(event.cards))
