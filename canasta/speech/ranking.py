"""BM25 over texts that were read: which of them is a question about?

A term counts by how rare it is, by its weight in the question and by how often it occurs, long texts counting
less; a text with all that is asked counts more than one with a part of it.

>>> texts = Index([{"pil": 1.0, "freez": 1.0}, {"pil": 2.0, "tak": 1.0}, {"joker": 1.0}])
>>> [hit.number for hit in texts.ranked({"tak": 1.0, "pil": 1.0})]
[1, 0]
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

#: BM25's b and k1: the penalty of long texts, and the effect of repeated terms.
_LONG: Final = 0.6
_AGAIN: Final = 1.0
#: How much it matters that all of the question is in the text, and all of the text in the question.
_ALL_ASKED: Final = 0.7
_ALL_SAID: Final = 0.0
#: A term that another one stands for, and how much of it.
Instead = tuple[str, float]
_NOTHING: Final[Mapping[str, Instead]] = {}


class Ranked(NamedTuple):
    """A text by its number, its score, and the share of the question that it has."""

    number: int
    score: float
    share: float


class Index:
    """Texts as counts of their terms."""

    def __init__(self, texts: Sequence[Mapping[str, float]], *, whole: float = _ALL_SAID) -> None:
        """Index some texts.

        Args:
            texts: How much each term counts in each text.
            whole: How much it matters that all of a text is asked for.
        """
        self._whole = whole
        self._texts: dict[str, list[tuple[int, float]]] = {}
        for number, counts in enumerate(texts):
            for term, count in counts.items():
                self._texts.setdefault(term, []).append((number, count))
        self._number = max(1, len(texts))
        sizes = [sum(counts.values()) for counts in texts]
        average = sum(sizes) / self._number or 1.0
        self._held = [_AGAIN * (1 - _LONG + _LONG * size / average) for size in sizes]
        self._said = [sum(map(self.rarity, counts)) or 1.0 for counts in texts]

    def __contains__(self, term: str) -> bool:
        """Return True if a text has the term."""
        return term in self._texts

    def rarity(self, term: str) -> float:
        """Return how much a term says: more if fewer texts have it."""
        return math.log(1 + self._number / (1 + len(self._texts.get(term, ()))))

    def ranked(self, terms: Mapping[str, float], meant: Mapping[str, Instead] = _NOTHING) -> list[Ranked]:
        """Return the texts with some of the terms, the best first.

        Args:
            terms: What is asked, each term with its weight.
            meant: Terms that stand for another one: to have one of them is to have all or some of it.
        """
        scores: dict[int, float] = {}
        said: dict[int, float] = {}
        had: dict[int, dict[str, float]] = {}
        asked: dict[str, float] = {}
        for term, weight in terms.items():
            rarity = self.rarity(term)
            worth = weight * rarity
            whole, part = meant.get(term, (term, 1.0))
            asked[whole] = min(worth, asked.get(whole, worth))
            for number, count in self._texts.get(term, ()):
                scores[number] = scores.get(number, 0.0) + worth * count * (1 + _AGAIN) / (
                    count + self._held[number]
                )
                said[number] = said.get(number, 0.0) + rarity
                shares = had.setdefault(number, {})
                shares[whole] = max(part, shares.get(whole, 0.0))
        total = sum(asked.values()) or 1.0
        found = []
        for number, score in scores.items():
            share = sum(part * asked[whole] for whole, part in had[number].items()) / total
            score *= share**_ALL_ASKED
            if self._whole:
                score *= (said[number] / self._said[number]) ** self._whole
            found.append(Ranked(number, score, share))
        return sorted(found, key=lambda each: (-each.score, each.number))
