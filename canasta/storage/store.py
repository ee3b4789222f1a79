"""Append-only streams of entries in one SQLite file, with a transaction for each append.

A stream is anything with a history, such as a game of the score pad or a table of the server. Entries have a
kind and a JSON payload, whose meaning is up to the writer.

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
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from canasta.messages import Param, text
from canasta.storage.backups import MEMORY, SIDE_FILES, database_uri, find_rescue, rescue
from canasta.storage.errors import DuplicateCommand, StorageError, database_errors
from canasta.storage.files import DATABASES
from canasta.storage.schema import VERSION, migrate, version_of

#: Seconds to wait while another process writes.
PATIENCE: Final = 10.0
#: Kilobytes of pages cached in memory, and pages in the log before they are copied into the file.
CACHE: Final = 32_768
LOG: Final = 8_000
#: Bytes of the smallest page size of SQLite.
_LEAST: Final = 512
#: Held while a file is created, so that no other thread opens it at the same time.
_MAKING: Final = threading.Lock()

#: Jumps from one stream to the next, however many entries lie between.
_NAMES: Final = """WITH RECURSIVE names(stream) AS (
        SELECT min(stream) FROM entries WHERE stream >= ?1 AND (?2 IS NULL OR stream < ?2)
        UNION ALL
        SELECT (SELECT min(stream) FROM entries WHERE stream > names.stream AND (?2 IS NULL OR stream < ?2))
        FROM names WHERE names.stream IS NOT NULL
    ) SELECT stream FROM names WHERE stream IS NOT NULL"""
_FIRST_AND_LAST: Final = """SELECT last.number, first.at, last.at, last.kind
    FROM (SELECT at FROM entries WHERE stream = ? ORDER BY number LIMIT 1) AS first,
        (SELECT number, at, kind FROM entries WHERE stream = ? ORDER BY number DESC LIMIT 1) AS last"""


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
    """One database file. Several processes may have it open and write to it.

    The file is only ever opened by SQLite: a process that closes any other descriptor of it loses its locks,
    and then another program may delete the log under it.

    Args:
        path: The file, or ``MEMORY``.
        shared: Whether different threads may use the store, one at a time.
        read_only: Whether writing is impossible; the file must then exist and be up to date.
    """

    def __init__(self, path: str | Path, *, shared: bool = False, read_only: bool = False) -> None:
        self.path = str(path)
        self._patient = True
        self._others: dict[str, Store] = {}
        self._files: dict[str, tuple[int, int]] = {}
        self._replaced: StorageError | None = None
        if self.path != MEMORY and not read_only:
            _make_file(Path(path))
        with database_errors(self.path):
            self._connection = sqlite3.connect(
                database_uri(self.path, read_only=read_only),
                timeout=PATIENCE,
                isolation_level=None,
                check_same_thread=not shared,
                uri=True,
            )
            try:
                self._open(read_only)
            except BaseException:
                self._connection.close()
                raise

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file, and all stores that ``open_other`` has opened."""
        for other in self._others.values():
            other.close()
        self._connection.close()
        if self._files:
            DATABASES.remove(self._files.pop(""))
            self._files = {}

    def open_other(self, path: str) -> Store:
        """Return another store, which is closed together with this one."""
        if path not in self._others:
            self._others[path] = Store(path)
        return self._others[path]

    def append(self, stream: str, kind: str, payload: object, after: int | None = None) -> int:
        """Append an entry to a stream, and return its number once it is on disk.

        ``after`` is the number of entries that the writer knows; if there are more, nothing is written.
        """
        return self.append_all(stream, [(kind, payload)], after)

    def append_all(
        self, stream: str, entries: Sequence[tuple[str, object]], after: int | None = None, key: str = ""
    ) -> int:
        """Append several entries, all or none, and return the number of the last.

        ``key`` identifies the writer's command; a second use of it raises ``DuplicateCommand``.
        """
        with database_errors(self.path), self._transaction():
            if key and (done := self.number_of(stream, key)):
                raise DuplicateCommand(stream, done)
            number = self._length(stream)
            if after is not None and number != after:
                raise StorageError("storage.conflict", stream=stream)
            number = self._insert(stream, number, entries)
            if key:
                self._connection.execute("INSERT INTO keys VALUES (?, ?, ?)", (stream, key, number))
            return number

    def number_of(self, stream: str, key: str) -> int:
        """Return the last entry that the command with this key wrote; 0 if there is none."""
        with database_errors(self.path):
            row = self._connection.execute(
                "SELECT number FROM keys WHERE stream = ? AND key = ?", (stream, key)
            ).fetchone()
        return int(row[0]) if row else 0

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a block of writes as one transaction; inside another such block, as a savepoint."""
        with database_errors(self.path), self._transaction() as connection:
            yield connection

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """Yield the connection, for queries on tables other than ``entries``."""
        with database_errors(self.path):
            yield self._connection

    def wait_for_locks(self, patient: bool = True) -> None:
        """Set whether to wait while another process writes."""
        if patient is not self._patient:
            self._patient = patient
            self._connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000) if patient else 0}")

    @property
    def in_transaction(self) -> bool:
        """True while a transaction is open; SQLite may roll it back on its own, on a full disk."""
        return self._connection.in_transaction

    def roll_back(self) -> None:
        """Roll back an open transaction, even one that another caller opened."""
        with database_errors(self.path):
            self._connection.rollback()

    def set_listed(self, name: str, stream: str, wanted: bool = True) -> None:
        """Add a stream to a list, or remove it."""
        statement = "INSERT OR IGNORE INTO listed VALUES (?, ?)"
        if not wanted:
            statement = "DELETE FROM listed WHERE list = ? AND stream = ?"
        with database_errors(self.path):
            self._connection.execute(statement, (name, stream))

    def streams_on(self, name: str, most: int = -1) -> list[str]:
        """Return the streams on a list, at most ``most``."""
        with database_errors(self.path):
            rows = self._connection.execute(
                "SELECT stream FROM listed WHERE list = ? ORDER BY stream LIMIT ?", (name, most)
            )
            return [stream for (stream,) in rows]

    def begin(self, area: str, entries: Sequence[tuple[str, object]]) -> str:
        """Write the first entries of a new stream ``area/1``, ``area/2`` …, and return its name."""
        with database_errors(self.path), self._transaction():
            taken = [name[len(area) + 1 :] for name in self._names(area)]
            numbers = [int(tail) for tail in taken if tail.isdecimal()]
            stream = f"{area}/{max(numbers, default=0) + 1}"
            self._insert(stream, 0, entries)
        return stream

    def _insert(self, stream: str, number: int, entries: Sequence[tuple[str, object]]) -> int:
        """Insert entries after the first ``number``, and return the number of the last."""
        at = timestamp()
        rows = [
            (stream, place, at, kind, to_json(payload))
            for place, (kind, payload) in enumerate(entries, start=number + 1)
        ]
        self._connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        return number + len(rows)

    def read(self, stream: str, after: int = 0, most: int = -1) -> list[Entry]:
        """Return the entries after number ``after``, at most ``most``; none if the stream does not exist."""
        with database_errors(self.path):
            rows = self._connection.execute(
                "SELECT number, at, kind, payload FROM entries WHERE stream = ? AND number > ? "
                "ORDER BY number LIMIT ?",
                (stream, after, most),
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
        with database_errors(self.path):
            row = self._connection.execute(
                "SELECT at FROM entries WHERE stream = ? ORDER BY number DESC LIMIT 1", (stream,)
            ).fetchone()
        return str(row[0]) if row else ""

    def streams(self, area: str = "") -> list[Stream]:
        """List all streams, or those of an area, the one written to last first."""
        with database_errors(self.path), self._transaction("DEFERRED") as connection:
            found = [
                Stream(name, *connection.execute(_FIRST_AND_LAST, (name, name)).fetchone())
                for name in self._names(area)
            ]
        return sorted(found, key=lambda stream: (stream.changed, stream.name), reverse=True)

    def _names(self, area: str) -> list[str]:
        """List the streams of an area; the time does not depend on the number of their entries."""
        # "0" is the character after "/", so all names that begin with the area and "/" lie between the two.
        bounds = (f"{area}/", f"{area}0") if area else ("", None)
        return [name for (name,) in self._connection.execute(_NAMES, bounds)]

    # --- The file -----------------------------------------------------------------------------------

    def _open(self, read_only: bool) -> None:
        """Create the tables of a new file; refuse a foreign file without changing it."""
        connection = self._connection
        with self._transaction("DEFERRED"):  # one snapshot of the file, whatever others write
            version = self._check_file()
        if read_only:
            if version < VERSION:
                raise StorageError("storage.old", path=self.path)
            return
        if self.path != MEMORY:
            self._keep_a_log()
        # An entry is on disk before the writer continues, even if the machine loses power.
        connection.execute("PRAGMA synchronous = FULL")
        # Thousands of tables write to these pages in turn: keep them in memory, and rarely checkpoint the
        # log.
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG}")
        connection.execute("PRAGMA temp_store = MEMORY")  # temporary data of inserts with triggers
        connection.execute("PRAGMA secure_delete = ON")  # overwrite deleted data
        if self._check_file() < VERSION:
            with self._transaction():
                migrate(connection, self._check_file())
        if self.path != MEMORY:
            # They stay the same files as long as a connection is open, because of SQLite's locks.
            self._files = _identities(self.path)
            DATABASES.append(self._files[""])

    def in_place(self) -> bool:
        """True if the open files are still those that the next start will find.

        >>> Store(MEMORY).in_place()
        True
        """
        return self._replaced is None and _identities(self.path, self._files) == self._files

    def _check_place(self) -> None:
        """Refuse to write to files that the next start would not find, and save their content first.

        Raises:
            StorageError: The database, its log or its index was deleted or replaced. The message names the
                copy that was made of everything written so far.
        """
        if self._replaced is None and not self.in_place():
            now = _identities(self.path)
            stale: list[str] = []
            if now.get("", self._files[""]) != self._files[""]:
                stale = [
                    self.path + end for end in SIDE_FILES if end in now and now[end] == self._files.get(end)
                ]
            self._replaced = rescue(self._connection, self.path, stale)
        if self._replaced is not None:
            raise self._replaced.with_traceback(None)

    def _keep_a_log(self) -> None:
        """Switch to a write-ahead log, so that readers and a writer do not wait for each other.

        If two processes switch a new file at the same moment, SQLite itself does not wait.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def _check_file(self) -> int:
        """Return the schema version of the file, 0 if it is empty; ``StorageError`` if it cannot be used."""
        version = version_of(self._connection)
        if version is None:
            raise StorageError("storage.foreign", path=self.path)
        if version > VERSION:
            raise StorageError("storage.version", path=self.path, version=version, known=VERSION)
        return version

    def _length(self, stream: str) -> int:
        (number,) = self._connection.execute(
            "SELECT coalesce(max(number), 0) FROM entries WHERE stream = ?", (stream,)
        ).fetchone()
        return int(number)

    @contextmanager
    def _transaction(self, mode: str = "IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """Run a transaction that excludes other writers; inside another one, a savepoint."""
        connection = self._connection
        inner = connection.in_transaction
        writes = not inner and mode != "DEFERRED"
        if writes:
            self._check_place()
        connection.execute("SAVEPOINT part" if inner else f"BEGIN {mode}")
        committing = False
        try:
            yield connection
            committing = not inner
            connection.execute("RELEASE part" if inner else "COMMIT")
            if writes:
                self._check_place()  # before the caller can report success
        except BaseException as problem:
            if committing and isinstance(problem, MemoryError) and not connection.in_transaction:
                return  # it is on disk; only the confirmation failed
            if connection.in_transaction:  # SQLite may have rolled back all of it, on a full disk
                connection.execute("ROLLBACK TO part" if inner else "ROLLBACK")
                if inner:
                    connection.execute("RELEASE part")
            if committing and _of_the_disk(problem) and not self._cover():
                raise StorageError("storage.unsure", path=self.path, problem=str(problem)) from problem
            raise

    def _cover(self) -> bool:
        """Overwrite what a failed commit may have left in the log; True if that is on disk.

        The commit may be complete there except for the sync that failed, and the next process to open the
        file would take it for committed.
        """
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")
            connection.execute("COMMIT")
            return True
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return False


def _of_the_disk(problem: BaseException) -> bool:
    name = getattr(problem, "sqlite_errorname", None) or ""
    return isinstance(problem, sqlite3.Error) and name.startswith("SQLITE_IOERR")


def _identities(path: str, wanted: Iterable[str] = ("", *SIDE_FILES)) -> dict[str, tuple[int, int]]:
    """Return device and inode of the database file and its side files, as currently found by name."""
    found = {}
    for end in wanted:
        with suppress(OSError):
            status = os.stat(path + end)
            found[end] = (status.st_dev, status.st_ino)
    return found


def _make_file(path: Path) -> None:
    """Create the folder and an empty file that only its owner can read, if missing.

    Raises:
        StorageError: It cannot be created, or there are remains of a database that is missing.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        size = path.stat().st_size if path.exists() else 0
        if not size and (left := _left_behind(path)) is not None:
            raise left
        # Never an existing file: closing it here would drop the locks of this process.
        with _MAKING, suppress(FileExistsError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except StorageError:
        raise
    except (OSError, ValueError) as problem:
        reason: Param = getattr(problem, "strerror", None) or str(problem)
        raise StorageError("storage.problem", path=str(path), problem=reason) from problem
    if 0 < size < _LEAST:  # SQLite would treat it as an empty database
        raise StorageError("storage.damaged", path=str(path), problem=text("storage.short"))


def _left_behind(path: Path) -> StorageError | None:
    """Return why a new database must not be created here: SQLite would delete the log of the missing one."""
    log = Path(f"{path}{SIDE_FILES[0]}")
    if log.exists() and log.stat().st_size:
        return StorageError("storage.only_log", path=str(path), log=str(log))
    if (copy := find_rescue(path)) is not None:
        return StorageError("storage.only_rescued", path=str(path), copy=str(copy))
    return None


def timestamp() -> str:
    """Return the current time in the format of an entry."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def to_json(payload: object) -> str:
    """Encode a payload as JSON; raise ``StorageError`` if that is impossible."""
    try:
        return json.dumps(payload, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as problem:
        raise StorageError("storage.payload", problem=str(problem)) from problem
