"""Lessons on the wire: the learner's current step, and the reply to an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from canasta.wire.base import Action, Card, Wire
from canasta.wire.events import AnyEvent
from canasta.wire.protocol import AnyTableQuestion
from canasta.wire.reasons import Paragraph, Reason
from canasta.wire.scores import HandResult
from canasta.wire.settings import Settings
from canasta.wire.views import View


class LessonStep(Wire, omit_defaults=True, kw_only=True):
    """One step of a lesson: the explanation, the task, and the table it is about."""

    book: str
    number: int  #: from 1
    last: int  #: how many steps the lesson has
    id: str
    asks: Literal["reading", "play", "trial", "choice"]  #: a trial is a play that will be refused
    text: str  #: paragraphs are lines
    task: str = ""  #: what the learner is to do
    choices: list[str] = []  #: answers, numbered from 1
    expected: list[Action] = []  #: the actions still expected, in notation
    light: list[str] = []  #: what to highlight: stock, pile, players, hand, sideA
    cards: list[Card] = []  #: cards of the hand to be played
    paragraphs: list[Paragraph] = []  #: what the step teaches
    events: list[AnyEvent] = []  #: what happened since the previous answer
    view: View
    result: HandResult | UnsetType = UNSET  #: when the hand is over


class LessonAnswer(Wire, omit_defaults=True, kw_only=True):
    """The reply to an answer, and the next step; without one the lesson is over."""

    outcome: Literal["right", "so_far", "other", "refused", "wrong"]
    text: str = ""
    reason: Reason | UnsetType = UNSET
    events: list[AnyEvent] = []  #: what the learner's own play did
    step: LessonStep | UnsetType = UNSET


class LessonStart(Wire):
    """A lesson at one of its steps, and its table."""

    game: Settings
    step: LessonStep


class LessonReply(Wire, forbid_unknown_fields=True, kw_only=True):
    """A learner's answer: actions separated by semicolons, or the number of a choice; empty for a text.

    The step and the actions done in it are the only state, and the client keeps them.
    """

    step: Annotated[int, Meta(ge=1, le=1000)]
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    answer: Annotated[str, Meta(max_length=200)] = ""
    show: bool = False  #: perform the expected actions, whatever the answer


class LessonQuestion(Wire, forbid_unknown_fields=True, kw_only=True):
    """A question at the table of a lesson."""

    step: Annotated[int, Meta(ge=1, le=1000)]
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    question: AnyTableQuestion
