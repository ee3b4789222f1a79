"""Reviews by the coach, worked out in the background and kept.

A review goes by the hash of what it is of: the same one is worked out once, whoever asks, and only somebody
who has the game can ask for it. One that nobody asks about any more is ended.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec import Raw

from canasta.messages import Complaint
from canasta.server.studies.desk import StudyError
from canasta.server.studies.jobs import Reviewed
from canasta.storage.reviews import find_review, keep_review
from canasta.wire.coaching import Review, ReviewJob

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds between two looks whether somebody still asks.
_LOOK: Final = 1.0
#: Jobs that have ended badly and are remembered, so that whoever asks hears why.
_REMEMBERED: Final = 200


class _Job:
    """A review that is being worked out, or could not be."""

    def __init__(self, person: str, now: float) -> None:
        self.person = person
        self.asked = now  #: when somebody asked last
        self.done = self.wanted = 0
        self.problem: Complaint | None = None


class Reviews:
    """All reviews of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._jobs: dict[str, _Job] = {}

    def ask(self, person: str, study: Reviewed) -> ReviewJob:
        """Ask for a review: begun now, in work already, or done."""
        id = hashlib.sha256(msgspec.json.encode(study)).hexdigest()[:32]
        job = self._jobs.get(id)
        if (job is None or job.problem is not None) and find_review(self._hub.durable.store, id) is None:
            own = [each for each in self._jobs.values() if each.person == person and each.problem is None]
            limits = self._hub.settings.limits
            if len(own) >= limits.reviews or self.waiting >= limits.all_reviews:
                raise Complaint("server.many_reviews", number=limits.reviews)
            self._jobs[id] = job = _Job(person, self._hub.now())
            self._hub.spawn(self._work(id, job, study))
        return self.look(id)

    @property
    def waiting(self) -> int:
        """How many wait or are worked on."""
        return sum(job.problem is None for job in self._jobs.values())

    def look(self, id: str) -> ReviewJob:
        """How far a review has come, and what it says if it is done."""
        job = self._jobs.get(id)
        if job is not None:
            job.asked = self._hub.now()
            if job.problem is not None:
                raise job.problem
            return ReviewJob(id, "working" if job.wanted else "waiting", job.done, job.wanted)
        found = find_review(self._hub.durable.store, id)
        if found is None:
            raise Complaint("server.no_review")
        return ReviewJob(id, "done", 0, 0, cast(Review, Raw(found.encode())))

    async def _work(self, id: str, job: _Job, study: Reviewed) -> None:
        def progress(done: int, wanted: int) -> None:
            job.done, job.wanted = done, wanted

        hub = self._hub
        work = asyncio.ensure_future(hub.desk.work_out(f"review/{job.person}", study, progress))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_LOOK)
                if not work.done() and hub.now() - job.asked > hub.settings.review_patience:
                    return
            result = bytes(work.result())
            await hub.durable.write(lambda store: keep_review(store, id, result.decode()))
        except Complaint as problem:
            self._failed(job, problem)
        finally:
            work.cancel()
            if job.problem is None:
                self._jobs.pop(id, None)

    def _failed(self, job: _Job, problem: Complaint) -> None:
        job.problem = problem if isinstance(problem, StudyError) else Complaint(problem.message)
        ended = [id for id, each in self._jobs.items() if each.problem is not None]
        for id in ended[:-_REMEMBERED]:
            del self._jobs[id]
