"""Cosine similarity of a question and texts: what is it like as a whole?

BM25 (``canasta.speech.ranking``) rewards a text that has all that is asked. Here the common features of a
question and a text are set against all that either has, so a text may also be near with half of the words.

>>> texts = Likeness([{"pil": 2.0, "tak": 1.0}, {"joker": 1.0, "pil": 1.0}])
>>> near = texts.to({"tak": 1.0, "pil": 1.0})
>>> near[0] > near[1]
True
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence


class Likeness:
    """Texts as directions in the space of their features."""

    def __init__(self, texts: Sequence[Mapping[str, float]]) -> None:
        """Index some texts, each with how much a feature counts in it."""
        number = Counter(feature for counts in texts for feature in counts)
        self._rarity = {feature: math.log(1 + len(texts) / (1 + held)) for feature, held in number.items()}
        self._texts: dict[str, list[tuple[int, float]]] = {}
        for place, counts in enumerate(texts):
            worth = {each: math.log(1 + count) * self._rarity[each] for each, count in counts.items()}
            length = math.hypot(*worth.values()) or 1.0
            for feature, value in worth.items():
                self._texts.setdefault(feature, []).append((place, value / length))

    def to(self, asked: Mapping[str, float]) -> dict[int, float]:
        """Return the similarity of a question to each text that has something of it, from 0 to 1."""
        worth = {each: weight * self._rarity[each] for each, weight in asked.items() if each in self._rarity}
        length = math.hypot(*worth.values()) or 1.0
        found: dict[int, float] = {}
        for feature, value in worth.items():
            for place, share in self._texts[feature]:
                found[place] = found.get(place, 0.0) + value * share / length
        return found
