"""The whole content of a database, table by table in a fixed order, by which copies are compared."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from canasta.storage.home import Connection

#: Rows that are read and compared at a time.
BATCH: Final = 1000
#: Called with the number of copied pages or rows, and the total.
Progress = Callable[[int, int], None]
#: Names of tables, and of their columns in order.
Layout = Mapping[str, tuple[str, ...]]
#: Reads the rows of a table in order, in batches of ``BATCH``.
Reader = Callable[[str, tuple[str, ...]], Iterator[list[tuple[Any, ...]]]]


class Contents(NamedTuple):
    """A summary by which two databases are compared."""

    entries: int
    tables: int
    games: int
    people: int  #: guests included
    last: str  #: when the newest entry was written (ISO 8601, UTC)
    rows: tuple[tuple[str, int], ...]  #: by table
    digest: str  #: over all rows of all tables


class Summary:
    """Sums up the rows of a database, table by table in the order of their names."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()
        self._rows: dict[str, int] = {}
        self._areas = Counter[str]()  #: numbers of streams
        self._stream = ""
        self._newest = ""
        self.number = 0  #: of all rows so far

    def add(self, table: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
        """Add a batch of rows."""
        self._rows[table] = self._rows.get(table, 0) + len(rows)
        self.number += len(rows)
        self._digest.update(repr((table, columns, [tuple(row) for row in rows])).encode())
        if table == "entries":
            stream, at = columns.index("stream"), columns.index("at")
            for row in rows:
                if row[stream] != self._stream:
                    self._stream = row[stream]
                    self._areas[self._stream.partition("/")[0]] += 1
                self._newest = max(self._newest, row[at])

    def contents(self) -> Contents:
        """Return the summary."""
        return Contents(
            self._rows.get("entries", 0),
            self._areas["tables"],
            self._areas["games"],
            self._rows.get("people", 0),  # the first version had none
            self._newest,
            tuple(sorted(self._rows.items())),
            self._digest.hexdigest(),
        )


def sum_up(layout: Layout, read: Reader, progress: Callable[[int], None] | None = None) -> Contents:
    """Read a whole database and sum it up; ``progress`` is called with the number of rows so far."""
    summary = Summary()
    for table, columns in sorted(layout.items()):
        summary.add(table, columns, [])
        for rows in read(table, columns):
            summary.add(table, columns, rows)
            if progress is not None:
                progress(summary.number)
    return summary.contents()


def query(table: str, columns: tuple[str, ...]) -> str:
    """Return the query for all rows of a table in a fixed order.

    >>> query("mutes", ("person", "muted"))
    'SELECT "person", "muted" FROM "mutes" ORDER BY "person", "muted"'
    """
    names = ", ".join(f'"{column}"' for column in columns)
    return f'SELECT {names} FROM "{table}" ORDER BY {names}'


# --- SQLite ---------------------------------------------------------------------------------------


def file_layout(connection: Connection) -> dict[str, tuple[str, ...]]:
    """Return the tables of an SQLite file."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        table: tuple(row[1] for row in connection.execute(f'PRAGMA table_info("{table}")'))
        for (table,) in tables
    }


def file_reader(connection: Any) -> Reader:
    """Return a reader of an SQLite file."""

    def read(table: str, columns: tuple[str, ...]) -> Iterator[list[tuple[Any, ...]]]:
        cursor = connection.execute(query(table, columns))
        while rows := cursor.fetchmany(BATCH):
            yield rows

    return read
