"""Irregularities: what happened, the referee's questions about it, and what follows.

An irregularity is a clause of the book: it has a stable name, the paragraphs it rests on, its questions in
order, and a ruling that follows from the answers alone. Seats are counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Final, NamedTuple

from canasta import limits
from canasta.clauses.base import Clause
from canasta.clauses.bounds import between
from canasta.irregularities.effects import Effect
from canasta.irregularities.questions import OPPONENTS, Answer, Answers, Question
from canasta.messages import UserError

# How play goes on after a ruling: the end of the referee's decision.
ON_TURN: Final = "turn"  #: it is still this seat's turn
ON_NEXT: Final = "next"  #: this seat is next
ON_SAME: Final = "same"  #: the player whose turn it was continues
ON_REDEAL: Final = "redeal"  #: the hand is dealt again
ON_FIRST: Final = "first"  #: this seat begins the hand
ON_SCORE: Final = "score"  #: the hand is over and is scored

# Phases of a game in which something goes wrong, for browsing.
DEAL: Final = "deal"
DRAWING: Final = "drawing"
PILE: Final = "pile"
LAYING: Final = "laying"
SHOWING: Final = "showing"
DISCARDING: Final = "discarding"
GOING_OUT: Final = "going_out"
THREES: Final = "threes"
FINE_BOUNDS: Final = between(0, limits.FINE)
GROUPS: Final = (DEAL, DRAWING, PILE, LAYING, SHOWING, DISCARDING, GOING_OUT, THREES)


class ChoiceOption(NamedTuple):
    """One option of a choice, and what follows from it."""

    answer: Answer
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Choice:
    """A choice that a ruling gives: the fact that records it, the seats that choose, and the options."""

    paragraph: str
    key: str
    seats: tuple[int, ...]  #: the seats that choose, together if they are several
    options: tuple[ChoiceOption, ...]


@dataclass(frozen=True)
class Ruling:
    """A ruling: effects in order, the choice that is still open, and how play goes on."""

    effects: tuple[Effect, ...]
    onward: str
    seat: int = -1  #: the seat that ``onward`` refers to, if any
    choice: Choice | None = None


@dataclass(frozen=True)
class Irregularity(Clause):
    """A violation of the rules, as the referee knows it."""

    name: ClassVar[str]
    group: ClassVar[str]
    asks: ClassVar[tuple[Question, ...]]
    partners: ClassVar[bool] = False  #: can happen only where sides have partners

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """All paragraphs it rests on, the main one first."""
        values = (getattr(self, field.name) for field in fields(self))
        return tuple(dict.fromkeys(cited for cited in values if isinstance(cited, str) and cited))

    def possible(self, answers: Answers) -> bool:
        """Return True if it can happen at a table of this size."""
        return not self.partners or answers.seating.seats > answers.seating.sides

    def question(self, answers: Answers) -> Question | None:
        """Return the next question that matters, or None when all are answered."""
        for question in self.asks:
            if question.key not in answers and question.asked(answers):
                return question
        return None

    def check(self, answers: Answers) -> None:
        """Complain about a fact that is missing, wrong, or not asked for; a choice may be missing."""
        self.check_possible(answers)
        known = {question.key for question in self.asks}
        for place, (key, _) in enumerate(answers.given):
            if key not in known:
                raise self.unknown_fact(key)
            if any(key == other for other, _ in answers.given[:place]):
                raise UserError("referee.twice", key=key)
        for question in self.asks:
            answer = answers.get(question.key)
            if not question.asked(answers):
                if answer is not None:
                    raise self.not_asked(question)
            elif answer is not None:
                question.check(answer, answers)
            elif not question.chooser:
                raise self.missing(question, answers)

    def check_possible(self, answers: Answers) -> None:
        """Complain if it cannot happen at a table of this size."""
        if not self.possible(answers):
            raise UserError("referee.partners", name=self.name, players=answers.seating.players)

    def missing(self, question: Question, answers: Answers) -> UserError:
        """Return the error for a question without an answer."""
        expected = question.expected(answers)
        return UserError("referee.missing", name=self.name, key=question.key, expected=expected)

    def not_asked(self, question: Question) -> UserError:
        """Return the error for an answer that was not asked for, naming what it depends on."""
        asks = {other.key: other for other in self.asks}
        waits = ", ".join(
            f"{key}={'|'.join(asks[key].written(answer) for answer in accepted)}"
            for key, accepted in question.when
        )
        return UserError("referee.not_asked", name=self.name, key=question.key, waits=waits)

    def unknown_fact(self, key: str) -> UserError:
        """Return the error for a key that is not one of its questions."""
        keys = ", ".join(question.key for question in self.asks)
        return UserError("referee.unknown_fact", name=self.name, key=key, keys=keys)

    def ruling(self, answers: Answers) -> Ruling:
        """Return what follows from the answers. While a choice is open the ruling says whose it is."""
        self.check(answers)
        return self.decide(answers)

    def decide(self, answers: Answers) -> Ruling:
        """Return the ruling for answers that have been checked."""
        raise NotImplementedError


def decided(
    irregularity: Irregularity,
    answers: Answers,
    effects: Sequence[Effect],
    options: Sequence[ChoiceOption],
    onward: tuple[str, int],
) -> Ruling:
    """Return a ruling with a choice: open, or carried out if the answers include it."""
    question = next(question for question in irregularity.asks if question.chooser)
    answer = answers.get(question.key)
    for option in options:
        if answer is not None and option.answer == answer:
            return Ruling((*effects, *option.effects), *onward)
    seats = answers.opponents(answers.offender) if question.chooser == OPPONENTS else (answers.offender,)
    choice = Choice(irregularity.paragraph, question.key, seats, tuple(options))
    return Ruling(tuple(effects), *onward, choice)


def find_irregularity(irregularities: Iterable[Irregularity], name: str) -> Irregularity:
    """Return the irregularity with a name; a ``UserError`` lists the available ones."""
    known = {irregularity.name: irregularity for irregularity in irregularities}
    if name not in known:
        from difflib import get_close_matches  # needed only for a hint

        near = get_close_matches(name, known, 1)
        if near:
            raise UserError("referee.unknown_near", name=name, near=near[0])
        raise UserError("referee.unknown", name=name, names=", ".join(known) or "-")
    return known[name]
