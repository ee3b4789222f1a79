"""``canasta worker``: think for the bots and the coach of servers."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import click

from canasta.cli.command import command, option
from canasta.cli.errors import end_without_memory
from canasta.cli.server_data import BUS
from canasta.messages import UserError, text
from canasta.storage.folder import hide_password

if TYPE_CHECKING:
    from canasta.server.nodes.bus import Bus
    from canasta.server.nodes.work_service import WorkService

#: Seconds that jobs in progress get to finish when the worker stops.
_GRACE: Final = 10
#: Seconds between two reports, and between two looks at the connection.
_REPORT: Final = 60.0
_LOOK: Final = 0.5


@command("worker")
@option("--bus", say="worker_bus", metavar="ADDRESS", envvar=BUS)
@option("--processes", say="processes", type=click.IntRange(min=1), metavar="NUMBER")
def worker_command(bus: str | None, processes: int | None) -> None:
    """Run a worker."""
    if not bus:
        raise UserError("cli.worker.bus", variable=BUS)
    from canasta.jobs.cores import cores
    from canasta.memory import memory_watched
    from canasta.server.logs import json_logging

    with json_logging(end_without_memory), memory_watched(end_without_memory):
        asyncio.run(_work(bus, processes or cores()))


async def _work(address: str, processes: int) -> None:
    from canasta.server.nodes.bus import Bus  # needs a package that most commands do without
    from canasta.server.nodes.work_service import WorkService

    signals = _Signals()
    bus = await Bus.connect(address, f"worker {socket.gethostname()}")
    service = WorkService(bus, processes)
    try:
        await service.join()
        click.echo(text("cli.worker.joined", address=hide_password(address), processes=processes))
        reports = asyncio.ensure_future(_report(bus, service))
        await asyncio.wait([reports, stopping := signals.next()], return_when=asyncio.FIRST_COMPLETED)
        reports.cancel()
        if stopping.done():
            click.echo(text("cli.worker.leaving", seconds=_GRACE))
            draining = asyncio.ensure_future(service.drain(_GRACE))
            await asyncio.wait([draining, signals.next()], return_when=asyncio.FIRST_COMPLETED)
            draining.cancel()
        with suppress(asyncio.CancelledError):
            await reports  # raises what has ended it
    finally:
        await service.close()
        await bus.close()
    click.echo(text("cli.worker.left"))


class _Signals:
    """Ctrl-C and SIGTERM as futures; a second signal completes the second one."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._future: asyncio.Future[None] = self._loop.create_future()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                self._loop.add_signal_handler(number, self._arrived)
            except NotImplementedError:  # Windows
                signal.signal(number, lambda *_: self._loop.call_soon_threadsafe(self._arrived))

    def next(self) -> asyncio.Future[None]:
        """Return a future that the next signal completes."""
        if self._future.done():
            self._future = self._loop.create_future()
        return self._future

    def _arrived(self) -> None:
        if not self._future.done():
            self._future.set_result(None)


async def _report(bus: Bus, service: WorkService) -> None:
    """Print the number of jobs each minute, and when NATS goes away or comes back."""
    now = asyncio.get_running_loop().time
    connected, due = True, now() + _REPORT
    seen: Counter[str] = Counter()
    while True:
        await asyncio.sleep(_LOOK)
        if bus.connected != connected:
            connected = bus.connected
            click.echo(text("cli.worker.back" if connected else "cli.worker.away"))
        if now() >= due:
            due = now() + _REPORT
            new = service.answered - seen
            seen = service.answered.copy()
            if new:
                kinds = ", ".join(text(f"cli.worker.kind.{kind}", number=new[kind]) for kind in sorted(new))
                click.echo(text("cli.worker.minute", number=new.total(), kinds=kinds))
