"""The disk of a server: reading is quick and done at once, writing is done in groups and waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from canasta.server.metrics import Metrics
from canasta.storage import StorageError, Store
from canasta.storage.erasing import wipe
from canasta.storage.writer import Group, Job, Tell, Writer, tell_all

LOG = logging.getLogger("canasta.server")
T = TypeVar("T")
#: Seconds from the beginning of a group to that of the next. A group costs the processor as much as several
#: moves, however small it is; who comes alone does not wait.
GATHER: Final = 0.004
#: Jobs of a group at most. Of a large one nobody hears until all of it is on the disk, and while everybody
#: waits the processor has nothing to do.
TOGETHER: Final = 100
#: Bytes of a file that is written anew while the server runs, within a second or two. A larger one has to
#: wait until the server ends or starts.
SOON: Final = 256 * 1024 * 1024


class Durable:
    """One database, for one event loop."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        self.store = Store(path)
        self._path = path
        self._wipe()
        self.erased = False  #: something was erased since the file was written anew
        self._loop = asyncio.get_running_loop()
        self._metrics = metrics
        self._writer = Writer(path, self._deliver)
        self._waiting: list[tuple[Job, Tell]] = []  #: for the group that is being written
        self._writing = False
        self._next = 0.0  #: when the next group may begin
        self._in_place = True  #: until the files of the database are found to be others

    async def write(self, job: Callable[[Store], T]) -> T:
        """Write something; it is on the disk when this comes back, and nothing was written if it raises."""
        future: asyncio.Future[T] = self._loop.create_future()

        def tell(result: Any, problem: Exception | None) -> None:
            if future.cancelled():
                return
            if problem is None:
                future.set_result(cast(T, result))
            else:
                future.set_exception(problem)

        began = self._loop.time()
        self._waiting.append((job, tell))
        if not self._writing:
            self._writing = True
            self._write_soon()
        try:
            return await future
        finally:
            self._metrics.durable.note(self._loop.time() - began)

    async def check_place(self) -> None:
        """Notice that the files of the database were deleted or replaced, also while nobody writes."""
        if self._in_place and not self.store.in_place():
            self._in_place = False
            try:
                await self.write(lambda _store: None)
            except StorageError as problem:
                LOG.critical(str(problem))

    def close(self) -> None:
        """Write what waits, and let go of the file."""
        for job, tell in self._waiting:
            self._writer.submit(job, tell)
        self._writer.close()
        self._wipe()
        self.store.close()

    async def wipe(self) -> None:
        """Write the file anew after something was erased, while no client is connected."""
        self.erased = False

        def work() -> None:
            with suppress(StorageError), Store(self._path) as store:  # else when the server ends
                wipe(store, SOON)

        await asyncio.to_thread(work)

    def _wipe(self) -> None:
        with suppress(StorageError):  # the disk is full, or another process writes: the next time
            wipe(self.store)

    def _deliver(self, group: Group) -> None:
        with suppress(RuntimeError):  # the loop has ended; what was written stays written
            self._loop.call_soon_threadsafe(self._tell, group)

    def _tell(self, group: Group) -> None:
        self._metrics.groups.note(len(group.jobs))
        if not self._waiting:
            self._writing = False
        elif self._loop.time() < self._next:
            self._write_soon()
        else:
            self._write()  # now, so that the disk is busy while everybody is told
        tell_all(group)

    def _write_soon(self) -> None:
        """Write what waits, at once or when enough time has passed since the last group."""
        wait = self._next - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._write)
        else:
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        self._next = self._loop.time() + GATHER
        jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._writer.submit_group(jobs)
