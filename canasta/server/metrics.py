"""Server metrics in the Prometheus text format."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
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

    def lines(self, node: str = "") -> list[str]:
        """Return the histogram as lines of text, with the name of the node if there is one."""
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        seen = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self._counts, strict=True):
            seen += count
            found.append(f"{self.name}_bucket{_labels(node, le=bound)} {seen}")
        labels = _labels(node)
        return [*found, f"{self.name}_sum{labels} {self._sum:g}", f"{self.name}_count{labels} {seen}"]


class Metrics:
    """All metrics of one server.

    Args:
        node: The name of the server among the nodes of its site, which becomes a label of every sample.
            Without one, labels and the counters of nodes are left out.
    """

    def __init__(self, node: str = "") -> None:
        self._node = node
        self.writes = Histogram("write_seconds", "Time until a write is on the disk.", _SECONDS)
        self.reads = Histogram("read_seconds", "Time of a read of the database.", _SECONDS)
        self.groups = Histogram("group_size", "Writes committed in one transaction.", _SIZES)
        self.lag = Histogram("loop_lag_seconds", "Delay of the event loop.", _SECONDS)
        self.counts: dict[str, int] = dict.fromkeys(_COUNTS, 0)

    def count(self, what: str, number: int = 1) -> None:
        """Increase a counter."""
        self.counts[what] += number

    def text(self, now: Mapping[str, float]) -> str:
        """Return all metrics as text.

        Args:
            now: The current values of the gauges. A gauge that it does not have is left out.
        """
        node = self._node
        lines: list[str] = []
        for histogram in (self.writes, self.reads, self.groups, self.lag):
            lines += histogram.lines(node)
        for name, number in self.counts.items():
            if node or name not in _NODE_COUNTS:
                lines += _lines(f"canasta_{name}_total", "counter", _COUNTS[name], str(number), node)
        for name, value in now.items():
            lines += _lines(f"canasta_{name}", "gauge", _GAUGES[name], str(value), node)
        lines += process_lines(node)
        return "\n".join(lines) + "\n"


def resident(process: int | None = None) -> int:
    """Return the resident memory of a process in bytes (default: this process); 0 if it is unknown."""
    with suppress(OSError):
        pages = Path(f"/proc/{process or 'self'}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0


def process_lines(node: str = "") -> list[str]:
    """Return the metrics of the process: total processor time and current memory."""
    time_used, memory = f"{time.process_time():.6f}", str(resident())
    return [
        *_lines("process_cpu_seconds_total", "counter", "Processor time used.", time_used, node),
        *_lines("process_resident_memory_bytes", "gauge", "Resident memory.", memory, node),
    ]


def _lines(name: str, kind: str, about: str, value: str, node: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name}{_labels(node)} {value}"]


def _labels(node: str, **others: str) -> str:
    """Return the labels of a sample; names of nodes have no characters that would need escaping.

    >>> _labels("a", le="1"), _labels("")
    ('{node="a",le="1"}', '')
    """
    labels = {"node": node, **others} if node else others
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


#: The counters, and what each counts.
_COUNTS: Final = {
    "actions": "Actions carried out in games.",
    "refused": "Requests, messages and connections refused, by a rule or by a limit (429).",
    "malformed": "Requests and messages that could not be read.",
    "bots_failed": "Turns for which a bot had no answer, so that the first legal action was played.",
    "worker_jobs": "Questions answered by workers on other machines.",
    "local_jobs": "Questions answered by the node's own processes.",
    "worker_retries": "Questions asked again because a worker was lost or answered nonsense.",
    "disk_refused": "Writes that the disk refused.",
    "slow_readers": "Sockets closed because the client did not read.",
    "floods": "Sockets closed because the client sent too much.",
    "crowds": "Connections refused because their address had too many.",
    "wrong_logins": "Failed sign-ins.",
    "reports": "Abuse reports.",
    "alerts_sent": "Push messages sent.",
    "alerts_refused": "Push messages that their service refused.",
    "alerts_dropped": "Push messages dropped because too many were waiting.",
    "leases_lost": "Leases of this node that another node has taken.",
    "tables_moved": "Tables whose clients this node has brought to another node.",
}
#: The counters that only a node of a site has.
_NODE_COUNTS: Final = frozenset({"leases_lost", "tables_moved"})
#: The gauges, and what each measures.
_GAUGES: Final = {
    "tables": "Tables in memory.",
    "connections": "Open connections.",
    "sockets": "Open sockets of people.",
    "subscribers": "Players and spectators connected to tables.",
    "entries": "Entries of the games in memory.",
    "bots_memory_bytes": "Resident memory of the bot processes.",
    "leases": "Tables and other work that this node runs.",
    "relayed_clients": "Clients of other nodes at tables of this one.",
    "nodes_seen": "Other nodes that have given a sign of life lately.",
    "bus_connected": "1 while NATS can be reached, otherwise 0.",
}
