"""A decision of the referee as text: the name of the irregularity, then ``key=value`` for every fact.

``exposed_cards offender=2 cards=KQ``: seats are counted from 1, cards are letters, moments and choices are
words. The command line, scenarios and records use the same form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta.clauses.rulebook import Seats
from canasta.irregularities.irregularity import Irregularity, find_irregularity
from canasta.irregularities.questions import Answers
from canasta.messages import UserError


def read_decision(
    given: str, irregularities: Iterable[Irregularity], seating: Seats
) -> tuple[Irregularity, Answers]:
    """Return the irregularity and the answers of a text; a ``UserError`` names what is missing or wrong.

    >>> from canasta.books import book
    >>> rules = book("classic")
    >>> decision = "drew_too_many offender=2 extra=1"
    >>> found, answers = read_decision(decision, rules.irregularities, rules.seating(4))
    >>> found.ruling(answers).effects
    (OwesDiscards(paragraph='66', seat=1, number=1),)
    """
    words = given.split()
    if not words:
        raise UserError("referee.nothing")
    irregularity = find_irregularity(irregularities, words[0])
    return irregularity, read_answers(irregularity, words[1:], seating)


def read_answers(irregularity: Irregularity, words: Sequence[str], seating: Seats) -> Answers:
    """Read the answers in words ``key=value``, in any order."""
    irregularity.check_possible(Answers(seating))
    given: dict[str, str] = {}
    known = [question.key for question in irregularity.asks]
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise UserError("referee.form", given=word)
        if key not in known:
            raise irregularity.unknown_fact(key)
        if key in given:
            raise UserError("referee.twice", key=key)
        given[key] = value
    answers = Answers(seating)
    for question in irregularity.asks:
        key = question.key
        if not question.asked(answers):
            if key in given:
                raise irregularity.not_asked(question)
        elif key in given:
            answers = answers.having(key, question.read(given[key], answers))
        elif not question.chooser:
            raise irregularity.missing(question, answers)
    irregularity.check(answers)
    return answers


def decision_text(irregularity: Irregularity, answers: Answers) -> str:
    """Write a decision as text; ``read_decision`` reads it back."""
    words = [irregularity.name]
    for question in irregularity.asks:
        answer = answers.get(question.key)
        if answer is not None:
            words.append(f"{question.key}={question.written(answer)}")
    return " ".join(words)
