"""Some processes that answer questions, one at a time each; one that fails is replaced by a new one."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

import canasta

#: Bytes of the longest answer.
_LONGEST = 32 * 1024 * 1024
T = TypeVar("T", bound="Answer")


class Answer(Protocol):
    """A line from a process; the last one ends what it was asked."""

    @property
    def last(self) -> bool:
        """Whether no other follows."""


class NoAnswer(Exception):
    """A process fell over, or was ended because it did not answer in time."""


class Pool(Generic[T]):
    """At most so many processes, started when they are needed; ``seconds`` are for one line of an answer."""

    def __init__(self, size: int, seconds: float, module: str, reply: type[T]) -> None:
        self._module, self._reply = module, reply
        self._free = asyncio.Semaphore(size)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, question: object, hear: Callable[[T], None] | None = None) -> T:
        """The answer of one of the processes; ``NoAnswer`` if there is none.

        ``hear`` is told of what comes before the last line.
        """
        async with self._free:
            try:
                process = self._idle.pop() if self._idle else await self._start()
            except OSError as problem:
                raise NoAnswer from problem
            try:
                found = await self._exchange(process, question, hear)
            except BaseException as problem:
                self._end(process)
                if isinstance(problem, (TimeoutError, OSError, ValueError)):
                    raise NoAnswer from problem
                raise
            self._idle.append(process)
            return found

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
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all processes."""
        processes = list(self._all)
        for process in processes:
            self._end(process)
        for process in processes:
            await process.wait()
        self._idle.clear()
