"""Lessons over HTTP: a first hand, explained step by step. The server stores nothing about a lesson."""

from __future__ import annotations

from typing import Final

from canasta.coach.lesson import Lesson
from canasta.coach.lesson_wire import write_answer, write_step
from canasta.messages import UserError
from canasta.server.tables.questions import answer_about
from canasta.server.web.endpoint import Call, Endpoint
from canasta.wire.lessons import LessonAnswer, LessonQuestion, LessonReply, LessonStart
from canasta.wire.protocol import AnyAnswer, AskCards, AskMeld, AskOut, AskWhy
from canasta.wire.settings import write_settings


def _stand(book: str, given: LessonReply | LessonQuestion) -> Lesson:
    """Return the lesson at the learner's current step."""
    lesson = Lesson.load(book, at=given.step)
    for done in given.done:
        lesson.given(done)
        if lesson.number != given.step:  # our own client never sends this for a completed step
            raise UserError("lesson.no_step", number=given.step, last=len(lesson.steps))
    return lesson


async def _begin(call: Call) -> LessonStart:
    """Begin a lesson at one of its steps."""
    step = call.number("step", 1)

    def begun() -> LessonStart:
        lesson = Lesson.load(call.path["book"], at=step)
        return LessonStart(write_settings(lesson.match), write_step(lesson))

    return await call.in_thread(begun)


async def _answer(call: Call) -> LessonAnswer:
    """Answer a lesson's question, and return the next step."""

    def answer() -> LessonAnswer:
        lesson = _stand(call.path["book"], call.body)
        return write_answer(lesson, lesson.show() if call.body.show else lesson.given(call.body.answer))

    return await call.in_thread(answer)


async def _ask(call: Call) -> AnyAnswer:
    """Ask at a lesson's table how cards could be used, or why a play is refused."""
    question = call.body.question
    if not isinstance(question, AskCards | AskMeld | AskOut | AskWhy):
        raise UserError("server.no_game")

    def answer() -> AnyAnswer:
        lesson = _stand(call.path["book"], call.body)
        if lesson.match.actor < 0:
            raise UserError("server.no_game")
        return answer_about(lesson.view.position, question)

    return await call.in_thread(answer)


LESSONS: Final = (
    Endpoint("GET", "/api/lessons/{book}", _begin, LessonStart, signed_in=False, query=("step",)),
    Endpoint("POST", "/api/lessons/{book}/answer", _answer, LessonAnswer, LessonReply, signed_in=False),
    Endpoint("POST", "/api/lessons/{book}/ask", _ask, AnyAnswer, LessonQuestion, signed_in=False),
)
