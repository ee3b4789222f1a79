"""Rate limiting with token buckets.

>>> bucket = Bucket(rate=1.0, burst=2, now=0.0)
>>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
[True, True, False, True]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Bucket:
    """The token bucket of one client."""

    __slots__ = ("_left", "burst", "rate", "then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.then = rate, burst, now
        self._left = burst

    def take(self, now: float, number: float = 1) -> bool:
        """Take tokens; return False, and take none, if there are too few."""
        self._left = min(self.burst, self._left + (now - self.then) * self.rate)
        self.then = now
        if self._left < number:
            return False
        self._left -= number
        return True

    def spent(self, now: float) -> bool:
        """Return whether the bucket is empty, without taking anything."""
        return self.take(now, 0) and self._left < 1


class Buckets:
    """A bucket for every address or person that was active recently."""

    _MOST: Final = 50_000

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, number: float = 1) -> bool:
        """Take tokens from a client's bucket; return False if there are too few."""
        now = self._now()
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._drop(now)
            bucket = self._buckets[name] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, number)

    def spent(self, name: str) -> bool:
        """Return whether the bucket is empty now."""
        bucket = self._buckets.get(name)
        return bucket is not None and bucket.spent(self._now())

    def _drop(self, now: float) -> None:
        """Drop buckets that are full again, and the oldest others until at most half of the limit remains."""
        full = self._burst / self._rate
        empty = [(name, kept) for name, kept in self._buckets.items() if now - kept.then < full]
        empty.sort(key=lambda each: each[1].then)
        self._buckets = dict(empty[-self._MOST // 2 :])
