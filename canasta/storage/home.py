"""The database under a store: SQLite (``sqlite.py``) or PostgreSQL (``postgres.py``).

Everything above is written once, in SQL that both understand, with ``?`` and ``?1`` for values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Literal, Protocol

#: For ``LIMIT``: no limit.
ALL: Final = 2**62
#: A stored entry of a stream: stream, number, time, kind, payload.
Row = tuple[str, int, str, str, str]
#: An entry that has no number yet: time, kind, payload.
NewEntry = tuple[str, str, str]
#: ``write`` excludes other writers; ``append`` only those of the same stream, where the database can;
#: ``read`` is a snapshot.
Mode = Literal["write", "append", "read"]


class Cursor(Protocol):
    """The rows that a statement returns."""

    @property
    def rowcount(self) -> int:
        """Number of rows that a statement has changed."""

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection to a database; without a transaction, each statement is one."""

    @property
    def in_transaction(self) -> bool:
        """True while a transaction is open."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Cursor:
        """Execute a statement."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Cursor:
        """Execute a statement once for each row of values."""


class BulkAppend(Protocol):
    """An append that can be written with many others (``bulk.Append``)."""

    @property
    def stream(self) -> str:
        """The stream."""

    @property
    def after(self) -> int:
        """Number of entries that the writer knows."""

    @property
    def key(self) -> str:
        """Key of the command; empty if it has none."""

    @property
    def lease(self) -> tuple[str, int] | None:
        """Name and epoch of the lease that must be held."""


class Home(Protocol):
    """A database that can hold a store.

    Attributes:
        path: The name of the database in messages; never a password.
        file: The file, if it is one.
        remote: Whether a statement waits for another machine.
        connection: The connection of this store.
    """

    path: str
    file: Path | None
    remote: bool
    connection: Any

    def errors(self) -> AbstractContextManager[None]:
        """Turn errors of the database into a ``StorageError``."""

    def transaction(self, mode: Mode) -> AbstractContextManager[Connection]:
        """Run a block as one transaction; inside another one, as a savepoint."""

    def roll_back(self) -> None:
        """Roll back an open transaction."""

    def close(self) -> None:
        """Close the connection."""

    def append(
        self,
        stream: str,
        entries: Sequence[NewEntry],
        after: int | None,
        key: str,
        lease: tuple[str, int] | None,
    ) -> int:
        """Append entries to a stream, and return the number of the last.

        Raises:
            DuplicateCommand: The key was used before.
            StorageError: The stream does not have ``after`` entries, or the lease is not held.
        """

    def append_many(
        self, jobs: Sequence[BulkAppend], entries: Sequence[Row], keys: Sequence[tuple[str, str, int]]
    ) -> bool:
        """Write many appends; False, and nothing is written, if one of them would fail."""

    def wait_for_locks(self, patient: bool) -> None:
        """Set whether to wait while another process writes."""

    def in_place(self) -> bool:
        """True if the open files are still those that the next start will find."""

    def tables_with(self, column: str) -> list[str]:
        """List the tables that have a column."""

    def size(self) -> int:
        """Return the size in bytes."""

    def compact(self) -> None:
        """Remove what deleted rows have left behind."""
