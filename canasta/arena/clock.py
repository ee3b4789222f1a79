"""Histograms of decision times, in steps of about four per cent, that can be added and stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import get_clock_info, perf_counter_ns, process_time_ns
from typing import Final

#: Processor time, which a busy machine does not disturb, if its resolution is good enough.
CLOCK: Final = process_time_ns if get_clock_info("process_time").resolution < 1e-5 else perf_counter_ns
_BITS: Final = 4


def count_times(counts: dict[int, int], times: Iterable[int]) -> None:
    """Add times in nanoseconds to a histogram."""
    for time in times:
        length = max(time.bit_length(), _BITS + 1)
        step = length << _BITS | time >> (length - _BITS - 1) & (1 << _BITS) - 1
        counts[step] = counts.get(step, 0) + 1


def add_counts(counts: dict[int, int], others: Mapping[int, int]) -> None:
    """Add one histogram to another."""
    for step, number in others.items():
        counts[step] = counts.get(step, 0) + number


def percentile(counts: Mapping[int, int], share: float) -> float:
    """Return the time in milliseconds within which a given share of the decisions was made.

    >>> counts: dict[int, int] = {}
    >>> count_times(counts, [1_000_000] * 94 + [5_000_000] * 6)
    >>> round(percentile(counts, 0.5), 1), round(percentile(counts, 0.95))
    (1.0, 5)
    """
    wanted = share * sum(counts.values())
    passed = 0
    for step in sorted(counts):
        passed += counts[step]
        if passed >= wanted:
            length = step >> _BITS
            return ((1 << _BITS | step & (1 << _BITS) - 1) + 0.5) * 2.0 ** (length - _BITS - 1) / 1e6
    return 0.0
