"""Threads for work that would block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from typing import Final, TypeVar

from canasta.server.fair_queue import FairSemaphore, Requester
from canasta.server.settings import Limits

T = TypeVar("T")
#: Number of threads. They share the interpreter lock with the event loop, so more would not be faster. An
#: address can use only one of them at a time; the other stays free for other addresses.
THREADS: Final = 2
#: Switch interval of the interpreter in seconds. A move acquires the lock about a dozen times; with Python's
#: usual 5 ms it would take 60 ms while a thread computes.
SWITCH: Final = 0.0005


class ThreadPool:
    """A small thread pool that schedules addresses and people fairly."""

    def __init__(self, limits: Limits) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(THREADS, "worker")
        self._turns = FairSemaphore(THREADS, THREADS - 1, limits.waiting, limits.address_waiting)

    async def run(self, requester: Requester, doing: Callable[[], T]) -> T:
        """Run a function in a thread; raise a ``UserError`` if the caller's queue is full."""
        await self._turns.acquire(requester)
        # The place is taken until the thread has finished, even if the caller is cancelled.
        running = self._pool.submit(copy_context().run, doing)
        running.add_done_callback(lambda _: self._give_back(requester))
        return await asyncio.wrap_future(running)

    def _give_back(self, requester: Requester) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._turns.release, requester)

    def close(self) -> None:
        """Shut the threads down without waiting for them."""
        self._pool.shutdown(wait=False, cancel_futures=True)
