"""Background jobs with stored results: reviews, exercises and trials of house rules.

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
from canasta.server.analysis.jobs import ExerciseJob, ReviewJob, TrialJob
from canasta.server.fair_queue import Requester
from canasta.storage.reviews import find_review, save_review
from canasta.wire.coach import Review, ReviewStatus

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds between two checks whether a client still asks.
_LOOK: Final = 1.0
#: Number of failed jobs that are remembered, so that a client that asks gets the error.
_REMEMBERED: Final = 200


class _Progress:
    """A job that is queued, running or failed."""

    def __init__(self, requester: Requester, now: float, *, trial: bool = False) -> None:
        self.requester = requester
        self.trial = trial  #: True for the trial of a house rule
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

    def review(self, requester: Requester, job: ReviewJob) -> ReviewStatus:
        """Return the status of a review; start it if it is neither running nor done."""
        id = job_id(job)
        if self._is_new(id):
            own = [
                each
                for each in self._running.values()
                if each.requester.person == requester.person and not each.trial and each.problem is None
            ]
            limits = self._hub.settings.limits
            if len(own) >= limits.reviews or self.waiting >= limits.all_reviews:
                raise UserError("server.many_reviews", number=limits.reviews)
            self._start(id, requester, job)
        return self.review_status(id)

    def review_status(self, id: str, known: int = 0) -> ReviewStatus:
        """Return the status of a review, and its contents if it is done or has more than ``known`` hands."""
        status = self.status(id)
        found = ReviewStatus(id, status.status, status.done, status.wanted, status.hands)
        if status.result and (status.status == "done" or status.hands > known):
            found.review = cast(Review, Raw(status.result))
        return found

    def exercise(self, job: ExerciseJob) -> JobStatus:
        """Return the status of an exercise, the same for all clients; start it if necessary."""
        return self._status_or_start(Requester(), job)

    def try_rules(self, requester: Requester, job: TrialJob) -> JobStatus:
        """Return the status of a trial of a house rule; start it if necessary.

        A person has one trial at a time: a new one replaces the previous one.
        """
        for id, each in self._running.items():
            if each.trial and each.requester.person == requester.person and id != job_id(job):
                each.asked = float("-inf")  # so that it is cancelled
        return self._status_or_start(requester, job)

    def _status_or_start(self, requester: Requester, job: ExerciseJob | TrialJob) -> JobStatus:
        id = job_id(job)
        if self._is_new(id):
            self._start(id, requester, job)
        return self.status(id)

    @property
    def waiting(self) -> int:
        """Number of jobs that are queued or running."""
        return sum(each.problem is None for each in self._running.values())

    def status(self, id: str) -> JobStatus:
        """Return the status of a job; raise a ``UserError`` if it failed or is unknown."""
        progress = self._running.get(id)
        if progress is not None:
            progress.asked = self._hub.now()
            if progress.problem is not None:
                raise progress.problem
            status: Literal["waiting", "working"] = "working" if progress.wanted else "waiting"
            return JobStatus(status, progress.done, progress.wanted, progress.hands, progress.result)
        found = find_review(self._hub.database.store, id)
        if found is None:
            raise UserError("server.no_review")
        return JobStatus("done", 0, 0, 0, found.encode())

    def _is_new(self, id: str) -> bool:
        """Return True if a job is neither running nor stored."""
        progress = self._running.get(id)
        stopped = progress is None or progress.problem is not None
        return stopped and find_review(self._hub.database.store, id) is None

    def _start(self, id: str, requester: Requester, job: ReviewJob | ExerciseJob | TrialJob) -> None:
        progress = _Progress(requester, self._hub.now(), trial=isinstance(job, TrialJob))
        self._running[id] = progress
        self._hub.spawn(self._run(id, progress, job))

    async def _run(self, id: str, progress: _Progress, job: ReviewJob | ExerciseJob | TrialJob) -> None:
        def on_progress(done: int, wanted: int, result: bytes = b"") -> None:
            progress.done, progress.wanted = done, wanted
            if result:
                progress.hands, progress.result = progress.hands + 1, result

        hub = self._hub
        work = asyncio.ensure_future(hub.analysis.run(progress.requester, job, on_progress))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_LOOK)
                if not work.done() and hub.now() - progress.asked > hub.settings.review_patience:
                    return
            result = bytes(work.result())
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


def job_id(job: ReviewJob | ExerciseJob | TrialJob) -> str:
    """Return the id of a job: the hash of its contents."""
    return hashlib.sha256(msgspec.json.encode(job)).hexdigest()[:32]
