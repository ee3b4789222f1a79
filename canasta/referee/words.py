"""Questions, answers and rulings of the referee in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.clauses.effects import (
    CardRemoved,
    CardsBack,
    DiscardCounts,
    DiscardTakenBack,
    Effect,
    Fine,
    Legalises,
    MustPlay,
    OwesDiscards,
    PenaltyCards,
    RaisesCount,
    ShowsThrees,
)
from canasta.clauses.irregularity import Choice, Irregularity, Ruling
from canasta.clauses.questions import (
    Answer,
    Answers,
    CardsQuestion,
    Question,
    SeatQuestion,
    WordQuestion,
    YesNoQuestion,
)
from canasta.clauses.rulebook import Rulebook
from canasta.messages import Param, catalogue, say, text
from canasta.wording import cards_words

#: Where a book tells what belongs to some effects: keys of its ``cites``.
PENALTY_CITE: Final = "penalty_cards"
OWED_CITE: Final = "owed_discards"


@dataclass(frozen=True)
class Line:
    """A sentence of a ruling and the paragraph behind it, if there is one."""

    words: str
    paragraph: str = ""


@dataclass(frozen=True)
class ToldOption:
    """One of the things that can be chosen, in words: what it is, and what follows from it."""

    answer: Answer
    label: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class ToldChoice:
    """A choice that is open: who chooses, between what."""

    key: str
    seats: tuple[int, ...]
    intro: Line
    options: tuple[ToldOption, ...]


@dataclass(frozen=True)
class Told:
    """A whole ruling in words."""

    title: str
    paragraphs: tuple[str, ...]
    lines: tuple[Line, ...]
    choice: ToldChoice | None
    notes: tuple[Line, ...]  #: what goes with it: how penalty cards are got rid of
    onward: str  #: how play goes on


def title_of(irregularity: Irregularity) -> str:
    """What happened, as a line of a list."""
    return text(f"referee.title.{irregularity.name}")


def question_words(irregularity: Irregularity, question: Question) -> str:
    """A question in words."""
    return text(_own("ask", irregularity, question.key))


def answer_words(
    irregularity: Irregularity, question: Question, answer: Answer, names: Sequence[str] = ()
) -> str:
    """An answer in words."""
    if isinstance(question, SeatQuestion) and isinstance(answer, int):
        return names_words((answer,), names)
    if isinstance(question, WordQuestion):
        return text(_own("word", irregularity, f"{question.key}.{answer}"))
    if isinstance(question, CardsQuestion) and isinstance(answer, tuple):
        return cards_words(answer) or text("referee.no_cards")
    if isinstance(question, YesNoQuestion):
        return text("referee.yes" if answer else "referee.no")
    return str(answer)


def _own(area: str, irregularity: Irregularity, key: str) -> str:
    """The message of an irregularity's own, or the one that all share."""
    own = f"referee.{area}_of.{irregularity.name}.{key}"
    return own if own in catalogue() else f"referee.{area}.{key}"


def snake(name: str) -> str:
    """The name of a class as messages and programs know it.

    >>> snake("PenaltyCards")
    'penalty_cards'
    """
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def effect_words(
    irregularity: Irregularity, effect: Effect, facts: Answers, names: Sequence[str] = ()
) -> str:
    """An effect in a sentence."""
    form, params = _form(effect)
    offender = facts.get("offender")
    params.setdefault("seat", getattr(effect, "seat", offender if isinstance(offender, int) else -1))
    return _sentence(_own("effect", irregularity, form), params, names)


def _form(effect: Effect) -> tuple[str, dict[str, Param]]:
    """The message of an effect, and its parameters."""
    name = snake(type(effect).__name__)
    if isinstance(effect, Fine):
        return name, {"points": effect.points, "what": text(effect.message)}
    if isinstance(effect, PenaltyCards) and not effect.cards:
        return f"{name}_open", {}
    if isinstance(effect, PenaltyCards | CardsBack):
        return name, {"number": len(effect.cards), "cards": cards_words(effect.cards)}
    if isinstance(effect, OwesDiscards):
        return name, {"number": effect.number}
    if isinstance(effect, Legalises):
        return (f"{name}_all" if effect.all_of_it else name), {}
    if isinstance(effect, MustPlay | DiscardCounts | DiscardTakenBack):
        return name, {"kind": effect.card}
    if isinstance(effect, RaisesCount):
        return name, {"points": effect.points}
    if isinstance(effect, CardRemoved):
        return (name if effect.seat < 0 else f"{name}_hand"), {}
    if isinstance(effect, ShowsThrees):
        ending = "_void" if not effect.counts else "" if effect.replaced else "_unreplaced"
        return name + ending, {"number": effect.number}
    return name, {}


def _sentence(message: str, params: dict[str, Param], names: Sequence[str]) -> str:
    """A message that begins like a sentence, whoever it begins with."""
    words = say(message, params, names)
    return words[:1].upper() + words[1:]


def tell(
    rules: Rulebook,
    irregularity: Irregularity,
    facts: Answers,
    names: Sequence[str] = (),
) -> Told:
    """The ruling on a case, in words.

    >>> from canasta.books import book
    >>> from canasta.clauses.decision import read_decision
    >>> rules = book("classic")
    >>> case = read_decision("exposed_cards offender=2 cards=KQ", rules.irregularities, rules.seating(4))
    >>> tell(rules, *case).lines[0]
    Line(words='Seat 2 has 2 penalty cards: a king and a queen.', paragraph='70')
    """
    ruling = irregularity.ruling(facts)
    return Told(
        title_of(irregularity),
        irregularity.paragraphs,
        _lines(irregularity, ruling.effects, facts, names),
        _choice(irregularity, ruling.choice, facts, names) if ruling.choice else None,
        _notes(rules, ruling, names),
        _sentence(_own("next", irregularity, ruling.onward), {"seat": ruling.seat}, names),
    )


def _lines(
    irregularity: Irregularity, effects: Sequence[Effect], facts: Answers, names: Sequence[str]
) -> tuple[Line, ...]:
    return tuple(
        Line(effect_words(irregularity, effect, facts, names), effect.paragraph) for effect in effects
    )


def _choice(irregularity: Irregularity, choice: Choice, facts: Answers, names: Sequence[str]) -> ToldChoice:
    question = next(question for question in irregularity.asks if question.key == choice.key)
    who = question.chooser if len(choice.seats) > 1 else "one"
    chooser = names_words(choice.seats, names)
    intro = Line(_sentence(f"referee.choice.{who}", {"names": chooser}, names), choice.paragraph)
    options = tuple(
        ToldOption(
            option.answer,
            answer_words(irregularity, question, option.answer, names),
            _lines(irregularity, option.effects, facts, names),
        )
        for option in choice.options
    )
    return ToldChoice(choice.key, choice.seats, intro, options)


def names_words(seats: Sequence[int], names: Sequence[str] = ()) -> str:
    """Several players: ``'Ana and Carla'``."""
    told = [names[seat] if seat < len(names) else text("seat", number=seat + 1) for seat in seats]
    if len(told) < 2:
        return "".join(told)
    return text("wording.and", first=text("wording.comma").join(told[:-1]), last=told[-1])


def _notes(rules: Rulebook, ruling: Ruling, names: Sequence[str]) -> tuple[Line, ...]:
    """What belongs to the effects, also to those that may yet be chosen, each said once."""
    effects = [*ruling.effects]
    for option in ruling.choice.options if ruling.choice else ():
        effects += option.effects
    found: dict[Line, None] = {}
    for effect in effects:
        if isinstance(effect, PenaltyCards):
            message = "referee.note.penalty_cards" if effect.meldable else "referee.note.penalty_cards_bound"
            cited = rules.cites.get(PENALTY_CITE, "") if effect.meldable else effect.paragraph
            found[Line(_sentence(message, {"seat": effect.seat}, names), cited)] = None
        elif isinstance(effect, OwesDiscards):
            params: dict[str, Param] = {"seat": effect.seat, "number": effect.number}
            words = _sentence("referee.note.owes_discards", params, names)
            found[Line(words, rules.cites.get(OWED_CITE, ""))] = None
    return tuple(found)
