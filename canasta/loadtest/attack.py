"""Attack benchmark: run attacks from one address and time the moves of two tables at another address."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from canasta.loadtest.attackers import ATTACKS, SOURCE, THINK, AttackReport
from canasta.loadtest.figures import share
from canasta.loadtest.processes import Address, Http, server
from canasta.loadtest.run import Plan, Progress, sit_down
from canasta.loadtest.tables import LoadTable, Log, keep_pace
from canasta.messages import UserError
from canasta.wire.requests import NewQuestion
from canasta.wire.tables import Guest, NewGuest, NewTable, TableInfo

#: Seconds between two moves at a quiet table, number of tables, and time limit for the preparation.
_PACE: Final = 0.1
_TABLES: Final = 2
_PREPARE: Final = 180.0
#: Seconds between the measurement without an attack and the attack.
_PAUSE: Final = 1.0


class Waits(Struct):
    """Waiting times in milliseconds."""

    number: int
    p50: float
    p99: float
    worst: float


class AttackRow(Struct):
    """One attack and the waiting times of other clients, without and during it."""

    attack: str
    what: str  #: the operation that was timed: ``move``, ``table`` (opening one) or ``hint``
    done: int  #: frames sent, or requests answered
    refused: int
    closed: int  #: connections closed by the server
    without: Waits
    during: Waits


class AttackResult(Struct):
    """Result of an attack benchmark."""

    seconds: float
    limit: float  #: milliseconds: limit for the 99th percentile of a move
    rows: list[AttackRow]
    errors: dict[str, int]

    @property
    def held(self) -> bool:
        """True if the 99th percentile of a move stayed within the limit in every attack."""
        return not self.errors and all(
            row.during.p99 <= self.limit for row in self.rows if row.what == "move"
        )


def run_attacks(names: Sequence[str], seconds: float, limit: float, progress: Progress) -> AttackResult:
    """Run the named attacks, or all; each lasts ``seconds``, after an equally long time without an attack."""
    for name in names:
        if name not in ATTACKS:
            raise UserError("loadtest.no_attack", name=name, names=", ".join(ATTACKS))
    return asyncio.run(_run(list(names) or list(ATTACKS), seconds, limit, progress))


async def _run(names: list[str], seconds: float, limit: float, progress: Progress) -> AttackResult:
    gc.disable()
    rows: list[AttackRow] = []
    errors: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, name in enumerate(names):
            progress("attack", number / len(names))
            # A new server for each attack, so that attacks do not influence each other.
            async with server("limited", str(Path(folder) / f"{name}.db")) as address:
                rows += await _one(name, address, seconds, errors)
    return AttackResult(seconds, limit, rows, errors)


async def _one(name: str, address: Address, seconds: float, errors: dict[str, int]) -> list[AttackRow]:
    log = Log(name)
    tables = [LoadTable("", 4, log) for _ in range(_TABLES)]
    try:
        for table in tables:
            await sit_down(Plan(_TABLES), [address], table)
        async with _attacker(name, address, seconds) as process:
            probe = _PROBES.get(name)
            quiet = await _measured(tables, log, address, seconds, probe)
            await asyncio.sleep(_PAUSE)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(b"go\n")
            attacked = await _measured(tables, log, address, seconds, probe)
            async with asyncio.timeout(_PREPARE):
                did = msgspec.json.decode(await process.stdout.readline(), type=AttackReport)
    finally:
        for table in tables:
            table.close()
    for kind, number in log.errors.items():
        errors[kind] = errors.get(kind, 0) + number
    return [
        AttackRow(name, what, did.done, did.refused, did.closed, quiet[what], attacked[what])
        for what in quiet
    ]


@asynccontextmanager
async def _attacker(name: str, address: Address, seconds: float) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start an attacker and wait until it is prepared."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "canasta.loadtest.attackers", name, *map(str, address), str(seconds),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        async with asyncio.timeout(_PREPARE):
            if not await process.stdout.readline():
                raise UserError("loadtest.no_attacker", name=name, source=SOURCE)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _measured(
    tables: list[LoadTable], log: Log, address: Address, seconds: float, probe: _Probe | None
) -> dict[str, Waits]:
    """Time the moves of the quiet tables, and another operation if the attack aims at one."""
    log.clear()
    waits: list[float] = []
    doing = asyncio.create_task(_again(probe[1], address, waits)) if probe else None
    try:
        await keep_pace(tables, _PACE, seconds, lambda _done: None)
        # A move that is still pending counts with the time it has waited so far.
        late = [time.perf_counter() - table.began for table in tables if table.waiting]
    finally:
        if doing is not None:
            doing.cancel()
            with suppress(asyncio.CancelledError):
                await doing
    found = {"move": _waits([took for _, took in log.seen] + late)}
    if probe:
        found[probe[0]] = _waits(waits)
    return found


async def _again(probe: Callable[[Http, str], Awaitable[None]], address: Address, waits: list[float]) -> None:
    """Repeat an operation with pauses; the last one counts even if it is cancelled."""
    async with Http(address) as http:
        token = (await http.ask(Guest, "/api/guests", NewGuest("Ana"))).token
        while True:
            began = time.perf_counter()
            try:
                await probe(http, token)
            finally:
                waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.5)


async def _open_table(http: Http, token: str) -> None:
    table = await http.ask(TableInfo, "/api/tables", NewTable(players=2), token)
    await http.call("POST", f"/api/tables/{table.id}/do", {"do": "close", "key": "close"}, token)


async def _ask_hint(http: Http, token: str) -> None:
    await http.call("POST", "/api/positions/hint", NewQuestion(position=THINK), token)


#: Operations of other clients that an attack aims at, besides their moves.
_Probe = tuple[str, Callable[[Http, str], Awaitable[None]]]
_PROBES: Final[dict[str, _Probe]] = {"pads": ("table", _open_table), "hints": ("hint", _ask_hint)}


def _waits(seconds: list[float]) -> Waits:
    times = [each * 1000 for each in seconds]
    return Waits(len(times), share(times, 0.5), share(times, 0.99), max(times, default=0.0))
