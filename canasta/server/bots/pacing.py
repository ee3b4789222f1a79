"""Pacing of bots: they act on a fixed beat, so that thinking time reveals nothing about their cards.

>>> [round(thought + delay_until_beat(0.0, thought, 0.5), 3) for thought in (0.001, 0.02, 0.3, 0.5, 0.6)]
[0.5, 0.5, 0.5, 0.5, 1.0]
"""

from __future__ import annotations

from math import ceil
from typing import Final

_ROUNDING: Final = 1e-6


def delay_until_beat(asked: float, now: float, beat: float) -> float:
    """Return the seconds until a whole number of beats has passed since ``asked``; 0 without a beat."""
    if beat <= 0:
        return 0.0
    passed = now - asked
    return max(0.0, max(1, ceil(passed / beat - _ROUNDING)) * beat - passed)
