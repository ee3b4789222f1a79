"""Appends per second in group commits, in SQLite and in PostgreSQL, in turns of one run.

    python -m bench.group_commits [--url URL]

Without a URL, a PostgreSQL is started for it (``tests/services.py``). Each append has one entry and a key, as
a move has; with leases, each stream has one.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from canasta.storage import Store
from canasta.storage.bulk import Append
from canasta.storage.node_leases import Lease, NodeInfo, beat, claim
from canasta.storage.writer import Callback, Job, Writer

STREAMS = 400
PAYLOAD = ["draw", 12, "discard", 7]


def measure(location: str, size: int, seconds: float, leases: bool) -> tuple[float, float, float]:
    """Write groups of a size in sequence.

    Returns:
        Appends per second, milliseconds per group, and processor microseconds of this process per append.
    """
    streams = [f"tables/{size}-{number}" for number in range(STREAMS)]
    held: dict[str, tuple[str, int]] = {}
    if leases:
        with Store(location) as store:
            beat(store, NodeInfo("bench", 1, "", ""), 3600)
            for stream in streams:
                found = claim(store, stream, "bench", 1)
                assert isinstance(found, Lease)
                held[stream] = (stream, found.epoch)
    with Store(location) as store:
        lengths = {stream: len(store.read(stream)) for stream in streams}
    done = threading.Semaphore(0)
    problems: list[Exception] = []

    def tell(_result: Any, problem: Exception | None) -> None:
        if problem is not None:
            problems.append(problem)
        done.release()

    groups, next_stream, key = 0, 0, time.time_ns()
    with Writer(location) as writer:
        cpu = _cpu()
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            jobs: list[tuple[Job, Callback]] = []
            for _ in range(size):
                stream = streams[next_stream % STREAMS]
                next_stream += 1
                append = Append(stream, [("act", PAYLOAD)], lengths[stream], f"k{key}", held.get(stream))
                jobs.append((append, tell))
                lengths[stream] += 1
                key += 1
            writer.submit_group(jobs)
            for _ in range(size):
                done.acquire()
            groups += 1
        took = time.perf_counter() - began
        cpu = _cpu() - cpu
    assert not problems, problems[0]
    return groups * size / took, 1000 * took / groups, 1e6 * cpu / (groups * size)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", default="")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    server = None
    if not options.url:
        from tests.services import PostgresServer

        server = PostgresServer()
        options.url = server.new_database()
    with tempfile.TemporaryDirectory() as folder:
        places = {
            "SQLite": (str(Path(folder) / "server.db"), False),
            "PostgreSQL": (options.url, False),
            "PostgreSQL, leases": (options.url, True),
        }
        print(f"{'':20}{'group':>6}{'appends/s':>12}{'ms/group':>10}{'CPU us/append':>15}")
        for size in (1, 10, 100):
            found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in places}
            for _ in range(options.rounds):
                for name, (location, leases) in places.items():
                    found[name].append(measure(location, size, options.seconds, leases))
            for name, rounds in found.items():
                rate, spent, cpu = (statistics.median(column) for column in zip(*rounds, strict=True))
                print(f"{name:20}{size:>6}{rate:>12,.0f}{spent:>10.2f}{cpu:>15.0f}")
    if server is not None:
        server.close()


if __name__ == "__main__":
    main()
