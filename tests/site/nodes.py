"""Nodes as processes that can be killed, frozen and stopped; ``python -m tests.site.nodes`` is one."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from canasta.server.run import listen, serve
from canasta.server.settings import ServerSettings
from canasta.storage import Store
from tests.services import NatsServer, PostgresServer
from tests.serving import GENEROUS, QUICK
from tests.site.proxy import Proxy
from tests.site.workers import WorkerProcess

ROOT = Path(__file__).resolve().parent.parent.parent
#: Seconds for a process to start on a busy machine.
_START = 60.0
#: Seconds that a lease lasts, as in a real site.
LEASE = 4.0


class NodeProcess:
    """One node."""

    def __init__(self, site: Site, name: str, clock: float = 0.0) -> None:
        self._site = site
        self.name = name
        self._clock = clock
        with listen("127.0.0.1", 0) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.nats = Proxy(lambda: [site.nats.port], first=True)
        self.alive = False
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", "tests.site.nodes", self.name, str(self.port), str(self._clock)]
        words += ["--lease", str(self._site.lease)]
        words += ["--broken"] if self._site.broken else []
        variables = {
            "PYTHONPATH": str(ROOT),
            "CANASTA_SERVER_DATABASE": self._site.database,
            "CANASTA_BUS": f"nats://127.0.0.1:{self.nats.port}",
        }
        log = (self._site.folder / f"{self.name}.log").open("ab")
        with log:
            process = subprocess.Popen(words, cwd=ROOT, env={**os.environ, **variables}, stderr=log)
        until = time.monotonic() + _START
        while time.monotonic() < until:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                self.alive = True
                return process
            assert process.poll() is None, (self._site.folder / f"{self.name}.log").read_text()
            time.sleep(0.05)
        raise AssertionError("the node does not start")

    def start(self) -> None:
        """Start the node again."""
        self.process = self._start()

    def kill(self) -> None:
        """Kill the node with SIGKILL."""
        self.alive = False
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def drain(self) -> None:
        """Stop the node with SIGTERM, and wait until it has handed everything over."""
        self.alive = False
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def freeze(self) -> None:
        """Freeze the node with SIGSTOP."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen node go on."""
        self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        self.nats.close()


class Site:
    """Nodes behind a proxy, with their PostgreSQL and NATS."""

    def __init__(
        self,
        folder: Path,
        postgres: PostgresServer,
        nats: NatsServer,
        nodes: int = 3,
        *,
        workers: int = 0,
        clocks: Sequence[float] = (),
        lease: float = LEASE,
        broken: bool = False,
    ) -> None:
        self.folder, self.postgres, self.nats, self.broken = folder, postgres, nats, broken
        self.lease = lease
        self.database = postgres.new_database()
        Store(self.database).close()  # makes the tables
        postgres.run_sql(_WITNESS, self.database)
        folder.mkdir(parents=True, exist_ok=True)
        clocks = [*clocks, *[0.0] * nodes]
        self.nodes: list[NodeProcess] = []
        for number in range(nodes):
            self.nodes.append(NodeProcess(self, f"n{number + 1}", clocks[number]))
        self.workers = [WorkerProcess(nats.url) for _ in range(workers)]
        self.proxy = Proxy(lambda: [node.port for node in self.nodes if node.alive])
        self.address = f"http://127.0.0.1:{self.proxy.port}"

    def logs(self) -> str:
        """Return what all nodes have logged."""
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.log")))

    def close(self) -> None:
        """End all processes."""
        for node in self.nodes:
            node.close()
        for worker in self.workers:
            worker.end()
        self.proxy.close()


@contextmanager
def site(
    folder: Path,
    postgres: PostgresServer,
    nats: NatsServer,
    nodes: int = 3,
    *,
    workers: int = 0,
    clocks: Sequence[float] = (),
    lease: float = LEASE,
    broken: bool = False,
) -> Iterator[Site]:
    """Run a site."""
    running = Site(folder, postgres, nats, nodes, workers=workers, clocks=clocks, lease=lease, broken=broken)
    try:
        yield running
    finally:
        running.close()


# --- One node ---------------------------------------------------------------------------------------


def _shift_clock(seconds: float) -> None:
    """Let the wall clock of this process be wrong."""
    import canasta.storage.store as store_module

    real = time.time
    time.time = lambda: real() + seconds
    store_module.timestamp = lambda: (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(
        timespec="milliseconds"
    )


def _forget_epochs() -> None:
    """Break the node: its appends name their epoch, but the database does not check it."""
    from canasta.storage import postgres

    for name, check, always in (
        ("_APPEND", "?7 = '' OR EXISTS (SELECT FROM held WHERE epoch = ?8)", "true"),
        (
            "_APPEND_MANY",
            "NOT EXISTS (SELECT FROM held WHERE name = lease AND held.epoch = wanted.epoch)",
            "false",
        ),
    ):
        before = getattr(postgres, name)
        assert check in before
        setattr(postgres, name, before.replace(check, always))


#: Notes the order in which entries are written and leases are taken. Both happen under a lock of the lease,
#: so the numbers of the sequence are in the order of the commits.
_WITNESS = """
    CREATE SCHEMA witness;
    CREATE SEQUENCE witness.place;
    CREATE TABLE witness.entries (stream text, epoch bigint, place bigint);
    CREATE TABLE witness.leases (name text, epoch bigint, place bigint);
    CREATE FUNCTION witness.entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO witness.entries VALUES (NEW.stream, NEW.epoch, nextval('witness.place'));
        RETURN NULL;
    END $$;
    CREATE FUNCTION witness.lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO witness.leases VALUES (NEW.name, NEW.epoch, nextval('witness.place'));
        RETURN NULL;
    END $$;
    CREATE TRIGGER witness AFTER INSERT ON canasta.entries
        FOR EACH ROW EXECUTE FUNCTION witness.entry();
    CREATE TRIGGER witness AFTER INSERT OR UPDATE ON canasta.leases
        FOR EACH ROW EXECUTE FUNCTION witness.lease();
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("port", type=int)
    parser.add_argument("clock", type=float)
    parser.add_argument("--lease", type=float, default=LEASE)
    parser.add_argument("--broken", action="store_true")
    wanted = parser.parse_args()
    if wanted.clock:
        _shift_clock(wanted.clock)
    if wanted.broken:
        _forget_epochs()
    with listen("127.0.0.1", wanted.port) as listening:
        address = f"http://127.0.0.1:{wanted.port}"
        settings = ServerSettings(
            Path(os.devnull), frozenset([address]), limits=GENEROUS, hashing=QUICK, workers=1,
            database=os.environ["CANASTA_SERVER_DATABASE"], bus=os.environ["CANASTA_BUS"], node=wanted.name,
            beat=0.0, long_beat=0.0, local=address, lease_seconds=wanted.lease,
        )  # fmt: skip
        serve(settings, [listening], os.abort)


if __name__ == "__main__":
    main()
