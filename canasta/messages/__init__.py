"""Every sentence a person can see: an id with parameters, in one catalogue per language.

This is the lowest layer, so that every error can speak. A catalogue is a folder of Fluent files; a
message is found by its dotted id, whose dots are hyphens in the file. The language is the one that is
passed, or the one of the context (``use_language``).

In a message ``{ $kind }`` is the name of a kind of card, ``{ $a_kind }`` the name with its article,
``{ $kinds }`` its plural (``{ $Kinds }`` at the start of a sentence) and ``$gender`` its gender to select by;
``{ $seat }`` is a player, ``{ $side }`` a side, ``{ $program }`` the program as it was started, and
everything else stands as it is.

>>> text("refuse.no_set", kind=9)
'Your side has no set of kings to add to.'
>>> text("score.natural_canastas", number=1)
'1 natural canasta'
>>> listed(["Ana", "Bruno", "Carla"])
'Ana, Bruno and Carla'
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from canasta.messages import grammar
from canasta.messages.fluent import Messages, Param
from canasta.messages.grammar import capital
from canasta.messages.languages import ENGLISH, LANGUAGES, current_language, use_language, wanted_language

__all__ = [
    "ENGLISH", "LANGUAGES", "SIDE_LETTERS", "Param", "UserError", "capital", "catalogue", "current_language",
    "either", "figure", "in_english", "kind_names", "known_language", "listed", "say", "text",
    "typed_in_language", "use_language", "wanted_language",
]  # fmt: skip

SIDE_LETTERS: Final = "ABC"
#: How this program was started, for hints that can be typed; a start script says so.
PROGRAM: Final = os.environ.get("CANASTA_PROGRAM") or "canasta"


#: Characters of a word that an error message repeats, at most: lists of names have some hundreds.
_REPEATED: Final = 1500


class UserError(ValueError):
    """An error whose message is for the user: a message id and its parameters.

    Parameters are shortened and stripped of control characters, so that the message can be shown anywhere.

    >>> str(UserError("card.unknown", letter="1", place=2))[:30]
    "'1' at character 2 is no card:"
    >>> UserError("card.unknown", letter="\\x1b[2J", place=2).params["letter"]
    '�[2J'
    """

    def __init__(self, message: str, **params: Param) -> None:
        params = {name: _repeated(value) for name, value in params.items()}
        super().__init__(message, params)
        self.message = message
        self.params = params

    def __str__(self) -> str:
        return say(self.message, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        # Errors come back from worker processes.
        return (_user_error, (type(self), self.message, self.params))


def _repeated(value: Param) -> Param:
    if not isinstance(value, str) or (len(value) <= _REPEATED and value.isprintable()):
        return value
    if len(value) > _REPEATED:
        value = value[: _REPEATED - 1] + "…"
    return "".join(letter if letter.isprintable() or letter == "\n" else "\ufffd" for letter in value)


def _user_error(kind: type[UserError], message: str, params: Mapping[str, Param]) -> UserError:
    error = kind.__new__(kind)
    UserError.__init__(error, message, **params)
    return error


@cache
def _catalogue(language: str) -> Messages:
    files = sorted((Path(__file__).parent / language).glob("*.ftl"))
    return Messages([file.read_text(encoding="utf-8") for file in files], language)


def catalogue(language: str | None = None) -> Messages:
    """All messages of a language by dotted id."""
    return _catalogue(language or current_language())


@cache
def _kind_params(language: str, kind: int) -> Mapping[str, Param]:
    return grammar.kind_params(_catalogue(language), kind)


def kind_names(kind: int, language: str | None = None) -> tuple[str, str]:
    """What one card of a kind is called, and what several are.

    >>> kind_names(9)
    ('king', 'kings')
    """
    forms = _kind_params(language or current_language(), kind)
    return str(forms["kind"]), str(forms["kinds"])


def known_language(language: str) -> str:
    """The language, if there is a catalogue for it; else a ``UserError``."""
    if language not in LANGUAGES:
        raise UserError("language.unknown", language=language, languages=", ".join(LANGUAGES))
    return language


def text(message: str, language: str | None = None, **params: Param) -> str:
    """A message in words."""
    return say(message, params, language=language)


def say(
    message: str,
    params: Mapping[str, Param],
    names: Sequence[str] = (),
    language: str | None = None,
) -> str:
    """A message in words, with the players' names by seat if they are given."""
    language = language or current_language()
    if message not in _catalogue(language):
        language = ENGLISH  # a language that is not finished; the tests ask for all of it
    messages = _catalogue(language)
    if message not in messages:
        raise LookupError(f"no message {message!r} in the catalogue of {language!r}")
    kind, seat, side = params.get("kind"), params.get("seat"), params.get("side")
    if isinstance(kind, int):
        params = {**params, **_kind_params(language, kind)}
    if isinstance(seat, int):
        name = names[seat] if 0 <= seat < len(names) else messages["seat"].words({"number": seat + 1})
        params = {**params, "seat": name}
    if isinstance(side, int):
        params = {**params, "side": SIDE_LETTERS[side]}
    return messages[message].words({"program": PROGRAM, **params})


@cache
def _typed_words(language: str, area: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    lines = _catalogue(language)[f"typed.{area}"].words({}).splitlines()
    words: dict[str, str] = {}
    for line in lines:
        meant, _, said = line.partition(": ")
        words |= {each.strip(): meant for each in said.split(",")}
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE), words


def in_english(area: str, typed: str) -> str:
    """What was typed, with the program's own words in place of those of the language that is spoken.

    The message ``typed.<area>`` has a line for each word of the program: ``draw: robar, robo``.
    """
    if current_language() == ENGLISH:
        return typed
    pattern, words = _typed_words(current_language(), area)
    return pattern.sub(lambda found: words[found[0].lower()], typed)


def typed_in_language(area: str, english: str) -> str:
    """What could be typed in the language that is spoken, for the program's own words.

    >>> with use_language("es"):
    ...     typed_in_language("play", "lay KKK; add 2 to K; discard 4")
    'bajar KKK; añadir 2 a K; descartar 4'
    """
    if current_language() == ENGLISH:
        return english
    first: dict[str, str] = {}
    for said, meant in _typed_words(current_language(), area)[1].items():
        first.setdefault(meant, said)
    longest = sorted(first, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)
    return pattern.sub(lambda found: first[found[0].lower()], english)


def figure(value: float, places: int = 0, *, grouped: bool = True) -> str:
    """A number as the language writes it, with so many decimal places.

    >>> figure(12345.678, 1), figure(12345.678, 1, grouped=False)
    ('12,345.7', '12345.7')
    """
    return grammar.figure(current_language(), value, places, grouped=grouped)


def listed(items: Sequence[str], language: str | None = None) -> str:
    """Several together: "a, b and c"."""
    return grammar.joined(catalogue(language), "wording.and", items)


def either(items: Sequence[str], language: str | None = None) -> str:
    """One of several: "a, b or c"."""
    return grammar.joined(catalogue(language), "wording.or", items)
