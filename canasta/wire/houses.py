"""A house rule opened for editing: its settings, and its changes in plain words."""

from __future__ import annotations

from typing import Any

from canasta.books.house import House
from canasta.books.house.changes import base_of
from canasta.books.house.fields import Flag
from canasta.books.house.questions import HouseQuestion, questions
from canasta.books.house.write import Document, differences, written_book
from canasta.messages import text
from canasta.wire.base import Wire
from canasta.wire.rulebooks import behind, setting_id, shown_words


class PlainChange(Wire):
    """One change of a house rule, in plain words."""

    setting: str  #: the setting that controls it; empty if only a file can express it
    sentence: str
    book: str  #: what the book says, in a sentence, a word or a number
    house: str
    paragraphs: list[str]  #: the book's paragraphs on it: names of texts and ids


class OpenedHouse(Wire):
    """A house rule with its values."""

    name: str
    title: str  #: its name as the table writes it
    version: int
    about: str
    book: str
    options: list[str]
    text: str  #: of its file
    values: dict[str, Any]  #: of the changed settings, by id
    plain: bool  #: whether the settings express all of it, so that it can be edited by them
    changes: list[PlainChange]


def write_opened_house(house: House, source: str) -> OpenedHouse:
    """Write a house rule read from its file."""
    base = base_of(house)
    document = written_book(house.book)
    left = {row.key: row for row in differences(base, house.book)}
    values: dict[str, Any] = {}
    changes: list[PlainChange] = []
    plain = True
    asked = questions(base)
    gone = [key for one in asked if one.values_in(document) == [True] for key in one.replaced]
    for question in asked:
        found = question.values_in(document)
        if found == [question.value] or any(_covers(question, key) for key in gone if found == [None]):
            continue
        if question.players and found == [None]:  # the rules are not for these numbers of players
            plain = False
            continue
        if len(found) > 1:  # depends on the number of players, which the setting does not express
            plain = False
            for part, value in _by_number(question, document):
                changes.append(_change(part, value, behind(base, part.keys)))
        else:
            values[setting_id(question)] = found[0]
            changes.append(_change(question, found[0], behind(base, question.keys)))
        for key in [key for key in left if _covers(question, key)]:
            del left[key]
    changes += [
        PlainChange(
            "", f"{row.section}: {row.what}", row.words(row.one), row.words(row.other), behind(base, [key])
        )
        for key, row in left.items()
    ]
    return OpenedHouse(
        house.name,
        house.title,
        house.version,
        house.told,
        house.extends,
        list(house.options),
        source,
        values,
        plain and not left,
        changes,
    )


def _by_number(question: HouseQuestion, document: Document) -> list[tuple[HouseQuestion, Any]]:
    """Return the changed values of a setting that is not the same for all of its numbers of players."""
    parts: dict[str, tuple[list[str], list[int], Any]] = {}
    # Other settings of several keys are described key by key.
    for key, players in zip(question.keys, question.players, strict=True) if question.players else ():
        (value,) = question._replace(keys=(key,)).values_in(document)
        if value not in (question.value, None):  # None: the rules are not for this number of players
            keys, numbers, _ = parts.setdefault(repr(value), ([], [], value))
            keys.append(key)
            numbers.append(players)
    return [
        (question._replace(keys=tuple(keys), players=tuple(numbers)), value)
        for keys, numbers, value in parts.values()
    ]


def _covers(question: HouseQuestion, key: str) -> bool:
    """True if a key that differs belongs to a setting, or to a clause that comes and goes with it."""
    keys = (*question.keys, *question.replaced)
    return any(key == own or key.startswith(f"{own}.") or own.startswith(f"{key}.") for own in keys)


def _change(question: HouseQuestion, value: Any, paragraphs: list[str]) -> PlainChange:
    words, before = shown_words(question, value), shown_words(question, question.value)
    if isinstance(question.kind, Flag):  # "yes" alone would not say to what
        before = _sentence(question, question.value)
    return PlainChange(setting_id(question), _sentence(question, value), before, words, paragraphs)


def _sentence(question: HouseQuestion, value: Any) -> str:
    return text(
        f"house.now.{question.name}",
        value=shown_words(question, value),
        number=value if isinstance(value, int) else "none",
        set=("yes" if value else "no") if isinstance(question.kind, Flag) else str(value),
        players=", ".join(map(str, question.players)),
    )
