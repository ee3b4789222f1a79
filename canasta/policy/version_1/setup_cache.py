"""Cache of values computed once per setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from canasta.clauses.setup import Setup

Value = TypeVar("Value")

#: Maximum number of cached setups; tests and tuning make thousands.
MOST: Final = 256


class SetupCache(Generic[Value]):
    """A value for each setup; setups are compared by identity, which is fast."""

    __slots__ = ("_compute", "_values")

    def __init__(self, compute: Callable[[Setup], Value]) -> None:
        self._compute = compute
        self._values: dict[int, tuple[Setup, Value]] = {}

    def of(self, setup: Setup) -> Value:
        """Return the value for a setup."""
        cached = self._values.get(id(setup))
        if cached is None or cached[0] is not setup:
            if len(self._values) > MOST:
                self._values.clear()
            cached = self._values[id(setup)] = (setup, self._compute(setup))
        return cached[1]
