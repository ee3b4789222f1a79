"""Referee cases for scenarios: an irregularity, its answers, and the consequences."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta.books.texts import home
from canasta.cards import kind_letter, kinds_text
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.decision import decision_text, read_decision
from canasta.irregularities.effects import Effect, Legalises, PenaltyCards, ShowsThrees
from canasta.irregularities.irregularity import Irregularity, Ruling
from canasta.irregularities.questions import Answers
from canasta.wire.ruling_writer import write_ruling
from canasta.wording.irregularities import ruling_words, snake
from tests.rules.dealing import book_with, read_keys, whole_number
from tests.rules.scenarios import Mismatch, known_ids


@dataclass(frozen=True)
class Case:
    """A case and the ruling on it."""

    rules: Rulebook
    irregularity: Irregularity
    answers: Answers
    ruling: Ruling


def case_from(text: str) -> Case:
    """Parse a case: the book, ``players=`` and ``options=`` if need be, then the decision in notation.

    >>> case_from("classic players=2 drew_early offender=1").ruling.effects
    (MayDiscard(paragraph='65', seat=1),)
    """
    slug, *words = text.split() or [""]
    place = next((place for place, word in enumerate(words) if "=" not in word), len(words))
    keys = read_keys(words[:place], "options|players")
    rules = book_with(slug, keys.get("options", ""))
    seating = rules.seating(whole_number(keys.get("players", "4")))
    irregularity, answers = read_decision(" ".join(words[place:]), rules.irregularities, seating)
    _check(rules, irregularity, answers)
    return Case(rules, irregularity, answers, irregularity.ruling(answers))


def _check(rules: Rulebook, irregularity: Irregularity, answers: Answers) -> None:
    """Check that everything about the case has words, cites existing paragraphs and round-trips."""
    told = ruling_words(rules, irregularity, answers)
    lines = [*told.lines, *told.notes]
    if told.choice is not None:
        lines += [told.choice.intro, *(line for option in told.choice.options for line in option.lines)]
    for paragraph in [*told.paragraphs, *(line.paragraph for line in lines if line.paragraph)]:
        text, id = home(rules.slug, paragraph)
        if id not in known_ids(text):
            raise Mismatch(f"the ruling cites '{paragraph}'")
    write_ruling(rules, irregularity, answers)
    again = read_decision(decision_text(irregularity, answers), rules.irregularities, answers.seating)
    if again != (irregularity, answers):
        raise Mismatch(f"it is read again as {decision_text(*again)}")


def effect_text(effect: Effect) -> str:
    """Format an effect in the notation of scenarios.

    >>> effect_text(PenaltyCards("71", 1, (9, 8), meldable=False))
    'penalty_cards 2 KQ bound by 71'
    """
    words = [snake(type(effect).__name__)]
    seat: int = getattr(effect, "seat", -1)
    words += [str(seat + 1)] if seat >= 0 else []
    for name in ("points", "number"):
        if hasattr(effect, name):
            words.append(str(getattr(effect, name)))
    if hasattr(effect, "cards"):
        words.append(kinds_text(effect.cards) or "-")
    if hasattr(effect, "card"):
        words.append(kind_letter(effect.card))
    if isinstance(effect, PenaltyCards) and not effect.meldable:
        words.append("bound")
    if isinstance(effect, Legalises) and effect.all_of_it:
        words.append("all")
    if isinstance(effect, ShowsThrees):
        words += [] if effect.replaced else ["unreplaced"]
        words += [] if effect.counts else ["void"]
    return " ".join([*words, "by", effect.paragraph])


def _compare(effects: tuple[Effect, ...], wanted: str) -> None:
    found = [effect_text(effect) for effect in effects]
    if found != [" ".join(part.split()) for part in wanted.split(";")]:
        raise Mismatch(f"it is: {'; '.join(found)}")


# --- After "then" in a case -----------------------------------------------------------------------------


def then_effects(case: Case, rest: str) -> None:
    """Check for exactly these effects, in order:

    ``fine 2 100 by 57; penalty_cards 2 KQ by 67``; or ``none``.
    """
    if rest.strip() == "none":
        if case.ruling.effects:
            raise Mismatch(f"it is: {'; '.join(map(effect_text, case.ruling.effects))}")
        return
    _compare(case.ruling.effects, rest)


def then_choice(case: Case, rest: str) -> None:
    """Check the open choice: ``1,3 play, waive by 64``; or ``none``."""
    choice = case.ruling.choice
    if choice is None:
        found = "none"
    else:
        question = next(question for question in case.irregularity.asks if question.key == choice.key)
        seats = ",".join(str(seat + 1) for seat in choice.seats)
        answers = ", ".join(question.written(option.answer) for option in choice.options)
        found = f"{seats} {answers} by {choice.paragraph}"
    if found != " ".join(rest.split()):
        raise Mismatch(f"it is: {found}")


def then_chosen(case: Case, rest: str) -> None:
    """Check the effects of an option of the open choice: ``play: must_play 2 K by 64``."""
    match = re.fullmatch(r"(\S+): (.+)", rest)
    choice = case.ruling.choice
    if match is None or choice is None:
        raise Mismatch("it is 'then chosen <option>: <effects>', while a choice is open")
    question = next(question for question in case.irregularity.asks if question.key == choice.key)
    for option in choice.options:
        if question.written(option.answer) == match[1]:
            _compare(option.effects, match[2])
            return
    raise Mismatch(f"'{match[1]}' cannot be chosen")


def then_onward(case: Case, rest: str) -> None:
    """Check how play goes on: ``turn 2``, ``next 3``, ``same``, ``redeal``, ``first 1``, ``score``."""
    ruling = case.ruling
    found = ruling.onward + (f" {ruling.seat + 1}" if ruling.seat >= 0 else "")
    if found != " ".join(rest.split()):
        raise Mismatch(f"it is: {found}")


CASE_CHECKS: Final[dict[str, Callable[[Case, str], None]]] = {
    "effects": then_effects,
    "choice": then_choice,
    "chosen": then_chosen,
    "onward": then_onward,
}
