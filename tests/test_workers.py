"""Workers: real processes at a real NATS server, and what happens when one of them fails."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from canasta import __version__
from canasta.bots import NAMES
from canasta.server.analysis import job_queue
from canasta.server.analysis.jobs import HintJob, PadSummaryJob, PositionJob, ReplayJob, ReviewJob, VerifyJob
from canasta.server.analysis.worker import JobReply
from canasta.server.bots.pool import Lines, NoWorker, Pool, T, Workers
from canasta.server.bots.worker import WORKER, ActionRequest, BotReply, TrialRequest
from canasta.server.fair_queue import SERVER
from canasta.server.nodes import work_service, workers
from canasta.server.nodes.bus import Bus
from canasta.server.nodes.work_service import WorkService
from canasta.server.nodes.workers import (
    CONTROL,
    WORK_VERSION,
    Piece,
    Receipt,
    WorkerClient,
    WorkRequest,
    kind_of,
    reply_subject,
    subject_of,
)
from tests.services import NatsServer
from tests.serving import running, seated, update_of
from tests.site.workers import SOON, WorkerProcess

Result = TypeVar("Result")
#: Every bot adds the five: the set becomes a canasta.
POSITION = "classic turn=1:play hand1=KKQQ7725A9 setsA=555555 pile=5K"
RECORD = (Path(__file__).parent / "records" / "caliente-2.txt").read_text()
REVIEW = ReviewJob(record=RECORD, samples=1)
#: Takes two seconds after its first line, the time to kill a worker that does it.
SLOWER_REVIEW = ReviewJob(
    record=(Path(__file__).parent / "records" / "american-5.txt").read_text(), samples=1
)
#: Longer than any test.
LONG_REVIEW = ReviewJob(record=RECORD, samples=10**6)
HINT = HintJob(position=POSITION, samples=5)
QUICK = ActionRequest("club", 7, POSITION)
#: The answer of the node's own processes to ``REVIEW``, once it is known.
LOCAL_REVIEW: list[tuple[JobReply, list[JobReply]]] = []


# --- Processes ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def at_work(nats_server: NatsServer) -> Iterator[Site]:
    """A site with a worker that nothing happens to."""
    site = Site(f"{nats_server.url}/at-work")
    with worker(site):
        yield site


class Site(NamedTuple):
    """A site of its own at the shared NATS server."""

    url: str


@contextmanager
def worker(nats: NatsServer | Site, processes: int = 1) -> Iterator[WorkerProcess]:
    """Run a worker."""
    found = WorkerProcess(nats.url, processes)
    try:
        yield found
    finally:
        if not found.ended:
            found.end()


class Watched:
    """Workers that report when one of them has accepted a question."""

    def __init__(self, client: WorkerClient) -> None:
        self._client = client
        self.accepted = asyncio.Event()

    async def ask(
        self,
        question: object,
        reply: type[T],
        seconds: float,
        lines: Lines[T] | None = None,
        valid: Callable[[T], bool] | None = None,
        accepted: Callable[[], None] = lambda: None,
    ) -> T:
        def note() -> None:
            self.accepted.set()
            accepted()

        return await self._client.ask(question, reply, seconds, lines, valid, note)


class Node:
    """The pools of a node: for bots, for analyses, and without workers."""

    def __init__(self, bus: Bus, bot_seconds: float) -> None:
        self.counts: Counter[str] = Counter()
        self.bus = bus
        self.client = WorkerClient(bus, self._count)
        self.watched = Watched(self.client)
        self.bots = Pool(1, bot_seconds, WORKER, BotReply, count=self._count)
        self.analyses = Pool(1, SOON * 10, job_queue.WORKER, JobReply, count=self._count)
        self.local_bots = Pool(1, SOON, WORKER, BotReply)
        self.local_analyses = Pool(1, SOON, job_queue.WORKER, JobReply)

    def _count(self, counter: str) -> None:
        self.counts[counter] += 1

    async def start(self) -> None:
        """Let the pools use workers."""
        await self.client.start()
        workers: Workers = self.watched
        self.bots.use_workers(workers)
        self.analyses.use_workers(workers)

    async def close(self) -> None:
        """Stop everything."""
        await self.client.close()
        await self.bus.close()
        for pool in (self.bots, self.analyses, self.local_bots, self.local_analyses):
            await pool.close()

    async def by_worker(self, question: object, reply: type[T]) -> T:
        """Return the answer of a worker, however long a busy machine takes for a receipt."""
        while True:
            with suppress(NoWorker):
                return await self.client.ask(question, reply, SOON)
            await asyncio.sleep(0.1)

    async def reviewed(self) -> tuple[JobReply, list[JobReply]]:
        """Review a game; return the answer and the lines before it."""
        lines: list[JobReply] = []
        return await self.analyses.ask(REVIEW, SERVER, lines.append), lines

    async def reviewed_locally(self) -> tuple[JobReply, list[JobReply]]:
        """Return what the node's own processes answer."""
        if not LOCAL_REVIEW:
            lines: list[JobReply] = []
            LOCAL_REVIEW.append((await self.local_analyses.ask(REVIEW, SERVER, lines.append), lines))
        return LOCAL_REVIEW[0]


@asynccontextmanager
async def node(nats: NatsServer | Site, bot_seconds: float = 20.0) -> AsyncIterator[Node]:
    """Run a node."""
    found = Node(await Bus.connect(nats.url, "node"), bot_seconds)
    await found.start()
    try:
        yield found
    finally:
        await found.close()


def at_node(
    nats: NatsServer | Site, do: Callable[[Node], Awaitable[Result]], bot_seconds: float = 20.0
) -> Result:
    """Do something at a node."""

    async def doing() -> Result:
        async with node(nats, bot_seconds) as found:
            return await do(found)

    return asyncio.run(doing())


# --- Answers --------------------------------------------------------------------------------------


def test_workers_answer_like_the_nodes_own_processes(at_work: Site) -> None:
    positions = [
        POSITION,
        "boat players=2 turn=1:draw hand1=4455667788 pile=9",
        "american turn=1:draw hand1=4567788KKQQJ4 pile=7A5",
    ]

    async def compare(node: Node) -> None:
        questions = [
            ActionRequest(level, seed, position)
            for level in NAMES
            for seed, position in enumerate(positions, start=5)
        ]
        trial = TrialRequest("extends = 'classic'\nname = 'own'\nversion = 1\n", 2, 1)
        for question in (*questions, trial):
            assert await node.by_worker(question, BotReply) == await node.local_bots.ask(question, SERVER)
        jobs = [
            HINT,
            PositionJob(what="why", position=POSITION, line="lay KK2"),
            PositionJob(what="legal", position="nonsense", language="es"),
        ]
        for job in jobs:
            assert await node.by_worker(job, JobReply) == await node.local_analyses.ask(job, SERVER)

    at_node(at_work, compare)


def test_progress_comes_from_a_worker_as_from_a_process(at_work: Site) -> None:
    async def compare(node: Node) -> None:
        found = await node.reviewed()
        assert found == await node.reviewed_locally()
        assert len(found[1]) > 5
        assert node.counts == {"worker_jobs": 1}

    at_node(at_work, compare)


def test_without_workers_a_node_thinks_itself(nats_server: NatsServer) -> None:
    async def ask(node: Node) -> Counter[str]:
        assert await node.bots.ask(QUICK, SERVER) == BotReply("add 5")
        return node.counts

    assert at_node(nats_server, ask) == {"local_jobs": 1}


def test_a_busy_worker_says_so_and_the_node_thinks_itself(at_work: Site) -> None:
    async def ask(node: Node) -> Counter[str]:
        review = asyncio.create_task(node.analyses.ask(LONG_REVIEW, SERVER, lambda _line: None))
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        assert (await node.bots.ask(QUICK, SERVER)).action
        assert not review.done()
        counts = node.counts.copy()
        review.cancel()
        with suppress(asyncio.CancelledError):
            await review
        return counts

    assert at_node(at_work, ask) == {"local_jobs": 1}


def test_long_jobs_leave_a_process_for_bots(nats_server: NatsServer) -> None:
    async def ask(node: Node) -> None:
        first = asyncio.create_task(node.analyses.ask(LONG_REVIEW, SERVER, lambda _line: None))
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        with pytest.raises(NoWorker):
            await node.client.ask(REVIEW, JobReply, SOON, Lines(lambda _line: None))
        assert (await node.client.ask(QUICK, BotReply, SOON)).action
        first.cancel()
        await asyncio.wait([first])

    with worker(nats_server, 2):
        at_node(nats_server, ask)


def test_a_question_waits_for_a_process_or_a_worker_whichever_is_free_first(at_work: Site) -> None:
    """The node's only process is taken by a review, and so is the worker for a while."""

    async def ask(node: Node) -> Counter[str]:
        there = asyncio.create_task(node.reviewed())
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        here = asyncio.create_task(node.reviewed())
        while not node.analyses._all:
            await asyncio.sleep(0.01)
        asked = asyncio.create_task(node.analyses.ask(HINT, SERVER, lambda _line: None))
        await asyncio.sleep(0.6)
        there.cancel()
        assert (await asked).result
        here.cancel()
        await asyncio.wait([here])
        assert (await node.analyses.ask(HINT, SERVER, lambda _line: None)).result
        return node.counts

    assert at_node(at_work, ask)["worker_jobs"] >= 1


def test_answers_longer_than_a_message_come_in_pieces(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_service, "PIECE", 100)

    async def ask(node: Node) -> None:
        service = WorkService(bus := await Bus.connect(nats_server.url, "worker"), 1)
        await service.join()
        try:
            assert await node.reviewed() == await node.reviewed_locally()
            assert service.answered == {"review": 1}
        finally:
            await service.close()
            await bus.close()

    at_node(nats_server, ask)


# --- Secrets and versions -------------------------------------------------------------------------


def test_what_holds_a_secret_seed_or_names_stays_at_the_node() -> None:
    assert kind_of(ReplayJob(record=RECORD)) is None
    assert kind_of(VerifyJob(record=RECORD)) is None
    assert kind_of(PadSummaryJob(stream="pads/1", entries=[])) is None
    assert kind_of(HINT) == "analysis"


@pytest.mark.parametrize("wrong", ["version", "package", "question", "kind", "reply", "bytes"])
def test_a_worker_refuses_what_it_does_not_know(nats_server: NatsServer, wrong: str) -> None:
    async def ask(node: Node) -> Receipt:
        request = WorkRequest(WORK_VERSION, __version__, "job", "node", msgspec.json.encode(QUICK))
        changes: dict[str, dict[str, Any]] = {
            "version": {"version": WORK_VERSION + 1},
            "package": {"package": "0.0.0"},
            "question": {"question": b'{"type":"dance"}'},
            "kind": {"question": msgspec.json.encode(HINT)},
            "reply": {"reply": "node.>"},
        }
        message = msgspec.msgpack.encode(msgspec.structs.replace(request, **changes.get(wrong, {})))
        service = WorkService(bus := await Bus.connect(nats_server.url, "worker"), 1)
        await service.join()
        try:
            found = await node.bus.request("work.quick", b"\xff" if wrong == "bytes" else message, SOON)
            return msgspec.msgpack.decode(found, type=Receipt)
        finally:
            await service.close()
            await bus.close()

    assert at_node(nats_server, ask) == Receipt("unsupported")


# --- Failures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
@pytest.mark.parametrize("what", ["bot", "review"])
def test_a_lost_worker_costs_a_retry(nats_server: NatsServer, number: int, what: str) -> None:
    async def ask(node: Node, lost: WorkerProcess) -> None:
        asked: asyncio.Future[Any]
        if what == "bot":
            asked = asyncio.ensure_future(node.bots.ask(QUICK, SERVER))
        else:
            asked = asyncio.ensure_future(node.reviewed())
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        lost.process.send_signal(number)
        wanted: object = BotReply("add 5") if what == "bot" else await node.reviewed_locally()
        assert await asyncio.wait_for(asked, SOON) == wanted
        assert node.counts["local_jobs"] + node.counts["worker_jobs"] == 1

    with worker(nats_server) as lost:
        at_node(nats_server, lambda node: ask(node, lost))


def test_another_worker_continues_for_one_that_is_killed(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first worker is frozen at its first line until there is a second one, and killed at its next."""

    async def ask(node: Node, first: WorkerProcess) -> None:
        lines: list[JobReply] = []
        local_lines: list[JobReply] = []
        action = signal.SIGSTOP

        def note(line: JobReply) -> None:
            lines.append(line)
            first.process.send_signal(action)

        with monkeypatch.context() as patience:
            patience.setattr(workers, "_SILENCE", SOON)
            asked = asyncio.create_task(node.analyses.ask(SLOWER_REVIEW, SERVER, note))
            while not lines:
                await asyncio.sleep(0.01)
            second = await asyncio.to_thread(WorkerProcess, nats_server.url)
        try:
            action = signal.SIGKILL
            first.process.send_signal(signal.SIGCONT)
            answer = await node.local_analyses.ask(SLOWER_REVIEW, SERVER, local_lines.append)
            assert (await asked, lines) == (answer, local_lines)  # no line twice
            assert node.counts == {"worker_jobs": 1, "worker_retries": 1}
        finally:
            second.end()

    with worker(nats_server) as first:
        at_node(nats_server, lambda node: ask(node, first))


def garbage(_request: WorkRequest) -> list[bytes]:
    return [b"\xc1 not a message"]


def no_json(request: WorkRequest) -> list[bytes]:
    return [msgspec.msgpack.encode(Piece(request.job, 0, "line", b'{"action":'))]


def illegal(request: WorkRequest) -> list[bytes]:
    return [msgspec.msgpack.encode(Piece(request.job, 0, "line", b'{"action":"discard X"}'))]


def a_gap(request: WorkRequest) -> list[bytes]:
    return [msgspec.msgpack.encode(Piece(request.job, 1, "line", b'{"action":"draw"}'))]


def endless(request: WorkRequest) -> list[bytes]:
    return [msgspec.msgpack.encode(Piece(request.job, number, "alive")) for number in range(1000)]


@asynccontextmanager
async def liar(nats: NatsServer, answer: Callable[[WorkRequest], list[bytes]]) -> AsyncIterator[None]:
    """Run a worker that accepts every question of a quick bot and answers nonsense."""
    bus = await Bus.connect(nats.url, "liar")

    async def take(message: bytes) -> bytes:
        request = msgspec.msgpack.decode(message, type=WorkRequest)
        for piece in answer(request):
            await bus.publish(reply_subject(request.reply), piece)
        return msgspec.msgpack.encode(Receipt("accepted"))

    await bus.subscribe(subject_of("quick"), take, queue="quick")
    await bus.flush()
    try:
        yield
    finally:
        await bus.close()


@pytest.mark.parametrize("answer", [garbage, no_json, illegal, a_gap, endless])
def test_nonsense_costs_a_retry(
    nats_server: NatsServer, answer: Callable[[WorkRequest], list[bytes]]
) -> None:
    async def ask(node: Node) -> None:
        wanted = await node.bots.ask(QUICK, SERVER)  # from now on its process is ready
        async with liar(nats_server, answer):
            found = await node.bots.ask(QUICK, SERVER, valid=lambda reply: reply == wanted)
        assert found == wanted
        assert node.counts["local_jobs"] == 2
        assert node.counts["worker_retries"] >= 1

    at_node(nats_server, ask, bot_seconds=8.0)


def test_workers_that_are_frozen_are_left_alone_for_a_while(nats_server: NatsServer) -> None:
    async def ask(node: Node, frozen: WorkerProcess) -> None:
        asked, request = 0, node.bus.request

        async def counted(subject: str, message: bytes, seconds: float) -> bytes:
            nonlocal asked
            asked += 1
            return await request(subject, message, seconds)

        node.bus.request = counted  # type: ignore[method-assign]
        frozen.process.send_signal(signal.SIGSTOP)
        for requests in (2, 0):
            asked = 0
            with pytest.raises(NoWorker):
                await node.client.ask(QUICK, BotReply, SOON)
            assert asked == requests

    with worker(nats_server) as frozen:
        at_node(nats_server, lambda node: ask(node, frozen))


def test_nats_is_killed_while_a_worker_thinks_and_comes_back() -> None:
    async def ask(nats: NatsServer, node: Node, there: WorkerProcess) -> None:
        asked = asyncio.create_task(node.reviewed())
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        nats.kill()
        assert await asked == await node.reviewed_locally()
        assert node.counts["local_jobs"] == 1
        assert (await node.bots.ask(QUICK, SERVER)).action
        await asyncio.to_thread(there.hear, "cannot be reached")
        await asyncio.to_thread(nats.start)
        await asyncio.to_thread(there.hear, "is back")
        while not node.counts["worker_jobs"]:
            assert (await node.bots.ask(QUICK, SERVER)).action
            await asyncio.sleep(0.1)

    with NatsServer() as nats, worker(nats) as there:  # not the one that other tests use
        at_node(nats, lambda node: asyncio.wait_for(ask(nats, node, there), 3 * SOON))


def test_a_cancelled_question_is_cancelled_at_the_worker(nats_server: NatsServer) -> None:
    async def ask(node: Node) -> None:
        service = WorkService(bus := await Bus.connect(nats_server.url, "worker"), 1)
        await service.join()
        try:
            asked = asyncio.create_task(node.analyses.ask(LONG_REVIEW, SERVER, lambda _line: None))
            while not service._analyses._all:
                await asyncio.sleep(0.01)
            (process,) = service._analyses._all
            asked.cancel()
            await asyncio.wait_for(process.wait(), SOON)
            assert not service._jobs
            assert not service.answered
        finally:
            await service.close()
            await bus.close()

    at_node(nats_server, ask)


def test_a_worker_stops_what_a_silent_node_has_asked(
    nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_service, "_ORPHANED", 1.0)

    async def ask() -> None:
        service = WorkService(bus := await Bus.connect(nats_server.url, "worker"), 1)
        await service.join()
        async with node(nats_server) as gone:
            asked = asyncio.create_task(gone.analyses.ask(LONG_REVIEW, SERVER, lambda _line: None))
            while not service._analyses._all:
                await asyncio.sleep(0.01)
            (process,) = service._analyses._all
            await gone.bus.close()  # before it could cancel anything
            await asyncio.wait_for(process.wait(), SOON)
            asked.cancel()
            await asyncio.wait([asked])
        await service.close()
        await bus.close()

    asyncio.run(ask())


def test_a_node_says_that_it_waits(nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that takes longer than the limit for silent nodes is not stopped."""
    monkeypatch.setattr(work_service, "_ORPHANED", 3.0)
    heard: list[bytes] = []

    async def hear(message: bytes) -> None:
        heard.append(message)

    async def ask(node: Node) -> None:
        await node.bus.subscribe(CONTROL, hear)
        service = WorkService(bus := await Bus.connect(nats_server.url, "worker"), 1)
        await service.join()
        lines: list[JobReply] = []
        job = ReviewJob(record=RECORD, samples=40)
        asked = asyncio.create_task(node.analyses.ask(job, SERVER, lines.append))
        began = time.monotonic()
        while time.monotonic() - began < 5.0:
            await asyncio.sleep(0.1)
        assert service._jobs or asked.done()
        assert heard or asked.done()
        asked.cancel()
        await asyncio.wait([asked])
        await service.close()
        await bus.close()

    at_node(nats_server, ask)


# --- The command ----------------------------------------------------------------------------------


def test_a_worker_that_is_stopped_finishes_what_it_has(nats_server: NatsServer) -> None:
    async def ask(node: Node, stopped: WorkerProcess) -> None:
        asked = asyncio.create_task(node.analyses.ask(HINT, SERVER, lambda _line: None))
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        code, out, errors = await asyncio.to_thread(stopped.end, signal.SIGTERM)
        assert (await asked).result
        assert (code, errors) == (0, "")
        assert "Stopping." in out
        assert out.endswith("Stopped.\n")
        assert node.counts == {"worker_jobs": 1}

    with worker(nats_server) as stopped:
        at_node(nats_server, lambda node: ask(node, stopped))


def test_a_worker_that_is_stopped_twice_gives_back_what_it_has(nats_server: NatsServer) -> None:
    async def ask(node: Node, stopped: WorkerProcess) -> None:
        asked = asyncio.create_task(node.reviewed())
        await asyncio.wait_for(node.watched.accepted.wait(), SOON)
        stopped.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(stopped.hear, "Stopping.")
        code, out, errors = await asyncio.to_thread(stopped.end, signal.SIGINT)
        assert (code, out, errors) == (0, "Stopped.\n", "")
        assert await asked == await node.reviewed_locally()
        assert node.counts == {"worker_retries": 1, "local_jobs": 1}

    with worker(nats_server) as stopped:
        at_node(nats_server, lambda node: ask(node, stopped))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "Name the NATS server of the site: --bus nats://HOST:PORT, or the variable CANASTA_BUS."),
        (["--bus", "http://10.0.0.2"], "http://10.0.0.2 is not an address of NATS."),
        (["--bus", "nats://ana:secret@127.0.0.1:1"], "There is no NATS at nats://127.0.0.1:1."),
    ],
)
def test_a_worker_without_nats_says_what_is_missing(words: list[str], problem: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "canasta", "worker", *words], capture_output=True, text=True, timeout=SOON
    )
    assert done.returncode == 2
    assert problem in done.stderr
    assert "secret" not in done.stderr


# --- A server -------------------------------------------------------------------------------------


def test_the_bots_of_a_server_think_at_a_worker(nats_server: NatsServer, tmp_path: Path) -> None:
    with worker(nats_server, 2), running(tmp_path) as server:
        hub = server.hub
        bus = server.wait_for(Bus.connect(nats_server.url, "node"))
        try:
            server.wait_for(hub.use_bus(bus))
            (seat,) = seated(server, 1, players=2)
            counts = hub.metrics.counts
            with seat:
                seat.start(bots="club")
                update_of(seat)
                game = server.table(seat.table).game
                while counts["worker_jobs"] < 2:
                    for level in ("club", "champion"):
                        assert server.wait_for(hub.think(game, level))
            assert counts["bots_failed"] == 0
            text = server.inside(lambda: hub.metrics.text(hub.gauges()))
            assert f"canasta_worker_jobs_total {counts['worker_jobs']}" in text
        finally:
            server.wait_for(bus.close())
