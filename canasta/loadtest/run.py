"""A complete load test: the tables, optionally a search for the knee, then a bare echo server."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta.loadtest.figures import Load, Result, Step, load_of, step_of
from canasta.loadtest.processes import Address, Http, Usage, a_core_each, allow_files, server, usage
from canasta.loadtest.tables import Echo, LoadTable, Log, keep_pace
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
    seed: str = "load"

    @property
    def sockets(self) -> int:
        """Number of open sockets."""
        return self.tables * self.people

    @property
    def people(self) -> int:
        """Number of clients at a table."""
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
    def echo_seconds(self) -> float:
        """Seconds of the measurement with the echo server."""
        return min(60.0, max(1.0, self.seconds / 3))


#: Callback for progress: the id of a message that names the phase, and the share that is done.
Progress = Callable[[str, float], None]


def run(plan: Plan, progress: Progress) -> Result:
    """Run a load test."""
    if plan.url:
        Address.of(plan.url)
    allow_files(plan.sockets)
    with a_core_each() as core:
        try:
            import uvloop
        except ImportError:
            return asyncio.run(_run(plan, core, progress))
        return uvloop.run(_run(plan, core, progress))


async def _run(plan: Plan, core: int | None, progress: Progress) -> Result:
    gc.disable()  # nothing here creates reference cycles
    log = Log(plan.seed)
    with tempfile.TemporaryDirectory() as folder:
        async with _server(plan.url, Path(folder) / "server.db", core) as address:
            empty = (await usage(address)).memory
            level = _LEVEL if plan.bots else ""
            tables = [LoadTable("", plan.people, log, level) for _ in range(plan.tables)]
            try:
                await _all((sit_down(plan, address, table) for table in tables), "tables", progress)
                game = await _measure(tables, plan, plan.seconds, log, address, progress, "moves")
                client = game.client
                steps = await _find_knee(tables, plan, log, address, progress) if plan.knee else []
            finally:
                for table in tables:
                    table.close()
    echo = await _echo(plan, log, core, progress)
    per_table = (game.memory - empty) / plan.tables
    return Result(
        plan.tables, plan.players, plan.bots, plan.book, plan.pace, plan.seconds, log.games, echo, game,
        per_table, game.cpu / echo.cpu if echo.cpu else 0.0, game.memory / echo.memory, dict(log.errors),
        client, steps, plan.knee,
    )  # fmt: skip


@asynccontextmanager
async def _server(url: str, file: Path, core: int | None) -> AsyncIterator[Address]:
    if url:
        yield Address.of(url)
    else:
        async with server(str(file), core) as address:
            yield address


async def _echo(plan: Plan, log: Log, core: int | None, progress: Progress) -> Load:
    """Measure an echo server with the same number of sockets and messages per second."""
    command = protocol.Act(key="123", actions=["discard K"])
    message = encode(protocol.Do(3, "0123456789ab", command))
    async with server(core=core) as address:
        echoes = [Echo(log, message) for _ in range(plan.sockets)]
        try:
            opening = (echo.socket.open(*address, "/api/socket") for echo in echoes)
            await _all(opening, "sockets", progress)
            wanted = plan._replace(pace=plan.pace * plan.people)
            return await _measure(echoes, wanted, plan.echo_seconds, log, address, progress, "echo")
        finally:
            for echo in echoes:
                echo.close()


async def sit_down(plan: Plan, address: Address, table: LoadTable) -> None:
    """Create guests, seat them at a new table and start a game."""
    async with Http(address) as http:
        tokens = []
        for place in range(plan.people):
            guest = await http.ask(Guest, "/api/guests", NewGuest(f"Guest {place + 1}"))
            tokens.append(guest.token)
        target = None if plan.bots else _ENDLESS
        new = NewTable(
            book=plan.book, players=plan.players, target=target, between=0, patience=0, bot_delay=0
        )
        info = await http.ask(TableInfo, "/api/tables", new, tokens[0])
    table.id = info.id
    assert isinstance(info.invite, str)
    await table.sit_down(*address, tokens, info.invite)


async def _all(work: Iterable[Coroutine[Any, Any, None]], what: str, progress: Progress) -> None:
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


async def _measure(
    load: list[LoadTable] | list[Echo],
    plan: Plan,
    seconds: float,
    log: Log,
    address: Address,
    progress: Progress,
    what: str,
) -> Load:
    await asyncio.sleep(plan.settle)
    before = await usage(address)
    await asyncio.sleep(plan.idle)
    quiet = await usage(address)
    log.clear()
    own = time.process_time()
    watched: list[Usage] = []
    watching = asyncio.create_task(_watch(address, seconds / _WINDOWS, watched))
    try:
        await keep_pace(load, plan.pace, seconds, lambda done: progress(what, done))
    finally:
        watching.cancel()
    own = (time.process_time() - own) / seconds
    after = await usage(address)
    number = len(log.seen)
    until = time.perf_counter() + _SETTLE
    while (unseen := sum(each.waiting > 0 for each in load)) and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    if unseen:
        log.errors["unseen"] += unseen
    return load_of(log, number, plan.sockets, before, quiet, watched, after, own)


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
