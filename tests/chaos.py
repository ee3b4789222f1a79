"""Kill the server repeatedly during games and check that nothing acknowledged is lost.

``python -m tests.chaos --kills 200 --tables 8`` is the large run; the tests have a small one. ``--broken``
runs a server that acknowledges first and writes afterwards: the check has to detect that. Unless ``--alone``
is given, administrator commands run next to the server meanwhile.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from canasta.bots import make_bot
from canasta.client import Client, Seat
from canasta.client import connection as connection_module
from canasta.client.client import new_key
from canasta.match.codec import ACT
from canasta.messages import UserError
from canasta.notation import verify_record, write_record
from canasta.server.run import listen, serve
from canasta.server.settings import ServerSettings
from canasta.storage import Entry, Store
from canasta.storage.bulk import Append
from canasta.storage.games import load
from canasta.storage.home import Connection
from canasta.storage.writer import Callback, Group, Job, JobResult, Writer
from canasta.table.actions import action_text
from canasta.wire import protocol
from tests.faults.alongside import ACTIONS, Place
from tests.serving import GENEROUS

ROOT = Path(__file__).resolve().parent.parent


class Report(NamedTuple):
    """Results of a chaos run."""

    kills: int
    acknowledged: int
    lost: int  # acknowledged, but missing or another action
    doubled: int  # without a separate command
    unfinished: int
    unverified: int

    @property
    def good(self) -> bool:
        return self.acknowledged > 0 and not any(self[2:])


#: A server may take long to restart on a busy machine.
vars(connection_module)["AGAIN"] = 300.0


class Noting(Seat):
    """A seat that remembers its acknowledged actions, by the key that the server stores."""

    def __init__(self, client: Client, table: str) -> None:
        self.acknowledged: dict[str, str] = {}
        super().__init__(client, table)

    async def _act(self, actions: tuple[int, ...]) -> None:
        (action,) = map(action_text, actions)
        key = new_key()
        await self._do(protocol.Act(key=key, actions=[action]))
        self.acknowledged[f"{self.client.person.id}:{key}"] = action


class Tally(NamedTuple):
    """What is wrong with the stored actions of a game."""

    lost: int  # acknowledged, but missing or another action
    doubled: int  # of people, without a separate command


def tally(
    entries: Sequence[Entry], keys: Mapping[str, int], acknowledged: Mapping[str, str], seats: Collection[int]
) -> Tally:
    """Compare the stored actions of a game with its commands.

    Args:
        entries: The stream of the game, or its beginning if the game goes on.
        keys: The keys of commands in the stream, and the last entry that each wrote; there may be later ones.
        acknowledged: The actions that were acknowledged before the stream was read, by their keys.
        seats: The seats of people. Others are of bots, which act without a command.

    >>> entries = [Entry(1, "", ACT, [0, 1, "draw"]), Entry(2, "", ACT, [0, 1, "draw"])]
    >>> tally(entries, {"ana:1": 1}, {"ana:1": "draw", "ana:2": "draw"}, {0})
    Tally(lost=1, doubled=1)
    """
    commands = {number: key for key, number in keys.items()}
    found: dict[str, str] = {}
    doubled, open_action = 0, ""
    for entry in entries:
        if entry.kind == ACT:
            doubled += bool(open_action)  # the next action has begun, and no command has ended with this one
            open_action = entry.payload[2] if entry.payload[0] in seats else ""
        if open_action and entry.number in commands:
            found[commands[entry.number]] = open_action
            open_action = ""
    doubled += bool(open_action)
    return Tally(sum(found.get(key) != action for key, action in acknowledged.items()), doubled)


def keys_of(connection: Connection, stream: str) -> dict[str, int]:
    """Read the keys of all commands in a stream, and the last entry that each wrote."""
    return dict(connection.execute("SELECT key, number FROM keys WHERE stream = ?", (stream,)).fetchall())


class Server:
    """The server as a process that can be killed."""

    def __init__(self, folder: Path, broken: bool) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = [sys.executable, "-m", "tests.chaos", "--serve", str(folder), "--port", str(self.port)]
        self._words += ["--broken"] if broken else []
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self._words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return process
            except OSError:
                assert process.poll() is None
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server with SIGKILL and start it again."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = self._start()

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


def _nothing(_done: int) -> None: ...


def run(
    folder: Path,
    *,
    tables: int,
    kills: int,
    pause: float,
    target: int,
    broken: bool = False,
    alongside: Sequence[str] = (),
    progress: Callable[[int], None] = _nothing,
) -> Report:
    """Play, kill and count; ``alongside`` are administrator actions to run meanwhile, in turn."""
    server = Server(folder, broken)
    seats: list[Noting] = []
    problems: list[Exception] = []
    over = threading.Event()

    def administer() -> None:
        place = Place(folder)
        place.log.touch()
        for name in itertools.cycle(alongside):
            if over.is_set():
                return
            try:
                ACTIONS[name](place)
            except Exception as problem:
                problems.append(problem)

    administrator = threading.Thread(target=administer, daemon=True)
    try:
        for _ in range(tables):
            clients = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
            if not administrator.ident:  # before, there may be no database to look at
                administrator.start()
            table = clients[0].open_table(
                book="boat", players=2, target=target, between=0, public=True, patience=0
            )
            both = [Noting(client, table.id) for client in clients]
            for seat in both:
                seat.sit()
            both[0].start()
            seats += both

        def play(seat: Noting) -> None:
            try:
                seat.play(make_bot("simple"))
            except Exception as problem:
                problems.append(problem)

        threads = [threading.Thread(target=play, args=(seat,), daemon=True) for seat in seats]
        for thread in threads:
            thread.start()
        done = 0
        while done < kills and any(thread.is_alive() for thread in threads):
            _see_moves(seats)
            if not broken:  # which is detected at once, if at all
                time.sleep(random.uniform(0.0, 1.0) * pause)
            server.kill()
            done += 1
            progress(done)
        enough = time.monotonic() + (2 if broken else 300)  # the games of a broken server may never end
        for thread in threads:
            thread.join(max(0.0, enough - time.monotonic()))
        over.set()
        administrator.join()
        assert broken or not problems, problems
        return count(folder / "server.db", seats, done)
    finally:
        over.set()
        for seat in seats:
            with suppress(UserError, OSError):
                seat.close()
        server.stop()


def _see_moves(seats: list[Noting]) -> None:
    """Wait until something more is acknowledged; a broken server may be past that."""
    before, until = sum(len(seat.acknowledged) for seat in seats), time.monotonic() + 120
    while sum(len(seat.acknowledged) for seat in seats) == before and time.monotonic() < until:
        time.sleep(0.002)


def count(file: Path, seats: list[Noting], kills: int) -> Report:
    acknowledged = lost = doubled = unfinished = unverified = 0
    with Store(file) as store:
        by_table: dict[str, list[Noting]] = {}
        for seat in seats:
            by_table.setdefault(seat.table, []).append(seat)
        for table, both in by_table.items():
            told = {key: action for seat in both for key, action in seat.acknowledged.items()}
            games = [e.payload["game"] for e in store.read(f"tables/{table}") if e.kind == "started"]
            if not games:  # a broken server may have lost even that, or was too slow to begin
                acknowledged, lost, unfinished = acknowledged + len(told), lost + len(told), unfinished + 1
                continue
            game = games[0]
            entries = store.read(game)
            with store.connection() as connection:
                here = tally(entries, keys_of(connection, game), told, {0, 1})
            acknowledged += len(told)
            lost += here.lost
            doubled += here.doubled
            match = load(store, game).match
            unfinished += not match.over
            unverified += match.over and not verify_record(write_record(match)).ok
    return Report(kills, acknowledged, lost, doubled, unfinished, unverified)


# --- The server, and a broken one ------------------------------------------------------------------------


def _acknowledge_first(self: Writer, jobs: Sequence[tuple[Job, Callback]]) -> list[JobResult]:
    """Acknowledge game actions before they are on the disk, which the real server never does."""
    store = self._store
    early, late = list[JobResult](), list[JobResult]()
    with store.transaction():
        for job, tell in jobs:
            told = early if isinstance(job, Append) else late
            try:
                with store.transaction():
                    told.append(JobResult(tell, job(store), None))
            except Exception as problem:
                told.append(JobResult(tell, None, problem))
        if early:
            self._deliver(Group(early, 0.0))
            time.sleep(0.3)
    return late


def _serve(folder: Path, port: int, broken: bool) -> None:
    if broken:
        Writer._begin = lambda *_: None  # type: ignore[method-assign]
        Writer._write = _acknowledge_first  # type: ignore[method-assign]
    with listen("127.0.0.1", port) as listening:
        address = f"http://127.0.0.1:{port}"
        settings = ServerSettings(folder / "server.db", frozenset([address]), limits=GENEROUS)
        serve(settings, [listening], os.abort)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--target", type=int, default=100_000)
    parser.add_argument("--broken", action="store_true")
    parser.add_argument("--alone", action="store_true", help="no other commands meanwhile")
    parser.add_argument("--serve", type=Path)
    parser.add_argument("--port", type=int, default=0)
    wanted = parser.parse_args()
    if wanted.serve:
        _serve(wanted.serve, wanted.port, wanted.broken)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        report = run(
            Path(folder) / "data",
            tables=wanted.tables,
            kills=wanted.kills,
            pause=wanted.pause,
            target=wanted.target,
            broken=wanted.broken,
            alongside=() if wanted.alone or wanted.broken else list(ACTIONS),
            progress=lambda done: print(done, end=" ", flush=True),
        )
    print(report)
    return 0 if report.good else 1


if __name__ == "__main__":  # .venv/bin/python -m tests.chaos
    sys.exit(main())
