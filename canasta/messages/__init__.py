"""Every sentence a person can see: an id with parameters, in one catalogue per language.

This is the lowest layer, so that every error can speak. A catalogue is a folder of Fluent files; a
message is found by its dotted id, whose dots are hyphens in the file. The language is the one that is
passed, or the one of the context (``use_language``). A message that a language lacks is English.

In a message ``{ $kind }`` is the name of a kind of card, ``{ $a_kind }`` the name with its article,
``{ $kinds }`` its plural (``{ $Kinds }`` at the start of a sentence) and ``$gender`` its gender to select by;
``{ $seat }`` is a player, ``{ $side }`` a side, ``{ $program }`` the name of the program, and all other
parameters are inserted unchanged. A function that composes a sentence of several messages is decorated with
``in_one_language``: if the language lacks one of them, the whole sentence is English.

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
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from functools import cache, wraps
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from canasta.messages import grammar
from canasta.messages.fluent import Messages, Param
from canasta.messages.grammar import capital
from canasta.messages.languages import (
    ENGLISH,
    LANGUAGES,
    current_language,
    matching_language,
    use_language,
    wanted_language,
)
from canasta.messages.translation import Progress, Translation

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "SIDE_LETTERS",
    "MissingMessage",
    "Param",
    "UserError",
    "capital",
    "catalogue",
    "current_language",
    "either",
    "figure",
    "in_english",
    "in_one_language",
    "kind_names",
    "known_language",
    "listed",
    "matching_language",
    "progress",
    "say",
    "text",
    "typed_in_language",
    "use_language",
    "wanted_language",
]  # fmt: skip

_P = ParamSpec("_P")
_T = TypeVar("_T")

SIDE_LETTERS: Final = "ABCD"
#: How this program was started, for hints that can be typed; a start script says so.
PROGRAM: Final = os.environ.get("CANASTA_PROGRAM") or "canasta"


#: Characters of a word that an error message repeats, at most: lists of names have some hundreds.
_REPEATED: Final = 1500


class MissingMessage(LookupError):
    """Raised for a message that the English catalogue does not have."""

    def __init__(self, id: str) -> None:
        super().__init__(f"no message {id!r} in the catalogue")
        self.id = id


class UserError(ValueError):
    """An error whose message is for the user: a message id and its parameters.

    Parameters are shortened and stripped of control characters, so that the message can be shown anywhere.

    Args:
        message: The id of the message.
        params: Its parameters.

    Examples:
        >>> str(UserError("card.unknown", letter="1", place=2))[:32]
        "'1' at character 2 is not a card"
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
    sources = _sources(language)
    if language == ENGLISH:
        return Messages(sources, language)
    return Translation(sources, language, _catalogue(ENGLISH))


def _sources(language: str) -> list[str]:
    """Read the files of a language; bytes that are not UTF-8 only damage the message they are in."""
    sources: list[str] = []
    for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
        with suppress(OSError):
            sources.append(file.read_text(encoding="utf-8", errors="replace"))
    return sources


def catalogue(language: str | None = None) -> Messages:
    """All messages by dotted id, in a language as far as it has them."""
    return _catalogue(language or current_language())


def progress(language: str) -> Progress:
    """Return how much of the catalogue a language has, and what it lacks."""
    messages = _catalogue(language)
    if isinstance(messages, Translation):
        return messages.progress()
    return Progress(len(messages), len(messages), {})


#: True if a message was missing in the language since this was last set.
_incomplete: ContextVar[bool] = ContextVar("incomplete", default=False)


def in_one_language(compose: Callable[_P, _T]) -> Callable[_P, _T]:
    """Decorate a function that composes a sentence: if the language lacks any part, all of it is English."""

    @wraps(compose)
    def composed(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        if current_language() == ENGLISH:
            return compose(*args, **kwargs)
        before = _incomplete.set(False)
        try:
            words = compose(*args, **kwargs)
            incomplete = _incomplete.get()
        finally:
            _incomplete.reset(before)
        if incomplete:
            _incomplete.set(True)  # for the sentence of which this one is a part
            with use_language(ENGLISH):
                words = compose(*args, **kwargs)
        return words

    return composed


def _having(language: str, *needed: str) -> str:
    """Return the language if it has all of these messages, else English."""
    messages = _catalogue(language)
    if isinstance(messages, Translation) and any(messages.problem(message) for message in needed):
        _incomplete.set(True)
        return ENGLISH
    return language


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
    """Return the language with a catalogue that fits a code, or raise a ``UserError``.

    >>> known_language("es_AR")
    'es'
    """
    found = matching_language(language)
    if not found:
        raise UserError("language.unknown", language=language, languages=", ".join(LANGUAGES))
    return found


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
    if message not in _catalogue(ENGLISH):
        raise MissingMessage(message)
    kind, seat, side = params.get("kind"), params.get("seat"), params.get("side")
    needed = [message]
    if isinstance(kind, int):
        needed.append(f"kind.{kind}")
    if isinstance(seat, int) and not 0 <= seat < len(names):
        needed.append("seat")
    language = _having(language, *needed)
    messages = _catalogue(language)
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
    """The words of a language that can be typed, and what they mean; English, and so a gap, has none."""
    lines = _catalogue(language)[f"typed.{area}"].words({}).splitlines()
    words: dict[str, str] = {}
    for line in lines:
        meant, _, said = line.partition(": ")
        words |= {each.strip().lower(): meant for each in said.split(",") if each.strip()}
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE), words


def in_english(area: str, typed: str) -> str:
    """What was typed, with the program's own words in place of those of the language that is spoken.

    The message ``typed.<area>`` has a line for each word of the program: ``draw: robar, robo``.
    """
    pattern, words = _typed_words(current_language(), area)
    if not words:
        return typed
    return pattern.sub(lambda found: words[found[0].lower()], typed)


def typed_in_language(area: str, english: str) -> str:
    """What could be typed in the language that is spoken, for the program's own words.

    >>> with use_language("es"):
    ...     typed_in_language("play", "lay KKK; add 2 to K; discard 4")
    'bajar KKK; añadir 2 a K; descartar 4'
    """
    first: dict[str, str] = {}
    for said, meant in _typed_words(current_language(), area)[1].items():
        first.setdefault(meant, said)
    if not first:
        return english
    longest = sorted(first, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)
    return pattern.sub(lambda found: first[found[0].lower()], english)


def figure(value: float, places: int = 0, *, grouped: bool = True) -> str:
    """Format a number for the language, with a fixed number of decimal places.

    >>> figure(12345.678, 1), figure(12345.678, 1, grouped=False)
    ('12,345.7', '12345.7')
    """
    return grammar.figure(_figures(current_language()), value, places, grouped=grouped)


@cache
def _figures(language: str) -> grammar.Figures:
    needed = [f"page.number.{sign}" for sign in grammar.Figures._fields]
    messages = _catalogue(_having(language, *needed))
    return grammar.Figures(*(messages[message].words({}) for message in needed))


def listed(items: Sequence[str], language: str | None = None) -> str:
    """Several together: "a, b and c"."""
    return _joined("wording.and", items, language)


def either(items: Sequence[str], language: str | None = None) -> str:
    """One of several: "a, b or c"."""
    return _joined("wording.or", items, language)


def _joined(message: str, items: Sequence[str], language: str | None) -> str:
    language = language or current_language()
    if len(items) > 1:
        language = _having(language, message, "wording.comma")
    return grammar.joined(_catalogue(language), message, items)
