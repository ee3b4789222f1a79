"""What came out of a load test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from canasta.loadtest.processes import Usage
from canasta.loadtest.tables import Log
from canasta.loadtest.trend import Trend, trend_of

#: Points of a curve over time.
_POINTS: Final = 40


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
    curve: list[tuple[float, float, float]]  #: second, p50, p99
    held: list[tuple[float, float]]  #: second, bytes of the whole process
    p50_trend: Trend  #: of the curve, in milliseconds
    p99_trend: Trend
    memory_trend: Trend  #: in bytes


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
    curve = _curve(log, quiet.at, seconds)
    held = [(round(each.at - quiet.at, 1), each.memory) for each in watched]
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
        curve=curve,
        held=held,
        p50_trend=_trend([(at, half) for at, half, _ in curve if half]),
        p99_trend=_trend([(at, most) for at, _, most in curve if most]),
        memory_trend=_trend(held),
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


def _trend(points: Sequence[tuple[float, float]]) -> Trend:
    """How a curve goes on once the first tenth is over, in which tables and caches fill up."""
    settled = points[len(points) // 10 :]
    return trend_of([at for at, _ in settled], [value for _, value in settled])


def _curve(log: Log, began: float, seconds: float) -> list[tuple[float, float, float]]:
    parts: list[list[float]] = [[] for _ in range(_POINTS)]
    for at, took in log.seen:
        parts[min(_POINTS - 1, max(0, int((at - began) / seconds * _POINTS)))].append(took * 1000)
    return [
        (round(seconds * (place + 0.5) / _POINTS, 1), share(part, 0.5), share(part, 0.99))
        for place, part in enumerate(parts)
    ]
