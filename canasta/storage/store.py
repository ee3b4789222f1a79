"""Append-only streams of entries in a database, with a transaction for each append.

A stream is anything with a history, such as a game of the score pad or a table of the server. Entries have a
kind and a JSON payload, whose meaning is up to the writer. The database is an SQLite file, or PostgreSQL.

>>> with Store(":memory:") as store:
...     store.append("scorepad/1", "game", {"names": ["Ana", "Bruno"]})
...     store.append("scorepad/1", "hand", {"points": [100, -20]})
...     [(entry.number, entry.kind) for entry in store.read("scorepad/1")]
1
2
[(1, 'game'), (2, 'hand')]
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from canasta.storage.errors import StorageError
from canasta.storage.folder import SERVER_VARIABLE
from canasta.storage.home import ALL, BulkAppend, Connection, Home, NewEntry, Row
from canasta.storage.sqlite import SqliteHome

#: What a location begins with that is not a file.
SCHEMES: Final = ("postgresql://", "postgres://")

#: Made once: ``json.dumps`` would make one for each payload.
_ENCODER: Final = json.JSONEncoder(ensure_ascii=True, allow_nan=False, separators=(",", ":"))

#: Jumps from one stream to the next, however many entries lie between.
_NAMES: Final = """WITH RECURSIVE names(stream) AS (
        SELECT min(stream) FROM entries WHERE {first}
        UNION ALL
        SELECT (SELECT min(stream) FROM entries WHERE {following}) FROM names WHERE names.stream IS NOT NULL
    ) """
_ALL_NAMES: Final = _NAMES.format(first="stream >= ''", following="stream > names.stream")
_AREA_NAMES: Final = _NAMES.format(
    first="stream >= ?1 AND stream < ?2", following="stream > names.stream AND stream < ?2"
)
_SUMMARIES: Final = """SELECT names.stream, last.number, first.at, last.at, last.kind FROM names
    JOIN entries AS first ON first.stream = names.stream AND first.number = 1
    JOIN entries AS last ON last.stream = names.stream
        AND last.number = (SELECT max(number) FROM entries WHERE entries.stream = names.stream)"""


class Entry(NamedTuple):
    """One entry of a stream."""

    number: int  #: in its stream, from 1
    at: str  #: when it was written (ISO 8601, UTC)
    kind: str
    payload: Any


class Stream(NamedTuple):
    """The summary of a stream."""

    name: str
    entries: int
    created: str
    changed: str
    last: str  #: the kind of its last entry


class Store:
    """A database of streams. Several processes may have it open and write to it.

    Args:
        location: A file, ``MEMORY``, or the URL of a PostgreSQL database.
        shared: Whether different threads may use the store, one at a time.
        read_only: Whether writing is impossible; the database must then exist and be up to date.
    """

    def __init__(self, location: str | Path, *, shared: bool = False, read_only: bool = False) -> None:
        self._others: dict[str, Store] = {}
        self._home: Home
        if is_url(location):
            from canasta.storage.postgres import PostgresHome  # only if needed: it is an optional package

            self._home = PostgresHome(str(location), read_only=read_only)
        else:
            self._home = SqliteHome(str(location), shared=shared, read_only=read_only)
        self.path = self._home.path  #: the name in messages: the file, or the address without the password

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the database, and all stores that ``open_other`` has opened."""
        for other in self._others.values():
            other.close()
        self._home.close()

    def open_other(self, path: str) -> Store:
        """Return another store, which is closed together with this one.

        ``path`` names a database on a server without user and password: those of the environment are used if
        it names the same database.
        """
        if path not in self._others:
            self._others[path] = Store(_with_password(path) if is_url(path) else path)
        return self._others[path]

    @property
    def place(self) -> str:
        """Where the database is, for other databases that refer to it."""
        return self.path if self.remote else str(Path(self.path).resolve())

    @property
    def file(self) -> Path | None:
        """The file of the database; None if it is in memory or on a database server."""
        return self._home.file

    @property
    def remote(self) -> bool:
        """True if every statement waits for a database server."""
        return self._home.remote

    # --- Writing --------------------------------------------------------------------------------------

    def append(self, stream: str, kind: str, payload: object, after: int | None = None) -> int:
        """Append an entry to a stream, and return its number once it is on disk.

        ``after`` is the number of entries that the writer knows; if there are more, nothing is written.
        """
        return self.append_all(stream, [(kind, payload)], after)

    def append_all(
        self,
        stream: str,
        entries: Sequence[tuple[str, object]],
        after: int | None = None,
        key: str = "",
        lease: tuple[str, int] | None = None,
    ) -> int:
        """Append several entries, all or none, and return the number of the last.

        ``key`` identifies the writer's command; a second use of it raises ``DuplicateCommand``. ``lease`` is
        the name and epoch of the lease that the writing node must hold (``node_leases``).
        """
        with self._home.errors():
            return self._home.append(stream, _new(entries), after, key, lease)

    def append_bulk(
        self, jobs: Sequence[BulkAppend], entries: Sequence[Row], keys: Sequence[tuple[str, str, int]]
    ) -> bool:
        """Write many appends (``bulk.append_many``); False, and nothing is written, if one would fail.

        After an error, an open transaction has to be rolled back by its owner.
        """
        with self._home.errors():
            return self._home.append_many(jobs, entries, keys)

    def number_of(self, stream: str, key: str) -> int:
        """Return the last entry that the command with this key wrote; 0 if there is none."""
        with self._home.errors():
            row = self._connection.execute(
                "SELECT number FROM keys WHERE stream = ? AND key = ?", (stream, key)
            ).fetchone()
        return int(row[0]) if row else 0

    @contextmanager
    def transaction(self, *, exclusive: bool = False) -> Iterator[None]:
        """Run a block of writes as one transaction; inside another such block, as a savepoint.

        What an ``exclusive`` block reads stays so until it ends. In a file, every block is exclusive.
        """
        with self._home.errors(), self._home.transaction("write" if exclusive else "append"):
            yield

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Yield the connection in an exclusive transaction, for modules of this package."""
        with self._home.errors(), self._home.transaction("write") as connection:
            yield connection

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """Yield the connection, for queries of other modules of this package."""
        with self._home.errors():
            yield self._connection

    def wait_for_locks(self, patient: bool = True) -> None:
        """Set whether to wait while another process writes."""
        self._home.wait_for_locks(patient)

    @property
    def in_transaction(self) -> bool:
        """True while a transaction is open; SQLite may roll it back on its own, on a full disk."""
        return self._connection.in_transaction

    def roll_back(self) -> None:
        """Roll back an open transaction, even one that another caller opened."""
        with self._home.errors():
            self._home.roll_back()

    def set_listed(self, name: str, stream: str, wanted: bool = True) -> None:
        """Add a stream to a list, or remove it."""
        statement = "INSERT INTO listed VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not wanted:
            statement = "DELETE FROM listed WHERE list = ? AND stream = ?"
        with self._home.errors():
            self._connection.execute(statement, (name, stream))

    def begin(self, area: str, entries: Sequence[tuple[str, object]]) -> str:
        """Write the first entries of a new stream ``area/1``, ``area/2`` …, and return its name."""
        with self.writing():
            taken = [name[len(area) + 1 :] for name in self._names(area)]
            numbers = [int(tail) for tail in taken if tail.isdecimal()]
            stream = f"{area}/{max(numbers, default=0) + 1}"
            self._home.append(stream, _new(entries), 0, "", None)
        return stream

    # --- Reading --------------------------------------------------------------------------------------

    def streams_on(self, name: str, most: int = -1) -> list[str]:
        """Return the streams on a list, at most ``most``."""
        with self._home.errors():
            rows = self._connection.execute(
                "SELECT stream FROM listed WHERE list = ? ORDER BY stream LIMIT ?",
                (name, most if most >= 0 else ALL),
            )
            return [stream for (stream,) in rows]

    def read(self, stream: str, after: int = 0, most: int = -1) -> list[Entry]:
        """Return the entries after number ``after``, at most ``most``; none if the stream does not exist."""
        with self._home.errors():
            rows = self._connection.execute(
                "SELECT number, at, kind, payload FROM entries WHERE stream = ? AND number > ? "
                "ORDER BY number LIMIT ?",
                (stream, after, most if most >= 0 else ALL),
            ).fetchall()
            # Parse all payloads as one list: for many small ones that is several times as fast.
            payloads = json.loads(f"[{','.join([row[3] for row in rows])}]")
            if len(payloads) != len(rows):  # one is malformed: parse them one at a time to raise its error
                payloads = [json.loads(row[3]) for row in rows]
            return [
                Entry(number, at, kind, payload)
                for (number, at, kind, _), payload in zip(rows, payloads, strict=True)
            ]

    def last_change(self, stream: str) -> str:
        """Return when a stream was last written to (ISO 8601, UTC); empty if it does not exist."""
        with self._home.errors():
            row = self._connection.execute(
                "SELECT at FROM entries WHERE stream = ? ORDER BY number DESC LIMIT 1", (stream,)
            ).fetchone()
        return str(row[0]) if row else ""

    def streams(self, area: str = "") -> list[Stream]:
        """List all streams, or those of an area, the one written to last first."""
        names, bounds = _names_of(area)
        with self._home.errors():
            found = [Stream(*row) for row in self._connection.execute(names + _SUMMARIES, bounds)]
        return sorted(found, key=lambda stream: (stream.changed, stream.name), reverse=True)

    def tables_with(self, column: str) -> list[str]:
        """List the database tables that have a column."""
        with self._home.errors():
            return self._home.tables_with(column)

    def in_place(self) -> bool:
        """True if the open files are still those that the next start will find.

        >>> Store(":memory:").in_place()
        True
        """
        return self._home.in_place()

    def size(self) -> int:
        """Return the size of the database in bytes."""
        with self._home.errors():
            return self._home.size()

    def compact(self) -> None:
        """Remove what deleted rows have left in the database; this takes a while."""
        with self._home.errors():
            self._home.compact()

    def _names(self, area: str) -> list[str]:
        """List the streams of an area; the time does not depend on the number of their entries."""
        names, bounds = _names_of(area)
        query = f"{names} SELECT stream FROM names WHERE stream IS NOT NULL"
        return [name for (name,) in self._connection.execute(query, bounds)]

    @property
    def _connection(self) -> Connection:
        connection: Connection = self._home.connection
        return connection

    @_connection.setter
    def _connection(self, connection: Connection) -> None:
        self._home.connection = connection


def is_url(location: str | Path) -> bool:
    """True if a location is the URL of a database server, and not a file.

    >>> is_url("postgresql://localhost/canasta"), is_url("server.db")
    (True, False)
    """
    return isinstance(location, str) and location.startswith(SCHEMES)


def _with_password(path: str) -> str:
    """Return the URL of the environment if it names this database, otherwise the path."""
    from canasta.storage.postgres import name_of

    named = os.environ.get(SERVER_VARIABLE, "")
    return named if is_url(named) and name_of(named) == path else path


def _names_of(area: str) -> tuple[str, tuple[str, ...]]:
    """Return the common table expression that lists the streams of an area, and its values."""
    # "0" is the character after "/", so all names that begin with the area and "/" lie between the two.
    return (_AREA_NAMES, (f"{area}/", f"{area}0")) if area else (_ALL_NAMES, ())


def _new(entries: Sequence[tuple[str, object]]) -> list[NewEntry]:
    at = timestamp()
    return [(at, kind, to_json(payload)) for kind, payload in entries]


def timestamp() -> str:
    """Return the current time in the format of an entry."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def to_json(payload: object) -> str:
    """Encode a payload as JSON; raise ``StorageError`` if that is impossible."""
    try:
        return _ENCODER.encode(payload)
    except (TypeError, ValueError, RecursionError) as problem:
        raise StorageError("storage.payload", problem=str(problem)) from problem
