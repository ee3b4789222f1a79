"""What a move costs the server, in the sources of several folders, in turns of one run.

    python -m bench.moves [FOLDER …] [--rate MOVES] [--tables TABLES] [--rounds ROUNDS] [--together MOVES]

Each folder has a copy of the project; without one, this one is measured. The load is that of ``canasta
loadtest``: tables of four who subscribe as the page does. All servers run on the first core and take turns,
so that whatever else the machine does slows down all of them. A server that is late does several moves at
a time, which is cheaper: with ``--together`` a move is only made when one of so many has been seen by all.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from canasta.loadtest.figures import share
from canasta.loadtest.processes import Address, a_core_each, allow_files
from canasta.loadtest.run import Plan, for_all, sit_down
from canasta.loadtest.tables import LoadTable, Log, keep_pace

#: Seconds without moves, to measure what open sockets cost, and before each turn.
_IDLE: Final = 4.0
_PAUSE: Final = 0.3


class Cost(NamedTuple):
    """Microseconds of processor time per move, and milliseconds until all had seen it."""

    all: float
    main: float  #: of the thread with the event loop
    p50: float
    p99: float
    bytes: float  #: of updates that were sent


class Server:
    """The server of one folder, under load."""

    def __init__(self, folder: str, process: int, tables: Sequence[LoadTable], log: Log) -> None:
        self.folder = folder
        self.costs: list[Cost] = []
        self.idle = 0.0, 0.0  #: shares of a core: the process, and its main thread
        self._process = process
        self._tables = tables
        self._log = log

    async def rest(self) -> None:
        """Measure what open sockets cost."""
        before = self._used()
        await asyncio.sleep(_IDLE)
        after = self._used()
        self.idle = (after[0] - before[0]) / _IDLE, (after[1] - before[1]) / _IDLE

    async def play(self, rate: float, seconds: float, together: int) -> Cost:
        """Play for a while: at a pace, or with so many moves at a time."""
        await asyncio.sleep(_PAUSE)
        log = self._log
        log.clear()
        before = self._used()
        if together:
            await asyncio.gather(*[self._play_on(seconds, part, together) for part in range(together)])
        else:
            await keep_pace(list(self._tables), len(self._tables) / rate, seconds, lambda _done: None)
        after = self._used()
        moves = max(1, len(log.seen))
        used, main = (
            (now - then - idle * seconds) / moves * 1e6
            for now, then, idle in zip(after, before, self.idle, strict=True)
        )
        times = [took * 1000 for _, took in log.seen]
        return Cost(used, main, share(times, 0.5), share(times, 0.99), log.bytes / moves)

    async def _play_on(self, seconds: float, part: int, together: int) -> None:
        """Make a move at one table after the other, each when the last one has been seen."""
        own = self._tables[part::together]
        until = time.perf_counter() + seconds
        for table in cycle(own):
            table.due(time.perf_counter())
            while table.waiting or table.offer is None:
                await asyncio.sleep(0.0003)
            if time.perf_counter() > until:
                return

    def _used(self) -> tuple[float, float]:
        """Return the seconds of processor time of the process and of its main thread."""
        every = 0.0
        main = 0.0
        for thread in Path(f"/proc/{self._process}/task").iterdir():
            with suppress(OSError):
                used = int((thread / "schedstat").read_text().split()[0]) / 1e9
                every += used
                main += used if thread.name == str(self._process) else 0.0
        return every, main


@asynccontextmanager
async def _server(folder: str, plan: Plan, core: int | None) -> AsyncIterator[Server]:
    log = Log(plan.seed)
    with tempfile.TemporaryDirectory() as place:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "canasta.loadtest.servers", "tables", f"{place}/server.db",
            cwd=folder, env={**os.environ, "PYTHONPATH": folder},
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        if core is not None:
            os.sched_setaffinity(process.pid, [core])
        tables = [
            LoadTable("", plan.people, log, "", plan.spectators_at(each)) for each in range(plan.tables)
        ]
        try:
            address = Address("127.0.0.1", int(await process.stdout.readline()))
            await for_all((sit_down(plan, [address], table) for table in tables), "tables", lambda *_: None)
            yield Server(folder, process.pid, tables, log)
        finally:
            for table in tables:
                table.close()
            process.kill()
            process.stdin.close()
            await process.wait()


async def _run(folders: Sequence[str], plan: Plan, rate: float, together: int, core: int | None) -> None:
    gc.disable()
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(_server(folder, plan, core)) for folder in folders]
        await asyncio.sleep(_IDLE)
        for server in servers:
            await server.rest()
            await server.play(rate, plan.seconds, together)  # to fill the caches
        for number in range(plan.rounds):
            for server in servers if number % 2 else servers[::-1]:
                server.costs.append(await server.play(rate, plan.seconds, together))
        load = f"{together} moves at a time" if together else f"{rate:.0f} moves per second"
        print(f"{plan.tables} tables, {load}, medians of {plan.rounds} rounds")
        print(f"{'':40}{'µs/move':>9}{'least':>8}{'main':>8}{'p50 ms':>8}{'p99 ms':>8}{'bytes':>8}")
        for server in servers:
            every, main, p50, p99, sent = (median(column) for column in zip(*server.costs, strict=True))
            least = min(cost.all for cost in server.costs)
            print(
                f"{server.folder[-40:]:40}{every:9.0f}{least:8.0f}{main:8.0f}{p50:8.1f}{p99:8.1f}{sent:8.0f}"
            )


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="*", default=[str(Path.cwd())], metavar="FOLDER")
    parser.add_argument("--rate", type=float, default=600.0)
    parser.add_argument("--together", type=int, default=0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    options = parser.parse_args()
    plan = Plan(options.tables, rounds=options.rounds, seconds=options.seconds)
    allow_files(plan.sockets * len(options.folders))
    folders = [str(Path(folder).resolve()) for folder in options.folders]
    with a_core_each() as core:
        try:
            import uvloop
        except ImportError:
            asyncio.run(_run(folders, plan, options.rate, options.together, core))
        else:
            uvloop.run(_run(folders, plan, options.rate, options.together, core))


if __name__ == "__main__":
    main()
