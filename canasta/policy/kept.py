"""What is found out about a setup at its first use, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from canasta.clauses.setup import Setup

Found = TypeVar("Found")

#: Setups that are remembered at most; tests and tuning make thousands.
MOST: Final = 256


class Kept(Generic[Found]):
    """Something of each setup; setups are told apart by identity, which is quick."""

    __slots__ = ("_find", "_kept")

    def __init__(self, find: Callable[[Setup], Found]) -> None:
        self._find = find
        self._kept: dict[int, tuple[Setup, Found]] = {}

    def of(self, setup: Setup) -> Found:
        """What was found out about a setup."""
        kept = self._kept.get(id(setup))
        if kept is None or kept[0] is not setup:
            if len(self._kept) > MOST:
                self._kept.clear()
            kept = self._kept[id(setup)] = (setup, self._find(setup))
        return kept[1]
