"""A case before the referee: the answers so far, the next question, the ruling, or its possible outcomes.

>>> from canasta.books import book
>>> interview = Interview(book("classic"), 4)
>>> interview.choose("discarded without")
>>> case = write_case(interview, {"offender": "2", "found": "?"})
>>> [branch.answer for branch in case.branches], case.branches[0].case.ruling.decision
(['before_next_drew', 'after_next_drew'], 'discarded_without_drawing offender=2 found=before_next_drew')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from canasta.irregularities.interview import Interview
from canasta.irregularities.labels import question_words
from canasta.irregularities.questions import Answer, NumberQuestion, YesNoQuestion
from canasta.messages import UserError, text
from canasta.table.state import MAX_SEATS
from canasta.wire.base import Wire
from canasta.wire.ruling_writer import write_case_ruling, write_question
from canasta.wire.rulings import AnyRefereeQuestion, KnownIrregularities, Ruling
from canasta.wire.tables import Short
from canasta.wording.irregularities import answer_words

#: The answer for "not known".
UNKNOWN: Final = "?"
#: Limits: answers tried for one question, and rulings that one case can branch to.
_LISTED: Final = 8
_BRANCHES: Final = 64


class NewCase(Wire, forbid_unknown_fields=True, kw_only=True):
    """An incident at a table, and the answers so far by key; ``?`` means not known."""

    book: Short = "classic"
    options: Annotated[list[Short], Meta(max_length=12)] = []
    house: Annotated[str, Meta(max_length=60_000)] = ""  #: the text of a house rule's file
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)] | None = None
    names: Annotated[list[Short], Meta(max_length=MAX_SEATS)] = []  #: around the table
    irregularity: Short
    answers: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}


class CaseOption(Wire):
    """A possible answer and its meaning."""

    answer: str
    label: str


class CaseAnswer(Wire):
    """A question with its answer in words."""

    key: str
    question: str
    answer: str


class TableCase(Wire, forbid_unknown_fields=True, kw_only=True):
    """An incident at a table of the server; the answers as in ``NewCase``."""

    irregularity: Short
    answers: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}


class TableReferee(Wire):
    """The referee of a table: the known irregularities, the players, and whether the client may rule."""

    known: KnownIrregularities
    names: list[str]  #: by seat
    may_rule: bool


class RefereeCase(Wire):
    """A case with the answers so far."""

    said: list[CaseAnswer]  #: the questions and answers so far
    answered: dict[str, str]  #: the answers in the notation of a decision
    question: AnyRefereeQuestion | None  #: the next question; with a ruling, a choice that may stay open
    options: list[CaseOption]  #: the possible answers, if they can be listed
    ruling: Ruling | None
    branches: list[CaseBranch]  #: if something is not known: the outcome of each answer


class CaseBranch(Wire):
    """One possible answer to what is not known, and its outcome."""

    key: str
    answer: str
    label: str
    case: RefereeCase


def write_case(interview: Interview, answers: Mapping[str, str]) -> RefereeCase:
    """Write the case after these answers; answers to questions that were not asked are refused."""
    irregularity = interview.irregularity
    assert irregularity is not None
    for key in answers:
        if key not in [question.key for question in irregularity.asks]:
            raise irregularity.unknown_fact(key[:40])
    return _case(interview, answers, [_BRANCHES])


def _case(interview: Interview, answers: Mapping[str, str], left: list[int]) -> RefereeCase:
    """Write the case; ``left`` is the number of branches still allowed, shared by the whole case."""
    irregularity = interview.irregularity
    assert irregularity is not None
    branches: list[CaseBranch] = []
    while (question := interview.question) is not None and question.key in answers:
        given = answers[question.key]
        if given.strip() != UNKNOWN:
            interview.answer(given)
            continue
        for answer, label in _options(interview):
            left[0] -= 1
            if left[0] < 0:
                raise UserError("referee.too_open")
            players = interview.answers.seating.players
            further = Interview(interview.rules, players, interview.names, interview.advice)
            further.take(irregularity)
            further.answers = interview.answers
            try:
                further.answer(question.written(answer))
            except UserError:
                continue  # this answer contradicts what is known
            case = _case(further, answers, left)
            branches.append(CaseBranch(question.key, question.written(answer), label, case))
        break
    question = interview.question
    known = [
        (each, said) for each in irregularity.asks if (said := interview.answers.get(each.key)) is not None
    ]
    ruling = None
    if interview.finished and not branches:
        ruling = write_case_ruling(interview)
    return RefereeCase(
        [
            CaseAnswer(
                each.key,
                question_words(irregularity, each),
                answer_words(irregularity, each, said, interview.names, interview.answers),
            )
            for each, said in known
        ],
        {each.key: each.written(said) for each, said in known},
        write_question(irregularity, question, interview.answers) if question else None,
        [CaseOption(question.written(given), label) for given, label in _options(interview)]
        if question
        else [],
        ruling,
        branches,
    )


def _options(interview: Interview) -> list[tuple[Answer, str]]:
    """List the possible answers to the current question, each in words."""
    question = interview.question
    assert question is not None
    found = interview.options()
    if isinstance(question, YesNoQuestion):
        found = [(True, text("house.yes")), (False, text("house.no"))]
    elif isinstance(question, NumberQuestion):
        numbers = range(
            question.least, min(question.limit(interview.answers), question.least + _LISTED - 1) + 1
        )
        found = [(number, str(number)) for number in numbers]
    return found
