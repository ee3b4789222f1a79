"""What the coach says: hints, reviews, exercises. Chances are parts of 1."""

from __future__ import annotations

from canasta.wire.base import Action, Seat, Wire
from canasta.wire.reasons import Reason


class Measured(Wire):
    """A mean over many deals, and half the width of its 95 % interval."""

    mean: float
    half: float


class Advice(Wire, kw_only=True):
    """A play up to the end of the turn, or to a card nobody has seen, and what it comes to."""

    actions: list[Action]
    words: str
    points: Measured  #: ahead of the other sides in this hand
    chance: Measured  #: to win the game
    behind: Measured  #: points behind the best play, in the same deals
    behind_chance: Measured
    clear: bool  #: worse than the best beyond the error
    reasons: list[Reason]


class Hint(Wire, kw_only=True):
    """``hint``: the best plays first, judged on what the player who acts can know."""

    position: str  #: what that player can know
    seat: Seat
    samples: int  #: hands that were played out, more or less
    deals: int  #: in which the figures were measured
    forced: bool  #: only one action is legal
    plays: list[Advice]
    notes: list[Reason]  #: safe discards, going out, the score of the game
