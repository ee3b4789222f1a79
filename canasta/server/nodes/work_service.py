"""The worker's side: takes the questions of nodes and answers them with its own processes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from canasta import __version__
from canasta.server.analysis.job_queue import WORKER as ANALYSIS_WORKER
from canasta.server.analysis.worker import JobReply
from canasta.server.bots.pool import NoAnswer, Pool
from canasta.server.bots.worker import WORKER as BOT_WORKER
from canasta.server.bots.worker import ActionRequest, BotReply, TrialRequest
from canasta.server.fair_queue import SERVER
from canasta.server.nodes.bus import Bus
from canasta.server.nodes.workers import (
    CONTROL,
    KINDS,
    LONG_KINDS,
    PIECE,
    WORK_VERSION,
    WORKER_BEAT,
    Control,
    Kind,
    Piece,
    PieceKind,
    Question,
    Receipt,
    WorkRequest,
    kind_of,
    reply_subject,
    subject_of,
)

LOG = logging.getLogger("canasta.server")
#: Seconds without a sign of life from its node after which a job is stopped.
_ORPHANED: Final = 10.0
#: Seconds for one line. The node has a stricter limit and cancels the job; this one is a safeguard.
_LINE: Final = 600.0

_read_question = msgspec.json.Decoder(Question).decode
_ACCEPTED, _BUSY, _UNSUPPORTED = (
    msgspec.msgpack.encode(Receipt(status)) for status in ("accepted", "busy", "unsupported")
)


class _Job:
    """A question that is being answered."""

    def __init__(self, id: str, subject: str, kind: Kind, now: float) -> None:
        self.id, self.subject, self.kind = id, subject, kind
        self.heard = now  #: when the node has last said that it waits
        self.number = 0  #: of the next piece
        self.task: asyncio.Task[None] | None = None


class WorkService:
    """Answers questions with up to ``processes`` processes at a time; it never lets a question wait."""

    def __init__(self, bus: Bus, processes: int) -> None:
        self._bus = bus
        self._processes = processes
        self._bots = Pool(processes, _LINE, BOT_WORKER, BotReply)
        self._analyses = Pool(processes, _LINE, ANALYSIS_WORKER, JobReply)
        self._jobs: dict[str, _Job] = {}
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self._now = asyncio.get_running_loop().time
        self.answered: Counter[str] = Counter()  #: by kind, and ``failed``

    async def join(self) -> None:
        """Join the queue groups."""
        await self._bus.subscribe(CONTROL, self._control, ordered=True)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._send_all()), loop.create_task(self._beat())]
        for kind in KINDS:
            await self._bus.subscribe(subject_of(kind), partial(self._take, kind), queue=kind, ordered=True)
        await self._bus.flush()

    async def drain(self, seconds: float) -> None:
        """Refuse further questions, and wait until those that were taken are answered."""
        self._stopping = True
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def close(self) -> None:
        """Give back what is not answered, and stop the processes."""
        self._stopping = True
        for job in list(self._jobs.values()):
            self._send(job, "failed")
            self._stop(job)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._out.join(), 1.0)
        await self._bus.flush()
        for task in self._tasks:
            task.cancel()
        await self._bots.close()
        await self._analyses.close()

    async def _take(self, kind: Kind, message: bytes) -> bytes:
        """Take a question if a process is free; return the receipt."""
        try:
            request = msgspec.msgpack.decode(message, type=WorkRequest)
            if request.version != WORK_VERSION or request.package != __version__:
                return _UNSUPPORTED
            question = _read_question(request.question)
        except msgspec.MsgspecError:
            return _UNSUPPORTED
        if kind_of(question) != kind or not request.reply.isalnum() or request.job in self._jobs:
            return _UNSUPPORTED
        long = sum(job.kind in LONG_KINDS for job in self._jobs.values())
        full = len(self._jobs) >= self._processes
        if self._stopping or full or (kind in LONG_KINDS and long >= max(1, self._processes - 1)):
            return _BUSY
        job = _Job(request.job, reply_subject(request.reply), kind, self._now())
        self._jobs[job.id] = job
        job.task = asyncio.get_running_loop().create_task(self._answer(job, question))
        return _ACCEPTED

    async def _answer(self, job: _Job, question: Question) -> None:
        def on_line(line: JobReply) -> None:
            self._send(job, "line", msgspec.json.encode(line))

        last: BotReply | JobReply
        try:
            if isinstance(question, ActionRequest | TrialRequest):
                last = await self._bots.ask(question, SERVER)
            else:
                last = await self._analyses.ask(question, SERVER, on_line)
            self._send(job, "line", msgspec.json.encode(last))
            self.answered[job.kind] += 1
        except NoAnswer:
            LOG.warning("job failed", extra={"where": job.kind})
            self._send(job, "failed")
            self.answered["failed"] += 1
        except Exception as problem:
            LOG.error("error", extra={"where": job.kind}, exc_info=problem)
            self._send(job, "failed")
            self.answered["failed"] += 1
        finally:
            self._jobs.pop(job.id, None)

    def _send(self, job: _Job, kind: PieceKind, data: bytes = b"") -> None:
        """Queue a message to the node, in as many pieces as NATS needs."""
        last = max(0, len(data) - 1) // PIECE * PIECE  # where the last piece begins
        pieces = [Piece(job.id, 0, "part", data[start : start + PIECE]) for start in range(0, last, PIECE)]
        for piece in (*pieces, Piece(job.id, 0, kind, data[last:])):
            piece.number = job.number
            job.number += 1
            self._out.put_nowait((job.subject, msgspec.msgpack.encode(piece)))

    async def _send_all(self) -> None:
        while True:
            subject, message = await self._out.get()
            await self._bus.publish(subject, message)
            self._out.task_done()

    async def _control(self, message: bytes) -> None:
        try:
            control = msgspec.msgpack.decode(message, type=Control)
        except msgspec.MsgspecError:
            return
        for id in control.alive:
            if id in self._jobs:
                self._jobs[id].heard = self._now()
        for id in control.cancelled:
            if id in self._jobs:
                self._stop(self._jobs[id])

    def _stop(self, job: _Job) -> None:
        if job.task is not None:
            job.task.cancel()

    async def _beat(self) -> None:
        """Send signs of life to the nodes, and stop jobs of nodes that send none."""
        while True:
            await asyncio.sleep(WORKER_BEAT)
            for job in list(self._jobs.values()):
                if self._now() - job.heard > _ORPHANED:
                    LOG.warning("job orphaned", extra={"where": job.kind})
                    self._stop(job)
                else:
                    self._send(job, "alive")
