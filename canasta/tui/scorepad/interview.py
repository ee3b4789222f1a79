"""The score pad's interview at the terminal; each answer is saved before the next question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from canasta.messages import Param, UserError, in_english
from canasta.scorepad.interview import Back, PadInterview, Value
from canasta.tui.screen import Leave, Screen

#: Commands instead of an answer; single letters would be cards.
BACK: Final = "back"
CANCEL: Final = "cancel"
QUIT: Final = "quit"


class Cancel(Exception):
    """Raised to discard the answers."""


def lead(
    screen: Screen,
    questions: Callable[[PadInterview], Value],
    answers: Sequence[str],
    former: Mapping[str, str],
    keep: Callable[[str], None],
    retype: Callable[[list[str], dict[str, str]], None],
) -> Value:
    """Ask until all questions are answered, back and forth; raise ``Cancel`` if the user gives up.

    ``keep`` is called with every answer, ``retype`` with the remaining answers after a step back and those
    remembered as suggestions.
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


class TerminalInterview(PadInterview):
    """Asks at the terminal for answers that are not known yet."""

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
        self.quiet = quiet  #: say nothing while there are known answers, since it is on the screen already
        self._keep = keep

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Show a message besides the questions."""
        if not (self.quiet and self.answers):
            self.screen.say(message, style, **params)

    def gap(self) -> None:
        """Begin a new section."""
        if not (self.quiet and self.answers):
            self.screen.write()

    def complain(self, problem: UserError) -> None:
        """Explain why some questions are asked again."""
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
            except UserError as problem:
                # Answers given to an earlier version of the program may no longer be valid: then ask.
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
