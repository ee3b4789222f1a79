"""What a game leaves behind: the log of all that was done, and the result of every hand.

The log is only ever added to. An undo is an entry like any other; what it takes back stays in the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from canasta.clauses.base import ScoreLine

#: Versions of the record. In the first one the first equal card of the pack is played, and a position's
#: cards get their suits in seat order. In the second one both are drawn by lot, so that suits tell nothing
#: about hidden cards (P5).
FIRST_IN_PACK: Final = 1
BY_LOT: Final = 2
#: Why a bot played for somebody: the time was over, or they were away.
NOTES: Final = ("time", "away")


class HandStarted(NamedTuple):
    """A hand was dealt."""

    number: int
    dealer: int  #: seat
    seats: tuple[int, ...]  #: the player at every seat
    sitting_out: tuple[int, ...]
    upcards: tuple[int, ...]  #: physical cards turned up to begin the pile, bottom to top


class Acted(NamedTuple):
    """A seat did something."""

    seat: int
    turn: int  #: turns begun before this one in the hand
    action: int
    card: int = -1  #: the physical card of a discard
    copy: int = 0  #: ``Ledger.copy_number`` of that card


@lru_cache(maxsize=20_000)
def acted(seat: int, turn: int, action: int) -> Acted:
    """An entry without a card: the same at all tables of a server, which has thousands of draws in memory."""
    return Acted(seat, turn, action)


class Undone(NamedTuple):
    """The last action that still stood was taken back."""

    seat: int


class Ruled(NamedTuple):
    """The referee has decided; it is never taken back."""

    seat: int  #: whose turn it was
    turn: int
    decision: str  #: as text (``canasta.irregularities.decision``)
    cause: str = ""  #: what happened, in a few words; a redeal to which not everybody agreed has one


class Agreed(NamedTuple):
    """A seat agreed to what follows: that the hand be dealt again, or something be taken back."""

    seat: int
    turn: int
    turn_seat: int  #: whose turn it was


class TakenBack(NamedTuple):
    """With everybody's agreement the last actions that still stood were taken back."""

    seat: int  #: who asked for it
    turn: int
    turn_seat: int  #: whose turn it was
    actions: int  #: how many


class Noted(NamedTuple):
    """From here on a bot plays this turn for somebody; ``why``: ``time`` was over, or they were ``away``."""

    seat: int
    turn: int
    turn_seat: int
    why: str


class Attempted(NamedTuple):
    """A seat did something irregular."""

    seat: int
    turn: int
    turn_seat: int  #: whose turn it was
    action: int  #: what it did, as an ordinary action is written


class Called(NamedTuple):
    """A seat called the irregular act."""

    seat: int
    turn: int
    turn_seat: int


class HandResult(NamedTuple):
    """A hand that was played to its end."""

    number: int
    dealer: int
    seats: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]  #: of the hand, by side
    totals: tuple[int, ...]  #: after the hand, by side
    ending: int
    out: int  #: the seat that went out, or -1
    concealed: bool


class Abandoned(NamedTuple):
    """The game was broken off."""


Entry = (
    HandStarted
    | Acted
    | Undone
    | TakenBack
    | Noted
    | Ruled
    | Agreed
    | Attempted
    | Called
    | HandResult
    | Abandoned
)
