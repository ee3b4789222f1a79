"""A small cache of recently used results.

>>> recent = LruCache[str, int](most=2)
>>> recent["a"], recent["b"] = 1, 2
>>> recent.get("a")
1
>>> recent["c"] = 3
>>> recent.get("a"), recent.get("b"), recent.get("c")
(1, None, 3)
"""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A mapping with a maximum size that drops the least recently used value."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """Return a value, or None."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def drop(self, key: K) -> None:
        """Forget a value."""
        self._kept.pop(key, None)

    def __setitem__(self, key: K, value: V) -> None:
        self._kept.pop(key, None)
        self._kept[key] = value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
