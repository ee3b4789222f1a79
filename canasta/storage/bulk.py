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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from canasta.storage.store import Store, timestamp, to_json

#: Maximum number of rows per statement.
_ROWS: Final = 64

_BARRED: Final = """SELECT 1 FROM ({values}) AS wanted WHERE
    (SELECT coalesce(max(number), 0) FROM entries WHERE stream = wanted.column1) <> wanted.column2
    OR EXISTS (SELECT 1 FROM keys WHERE stream = wanted.column1 AND key = wanted.column3) LIMIT 1"""
_ENTRIES: Final = "INSERT INTO entries {values}"
_KEYS: Final = "INSERT INTO keys {values}"


@dataclass(frozen=True, slots=True)
class Append:
    """A deferred call of ``Store.append_all``, executed alone or with many others."""

    stream: str
    entries: Sequence[tuple[str, object]]
    after: int
    key: str = ""

    def __call__(self, store: Store) -> int:
        """Execute it alone."""
        return store.append_all(self.stream, self.entries, self.after, self.key)


def append_many(store: Store, jobs: Sequence[Append]) -> list[int] | None:
    """Execute all appends, and return the number of each one's last entry.

    None if one of them would fail (its key was used before, or there are entries its writer does not know):
    then nothing is written, and they have to be executed one at a time.
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
    with store.transaction() as connection:
        for statement, values in _statements(_BARRED, [(job.stream, job.after, job.key) for job in jobs]):
            if connection.execute(statement, values).fetchone():
                return None
        for statement, values in (*_statements(_ENTRIES, entries), *_statements(_KEYS, keys)):
            connection.execute(statement, values)
    return numbers


def _statements(form: str, rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, list[Any]]]:
    for place in range(0, len(rows), _ROWS):
        part = rows[place : place + _ROWS]
        yield _statement(form, len(part), len(part[0])), [value for row in part for value in row]


@cache
def _statement(form: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return form.format(values=f"VALUES {', '.join([row] * rows)}")
