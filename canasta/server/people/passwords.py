"""Passwords: hashed by argon2 in a few threads, so that a flood of logins cannot block the tables."""

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

from canasta.messages import UserError
from canasta.server.settings import Hashing
from canasta.storage.accounts import fold_name

T = TypeVar("T")
#: Minimum length of a password.
SHORTEST: Final = 8
#: Niceness of the hashing threads, so that tables get the processor first.
_NICE: Final = 5


def check_password(name: str, password: str) -> None:
    """Raise ``UserError`` if a password is too easy to guess."""
    if len(password) < SHORTEST:
        raise UserError("server.password_short", number=SHORTEST)
    if fold_name(name) == fold_name(password):
        raise UserError("server.password_name")


class Passwords:
    """A password hasher with a few threads; calls are refused if the queue is full."""

    def __init__(self, how: Hashing) -> None:
        self._hasher = PasswordHasher(time_cost=how.rounds, memory_cost=how.memory, parallelism=1)
        self._pool = ThreadPoolExecutor(how.threads, "passwords", _step_back)
        self._most = how.threads + how.waiting
        self._under_way = 0
        # Unknown names are checked against a random password, so that they take as long as a wrong password.
        self._nobody = self._pool.submit(self._hasher.hash, os.urandom(16).hex())

    def close(self) -> None:
        """Stop the threads; calls that have not started are cancelled."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password, for storage."""
        return await self._run(lambda: self._hasher.hash(password))

    async def check(self, hash: str | None, password: str) -> str | None:
        """Return the hash to store if the password is right, updated if outdated; None if it is wrong."""

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
            raise UserError("server.busy")
        loop = asyncio.get_running_loop()
        future = self._pool.submit(work)
        self._under_way += 1

        def done(_future: Future[T]) -> None:
            with suppress(RuntimeError):  # the event loop has ended
                loop.call_soon_threadsafe(self._done)

        future.add_done_callback(done)  # even if the caller has stopped waiting
        return await asyncio.wrap_future(future)

    def _done(self) -> None:
        self._under_way -= 1


def _step_back() -> None:
    """Lower this thread's priority, where the system supports it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
