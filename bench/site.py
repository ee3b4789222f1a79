"""What a move costs on SQLite, and on PostgreSQL with one, two and three nodes, in turns of one run.

    python -m bench.site [--rate MOVES] [--rounds ROUNDS] [--sites 0 1 2] [--no-knee] [--json FILE]

The load is that of ``canasta loadtest``: tables of four who subscribe as the page does. Clients are connected
to any node. Servers, PostgreSQL, NATS and the load client share one machine, so compare ratios only.
PostgreSQL and NATS are started for it (``tests/services.py``).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

from canasta.loadtest.figures import share
from canasta.loadtest.processes import Address, allow_files, server, usage
from canasta.loadtest.run import Plan, for_all, sit_down
from canasta.loadtest.tables import LoadTable, Log, keep_pace
from tests.services import NatsServer, PostgresServer, children_of

#: Numbers of nodes on PostgreSQL; 0 is a server on SQLite.
SITES: Final = (0, 1, 2, 3)
#: Growth of the load per step in the search for the knee, and the 99th percentile that defines it.
_GROWTH: Final = 1.2
_LIMIT: Final = 100.0
_KEEPING_UP: Final = 0.97
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Counters(NamedTuple):
    """Readings of all processes of a site."""

    at: float
    nodes: float  #: seconds of processor time
    postgres: float
    nats: float
    messages: float  #: that NATS has delivered
    log: float  #: bytes that PostgreSQL has written to its log
    rows: float  #: entries and keys
    size: float  #: bytes of tables and indexes

    def since(self, before: Counters) -> Counters:
        """Return the differences to an earlier reading."""
        return Counters(*(now - then for now, then in zip(self, before, strict=True)))


@dataclass
class Cost:
    """What a site costs per move, in microseconds of processor time and in numbers."""

    rate: float
    p50: float
    p99: float
    nodes: float
    postgres: float
    nats: float
    messages: float
    log: float
    rows: float
    size: float

    @property
    def total(self) -> float:
        """Microseconds of all processes."""
        return self.nodes + self.postgres + self.nats


class Site:
    """A site under load."""

    def __init__(
        self, nodes: int, addresses: Sequence[Address], tables: list[LoadTable], log: Log, services: Services
    ) -> None:
        self.nodes = nodes
        self.costs: list[Cost] = []
        self.knee: tuple[float, float] = (0.0, 0.0)  #: moves per second, and the median in milliseconds
        self._addresses = addresses
        self._tables = tables
        self._log = log
        self._services = services

    async def measure(self, rate: float, seconds: float) -> Cost:
        """Play at a pace for a while."""
        self._log.clear()
        before = await self._read()
        await keep_pace(self._tables, len(self._tables) / rate, seconds, lambda _done: None)
        used = (await self._read()).since(before)
        times = [took * 1000 for _, took in self._log.seen]
        moves = max(1, len(times))
        return Cost(
            moves / used.at,
            share(times, 0.5),
            share(times, 0.99),
            used.nodes / moves * 1e6,
            used.postgres / moves * 1e6,
            used.nats / moves * 1e6,
            used.messages / moves,
            used.log / moves,
            used.rows / moves,
            used.size / moves,
        )

    async def find_knee(self, rate: float, seconds: float) -> None:
        """Raise the pace until moves take too long, or too few get through, twice in a row."""
        failed = False  #: at this pace; one pause of the machine is not the knee
        while True:
            found = await self.measure(rate, seconds)
            print(
                f"  {rate:5.0f} wanted {found.rate:5.0f} p50 {found.p50:6.1f} p99 {found.p99:6.1f}",
                flush=True,
            )
            if found.p99 > _LIMIT or found.rate < rate * _KEEPING_UP:
                if failed:
                    return
                failed = True
            else:
                self.knee = found.rate, found.p50
                rate *= _GROWTH
                failed = False
            await asyncio.sleep(1.0)

    async def _read(self) -> Counters:
        nodes = sum([(await usage(address)).cpu for address in self._addresses])
        if not self.nodes:
            return Counters(time.perf_counter(), nodes, 0, 0, 0, 0, 0, 0)
        return self._services.read(nodes)


class Services:
    """PostgreSQL and NATS, with a database for each site."""

    def __init__(self, postgres: PostgresServer, nats: NatsServer) -> None:
        self.postgres = postgres
        self.nats = nats
        self.database = ""

    def read(self, nodes: float) -> Counters:
        """Return all readings, with the processor time of the nodes."""
        ((log, rows, size),) = self.postgres.run_sql(
            "SELECT pg_current_wal_insert_lsn() - '0/0',"
            " (SELECT sum(n_tup_ins) FROM pg_stat_user_tables WHERE relname IN ('entries', 'keys')),"
            " pg_database_size(current_database())",
            self.database,
        )
        numbers = (float(number or 0) for number in (log, rows, size))
        url = f"http://127.0.0.1:{self.nats.monitor}/varz"
        with urllib.request.urlopen(url) as answer:
            delivered = json.load(answer)["out_msgs"]
        return Counters(
            time.perf_counter(),
            nodes,
            _processor_time(self.postgres.process),
            _processor_time(self.nats.process),
            delivered,
            *numbers,
        )


def _processor_time(process: int) -> float:
    """Return the seconds of processor time of a process and its children, also of those that have ended."""
    total = 0
    for each in (process, *children_of(process)):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15] if each == process else fields[11:13]))
    return total / _TICKS


@asynccontextmanager
async def site(nodes: int, plan: Plan, folder: Path, services: Services) -> AsyncIterator[Site]:
    """Start a site and seat all players."""
    async with AsyncExitStack() as stack:
        arguments: list[tuple[str, ...]] = [("tables", str(folder / "server.db"))]
        if nodes:
            services.database = services.postgres.new_database()
            arguments = [
                ("node", services.database, f"{services.nats.url}/site-{nodes}", f"n{number + 1}")
                for number in range(nodes)
            ]
        addresses = [await stack.enter_async_context(server(*each)) for each in arguments]
        await asyncio.sleep(2.0 if nodes > 1 else 0.0)  # until they know each other
        log = Log(plan.seed)
        tables = [
            LoadTable("", plan.people, log, "", plan.spectators_at(number)) for number in range(plan.tables)
        ]
        for table in tables:
            stack.callback(table.close)
        await for_all((sit_down(plan, addresses, table) for table in tables), "tables", lambda *_: None)
        yield Site(nodes, addresses, tables, log, services)
        if log.errors:
            print(f"  errors: {dict(log.errors)}", flush=True)


async def run(wanted: argparse.Namespace, services: Services) -> dict[int, Site]:
    """Measure all sites in turn, several times; look for the knees in the last round."""
    gc.disable()
    plan = Plan(wanted.tables)
    found: dict[int, Site] = {}
    costs: dict[int, list[Cost]] = {nodes: [] for nodes in wanted.sites}
    for number in range(wanted.rounds):
        for nodes in wanted.sites:
            with tempfile.TemporaryDirectory() as folder:
                async with site(nodes, plan, Path(folder), services) as here:
                    await here.measure(wanted.rate, 5.0)  # warm up
                    costs[nodes].append(await here.measure(wanted.rate, wanted.seconds))
                    print(f"round {number + 1}, {_name(nodes)}: {_line(costs[nodes][-1])}", flush=True)
                    if wanted.knee and number + 1 == wanted.rounds:
                        await here.find_knee(wanted.rate * 1.5, wanted.step)
                    here.costs = costs[nodes]
                    found[nodes] = here
    return found


def _name(nodes: int) -> str:
    return f"PostgreSQL, {nodes} nodes" if nodes else "SQLite"


def _line(cost: Cost) -> str:
    return (
        f"{cost.rate:.0f} moves/s, p50 {cost.p50:.1f} p99 {cost.p99:.1f} ms; per move: "
        f"nodes {cost.nodes:.0f} PostgreSQL {cost.postgres:.0f} NATS {cost.nats:.0f} µs, "
        f"{cost.messages:.1f} messages, "
        f"{cost.rows:.1f} rows, {cost.log:.0f} bytes of log, {cost.size:.0f} bytes of tables"
    )


def report(sites: dict[int, Site]) -> dict[str, dict[str, float]]:
    """Print medians, and ratios to the first site."""
    medians: dict[int, Cost] = {}
    for nodes, here in sites.items():
        rows = [asdict(cost) for cost in here.costs]
        medians[nodes] = Cost(**{name: statistics.median(row[name] for row in rows) for name in rows[0]})
    base = next(iter(medians.values()))
    found = {}
    print()
    for nodes, cost in medians.items():
        knee, p50 = sites[nodes].knee
        print(f"{_name(nodes)}: {_line(cost)}")
        print(f"  {cost.total / base.total:.2f} of the first; knee {knee:.0f} moves/s, p50 {p50:.1f} ms")
        found[_name(nodes)] = {**asdict(cost), "ratio": cost.total / base.total, "knee": knee}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--step", type=float, default=8.0, help="seconds of a step towards the knee")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--sites", type=int, nargs="+", choices=SITES, default=SITES, help="numbers of nodes; 0 is SQLite"
    )
    parser.add_argument("--no-knee", dest="knee", action="store_false")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    allow_files(wanted.tables * 20)
    with PostgresServer() as postgres, NatsServer() as nats:
        found = report(asyncio.run(run(wanted, Services(postgres, nats))))
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
