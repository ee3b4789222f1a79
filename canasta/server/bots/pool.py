"""Some processes that answer questions, one at a time each; one that fails is replaced by a new one."""

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
from canasta.server.metrics import resident
from canasta.server.turns import Turns, Who

#: Bytes of the longest answer.
_LONGEST: Final = 32 * 1024 * 1024
#: By how much the processes let others go first where cores are scarce: the server, above all.
_NICE: Final = 5
#: How many times as many processes as wanted there may be while some of them are slow.
_MORE: Final = 4
T = TypeVar("T", bound="Answer")


class Answer(Protocol):
    """A line from a process; the last one ends what it was asked."""

    @property
    def last(self) -> bool:
        """Whether no other follows."""


class NoAnswer(Exception):
    """A process fell over, or was ended because it did not answer in time."""


class Pool(Generic[T]):
    """So many processes, started when they are needed; ``seconds`` are for one line of an answer.

    While one has not answered after ``patience`` seconds it goes on thinking, and another one is started for
    the next question. One address has at most ``each`` of them, if that is given.
    """

    def __init__(
        self, size: int, seconds: float, module: str, reply: type[T], patience: float = inf, each: int = 0
    ) -> None:
        self._module, self._reply = module, reply
        self._size = size
        self._turns = Turns(size, each)
        self._seconds = seconds
        self._patience = patience
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, question: object, who: Who, hear: Callable[[T], None] | None = None) -> T:
        """Wait for a turn and return the answer of one of the processes; ``NoAnswer`` if there is none.

        ``hear`` is told of what comes before the last line.
        """
        await self._turns.take(who)
        place = _Place(self._turns, who)
        slow = None
        if self._patience < inf:
            slow = asyncio.get_running_loop().call_later(self._patience, self._let_others, place)
        try:
            return await self._answer(question, hear)
        finally:
            if slow is not None:
                slow.cancel()
            place.leave()

    def _let_others(self, place: _Place) -> None:
        if len(self._all) < self._size * _MORE:
            place.leave()

    async def _answer(self, question: object, hear: Callable[[T], None] | None) -> T:
        for again in (False, True):  # one that fell over may have been ended by somebody else
            try:
                process = self._idle.pop() if self._idle and not again else await self._start()
            except OSError as problem:
                raise NoAnswer from problem
            try:
                found = await self._exchange(process, question, hear)
            except TimeoutError as problem:
                self._end(process)
                raise NoAnswer from problem
            except Exception as problem:  # whatever a loop makes of a process that has gone
                self._end(process)
                if again or hear is not None:  # who has heard something would hear it twice
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

    async def _exchange(self, process: Process, question: object, hear: Callable[[T], None] | None) -> T:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        while True:
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            found = msgspec.json.decode(line, type=self._reply)
            if found.last:
                return found
            if hear is not None:
                hear(found)

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
        with suppress(AttributeError, OSError):  # a system without it, or the process has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _NICE)
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    def memory(self) -> int:
        """Bytes that all processes have."""
        return sum(resident(process.pid) for process in self._all)

    async def close(self) -> None:
        """End all processes."""
        processes = list(self._all)
        for process in processes:
            self._end(process)
        for process in processes:
            await process.wait()
        self._idle.clear()


class _Place:
    """One of the places that there are for questions at a time; it can be left once."""

    def __init__(self, turns: Turns, who: Who) -> None:
        self._turns: Turns | None = turns
        self._who = who

    def leave(self) -> None:
        """Let somebody else have it."""
        if self._turns is not None:
            self._turns.give_back(self._who)
            self._turns = None
