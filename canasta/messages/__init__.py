"""Every sentence a person can see: an id with parameters, in one catalogue a language.

This is the lowest layer, so that every error can speak. A catalogue is a folder of TOML files; a
message is found by its dotted id. In a text ``{kind}`` is the name of a kind of card, ``{a_kind}`` the
name with its article and ``{kinds}`` its plural (``{Kinds}`` at the start of a sentence), ``{seat}`` is a
player, ``{side}`` a side, everything else stands as it is. A message with the forms ``one`` and ``other``
chooses by its parameter ``number``.

>>> text("refuse.no_set", kind=9)
'Your side has no set of kings to add to.'
>>> text("score.natural_canastas", number=1)
'1 natural canasta'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

Param = int | str
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH,)
SIDE_LETTERS: Final = "ABC"


class Complaint(ValueError):
    """Something a person gave is wrong: the message's id and parameters say what and where.

    >>> str(Complaint("card.unknown", letter="1", place=2))[:30]
    "'1' at character 2 is no card:"
    """

    def __init__(self, message: str, **params: Param) -> None:
        super().__init__(message, params)
        self.message = message
        self.params = params

    def __str__(self) -> str:
        return say(self.message, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        # Errors come back from worker processes.
        return (_complaint, (type(self), self.message, self.params))


def _complaint(kind: type[Complaint], message: str, params: Mapping[str, Param]) -> Complaint:
    error = kind.__new__(kind)
    Complaint.__init__(error, message, **params)
    return error


@cache
def catalogue(language: str = ENGLISH) -> Mapping[str, str | Mapping[str, str]]:
    """All messages of a language: texts, or the forms of a text, by dotted id."""
    found: dict[str, str | Mapping[str, str]] = {}
    for file in sorted((Path(__file__).parent / language).glob("*.toml")):
        _collect(tomllib.loads(file.read_text(encoding="utf-8")), "", found)
    return found


def _collect(table: Mapping[str, object], prefix: str, found: dict[str, str | Mapping[str, str]]) -> None:
    for key, value in table.items():
        name = prefix + key
        if isinstance(value, str) or (isinstance(value, dict) and value.keys() == {"one", "other"}):
            found[name] = value
        elif isinstance(value, dict):
            _collect(value, name + ".", found)


def text(message: str, language: str = ENGLISH, **params: Param) -> str:
    """A message in words."""
    return say(message, params, language=language)


def say(
    message: str,
    params: Mapping[str, Param],
    names: Sequence[str] = (),
    language: str = ENGLISH,
) -> str:
    """A message in words, with the players' names by seat if they are given."""
    messages = catalogue(language)
    entry = messages.get(message)
    if entry is None:
        raise LookupError(f"no message {message!r} in the catalogue of {language!r}")
    if not isinstance(entry, str):
        entry = entry["one" if params.get("number") in (1, -1) else "other"]
    words: dict[str, Param] = dict(params)
    kind = params.get("kind")
    if isinstance(kind, int):
        words["kind"] = _form(messages, f"kind.{kind}", "one")
        words["kinds"] = _form(messages, f"kind.{kind}", "other")
        words["Kinds"] = str(words["kinds"])[:1].upper() + str(words["kinds"])[1:]
        words["a_kind"] = _form(messages, f"a_kind.{kind}", "one")
    seat = params.get("seat")
    if isinstance(seat, int):
        words["seat"] = names[seat] if 0 <= seat < len(names) else say("seat", {"number": seat + 1})
    side = params.get("side")
    if isinstance(side, int):
        words["side"] = SIDE_LETTERS[side]
    return entry.format_map(words)


def _form(messages: Mapping[str, str | Mapping[str, str]], name: str, form: str) -> str:
    entry = messages[name]
    return entry if isinstance(entry, str) else entry[form]
