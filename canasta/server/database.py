"""Database access of a server: reads and writes are awaited, and writes are grouped.

The event loop never waits for a read: a read may be a network round trip, and all clients would wait with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from threading import local
from typing import Any, Final, TypeVar, cast

from canasta.server.metrics import Metrics
from canasta.storage import StorageError, Store
from canasta.storage.erasure import wipe
from canasta.storage.writer import Callback, Group, Job, Writer, run_callbacks

LOG = logging.getLogger("canasta.server")
T = TypeVar("T")
#: Seconds from the start of one group to the start of the next. Even a small group costs as much processor
#: time as several moves. A single write after a quiet period does not wait.
GATHER: Final = 0.004
#: Maximum number of jobs in a group. No job is confirmed until its whole group is on the disk, and while all
#: clients wait the processor is idle.
TOGETHER: Final = 100
#: Largest file, in bytes, that is rewritten while the server runs; that takes a second or two. A larger file
#: is rewritten when the server stops or starts.
SOON: Final = 256 * 1024 * 1024
#: Number of threads that read, each with its own connection.
READERS: Final = 2


class Database:
    """One database, for one event loop. ``location`` is the path of its file."""

    def __init__(self, location: Path | str, metrics: Metrics) -> None:
        self.location = location
        self._stores = [Store(location, shared=True)]  #: of the readers
        self._wipe()
        self._stores += [Store(location, shared=True) for _ in range(READERS - 1)]
        self._own = local()  #: the store of the current reader thread
        self._free = list(self._stores)
        self._readers = ThreadPoolExecutor(READERS, "reader", self._take_store)
        self.erased = False  #: something was erased since the file was last rewritten
        self._loop = asyncio.get_running_loop()
        self._metrics = metrics
        self._writer = Writer(location, self._deliver)
        self._waiting: list[tuple[Job, Callback]] = []  #: jobs for the next group
        self._writing = False
        self._next = 0.0  #: time at which the next group may start
        self._in_place = True  #: False once the database files were found deleted or replaced

    async def read(self, job: Callable[[Store], T]) -> T:
        """Run a job that only reads, in a reader thread; it sees everything that was written before.

        Use one job for all reads of a call. Long jobs belong into ``read_apart``: all clients share the
        reader threads.
        """
        began = self._loop.time()
        try:
            return await self._loop.run_in_executor(
                self._readers, partial(copy_context().run, self._read, job)
            )
        finally:
            self._metrics.reads.note(self._loop.time() - began)

    async def read_apart(self, job: Callable[[Store], T]) -> T:
        """Run a job that reads for long, in a separate thread, on a separate connection."""

        def work() -> T:
            with Store(self.location, read_only=True) as store:
                return job(store)

        return await asyncio.to_thread(work)

    async def write(self, job: Callable[[Store], T]) -> T:
        """Run a job that writes; return its result once it is on the disk.

        If this raises an exception, nothing was written.
        """
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
            self._metrics.writes.note(self._loop.time() - began)

    async def check_place(self) -> None:
        """Check whether the database files were deleted or replaced, even while nothing is written."""
        if self._in_place and not await self.read(lambda store: store.in_place()):
            self._in_place = False
            try:
                await self.write(lambda _store: None)
            except StorageError as problem:
                LOG.critical(str(problem))

    def close(self) -> None:
        """Write the pending jobs, finish the running reads, and close the file."""
        for job, tell in self._waiting:
            self._writer.submit(job, tell)
        self._writer.close()
        self._readers.shutdown(wait=True, cancel_futures=True)
        for store in self._stores[1:]:
            store.close()
        self._wipe()
        self._stores[0].close()

    async def wipe(self) -> None:
        """Rewrite the file after something was erased, while no client is connected."""
        self.erased = False

        def work() -> None:
            with suppress(StorageError), Store(self.location) as store:  # otherwise when the server stops
                wipe(store, SOON)

        await asyncio.to_thread(work)

    def _wipe(self) -> None:
        with suppress(StorageError):  # the disk is full, or another process writes: retried next time
            wipe(self._stores[0])

    def _take_store(self) -> None:
        self._own.store = self._free.pop()

    def _read(self, job: Callable[[Store], T]) -> T:
        return job(cast(Store, self._own.store))

    def _deliver(self, group: Group) -> None:
        with suppress(RuntimeError):  # the loop has ended; the data is on the disk
            self._loop.call_soon_threadsafe(self._tell, group)

    def _tell(self, group: Group) -> None:
        self._metrics.groups.note(len(group.jobs))
        if not self._waiting:
            self._writing = False
        elif self._loop.time() < self._next:
            self._write_soon()
        else:
            self._write()  # now, so that the disk is busy while the results are delivered
        run_callbacks(group)

    def _write_soon(self) -> None:
        """Schedule the pending jobs: now, or when enough time has passed since the last group."""
        wait = self._next - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._write)
        else:
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        self._next = self._loop.time() + GATHER
        jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._writer.submit_group(jobs)
