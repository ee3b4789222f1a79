"""Cache of values computed once per setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from canasta.clauses.setup import Setup

Found = TypeVar("Found")

#: Maximum number of cached setups; tests and tuning make thousands.
MOST: Final = 256


class Kept(Generic[Found]):
    """A value for each setup; setups are compared by identity, which is fast."""

    __slots__ = ("_find", "_kept")

    def __init__(self, find: Callable[[Setup], Found]) -> None:
        self._find = find
        self._kept: dict[int, tuple[Setup, Found]] = {}

    def of(self, setup: Setup) -> Found:
        """Return the value for a setup."""
        kept = self._kept.get(id(setup))
        if kept is None or kept[0] is not setup:
            if len(self._kept) > MOST:
                self._kept.clear()
            kept = self._kept[id(setup)] = (setup, self._find(setup))
        return kept[1]
