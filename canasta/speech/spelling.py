"""Misspelled words: the known word that differs by a letter or two.

>>> nearest("frozne", {"frozen": "freez", "freeze": "freez"})
'frozen'
>>> nearest("trump", {"frozen": "freez"})
''
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from canasta.messages.grammar import without_accents

#: From this length on two letters may differ; below the first, none.
_TWO: Final = 7
_ONE: Final = 4


def nearest(word: str, *known: Mapping[str, str]) -> str:
    """Return the known word that fewest letters separate from a word; an empty string if none is near."""
    word = without_accents(word.lower())
    most = 2 if len(word) >= _TWO else 1 if len(word) >= _ONE else 0
    best, found = most + 1.0, ""
    letters = frozenset(word)
    for words in known if most else ():
        for form in words:
            if abs(len(form) - len(word)) > most or len(letters ^ frozenset(form)) > 2 * most:
                continue
            plain = _plain(form)
            differs = distance(word, plain, most)
            if differs > most:
                continue
            # The first letter is never misspelled, the last seldom.
            differs += 0.5 * (plain[0] != word[0]) + 0.1 * (plain[-1] != word[-1])
            if differs < best and not (len(word) < _TWO and plain[0] != word[0]):
                best, found = differs, form
    return found


@lru_cache(maxsize=20_000)
def _plain(form: str) -> str:
    return without_accents(form)


def distance(one: str, other: str, most: int) -> float:
    """Return how many letters were left out, added, replaced or swapped; more than ``most`` is not counted.

    >>> distance("frozne", "frozen", 2), distance("discrad", "discard", 2), distance("deck", "stock", 1)
    (1, 1, 2)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]
