"""One thread that writes for many, in groups: whatever waits is written together and is on the disk at once.

A disk that has to be waited for makes some hundreds of single writes per second, and many thousands in
groups. Each job is all or nothing by itself: one that fails does not take others of its group with it, unless
the disk refuses all of them.

>>> with Writer(":memory:") as writer:
...     writer.submit(lambda store: store.append("a", "x", 1), lambda number, problem: print(number, problem))
1 None
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Final, NamedTuple

from canasta.storage.store import Store

#: What is to be written; it is called in the writer's thread.
Job = Callable[[Store], Any]
#: Who hears of it: the job's result, or what went wrong.
Tell = Callable[[Any, Exception | None], None]
#: Jobs that are written together at most.
GROUP: Final = 1000


class Done(NamedTuple):
    """A job that is on the disk, or failed."""

    tell: Tell
    result: Any
    problem: Exception | None


class Group(NamedTuple):
    """Jobs that were written together, and how long the disk was waited for."""

    jobs: Sequence[Done]
    seconds: float


def tell_all(group: Group) -> None:
    """Tell everybody who waits for a group, from whichever thread this is."""
    for tell, result, problem in group.jobs:
        tell(result, problem)


class Writer:
    """Writes to one database. ``deliver`` gets each group when it is on the disk, in the writer's thread."""

    def __init__(self, path: str | Path, deliver: Callable[[Group], None] = tell_all) -> None:
        self._store = Store(path, shared=True)
        self._deliver = deliver
        self._waiting: SimpleQueue[tuple[Job, Tell] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def submit(self, job: Job, tell: Tell) -> None:
        """Write something soon; ``tell`` hears of it when it is on the disk, and not before."""
        self._waiting.put((job, tell))

    def close(self) -> None:
        """Write what waits, and end."""
        self._waiting.put(None)
        self._thread.join()
        self._store.close()

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._waiting.get()]
            while len(waiting) < GROUP and not self._waiting.empty():
                waiting.append(self._waiting.get())
            jobs = [each for each in waiting if each is not None]
            going = len(jobs) == len(waiting)
            if jobs:
                began = time.perf_counter()
                done = self._write(jobs)
                self._deliver(Group(done, time.perf_counter() - began))

    def _write(self, jobs: Sequence[tuple[Job, Tell]]) -> list[Done]:
        store = self._store
        done: list[Done] = []
        try:
            with store.together():
                for job, tell in jobs:
                    try:
                        with store.together():
                            result = job(store)
                    except Exception as problem:
                        if not store.in_transaction:  # SQLite gave up the whole group
                            raise
                        done.append(Done(tell, None, problem))
                    else:
                        done.append(Done(tell, result, None))
        except Exception as problem:
            done = [Done(tell, None, problem) for _, tell in jobs]
        return done
