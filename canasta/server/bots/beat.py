"""When a bot acts: on a beat, so that how long it thought says nothing about its cards.

>>> [round(thought + until_beat(0.0, thought, 0.5), 3) for thought in (0.001, 0.02, 0.3, 0.5, 0.6)]
[0.5, 0.5, 0.5, 0.5, 1.0]
"""

from __future__ import annotations

from math import ceil
from typing import Final

_ROUNDING: Final = 1e-6


def until_beat(asked: float, now: float, beat: float) -> float:
    """Seconds to wait until a whole number of beats after it was asked; none if there is no beat."""
    if beat <= 0:
        return 0.0
    passed = now - asked
    return max(0.0, max(1, ceil(passed / beat - _ROUNDING)) * beat - passed)
