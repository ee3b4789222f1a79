"""A job queue that runs the jobs of a table in order, one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class CommandQueue:
    """A sequential job queue. ``idle`` is called when it is empty, ``failed`` when a job raises an error."""

    def __init__(self, idle: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        self._idle = idle
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """True while a job is pending or running."""
        return bool(self._jobs or self._worker)

    async def wait_for(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job and return its result; the job runs even if the caller is cancelled."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def doing() -> None:
            try:
                result = await job()
            except Exception as problem:
                if not future.cancelled():
                    future.set_exception(problem)
            else:
                if not future.cancelled():
                    future.set_result(result)

        self.add(doing)
        return await future

    def add(self, job: Job) -> None:
        """Queue a job."""
        self._jobs.append(job)
        if self._worker is None:
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
                self.add(self._jobs.popleft())
