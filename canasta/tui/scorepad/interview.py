"""An interview of the score pad at the terminal: each answer is kept before the next question is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


class TerminalInterview(Interview):
    """Asks at the terminal what has no answer yet."""

    def __init__(
        self, screen: Screen, answers: Sequence[str], keep: Callable[[str], None], *, quiet: bool = False
    ) -> None:
        super().__init__(answers)
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

    def ask(self, prompt: str, read: Callable[[str], Value]) -> Value:
        """What ``read`` makes of the answer; whatever it complains about is asked again."""
        while True:
            known = bool(self.answers)
            if known:
                typed = self.answers.pop(0)
                if not self.quiet:
                    self.screen.write(f"{prompt} {typed}")
            else:
                typed = self._typed(prompt)
            try:
                value = read(typed)
            except Complaint as problem:
                # Answers given to an earlier version of the program may no longer do: then ask.
                self.answers.clear()
                self.complain(problem)
                continue
            self.given.append(typed)
            if not known:
                self._keep(typed)
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
