"""Events of a hand, each with a public part and possibly a secret part with its owner.

If an event has an owner, its cards are secret: for all other seats, ``redact`` replaces them by unknown
cards, so that only their number is visible. The meaning of an event's number depends on its type, so it is
read by name (``event.points``, ``event.action``); reading a value that the event does not have is an error.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.cards import UNKNOWN, kinds_text
from canasta.table.actions import MADE, Action

ACTED: Final = "acted"  #: action
DEALT: Final = "dealt"  #: cards: the hand; secret
UPCARD: Final = "upcard"  #: cards: turned up from the stock, or the pile of a position
TURN: Final = "turn"  #: a turn begins; turn: the number of earlier turns
MISSED: Final = "missed"  #: the turn that has just begun is missed
DREW: Final = "drew"  #: cards: from the stock; secret
RED_THREE_SHOWN: Final = "red three"  #: amount
BLACK_THREE_SHOWN: Final = "black three"  #: amount
RESERVE: Final = "reserve"  #: cards: a reserve taken up; secret; amount: remaining reserves
BURIED: Final = "buried"  #: cards: added to a closed set
TALON: Final = "talon"  #: amount: cards that go to the hand after the first meld
ANNOUNCED: Final = "announced"  #: amount: cards left in a hand that is nearly empty
TOOK: Final = "took"  #: cards: the rest of the pile that went to the hand, without red threes
OPENED: Final = "opened"  #: points: the count of the first meld
CANASTA: Final = "canasta"  #: place: of the set
FINED: Final = "fined"  #: points
REBUILT: Final = "rebuilt"  #: amount: cards of the pile that became the stock
REFILLED: Final = "refilled"  #: a Caliente card was played; amount: cards drawn
SPECIAL_HAND: Final = "special"  #: cards: the whole hand; special: which special hand
EXPOSED: Final = "exposed"  #: cards: become penalty cards; meldable: whether a valid set frees them
PENALISED: Final = "penalised"  #: points off; words: the reason and the paragraph
OWES: Final = "owes"  #: amount: discards owed before the next draw
FREED: Final = "freed"  #: released from the discards still owed
MADE_TO_DRAW: Final = "made to draw"  #: the referee makes a seat take the top card of the stock
RAISED: Final = "raised"  #: points more for the first meld of a side
DEMANDED: Final = "demanded"  #: the player in turn must go out
BACK: Final = "back"  #: cards: returned from a set to the hand; place: of the set
SEEN: Final = "seen"  #: cards: of a hand, which all players have seen
TRIED: Final = "tried"  #: an irregular act; cards: shown; action; words: the irregularity
CALLED: Final = "called"  #: the irregular act is called; words: the irregularity
PILE_BACK: Final = "pile back"  #: a wrongly taken pile is put back
LAPSED: Final = "lapsed"  #: the irregularity was not called in time; words: the irregularity
REDEALT: Final = "redealt"  #: the same dealer deals again
STAND_IN: Final = "stand in"  #: a bot plays the rest of the turn for the player; words: why
RULED: Final = "ruled"  #: the referee has decided; words: the decision
OUT: Final = "out"  #: concealed
OVER: Final = "over"  #: ending

#: The meaning of an event's number; events not listed here have none.
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

#: Events caused by the referee.
REFEREES: Final = (
    RULED, REDEALT, EXPOSED, PENALISED, OWES, FREED, MADE_TO_DRAW, RAISED, DEMANDED, BACK, SEEN, TRIED,
    CALLED, LAPSED, PILE_BACK,
)  # fmt: skip


class Event(NamedTuple):
    """One event.

    Attributes:
        what: What happened, such as ``drew``; the constants of ``canasta.table.events`` list all of these.
        seat: The seat that acted, counted from zero.
        cards: The kinds of the cards.
        number: A number, to be read by its name: ``action``, ``turn``, ``amount``, ``points``, ``place`` …
        owner: The only seat that may see the cards; -1 if they are public.
        words: For a decision of the referee or a stand-in: why.

    Examples:
        >>> Event(DREW, 0, bytes([9]), owner=0)
        <Event drew seat=0 cards=K owner=0>
        >>> Event(OPENED, 0, number=65).points
        65
    """

    what: str
    seat: int
    cards: bytes = b""
    number: int = 0
    #: The only seat that may see the cards; -1 if they are public.
    owner: int = -1
    #: For a referee's decision: message id and paragraph, or the decision as text. For a stand-in: why.
    words: str = ""

    def __repr__(self) -> str:
        return f"<Event {self}>"

    def __str__(self) -> str:
        """The event in short, with the meaning of its number: ``drew seat=0 cards=K``."""
        parts = [self.what, f"seat={self.seat}"]
        if self.cards:
            parts.append(f"cards={kinds_text(self.cards)}")
        meaning = MEANINGS.get(self.what)
        if meaning == "action":
            parts.append(f"action='{self.action}'")
        elif meaning is not None:
            parts.append(f"{meaning}={self.number}")
        if self.owner >= 0:
            parts.append(f"owner={self.owner}")
        if self.words:
            parts.append(f"words={self.words!r}")
        return " ".join(parts)

    @property
    def action(self) -> Action:
        """The action that was performed or attempted."""
        return MADE[_number(self, "action") & _ACTION]

    @property
    def turn(self) -> int:
        """The number of turns before the one that begins."""
        return _number(self, "turn")

    @property
    def amount(self) -> int:
        """A number of cards, or of discards owed."""
        return _number(self, "amount")

    @property
    def points(self) -> int:
        """Points of a first meld or of a fine."""
        return _number(self, "points")

    @property
    def figure(self) -> int:
        """The amount or points, whichever the event has; 0 if it has neither."""
        return self.number if MEANINGS.get(self.what) in ("amount", "points") else 0

    @property
    def place(self) -> int:
        """The place of a set: its rank, or ``RANKLESS``."""
        return _number(self, "place")

    @property
    def special(self) -> int:
        """The index of the book's special hand."""
        return _number(self, "special")

    @property
    def meldable(self) -> bool:
        """True if a valid set frees the exposed cards."""
        return bool(_number(self, "meldable"))

    @property
    def concealed(self) -> bool:
        """True if the player went out concealed."""
        return bool(_number(self, "concealed"))

    @property
    def ending(self) -> int:
        """How the hand ended (``canasta.table.state.ENDED_OUT`` …)."""
        return _number(self, "ending")


#: An irregular act is the action and, in the bits above it, the seat that attempts it.
_ACTION: Final = 255


def _number(event: Event, meaning: str) -> int:
    """Return the number of an event, checking its meaning."""
    if MEANINGS.get(event.what) != meaning:
        raise AttributeError(f"the event {event.what!r} has no {meaning}")
    return event.number


def redact(event: Event, seat: int) -> Event:
    """Return the event as a seat may see it.

    Args:
        event: An event with all its cards.
        seat: The seat, counted from zero; -1 for a spectator.

    Returns:
        The same event; cards that the seat may not see are unknown.

    Examples:
        >>> drawn = Event(DREW, 0, bytes([9]), owner=0)
        >>> redact(drawn, 0) == drawn, redact(drawn, 1).cards == bytes([UNKNOWN])
        (True, True)
    """
    if event.owner in (-1, seat):
        return event
    return event._replace(cards=bytes([UNKNOWN]) * len(event.cards))
