"""The queue for jobs, with limits per person, per address and in total, and a time limit for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec import Raw

from canasta.messages import UserError
from canasta.server.analysis.jobs import AnyJob, ForecastJob, Progress, ReviewJob
from canasta.server.analysis.worker import JobReply
from canasta.server.bots.pool import NoAnswer, Pool, Workers
from canasta.server.fair_queue import Gone, Requester
from canasta.server.settings import ServerSettings

WORKER: Final = "canasta.server.analysis.worker"
#: Niceness of the process for forecasts, which only get idle processor time.
_SPARE: Final = 19


class JobError(UserError):
    """An error reported by a worker process, with its sentence."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(error)
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence


class JobQueue:
    """Processes for jobs: a pool for interactive ones, one for reviews, and one for forecasts."""

    def __init__(
        self, settings: ServerSettings, count: Callable[[str], None] = lambda _counter: None
    ) -> None:
        self._limits = settings.limits
        # If there are several processes, one address never gets all: jobs of others start immediately.
        each = max(1, settings.workers - 1)
        seconds = settings.analysis_seconds
        self._quick = Pool(settings.workers, seconds, WORKER, JobReply, each=each, count=count)
        self._long = Pool(1, seconds, WORKER, JobReply, count=count)
        self._spare = Pool(1, seconds, WORKER, JobReply, count=count, nice=_SPARE)
        self._busy: Counter[str] = Counter()  #: by person, or by address for callers who have not signed in
        self._addresses: Counter[str] = Counter()

    async def run(
        self, requester: Requester, job: AnyJob, progress: Progress | None = None, gone: Gone | None = None
    ) -> Raw:
        """Return the answer to a job as JSON; raise a ``UserError`` if it fails or a limit is exceeded.

        Jobs with ``progress`` run in the background and are counted separately. A job that still waits when
        its caller has ``gone`` is dropped, and no longer counts; a job that has started is finished.
        """
        limits, kind = self._limits, "" if progress is None else "background "
        counts = (self._busy, kind + requester.name), (self._addresses, kind + requester.address)
        most = limits.analyses, limits.address_analyses
        if any(counter[name] >= number for (counter, name), number in zip(counts, most, strict=True)) or (
            self._busy.total() >= limits.all_analyses
        ):
            raise UserError("server.many_analyses")
        for counter, name in counts:
            counter[name] += 1
        pool = self._quick
        if isinstance(job, ReviewJob):
            pool = self._long
        elif isinstance(job, ForecastJob):
            pool = self._spare

        def on_line(reply: JobReply) -> None:
            if progress is not None:
                progress(reply.done, reply.wanted, bytes(reply.result))

        try:
            reply = await pool.ask(job, requester, on_line, gone=gone)
        except NoAnswer:
            raise UserError("server.slow") from None
        finally:
            for counter, name in counts:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
        if reply.error:
            raise JobError(reply.error, reply.sentence)
        return reply.result

    def use_workers(self, workers: Workers | None) -> None:
        """Ask these workers first from now on."""
        self._quick.use_workers(workers)
        self._long.use_workers(workers)

    async def close(self) -> None:
        """Kill all processes."""
        await self._quick.close()
        await self._long.close()
        await self._spare.close()
