"""Irregularities and rulings as data, for programs. Seats are counted from 1, cards are letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from canasta.cards import kind_letter, kinds_text
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.decision import decision_text
from canasta.irregularities.effects import Effect
from canasta.irregularities.irregularity import Choice, Irregularity
from canasta.irregularities.labels import option_words, question_words, title_of
from canasta.irregularities.questions import Answers, Question, WordQuestion, condition_data
from canasta.wording.irregularities import ChoiceWords, effect_words, ruling_words, snake

Data = dict[str, Any]


def irregularity_data(irregularity: Irregularity, answers: Answers) -> Data:
    """An irregularity and its questions."""
    return {
        "name": irregularity.name,
        "group": irregularity.group,
        "title": title_of(irregularity),
        "paragraphs": list(irregularity.paragraphs),
        "questions": [question_data(irregularity, question, answers) for question in irregularity.asks],
    }


def question_data(irregularity: Irregularity, question: Question, answers: Answers) -> Data:
    """A question: its key, words, type and limits; what it depends on; whose choice it is, if one."""
    asks = {other.key: other for other in irregularity.asks}
    found: Data = {
        "key": question.key,
        "question": question_words(irregularity, question),
        **question.data(answers),
    }
    if isinstance(question, WordQuestion):
        found["labels"] = [option_words(irregularity, question, word) for word in question.words]
    if question.when:
        found["when"] = condition_data(question, asks)
    if question.chooser:
        found["chooser"] = question.chooser
    return found


def effect_data(irregularity: Irregularity, effect: Effect, answers: Answers, names: Sequence[str]) -> Data:
    """An effect: what it is, its paragraph, seats and cards, and the sentence for people."""
    found: Data = {"effect": snake(type(effect).__name__)}
    for field in fields(effect):
        value = getattr(effect, field.name)
        if field.name == "seat":
            value = value + 1 if value >= 0 else None
        elif field.name == "cards":
            value = kinds_text(value)
        elif field.name == "card":
            value = kind_letter(value)
        found[field.name] = value
    found["words"] = effect_words(irregularity, effect, answers, names)
    return found


def ruling_data(
    rules: Rulebook, irregularity: Irregularity, answers: Answers, names: Sequence[str] = ()
) -> Data:
    """A ruling: what the case is, its effects in order, the choice that is open, how play goes on."""
    ruling = irregularity.ruling(answers)
    worded = ruling_words(rules, irregularity, answers, names)
    choice = None
    if ruling.choice is not None and worded.choice is not None:
        choice = _choice_data(irregularity, ruling.choice, worded.choice, answers, names)
    return {
        "book": rules.slug,
        "options": list(rules.chosen),
        "players": answers.seating.players,
        "irregularity": irregularity.name,
        "title": worded.title,
        "paragraphs": list(worded.paragraphs),
        "decision": decision_text(irregularity, answers),
        "facts": {
            question.key: question.written(answer)
            for question in irregularity.asks
            if (answer := answers.get(question.key)) is not None
        },
        "effects": [effect_data(irregularity, effect, answers, names) for effect in ruling.effects],
        "choice": choice,
        "notes": [{"words": note.words, "paragraph": note.paragraph} for note in worded.notes],
        "next": {
            "what": ruling.onward,
            "seat": ruling.seat + 1 if ruling.seat >= 0 else None,
            "words": worded.onward,
        },
    }


def _choice_data(
    irregularity: Irregularity, choice: Choice, worded: ChoiceWords, answers: Answers, names: Sequence[str]
) -> Data:
    question = next(question for question in irregularity.asks if question.key == choice.key)
    return {
        "key": choice.key,
        "paragraph": choice.paragraph,
        "seats": [seat + 1 for seat in choice.seats],
        "words": worded.intro.words,
        "options": [
            {
                "answer": question.written(option.answer),
                "label": shown.label,
                "effects": [effect_data(irregularity, effect, answers, names) for effect in option.effects],
            }
            for option, shown in zip(choice.options, worded.options, strict=True)
        ],
    }
