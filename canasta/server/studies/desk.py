"""The queue for studies, with limits per person, per address and in total, and a time limit for each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Raw

from canasta.messages import UserError
from canasta.server.bots.pool import NoAnswer, Pool
from canasta.server.settings import ServerSettings
from canasta.server.studies.jobs import AnyStudy, Progress, Reviewed
from canasta.server.studies.worker import Reply
from canasta.server.turns import Who

WORKER: Final = "canasta.server.studies.worker"


class StudyError(UserError):
    """An error reported by a worker process, with its sentence."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(error)
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence


class Desk:
    """Processes for studies: a pool for interactive ones, and a single process for reviews."""

    def __init__(self, settings: ServerSettings) -> None:
        self._limits = settings.limits
        # If there are several processes, one address never gets all: studies of others start immediately.
        each = max(1, settings.workers - 1)
        self._quick = Pool(settings.workers, settings.study_seconds, WORKER, Reply, each=each)
        self._long = Pool(1, settings.study_seconds, WORKER, Reply)
        self._busy: Counter[str] = Counter()  #: by person, or by address for callers who have not signed in
        self._addresses: Counter[str] = Counter()

    async def work_out(self, who: Who, study: AnyStudy, progress: Progress | None = None) -> Raw:
        """Return the answer to a study as JSON; raise a ``UserError`` if it fails or a limit is exceeded.

        Studies with ``progress`` run in the background and are counted separately.
        """
        limits, kind = self._limits, "" if progress is None else "background "
        counts = (self._busy, kind + who.name), (self._addresses, kind + who.address)
        most = limits.studies, limits.address_studies
        if any(counter[name] >= number for (counter, name), number in zip(counts, most, strict=True)) or (
            self._busy.total() >= limits.all_studies
        ):
            raise UserError("server.many_studies")
        for counter, name in counts:
            counter[name] += 1
        pool = self._long if isinstance(study, Reviewed) else self._quick

        def hear(reply: Reply) -> None:
            if progress is not None:
                progress(reply.done, reply.wanted, bytes(reply.result))

        try:
            reply = await pool.ask(study, who, hear)
        except NoAnswer:
            raise UserError("server.slow") from None
        finally:
            for counter, name in counts:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
        if reply.error:
            raise StudyError(reply.error, reply.sentence)
        return reply.result

    async def close(self) -> None:
        """Kill all processes."""
        await self._quick.close()
        await self._long.close()
