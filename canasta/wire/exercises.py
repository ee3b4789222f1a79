"""Exercises for the learner: table and choices, and after the answer the value of each choice."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.wire.base import Wire
from canasta.wire.coach import Advice, Choice
from canasta.wire.reasons import Reason
from canasta.wire.views import View

#: What an exercise asks: a discard, a take, a lay, the way out, or any play.
ExerciseKind = Literal["discard", "take", "lay", "out", "play"]


class AskedExercise(Wire, omit_defaults=True, kw_only=True):
    """An exercise without its answer."""

    id: str
    book: str
    kind: ExerciseKind
    question: str
    position: str  #: what the player who acts can know
    view: View  #: the same as a view of a table; its cards are kinds
    names: list[str]  #: the players by seat
    canasta_size: int
    choices: list[Choice]
    table: str = ""  #: where it was played, if it comes from one of the client's games
    game: int = 0
    hand: int = 0
    turn: int = 0
    solved: bool = False  #: whether it was answered correctly before


class DailyExercise(Wire, omit_defaults=True, kw_only=True):
    """The exercise of a day, or the progress of the search for it."""

    day: str
    status: Literal["waiting", "working", "done"]
    done: int = 0  #: positions examined
    exercise: AskedExercise | UnsetType = UNSET  #: once it is found


class OwnExercises(Wire):
    """Exercises from the client's games: unsolved ones first, then the latest."""

    exercises: list[AskedExercise]


class ExerciseChoice(Wire, forbid_unknown_fields=True, kw_only=True):
    """The learner's choice, from 0, and the day of the exercise."""

    choice: Annotated[int, Meta(ge=0, le=20)]
    day: Annotated[str, Meta(max_length=10)] = ""


class ExerciseAnswer(Wire, kw_only=True):
    """Whether the choice was the best one, and the coach's verdict on each."""

    right: bool
    answer: int  #: the index of the best choice
    plays: list[Advice]  #: in the order of the choices
    notes: list[Reason]
    played: int | None  #: the index of the play made, if it comes from a game
