"""Exercises as they are put to somebody: table and choices, and after an answer what each comes to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.wire.base import Wire
from canasta.wire.coaching import Advice, Choice
from canasta.wire.reasons import Reason
from canasta.wire.views import View


class AskedExercise(Wire, omit_defaults=True, kw_only=True):
    """An exercise without its answer."""

    id: str
    book: str
    kind: Literal["discard", "take", "lay", "out"]
    question: str
    position: str  #: what the player who acts can know
    view: View  #: the same as at a table; its cards are kinds
    names: list[str]  #: of the players by seat
    canasta_size: int
    choices: list[Choice]
    table: str = ""  #: where it was played, if it comes from a game of one's own
    game: int = 0
    hand: int = 0
    turn: int = 0
    solved: bool = False  #: whether it was answered rightly before


class DailyExercise(Wire, omit_defaults=True, kw_only=True):
    """The exercise of a day, or how far the search for it has come."""

    day: str
    status: Literal["waiting", "working", "done"]
    done: int = 0  #: positions that were looked at
    exercise: AskedExercise | UnsetType = UNSET  #: once it is found


class OwnExercises(Wire):
    """Exercises from one's own games, those that are not solved first, then the latest."""

    exercises: list[AskedExercise]


class ExerciseChoice(Wire, forbid_unknown_fields=True, kw_only=True):
    """Which choice somebody would make, from 0; of the exercise of which day."""

    choice: Annotated[int, Meta(ge=0, le=20)]
    day: Annotated[str, Meta(max_length=10)] = ""


class ExerciseAnswer(Wire, kw_only=True):
    """Whether it was the best one, and what the coach says of each."""

    right: bool
    answer: int  #: the place of the best choice
    plays: list[Advice]  #: in the order of the choices
    notes: list[Reason]
    played: int | None  #: the place of what was played, if it comes from a game
