"""Background jobs with stored results: reviews, exercises and trials of house rules.

A job's id is the hash of its study. So the same study is computed only once for all clients, and only a
client that has a game can ask for its review. A job is cancelled when clients stop asking about it.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

import msgspec
from msgspec import Raw

from canasta.messages import UserError
from canasta.server.studies.desk import StudyError
from canasta.server.studies.jobs import Posed, Reviewed, Tried
from canasta.server.turns import Who
from canasta.storage.reviews import find_review, save_review
from canasta.wire.coach import Review, ReviewStatus

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds between two checks whether a client still asks.
_LOOK: Final = 1.0
#: Number of failed jobs that are remembered, so that a client that asks gets the error.
_REMEMBERED: Final = 200


class _Job:
    """A job that is queued, running or failed."""

    def __init__(self, who: Who, now: float, *, trial: bool = False) -> None:
        self.who = who
        self.trial = trial  #: True for the trial of a house rule
        self.asked = now  #: when a client last asked
        self.done = self.wanted = 0
        self.hands = 0  #: number of hands reviewed so far
        self.result = b""  #: the review of these hands
        self.problem: UserError | None = None


class Standing(NamedTuple):
    """The status of a job and its result so far, as JSON."""

    status: Literal["waiting", "working", "done"]
    done: int
    wanted: int
    hands: int
    result: bytes


class Reviews:
    """All reviews, exercises and trials of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._jobs: dict[str, _Job] = {}

    def ask(self, who: Who, study: Reviewed) -> ReviewStatus:
        """Return the status of a review; start it if it is neither running nor done."""
        id = name_of(study)
        if self._begins(id):
            own = [
                each
                for each in self._jobs.values()
                if each.who.person == who.person and not each.trial and each.problem is None
            ]
            limits = self._hub.settings.limits
            if len(own) >= limits.reviews or self.waiting >= limits.all_reviews:
                raise UserError("server.many_reviews", number=limits.reviews)
            self._begin(id, who, study)
        return self.look(id)

    def look(self, id: str, known: int = 0) -> ReviewStatus:
        """Return the status of a review, and its contents if it is done or has more than ``known`` hands."""
        stands = self.stands(id)
        job = ReviewStatus(id, stands.status, stands.done, stands.wanted, stands.hands)
        if stands.result and (stands.status == "done" or stands.hands > known):
            job.review = cast(Review, Raw(stands.result))
        return job

    def pose(self, study: Posed) -> Standing:
        """Return the status of an exercise, the same for all clients; start it if necessary."""
        return self._stands_or_begins(Who(), study)

    def try_rules(self, who: Who, study: Tried) -> Standing:
        """Return the status of a trial of a house rule; start it if necessary.

        A person has one trial at a time: a new one replaces the previous one.
        """
        for id, job in self._jobs.items():
            if job.trial and job.who.person == who.person and id != name_of(study):
                job.asked = float("-inf")  # so that it is cancelled
        return self._stands_or_begins(who, study)

    def _stands_or_begins(self, who: Who, study: Posed | Tried) -> Standing:
        id = name_of(study)
        if self._begins(id):
            self._begin(id, who, study)
        return self.stands(id)

    @property
    def waiting(self) -> int:
        """Number of jobs that are queued or running."""
        return sum(job.problem is None for job in self._jobs.values())

    def stands(self, id: str) -> Standing:
        """Return the status of a job; raise a ``UserError`` if it failed or is unknown."""
        job = self._jobs.get(id)
        if job is not None:
            job.asked = self._hub.now()
            if job.problem is not None:
                raise job.problem
            return Standing(
                "working" if job.wanted else "waiting", job.done, job.wanted, job.hands, job.result
            )
        found = find_review(self._hub.durable.store, id)
        if found is None:
            raise UserError("server.no_review")
        return Standing("done", 0, 0, 0, found.encode())

    def _begins(self, id: str) -> bool:
        """Return True if a job is neither running nor stored."""
        job = self._jobs.get(id)
        return (job is None or job.problem is not None) and find_review(self._hub.durable.store, id) is None

    def _begin(self, id: str, who: Who, study: Reviewed | Posed | Tried) -> None:
        self._jobs[id] = job = _Job(who, self._hub.now(), trial=isinstance(study, Tried))
        self._hub.spawn(self._work(id, job, study))

    async def _work(self, id: str, job: _Job, study: Reviewed | Posed | Tried) -> None:
        def progress(done: int, wanted: int, result: bytes = b"") -> None:
            job.done, job.wanted = done, wanted
            if result:
                job.hands, job.result = job.hands + 1, result

        hub = self._hub
        work = asyncio.ensure_future(hub.desk.work_out(job.who, study, progress))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_LOOK)
                if not work.done() and hub.now() - job.asked > hub.settings.review_patience:
                    return
            result = bytes(work.result())
            await hub.durable.write(lambda store: save_review(store, id, result.decode()))
        except UserError as problem:
            self._failed(job, problem)
        finally:
            work.cancel()
            if job.problem is None:
                self._jobs.pop(id, None)

    def _failed(self, job: _Job, problem: UserError) -> None:
        job.problem = problem if isinstance(problem, StudyError) else UserError(problem.message)
        ended = [id for id, each in self._jobs.items() if each.problem is not None]
        for id in ended[:-_REMEMBERED]:
            del self._jobs[id]


def name_of(study: Reviewed | Posed | Tried) -> str:
    """Return the id of a study: the hash of its contents."""
    return hashlib.sha256(msgspec.json.encode(study)).hexdigest()[:32]
