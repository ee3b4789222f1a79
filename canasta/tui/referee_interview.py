"""The referee's interview on a screen, for ``canasta referee`` and at the table."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import GROUPS, Irregularity
from canasta.irregularities.labels import question_words, title_of
from canasta.messages import UserError, text
from canasta.tui.screen import Screen

#: A non-breaking space.
TIE: Final = "\u00a0"
_BACK: Final = ("back", "<")
_LEAVE: Final = ("leave", "cancel", "quit", "exit")


class InterviewLeft(Exception):
    """Raised when the user leaves the interview."""


class RefereeInterview:
    """Asks what happened, then the questions of the interview.

    ``read`` returns what is typed, and ``leave`` is the word that ends the interview. ``show`` shows the
    ruling before a choice that may be left open; without it a choice has to be made.
    """

    def __init__(
        self,
        screen: Screen,
        interview: Interview,
        read: Callable[[], str],
        leave: str,
        show: Callable[[], None] | None = None,
    ) -> None:
        self.screen = screen
        self.interview = interview
        self.read = read
        self.leave = leave
        self.show = show

    def run(self, found: Sequence[Irregularity] = ()) -> None:
        """Run the interview; ``found`` are the likely irregularities.

        Raises:
            InterviewLeft: The user leaves the interview.
        """
        shown = None
        interview = self.interview
        while True:
            question = interview.question
            if interview.irregularity is None:
                self._ask_what(found)
                found = ()
            elif question is None:
                if self.show is not None and shown != interview.answers:
                    self.show()
                return
            else:
                if self.show is not None and question.chooser and shown != interview.answers:
                    self.show()
                    shown = interview.answers
                self._ask_one()

    def _read(self) -> str:
        typed = self.read()
        if typed.lower() in _LEAVE:
            raise InterviewLeft
        return typed

    def _ask_what(self, found: Sequence[Irregularity]) -> None:
        """Ask what happened, by number or by words, until one irregularity is identified."""
        screen, interview = self.screen, self.interview
        while interview.irregularity is None:
            screen.write()
            screen.say("referee.what", "bold")
            show_list(screen, interview, found or interview.known)
            write_wrapped(screen, text("referee.how", word=self.leave))
            given = self._read()
            found = () if given in _BACK else interview.search(given)
            if len(found) == 1:
                interview.take(found[0])
                screen.write()
                screen.write(title_of(found[0]), "bold")
            elif given and not found and given not in _BACK:
                screen.complain(text("referee.no_match", given=given))

    def _ask_one(self) -> None:
        """Ask the current question until it is answered."""
        screen, interview = self.screen, self.interview
        irregularity, question = interview.irregularity, interview.question
        assert irregularity is not None
        assert question is not None
        may_stay_open = bool(question.chooser) and self.show is not None
        screen.write()
        write_wrapped(screen, question_words(irregularity, question))
        options = interview.options()
        for number, (answer, sentence) in enumerate(options, start=1):
            place = int(answer) + 1 if isinstance(answer, int) else number
            write_wrapped(screen, sentence, f"{place:>4}", 6)
        if not options:
            write_wrapped(screen, question.expected(interview.answers), indent=2)
        if may_stay_open:
            write_wrapped(screen, text("referee.open"), indent=2)
        while True:
            given = self._read()
            if given in _BACK:
                interview.back()
                return
            try:
                if not given and may_stay_open:
                    interview.leave_open()
                else:
                    interview.answer(given)
                return
            except UserError as problem:
                screen.complain(str(problem))


def show_list(
    screen: Screen,
    interview: Interview,
    found: Sequence[Irregularity],
    words: Callable[[Irregularity], str] = title_of,
) -> None:
    """List irregularities by group, with their numbers; those with advice only come last."""
    numbers = {each.name: number for number, each in enumerate(interview.known, start=1)}
    advised = [each for each in found if interview.is_advice(each)]
    for listed in ([each for each in found if each not in advised], advised):
        if listed and listed is advised:
            advice = interview.source(advised[0]).slug
            write_wrapped(screen, text("referee.silent_on", book=interview.rules.slug, advice=advice))
        for group in GROUPS:
            members = [each for each in listed if each.group == group]
            if members:
                screen.write("  " + text(f"referee.group.{group}"), "bold")
            for each in members:
                write_wrapped(screen, words(each), f"{numbers[each.name]:>4}", 6)


def write_wrapped(screen: Screen, words: str, mark: str = "", indent: int = 0) -> None:
    """Write wrapped text with a hanging indent after a mark; lines do not break at a tie."""
    for line in textwrap.wrap(words, screen.width - indent):
        screen.write(mark.ljust(indent) + line.replace(TIE, " "))
        mark = ""
