"""Injure a site of several nodes during games, and check that nothing acknowledged is lost.

``python -m tests.site.chaos --faults 300`` is the large run; the tests have a small one. ``--broken`` runs
nodes whose appends do not check the epoch of their lease: the check has to detect that.
"""

from __future__ import annotations

import argparse
import math
import random
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import psycopg

from canasta.bots import make_bot
from canasta.client import Client
from canasta.client import connection as connection_module
from canasta.messages import UserError
from canasta.notation import verify_record, write_record
from canasta.storage import Store
from canasta.storage.games import match_of
from tests.chaos import Noting, keys_of, tally
from tests.services import NatsServer, PostgresServer
from tests.site.nodes import NodeProcess, Site, site
from tests.site.workers import WorkerProcess

#: The people at a table, who sit in the same places all the game.
PEOPLE: Final = ("Ana", "Bruno")
#: Nodes may take long to come back on a busy machine.
vars(connection_module)["AGAIN"] = 300.0


class Report(NamedTuple):
    """Results of a run."""

    faults: dict[str, list[float]]  # the longest pause of a table after each, in seconds
    acknowledged: int
    lost: int  # acknowledged, but missing or another action
    doubled: int  # of people, without a command of their own
    unfinished: int
    unverified: int
    late: int  # entries of a node whose lease another node had taken

    @property
    def good(self) -> bool:
        return self.acknowledged > 0 and not any(self[2:])


# --- Faults -------------------------------------------------------------------------------------------


def _some(site: Site) -> NodeProcess:
    return random.choice(site.nodes)


def kill(site: Site) -> None:
    """Kill a node, and start it again after a while."""
    node = _some(site)
    node.kill()
    time.sleep(random.uniform(0, 5))
    node.start()


def freeze(site: Site) -> None:
    """Freeze a node, for less or longer than its lease."""
    node = _some(site)
    node.freeze()
    time.sleep(random.uniform(0.5, 7))
    node.thaw()


def drain(site: Site) -> None:
    """Stop a node as an update does, and start it again."""
    node = _some(site)
    node.drain()
    node.start()


def restart_postgres(site: Site) -> None:
    """Restart PostgreSQL; open transactions are rolled back."""
    site.postgres.stop("fast")
    site.postgres.start()


def kill_postgres(site: Site) -> None:
    """Kill PostgreSQL and start it again: it recovers from its log."""
    site.postgres.kill()
    site.postgres.start()


def restart_nats(site: Site) -> None:
    """Kill NATS and start it again after a moment."""
    site.nats.kill()
    time.sleep(random.uniform(0, 3))
    site.nats.start()


def cut_nats(site: Site) -> None:
    """Cut one node off from NATS for a while."""
    node = _some(site)
    node.nats.cut()
    time.sleep(random.uniform(0.2, 6))
    node.nats.cut(False)


def move_clients(site: Site) -> None:
    """Cut the connections of all clients, who come back at any node."""
    site.proxy.drop()


def kill_worker(site: Site) -> None:
    """Kill a worker, most likely while it thinks, and start another one after a while."""
    place = random.randrange(len(site.workers))
    site.workers[place].end()
    time.sleep(random.uniform(0, 2))
    site.workers[place] = WorkerProcess(site.nats.url)


def freeze_worker(site: Site) -> None:
    """Freeze a worker for less or longer than a bot may think."""
    process = random.choice(site.workers).process
    process.send_signal(signal.SIGSTOP)
    time.sleep(random.uniform(0.5, 4))
    process.send_signal(signal.SIGCONT)


FAULTS: dict[str, Callable[[Site], None]] = {
    each.__name__: each
    for each in (
        kill, freeze, drain, restart_postgres, kill_postgres, restart_nats, cut_nats, move_clients,
        kill_worker, freeze_worker,
    )
}  # fmt: skip


# --- A run --------------------------------------------------------------------------------------------


class TimedSeat(Noting):
    """A seat that remembers when its actions were acknowledged."""

    def __init__(self, client: Client, table: str) -> None:
        self.times: list[float] = []
        super().__init__(client, table)

    def act(self, *actions: int) -> None:
        super().act(*actions)
        self.times.append(time.monotonic())


def pauses(moments: Sequence[tuple[str, float]], tables: Sequence[Sequence[float]]) -> dict[str, list[float]]:
    """Return the longest pause of any table after each fault, by kind.

    Args:
        moments: The kinds of the faults and when they began, in order.
        tables: When the actions at each table were acknowledged, in order.

    >>> pauses([("kill", 2.0), ("drain", 8.0)], [[1.0, 1.5, 5.5, 6.0, 9.0], [1.0, 3.0, 7.0, 8.5]])
    {'kill': [4.0], 'drain': [3.0]}
    """
    found: dict[str, list[float]] = {}
    ends = [began for _, began in moments[1:]] + [math.inf]
    for (name, began), end in zip(moments, ends, strict=True):
        gaps = [
            after - before
            for times in tables
            for before, after in pairwise(times)
            if after > began and before < end
        ]
        found.setdefault(name, []).append(max(gaps, default=0.0))
    return found


class Games:
    """Games that people play at a site, each in a thread."""

    def __init__(self, site: Site, tables: int, target: int) -> None:
        self.seats: list[TimedSeat] = []
        self.problems: list[Exception] = []
        for number in range(tables):
            bots = bool(site.workers) and number % 2 == 0  # two people, and at every other table two bots
            clients = [Client(site.address, name=name) for name in PEOPLE]
            table = clients[0].open_table(
                book="boat", players=4 if bots else 2, target=target, between=0, public=True, patience=0
            )
            both = [TimedSeat(client, table.id) for client in clients]
            for seat in both:
                seat.sit()
            both[0].start("club" if bots else "")
            self.seats += both
        self._threads = [
            threading.Thread(target=self._play, args=(seat,), daemon=True) for seat in self.seats
        ]
        for thread in self._threads:
            thread.start()

    def _play(self, seat: TimedSeat) -> None:
        try:
            seat.play(make_bot("simple"))
        except Exception as problem:
            self.problems.append(problem)

    @property
    def going_on(self) -> bool:
        """True while a game is played and no client has met an error."""
        return not self.problems and any(thread.is_alive() for thread in self._threads)

    def see_moves(self, seconds: float = 30.0) -> bool:
        """Wait until something more is acknowledged; return False if nothing is."""
        before, until = self._acknowledged(), time.monotonic() + seconds
        while self._acknowledged() == before:
            if time.monotonic() > until:
                return False
            time.sleep(0.01)
        return True

    def _acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.seats)

    def see_moves_of_all(self) -> None:
        """Wait until every player has made a move; fail if one cannot."""
        before, until = [len(seat.acknowledged) for seat in self.seats], time.monotonic() + 30
        for seat, number in zip(self.seats, before, strict=True):
            while len(seat.acknowledged) <= number:
                assert time.monotonic() < until, "a table stands still"
                assert not self.problems, self.problems
                time.sleep(0.01)

    def times(self) -> list[list[float]]:
        """Return when the actions of people were acknowledged, by table, in order."""
        by_table: dict[str, list[float]] = {}
        for seat in self.seats:
            by_table.setdefault(seat.table, []).extend(seat.times)
        return [sorted(times) for times in by_table.values()]

    def last_moves(self) -> list[int]:
        """Return how many seconds ago something was acknowledged at each table."""
        now = time.monotonic()
        return [round(now - times[-1]) for times in self.times() if times]

    def close(self) -> None:
        """Leave all tables."""
        for seat in self.seats:
            with suppress(UserError, OSError):
                seat.close()


def run(
    site: Site,
    *,
    tables: int,
    faults: Sequence[str],
    pause: float,
    target: int,
    patience: float = 300.0,
    progress: Callable[[str], None] = lambda _name: None,
) -> Report:
    """Play, injure and count."""
    games = Games(site, tables, target)
    try:
        moments: list[tuple[str, float]] = []
        for name in faults:
            if not games.going_on:
                break
            games.see_moves()
            time.sleep(random.uniform(0, 1) * pause)
            moments.append((name, time.monotonic()))
            FAULTS[name](site)
            progress(name)
        enough = time.monotonic() + patience
        while games.going_on and time.monotonic() < enough:
            time.sleep(0.1)
        if not site.broken:
            assert not games.problems, (games.problems, site.logs())
        if games.going_on:
            progress(f"still playing; last moves {games.last_moves()} s ago")
        return count(site, games.seats, pauses(moments, games.times()))
    finally:
        games.close()


def count(site: Site, seats: Sequence[Noting], faults: dict[str, list[float]]) -> Report:
    """Compare what was acknowledged with what is stored."""
    acknowledged = lost = doubled = unfinished = unverified = late = 0
    by_table: dict[str, list[Noting]] = {}
    for seat in seats:
        by_table.setdefault(seat.table, []).append(seat)
    with Store(site.database) as store, psycopg.connect(site.database) as connection:
        for table, both in by_table.items():
            game = next(e.payload["game"] for e in store.read(f"tables/{table}") if e.kind == "started")
            told = {key: action for seat in both for key, action in list(seat.acknowledged.items())}
            entries = store.read(game)  # the game may go on; all that was acknowledged until now is there
            match = match_of(entries)
            people = {seat for seat, name in enumerate(match.seat_names()) if name in PEOPLE}
            with store.connection() as own:
                here = tally(entries, keys_of(own, game), told, people)
            acknowledged += len(told)
            lost += here.lost
            doubled += here.doubled
            unfinished += not match.over
            unverified += match.over and not verify_record(write_record(match)).ok
            late += _late(connection, game, f"tables/{table}")
    return Report(faults, acknowledged, lost, doubled, unfinished, unverified, late)


def _late(connection: psycopg.Connection, game: str, table: str) -> int:
    """Return how many entries a node wrote to a table and its game after another one had taken the lease."""
    found = connection.execute(
        "SELECT count(*) FROM witness.entries WHERE stream IN (%(game)s, %(table)s)"
        " AND EXISTS (SELECT FROM witness.leases WHERE name = %(table)s"
        " AND leases.epoch > entries.epoch AND leases.place < entries.place)",
        {"game": game, "table": table},
    )
    return int((found.fetchone() or (0,))[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--kinds", nargs="*", default=list(FAULTS), choices=list(FAULTS))
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--target", type=int, default=100_000)
    parser.add_argument("--broken", action="store_true")
    wanted = parser.parse_args()
    faults = [wanted.kinds[number % len(wanted.kinds)] for number in range(wanted.faults)]
    random.shuffle(faults)
    began, seen = time.monotonic(), Counter[str]()

    def progress(name: str) -> None:
        seen[name] += name in FAULTS
        print(f"{time.monotonic() - began:6.0f} s  {seen.total():3} of {len(faults)}  {name}", flush=True)

    with (
        tempfile.TemporaryDirectory() as folder,
        PostgresServer() as postgres,
        NatsServer() as nats,
        site(
            Path(folder),
            postgres,
            nats,
            wanted.nodes,
            workers=wanted.workers,
            clocks=(0.0, 3600.0, -90.0),
            broken=wanted.broken,
        ) as running,
    ):
        report = run(
            running,
            tables=wanted.tables,
            faults=faults,
            pause=wanted.pause,
            target=wanted.target,
            patience=0.0 if wanted.broken else 300.0,
            progress=progress,
        )
    print(f"{'':18} {'times':>5} {'median pause':>13} {'worst':>7}")
    for name, found in sorted(report.faults.items()):
        print(f"{name:18} {len(found):5} {statistics.median(found):11.1f} s {max(found):5.1f} s")
    print(report._replace(faults={}))
    return 0 if report.good else 1


if __name__ == "__main__":  # .venv/bin/python -m tests.site.chaos
    sys.exit(main())
