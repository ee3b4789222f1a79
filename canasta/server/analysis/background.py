"""Background jobs: reviews, exercises, valuations, and trials and forecasts of house rules.

A job's id is the hash of its contents. So the same job is run only once for all clients, and only a
client that has a game can ask for its review. A job is cancelled when clients stop asking about it.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

import msgspec
from msgspec import Raw

from canasta.messages import UserError
from canasta.server.analysis.job_queue import JobError
from canasta.server.analysis.jobs import ExerciseJob, ForecastJob, ReviewJob, TrialJob, ValueJob
from canasta.server.fair_queue import Requester
from canasta.storage.reviews import find_review, save_review
from canasta.wire.coach import Review, ReviewStatus

if TYPE_CHECKING:
    from canasta.server.hub import Hub

AnyBackgroundJob = ReviewJob | ExerciseJob | TrialJob | ForecastJob | ValueJob
#: Jobs about a house rule that is being written: a new one replaces the previous one of a person.
_OF_DRAFTS: Final = (TrialJob, ForecastJob)
#: Seconds between two checks whether a client still asks.
_LOOK: Final = 1.0
#: Seconds without a request after which a forecast is cancelled: it is for a reader who is watching.
_FORECAST_PATIENCE: Final = 6.0
#: Number of finished forecasts that are kept, in memory only: a later one may have had more time.
_FORECASTS: Final = 100
#: Number of failed jobs that are remembered, so that a client that asks gets the error.
_REMEMBERED: Final = 200


class _Progress:
    """A job that is queued, running or failed."""

    def __init__(self, requester: Requester, now: float, kind: type[AnyBackgroundJob]) -> None:
        self.requester = requester
        self.kind = kind
        self.asked = now  #: when a client last asked
        self.done = self.wanted = 0
        self.hands = 0  #: number of hands reviewed so far
        self.result = b""  #: the review of these hands
        self.problem: UserError | None = None


class JobStatus(NamedTuple):
    """The status of a job and its result so far, as JSON."""

    status: Literal["waiting", "working", "done"]
    done: int
    wanted: int
    hands: int
    result: bytes


class BackgroundJobs:
    """All reviews, exercises and trials of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._running: dict[str, _Progress] = {}
        self._forecasts: dict[str, bytes] = {}

    async def review(self, requester: Requester, job: ReviewJob) -> ReviewStatus:
        """Return the status of a review; start it if it is neither running nor done."""
        id = job_id(job)
        if await self._is_new(id):
            own = [
                each
                for each in self._running.values()
                if each.requester.person == requester.person
                and each.kind not in _OF_DRAFTS
                and each.problem is None
            ]
            limits = self._hub.settings.limits
            if len(own) >= limits.reviews or self.waiting >= limits.all_reviews:
                raise UserError("server.many_reviews", number=limits.reviews)
            self._start(id, requester, job)
        return await self.review_status(id)

    async def review_status(self, id: str, known: int = 0) -> ReviewStatus:
        """Return the status of a review, and its contents if it is done or has more than ``known`` hands."""
        status = await self.status(id)
        found = ReviewStatus(id, status.status, status.done, status.wanted, status.hands)
        if status.result and (status.status == "done" or status.hands > known):
            found.review = cast(Review, Raw(status.result))
        return found

    async def exercise(self, job: ExerciseJob) -> JobStatus:
        """Return the status of an exercise, the same for all clients; start it if necessary."""
        return await self._status_or_start(Requester(), job)

    async def value(self, requester: Requester, job: ValueJob) -> JobStatus:
        """Return the status of a valuation; start it if the server has time for it."""
        id = job_id(job)
        if await self._is_new(id) and self.waiting >= self._hub.settings.limits.all_reviews:
            return JobStatus("waiting", 0, 0, 0, b"")
        return await self._status_or_start(requester, job)

    async def try_rules(self, requester: Requester, job: TrialJob) -> JobStatus:
        """Return the status of a trial of a house rule; start it if necessary.

        A person has one trial at a time: a new one replaces the previous one.
        """
        self._replace(requester, job)
        return await self._status_or_start(requester, job)

    async def forecast(self, requester: Requester, job: ForecastJob) -> JobStatus:
        """Return the status of a forecast; start it if the server has time for it.

        A person has one forecast at a time, and it ends soon after they have left.
        """
        self._replace(requester, job)
        id = job_id(job)
        if id in self._forecasts:
            return JobStatus("done", 0, 0, 0, self._forecasts[id])
        known = self._running.get(id)
        if known is not None and known.problem is not None:
            del self._running[id]  # the next request tries it again
            raise known.problem
        if known is None:
            if self.waiting >= self._hub.settings.limits.all_reviews:
                return JobStatus("waiting", 0, 0, 0, b"")
            self._start(id, requester, job)
        return await self.status(id)

    def _replace(self, requester: Requester, job: AnyBackgroundJob) -> None:
        """Cancel a person's other jobs of this kind."""
        for id, each in self._running.items():
            if each.kind is type(job) and each.requester.person == requester.person and id != job_id(job):
                each.asked = float("-inf")  # so that it is cancelled

    async def _status_or_start(self, requester: Requester, job: AnyBackgroundJob) -> JobStatus:
        id = job_id(job)
        if await self._is_new(id):
            self._start(id, requester, job)
        return await self.status(id)

    @property
    def waiting(self) -> int:
        """Number of jobs that are queued or running."""
        return sum(each.problem is None for each in self._running.values())

    async def status(self, id: str) -> JobStatus:
        """Return the status of a job; raise a ``UserError`` if it failed or is unknown."""
        progress = self._running.get(id)
        if progress is not None:
            progress.asked = self._hub.now()
            if progress.problem is not None:
                raise progress.problem
        if (here := self.status_here(id)) is not None:
            return here
        found, elsewhere, sure = await self._stored_or_elsewhere(id)
        if found is not None:
            return JobStatus("done", 0, 0, 0, found.encode())
        if elsewhere is not None:
            return elsewhere
        if sure:
            raise UserError("server.no_review")
        return JobStatus("waiting", 0, 0, 0, b"")  # a busy node may have it: the client asks again

    def status_here(self, id: str) -> JobStatus | None:
        """Return the status of a job that runs on this node, for a client of another one."""
        progress = self._running.get(id)
        if progress is None or progress.problem is not None:
            return None
        progress.asked = self._hub.now()
        status: Literal["waiting", "working"] = "working" if progress.wanted else "waiting"
        return JobStatus(status, progress.done, progress.wanted, progress.hands, progress.result)

    async def _stored_or_elsewhere(self, id: str) -> tuple[str | None, JobStatus | None, bool]:
        """Return a stored result, or the status at another node, and whether all nodes have answered."""
        found = await self._stored(id)
        if found is not None or self._hub.node is None:
            return found, None, True
        elsewhere, sure = await self._hub.node.job_status(id)
        if elsewhere is None:
            found = await self._stored(id)  # another node may have finished it between the two questions
        return found, elsewhere, sure

    async def _is_new(self, id: str) -> bool:
        """Return True if a job is neither running nor stored, as far as the nodes that answer know."""
        if self._is_running(id):
            return False
        found, elsewhere, _sure = await self._stored_or_elsewhere(id)
        if found is not None or elsewhere is not None:
            return False
        return not self._is_running(id)  # another client may have asked meanwhile

    def _is_running(self, id: str) -> bool:
        progress = self._running.get(id)
        return progress is not None and progress.problem is None

    async def _stored(self, id: str) -> str | None:
        return await self._hub.database.read(lambda store: find_review(store, id))

    def _start(self, id: str, requester: Requester, job: AnyBackgroundJob) -> None:
        progress = _Progress(requester, self._hub.now(), type(job))
        self._running[id] = progress
        self._hub.spawn(self._run(id, progress, job))

    async def _run(self, id: str, progress: _Progress, job: AnyBackgroundJob) -> None:
        def on_progress(done: int, wanted: int, result: bytes = b"") -> None:
            progress.done, progress.wanted = done, wanted
            if result:
                progress.hands, progress.result = progress.hands + 1, result

        hub = self._hub
        watched = isinstance(job, ForecastJob)
        patience = hub.settings.review_patience
        if watched:
            patience = min(patience, _FORECAST_PATIENCE)
        work = asyncio.ensure_future(hub.analysis.run(progress.requester, job, on_progress))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_LOOK)
                if not work.done() and hub.now() - progress.asked > patience:
                    return
            result = bytes(work.result())
            if watched:
                self._forecasts[id] = result
                for old in list(self._forecasts)[:-_FORECASTS]:
                    del self._forecasts[old]
            else:
                await hub.database.write(lambda store: save_review(store, id, result.decode()))
        except UserError as problem:
            self._fail(progress, problem)
        finally:
            work.cancel()
            if progress.problem is None:
                self._running.pop(id, None)

    def _fail(self, progress: _Progress, problem: UserError) -> None:
        progress.problem = problem if isinstance(problem, JobError) else UserError(problem.message)
        failed = [id for id, each in self._running.items() if each.problem is not None]
        for id in failed[:-_REMEMBERED]:
            del self._running[id]


def job_id(job: AnyBackgroundJob) -> str:
    """Return the id of a job: the hash of its contents."""
    return hashlib.sha256(msgspec.json.encode(job)).hexdigest()[:32]
