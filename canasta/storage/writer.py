"""A thread that writes for many callers, in groups: all waiting jobs are committed together.

With a sync for each, a disk makes a few hundred single writes per second, and many thousands in groups. Each
job is atomic: one that fails does not affect the others in its group, unless the disk refuses all of them.

>>> with Writer(":memory:") as writer:
...     writer.submit(lambda store: store.append("a", "x", 1), lambda number, problem: print(number, problem))
1 None
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Final, NamedTuple, cast

from canasta.storage.bulk import Append, append_many
from canasta.storage.errors import StorageError
from canasta.storage.store import Store

#: A function that writes to the store; it runs in the writer's thread.
Job = Callable[[Store], Any]
#: Callback with the job's result, or with its error.
Callback = Callable[[Any, Exception | None], None]
#: Errors of a whole group: it may have been written already, or nothing can be written.
_NO_CONNECTION: Final = ("storage.unsure_commit", "storage.lost")
#: Maximum number of jobs per group.
GROUP: Final = 1000


class JobResult(NamedTuple):
    """A job that is on disk, or has failed."""

    callback: Callback
    result: Any
    problem: Exception | None


class Group(NamedTuple):
    """Jobs that were committed together, and the time it took."""

    jobs: Sequence[JobResult]
    seconds: float


class OpenGroup:
    """A group that has been written but not committed; ``finish`` does that."""

    def __init__(self, block: AbstractContextManager[object], done: list[JobResult]) -> None:
        self._block = block
        self._done = done

    def finish(self) -> list[JobResult]:
        """Commit the group, all or nothing."""
        try:
            self._block.__exit__(None, None, None)
        except Exception as problem:
            return [JobResult(callback, None, problem) for callback, _, _ in self._done]
        return self._done


#: Jobs with their callbacks.
Jobs = Sequence[tuple[Job, Callback]]


def run_callbacks(group: Group) -> None:
    """Call all callbacks of a group, in the current thread."""
    for callback, result, problem in group.jobs:
        callback(result, problem)


class Writer:
    """A writer for one database. It calls ``deliver`` in its thread with each group that is on disk."""

    def __init__(self, location: str | Path, deliver: Callable[[Group], None] = run_callbacks) -> None:
        self._store = Store(location, shared=True)
        self._deliver = deliver
        self._waiting: SimpleQueue[tuple[Job, Callback] | list[tuple[Job, Callback]] | OpenGroup | None] = (
            SimpleQueue()
        )
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def submit(self, job: Job, callback: Callback) -> None:
        """Queue a job; ``callback`` is called once it is on disk, and not before."""
        self._waiting.put((job, callback))

    def submit_group(self, jobs: Jobs) -> None:
        """Write these jobs as one group, for a single thread that submits nothing else until it is done.

        If possible (a file, only appends, without conflicts), the calling thread does the writing and the
        writer's thread only waits for the disk: two busy threads would keep waiting for each other.
        """
        self._waiting.put(self._begin(jobs) or list(jobs))

    def _begin(self, jobs: Jobs) -> OpenGroup | None:
        appends = [job for job, _ in jobs if isinstance(job, Append)]
        if len(appends) < len(jobs) or self._store.remote:
            return None
        self._store.wait_for_locks(False)
        block = self._store.transaction()
        try:
            self._begin_anew()
            block.__enter__()
        except StorageError:
            return None  # another process is writing: the writer's thread can wait for it
        try:
            numbers = append_many(self._store, appends)
        except StorageError as problem:
            with suppress(StorageError):
                block.__exit__(StorageError, problem, None)
            return None  # it will fail there again, and be reported
        begun = OpenGroup(
            block,
            [
                JobResult(callback, number, None)
                for (_, callback), number in zip(jobs, numbers or [], strict=False)
            ],
        )
        if numbers is None:
            begun.finish()
            return None
        return begun

    def close(self) -> None:
        """Write the queued jobs, and stop."""
        self._waiting.put(None)
        self._thread.join()
        self._store.close()

    def _run(self) -> None:
        going = True
        while going:
            first = self._waiting.get()
            began = time.perf_counter()
            if isinstance(first, OpenGroup):
                self._deliver(Group(first.finish(), time.perf_counter() - began))
                continue
            jobs = first if isinstance(first, list) else [first] if first is not None else []
            going = first is not None
            while isinstance(first, tuple) and len(jobs) < GROUP and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    going = False
                    break
                assert isinstance(following, tuple)  # groups are not merged
                jobs.append(following)
            if jobs:
                self._store.wait_for_locks()
                self._deliver(Group(self._write(jobs), time.perf_counter() - began))

    def _write(self, jobs: Jobs) -> list[JobResult]:
        store = self._store
        results: dict[int, JobResult] = {}
        plain = [place for place, (job, _) in enumerate(jobs) if isinstance(job, Append)]
        if store.remote and len(plain) == len(jobs) and (done := self._write_at_once(jobs)):
            return done
        try:
            self._begin_anew()
            with store.transaction():
                numbers = self._write_many([cast(Append, jobs[place][0]) for place in plain])
                for place, number in zip(plain, numbers, strict=False):
                    results[place] = JobResult(jobs[place][1], number, None)
                for place, (job, callback) in enumerate(jobs):
                    if place not in results:
                        results[place] = self._write_one(job, callback)
        except Exception as problem:
            return [JobResult(callback, None, problem) for _, callback in jobs]
        return [results[place] for place in range(len(jobs))]

    def _write_at_once(self, jobs: Jobs) -> list[JobResult]:
        """Write a group of appends in one statement; return nothing if they must be written one at a time."""
        try:
            self._begin_anew()
            numbers = append_many(self._store, [cast(Append, job) for job, _ in jobs])
        except StorageError as problem:
            if problem.message not in _NO_CONNECTION:
                return []  # one of them cannot be written, and is reported alone
            return [JobResult(callback, None, problem) for _, callback in jobs]
        if numbers is None:
            return []
        return [
            JobResult(callback, number, None) for (_, callback), number in zip(jobs, numbers, strict=True)
        ]

    def _begin_anew(self) -> None:
        """Roll back a transaction left over from a failed group.

        Otherwise the next group would become part of it: reported as written, but never on disk.
        """
        if self._store.in_transaction:
            self._store.roll_back()

    def _write_many(self, jobs: Sequence[Append]) -> Sequence[int]:
        """Write all of them at once; return nothing if they have to be written one at a time."""
        if not jobs:
            return ()
        try:
            # On a database server each statement is a savepoint.
            with nullcontext() if self._store.remote else self._store.transaction():
                return append_many(self._store, jobs) or ()
        except Exception:
            if not self._store.in_transaction:
                raise
            return ()

    def _write_one(self, job: Job, callback: Callback) -> JobResult:
        store = self._store
        try:
            with store.transaction():
                return JobResult(callback, job(store), None)
        except Exception as problem:
            if not store.in_transaction:  # SQLite rolled back the whole group
                raise
            return JobResult(callback, None, problem)
