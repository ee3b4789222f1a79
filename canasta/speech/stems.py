"""Words as a search compares them: small letters, no endings, ``3s`` and ``threes`` the same.

Card players live on irregular verbs (laid, frozen, dealt, thrown), which no rule for endings finds; they
stand in a list. All forms of a word must come to the same letters, but those need not be a word.

>>> [stem(word) for word in ("Freezes", "frozen", "laying", "laid", "discarded", "canastas", "10", "3s")]
['freez', 'freez', 'lay', 'lay', 'discard', 'canasta', 'ten', 'thre']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.messages.grammar import without_accents
from canasta.messages.languages import ENGLISH
from canasta.speech.stems_es import spanish_stem
from canasta.speech.stems_pt import portuguese_stem

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_NUMBERS: Final = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
    "10": "ten",
}  # fmt: skip
_IRREGULAR: Final = {
    form: word
    for word, forms in {
        "add": "adds adding added", "begin": "began begun", "bring": "brought",
        "buy": "bought", "bury": "buried", "choose": "chose chosen choice", "deal": "dealt",
        "draw": "drew drawn", "freeze": "froze frozen", "give": "gave given", "go": "goes going gone went",
        "hold": "held", "keep": "kept", "lay": "laid lain lie lies lying", "lose": "lost loss losses",
        "make": "made", "mean": "meant", "pay": "paid payment", "penalty": "penalise penalised",
        "say": "said", "see": "saw seen", "show": "shown", "sit": "sat", "take": "took taken", "tell": "told",
        "throw": "threw thrown", "win": "won", "fall": "fell fallen", "forget": "forgot forgotten",
        "find": "found", "fling": "flung", "hang": "hung", "run": "ran", "steal": "stole stolen",
        "get": "got gotten gets getting", "hide": "hidden hid",
        "catch": "caught", "stick": "stuck", "mistake": "mistook mistaken",
    }.items()
    for form in forms.split()
}  # fmt: skip
_SHORTEST: Final = 3
#: Stems that are kept: more than all texts have words. People may search for any others.
_KEPT: Final = 20_000


class Word(NamedTuple):
    """A word of a text: what it is compared by, and where it stands."""

    stem: str
    start: int
    end: int


def words_of(text: str, language: str = ENGLISH) -> Iterator[Word]:
    """The words of a text."""
    return (Word(stem(found.group(), language), *found.span()) for found in _WORD.finditer(text))


@lru_cache(maxsize=_KEPT)
def stem(word: str, language: str = ENGLISH) -> str:
    """Return the common part of all forms of a word; in a language without rules here, its plain letters.

    >>> stem("congelados", "es")
    'congel'
    """
    return _STEMS[language](word) if language in _STEMS else without_accents(word.lower())


def _english_stem(word: str) -> str:
    word = re.sub("['’].*", "", word.lower())
    word = _NUMBERS.get(re.sub(r"(?<=\d)s$", "", word), word)
    word = _IRREGULAR.get(word, word)
    if not word.endswith("ss"):
        word = _without(word, "s")
    for ending in ("ing", "ed"):
        shorter = _without(word, ending)
        if shorter != word:
            twice = shorter[-1] == shorter[-2] and shorter[-1] not in "lsz"  # stopping, stopped
            word = shorter[:-1] if twice else shorter
    for ending in "eyi":  # take and taking, bury and buries
        word = _without(word, ending)
    return word


def _without(word: str, ending: str) -> str:
    return word.removesuffix(ending) if len(word) - len(ending) >= _SHORTEST else word


_STEMS: Final[Mapping[str, Callable[[str], str]]] = {
    ENGLISH: _english_stem,
    "es": spanish_stem,
    "pt-BR": portuguese_stem,
}
