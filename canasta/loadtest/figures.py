"""Results of a load test."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from canasta.loadtest.processes import Usage
from canasta.loadtest.tables import Log
from canasta.loadtest.trend import Growth, growth_of


class Window(Struct):
    """A time window under load. Units as in ``Load``."""

    until: float  #: end of the window, in seconds
    messages: int
    p50: float
    p99: float
    cpu: float  #: including the cost of open sockets
    disk: float  #: average milliseconds of a write
    entries: float  #: number of entries of the games in memory
    memory: float
    bots: float  #: memory of the bots' processes in bytes

    def figures(self) -> dict[str, float]:
        """Return the figures that are checked for growth."""
        return {
            "p50": self.p50, "p99": self.p99, "cpu": self.cpu, "disk": self.disk, "entries": self.entries,
            "memory": self.memory, "bots": self.bots,
        }  # fmt: skip


class Load(Struct):
    """One server under load. Times in milliseconds, processor time in microseconds per message."""

    sockets: int
    messages: int  #: moves, or echoes
    rate: float  #: messages per second
    p50: float  #: from sending until all clients have received it
    p99: float
    worst: float
    acknowledged_p50: float  #: from sending until the sender gets the acknowledgement; 0 for echoes
    acknowledged_p99: float
    size: float  #: bytes that the server sent per message: all views, or the echo
    cpu: float  #: without the idle cost of open sockets
    idle: float  #: share of a core used by idle sockets
    busy: float  #: total share of a core
    memory: float  #: memory of the whole process in bytes
    client: float  #: share of a core that the load client used
    windows: list[Window]
    growth: dict[str, Growth]  #: growth of the windows' figures


class Step(Struct):
    """A step in the search for the knee."""

    wanted: float  #: moves per second
    reached: float
    p50: float
    p99: float
    busy: float


class Result(Struct):
    """All figures of a load test."""

    tables: int
    players: int
    bots: int  #: number of bots among the players
    book: str
    pace: float
    seconds: float
    games: int  #: number of finished games
    echo: Load
    game: Load
    memory_per_table: float
    cpu_ratio: float
    memory_ratio: float
    errors: dict[str, int]
    client: float
    steps: list[Step]
    limit: float  #: milliseconds at which the knee is reached

    @property
    def knee(self) -> Step | None:
        """The last step within the limit."""
        return self.steps[-2] if len(self.steps) > 1 else None


def share(values: Sequence[float], part: float) -> float:
    """Return a quantile of the values, with ``part`` from 0 to 1; 0 if there are none.

    >>> share([5.0, 1.0, 2.0, 4.0, 3.0], 0.5)
    3.0
    """
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def load_of(
    log: Log,
    messages: int,
    sockets: int,
    before: Usage,
    quiet: Usage,
    watched: Sequence[Usage],
    after: Usage,
    client: float,
) -> Load:
    """Compute the figures of one server; it was idle between ``before`` and ``quiet``."""
    times = [seconds * 1000 for _, seconds in log.seen]
    known = [seconds * 1000 for seconds in log.acknowledged]
    idle = (quiet.cpu - before.cpu) / (quiet.at - before.at)
    seconds = after.at - quiet.at
    used = after.cpu - quiet.cpu
    windows = _windows(log, [quiet, *watched, after])
    return Load(
        sockets=sockets,
        messages=messages,
        rate=messages / seconds,
        p50=share(times, 0.5),
        p99=share(times, 0.99),
        worst=max(times, default=0.0),
        acknowledged_p50=share(known, 0.5),
        acknowledged_p99=share(known, 0.99),
        size=log.bytes / len(times) if times else 0.0,
        cpu=(used - idle * seconds) / messages * 1e6 if messages else 0.0,
        idle=idle,
        busy=used / seconds,
        memory=after.memory,
        client=client,
        windows=windows,
        growth={
            name: growth_of([(each.until, each.figures()[name]) for each in windows if each.messages])
            for name in windows[0].figures()
        },
    )


def step_of(log: Log, wanted: float, before: Usage, after: Usage) -> Step:
    """Compute the figures of a step."""
    times = [seconds * 1000 for _, seconds in log.seen]
    seconds = after.at - before.at
    return Step(
        wanted,
        len(times) / seconds,
        share(times, 0.5),
        share(times, 0.99),
        (after.cpu - before.cpu) / seconds,
    )


def _windows(log: Log, looks: Sequence[Usage]) -> list[Window]:
    """Return a window for each pair of consecutive readings."""
    moments = [at for at, _ in log.seen]
    found = []
    for then, now in pairwise(looks):
        times = [took * 1000 for _, took in log.seen[bisect(moments, then.at) : bisect(moments, now.at)]]
        found.append(
            Window(
                until=round(now.at - looks[0].at, 1),
                messages=len(times),
                p50=share(times, 0.5),
                p99=share(times, 0.99),
                cpu=(now.cpu - then.cpu) / max(1, len(times)) * 1e6,
                disk=(now.waited - then.waited) / max(1.0, now.writes - then.writes) * 1000,
                entries=now.entries,
                memory=now.memory,
                bots=now.bots,
            )
        )
    return found
