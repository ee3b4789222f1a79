"""A lesson on the wire: the step a learner is at, and what is said to an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from canasta.wire.base import Action, Card, Wire
from canasta.wire.events import AnyEvent
from canasta.wire.reasons import Paragraph, Reason
from canasta.wire.scores import HandResult
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
    view: View | UnsetType = UNSET  #: while the hand is played
    result: HandResult | UnsetType = UNSET  #: when it is over


class LessonAnswer(Wire, omit_defaults=True, kw_only=True):
    """What is said to an answer, and the step after it; without one the lesson is over."""

    outcome: Literal["right", "so_far", "other", "refused", "wrong"]
    text: str = ""
    reason: Reason | UnsetType = UNSET
    events: list[AnyEvent] = []  #: what the learner's own play did
    step: LessonStep | UnsetType = UNSET
