"""Server metrics in the Prometheus text format."""

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
    """A histogram with cumulative buckets.

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
        """Return the histogram as lines of text."""
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        seen = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self._counts, strict=True):
            seen += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {seen}')
        return [*found, f"{self.name}_sum {self._sum:g}", f"{self.name}_count {seen}"]


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.writes = Histogram("write_seconds", "Time until a write is on the disk.", _SECONDS)
        self.groups = Histogram("group_size", "Writes committed in one transaction.", _SIZES)
        self.lag = Histogram("loop_lag_seconds", "Delay of the event loop.", _SECONDS)
        self.counts: dict[str, int] = dict.fromkeys(_COUNTS, 0)

    def count(self, what: str, number: int = 1) -> None:
        """Increase a counter."""
        self.counts[what] += number

    def text(self, now: dict[str, int]) -> str:
        """Return all metrics as text; ``now`` has the current values of the gauges."""
        lines: list[str] = []
        for histogram in (self.writes, self.groups, self.lag):
            lines += histogram.lines()
        for name, number in self.counts.items():
            lines += _lines(f"canasta_{name}_total", "counter", _COUNTS[name], str(number))
        for name, number in now.items():
            lines += _lines(f"canasta_{name}", "gauge", _GAUGES[name], str(number))
        lines += process_lines()
        return "\n".join(lines) + "\n"


def resident(process: int | None = None) -> int:
    """Return the resident memory of a process in bytes (default: this process); 0 if it is unknown."""
    with suppress(OSError):
        pages = Path(f"/proc/{process or 'self'}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0


def process_lines() -> list[str]:
    """Return the metrics of the process: total processor time and current memory."""
    return [
        *_lines("process_cpu_seconds_total", "counter", "Processor time used.", f"{time.process_time():.6f}"),
        *_lines("process_resident_memory_bytes", "gauge", "Resident memory.", str(resident())),
    ]


def _lines(name: str, kind: str, about: str, value: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]


#: The counters, and what each counts.
_COUNTS: Final = {
    "actions": "Actions carried out in games.",
    "refused": "Requests, messages and connections refused, by a rule or by a limit (429).",
    "malformed": "Requests and messages that could not be read.",
    "bots_failed": "Turns for which a bot had no answer, so that the first legal action was played.",
    "disk_refused": "Writes that the disk refused.",
    "slow_readers": "Sockets closed because the client did not read.",
    "floods": "Sockets closed because the client sent too much.",
    "crowds": "Connections refused because their address had too many.",
    "wrong_logins": "Failed sign-ins.",
    "reports": "Abuse reports.",
    "alerts_sent": "Push messages sent.",
    "alerts_refused": "Push messages that their service refused.",
    "alerts_dropped": "Push messages dropped because too many were waiting.",
}
#: The gauges, and what each measures.
_GAUGES: Final = {
    "tables": "Tables in memory.",
    "connections": "Open connections.",
    "sockets": "Open sockets of people.",
    "subscribers": "Players and spectators connected to tables.",
    "entries": "Entries of the games in memory.",
    "bots_memory_bytes": "Resident memory of the bot processes.",
}
