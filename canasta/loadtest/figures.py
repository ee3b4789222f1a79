"""Results of a load test."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple

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


class Round(Struct):
    """One of several rounds in which the servers take turns. Units as in ``Load``."""

    messages: int
    p50: float
    p99: float
    cpu: float


class Load(Struct):
    """One server under load, all rounds together.

    Times are in milliseconds; processor time is in microseconds per message, the median of the rounds.
    """

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
    rounds: list[Round]
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
    spectators: int  #: at all tables together
    book: str
    pace: float
    seconds: float
    games: int  #: number of finished games
    echo: Load
    ordinary: Load
    game: Load
    memory_per_table: float
    cpu_ratio: float  #: to the echo
    ordinary_ratio: float  #: of processor time to the ordinary server's
    memory_ratio: float  #: to the echo
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


class Part(NamedTuple):
    """Measurements of one round."""

    seen: list[tuple[float, float]]  #: as in ``Log``
    acknowledged: list[float]
    bytes: int
    messages: int  #: moves, or echoes, within the time
    before: Usage
    watched: Sequence[Usage]  #: usage at intervals
    after: Usage
    client: float  #: share of a core that the load client used

    @property
    def seconds(self) -> float:
        """The duration."""
        return self.after.at - self.before.at

    @property
    def used(self) -> float:
        """Seconds of processor time that the server used."""
        return self.after.cpu - self.before.cpu

    def cost(self, idle: float) -> float:
        """Return microseconds of processor time per message, without the cost of idle sockets."""
        return (self.used - idle * self.seconds) / self.messages * 1e6 if self.messages else 0.0

    def round(self, idle: float) -> Round:
        """Return the figures of this round."""
        times = [seconds * 1000 for _, seconds in self.seen]
        return Round(self.messages, share(times, 0.5), share(times, 0.99), self.cost(idle))


def idle_share(before: Usage, after: Usage) -> float:
    """Return the share of a core that a server used between two readings."""
    return (after.cpu - before.cpu) / (after.at - before.at)


def load_of(parts: Sequence[Part], sockets: int, idle: float) -> Load:
    """Compute the figures of one server from all rounds; ``idle`` is its load while nothing is sent."""
    times = [seconds * 1000 for part in parts for _, seconds in part.seen]
    known = [seconds * 1000 for part in parts for seconds in part.acknowledged]
    seconds = sum(part.seconds for part in parts)
    messages = sum(part.messages for part in parts)
    windows: list[Window] = []
    for part in parts:
        windows += _windows(part, windows[-1].until if windows else 0.0)
    return Load(
        sockets=sockets,
        messages=messages,
        rate=messages / seconds,
        p50=share(times, 0.5),
        p99=share(times, 0.99),
        worst=max(times, default=0.0),
        acknowledged_p50=share(known, 0.5),
        acknowledged_p99=share(known, 0.99),
        size=sum(part.bytes for part in parts) / len(times) if times else 0.0,
        cpu=median(part.cost(idle) for part in parts),
        idle=idle,
        busy=sum(part.used for part in parts) / seconds,
        memory=parts[-1].after.memory,
        client=sum(part.client for part in parts) / len(parts),
        rounds=[part.round(idle) for part in parts],
        windows=windows,
        growth={
            name: growth_of([(each.until, each.figures()[name]) for each in windows if each.messages])
            for name in windows[0].figures()
        },
    )


def ratio_of(ours: Load, other: Load) -> float:
    """Return the ratio of two servers' processor times, the median of the rounds; 0 if it is unknown."""
    pairs = zip(ours.rounds, other.rounds, strict=True)
    ratios = [mine.cpu / theirs.cpu for mine, theirs in pairs if theirs.cpu > 0]
    return median(ratios) if ratios else 0.0


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


def _windows(part: Part, start: float) -> list[Window]:
    """Return a window for each pair of consecutive readings; ``start`` is the time of earlier rounds."""
    looks = [part.before, *part.watched, part.after]
    moments = [at for at, _ in part.seen]
    found = []
    for then, now in pairwise(looks):
        times = [took * 1000 for _, took in part.seen[bisect(moments, then.at) : bisect(moments, now.at)]]
        found.append(
            Window(
                until=round(start + now.at - looks[0].at, 1),
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
