"""A store in one SQLite file, or in memory.

The file is only ever opened by SQLite: a process that closes any other descriptor of it loses its locks, and
then another program may delete the log under it.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from canasta.messages import Param, text
from canasta.storage.backups import MEMORY, SIDE_FILES, database_uri, find_rescue, rescue
from canasta.storage.errors import DuplicateCommand, StorageError, database_errors
from canasta.storage.files import DATABASES
from canasta.storage.home import BulkAppend, Connection, Mode, NewEntry, Row
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
#: Maximum number of rows per statement.
_ROWS: Final = 64

_BARRED: Final = """SELECT 1 FROM ({values}) AS wanted WHERE
    (SELECT coalesce(max(number), 0) FROM entries WHERE stream = wanted.column1) <> wanted.column2
    OR EXISTS (SELECT 1 FROM keys WHERE stream = wanted.column1 AND key = wanted.column3) LIMIT 1"""
_ENTRIES: Final = "INSERT INTO entries {values}"
_KEYS: Final = "INSERT INTO keys {values}"
_TABLES_WITH: Final = """SELECT tables.name
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name = ?"""


class SqliteHome:
    """One database file. Several processes may have it open and write to it.

    Args:
        path: The file, or ``MEMORY``.
        shared: Whether different threads may use it, one at a time.
        read_only: Whether writing is impossible; the file must then exist and be up to date.
    """

    remote = False

    def __init__(self, path: str, *, shared: bool = False, read_only: bool = False) -> None:
        self.path = path
        self.file = Path(path) if path != MEMORY else None
        self._patient = True
        self._files: dict[str, tuple[int, int]] = {}
        self._replaced: StorageError | None = None
        if self.file is not None and not read_only:
            _make_file(self.file)
        with database_errors(self.path):
            self.connection = sqlite3.connect(
                database_uri(self.path, read_only=read_only),
                timeout=PATIENCE,
                isolation_level=None,
                check_same_thread=not shared,
                uri=True,
            )
            try:
                self._open(read_only)
            except BaseException:
                self.connection.close()
                raise

    def errors(self) -> AbstractContextManager[None]:
        return database_errors(self.path)

    def close(self) -> None:
        self.connection.close()
        if self._files:
            DATABASES.remove(self._files.pop(""))
            self._files = {}

    def roll_back(self) -> None:
        self.connection.rollback()

    # --- Writing ------------------------------------------------------------------------------------

    @contextmanager
    def transaction(self, mode: Mode) -> Iterator[Connection]:
        connection = self.connection
        inner = connection.in_transaction
        writes = not inner and mode != "read"
        if writes:
            self._check_place()
        begin = "BEGIN DEFERRED" if mode == "read" else "BEGIN IMMEDIATE"
        connection.execute("SAVEPOINT part" if inner else begin)
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

    def append(
        self,
        stream: str,
        entries: Sequence[NewEntry],
        after: int | None,
        key: str,
        lease: tuple[str, int] | None,
    ) -> int:
        if lease is not None:
            raise _one_node(self.path)
        with self.transaction("append") as connection:
            if key and (
                done := connection.execute(
                    "SELECT number FROM keys WHERE stream = ? AND key = ?", (stream, key)
                ).fetchone()
            ):
                raise DuplicateCommand(stream, done[0])
            (number,) = connection.execute(
                "SELECT coalesce(max(number), 0) FROM entries WHERE stream = ?", (stream,)
            ).fetchone()
            if after is not None and number != after:
                raise StorageError("storage.conflict", stream=stream)
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                [(stream, place, *entry) for place, entry in enumerate(entries, start=number + 1)],
            )
            number += len(entries)
            if key:
                connection.execute("INSERT INTO keys VALUES (?, ?, ?)", (stream, key, number))
            return int(number)

    def append_many(
        self, jobs: Sequence[BulkAppend], entries: Sequence[Row], keys: Sequence[tuple[str, str, int]]
    ) -> bool:
        wanted = []
        for job in jobs:
            if job.lease is not None:
                raise _one_node(self.path)
            wanted.append((job.stream, job.after, job.key))
        if not self.connection.in_transaction:
            with self.transaction("append"):
                return self._append_many(wanted, entries, keys)
        return self._append_many(wanted, entries, keys)

    def _append_many(
        self,
        wanted: Sequence[tuple[str, int, str]],
        entries: Sequence[Row],
        keys: Sequence[tuple[str, str, int]],
    ) -> bool:
        execute = self.connection.execute
        for statement, values in _statements(_BARRED, wanted):
            if execute(statement, values).fetchone():
                return False
        for statement, values in _statements(_ENTRIES, entries):
            execute(statement, values)
        for statement, values in _statements(_KEYS, keys):
            execute(statement, values)
        return True

    def wait_for_locks(self, patient: bool) -> None:
        if patient is not self._patient:
            self._patient = patient
            self.connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000) if patient else 0}")

    def _cover(self) -> bool:
        """Overwrite what a failed commit may have left in the log; True if that is on disk.

        The commit may be complete there except for the sync that failed, and the next process to open the
        file would take it for committed.
        """
        connection = self.connection
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

    # --- The file -----------------------------------------------------------------------------------

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.connection.execute(_TABLES_WITH, (column,)).fetchall()]

    def size(self) -> int:
        (pages,), (page,) = (
            self.connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
        )
        return int(pages) * int(page)

    def compact(self) -> None:
        connection = self.connection
        connection.execute("PRAGMA temp_store = FILE")  # the copy may not fit into memory
        connection.execute("VACUUM")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def in_place(self) -> bool:
        if self._replaced is not None:
            return False
        try:
            for end, identity in self._files.items():
                status = os.stat(self.path + end)
                if (status.st_dev, status.st_ino) != identity:
                    return False
        except OSError:
            return False
        return True

    def _open(self, read_only: bool) -> None:
        """Create the tables of a new file; refuse a foreign file without changing it."""
        connection = self.connection
        with self.transaction("read"):  # one snapshot of the file, whatever others write
            version = self._check_file()
        if read_only:
            if not version:
                raise StorageError("storage.empty", path=self.path)
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
            with self.transaction("write"):
                migrate(connection, self._check_file())
        if self.path != MEMORY:
            # They stay the same files as long as a connection is open, because of SQLite's locks.
            self._files = _identities(self.path)
            DATABASES.append(self._files[""])

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
            self._replaced = rescue(self.connection, self.path, stale)
        if self._replaced is not None:
            raise self._replaced.with_traceback(None)

    def _keep_a_log(self) -> None:
        """Switch to a write-ahead log, so that readers and a writer do not wait for each other.

        If two processes switch a new file at the same moment, SQLite itself does not wait.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def _check_file(self) -> int:
        """Return the schema version of the file, 0 if it is empty; ``StorageError`` if it cannot be used."""
        version = version_of(self.connection)
        if version is None:
            raise StorageError("storage.foreign", path=self.path)
        if version > VERSION:
            raise StorageError("storage.version", path=self.path, version=version, known=VERSION)
        return version


def _one_node(path: str) -> StorageError:
    """Return the error for leases of nodes, which a file does not have."""
    return StorageError("storage.one_node", path=path)


def _statements(form: str, rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, list[Any]]]:
    for place in range(0, len(rows), _ROWS):
        part = rows[place : place + _ROWS]
        yield _statement(form, len(part), len(part[0])), [value for row in part for value in row]


@cache
def _statement(form: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return form.format(values=f"VALUES {', '.join([row] * rows)}")


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
        size = path.stat().st_size if path.is_file() else 0  # SQLite refuses a folder
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
