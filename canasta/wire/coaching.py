"""What the coach says: hints, reviews, exercises. Chances are parts of 1."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.wire.base import Action, Card, Seat, Side, Wire
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


class Choice(Wire):
    """A play by its actions and in words, and the cards it plays from the hand, by kind."""

    actions: list[Action]
    words: str
    cards: list[Card]


class JudgedPlay(Wire, kw_only=True):
    """A play of a record against the best one, on what its player could know."""

    hand: int
    turn: int
    seat: Seat
    name: str
    move: int  #: moves of the hand before it: the frame of a replay at which it begins
    until: int  #: and after which it is done
    position: str  #: what the player knew
    actions: list[Action]
    words: str
    cards: list[Card]  #: played from the hand, by kind
    best: Choice
    points: Measured  #: with what was played: ahead of the other sides in this hand
    chance: Measured
    best_points: Measured
    best_chance: Measured
    lost: Measured  #: points, measured in fresh deals
    cost: Measured  #: chance to win
    error: float  #: half of the cost's 99 % interval: only beyond it there is a clear difference
    label: Literal["same", "unclear", "little", "some", "much"]  #: what it cost, beyond the error
    reasons: list[Reason]
    best_reasons: list[Reason]


class CurvePlace(Wire, kw_only=True):
    """By side the chance to win at the start of a turn; no seat at the end of a hand."""

    hand: int
    turn: int
    seat: Seat | None
    name: str
    move: int  #: moves of the hand before it
    chances: list[Measured]


class TurningPoint(Wire, kw_only=True):
    """A turn in which the chance changed most."""

    hand: int
    turn: int
    seat: Seat
    name: str
    move: int  #: moves of the hand before it
    before: Measured
    now: Measured


class PlayerAccount(Wire, kw_only=True):
    """What a player's plays came to."""

    name: str
    plays: int
    costly: int
    cost: Measured
    lost: Measured


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
    played: list[Action]  #: what was played, if it comes from a game; else nothing
    names: list[str] = []  #: of the players by seat, if it comes from a game
    hand: int = 0  #: of that game
    turn: int = 0


class Review(Wire, kw_only=True):
    """``review``: a record gone through with the coach."""

    book: str
    samples: int  #: for each hand of the record
    side: Side  #: whose turning points these are
    plays: list[JudgedPlay]
    curve: list[CurvePlace]
    turning_points: list[TurningPoint]
    players: list[PlayerAccount]
    exercises: list[Exercise]  #: the costly plays, to try again


class ReviewJob(Wire, omit_defaults=True):
    """A review that is worked out in the background: how far it has come, and what it says."""

    id: str
    status: Literal["waiting", "working", "done"]
    done: int  #: pieces of work
    wanted: int
    hands: int = 0  #: of the game that have been gone through, while it is worked on
    review: Review | UnsetType = UNSET  #: of these hands, then of all


class NewReview(Wire, forbid_unknown_fields=True, kw_only=True):
    """A review that somebody wants: of a record, or of a game at a table that is over."""

    record: str = ""
    house: Annotated[str, Meta(max_length=60_000)] = ""  #: the text of the house rule that the record names
    table: Annotated[str, Meta(max_length=64)] = ""
    game: Annotated[int, Meta(ge=0)] = 0  #: of the table, from 1; 0: the last
    hand: Annotated[int, Meta(ge=1)] | None = None  #: only this one
    player: Annotated[int, Meta(ge=1, le=6)] | None = None  #: only the plays of this one
