"""An interview of the score pad: questions and their answers, whoever asks them.

An interview is nothing but its answers. So one that was stopped is resumed by giving it the answers it had,
and a step back is the same with one answer less.

>>> from canasta.scorepad.game_questions import GameQuestions
>>> def new_game(interview):
...     return GameQuestions(interview, "2026-01-01").run()
>>> question = next_question(new_game, ["boat 2"])
>>> question.prompt
'The 2 names as you sit, clockwise, with commas:'
>>> next_question(new_game, ["boat 2", "Ana Ben", "ben", "", "", ""])["dealer"]
2
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from canasta.messages import Complaint, Param, say

Value = TypeVar("Value")


class Question(NamedTuple):
    """What is to be asked next, and what is to be said before it."""

    prompt: str
    notes: tuple[str, ...]


class Unanswered(Exception):
    """There is no answer yet to a question."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.prompt)
        self.question = question


class Back(Exception):
    """So many questions back."""

    def __init__(self, steps: int = 1) -> None:
        super().__init__(steps)
        self.steps = steps


class Interview:
    """Gives the answers it has; where there is none left, ``Unanswered`` says what is to be asked."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = list(answers)  #: still to be given
        self.given: list[str] = []
        self._notes: list[str] = []

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Something beside the questions."""
        self._notes.append(say(message, params))

    def gap(self) -> None:
        """A new part begins."""

    def complain(self, problem: Complaint) -> None:
        """Answers do not go together, and some of them must be given again."""
        raise problem

    def ask(self, prompt: str, read: Callable[[str], Value]) -> Value:
        """What ``read`` makes of the answer."""
        if not self.answers:
            raise Unanswered(Question(prompt, tuple(self._notes)))
        self._notes.clear()
        typed = self.answers.pop(0)
        value = read(typed)
        self.given.append(typed)
        return value


def next_question(
    questions: Callable[[Interview], dict[str, Any]], answers: Sequence[str]
) -> Question | dict[str, Any]:
    """The question after these answers, or what they come to; a ``Complaint`` if one cannot be used."""
    try:
        return questions(Interview(answers))
    except Unanswered as unanswered:
        return unanswered.question
