"""Some processes that answer questions, one at a time each; one that fails is replaced by a new one."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

import canasta
from canasta.server.bots.worker import Reply, Thought, Trial

#: Bytes of the longest answer.
_LONGEST = 1024 * 1024


class NoAnswer(Exception):
    """A process fell over, or was ended because it did not answer in time."""


class Pool:
    """At most so many processes, started when they are needed."""

    def __init__(self, size: int, seconds: float) -> None:
        self._free = asyncio.Semaphore(size)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, question: Thought | Trial) -> Reply:
        """The answer of one of the processes; ``NoAnswer`` if there is none."""
        async with self._free:
            try:
                process = self._idle.pop() if self._idle else await self._start()
            except OSError as problem:
                raise NoAnswer from problem
            try:
                found = await asyncio.wait_for(self._exchange(process, question), self._seconds)
            except BaseException as problem:
                self._end(process)
                if isinstance(problem, (TimeoutError, OSError, ValueError)):
                    raise NoAnswer from problem
                raise
            self._idle.append(process)
            return found

    async def _exchange(self, process: Process, question: Thought | Trial) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Reply)

    async def _start(self) -> Process:
        folder = str(Path(canasta.__file__).parent.parent)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "canasta.server.bots.worker",
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
