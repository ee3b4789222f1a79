"""Lessons as wire messages, so that the terminal and the page use the same script.

>>> from canasta.coach.lesson import Lesson
>>> lesson = Lesson.load("classic", at=5)
>>> write_step(lesson).expected
['draw']
>>> answer = write_answer(lesson, lesson.answer(lesson.read("draw")))
>>> answer.outcome, answer.step.id
('right', 'red')
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from canasta.coach.lesson import YOU, Feedback, Lesson
from canasta.engine import action_text
from canasta.match import Report
from canasta.wire import card_names, write_reason, write_result
from canasta.wire.broadcast import Broadcaster
from canasta.wire.event_codec import write_events
from canasta.wire.events import AnyEvent
from canasta.wire.lessons import LessonAnswer, LessonStep
from canasta.wire.reasons import find_paragraph


def write_step(lesson: Lesson) -> LessonStep:
    """Convert the learner's current step, with the table as the learner sees it."""
    step, match = lesson.step, lesson.match
    found = [find_paragraph(lesson.book, id) for id in step.cites]
    return LessonStep(
        book=lesson.book,
        number=lesson.number,
        last=len(lesson.steps),
        id=step.id,
        asks=step.asks,
        text=lesson.words,
        task=lesson.task,
        choices=lesson.choices,
        expected=[action_text(action) for action in lesson.expected],
        light=list(step.light),
        cards=card_names(lesson.cards),
        paragraphs=[paragraph for paragraph in found if paragraph],
        events=_events(lesson, lesson.entered),
        view=Broadcaster(match, undo=False).view(YOU, sentences=True),
        result=write_result(match.history[-1], sentences=True) if match.history else UNSET,
    )


def write_answer(lesson: Lesson, feedback: Feedback) -> LessonAnswer:
    """Convert the feedback to an answer, with the step that follows."""
    return LessonAnswer(
        outcome=feedback.outcome,
        text=feedback.words,
        reason=write_reason(lesson.book, feedback.reason, sentences=True) if feedback.reason else UNSET,
        events=_events(lesson, feedback.reports),
        step=UNSET if lesson.over else write_step(lesson),
    )


def _events(lesson: Lesson, reports: Sequence[Report]) -> list[AnyEvent]:
    return [
        event
        for report in reports
        for event in write_events(report.events, lesson.match.setup, YOU, report.cards, names=lesson.names)
    ]
