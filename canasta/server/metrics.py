"""What a server counts, in the text form that Prometheus reads."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Histogram:
    """How often something was at most so much.

    >>> size = Histogram("size", "How large.", (1, 10))
    >>> for number in (1, 5, 50):
    ...     size.note(number)
    >>> print("\\n".join(size.lines()[2:]))
    canasta_size_bucket{le="1"} 1
    canasta_size_bucket{le="10"} 2
    canasta_size_bucket{le="+Inf"} 3
    canasta_size_sum 56
    canasta_size_count 3
    """

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name, self.about, self.bounds = f"canasta_{name}", about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum: float = 0

    def note(self, value: float) -> None:
        """Count a value."""
        self._sum += value
        for place, bound in enumerate(self.bounds):
            if value <= bound:
                self._counts[place] += 1
                return
        self._counts[-1] += 1

    def lines(self) -> list[str]:
        """The histogram as text."""
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        seen = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self._counts, strict=True):
            seen += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {seen}')
        return [*found, f"{self.name}_sum {self._sum:g}", f"{self.name}_count {seen}"]


class Metrics:
    """All that one server counts."""

    def __init__(self) -> None:
        self.durable = Histogram("durable_seconds", "Time until what was done is on the disk.", _SECONDS)
        self.groups = Histogram("group_size", "Writes that went to the disk together.", _SIZES)
        self.lag = Histogram("loop_lag_seconds", "How late the event loop comes to what is due.", _SECONDS)
        self.counts: dict[str, int] = dict.fromkeys(_COUNTS, 0)

    def count(self, what: str, number: int = 1) -> None:
        """Count something that happened."""
        self.counts[what] += number

    def text(self, now: dict[str, int]) -> str:
        """Everything as text; ``now`` is how many there are of things that come and go."""
        lines: list[str] = []
        for histogram in (self.durable, self.groups, self.lag):
            lines += histogram.lines()
        for name, number in self.counts.items():
            lines += [f"# TYPE canasta_{name}_total counter", f"canasta_{name}_total {number}"]
        for name, number in now.items():
            lines += [f"# TYPE canasta_{name} gauge", f"canasta_{name} {number}"]
        lines += process_lines()
        return "\n".join(lines) + "\n"


def resident(process: int | None = None) -> int:
    """Bytes of memory that a process has, this one unless given; 0 where that cannot be known."""
    with suppress(OSError):
        pages = Path(f"/proc/{process or 'self'}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0


def process_lines() -> list[str]:
    """What the whole process has used: processor time so far, and memory now."""
    return [
        "# TYPE process_cpu_seconds_total counter",
        f"process_cpu_seconds_total {time.process_time():.6f}",
        "# TYPE process_resident_memory_bytes gauge",
        f"process_resident_memory_bytes {resident()}",
    ]


#: Actions carried out, commands refused, messages that were no messages, bots that failed, writes that did;
#: those who do not read, send too much, or have too many connections.
_COUNTS: Final = (
    "actions", "refused", "malformed", "bots_failed", "disk_refused", "slow_readers", "floods",
    "crowds", "wrong_logins",
)  # fmt: skip
