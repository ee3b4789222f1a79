"""A job queue that runs the jobs of a table in order, one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class CommandQueue:
    """A sequential job queue.

    Args:
        prepare: Awaited before each job; if it raises an error, the job is not run.
        idle: Called when the queue is empty.
        failed: Called with an error of ``prepare``, or of a job whose result is not awaited.
    """

    def __init__(
        self,
        prepare: Callable[[], Awaitable[object]],
        idle: Callable[[], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._prepare = prepare
        self._idle = idle
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._running = False  #: a caller runs its job itself

    @property
    def busy(self) -> bool:
        """True while a job is pending or running."""
        return bool(self._jobs or self._worker or self._running)

    async def run(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job and return its result, in the task of the caller if no other job is pending.

        That saves a task and two passes of the event loop. Nothing may cancel the caller, since a job has to
        run to its end.
        """
        if self.busy:
            return await self.wait_for(job)
        self._running = True
        try:
            await self._prepare()
            return await job()
        finally:
            self._running = False
            if self._jobs:
                self._start()
            else:
                self._idle()

    async def wait_for(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job and return its result; the job runs even if the caller is cancelled."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def doing() -> None:
            try:
                await self._prepare()
                result = await job()
            except Exception as problem:
                if not future.cancelled():
                    future.set_exception(problem)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self._add(doing)
        return await future

    def add(self, job: Job) -> None:
        """Queue a job."""

        async def doing() -> None:
            await self._prepare()
            await job()

        self._add(doing)

    def _add(self, job: Job) -> None:
        self._jobs.append(job)
        if self._worker is None and not self._running:
            self._start()

    def _start(self) -> None:
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                try:
                    await self._jobs.popleft()()
                except Exception as problem:
                    self._failed(problem)
                if not self._jobs:
                    self._idle()
        finally:
            self._worker = None
            if self._jobs:
                self._add(self._jobs.popleft())
