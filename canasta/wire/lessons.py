"""A lesson on the wire: the step a learner is at, and what is said to an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.wire.base import Action, Card, Wire
from canasta.wire.events import AnyEvent
from canasta.wire.protocol import AnyQuestion
from canasta.wire.reasons import Paragraph, Reason
from canasta.wire.scores import HandResult
from canasta.wire.settings import Settings
from canasta.wire.views import View


class LessonStep(Wire, omit_defaults=True, kw_only=True):
    """One point of a lesson: what is explained, what is asked for, and the table it is about."""

    book: str
    number: int  #: from 1
    last: int  #: how many steps the lesson has
    id: str
    asks: Literal["reading", "play", "trial", "choice"]  #: a trial is a play that will be refused
    text: str  #: paragraphs are lines
    task: str = ""  #: what the learner is to do
    choices: list[str] = []  #: answers, numbered from 1
    expected: list[Action] = []  #: what is asked for, as it is written
    light: list[str] = []  #: what to look at: stock, pile, players, hand, sideA
    cards: list[Card] = []  #: cards of the hand that are to be played
    paragraphs: list[Paragraph] = []  #: what the step teaches
    events: list[AnyEvent] = []  #: what happened since the answer before
    view: View
    result: HandResult | UnsetType = UNSET  #: when it is over


class LessonAnswer(Wire, omit_defaults=True, kw_only=True):
    """What is said to an answer, and the step after it; without one the lesson is over."""

    outcome: Literal["right", "so_far", "other", "refused", "wrong"]
    text: str = ""
    reason: Reason | UnsetType = UNSET
    events: list[AnyEvent] = []  #: what the learner's own play did
    step: LessonStep | UnsetType = UNSET


class LessonBegun(Wire):
    """A lesson at one of its steps, and the table it is played at."""

    game: Settings
    step: LessonStep


class LessonGiven(Wire, forbid_unknown_fields=True, kw_only=True):
    """What a learner answers: actions separated by semicolons, or the number of a choice; nothing to a text.

    The step and what was done in it so far are all there is to keep, and the learner's side keeps them.
    """

    step: Annotated[int, Meta(ge=1, le=1000)]
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    answer: Annotated[str, Meta(max_length=200)] = ""
    show: bool = False  #: whatever the answer: let it be done


class LessonAsked(Wire, forbid_unknown_fields=True, kw_only=True):
    """A question at the table of a lesson."""

    step: Annotated[int, Meta(ge=1, le=1000)]
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    question: AnyQuestion
