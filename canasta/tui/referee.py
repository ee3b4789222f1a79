"""The referee at the terminal table: the interview, and its decision in the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta.explain.plays import Play
from canasta.irregularities.interview import Interview
from canasta.match import Match, Step
from canasta.messages import UserError, say, text
from canasta.notation.record.write import BECAUSE
from canasta.tui.bot_irregularities import who_calls
from canasta.tui.prompts import ask
from canasta.tui.referee_interview import InterviewLeft, RefereeInterview
from canasta.tui.saved_games import HUMAN
from canasta.tui.screen import Screen

#: Words at the prompt: the referee, an irregular act, calling one.
REFEREE: Final = "referee"
TRY: Final = "try"
CALL: Final = "call"


def ask_referee(screen: Screen, match: Match, given: str) -> str | None:
    """Return the referee's decision, or None if the player leaves the interview.

    ``given`` is a complete decision (a name and answers), some words about what happened, or empty.
    """
    book = match.setup.book
    if not book.irregularities:
        screen.say("play.referee.none")
        return None
    name = given.partition(" ")[0]
    if "=" in given or any(each.name == name and not each.asks for each in book.irregularities):
        return given
    interview = Interview(book, match.setup.players, match.seat_names())
    found = interview.search(given)
    if given and not found:
        raise UserError("referee.no_match", given=given)
    if len(found) == 1:
        interview.take(found[0])

    def read() -> str:
        prompt = text("play.referee.prompt")
        return ask(screen, prompt, "play.help_at.referee", book, area="answer", cards=True)

    try:
        RefereeInterview(screen, interview, read, text("referee.cancel")).run(found)
    except InterviewLeft:
        return None
    return interview.decision()


class RefereeMixin:
    """Mixin for a session in which the referee can be called and, at some tables, irregular acts tried."""

    screen: Screen
    match: Match
    skipping: bool

    @property
    def seat(self) -> int:
        """The player's seat, or -1."""
        raise NotImplementedError

    def _extraordinary(self, doing: Callable[[], Step]) -> None:
        raise NotImplementedError

    def _complain(self, words: str) -> None:
        raise NotImplementedError

    def _ask_until(self, prompt: str, answers: tuple[str, ...], help: str) -> str:
        raise NotImplementedError

    def _referee(self, given: str) -> bool:
        """Call the referee; return True if there was a decision."""
        decision = ask_referee(self.screen, self.match, given)
        if decision is None:
            return False
        decision, _, cause = decision.partition(BECAUSE)
        try:
            try:
                self._extraordinary(lambda: self.match.referee(decision, cause))
            except UserError as problem:
                if problem.message != "match.redeal":
                    raise
                # A new deal always needs a reason, which goes into the record.
                book = self.match.setup.book
                cause = ask(
                    self.screen, text("play.referee.cause"), "play.help_at.cause", book, area="answer"
                )
                self._extraordinary(lambda: self.match.referee(decision, cause))
        except UserError as problem:
            self._complain(say(problem.message, problem.params, self.match.seat_names()))
            return False
        return True

    def _try(self, play: Play, seat: int) -> None:
        """Perform an irregular act of the player, which a bot may call at once."""
        if len(play.actions) != 1:
            raise UserError("play.referee.one_act")
        self._extraordinary(lambda: self.match.attempt(seat, play.actions[0]))
        self._bots_call()

    def _bots_call(self) -> None:
        seat = who_calls(self.match, HUMAN)
        if seat is not None:
            self._call(seat)

    def _call(self, seat: int) -> None:
        try:
            self._extraordinary(lambda: self.match.call(seat))
        except UserError as problem:  # the turn must be finished first
            self._complain(say(problem.message, problem.params, self.match.seat_names()))

    def _bot_slips(self, seat: int, action: int) -> None:
        """Perform an irregular act of a bot; the player is the first who may call it."""
        self._extraordinary(lambda: self.match.attempt(seat, action))
        asked = self.seat >= 0 and not self.skipping
        question = text("play.referee.call")
        if asked and self._ask_until(question, ("", CALL), "play.help_at.call") == CALL:
            self._call(self.seat)
        else:
            self._bots_call()
