"""What a move costs our server, an ordinary one and boardgame.io, in turns of one run.

    python -m bench.boardgame [--rate MOVES …] [--tables TABLES] [--rounds ROUNDS] [--seconds SECONDS]

The load is that of ``canasta loadtest``: tables of four, a spectator at every tenth. boardgame.io keeps its
games in memory and plays the toy game of the ordinary server, which checks whose turn it is and nothing else.
Its packages are locked in ``bench/boardgame_server``; install them there with ``npm ci``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from canasta.loadtest.figures import Load, ratio_of
from canasta.loadtest.frames import Socket
from canasta.loadtest.processes import Address, a_core_each, allow_files
from canasta.loadtest.run import Plan, ServerUnderLoad, for_all, ordinary_server, our_server, take_turns
from canasta.loadtest.tables import Log

FOLDER: Final = Path(__file__).resolve().parent / "boardgame_server"
_PATH: Final = "/socket.io/?EIO=4&transport=websocket"
_NAMES: Final = {"moves": "ours", "boardgame": "boardgame.io"}
#: Cards in a hand.
_HAND: Final = 13
#: The packets of Engine.IO and Socket.IO that the server sends, and what a client answers.
_OPENED: Final = b"0"
_PING: Final = b"2"
_JOINED: Final = b"40"
_SYNC: Final = b'42/toy,["sync"'
_UPDATE: Final = b'42/toy,["update"'
_OTHERS: Final = b'42/toy,["matchData"'


class BoardgameClient:
    """One client of boardgame.io: a player, or a spectator."""

    __slots__ = ("_bit", "_table", "ready", "socket")

    def __init__(self, table: BoardgameTable, place: int) -> None:
        self.socket = Socket(self._on_message, table.lose)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._bit = 1 << place
        self._table = table

    def _on_message(self, message: bytes) -> None:
        if message.startswith(_UPDATE):
            self._table.receive(self._bit, message)
        elif message == _PING:
            self.socket.send(b"3")
        elif message.startswith(_OPENED):
            self.socket.send(b"40/toy,")
        elif message.startswith(_JOINED):
            self.socket.send(self._table.sync(self))
        elif message.startswith(_SYNC):
            self.ready.set_result(None)
        elif not message.startswith(_OTHERS):
            self._table.log.errors["boardgame"] += 1


class BoardgameTable:
    """The clients at one table of boardgame.io. The update is the acknowledgement as well."""

    __slots__ = ("_everybody", "_id", "_number", "_owed", "_players", "began", "clients", "log", "waiting")

    def __init__(self, id: str, players: int, log: Log, spectators: int = 0) -> None:
        self.log = log
        self.clients = [BoardgameClient(self, place) for place in range(players + spectators)]
        self.waiting = 0  #: bits of the clients that have not received the last move yet
        self.began = 0.0
        self._id = id
        self._players = players
        self._everybody = (1 << len(self.clients)) - 1
        self._owed = 0.0  #: due time of a move that could not be made yet
        self._number = 0  #: number of moves so far

    async def sit_down(self, host: str, port: int) -> None:
        """Connect all clients; the first one creates the game."""
        for client in self.clients:
            await client.socket.open(host, port, _PATH)
            await asyncio.wait_for(client.ready, 60)

    def sync(self, client: BoardgameClient) -> bytes:
        """Return the message with which a client joins the game."""
        place = self.clients.index(client)
        seat = str(place) if place < self._players else None
        return b"42/toy," + json.dumps(["sync", self._id, seat, None, self._players]).encode()

    def due(self, when: float) -> None:
        """Make a move now, or as soon as the previous one has arrived."""
        if self.waiting:
            self._owed = self._owed or when
        else:
            self._move(perf_counter())

    def _move(self, began: float) -> None:
        seat = self._number % self._players
        play = {"type": "discard", "args": [self.log.random.randrange(_HAND)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": {**play, "credentials": None}}
        move = ["update", action, self._number, self._id, str(seat)]
        self._number += 1
        self.waiting, self.began, self._owed = self._everybody, began, 0.0
        self.clients[seat].socket.send(b"42/toy," + json.dumps(move, separators=(",", ":")).encode())

    def receive(self, bit: int, message: bytes) -> None:
        """Note an update to a client."""
        log = self.log
        log.bytes += len(message)
        if self.waiting & bit:
            self.waiting &= ~bit
            if not self.waiting:
                now = perf_counter()
                log.seen.append((now, now - self.began))
                if self._owed:
                    self._move(self._owed)

    def lose(self, code: int) -> None:
        """Note that a connection was lost."""
        self.log.errors[f"closed {code}"] += 1

    def close(self) -> None:
        """Disconnect all clients."""
        for client in self.clients:
            client.socket.close()


@asynccontextmanager
async def _boardgame(plan: Plan, core: int | None) -> AsyncIterator[ServerUnderLoad]:
    """Start boardgame.io with the same number of tables and sockets."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").exists():
        sys.exit(f"Install Node.js, then run: cd {FOLDER.relative_to(Path.cwd())} && npm ci")
    process = await asyncio.create_subprocess_exec(
        node, "server.cjs", cwd=FOLDER, env={**os.environ, "NODE_ENV": "production"},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    if core is not None:
        os.sched_setaffinity(process.pid, [core])
    log = Log(plan.seed)
    tables: list[BoardgameTable] = []
    try:
        address = Address("127.0.0.1", int(await process.stdout.readline()))
        tables += [
            BoardgameTable(f"t{number}", plan.players, log, plan.spectators_at(number))
            for number in range(plan.tables)
        ]
        await for_all((table.sit_down(*address) for table in tables), "sockets", _silent)
        yield ServerUnderLoad("boardgame", address, tables, log, plan.sockets)
    finally:
        for table in tables:
            table.close()
        with suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        await process.wait()


def _silent(_what: str, _done: float) -> None: ...


async def _run(plan: Plan, rates: list[float], core: int | None) -> None:
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        for rate in rates:
            paced = plan._replace(pace=plan.tables / rate)
            file = Path(folder) / f"server-{rate}.db"
            async with (
                our_server(paced, file, core, _silent) as (_, ours, _empty),
                ordinary_server(paced, file.with_suffix(".other"), core, _silent) as ordinary,
                _boardgame(paced, core) as boardgame,
            ):
                await take_turns(paced, (ours, ordinary, boardgame), _silent)
                _print(rate, plan, {each.what: each.load() for each in (ours, ordinary, boardgame)})
                for each in (ours, ordinary, boardgame):
                    if each.log.errors:
                        print(f"  errors of {each.what}: {dict(each.log.errors)}")


def _print(rate: float, plan: Plan, loads: dict[str, Load]) -> None:
    print(f"{plan.tables} tables, {rate:.0f} moves per second, {plan.rounds} rounds of {plan.seconds:.0f} s")
    print(f"{'':12}{'moves/s':>9}{'µs/move':>9}{'ours is':>9}{'p50 ms':>8}{'p99 ms':>8}{'bytes':>8}")
    ours = loads["moves"]
    for name, load in loads.items():
        print(
            f"{_NAMES.get(name, name):12}{load.rate:9.0f}{load.cpu:9.0f}{ratio_of(ours, load):9.2f}"
            f"{load.p50:8.1f}{load.p99:8.1f}{load.size:8.0f}",
            flush=True,
        )


def main() -> None:
    """Measure and print a table for each rate."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rate", type=float, nargs="+", default=[150.0, 600.0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds of all rounds of a server")
    options = parser.parse_args()
    plan = Plan(options.tables, rounds=options.rounds, seconds=options.seconds)
    allow_files(plan.sockets * 4)
    with a_core_each() as core:
        try:
            import uvloop
        except ImportError:
            asyncio.run(_run(plan, options.rate, core))
        else:
            uvloop.run(_run(plan, options.rate, core))


if __name__ == "__main__":
    main()
