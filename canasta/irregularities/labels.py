"""Names of irregularities, questions and answers, as lists and prompts show them."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.irregularities.irregularity import Irregularity
from canasta.irregularities.questions import OFFENDER, Answer, Answers, Question, WordQuestion
from canasta.messages import catalogue, listed, text


def title_of(irregularity: Irregularity) -> str:
    """Return what happened, as a line of a list."""
    return text(f"referee.title.{irregularity.name}")


def question_words(irregularity: Irregularity, question: Question) -> str:
    """Return a question in words."""
    return text(own_message("ask", irregularity, question.key))


def option_words(
    irregularity: Irregularity,
    question: Question,
    answer: Answer,
    names: Sequence[str] = (),
    given: Answers | None = None,
) -> str:
    """Return a listed answer in words: a seat, or one of several words.

    If the answers so far include the offender, that player and the next one are named.
    """
    if isinstance(question, WordQuestion):
        who, following = text("referee.that_player"), text("referee.next_player")
        if names and given is not None and OFFENDER in given:
            who, following = names[given.offender], names[given.following(given.offender)]
        message = own_message("word", irregularity, f"{question.key}.{answer}")
        return text(message, who=who, next=following)
    assert isinstance(answer, int)
    return names_words((answer,), names)


def own_message(area: str, irregularity: Irregularity, key: str) -> str:
    """Return the irregularity's specific message, or the shared one."""
    own = f"referee.{area}_of.{irregularity.name}.{key}"
    return own if own in catalogue() else f"referee.{area}.{key}"


def names_words(seats: Sequence[int], names: Sequence[str] = ()) -> str:
    """Join the names of several players: ``'Ana and Carla'``."""
    return listed([names[seat] if seat < len(names) else text("seat", number=seat + 1) for seat in seats])
