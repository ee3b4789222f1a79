"""The referee's questions and rulings in words, and the penalties in force."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.clauses.rulebook import Rulebook
from canasta.irregularities import effects, questions
from canasta.irregularities.effects import Effect
from canasta.irregularities.irregularity import Choice, Irregularity, Ruling
from canasta.irregularities.labels import names_words, option_words, own_message, title_of
from canasta.irregularities.questions import Answer, Answers, Question
from canasta.messages import Param, capital, catalogue, in_one_language, say, text
from canasta.table.events import CALLED, LAPSED, PENALISED, RULED, TRIED, Event
from canasta.table.penalty import debt_of, groups_of
from canasta.table.state import State
from canasta.wording.actions import action_words, cards_words, name_of, own_action_words

#: Keys of a book's ``cites`` for the paragraphs on penalty cards and owed discards.
PENALTY_CITE: Final = "penalty_cards"
OWED_CITE: Final = "owed_discards"


@dataclass(frozen=True)
class Line:
    """A sentence of a ruling with its paragraph, if there is one."""

    words: str
    paragraph: str = ""


@dataclass(frozen=True)
class OptionWords:
    """One option of a choice in words: what it is, and what follows from it."""

    answer: Answer
    label: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class ChoiceWords:
    """An open choice: the players who choose, and their options."""

    key: str
    seats: tuple[int, ...]
    intro: Line
    options: tuple[OptionWords, ...]


@dataclass(frozen=True)
class RulingWords:
    """A complete ruling in words."""

    title: str
    paragraphs: tuple[str, ...]
    lines: tuple[Line, ...]
    choice: ChoiceWords | None
    notes: tuple[Line, ...]  #: further rules that apply, such as how penalty cards are removed
    onward: str  #: how play continues


def answer_words(
    irregularity: Irregularity,
    question: Question,
    answer: Answer,
    names: Sequence[str] = (),
    given: Answers | None = None,
) -> str:
    """Describe an answer; ``given`` has the answers before it."""
    if isinstance(question, questions.SeatQuestion | questions.WordQuestion):
        return option_words(irregularity, question, answer, names, given)
    if isinstance(question, questions.CardsQuestion) and isinstance(answer, tuple):
        return cards_words(answer) or text("referee.no_cards")
    if isinstance(question, questions.YesNoQuestion):
        return text("referee.yes" if answer else "referee.no")
    return str(answer)


def snake(name: str) -> str:
    """Convert the name of a class to the form used in messages and on the wire.

    >>> snake("PenaltyCards")
    'penalty_cards'
    """
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


@in_one_language
def effect_words(
    irregularity: Irregularity, effect: Effect, answers: Answers, names: Sequence[str] = ()
) -> str:
    """Describe an effect in a sentence."""
    form, params = _form(effect)
    offender = answers.get("offender")
    params.setdefault("seat", getattr(effect, "seat", offender if isinstance(offender, int) else -1))
    return _sentence(own_message("effect", irregularity, form), params, names)


def _form(effect: Effect) -> tuple[str, dict[str, Param]]:
    """Return the message of an effect, and its parameters."""
    name = snake(type(effect).__name__)
    if isinstance(effect, effects.Fine):
        return name, {"points": effect.points, "what": text(effect.message)}
    if isinstance(effect, effects.PenaltyCards) and not effect.cards:
        return f"{name}_open", {}
    if isinstance(effect, effects.PenaltyCards | effects.CardsBack):
        return name, {"number": len(effect.cards), "cards": cards_words(effect.cards)}
    if isinstance(effect, effects.OwesDiscards):
        return name, {"number": effect.number}
    if isinstance(effect, effects.Legalises):
        return (f"{name}_all" if effect.all_of_it else name), {}
    if isinstance(effect, effects.MustPlay | effects.DiscardCounts | effects.DiscardTakenBack):
        return name, {"kind": effect.card}
    if isinstance(effect, effects.RaisesCount):
        return name, {"points": effect.points}
    if isinstance(effect, effects.CardRemoved):
        return (name if effect.seat < 0 else f"{name}_hand"), {}
    if isinstance(effect, effects.ShowsThrees):
        ending = "_void" if not effect.counts else "" if effect.replaced else "_unreplaced"
        return name + ending, {"number": effect.number}
    return name, {}


def _sentence(message: str, params: dict[str, Param], names: Sequence[str]) -> str:
    """Format a message with a capital letter, even if it begins with a parameter."""
    return capital(say(message, params, names))


def ruling_words(
    rules: Rulebook, irregularity: Irregularity, answers: Answers, names: Sequence[str] = ()
) -> RulingWords:
    """Describe the ruling on a case.

    >>> from canasta.books import book
    >>> from canasta.irregularities.decision import read_decision
    >>> rules = book("classic")
    >>> case = read_decision("exposed_cards offender=2 cards=KQ", rules.irregularities, rules.seating(4))
    >>> ruling_words(rules, *case).lines[0]
    Line(words='Seat 2 has 2 penalty cards: a king and a queen.', paragraph='70')
    """
    ruling = irregularity.ruling(answers)
    return RulingWords(
        title_of(irregularity),
        irregularity.paragraphs,
        _lines(irregularity, ruling.effects, answers, names),
        _choice(irregularity, ruling.choice, answers, names) if ruling.choice else None,
        _notes(rules, ruling, names),
        _sentence(own_message("next", irregularity, ruling.onward), {"seat": ruling.seat}, names),
    )


def _lines(
    irregularity: Irregularity, follow: Sequence[Effect], answers: Answers, names: Sequence[str]
) -> tuple[Line, ...]:
    return tuple(
        Line(effect_words(irregularity, effect, answers, names), effect.paragraph) for effect in follow
    )


@in_one_language
def _choice(
    irregularity: Irregularity, choice: Choice, answers: Answers, names: Sequence[str]
) -> ChoiceWords:
    question = next(question for question in irregularity.asks if question.key == choice.key)
    who = question.chooser if len(choice.seats) > 1 else "one"
    chooser = names_words(choice.seats, names)
    intro = Line(_sentence(f"referee.choice.{who}", {"names": chooser}, names), choice.paragraph)
    options = tuple(
        OptionWords(
            option.answer,
            answer_words(irregularity, question, option.answer, names, answers),
            _lines(irregularity, option.effects, answers, names),
        )
        for option in choice.options
    )
    return ChoiceWords(choice.key, choice.seats, intro, options)


def _notes(rules: Rulebook, ruling: Ruling, names: Sequence[str]) -> tuple[Line, ...]:
    """Return notes on the effects, including those that may yet be chosen, without duplicates."""
    following = [*ruling.effects]
    for option in ruling.choice.options if ruling.choice else ():
        following += option.effects
    found: dict[Line, None] = {}
    for effect in following:
        if isinstance(effect, effects.PenaltyCards):
            message = "referee.note.penalty_cards" if effect.meldable else "referee.note.penalty_cards_bound"
            cited = rules.cites.get(PENALTY_CITE, "") if effect.meldable else effect.paragraph
            found[Line(_sentence(message, {"seat": effect.seat}, names), cited)] = None
        elif isinstance(effect, effects.OwesDiscards):
            params: dict[str, Param] = {"seat": effect.seat, "number": effect.number}
            words = _sentence("referee.note.owes_discards", params, names)
            found[Line(words, rules.cites.get(OWED_CITE, ""))] = None
    return tuple(found)


# --- Penalties in a hand in play -------------------------------------------------------------------------


@in_one_language
def penalty_lines(state: State, names: Sequence[str] = (), you: int | None = None) -> list[str]:
    """Describe the penalties in force: penalty cards by group, and owed discards."""
    lines = []
    for seat in range(state.setup.seats):
        message = "wording.you" if seat == you else "wording.penalty"
        name = name_of(seat, names)
        groups = [
            text(
                "wording.penalty.group" if group.meldable else "wording.penalty.never",
                cards=cards_words(group.cards),
            )
            for group in groups_of(state, seat)
        ]
        if groups:
            cards = text("wording.penalty.then").join(groups)
            lines.append(text(f"{message}.penalty_cards", name=name, cards=cards))
        debt = debt_of(state, seat)
        if debt:
            lines.append(text(f"{message}.owed", name=name, number=debt))
    return lines


def ruled_params(event: Event) -> dict[str, Param]:
    """Return the parameters for the message of a referee's event."""
    if event.what == PENALISED:
        message, _, paragraph = event.words.partition(" ")
        return {"what": text(message), "paragraph": paragraph}
    if event.what in (RULED, TRIED, CALLED, LAPSED):
        name = event.words.partition(" ")[0]
        title = f"referee.title.{name}"
        what = text(title) if title in catalogue() else event.words
        if event.what == TRIED:
            action = event.action
            return {"what": what, "does": action_words(action), "you_do": own_action_words(action)}
        return {"what": what}
    return {}
