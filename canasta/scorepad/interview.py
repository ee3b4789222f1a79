"""Interviews of the score pad: questions and answers, independent of the user interface.

An interview is determined by its answers. To resume one, give it the answers it had; to go back, give it one
answer less. Answers that were taken back are offered again by the key of their question: Enter keeps them.

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

from canasta.messages import Param, UserError, say

Value = TypeVar("Value")


class PadQuestion(NamedTuple):
    """The next question, and the lines to show before it."""

    prompt: str
    notes: tuple[str, ...]


class MissingAnswer(Exception):
    """Raised when a question has no answer yet."""

    def __init__(self, question: PadQuestion) -> None:
        super().__init__(question.prompt)
        self.question = question


class Back(Exception):
    """Raised to go back some questions; ``wrong`` answers are not offered again."""

    def __init__(self, steps: int = 1, *, wrong: bool = False) -> None:
        super().__init__(steps)
        self.steps = steps
        self.wrong = wrong


class PadInterview:
    """A list of answers to questions; when it is used up, ``MissingAnswer`` carries the next question."""

    def __init__(self, answers: Sequence[str], former: Mapping[str, str] | None = None) -> None:
        self.answers = list(answers)  #: not yet used
        self.former = dict(former or {})  #: former answers by the keys of their questions
        self.given: list[str] = []
        self._keys: list[str] = []
        self._notes: list[str] = []

    def remembered(self, back: Back) -> dict[str, str]:
        """Return the former answers after a step back, including those given now."""
        given = dict(zip(self._keys, self.given, strict=True))
        wrong = self._keys[-back.steps :] if back.wrong else ()
        return {
            key: "" if key in wrong else answer for key, answer in {**self.former, **given}.items() if key
        }

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Show a line between the questions."""
        self._notes.append(say(message, params))

    def gap(self) -> None:
        """Begin a new section."""

    def complain(self, problem: UserError) -> None:
        """Report answers that contradict each other, and go back to some of them."""
        raise problem

    def ask(
        self, message: str, read: Callable[[str], Value], key: str = "", usual: str = "", **params: Param
    ) -> Value:
        """Return the answer as converted by ``read``. Enter is the ``usual`` answer, or the former one."""
        former = self.former.get(key, "")
        kept = f" [{former}]" if former else ""
        return self._ask(say(message, {**params, "usual": former or usual, "kept": kept}), read, key)

    def _ask(self, prompt: str, read: Callable[[str], Value], key: str) -> Value:
        if not self.answers:
            raise MissingAnswer(PadQuestion(prompt, tuple(self._notes)))
        self._notes.clear()
        return self._take(self.answers.pop(0), read, key)

    def _take(self, typed: str, read: Callable[[str], Value], key: str) -> Value:
        typed = typed or self.former.get(key, "")
        value = read(typed)
        self.given.append(typed)
        self._keys.append(key)
        return value


def next_question(
    questions: Callable[[PadInterview], dict[str, Any]],
    answers: Sequence[str],
    former: Mapping[str, str] | None = None,
) -> PadQuestion | dict[str, Any]:
    """Return the question after these answers, or the result; a ``UserError`` if one is invalid."""
    try:
        return questions(PadInterview(answers, former))
    except MissingAnswer as unanswered:
        return unanswered.question
