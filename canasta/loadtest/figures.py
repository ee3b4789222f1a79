"""What came out of a load test."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from canasta.loadtest.processes import Usage
from canasta.loadtest.tables import Log
from canasta.loadtest.trend import Growth, growth_of


class Window(Struct):
    """A part of the time under load. Units as below."""

    until: float  #: second
    messages: int
    p50: float
    p99: float
    cpu: float  #: with what open sockets cost
    disk: float  #: milliseconds until something is on the disk, on the average
    entries: float  #: of the games in memory
    memory: float
    bots: float  #: bytes of the bots' processes

    def figures(self) -> dict[str, float]:
        """What is looked at for growth."""
        return {
            "p50": self.p50, "p99": self.p99, "cpu": self.cpu, "disk": self.disk, "entries": self.entries,
            "memory": self.memory, "bots": self.bots,
        }  # fmt: skip


class Load(Struct):
    """One server under its load. Times in milliseconds, processor time in microseconds per message."""

    sockets: int
    messages: int  #: moves, or echoes
    rate: float  #: per second
    p50: float  #: from sending until everybody has seen it
    p99: float
    worst: float
    acknowledged_p50: float  #: from sending until its sender knows that it is on the disk; echoes: 0
    acknowledged_p99: float
    size: float  #: bytes that the server sent for each: of all views, or of an echo
    cpu: float  #: without what open sockets cost by themselves
    idle: float  #: share of a core that those cost
    busy: float  #: share of a core, all in all
    memory: float  #: bytes of the whole process
    client: float  #: share of a core that the load client used
    windows: list[Window]
    growth: dict[str, Growth]  #: of the figures of the windows


class Step(Struct):
    """A step on the way to the knee."""

    wanted: float  #: moves per second
    reached: float
    p50: float
    p99: float
    busy: float


class Result(Struct):
    """All figures of a load test."""

    tables: int
    players: int
    bots: int  #: among them
    book: str
    pace: float
    seconds: float
    games: int  #: that were played to their end
    echo: Load
    game: Load
    memory_per_table: float
    cpu_ratio: float
    memory_ratio: float
    errors: dict[str, int]
    client: float
    steps: list[Step]
    limit: float  #: milliseconds, for the knee

    @property
    def knee(self) -> Step | None:
        """The last step that held."""
        return self.steps[-2] if len(self.steps) > 1 else None


def share(values: Sequence[float], part: float) -> float:
    """The value that such a part of all values does not exceed; 0 if there are none.

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
    """The figures of one server: ``before`` and ``quiet`` lie around a time in which nothing was done."""
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
    """The figures of a step."""
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
    """The time between each look at a server and the next."""
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
