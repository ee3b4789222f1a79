"""Concurrency limits: how many of something an address or person has open, and the maximum.

>>> open = ConnectionLimit(most=2)
>>> [open.add("Ana") for _ in range(3)], open.add("Bruno"), open.total
([True, True, False], True, 4)
>>> open.remove("Ana")
>>> open["Ana"]
2
"""

from __future__ import annotations

from collections import Counter


class ConnectionLimit:
    """Counters by name, with a common maximum."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()
        self.total = 0

    def __getitem__(self, name: str) -> int:
        return self._counts[name]

    def add(self, name: str) -> bool:
        """Count one more; return False if that exceeds the limit.

        It is counted even then, until ``remove`` is called for it.
        """
        self._counts[name] += 1
        self.total += 1
        return self._counts[name] <= self.most

    def remove(self, name: str) -> None:
        """Count one less."""
        self._counts[name] -= 1
        self.total -= 1
        if not self._counts[name]:
            del self._counts[name]
