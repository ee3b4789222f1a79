"""``canasta rules new --ask``: write a house rule by answering questions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import click

from canasta.books.house import ABOUT_LENGTH, TITLE_LENGTH, read_house
from canasta.books.house.errors import HouseError, Spot
from canasta.books.house.fields import Flag, Several, Steps
from canasta.books.house.questions import HouseQuestion, house_text, questions
from canasta.clauses.rulebook import Rulebook
from canasta.cli.output import bold, wrapped
from canasta.messages import say, text

_BACK = "back"
_STOP = "stop"


def ask_house(book: Rulebook, name: str, title: str) -> tuple[str, int]:
    """Ask about a book, one setting at a time; return the resulting file and the number of changes.

    An impossible answer, alone or together with earlier ones, is explained and asked for again. ``title`` is
    what the rules are called unless the user calls them something else.
    """
    click.echo(wrapped(text("house.ask.begin", book=book.slug)))
    numbers = [str(seats.players) for seats in book.seatings]
    usual = "4" if "4" in numbers else numbers[0]
    click.echo()
    click.echo(text("house.ask.players"))
    players = int(_typed(usual, lambda word: word if word in numbers else None, ", ".join(numbers)))
    every = questions(book)
    asked = [number for number, q in enumerate(every) if not q.players or players in q.players]
    changes: dict[int, Any] = {}
    at = 0
    while at < len(asked):
        number = asked[at]
        question = every[number]
        _print(question, at + 1, len(asked), changes.get(number, question.value))
        words = _prompt()
        if words.lower() == _STOP:
            break
        if words.lower() == _BACK:
            at = max(0, at - 1)
        elif not words or _answered(book, name, question, number, words, changes):
            at += 1
    click.echo(wrapped(text("house.ask.title")))
    title = _typed(title, _line(TITLE_LENGTH), text("house.expect.about", most=TITLE_LENGTH))
    click.echo(wrapped(text("house.ask.about")))
    about = _typed("", _line(ABOUT_LENGTH), text("house.expect.about", most=ABOUT_LENGTH))
    return house_text(book, name, about, changes, title=title), len(changes)


def _line(most: int) -> Callable[[str], str | None]:
    return lambda line: line if line.isprintable() and len(line) <= most else None


def _print(question: HouseQuestion, number: int, last: int, value: Any) -> None:
    sentence, shown = question.sentence(), question.shown(value)
    prompt = text("house.ask.question", number=number, last=last, sentence=sentence, value=shown)
    click.echo(bold(wrapped(prompt)))


def _answered(
    book: Rulebook, name: str, question: HouseQuestion, number: int, words: str, changes: dict[int, Any]
) -> bool:
    """Record an answer; an impossible one is explained, and changes nothing."""
    before = dict(changes)
    try:
        value = question.typed(words, Spot(name))
    except HouseError:
        click.echo(wrapped(text("house.ask.expected", expected=_expected(question)), 2))
        return False
    changes.pop(number, None)
    if value != question.value:
        changes[number] = value
    try:
        read_house(house_text(book, name, "", changes))
    except HouseError as error:
        click.echo(wrapped(say(error.message, error.params), 2))
        changes.clear()
        changes.update(before)
        return False
    return True


def _expected(question: HouseQuestion) -> str:
    if isinstance(question.kind, Flag):
        return text("house.ask.yes_no")
    if isinstance(question.kind, Steps | Several):
        return text("house.ask.pairs" if isinstance(question.kind, Steps) else "house.ask.words")
    expected = question.kind.expected()
    return expected if question.adds is None else text("house.ask.or_no", expected=expected)


def _typed(usual: str, fits: Callable[[str], str | None], expected: str) -> str:
    """Read an answer, Enter for the default; repeat until it is valid."""
    while True:
        words = _prompt(usual) or usual
        found = fits(words)
        if found is not None:
            return found
        click.echo(wrapped(text("house.ask.expected", expected=expected), 2))


def _prompt(usual: str = "") -> str:
    words = click.prompt(f"[{usual}]" if usual else "", default="", show_default=False, prompt_suffix="> ")
    return re.sub(r"\s+", " ", str(words)).strip()
