"""Workers: processes on any machine that answer the questions of nodes, through NATS.

A node sends a question to the queue group of its kind, and one worker of the group replies at once with a
receipt: accepted, busy or unsupported. The lines of the answer come to the node's own subject, with a sign of
life every second. A question that no worker takes, or whose worker is lost, goes to the next worker, and then
to the node's own processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf
from secrets import token_hex
from typing import Final, Literal

import msgspec

from canasta import __version__
from canasta.bots import thinks
from canasta.server.analysis.jobs import (
    AnyJob,
    CompareJob,
    DraftJob,
    ExerciseJob,
    HintJob,
    OpenHouseJob,
    PictureJob,
    PositionJob,
    ReviewJob,
    TrialJob,
)
from canasta.server.bots.pool import LONGEST, Lines, NoAnswer, NoWorker, T
from canasta.server.bots.worker import ActionRequest, TrialRequest
from canasta.server.nodes.bus import Bus, BusError

#: The version of the messages in this file. A worker refuses any other one.
WORK_VERSION: Final = 1
#: The kinds of questions. Each has a subject and a queue group.
Kind = Literal["quick", "deep", "analysis", "review", "exercise", "trial"]
KINDS: Final[tuple[Kind, ...]] = ("quick", "deep", "analysis", "review", "exercise", "trial")
#: Kinds that take long, and must leave a process of a worker free for the others.
LONG_KINDS: Final[frozenset[Kind]] = frozenset(("review", "exercise", "trial"))
#: Where nodes say which jobs they wait for, and which they have given up.
CONTROL: Final = "work.control"
#: Seconds between two signs of life of a worker, and between two of a node.
WORKER_BEAT: Final = 1.0
NODE_BEAT: Final = 2.0
#: The longest message in bytes. NATS allows 1 MB unless its configuration says otherwise.
PIECE: Final = 256 * 1024
_QUESTION: Final = 768 * 1024

#: Seconds until a receipt must be there.
_RECEIPT: Final = 1.0
#: Seconds without a sign of life after which a worker counts as lost.
_SILENCE: Final = 3.0
#: Workers that are asked before a node thinks itself, and those that may owe a receipt.
_TRIES: Final = 3
_LATE: Final = 2
#: Seconds for which no worker is asked after none has sent a receipt: they may be frozen.
_REST: Final = 5.0

#: What workers answer. A replay is not among them: it contains the seed of a game in play.
Question = ActionRequest | TrialRequest | AnyJob
_ANALYSES: Final = (HintJob, PositionJob, DraftJob, PictureJob, OpenHouseJob, CompareJob)


PieceKind = Literal["part", "line", "alive", "failed"]


class WorkRequest(msgspec.Struct):
    """A question to a worker."""

    version: int  #: ``WORK_VERSION`` of the node
    package: str  #: version of the package: another one may choose other actions
    job: str  #: a random id
    reply: str  #: the id of the node's subject for the answer
    question: bytes  #: as JSON


class Receipt(msgspec.Struct):
    """What a worker does with a question."""

    status: Literal["accepted", "busy", "unsupported"]


class Piece(msgspec.Struct):
    """A piece of an answer; long lines have several parts."""

    job: str
    number: int  #: counts the pieces of a job from 0
    kind: PieceKind
    data: bytes = b""


class Control(msgspec.Struct, omit_defaults=True):
    """Jobs that a node still waits for, and jobs that it has given up."""

    alive: list[str] = []
    cancelled: list[str] = []


class _Refused(Exception):
    """A worker is busy or does not support the question."""


class _Lost(Exception):
    """A worker has died, is frozen, or answers nonsense."""


def kind_of(question: object) -> Kind | None:
    """Return the kind of a question; None if it must not leave the node.

    >>> kind_of(ActionRequest("champion", 1, "classic hand1=444"))
    'deep'
    """
    if isinstance(question, ActionRequest):
        return "deep" if thinks(question.level) else "quick"
    if isinstance(question, TrialRequest | TrialJob):
        return "trial"
    if isinstance(question, ReviewJob):
        return "review"
    if isinstance(question, ExerciseJob):
        return "exercise"
    return "analysis" if isinstance(question, _ANALYSES) else None


def subject_of(kind: Kind) -> str:
    """Return the subject of a kind of questions."""
    return f"work.{kind}"


def reply_subject(id: str) -> str:
    """Return the subject of a node for answers."""
    return f"work.reply.{id}"


class WorkerClient:
    """The node's side: sends questions to workers and reads their answers.

    Args:
        bus: The connection to NATS.
        count: Increases a counter of the metrics.
    """

    def __init__(self, bus: Bus, count: Callable[[str], None]) -> None:
        self._bus = bus
        self._count = count
        self._id = token_hex(8)
        self._jobs: dict[str, asyncio.Queue[Piece]] = {}
        self._rest_until = -inf
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._now = asyncio.get_running_loop().time

    async def start(self) -> None:
        """Subscribe to the answers."""
        await self._bus.subscribe(reply_subject(self._id), self._receive, ordered=True)
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def close(self) -> None:
        """Give up all jobs; the bus stays open."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        if self._jobs:
            await self._bus.publish(CONTROL, _encode(Control(cancelled=list(self._jobs))))

    async def ask(
        self,
        question: object,
        reply: type[T],
        seconds: float,
        lines: Lines[T] | None = None,
        valid: Callable[[T], bool] | None = None,
        accepted: Callable[[], None] = lambda: None,
    ) -> T:
        """Return the answer of a worker.

        Args:
            question: A struct that the worker processes know.
            reply: The type of each line of the answer.
            seconds: The time limit for each line; without ``lines``, for everything.
            lines: Receives every line before the last.
            valid: Whether a last line makes sense; otherwise another worker is asked.
            accepted: Called when a worker has accepted the question.

        Raises:
            NoWorker: No worker has answered; the node should think itself.
            NoAnswer: A worker has exceeded the time limit for a line.
        """
        kind = kind_of(question)
        if kind is None or not self._bus.connected or self._now() < self._rest_until:
            raise NoWorker
        content = msgspec.json.encode(question)
        if len(content) > _QUESTION:
            raise NoWorker
        until = inf if lines is not None else self._now() + seconds
        late = 0
        for _ in range(_TRIES):
            job = token_hex(8)
            pieces = self._jobs[job] = asyncio.Queue()
            done = False
            try:
                await self._hand_over(kind, job, content)
                late = 0
                accepted()
                if lines is not None:
                    lines.restart()
                found = await self._read(pieces, reply, seconds, until, lines, valid)
                done = True
                return found
            except _Refused:
                done = True
            except TimeoutError:
                late += 1
            except _Lost:
                self._count("worker_retries")
            finally:
                del self._jobs[job]
                if not done:
                    self._spawn_cancel(job)
            if self._now() >= until or late >= _LATE:
                break
        if late:
            self._rest_until = self._now() + _REST
        raise NoWorker

    async def _hand_over(self, kind: Kind, job: str, content: bytes) -> None:
        request = WorkRequest(WORK_VERSION, __version__, job, self._id, content)
        try:
            found = await self._bus.request(subject_of(kind), _encode(request), _RECEIPT)
            receipt = msgspec.msgpack.decode(found, type=Receipt)
        except BusError as problem:
            if isinstance(problem.__cause__, TimeoutError):
                raise TimeoutError from problem
            raise NoWorker from problem  # no worker for this kind, or NATS is away
        except msgspec.MsgspecError as problem:
            raise _Lost from problem
        if receipt.status != "accepted":
            raise _Refused

    async def _read(
        self,
        pieces: asyncio.Queue[Piece],
        reply: type[T],
        seconds: float,
        until: float,
        lines: Lines[T] | None,
        valid: Callable[[T], bool] | None,
    ) -> T:
        number = length = 0
        parts: list[bytes] = []
        due = min(until, self._now() + seconds)
        while True:
            try:
                # Unlike wait_for of Python 3.11, this loses no cancellation if a piece arrives with it.
                async with asyncio.timeout(max(0.0, min(_SILENCE, due - self._now()))):
                    piece = await pieces.get()
            except TimeoutError as problem:
                if self._now() < due or lines is None:
                    raise _Lost from problem
                raise NoAnswer from problem
            length += len(piece.data)
            if piece.number != number or piece.kind == "failed" or length > LONGEST:
                raise _Lost
            number += 1
            if piece.kind == "alive":
                continue
            parts.append(piece.data)
            if piece.kind == "part":
                continue
            try:
                found = msgspec.json.decode(b"".join(parts), type=reply)
            except msgspec.MsgspecError as problem:
                raise _Lost from problem
            if found.last:
                if valid is not None and not valid(found):
                    raise _Lost
                return found
            if lines is not None:
                lines.add(found)
            length, parts, due = 0, [], min(until, self._now() + seconds)

    async def _receive(self, message: bytes) -> None:
        try:
            piece = msgspec.msgpack.decode(message, type=Piece)
        except msgspec.MsgspecError:
            return  # its job is unknown, and will be missed
        pieces = self._jobs.get(piece.job)
        if pieces is not None:
            pieces.put_nowait(piece)

    def _spawn_cancel(self, job: str) -> None:
        message = _encode(Control(cancelled=[job]))
        task = asyncio.get_running_loop().create_task(self._bus.publish(CONTROL, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(NODE_BEAT)
            if self._jobs:
                await self._bus.publish(CONTROL, _encode(Control(alive=list(self._jobs))))


def _encode(message: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(message)
