"""The numbers that lessons tell are those on the table, or those of the rulebook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import NamedTuple

import msgspec
import pytest

from canasta.cards import CALIENTE, KIND_OF_CARD, KING, LETTERS
from canasta.coach.lesson import YOU, Lesson, books, parts
from canasta.coach.lesson_wire import write_step
from canasta.engine import parse_action
from canasta.messages import LANGUAGES, catalogue, text, use_language
from canasta.messages.grammar import kind_params
from canasta.table.actions import needs
from canasta.wire.base import kinds_of

#: Numbers in words from two on, in the languages that have lessons.
NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
}


def in_words(language: str) -> dict[str, int]:
    return {word: number for number, word in enumerate(NUMBERS[language].split(), start=2)}


def without_separators(said: str) -> str:
    """Return a text with its thousands written together."""
    return re.sub(r"(?<=\d)[,.\s](?=\d{3}\b)", "", said)


def numbers_in(value: object) -> Iterator[int]:
    """Yield all numbers in a rulebook, or in a message."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, dict):
        yield from numbers_in([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from numbers_in(each)
    elif is_dataclass(value):
        yield from numbers_in([getattr(value, each.name) for each in fields(value)])


class Words(NamedTuple):
    """How a language counts cards."""

    numbers: dict[str, int]
    plurals: dict[str, int]
    singulars: dict[str, int]  #: with an article

    @classmethod
    def of(cls, language: str) -> Words:
        names = [kind_params(catalogue(), kind) for kind in range(CALIENTE)]
        plurals, singulars = (
            {str(name[form]): kind for kind, name in enumerate(names)} for form in ("kinds", "a_kind")
        )
        return cls(in_words(language), plurals, singulars)

    def cards_in(self, said: str) -> list[tuple[int, int]]:
        """Return the cards that a text counts: numbers from two on, and kinds."""
        names = "|".join(sorted(self.plurals, key=len, reverse=True))
        claims = re.findall(rf"\b({'|'.join(self.numbers)}) ({names})\b", said, re.I)
        return [(self.numbers[number.lower()], self.plurals[name.lower()]) for number, name in claims]

    def worth(self, said: str, values: Iterable[int]) -> int:
        """Return the points of all cards that a text names with their numbers."""
        points = list(values)
        single = sum(points[kind] for name, kind in self.singulars.items() if re.search(rf"\b{name}\b", said))
        return single + sum(number * points[kind] for number, kind in self.cards_in(said))


def played(lesson: Lesson) -> list[Counter[int]]:
    """Return the cards of the actions around a step by kind: of each one, and of each row of them."""
    step = lesson.step
    rows = [step.do, step.refused, *step.also, *step.others]
    actions = [
        [Counter(needs(parse_action(re.sub(r"^\d+ ", "", part)))) for part in parts(row)]
        for row in rows
        if row
    ]
    return [*chain.from_iterable(actions), *(sum(row, Counter[int]()) for row in actions)]


def counts(lesson: Lesson, kind: int) -> set[int]:
    """Count the cards of a kind: in hands, sets, actions, a canasta, and in the pack."""
    setup, ledger = lesson.match.setup, lesson.match.ledger
    assert ledger is not None
    # The other hands are open once the hand is over.
    seats = range(setup.seats) if lesson.match.history else (YOU,)
    held = [sum(KIND_OF_CARD[card] == kind for card in ledger.hands[seat]) for seat in seats]
    view = msgspec.to_builtins(write_step(lesson))["view"]
    sets = [each for side in view["table"]["sides"] for each in side.get("sets", [])]
    laid = [kinds_of(each["cards"]).count(kind) for each in sets]
    whole = [len(each["cards"]) for each in sets if each["rank"] == LETTERS[kind]]
    actions = [each[kind] for each in played(lesson)]
    return {*held, *laid, *whole, *actions, setup.canasta_size, setup.deck_counts[kind]}


def facts(lesson: Lesson) -> set[int]:
    """Return the numbers of the table, of its rulebook, and the worth of what is laid or to be laid."""
    step, setup = msgspec.to_builtins(write_step(lesson)), lesson.match.setup
    worth = {sum(setup.values[kind] * number for kind, number in each.items()) for each in played(lesson)}
    return {
        *numbers_in([step["view"], step.get("result")]),
        *numbers_in(setup.book),
        len(setup.deck),
        setup.hand_size,
        *worth,
    }


@pytest.mark.parametrize("language", NUMBERS)
@pytest.mark.parametrize("book", books())
def test_the_numbers_of_a_lesson_are_those_of_its_table(book: str, language: str) -> None:
    wrong, checked = [], 0
    with use_language(language):
        lesson, words = Lesson.load(book), Words.of(language)
        while not lesson.over:
            step, said = lesson.step, f"{lesson.words}\n{lesson.task}"
            # What is asked may be about other cards; the right answer has the points of those it names.
            right = lesson.choices[step.right - 1] if step.right else ""
            known = facts(lesson) | {
                words.worth(each, lesson.match.setup.values) for each in (lesson.task, right)
            }
            found = [int(digits) for digits in re.findall(r"\d+", without_separators(f"{said}\n{right}"))]
            claims = words.cards_in(said)
            checked += len(found) + len(claims)
            wrong += [f"{step.id}: {number}" for number in found if number not in known]
            wrong += [
                f"{step.id}: {number} {LETTERS[kind]}"
                for number, kind in claims
                if number not in counts(lesson, kind)
            ]
            lesson.skip()
    assert wrong == []
    assert checked >= 20


def test_a_wrong_number_is_noticed() -> None:
    with use_language("en"):
        lesson, words = Lesson.load("classic"), Words.of("en")
        while lesson.step.id != "first":
            lesson.skip()
        assert words.cards_in(lesson.words) == [(3, KING)]
        assert 3 in counts(lesson, KING)
        assert not {2, 4} & counts(lesson, KING)
        assert 50 in facts(lesson)
        assert 45 not in facts(lesson)


def test_all_languages_with_lessons_are_checked() -> None:
    said = {language: text("lesson.classic.mixing.1", language=language) for language in LANGUAGES}
    assert {language for language in LANGUAGES if language == "en" or said[language] != said["en"]} == set(
        NUMBERS
    )
