"""Grammar that a catalogue cannot express: forms of card names, lists, initial sounds, decimals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from canasta.messages.fluent import Messages, Param


def kind_params(messages: Messages, kind: int) -> dict[str, Param]:
    """What a message may say about a kind of card: its name, plural, article and gender.

    The name is the message ``kind.<number>``; ``.plural`` and ``.a`` are its attributes in every
    language, and ``.gender`` in one that has genders.
    """
    name = messages[f"kind.{kind}"]
    forms = {form: pattern.words({}) for form, pattern in name.attributes.items()}
    return {
        "kind": name.words({}),
        "kinds": forms["plural"],
        "Kinds": capital(forms["plural"]),
        "a_kind": forms["a"],
        "gender": forms.get("gender", ""),
    }


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def without_accents(word: str) -> str:
    """A word in letters without accents.

    >>> without_accents("añadirá")
    'anadira'
    """
    letters = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _spanish_sound(word: str) -> str:
    """The vowel before which *y* becomes *e*, and *o* becomes *u*.

    >>> [_spanish_sound(word) for word in ("Inés", "Hilda", "hielo", "Óscar", "8", "11", "18", "Ana")]
    ['i', 'i', '', 'o', 'o', 'o', '', '']
    """
    digits = word.split()[0] if word.split() else ""
    if digits.isdecimal():
        return "o" if digits[0] == "8" or digits == "11" else ""
    plain = "".join(letter for letter in without_accents(word.lower()) if letter.isalpha()).removeprefix("h")
    if plain[:1] == "i" and plain[1:2] not in ("a", "e", "o", "u"):
        return "i"
    return "o" if plain[:1] == "o" else ""


_SOUNDS: Final[Mapping[str, Callable[[str], str]]] = {"es": _spanish_sound}


def sound(language: str, word: str) -> str:
    """The sound a word begins with, where the word before it depends on that; else nothing."""
    return _SOUNDS[language](word) if language in _SOUNDS else ""


class Figures(NamedTuple):
    """How a language writes numbers: the messages ``page.number.*``, which the page uses as well."""

    group: str
    decimal: str
    #: The least number whose thousands are grouped.
    least: str


def figure(signs: Figures, value: float, places: int, *, grouped: bool = True) -> str:
    """Format a number with a fixed number of decimal places and grouped thousands.

    >>> figure(Figures(",", ".", "1000"), 12345.678, 1), figure(Figures(".", ",", "10000"), 1234.5, 2)
    ('12,345.7', '1234,50')
    """
    grouped = grouped and signs.least.isdecimal() and abs(value) >= int(signs.least)
    written = f"{value:,.{places}f}" if grouped else f"{value:.{places}f}"
    whole, point, rest = written.partition(".")
    return whole.replace(",", signs.group) + (signs.decimal if point else "") + rest


def joined(messages: Messages, message: str, items: Sequence[str]) -> str:
    """A list: commas, and the message before the last item."""
    if len(items) < 2:
        return "".join(items)
    first = messages["wording.comma"].words({}).join(items[:-1])
    begins = sound(messages.language, items[-1])
    return messages[message].words({"first": first, "last": items[-1], "sound": begins})
