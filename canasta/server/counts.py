"""How many of something each address or person has at the same time, and how many they may have.

>>> open = Counts(most=2)
>>> [open.add("Ana") for _ in range(3)], open.add("Bruno"), open.total
([True, True, False], True, 4)
>>> open.take_away("Ana")
>>> open["Ana"]
2
"""

from __future__ import annotations

from collections import Counter


class Counts:
    """What is there, by name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()
        self.total = 0

    def __getitem__(self, name: str) -> int:
        return self._counts[name]

    def add(self, name: str) -> bool:
        """Count one more; whether that is not too many. One that is too many is counted until it is gone."""
        self._counts[name] += 1
        self.total += 1
        return self._counts[name] <= self.most

    def take_away(self, name: str) -> None:
        """One of them is gone."""
        self._counts[name] -= 1
        self.total -= 1
        if not self._counts[name]:
            del self._counts[name]
