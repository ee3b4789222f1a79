"""The referee's questions about an irregularity, and the answers: the facts of a case.

A question has a stable key, defines which answers it takes, and may depend on earlier answers. A question
with a ``chooser`` asks for a choice that the ruling gives to a player, not for a fact; it may stay open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from canasta.cards import (
    BLACK_THREE,
    CALIENTE,
    JOKER,
    KINDS,
    LETTERS,
    RED_THREE,
    kind_letter,
    kinds_text,
    parse_kinds,
)
from canasta.clauses.rulebook import Seats
from canasta.messages import UserError, text

#: A seat or a number, cards (kinds, in the order given), yes or no, one of several words.
Answer = int | bool | str | tuple[int, ...]

YES: Final = "yes"
NO: Final = "no"
NO_CARDS: Final = "-"

#: The players who may be asked to choose.
OPPONENTS: Final = "opponents"
OFFENDER: Final = "offender"

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
#: Kinds of which a pack has two cards; of all others it has four.
_TWO_A_PACK: Final = frozenset({JOKER, RED_THREE, BLACK_THREE})
ALL_KINDS: Final = frozenset(range(KINDS))
WITHOUT_RED_THREES: Final = ALL_KINDS - {RED_THREE}


@dataclass(frozen=True)
class Answers:
    """The answers so far, in the order of the questions, and the seating of the table."""

    seating: Seats
    given: tuple[tuple[str, Answer], ...] = ()

    def __contains__(self, key: str) -> bool:
        return any(key == known for known, _ in self.given)

    def get(self, key: str) -> Answer | None:
        """Return an answer, or None."""
        return next((answer for known, answer in self.given if known == key), None)

    def having(self, key: str, answer: Answer) -> Answers:
        """Return these answers and one more."""
        return Answers(self.seating, (*self.given, (key, answer)))

    def word(self, key: str) -> str:
        """Return the answer to a question with several words."""
        answer = self.get(key)
        assert isinstance(answer, str), key
        return answer

    def number(self, key: str) -> int:
        """Return a seat or a number."""
        answer = self.get(key)
        assert isinstance(answer, int), key
        return answer

    def yes(self, key: str) -> bool:
        """Return a yes or no."""
        return self.get(key) is True

    def cards(self, key: str = "cards") -> tuple[int, ...]:
        """Return kinds of cards."""
        answer = self.get(key)
        assert isinstance(answer, tuple), key
        return answer

    @property
    def offender(self) -> int:
        """The offender's seat."""
        return self.number(OFFENDER)

    def following(self, seat: int, steps: int = 1) -> int:
        """Return the seat a number of places to the left."""
        return (seat + steps) % self.seating.seats

    def partners(self, one: int, other: int) -> bool:
        """Return True if two seats are on the same side."""
        return (one - other) % self.seating.sides == 0

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return the seats of the other sides."""
        return tuple(other for other in range(self.seating.seats) if not self.partners(seat, other))


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question, asked only if each key of ``when`` has one of the answers given there."""

    key: str
    when: tuple[tuple[str, tuple[Answer, ...]], ...] = ()
    chooser: str = ""  #: the player who chooses; empty for a fact

    def asked(self, answers: Answers) -> bool:
        """Return True if it matters after these answers."""
        return all(answers.get(key) in accepted for key, accepted in self.when)

    def expected(self, answers: Answers) -> str:
        """Return the possible answers in words."""
        raise NotImplementedError

    def read(self, given: str, answers: Answers) -> Answer:
        """Read an answer from text; a ``UserError`` names the question and what it expects."""
        raise NotImplementedError

    def written(self, answer: Answer) -> str:
        """Write an answer as text, for ``read``."""
        return str(answer)

    def check(self, answer: Answer, answers: Answers) -> None:
        """Complain unless the answer is valid: its text must read back as the same."""
        shown = self.written(answer) if self.fits(answer) else repr(answer)
        if not self.fits(answer) or self.read(shown, answers) != answer:
            raise self.wrong(shown, answers)

    def fits(self, answer: Answer) -> bool:
        """Return True if an answer has the type of this question's answers."""
        raise NotImplementedError

    def wrong(self, given: str, answers: Answers) -> UserError:
        """Return the error for an invalid answer."""
        return UserError("referee.wrong", key=self.key, given=given, expected=self.expected(answers))


@dataclass(frozen=True, kw_only=True)
class SeatQuestion(Question):
    """A seat; ``other_than`` is the key of an earlier answer that it must differ from."""

    other_than: str = ""

    def seats(self, answers: Answers) -> list[int]:
        """Return the possible seats."""
        other = answers.get(self.other_than) if self.other_than else None
        return [seat for seat in range(answers.seating.seats) if seat != other]

    def expected(self, answers: Answers) -> str:
        return text("referee.expect.seat", seats=", ".join(str(seat + 1) for seat in self.seats(answers)))

    def read(self, given: str, answers: Answers) -> int:
        if not _NUMBER.fullmatch(given) or int(given) - 1 not in self.seats(answers):
            raise self.wrong(given, answers)
        return int(given) - 1

    def written(self, answer: Answer) -> str:
        return str(int(answer) + 1) if isinstance(answer, int) else str(answer)

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, int) and not isinstance(answer, bool)


@dataclass(frozen=True, kw_only=True)
class CardsQuestion(Question):
    """Cards by their letters, in the order they were played; ``-`` for none if that is possible.

    ``among`` is the key of earlier cards of which these are a part.
    """

    least: int = 1
    most: int = 40
    kinds: frozenset[int] = ALL_KINDS
    among: str = ""

    def expected(self, answers: Answers) -> str:
        if self.among:
            return text("referee.expect.among", cards=kinds_text(dict.fromkeys(answers.cards(self.among))))
        if self.most == 1:
            return text("referee.expect.card", letters=self.letters(answers))
        message = "referee.expect.cards" if self.least < 2 else "referee.expect.several"
        message = "referee.expect.cards_or_none" if not self.least else message
        return text(message, letters=self.letters(answers), least=self.least, most=self.most)

    def letters(self, answers: Answers) -> str:
        """Return the letters of the possible cards, separated."""
        known = (kind for kind in sorted(self.kinds) if kind != CALIENTE or answers.seating.calientes)
        return " ".join(map(kind_letter, known))

    def read(self, given: str, answers: Answers) -> tuple[int, ...]:
        plain = given.replace(",", "").replace(" ", "").upper().replace("10", "T")
        if not self.least and plain in (NO_CARDS, ""):
            return ()
        if not plain or len(plain) > self.most or any(letter not in LETTERS for letter in plain):
            raise self.wrong(given, answers)
        cards = tuple(parse_kinds(plain))
        if len(cards) < self.least or not self.kinds.issuperset(cards):
            raise self.wrong(given, answers)
        for kind in cards:
            number = self._number(kind, answers)
            if cards.count(kind) > number:
                if self.among or not number:
                    raise self.wrong(given, answers)
                raise UserError("referee.too_many", key=self.key, kind=kind, number=number)
        return cards

    def _number(self, kind: int, answers: Answers) -> int:
        """Return how many cards of a kind are possible."""
        if self.among:
            return answers.cards(self.among).count(kind)
        if kind == CALIENTE:
            return answers.seating.calientes
        return answers.seating.packs * (2 if kind in _TWO_A_PACK else 4)

    def written(self, answer: Answer) -> str:
        return (kinds_text(answer) or NO_CARDS) if isinstance(answer, tuple) else str(answer)

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, tuple) and all(kind in ALL_KINDS for kind in answer)


@dataclass(frozen=True, kw_only=True)
class YesNoQuestion(Question):
    """Yes or no."""

    def expected(self, answers: Answers) -> str:
        return text("referee.expect.yes_no")

    def read(self, given: str, answers: Answers) -> bool:
        word = given.strip().lower()
        if word not in (YES, NO, YES[0], NO[0]):
            raise self.wrong(given, answers)
        return word[0] == YES[0]

    def written(self, answer: Answer) -> str:
        return YES if answer else NO

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, bool)


@dataclass(frozen=True, kw_only=True)
class WordQuestion(Question):
    """One of several words: a moment, a place, a choice."""

    words: tuple[str, ...]

    def expected(self, answers: Answers) -> str:
        return text("referee.expect.word", words=", ".join(self.words))

    def read(self, given: str, answers: Answers) -> str:
        if given not in self.words:
            raise self.wrong(given, answers)
        return given

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, str)


@dataclass(frozen=True, kw_only=True)
class NumberQuestion(Question):
    """A whole number within bounds; ``per_pack``: the limit applies to every pack in play."""

    least: int = 1
    most: int = 20
    per_pack: int = 0

    def limit(self, answers: Answers) -> int:
        """Return the highest number."""
        return answers.seating.packs * self.per_pack if self.per_pack else self.most

    def expected(self, answers: Answers) -> str:
        return text("referee.expect.number", least=self.least, most=self.limit(answers))

    def read(self, given: str, answers: Answers) -> int:
        if not _NUMBER.fullmatch(given) or not self.least <= int(given) <= self.limit(answers):
            raise self.wrong(given, answers)
        return int(given)

    def fits(self, answer: Answer) -> bool:
        return isinstance(answer, int) and not isinstance(answer, bool)
