"""A load test from beginning to end: the tables, perhaps where the knee is, then a bare echo."""

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
from canasta.loadtest.tables import Echo, Log, Table, keep_pace
from canasta.messages import Complaint
from canasta.wire import encode
from canasta.wire import protocol as say
from canasta.wire.tables import Guest, NewGuest, NewTable, TableInfo

#: Tables, or sockets, that are set up at the same time.
_AT_ONCE: Final = 16
#: Points that no game reaches: without bots nobody plays well enough to come to an end.
_ENDLESS: Final = 1_000_000
#: The bots of a load test, and into how many windows its time is divided.
_LEVEL: Final = "club"
_WINDOWS: Final = 40
#: Seconds after which what is still to be seen of the last moves has arrived or never will.
_SETTLE: Final = 2.0
#: By how much the load grows from step to step on the way to the knee, and how many steps there are at most.
_GROWTH: Final = 1.25
_STEPS: Final = 24
#: The share of the wanted moves below which a server is no longer keeping up.
_KEEPING_UP: Final = 0.97


class Plan(NamedTuple):
    """What is wanted."""

    tables: int
    players: int = 4
    book: str = "classic"
    bots: int = 0  #: of the players
    pace: float = 2.0  #: seconds between two moves at a table
    seconds: float = 60.0
    url: str = ""  #: a server that runs already
    knee: float = 0.0  #: milliseconds of the 99th percentile at which the knee is; 0: it is not looked for
    step: float = 10.0  #: seconds of a step on the way there
    seed: str = "load"

    @property
    def sockets(self) -> int:
        """How many sockets are open at once."""
        return self.tables * self.people

    @property
    def people(self) -> int:
        """How many clients sit at a table."""
        return self.players - self.bots

    @property
    def settle(self) -> float:
        """Seconds until a server has tidied up after so many have come."""
        return min(5.0, self.seconds / 2)

    @property
    def idle(self) -> float:
        """Seconds during which nothing is done, to see what open sockets cost by themselves."""
        return min(20.0, self.seconds / 6)

    @property
    def echo_seconds(self) -> float:
        """Seconds for the echo."""
        return min(60.0, max(1.0, self.seconds / 3))


#: Hears what is being done (an id of a message), and how much of it is done.
Progress = Callable[[str, float], None]


def run(plan: Plan, progress: Progress) -> Result:
    """Do all of it."""
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
    gc.disable()  # nothing here goes round in circles
    log = Log(plan.seed)
    with tempfile.TemporaryDirectory() as folder:
        async with _server(plan.url, Path(folder) / "server.db", core) as address:
            empty = (await usage(address)).memory
            level = _LEVEL if plan.bots else ""
            tables = [Table("", plan.people, log, level) for _ in range(plan.tables)]
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
    """The same number of sockets at a server that only sends back, with as many messages per second."""
    command = say.Act(key="123", actions=["discard K"])
    message = encode(say.Do(3, "0123456789ab", command))
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


async def sit_down(plan: Plan, address: Address, table: Table) -> None:
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
        told = await http.ask(TableInfo, "/api/tables", new, tokens[0])
    table.id = told.id
    assert isinstance(told.invite, str)
    await table.sit_down(*address, tokens, told.invite)


async def _all(work: Iterable[Coroutine[Any, Any, None]], what: str, progress: Progress) -> None:
    """Do many things, some at the same time."""
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
        raise Complaint("loadtest.setup", done=done, wanted=len(jobs), problem=words) from problem
    finally:
        for each in workers:
            each.cancel()
        for job in waiting:
            job.close()  # those that were never begun


async def _measure(
    load: list[Table] | list[Echo],
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
    """Look now and then at what a server holds."""
    while True:
        await asyncio.sleep(pause)
        watched.append(await usage(address))


async def _find_knee(
    tables: list[Table], plan: Plan, log: Log, address: Address, progress: Progress
) -> list[Step]:
    """Let the tables play faster and faster, until moves take too long or the server falls behind."""
    steps: list[Step] = []
    rate = plan.tables / plan.pace
    for number in range(_STEPS):
        log.clear()
        progress("knee", number / _STEPS)
        before = await usage(address)
        await keep_pace(tables, plan.tables / rate, plan.step, lambda _done: None)
        step = step_of(log, rate, before, await usage(address))
        steps.append(step)
        # Where bots think in between, fewer moves than wanted are no sign of a server that is too slow.
        if step.p99 > plan.knee or (step.reached < rate * _KEEPING_UP and not plan.bots):
            break
        rate *= _GROWTH
        await asyncio.sleep(1.0)
    return steps
