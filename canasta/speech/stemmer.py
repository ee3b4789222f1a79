"""Stems of words in languages whose forms differ by their endings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from canasta.messages.grammar import without_accents

#: The letters that a stem keeps at least.
_SHORTEST: Final = 3


@dataclass(frozen=True)
class Stemmer:
    """The endings of a language, and the words that they do not bring together.

    Attributes:
        endings: The endings of gender, number and verbs; the first that fits is removed.
        irregular: Words and their stems.
        numbers: Digits and their words.
        accented: Words that only an accent tells from another, and their stems.
        clitic: Pronouns at the end of a verb.

    Examples:
        >>> stemmer = Stemmer(("ar", "o"), {"soy": "ser"}, {"2": "dos"}, {"sí": "sí"})
        >>> [stemmer.stem(word) for word in ("Congelo", "congelar", "soy", "2", "Sí", "si")]
        ['congel', 'congel', 'ser', 'dos', 'sí', 'si']
    """

    endings: tuple[str, ...]
    irregular: Mapping[str, str]
    numbers: Mapping[str, str]
    accented: Mapping[str, str]
    clitic: re.Pattern[str] | None = None

    def stem(self, word: str) -> str:
        """Return what all forms of a word have in common."""
        word = word.lower()
        if word in self.accented:
            return self.accented[word]
        word = without_accents(word)
        word = self.numbers.get(word, word)
        if word in self.irregular:
            return self.irregular[word]
        if self.clitic is not None:
            word = self.clitic.sub("", word)
        word = _without(word, "s")
        for ending in self.endings:
            shorter = _without(word, ending)
            if shorter != word:
                return shorter
        return word


def _without(word: str, ending: str) -> str:
    return word.removesuffix(ending) if len(word) - len(ending) >= _SHORTEST else word
