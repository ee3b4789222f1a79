"""Lessons: a first hand with explanations, from the script of a book.

A script is data (``lessons/<book>.toml``): tables, what the other seats do, and steps. The engine judges what
is played, and the texts are messages. Lessons do not depend on the terminal, and (book, step) is all that
needs to be saved.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

from canasta.books import BOOKS
from canasta.cards import KIND_OF_CARD
from canasta.clauses.base import Reason
from canasta.coach.lesson_table import lesson_match
from canasta.engine import View, apply, parse_action, refusal
from canasta.explain.plays import Play, known_of, read_play
from canasta.match import Match, Report
from canasta.messages import Param, UserError, catalogue, say, text, typed_in_language
from canasta.table.actions import needs
from canasta.wording import reason_text

#: The learner's seat.
YOU: Final = 0
_FOLDER: Final = Path(__file__).parent / "lessons"

#: What a step asks for: only reading, a play, a play that will be refused, or one of several answers.
Asks = Literal["reading", "play", "trial", "choice"]
Outcome = Literal["right", "so_far", "other", "refused", "wrong"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson. Its messages are ``lesson.<text>`` and those below it."""

    id: str
    cites: tuple[str, ...]  #: paragraphs and rulings that it teaches
    text: str = ""  #: id of its messages, if not ``<book>.<id>``
    table: str = ""  #: a position to begin with, instead of the current table
    others: tuple[str, ...] = ()  #: what other seats do before the step is shown, turn by turn
    do: str = ""  #: the actions to play, separated by semicolons
    typed: str = ""  #: how a player may type them, if that is shorter
    also: tuple[str, ...] = ()  #: alternative actions that are just as good
    refused: str = ""  #: an action to try, which the rules forbid
    right: int = 0  #: the number of the right answer, from 1
    light: tuple[str, ...] = ()  #: what to highlight: stock, pile, players, hand, sideA and so on

    @property
    def asks(self) -> Asks:
        """What the learner has to do."""
        return "play" if self.do else "trial" if self.refused else "choice" if self.right else "reading"


class _Script(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a lesson."""

    step: tuple[Step, ...]


@dataclass
class Feedback:
    """The reply to an answer and the effects of the learner's play.

    What the other seats do next is in ``Lesson.entered``.
    """

    outcome: Outcome
    words: str = ""
    reason: Reason | None = None
    reports: list[Report] = field(default_factory=list)


class Lesson:
    """A lesson and the learner's current step.

    >>> lesson = Lesson.load("classic")
    >>> lesson.step.asks, lesson.number
    ('reading', 1)
    >>> lesson.answer().outcome, lesson.number
    ('right', 2)
    """

    match: Match

    def __init__(self, book: str, steps: Sequence[Step], name: str = "", at: int = 1) -> None:
        self.book = book
        self.steps = steps
        self.names = [name or text("lesson.you"), *text("play.begin.bots").split()]
        self.place = 0  #: from 0; equal to the number of steps when the lesson is over
        self._left: list[list[int]] = []  #: the actions still to play, for each right way
        self.entered = self.go_to(at)  #: what happened on the way to this step

    @classmethod
    def load(cls, book: str, name: str = "", at: int = 1) -> Lesson:
        """Load the lesson of a book, at one of its steps, counted from 1."""
        return cls(book, load_steps(book), name, at)

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return self.place + 1

    @property
    def over(self) -> bool:
        """True if all steps are done."""
        return self.place >= len(self.steps)

    @property
    def step(self) -> Step:
        """The current step; the last one when the lesson is over."""
        return self.steps[min(self.place, len(self.steps) - 1)]

    @property
    def view(self) -> View:
        """The table as the learner sees it."""
        return self.match.view(YOU)

    @property
    def cards(self) -> list[int]:
        """The cards of the learner's hand that have to be played."""
        assert self.match.ledger is not None
        left, found = self.match.ledger.hands[YOU].copy(), []
        for kind in [kind for action in self.expected for kind in needs(action)]:
            card = next((card for card in left if KIND_OF_CARD[card] == kind), None)
            if card is not None:
                left.remove(card)
                found.append(card)
        return found

    @property
    def expected(self) -> list[int]:
        """The actions still to play in this step, or the one to try."""
        return self._left[0] if self._left else self._asked()

    def _asked(self) -> list[int]:
        return [parse_action(part) for part in parts(self.step.do or self.step.refused)]

    # --- Messages of a step --------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """The explanation."""
        return self.say()

    @property
    def task(self) -> str:
        """The task, if there is one."""
        return self.say("do") if self.step.asks != "reading" else ""

    @property
    def choices(self) -> list[str]:
        """The answers to choose from."""
        found: list[str] = []
        while self.step.right and self.has(str(len(found) + 1)):
            found.append(self.say(str(len(found) + 1)))
        return found

    def message(self, part: str = "") -> str:
        """Return the id of one of the messages of the step."""
        base = f"lesson.{self.step.text or f'{self.book}.{self.step.id}'}"
        return f"{base}.{part}" if part else base

    def has(self, part: str) -> bool:
        """Return True if the step has this message; many are optional."""
        return self.message(part) in catalogue()

    def say(self, part: str = "") -> str:
        """Return one of the messages of the step."""
        return say(self.message(part), self._params())

    def _params(self) -> dict[str, Param]:
        """Return the names and numbers of the book that a text may mention."""
        setup, seats = self.match.setup, self.match.setup.seats
        return {
            "left": self.names[1],
            "partner": self.names[seats // 2],
            "right": self.names[seats - 1],
            "cards": setup.hand_size,
            "need": self.view.need(0),
            "target": setup.book.target,
            "book": self.book,
        }

    # --- Progress ------------------------------------------------------------------------------------

    def go_to(self, number: int) -> list[Report]:
        """Go to a step, counted from 1, as if all earlier ones were done; return what happened last."""
        if not 1 <= number <= len(self.steps):
            raise UserError("lesson.no_step", number=number, last=len(self.steps))
        start = max(place for place, step in enumerate(self.steps[:number]) if step.table or not place)
        self.place = start
        self.entered = self._enter()
        while self.number < number:
            self.skip()
        return self.entered

    def back(self) -> list[Report]:
        """Return to the previous step, if there is one."""
        return self.go_to(max(1, self.place))

    def skip(self) -> Feedback:
        """Play the remaining actions of the step and go on."""
        return self._right(self._do(self._left[0]) if self.step.do else [])

    def show(self) -> Feedback:
        """Answer for the learner, with the usual feedback."""
        if self.step.right:
            return self.answer(self.step.right)
        return self._play(Play(tuple(self._asked()))) if self.step.refused else self.skip()

    def answer(self, given: Play | int | None = None) -> Feedback:
        """Judge the learner's answer.

        Args:
            given: A play, the number of a choice, or None for a step that is only read.
        """
        asks = self.step.asks
        if asks == "reading":
            return self._right([])
        if asks == "choice":
            return self._choose(given if isinstance(given, int) else 0)
        if not isinstance(given, Play):
            return Feedback("other", self._other())
        return self._play(given)

    def given(self, typed: str) -> Feedback:
        """Judge a typed answer: actions separated by semicolons, or a number."""
        if self.step.asks in ("reading", "choice"):
            return self.answer(int(typed) if typed.isdecimal() else 0)
        found = [self.read(part) for part in parts(typed)]
        actions = tuple(action for play in found for action in play.actions)
        reason = next((play.reason for play in found if play.reason), None)
        return self.answer(Play(actions, found[-1].card if found else None, reason=reason))

    def typed(self) -> str:
        """Return what the learner could type, in the current language."""
        return typed_in_language("play", self.step.typed or self.step.do or self.step.refused)

    def read(self, typed: str) -> Play:
        """Parse a typed play."""
        view, ledger = self.view, self.match.ledger
        assert ledger is not None
        if typed.strip() == "take" and self.step.refused.startswith("take "):
            typed = self.step.refused  # any way will do: the point is that it cannot be done
        return read_play(typed, known_of(view.position, view.legal_actions(), ledger.hands[YOU]))

    def _choose(self, number: int) -> Feedback:
        told = f"{number}_told"
        if number == self.step.right:
            return self._right([], self.say(told) if self.has(told) else text("lesson.yes"))
        if self.has(told):
            return Feedback("wrong", self.say(told))
        return Feedback("wrong", text("lesson.which", last=len(self.choices)))

    def _play(self, play: Play) -> Feedback:
        reason = play.reason or self._refusal(play.actions)
        if reason is not None:
            words = reason_text(reason, self.book, self.names)
            if self.step.refused and self._asked() == list(play.actions):
                if self.has("right"):
                    words += "\n" + self.say("right")
                done = self._right([], words)
                done.reason = reason
                return done
            return Feedback("refused", words, reason)
        left = [rest for way in self._left if (rest := _without(way, play.actions)) is not None]
        if not left:
            return Feedback("other", self._other())
        reports = self._do(play.actions, play.card)
        if [] in left:
            return self._right(reports)
        self._left = left
        return Feedback("so_far", text("lesson.so_far"), reports=reports)

    def _refusal(self, actions: Sequence[int]) -> Reason | None:
        """Return why the first forbidden action is refused, trying them on the view."""
        position = self.view.position
        for number, action in enumerate(actions):
            reason = refusal(position, action)
            if reason is not None or number + 1 == len(actions):
                return reason
            apply(position, action)
        return None

    def _other(self) -> str:
        return self.say("other") if self.has("other") else text("lesson.other")

    def _right(self, reports: list[Report], words: str = "") -> Feedback:
        """Finish the step with praise or an explanation, and go on."""
        if not words and self.has("right"):
            words = self.say("right")
        self.place += 1
        self.entered = [] if self.over else self._enter()
        return Feedback("right", words, reports=reports)

    def _enter(self) -> list[Report]:
        """Set up the table of the step and play the actions of the other seats before it."""
        step = self.step
        if step.table:
            self.match = lesson_match(step.table, self.names)
        ways = (step.do, *step.also) if step.do else ()
        self._left = [[parse_action(part) for part in parts(way)] for way in ways]
        return [
            report
            for turn in step.others
            for part in parts(turn)
            for report in self._do([parse_action(part)])
        ]

    def _do(self, actions: Sequence[int], card: int | None = None) -> list[Report]:
        match = self.match
        return [
            match.act(match.actor, action, card if action == actions[-1] else None).report(YOU)
            for action in actions
        ]


def parts(row: str) -> list[str]:
    """Split a line into actions, which are separated by semicolons."""
    return [part.strip() for part in row.split(";") if part.strip()]


def _without(way: Sequence[int], actions: Sequence[int]) -> list[int] | None:
    """Return what remains of ``way`` after some of its actions; None if one is not part of it."""
    left = list(way)
    for action in actions:
        if action not in left:
            return None
        left.remove(action)
    return left


def load_steps(book: str) -> tuple[Step, ...]:
    """Load the steps of a book's lesson."""
    path = _FOLDER / f"{book}.toml"
    if book not in BOOKS or not path.exists():
        raise UserError("lesson.no_book", book=book, books=", ".join(books()))
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Script).step


def books() -> list[str]:
    """Return the books that have a lesson."""
    return [book for book in BOOKS if (_FOLDER / f"{book}.toml").exists()]
