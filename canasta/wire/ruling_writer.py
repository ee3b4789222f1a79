"""Irregularities and rulings as structs: seats are counted from 1, cards are letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, cast, get_args

from msgspec import UNSET

from canasta.clauses.rulebook import Rulebook
from canasta.irregularities import effects, irregularity, questions
from canasta.irregularities.decision import decision_text
from canasta.irregularities.interview import Interview
from canasta.irregularities.labels import option_words, question_words, title_of
from canasta.irregularities.questions import Answers
from canasta.messages import text
from canasta.wire import rulings as wire
from canasta.wire.base import KIND_NAMES, kind_names
from canasta.wording.irregularities import ChoiceWords, effect_words, ruling_words

_EFFECTS: Final[dict[str, Any]] = {
    struct.__name__.removesuffix("Effect"): struct for struct in get_args(wire.AnyEffect)
}


def write_known(interview: Interview, found: Sequence[irregularity.Irregularity]) -> wire.KnownIrregularities:
    """Write the irregularities possible at a table, or those found by a search."""
    rules, answers = interview.rules, interview.answers
    seating = answers.seating
    known = [write_irregularity(each, answers) for each in found]
    for struct, each in zip(known, found, strict=True):
        if interview.is_advice(each):
            struct.advice = interview.source(each).slug
    return wire.KnownIrregularities(
        rules.slug, list(rules.chosen), seating.players, seating.seats, known, seating.sides
    )


def write_irregularity(found: irregularity.Irregularity, answers: Answers) -> wire.Irregularity:
    """Write an irregularity and its questions."""
    return wire.Irregularity(
        found.name,
        cast(wire.Group, found.group),
        text(f"referee.group.{found.group}"),
        title_of(found),
        list(found.paragraphs),
        [write_question(found, question, answers) for question in found.asks],
    )


def write_question(
    found: irregularity.Irregularity, question: questions.Question, answers: Answers
) -> wire.AnyRefereeQuestion:
    """Write a question: its key, words, type and limits; its conditions; the chooser, if it is a choice."""
    asks = {other.key: other for other in found.asks}
    waits = {key: [asks[key].written(each) for each in accepted] for key, accepted in question.when}
    shared: dict[str, Any] = {
        "key": question.key,
        "question": question_words(found, question),
        "when": waits or UNSET,
        "chooser": question.chooser or UNSET,
    }
    if isinstance(question, questions.SeatQuestion):
        return wire.SeatQuestion(answers.seating.seats, question.other_than or UNSET, **shared)
    if isinstance(question, questions.CardsQuestion):
        letters = question.letters(answers).replace(" ", "")
        return wire.CardsQuestion(question.least, question.most, letters, question.among or UNSET, **shared)
    if isinstance(question, questions.WordQuestion):
        labels = [option_words(found, question, word) for word in question.words]
        return wire.WordQuestion(list(question.words), labels, **shared)
    if isinstance(question, questions.NumberQuestion):
        return wire.NumberQuestion(question.least, question.limit(answers), **shared)
    assert isinstance(question, questions.YesNoQuestion)
    return wire.YesNoQuestion(**shared)


def _effect(
    found: irregularity.Irregularity, effect: effects.Effect, answers: Answers, names: Sequence[str]
) -> wire.AnyEffect:
    values: dict[str, Any] = {field.name: getattr(effect, field.name) for field in fields(effect)}
    if "seat" in values:
        values["seat"] = _seat(values["seat"])
    if "cards" in values:
        values["cards"] = kind_names(values["cards"])
    if "card" in values:
        values["card"] = KIND_NAMES[values["card"]]
    words = effect_words(found, effect, answers, names)
    return cast(wire.AnyEffect, _EFFECTS[type(effect).__name__](**values, words=words))


def _seat(seat: int) -> int | None:
    return seat + 1 if seat >= 0 else None


def write_case_ruling(interview: Interview) -> wire.Ruling:
    """Write the ruling of an interview; if its book is silent, the ruling says so."""
    ruling = write_ruling(*interview.case)
    if interview.irregularity is not None and interview.is_advice(interview.irregularity):
        ruling.advice_for = interview.rules.slug
    return ruling


def write_ruling(
    rules: Rulebook, found: irregularity.Irregularity, answers: Answers, names: Sequence[str] = ()
) -> wire.Ruling:
    """Write a ruling: the case, its effects in order, the open choice, how play continues."""
    ruling = found.ruling(answers)
    worded = ruling_words(rules, found, answers, names)
    choice = None
    if ruling.choice is not None and worded.choice is not None:
        choice = _choice(found, ruling.choice, worded.choice, answers, names)
    return wire.Ruling(
        book=rules.slug,
        options=list(rules.chosen),
        players=answers.seating.players,
        irregularity=found.name,
        title=worded.title,
        paragraphs=list(worded.paragraphs),
        decision=decision_text(found, answers),
        facts={
            question.key: question.written(answer)
            for question in found.asks
            if (answer := answers.get(question.key)) is not None
        },
        effects=[_effect(found, effect, answers, names) for effect in ruling.effects],
        choice=choice,
        notes=[wire.RulingNote(note.words, note.paragraph) for note in worded.notes],
        next=wire.RulingNext(cast(wire.Onward, ruling.onward), _seat(ruling.seat), worded.onward),
    )


def _choice(
    found: irregularity.Irregularity,
    choice: irregularity.Choice,
    worded: ChoiceWords,
    answers: Answers,
    names: Sequence[str],
) -> wire.RulingChoice:
    question = next(question for question in found.asks if question.key == choice.key)
    options = [
        wire.RulingOption(
            question.written(option.answer),
            shown.label,
            [_effect(found, effect, answers, names) for effect in option.effects],
        )
        for option, shown in zip(choice.options, worded.options, strict=True)
    ]
    seats = [seat + 1 for seat in choice.seats]
    return wire.RulingChoice(choice.key, choice.paragraph, seats, worded.intro.words, options)
