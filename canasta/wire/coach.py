"""The coach's hints, reviews and exercises. Chances are fractions of 1."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.table.state import MAX_SEATS
from canasta.wire.base import Action, Card, Seat, Side, Wire
from canasta.wire.reasons import Reason

#: How large the cost of a play is, beyond the error of the measurement.
MarkLabel = Literal["same", "unclear", "little", "some", "much"]


class MeanInterval(Wire):
    """A mean over many deals, and half the width of its 95 % interval."""

    mean: float
    half: float


class Advice(Wire, kw_only=True):
    """A play up to the end of the turn, or to the next unseen card, and its expected result."""

    actions: list[Action]
    words: str
    points: MeanInterval  #: ahead of the other sides in this hand
    chance: MeanInterval  #: of winning the game
    behind: MeanInterval  #: points behind the best play, in the same deals
    behind_chance: MeanInterval
    clear: bool  #: worse than the best play by more than the error
    reasons: list[Reason]


class Hint(Wire, kw_only=True):
    """``hint``: plays, best first, judged by what the player to act can know."""

    position: str  #: what that player can know
    seat: Seat
    samples: int  #: approximate number of hands played out
    deals: int  #: used to measure the figures
    forced: bool  #: only one action is legal
    plays: list[Advice]
    notes: list[Reason]  #: safe discards, going out, the score of the game


class Choice(Wire):
    """A play as actions and in words, and the cards it plays from the hand, by kind."""

    actions: list[Action]
    words: str
    cards: list[Card]


class JudgedPlay(Wire, kw_only=True):
    """A play of a record compared with the best one, by what its player could know."""

    hand: int
    turn: int
    seat: Seat
    name: str
    move: int  #: moves of the hand before the play: the replay frame at which it begins
    until: int  #: the frame after which the play is complete
    position: str  #: what the player knew
    actions: list[Action]
    words: str
    cards: list[Card]  #: played from the hand, by kind
    best: Choice
    points: MeanInterval  #: of the play made: ahead of the other sides in this hand
    chance: MeanInterval
    best_points: MeanInterval
    best_chance: MeanInterval
    lost: MeanInterval  #: points, measured in fresh deals
    cost: MeanInterval  #: of the chance to win
    error: float  #: half of the cost's 99 % interval; a larger cost is a clear difference
    label: MarkLabel  #: the size of the cost, beyond the error
    reasons: list[Reason]
    best_reasons: list[Reason]


class CurvePlace(Wire, kw_only=True):
    """The chance to win by side at the start of a turn; no seat at the end of a hand."""

    hand: int
    turn: int
    seat: Seat | None
    name: str
    move: int  #: moves of the hand before it
    chances: list[MeanInterval]


class TurningPoint(Wire, kw_only=True):
    """A turn with one of the largest changes of the chance to win."""

    hand: int
    turn: int
    seat: Seat
    name: str
    move: int  #: moves of the hand before it
    before: MeanInterval
    now: MeanInterval


class PlayerAccount(Wire, kw_only=True):
    """Summary of a player's plays."""

    name: str
    plays: int
    costly: int
    cost: MeanInterval
    lost: MeanInterval


class Exercise(Wire, kw_only=True):
    """``exercise``: a position, some plays, and which of them is clearly best."""

    book: str
    kind: Literal["discard", "take", "lay", "out"]
    question: str
    position: str  #: what the player who acts can know
    seat: Seat
    choices: list[Choice]
    answer: int  #: the place of the right choice, from 0
    plays: list[Advice]  #: the choices, best first
    notes: list[Reason]
    played: list[Action]  #: what was played, if it comes from a game; else empty
    names: list[str] = []  #: the players by seat, if it comes from a game
    hand: int = 0  #: of that game
    turn: int = 0


class Review(Wire, kw_only=True):
    """``review``: the coach's analysis of a record."""

    book: str
    samples: int  #: for each hand of the record
    side: Side  #: the side whose turning points these are
    plays: list[JudgedPlay]
    curve: list[CurvePlace]
    turning_points: list[TurningPoint]
    players: list[PlayerAccount]
    exercises: list[Exercise]  #: the costly plays, for another try


class ReviewStatus(Wire, omit_defaults=True):
    """A review that runs in the background: its progress and its results so far."""

    id: str
    status: Literal["waiting", "working", "done"]
    done: int  #: units of work
    wanted: int
    hands: int = 0  #: hands of the game analysed so far
    review: Review | UnsetType = UNSET  #: of these hands, finally of all


class NewReview(Wire, forbid_unknown_fields=True, kw_only=True):
    """A request for a review: of a record, or of a finished game at a table."""

    record: str = ""
    house: Annotated[str, Meta(max_length=60_000)] = ""  #: the text of the house rule that the record names
    table: Annotated[str, Meta(max_length=64)] = ""
    game: Annotated[int, Meta(ge=0)] = 0  #: of the table, from 1; 0: the last
    hand: Annotated[int, Meta(ge=1)] | None = None  #: only this hand
    player: Annotated[int, Meta(ge=1, le=MAX_SEATS)] | None = None  #: only the plays of this player
