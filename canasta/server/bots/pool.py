"""A pool of worker processes that answer one question at a time; a failed process is replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

import canasta
from canasta.server.fair_queue import FairSemaphore, Requester
from canasta.server.metrics import resident

#: Maximum length of an answer in bytes.
_LONGEST: Final = 32 * 1024 * 1024
#: Niceness of the processes relative to the server, so that the server comes first if cores are scarce.
_NICE: Final = 5
#: Maximum number of processes while some are slow, as a multiple of the pool's size.
_MORE: Final = 4
T = TypeVar("T", bound="Answer")


class Answer(Protocol):
    """A line of output from a process."""

    @property
    def last(self) -> bool:
        """True for the final line of an answer."""


class NoAnswer(Exception):
    """A process crashed, or was killed because it did not answer in time."""


class Pool(Generic[T]):
    """A pool of ``size`` processes, started on demand; ``seconds`` is the time limit for each line.

    A process that has not answered after ``patience`` seconds keeps running, and another one is started for
    the next question. One address may use at most ``each`` processes, if that is given.
    """

    def __init__(
        self, size: int, seconds: float, module: str, reply: type[T], patience: float = inf, each: int = 0
    ) -> None:
        self._module, self._reply = module, reply
        self._size = size
        self._turns = FairSemaphore(size, each)
        self._seconds = seconds
        self._patience = patience
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(
        self, question: object, requester: Requester, on_line: Callable[[T], None] | None = None
    ) -> T:
        """Wait for a turn and return the answer of a process; raise ``NoAnswer`` if there is none.

        ``on_line`` is called with every line before the last.
        """
        await self._turns.acquire(requester)
        place = _Place(self._turns, requester)
        slow = None
        if self._patience < inf:
            slow = asyncio.get_running_loop().call_later(self._patience, self._let_others, place)
        try:
            return await self._answer(question, on_line)
        finally:
            if slow is not None:
                slow.cancel()
            place.leave()

    def _let_others(self, place: _Place) -> None:
        if len(self._all) < self._size * _MORE:
            place.leave()

    async def _answer(self, question: object, on_line: Callable[[T], None] | None) -> T:
        for again in (False, True):  # retried once: the process may have been killed from outside
            try:
                process = self._idle.pop() if self._idle and not again else await self._start()
            except OSError as problem:
                raise NoAnswer from problem
            try:
                found = await self._exchange(process, question, on_line)
            except TimeoutError as problem:
                self._end(process)
                raise NoAnswer from problem
            except Exception as problem:  # event loops differ in how they report a dead process
                self._end(process)
                if again or on_line is not None:  # a retry would report the same progress twice
                    raise NoAnswer from problem
                continue
            except BaseException:
                self._end(process)
                raise
            if len(self._idle) < self._size:
                self._idle.append(process)
            else:
                self._end(process)
            return found
        raise NoAnswer

    async def _exchange(self, process: Process, question: object, on_line: Callable[[T], None] | None) -> T:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        while True:
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            found = msgspec.json.decode(line, type=self._reply)
            if found.last:
                return found
            if on_line is not None:
                on_line(found)

    async def _start(self) -> Process:
        folder = str(Path(canasta.__file__).parent.parent)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=_LONGEST,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])},
        )
        with suppress(AttributeError, OSError):  # not available here, or the process has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _NICE)
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    def memory(self) -> int:
        """Return the memory of all processes in bytes."""
        return sum(resident(process.pid) for process in self._all)

    async def close(self) -> None:
        """Kill all processes."""
        processes = list(self._all)
        for process in processes:
            self._end(process)
        for process in processes:
            await process.wait()
        self._idle.clear()


class _Place:
    """A place in the pool, held while a question is answered; it can be released only once."""

    def __init__(self, turns: FairSemaphore, requester: Requester) -> None:
        self._turns: FairSemaphore | None = turns
        self._requester = requester

    def leave(self) -> None:
        """Release the place."""
        if self._turns is not None:
            self._turns.release(self._requester)
            self._turns = None
