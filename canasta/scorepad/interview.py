"""An interview of the score pad: questions and their answers, whoever asks them.

An interview is nothing but its answers. So one that was stopped is resumed by giving it the answers it had,
and a step back is the same with one answer less. What was answered before, and taken back, is offered again
by the key of its question: Enter keeps it.

>>> from canasta.scorepad.game_questions import GameQuestions
>>> def new_game(interview):
...     return GameQuestions(interview, "2026-01-01").run()
>>> next_question(new_game, ["boat 2"]).prompt
'The 2 names as you sit, clockwise, with commas:'
>>> next_question(new_game, ["boat 2"], {"names": "Ana, Ben"}).prompt
'The 2 names as you sit, clockwise, with commas [Ana, Ben]:'
>>> next_question(new_game, ["boat 2", "Ana Ben", "ben", "", "", ""])["dealer"]
2
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    """So many questions back; ``wrong``: their answers cannot have been, and are not offered again."""

    def __init__(self, steps: int = 1, *, wrong: bool = False) -> None:
        super().__init__(steps)
        self.steps = steps
        self.wrong = wrong


class Interview:
    """Gives the answers it has; where there is none left, ``Unanswered`` says what is to be asked."""

    def __init__(self, answers: Sequence[str], former: Mapping[str, str] | None = None) -> None:
        self.answers = list(answers)  #: still to be given
        self.former = dict(former or {})  #: answers of before by the keys of their questions
        self.given: list[str] = []
        self._keys: list[str] = []
        self._notes: list[str] = []

    def remembered(self, back: Back) -> dict[str, str]:
        """The answers of before after a step back, those given now among them."""
        given = dict(zip(self._keys, self.given, strict=True))
        wrong = self._keys[-back.steps :] if back.wrong else ()
        return {
            key: "" if key in wrong else answer for key, answer in {**self.former, **given}.items() if key
        }

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Something beside the questions."""
        self._notes.append(say(message, params))

    def gap(self) -> None:
        """A new part begins."""

    def complain(self, problem: Complaint) -> None:
        """Answers do not go together, and some of them must be given again."""
        raise problem

    def ask(
        self, message: str, read: Callable[[str], Value], key: str = "", usual: str = "", **params: Param
    ) -> Value:
        """What ``read`` makes of the answer. Enter is the ``usual`` one, or what was answered before."""
        former = self.former.get(key, "")
        kept = f" [{former}]" if former else ""
        return self._ask(say(message, {**params, "usual": former or usual, "kept": kept}), read, key)

    def _ask(self, prompt: str, read: Callable[[str], Value], key: str) -> Value:
        if not self.answers:
            raise Unanswered(Question(prompt, tuple(self._notes)))
        self._notes.clear()
        return self._take(self.answers.pop(0), read, key)

    def _take(self, typed: str, read: Callable[[str], Value], key: str) -> Value:
        typed = typed or self.former.get(key, "")
        value = read(typed)
        self.given.append(typed)
        self._keys.append(key)
        return value


def next_question(
    questions: Callable[[Interview], dict[str, Any]],
    answers: Sequence[str],
    former: Mapping[str, str] | None = None,
) -> Question | dict[str, Any]:
    """The question after these answers, or what they come to; a ``Complaint`` if one cannot be used."""
    try:
        return questions(Interview(answers, former))
    except Unanswered as unanswered:
        return unanswered.question
