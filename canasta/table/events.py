"""What happened, as told to the table: each event has a public part and a secret part with its owner.

An event's cards are secret if it has an owner: ``redact`` replaces them for everybody else by unknown
cards, so that only how many there were is told.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.cards import UNKNOWN

ACTED: Final = "acted"  #: number: the action
DEALT: Final = "dealt"  #: cards: the hand; secret
UPCARD: Final = "upcard"  #: cards: turned up from the stock
TURN: Final = "turn"  #: a turn begins
DREW: Final = "drew"  #: cards: from the stock; secret
RED_THREE_SHOWN: Final = "red three"  #: number: how many
BLACK_THREE_SHOWN: Final = "black three"  #: number: how many
RESERVE: Final = "reserve"  #: cards: a reserve taken up; secret
BURIED: Final = "buried"  #: cards: added to a closed set
TALON: Final = "talon"  #: number: cards that come to the hand after the first meld
ANNOUNCED: Final = "announced"  #: number: cards left in a hand that is nearly empty
TOOK: Final = "took"  #: cards: the rest of the pile that came to the hand, red threes not among them
OPENED: Final = "opened"  #: number: the count of the first meld
CANASTA: Final = "canasta"  #: number: the rank
FINED: Final = "fined"  #: number: points
REBUILT: Final = "rebuilt"  #: number: cards of the pile that became the stock
REFILLED: Final = "refilled"  #: a Caliente card was played; number: cards drawn
SPECIAL_HAND: Final = "special"  #: cards: the whole hand; number: which special hand
EXPOSED: Final = "exposed"  #: cards: become penalty cards; number: 1 if a valid set frees them
PENALISED: Final = "penalised"  #: number: points off; words: what for, and the paragraph
OWES: Final = "owes"  #: number: discards owed before the next draw
FREED: Final = "freed"  #: of the discards still owed
MADE_TO_DRAW: Final = "made to draw"  #: the referee makes a seat take the top card of the stock
RAISED: Final = "raised"  #: number: points more for the first meld of a side
DEMANDED: Final = "demanded"  #: the player in turn must go out
BACK: Final = "back"  #: cards: from a set to the hand again; number: the place of the set
TRIED: Final = "tried"  #: an irregular act; cards: shown; number: the act; words: the irregularity
CALLED: Final = "called"  #: the irregular act is called; words: the irregularity
PILE_BACK: Final = "pile back"  #: a pile taken without right lies there again
LAPSED: Final = "lapsed"  #: nobody called it in time; words: the irregularity
REDEALT: Final = "redealt"  #: the same dealer deals again
RULED: Final = "ruled"  #: the referee has decided; words: the decision
OUT: Final = "out"  #: number: 1 if concealed
OVER: Final = "over"  #: number: the ending

#: Events of a referee's word.
REFEREES: Final = (
    RULED, REDEALT, EXPOSED, PENALISED, OWES, FREED, MADE_TO_DRAW, RAISED, DEMANDED, BACK, TRIED, CALLED,
    LAPSED, PILE_BACK,
)  # fmt: skip


class Event(NamedTuple):
    """One thing that happened.

    >>> redact(Event(DREW, 0, bytes([9]), owner=0), 1).cards == bytes([UNKNOWN])
    True
    """

    what: str
    seat: int
    cards: bytes = b""
    number: int = 0
    #: The seat that alone may see the cards; -1 if everybody may.
    owner: int = -1
    #: Of a word of the referee: message id and paragraph, or the decision as text.
    words: str = ""


def redact(event: Event, seat: int) -> Event:
    """The event as a seat may see it (-1: as someone sees it who has no cards)."""
    if event.owner in (-1, seat):
        return event
    return event._replace(cards=bytes([UNKNOWN]) * len(event.cards))
