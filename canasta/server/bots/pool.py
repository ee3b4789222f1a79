"""A pool of worker processes that answer one question at a time; a failed process is replaced.

With workers on other machines (``canasta.server.nodes.workers``), a pool asks them first.
"""

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
from canasta.server.fair_queue import FairSemaphore, Gone, Requester
from canasta.server.metrics import resident

#: Maximum length of an answer in bytes.
LONGEST: Final = 32 * 1024 * 1024
#: Niceness of the processes relative to the server, so that the server comes first if cores are scarce.
_NICE: Final = 5
#: Maximum number of processes while some are slow, as a multiple of the pool's size.
_MORE: Final = 4
#: Questions that are with workers at the same time, as a multiple of the pool's size.
_WITH_WORKERS: Final = 16
#: Seconds after which workers are asked again while all processes of the pool are taken.
_AGAIN: Final = 0.25
T = TypeVar("T", bound="Answer")


class Answer(Protocol):
    """A line of output from a process."""

    @property
    def last(self) -> bool:
        """True for the final line of an answer."""


class NoAnswer(Exception):
    """A process crashed, or was killed because it did not answer in time."""


class NoWorker(Exception):
    """No worker on another machine has answered."""


class Lines(Generic[T]):
    """The lines of an answer before the last; a retry repeats them, so each is reported only once."""

    def __init__(self, on_line: Callable[[T], None]) -> None:
        self._on_line = on_line
        self._reported = self._number = 0

    def restart(self) -> None:
        """Expect the first line again."""
        self._number = 0

    def add(self, line: T) -> None:
        """Report a line, unless it is a repetition."""
        self._number += 1
        if self._number > self._reported:
            self._reported = self._number
            self._on_line(line)


class Workers(Protocol):
    """Workers on other machines."""

    async def ask(
        self,
        question: object,
        reply: type[T],
        seconds: float,
        lines: Lines[T] | None = None,
        valid: Callable[[T], bool] | None = None,
        accepted: Callable[[], None] = lambda: None,
    ) -> T:
        """Return the answer of a worker; raise ``NoWorker`` if there is none."""


class Pool(Generic[T]):
    """A pool of ``size`` processes, started on demand; ``seconds`` is the time limit for each line.

    A process that has not answered after ``patience`` seconds keeps running, and another one is started for
    the next question. One address may use at most ``each`` processes, if that is given. The processes are
    ``nice`` to the server and to each other.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        module: str,
        reply: type[T],
        patience: float = inf,
        each: int = 0,
        count: Callable[[str], None] = lambda _counter: None,
        nice: int = _NICE,
    ) -> None:
        self._nice = nice
        self._module, self._reply = module, reply
        self._size, self._each = size, each
        self._turns = FairSemaphore(size, each)
        self._seconds = seconds
        self._patience = patience
        self._count = count  #: increases a counter of the metrics
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._workers: Workers | None = None
        self._worker_turns = FairSemaphore(size * _WITH_WORKERS, each * _WITH_WORKERS)

    def use_workers(self, workers: Workers | None) -> None:
        """Ask these workers first from now on."""
        self._workers = workers

    async def ask(
        self,
        question: object,
        requester: Requester,
        on_line: Callable[[T], None] | None = None,
        valid: Callable[[T], bool] | None = None,
        gone: Gone | None = None,
    ) -> T:
        """Wait for a turn and return an answer; raise ``NoAnswer`` if there is none.

        Args:
            question: A struct that the processes know.
            requester: The caller, for a fair order.
            on_line: Called with every line before the last.
            valid: Whether the answer of a worker makes sense; otherwise another one is asked.
            gone: Returns when the caller has disconnected. A question that still waits then is dropped with
                ``CallerGone``.
        """
        lines = None if on_line is None else Lines(on_line)
        if self._workers is None:
            await self._turns.acquire(requester, gone)
            return await self._ask_here(question, requester, lines, self._seconds)
        async with self._worker_turns.slot(requester, gone):
            return await self._ask_workers(self._workers, question, requester, lines, valid)

    async def _ask_workers(
        self,
        workers: Workers,
        question: object,
        requester: Requester,
        lines: Lines[T] | None,
        valid: Callable[[T], bool] | None,
    ) -> T:
        """Ask workers, again and again while all processes of the pool are taken; then ask a process."""
        now = asyncio.get_running_loop().time
        # Half of the time is left to a process of the pool if a worker fails. With progress, the time limit
        # is for each line.
        left = self._seconds if lines is not None else self._seconds / 2
        turn: asyncio.Task[None] | None = None

        def leave_queue() -> None:
            nonlocal turn
            if turn is not None and not turn.cancel():  # the turn has come already
                self._turns.release(requester)
            turn = None

        try:
            while True:
                asked = now()
                try:
                    if left > 0:
                        found = await workers.ask(question, self._reply, left, lines, valid, leave_queue)
                        self._count("worker_jobs")
                        return found
                except NoWorker:
                    if lines is None:
                        left -= now() - asked
                if turn is None:
                    turn = asyncio.ensure_future(self._turns.acquire(requester))
                if (await asyncio.wait([turn], timeout=_AGAIN if left > 0 else None))[0]:
                    turn = None
                    break
        finally:
            leave_queue()
        if lines is not None:
            lines.restart()
            return await self._ask_here(question, requester, lines, self._seconds)
        return await self._ask_here(question, requester, None, self._seconds / 2 + max(0.0, left))

    async def _ask_here(
        self, question: object, requester: Requester, lines: Lines[T] | None, seconds: float
    ) -> T:
        """Return the answer of a process of the pool; the turn is there already."""
        place = _Place(self._turns, requester)
        slow = None
        if self._patience < inf:
            slow = asyncio.get_running_loop().call_later(self._patience, self._let_others, place)
        try:
            found = await self._answer(question, lines, seconds)
            self._count("local_jobs")
            return found
        finally:
            if slow is not None:
                slow.cancel()
            place.leave()

    def _let_others(self, place: _Place) -> None:
        if len(self._all) < self._size * _MORE:
            place.leave()

    async def _answer(self, question: object, lines: Lines[T] | None, seconds: float) -> T:
        for again in (False, True):  # retried once: the process may have been killed from outside
            try:
                process = self._idle.pop() if self._idle and not again else await self._start()
            except OSError as problem:
                raise NoAnswer from problem
            try:
                found = await self._exchange(process, question, lines, seconds)
            except TimeoutError as problem:
                self._end(process)
                raise NoAnswer from problem
            except Exception as problem:  # event loops differ in how they report a dead process
                self._end(process)
                if again or lines is not None:  # a retry would report the same progress twice
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

    async def _exchange(
        self, process: Process, question: object, lines: Lines[T] | None, seconds: float
    ) -> T:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        while True:
            # Unlike wait_for of Python 3.11, this loses no cancellation if a line arrives with it.
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
            found = msgspec.json.decode(line, type=self._reply)
            if found.last:
                return found
            if lines is not None:
                lines.add(found)

    async def _start(self) -> Process:
        folder = str(Path(canasta.__file__).parent.parent)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])},
        )
        with suppress(AttributeError, OSError):  # not available here, or the process has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + self._nice)
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.ensure_future(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    def memory(self) -> int:
        """Return the memory of all processes in bytes."""
        return sum(resident(process.pid) for process in self._all)

    async def close(self) -> None:
        """Kill all processes."""
        for process in list(self._all):
            self._end(process)
        if self._ending:
            await asyncio.wait(self._ending)
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
