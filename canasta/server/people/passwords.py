"""Passwords: hashed by argon2 in a few threads, so that a flood of logins cannot hold the tables up."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from canasta.messages import Complaint
from canasta.server.settings import Hashing
from canasta.storage.accounts import folded

T = TypeVar("T")
#: Characters that a password has at least.
SHORTEST: Final = 8
#: How much less the threads insist on a processor than the tables do.
_NICE: Final = 5


def check_password(name: str, password: str) -> None:
    """A ``Complaint`` if a password would be guessed at once."""
    if len(password) < SHORTEST:
        raise Complaint("server.password_short", number=SHORTEST)
    if folded(name) == folded(password):
        raise Complaint("server.password_name")


class Passwords:
    """Hashes and checks passwords, a few at a time; who comes when too many wait is sent away."""

    def __init__(self, how: Hashing) -> None:
        self._hasher = PasswordHasher(time_cost=how.rounds, memory_cost=how.memory, parallelism=1)
        self._pool = ThreadPoolExecutor(how.threads, "passwords", _step_back)
        self._most = how.threads + how.waiting
        self._under_way = 0
        # An unknown name is checked against the password of nobody: that takes as long as a wrong one.
        self._nobody = self._pool.submit(self._hasher.hash, os.urandom(16).hex())

    def close(self) -> None:
        """Wait for nothing that has not begun."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def check(self, hash: str | None, password: str) -> str | None:
        """What to keep of a password if it is right, which may be the same; None if it is not."""

        def check() -> str | None:
            try:
                self._hasher.verify(hash or self._nobody.result(), password)
            except (VerificationError, InvalidHashError):
                return None
            if hash is not None and self._hasher.check_needs_rehash(hash):
                return self._hasher.hash(password)
            return hash

        return await self._run(check)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._under_way >= self._most:
            raise Complaint("server.busy")
        loop = asyncio.get_running_loop()
        future = self._pool.submit(work)
        self._under_way += 1

        def done(_future: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._done)

        future.add_done_callback(done)  # also if nobody waits for it any more
        return await asyncio.wrap_future(future)

    def _done(self) -> None:
        self._under_way -= 1


def _step_back() -> None:
    """Let everything else in the process come first, where a thread can say so."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
