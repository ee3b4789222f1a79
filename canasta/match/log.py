"""The log of a game and the results of its hands.

The log is append-only. An undo is an entry like any other; the entry it takes back stays in the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from canasta.clauses.base import ScoreLine

#: Why a bot played for a player: out of time, or away.
NOTES: Final = ("time", "away")


class HandStarted(NamedTuple):
    """A hand was dealt."""

    number: int
    dealer: int  #: seat
    seats: tuple[int, ...]  #: the player at every seat
    sitting_out: tuple[int, ...]
    upcards: tuple[int, ...]  #: physical cards turned up to begin the pile, bottom to top


class Acted(NamedTuple):
    """A seat carried out an action."""

    seat: int
    turn: int  #: turns begun before this one in the hand
    action: int
    card: int = -1  #: the physical card that was discarded
    copy: int = 0  #: ``Ledger.copy_number`` of that card


@lru_cache(maxsize=20_000)
def acted(seat: int, turn: int, action: int) -> Acted:
    """Return an entry without a card, shared between all tables to save memory."""
    return Acted(seat, turn, action)


class Undone(NamedTuple):
    """The last action that still stood was taken back."""

    seat: int


class Ruled(NamedTuple):
    """The referee has decided; a decision is never taken back."""

    seat: int  #: whose turn it was
    turn: int
    decision: str  #: as text (``canasta.irregularities.decision``)
    cause: str = ""  #: what happened, in a few words; required for a redeal to which not all players agreed


class Agreed(NamedTuple):
    """A seat agreed to the next step: a redeal, or a take-back."""

    seat: int
    turn: int
    turn_seat: int  #: whose turn it was


class TakenBack(NamedTuple):
    """The last actions were taken back with the agreement of all players."""

    seat: int  #: the seat that asked for it
    turn: int
    turn_seat: int  #: whose turn it was
    actions: int  #: how many


class Noted(NamedTuple):
    """A bot plays the rest of this turn for a player; ``why`` is ``time`` or ``away``."""

    seat: int
    turn: int
    turn_seat: int
    why: str


class Attempted(NamedTuple):
    """A seat carried out an irregular act."""

    seat: int
    turn: int
    turn_seat: int  #: whose turn it was
    action: int  #: the irregular act, written like an ordinary action


class Called(NamedTuple):
    """A seat called the irregular act."""

    seat: int
    turn: int
    turn_seat: int


class HandResult(NamedTuple):
    """A finished hand."""

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
    """The game was abandoned."""


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
