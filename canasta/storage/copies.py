"""Whole copies of a database: backups that are checked, and putting one back.

A copy is made by SQLite, also while other processes write. It is compared with its source before it gets its
name, so that a file with the name of a backup is one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from glob import escape as glob_escape
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from canasta.storage.errors import StorageError, database_errors
from canasta.storage.files import sync_file, sync_folder
from canasta.storage.schema import VERSION, version_of

MEMORY: Final = ":memory:"
#: What SQLite keeps next to a database while it is open.
SIDE_FILES: Final = ("-wal", "-shm")
#: Between the name of a database and the moment of a copy that was saved from it.
_RESCUED: Final = ".rescued-"
#: Pages that are copied between two reports of progress.
_PAGES: Final = 2_000
#: Called with the number of pages that are copied, and of all.
Progress = Callable[[int, int], None]


class Contents(NamedTuple):
    """What two databases are compared by."""

    entries: int
    streams: int
    last: str  #: when the newest entry was written, as ISO 8601 in UTC
    rows: tuple[tuple[str, int], ...]  #: by table
    digest: str  #: of the last entry of every stream


def database_uri(path: str | Path, *, read_only: bool = False) -> str:
    """Address an existing database file for ``sqlite3.connect(..., uri=True)``.

    >>> database_uri("a b.db", read_only=True)
    'file:a%20b.db?mode=ro'
    """
    if str(path) == MEMORY:
        return "file::memory:"
    return f"file:{quote(str(path))}?mode={'ro' if read_only else 'rw'}"


def back_up(source: Path, target: Path, progress: Progress | None = None) -> Contents:
    """Copy a database of any known version, whether or not another process is writing to it.

    Args:
        source: The database; it is opened for reading only, so that nothing done here can harm it.
        target: A file that does not exist yet. It appears when the copy is complete and checked.
        progress: Called now and then.

    Returns:
        What is in the copy.

    Raises:
        StorageError: The source cannot be read or the target cannot be written, or the copy is not the same.
    """
    if target.exists():
        raise StorageError("storage.exists", path=str(target))
    draft = _draft(target)
    with database_errors(str(source)), closing(_reading(source)) as connection:
        contents = _copy(connection, draft, str(source), progress)
    try:
        os.replace(draft, target)
    except OSError as problem:
        raise _failed(target, problem) from problem
    sync_folder(target.parent)
    return contents


def check(path: Path) -> Contents:
    """Look a database over from end to end.

    Raises:
        StorageError: It cannot be read, is damaged, or belongs to another program or a later version.
    """
    with database_errors(str(path)), closing(_reading(path)) as connection:
        _check_integrity(connection, str(path))
        return _contents(connection)


def restore(backup: Path, target: Path) -> tuple[Contents, Path | None]:
    """Put a copy in the place of a database that no process has open.

    The caller holds the right to the database (``server_lease``). Whatever happens in between, the database
    is the old one or the new one.

    Returns:
        What is in the database now, and the file that the old database was kept as, if there was one.

    Raises:
        StorageError: The copy cannot be used, or another process has the database open. Nothing is changed.
    """
    contents = check(backup)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _failed(target, problem) from problem
    draft = _draft(target)
    with database_errors(str(backup)), closing(_reading(backup)) as connection:
        _copy(connection, draft, str(backup), None)
    try:
        if target.exists():
            _fold_log(target)
        kept = _set_aside(target)
        os.replace(draft, target)
    except (StorageError, OSError) as problem:
        with suppress(OSError):
            draft.unlink()
        raise problem if isinstance(problem, StorageError) else _failed(target, problem) from problem
    sync_folder(target.parent)
    return contents, kept


def rescue(connection: sqlite3.Connection, path: str, stale: Iterable[str]) -> StorageError:
    """Save what is in a database whose files are no longer those found by their names.

    Args:
        connection: Sees everything that was written.
        path: The name of the database.
        stale: Files that belong to ``connection`` and now lie next to another database. They are deleted
            once everything is saved: the next start would take them for the log of that database.

    Returns:
        The error to refuse everything with from now on. It names the copy.
    """
    copy = Path(f"{path}{_RESCUED}{_stamp()}")
    try:
        with database_errors(path):
            _copy(connection, _draft(copy), path, None)
        os.replace(_draft(copy), copy)
        sync_folder(copy.parent)
        for file in stale:
            os.unlink(file)
    except (StorageError, OSError):
        return StorageError("storage.replaced", path=path)
    return StorageError("storage.rescued", path=path, copy=str(copy))


def rescued(path: Path) -> Path | None:
    """Find the newest copy that was saved from a database when its files were replaced."""
    found = (
        each for each in path.parent.glob(f"{glob_escape(path.name)}{_RESCUED}*") if each.suffix != ".new"
    )
    return max(found, default=None)


def _copy(connection: sqlite3.Connection, draft: Path, name: str, progress: Progress | None) -> Contents:
    """Copy what a connection sees at this moment to a new file, and compare the two."""
    _make_private(draft)

    def report(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    try:
        connection.execute("BEGIN")  # one moment, for the copy and for what it is compared with
        try:
            wanted = _contents(connection)
            with closing(sqlite3.connect(database_uri(draft), uri=True, isolation_level=None)) as copy:
                connection.backup(copy, pages=_PAGES, progress=report, sleep=0)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, which needs no other next to it
                _check_integrity(copy, name)
                if _contents(copy) != wanted:
                    raise StorageError("storage.copy_differs", path=name)
        finally:
            connection.execute("ROLLBACK")
        sync_file(draft)
    except BaseException as problem:
        with suppress(OSError):
            draft.unlink()
        if isinstance(problem, OSError):
            raise _failed(draft, problem) from problem
        raise
    return wanted


def _reading(path: Path) -> sqlite3.Connection:
    """Open a database for reading; one of another program, or of a later version, is refused."""
    if not path.is_file():
        raise StorageError("storage.missing", path=str(path))
    connection = sqlite3.connect(
        database_uri(path, read_only=True), uri=True, isolation_level=None, timeout=10
    )
    try:
        version = version_of(connection)
        if not version:
            raise StorageError("storage.foreign", path=str(path))
        if version > VERSION:
            raise StorageError("storage.version", path=str(path), version=version, known=VERSION)
    except BaseException:
        connection.close()
        raise
    return connection


def _contents(connection: sqlite3.Connection) -> Contents:
    tables = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    ).fetchall()
    rows = [(name, *connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()) for (name,) in tables]
    digest, streams, newest = hashlib.sha256(), 0, ""
    # SQLite takes the other columns from the row that has the maximum.
    for row in connection.execute(
        "SELECT stream, max(number), at, kind, payload FROM entries GROUP BY stream"
    ):
        digest.update(repr(row).encode())
        streams, newest = streams + 1, max(newest, row[2])
    return Contents(dict(rows)["entries"], streams, newest, tuple(rows), digest.hexdigest())


def _check_integrity(connection: sqlite3.Connection, name: str) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StorageError("storage.damaged", path=name, problem=str(found).partition("\n")[0])


def _fold_log(path: Path) -> None:
    """Write the log of a database into its file, which takes sole access; do not touch a damaged one."""
    try:
        with database_errors(str(path)):
            _reading(path).close()  # it changes nothing, whatever is wrong with the file
    except StorageError:
        return
    with database_errors(str(path)), closing(sqlite3.connect(database_uri(path), uri=True)) as connection:
        (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
        if mode != "delete":
            raise StorageError("storage.busy", path=str(path))


def _set_aside(path: Path) -> Path | None:
    """Give a database a second name under which it is kept, with what is left of its log."""
    present = [end for end in ("", *SIDE_FILES) if Path(f"{path}{end}").exists()]
    if not present:
        return None
    kept = Path(f"{path}.before-{_stamp()}")
    if "" in present:
        try:
            os.link(path, kept)
        except OSError:  # no links on this file system
            shutil.copyfile(path, kept)
            sync_file(kept)
    for end in present:
        if end:  # SQLite would take it for the log of the copy
            os.replace(f"{path}{end}", f"{kept}{end}")
    return kept


def _draft(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def _make_private(path: Path) -> None:
    """Make a new empty file for its owner only."""
    try:
        with suppress(FileNotFoundError):
            path.unlink()
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except (OSError, ValueError) as problem:
        raise _failed(path, problem) from problem


def _failed(path: Path, problem: OSError | ValueError) -> StorageError:
    return StorageError(
        "storage.problem", path=str(path), problem=getattr(problem, "strerror", None) or str(problem)
    )


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
