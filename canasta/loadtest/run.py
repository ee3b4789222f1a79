"""A complete load test: our server, an ordinary one and a bare echo in turn, and a search for the knee."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta.loadtest.figures import Load, Part, Result, Step, idle_share, load_of, ratio_of, step_of
from canasta.loadtest.processes import Address, Http, Usage, a_core_each, allow_files, server, usage
from canasta.loadtest.tables import Clients, Echo, LoadTable, Log, OrdinaryTable, keep_pace
from canasta.messages import UserError
from canasta.wire import encode, protocol
from canasta.wire.tables import Guest, NewGuest, NewTable, TableInfo

#: Number of tables or sockets that are set up concurrently.
_AT_ONCE: Final = 16
#: A target that no game reaches: random players would not finish a game anyway.
_ENDLESS: Final = 1_000_000
#: The level of the bots, and the number of time windows.
_LEVEL: Final = "club"
_WINDOWS: Final = 40
#: Every table of this many has a spectator.
_WATCHED: Final = 10
#: Seconds to wait for the last moves to arrive.
_SETTLE: Final = 2.0
#: Growth of the load per step in the search for the knee, and the maximum number of steps.
_GROWTH: Final = 1.25
_STEPS: Final = 24
#: Share of the requested moves below which a server is no longer keeping up.
_KEEPING_UP: Final = 0.97


class Plan(NamedTuple):
    """Load-test parameters."""

    tables: int
    players: int = 4
    book: str = "classic"
    bots: int = 0  #: number of bots among the players
    pace: float = 2.0  #: seconds between two moves at a table
    seconds: float = 60.0
    url: str = ""  #: a server that is already running
    knee: float = 0.0  #: 99th percentile in milliseconds that defines the knee; 0: no search
    step: float = 10.0  #: seconds of a step in the search for the knee
    rounds: int = 3  #: rounds in which the servers take turns
    seed: str = "load"

    @property
    def sockets(self) -> int:
        """Number of open sockets."""
        return self.tables * self.people + self.spectators

    @property
    def spectators(self) -> int:
        """Number of spectators, at all tables together."""
        return sum(map(self.spectators_at, range(self.tables)))

    def spectators_at(self, table: int) -> int:
        """Return the number of spectators at a table."""
        return int(table % _WATCHED == 0)

    @property
    def people(self) -> int:
        """Number of players at a table who are not bots."""
        return self.players - self.bots

    @property
    def settle(self) -> float:
        """Seconds that a server gets to settle after all clients have connected."""
        return min(5.0, self.seconds / 2)

    @property
    def idle(self) -> float:
        """Seconds without activity, to measure the idle cost of open sockets."""
        return min(20.0, self.seconds / 6)

    @property
    def peer_seconds(self) -> float:
        """Seconds of the measurement with the other servers."""
        return min(60.0, self.seconds)


#: Callback for progress: the id of a message that names the phase, and the share that is done.
Progress = Callable[[str, float], None]


def run(plan: Plan, progress: Progress) -> Result:
    """Run a load test."""
    if plan.url:
        Address.of(plan.url)
    allow_files(plan.sockets * 3)
    with a_core_each() as core:
        try:
            import uvloop
        except ImportError:
            return asyncio.run(_run(plan, core, progress))
        return uvloop.run(_run(plan, core, progress))


class ServerUnderLoad:
    """A server under load, its clients and what was measured."""

    def __init__(self, what: str, address: Address, clients: Clients, log: Log, sockets: int) -> None:
        self.what = what
        self.address = address
        self.clients = clients
        self.log = log
        self.idle = 0.0  #: share of a core used by idle sockets
        self._sockets = sockets
        self._parts: list[Part] = []

    async def measure(self, pace: float, seconds: float, windows: int, progress: Progress) -> None:
        """Put the server under load for one round."""
        log = self.log
        log.clear()
        before = await usage(self.address)
        own = time.process_time()
        watched: list[Usage] = []
        watching = asyncio.create_task(_watch(self.address, seconds / windows, watched))
        try:
            await keep_pace(self.clients, pace, seconds, lambda done: progress(self.what, done))
        finally:
            watching.cancel()
        own = (time.process_time() - own) / seconds
        after = await usage(self.address)
        number = len(log.seen)
        until = time.perf_counter() + _SETTLE
        while (unseen := sum(each.waiting > 0 for each in self.clients)) and time.perf_counter() < until:
            await asyncio.sleep(0.05)
        if unseen:
            log.errors["unseen"] += unseen
        part = Part(log.seen, log.acknowledged, log.bytes, number, before, watched, after, own)
        self._parts.append(part)

    def load(self) -> Load:
        """Return the figures of all rounds."""
        return load_of(self._parts, self._sockets, self.idle)


async def _run(plan: Plan, core: int | None, progress: Progress) -> Result:
    gc.disable()  # nothing here creates reference cycles
    with tempfile.TemporaryDirectory() as folder:
        async with our_server(plan, Path(folder) / "server.db", core, progress) as (tables, ours, empty):
            async with (
                ordinary_server(plan, Path(folder) / "ordinary.db", core, progress) as ordinary,
                _echo(plan, core, progress) as echo,
            ):
                await take_turns(plan, (ours, ordinary, echo), progress)
                game, usual, bare = ours.load(), ordinary.load(), echo.load()
            steps = await _find_knee(tables, plan, ours.log, ours.address, progress) if plan.knee else []
    errors = ours.log.errors + ordinary.log.errors + echo.log.errors
    return Result(
        plan.tables, plan.players, plan.bots, plan.spectators, plan.book, plan.pace, plan.seconds,
        ours.log.games, bare, usual, game, (game.memory - empty) / plan.tables, ratio_of(game, bare),
        ratio_of(game, usual), game.memory / bare.memory, dict(errors), game.client, steps, plan.knee,
    )  # fmt: skip


async def take_turns(plan: Plan, servers: tuple[ServerUnderLoad, ...], progress: Progress) -> None:
    """Measure all servers while they are idle, then under load in turn, so that a busy machine hits all."""
    await asyncio.sleep(plan.settle)
    before = [await usage(each.address) for each in servers]
    await asyncio.sleep(plan.idle)
    for each, then in zip(servers, before, strict=True):
        each.idle = idle_share(then, await usage(each.address))
    for _ in range(plan.rounds):
        for each in servers:
            echoes = each.what == "echo"
            pace = plan.pace * plan.people if echoes else plan.pace  # as many messages as moves
            seconds = plan.seconds if each.what == "moves" else plan.peer_seconds
            await each.measure(pace, seconds / plan.rounds, _WINDOWS // plan.rounds, progress)


@asynccontextmanager
async def our_server(
    plan: Plan, file: Path, core: int | None, progress: Progress
) -> AsyncIterator[tuple[list[LoadTable], ServerUnderLoad, float]]:
    """Start our server and seat all players; yields also its memory before they came."""
    log = Log(plan.seed)
    async with AsyncExitStack() as stack:
        if plan.url:
            address = Address.of(plan.url)
        else:
            address = await stack.enter_async_context(server("tables", str(file), core=core))
        empty = (await usage(address)).memory
        level = _LEVEL if plan.bots else ""
        tables = [
            LoadTable("", plan.people, log, level, plan.spectators_at(number))
            for number in range(plan.tables)
        ]
        stack.callback(_close, tables)
        await for_all((sit_down(plan, [address], table) for table in tables), "tables", progress)
        yield tables, ServerUnderLoad("moves", address, tables, log, plan.sockets), empty


@asynccontextmanager
async def ordinary_server(
    plan: Plan, file: Path, core: int | None, progress: Progress
) -> AsyncIterator[ServerUnderLoad]:
    """Start an ordinary server with the same number of tables and sockets."""
    log = Log(plan.seed)
    async with server("ordinary", str(file), core=core) as address:
        tables = [
            OrdinaryTable(f"{number:012x}", plan.people, log, plan.spectators_at(number))
            for number in range(plan.tables)
        ]
        try:
            await for_all((table.sit_down(*address) for table in tables), "sockets", progress)
            yield ServerUnderLoad("ordinary", address, tables, log, plan.sockets)
        finally:
            _close(tables)


@asynccontextmanager
async def _echo(plan: Plan, core: int | None, progress: Progress) -> AsyncIterator[ServerUnderLoad]:
    """Start an echo server with the same number of sockets."""
    log = Log(plan.seed)
    command = protocol.Act(key="123", actions=["discard K"])
    message = encode(protocol.Do(3, "0123456789ab", command))
    async with server("echo", core=core) as address:
        echoes = [Echo(log, message) for _ in range(plan.tables * plan.people)]
        try:
            opening = (echo.socket.open(*address, "/api/socket") for echo in echoes)
            await for_all(opening, "sockets", progress)
            yield ServerUnderLoad("echo", address, echoes, log, len(echoes))
        finally:
            _close(echoes)


def _close(clients: Clients) -> None:
    for each in clients:
        each.close()


async def sit_down(plan: Plan, addresses: Sequence[Address], table: LoadTable) -> None:
    """Create guests, seat them at a new table and start a game; they connect to any of the addresses."""
    async with Http(table.log.random.choice(addresses)) as http:
        tokens = []
        for place in range(len(table.players) + len(table.spectators)):
            guest = await http.ask(Guest, "/api/guests", NewGuest(f"Guest {place + 1}"))
            tokens.append(guest.token)
        target = None if plan.bots else _ENDLESS
        new = NewTable(
            book=plan.book, players=plan.players, target=target, between=0, patience=0, bot_delay=0
        )
        info = await http.ask(TableInfo, "/api/tables", new, tokens[0])
    table.id = info.id
    assert isinstance(info.invite, str)
    await table.sit_down(addresses, tokens, info.invite)


async def for_all(work: Iterable[Coroutine[Any, Any, None]], what: str, progress: Progress) -> None:
    """Await many coroutines, some of them concurrently."""
    jobs = list(work)
    waiting, done = iter(jobs), 0

    async def worker() -> None:
        nonlocal done
        for job in waiting:
            await job
            done += 1
            progress(what, done / len(jobs))

    workers = [asyncio.create_task(worker()) for _ in range(_AT_ONCE)]
    try:
        await asyncio.gather(*workers)
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as problem:
        words = str(problem) or type(problem).__name__
        raise UserError("loadtest.setup", done=done, wanted=len(jobs), problem=words) from problem
    finally:
        for each in workers:
            each.cancel()
        for job in waiting:
            job.close()  # jobs that were never started


async def _watch(address: Address, pause: float, watched: list[Usage]) -> None:
    """Record the usage of a server at intervals."""
    while True:
        await asyncio.sleep(pause)
        watched.append(await usage(address))


async def _find_knee(
    tables: list[LoadTable], plan: Plan, log: Log, address: Address, progress: Progress
) -> list[Step]:
    """Increase the pace until moves take too long or the server falls behind."""
    steps: list[Step] = []
    rate = plan.tables / plan.pace
    for number in range(_STEPS):
        log.clear()
        progress("knee", number / _STEPS)
        before = await usage(address)
        await keep_pace(tables, plan.tables / rate, plan.step, lambda _done: None)
        step = step_of(log, rate, before, await usage(address))
        steps.append(step)
        # If bots think in between, fewer moves than requested do not mean that the server is too slow.
        if step.p99 > plan.knee or (step.reached < rate * _KEEPING_UP and not plan.bots):
            break
        rate *= _GROWTH
        await asyncio.sleep(1.0)
    return steps
