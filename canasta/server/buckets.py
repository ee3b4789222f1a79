"""How often somebody may ask: a bucket that fills up again at a steady rate.

>>> bucket = Bucket(rate=1.0, burst=2, now=0.0)
>>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
[True, True, False, True]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Bucket:
    """What one client has left."""

    __slots__ = ("_left", "burst", "rate", "then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.then = rate, burst, now
        self._left = burst

    def take(self, now: float, number: float = 1) -> bool:
        """Whether there was so much left to take."""
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
    """A bucket for every address or person that has asked lately."""

    _MOST: Final = 50_000

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, number: float = 1) -> bool:
        """Whether somebody may ask once more, or for as much as so many times."""
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
        """Forget those that are full again, and so many others that it need not be done again soon."""
        full = self._burst / self._rate
        empty = [(name, kept) for name, kept in self._buckets.items() if now - kept.then < full]
        empty.sort(key=lambda each: each[1].then)
        self._buckets = dict(empty[-self._MOST // 2 :])
