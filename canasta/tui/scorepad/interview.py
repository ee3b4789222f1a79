"""An interview of the score pad at the terminal: each answer is kept before the next question is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from canasta.messages import Complaint, Param, in_english
from canasta.scorepad.interview import Back, Interview, Value
from canasta.tui.screen import Leave, Screen

#: Words that are no answers; letters alone would be cards.
BACK: Final = "back"
CANCEL: Final = "cancel"
QUIT: Final = "quit"


class Cancel(Exception):
    """Forget the answers."""


def lead(
    screen: Screen,
    questions: Callable[[Interview], Value],
    answers: Sequence[str],
    former: Mapping[str, str],
    keep: Callable[[str], None],
    retype: Callable[[list[str], dict[str, str]], None],
) -> Value:
    """Ask until all questions are answered, back and forth; ``Cancel`` if the person gives it up.

    ``keep`` is told every answer, ``retype`` what is left of them after a step back and what is remembered.
    """
    quiet = False
    while True:
        interview = TerminalInterview(screen, answers, former, keep, quiet=quiet)
        try:
            return questions(interview)
        except Back as back:
            answers, former = interview.given[: -back.steps], interview.remembered(back)
            retype(answers, former)
            quiet = True


class TerminalInterview(Interview):
    """Asks at the terminal what has no answer yet."""

    def __init__(
        self,
        screen: Screen,
        answers: Sequence[str],
        former: Mapping[str, str],
        keep: Callable[[str], None],
        *,
        quiet: bool = False,
    ) -> None:
        super().__init__(answers, former)
        self.screen = screen
        self.quiet = quiet  #: nothing is said while there are answers: it is on the screen
        self._keep = keep

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Something beside the questions."""
        if not (self.quiet and self.answers):
            self.screen.say(message, style, **params)

    def gap(self) -> None:
        """A new part begins."""
        if not (self.quiet and self.answers):
            self.screen.write()

    def complain(self, problem: Complaint) -> None:
        """Say why some answers are asked for again."""
        self.screen.complain(str(problem))

    def _ask(self, prompt: str, read: Callable[[str], Value], key: str) -> Value:
        while True:
            known = bool(self.answers)
            if known:
                typed = self.answers.pop(0)
                if not self.quiet:
                    self.screen.write(f"{prompt} {typed}")
            else:
                typed = self._typed(prompt)
            try:
                value = self._take(typed, read, key)
            except Complaint as problem:
                # Answers given to an earlier version of the program may no longer do: then ask.
                self.answers.clear()
                self.complain(problem)
                continue
            if not known:
                self._keep(self.given[-1])
            return value

    def _typed(self, prompt: str) -> str:
        typed = self.screen.ask(prompt)
        word = in_english("answer", typed).lower()
        if word == BACK:
            raise Back
        if word == CANCEL:
            raise Cancel
        if word == QUIT:
            raise Leave
        return typed
