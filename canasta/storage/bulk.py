"""Many appends to different streams in a few SQL statements, instead of several for each append.

After each statement the writer's thread has to acquire the GIL again, which on a busy server takes longer
than the statement itself.

>>> store = Store(":memory:")
>>> append_many(store, [Append("a", [("x", 1), ("y", 2)], 0, "ana:1"), Append("b", [("x", 3)], 0)])
[2, 1]
>>> append_many(store, [Append("a", [("z", 4)], 2), Append("b", [("z", 5)], 0)])  # the second is late
>>> [len(store.read(stream)) for stream in "ab"]
[2, 1]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.storage.store import Store, timestamp, to_json


@dataclass(frozen=True, slots=True)
class Append:
    """A deferred call of ``Store.append_all``, executed alone or with many others."""

    stream: str
    entries: Sequence[tuple[str, object]]
    after: int
    key: str = ""
    lease: tuple[str, int] | None = None  #: name and epoch of the lease that the node must hold

    def __call__(self, store: Store) -> int:
        """Execute it alone."""
        return store.append_all(self.stream, self.entries, self.after, self.key, self.lease)


def append_many(store: Store, jobs: Sequence[Append]) -> list[int] | None:
    """Execute all appends, and return the number of each one's last entry.

    None if one of them would fail (its key was used before, there are entries its writer does not know, or
    its node has lost the lease): then nothing is written, and they have to be executed one at a time.
    """
    if len({job.stream for job in jobs}) < len(jobs):
        return None
    at, numbers = timestamp(), [job.after + len(job.entries) for job in jobs]
    entries = [
        (job.stream, number, at, kind, to_json(payload))
        for job in jobs
        for number, (kind, payload) in enumerate(job.entries, start=job.after + 1)
    ]
    keys = [(job.stream, job.key, number) for job, number in zip(jobs, numbers, strict=True) if job.key]
    return numbers if store.append_bulk(jobs, entries, keys) else None
