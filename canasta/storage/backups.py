"""Copies of a whole database: verified backups, and restoring one.

A backup is an SQLite file, whether the database is one or in PostgreSQL. It is made while other processes
write, and compared with its source row by row before it gets its final name. So a file with the name of a
backup is always complete.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from glob import escape as glob_escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from canasta.storage.contents import Contents, Progress, file_layout, file_reader, sum_up
from canasta.storage.errors import StorageError, database_errors
from canasta.storage.files import sync_file, sync_folder
from canasta.storage.schema import VERSION, migrate, version_of

MEMORY: Final = ":memory:"
#: The files that SQLite keeps next to an open database.
SIDE_FILES: Final = ("-wal", "-shm")
#: Stands between the name of a database and the timestamp of a rescued copy.
_RESCUED: Final = ".rescued-"
#: Pages copied between two progress reports.
_PAGES: Final = 2_000


def database_uri(path: str | Path, *, read_only: bool = False) -> str:
    """Return the URI of an existing database file for ``sqlite3.connect(..., uri=True)``.

    >>> database_uri("a b.db", read_only=True)
    'file:a%20b.db?mode=ro'
    """
    if str(path) == MEMORY:
        return "file::memory:"
    return f"file:{quote(str(path))}?mode={'ro' if read_only else 'rw'}"


def back_up(source: Path | str, target: Path, progress: Progress | None = None) -> Contents:
    """Copy a database of any known version, even while another process writes to it.

    Args:
        source: The file, or the URL of a PostgreSQL database; it is opened read-only, so that nothing done
            here can harm it.
        target: A file that does not exist yet. It appears when the copy is complete and verified.
        progress: Called from time to time.

    Returns:
        A summary of the copy.

    Raises:
        StorageError: The source cannot be read, the target cannot be written, or the copy differs.
    """
    if target.exists():
        raise StorageError("storage.exists", path=str(target))
    draft = _draft(target)
    if isinstance(source, str):
        contents = _copy_from_server(source, draft, progress)
    else:
        with database_errors(str(source)), closing(_open_read_only(source)) as connection:
            contents = _copy(connection, draft, str(source), progress)
    try:
        os.replace(draft, target)
    except OSError as problem:
        raise _file_error(target, problem) from problem
    sync_folder(target.parent)
    return contents


def check(path: Path) -> Contents:
    """Check a whole database for damage, and summarize it.

    Raises:
        StorageError: It cannot be read, is damaged, or belongs to another program or a later version.
    """
    with database_errors(str(path)), closing(_open_read_only(path)) as connection:
        _check_integrity(connection, str(path))
        return _contents(connection)


def restore(backup: Path, target: Path, progress: Progress | None = None) -> tuple[Contents, Path | None]:
    """Replace a database, which no process has open, with a backup.

    The caller holds the database's lease (``server_lease``). If this is interrupted, the database is either
    the old one or the new one. If root restores, the new one belongs to the owner of the old one, or of the
    folder.

    Returns:
        A summary of the restored database, and the file that the old one was kept as, if there was one.

    Raises:
        StorageError: The backup cannot be used, or another process has the database open. Nothing is changed.
    """
    contents = check(backup)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _file_error(target, problem) from problem
    draft = _draft(target)
    with database_errors(str(backup)), closing(_open_read_only(backup)) as connection:
        _copy(connection, draft, str(backup), progress)
    try:
        _give_to_owner(draft, target if target.exists() else target.parent)
        if target.exists():
            _fold_log(target)
        kept = _set_aside(target)
        os.replace(draft, target)
    except (StorageError, OSError) as problem:
        with suppress(OSError):
            draft.unlink()
        raise problem if isinstance(problem, StorageError) else _file_error(target, problem) from problem
    sync_folder(target.parent)
    return contents, kept


def restore_to_server(
    backup: Path, url: str, *, replace: bool = False, progress: Progress | None = None
) -> tuple[Contents, str]:
    """Copy a backup to a PostgreSQL database; if this is interrupted, nothing has changed.

    Args:
        backup: A backup of any known version, or the file of a server that is stopped.
        url: The database.
        replace: Whether the database may have content, which is then kept in another schema.
        progress: Called from time to time.

    Returns:
        A summary of the restored database, and the schema with the former content; empty if there was none.

    Raises:
        StorageError: The backup cannot be used, the database has content, or nodes are running on it.
    """
    from canasta.storage.postgres_copies import copy_from_file  # an optional package

    check(backup)
    with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
        draft = Path(folder) / "copy.db"
        with database_errors(str(backup)), closing(_open_read_only(backup)) as connection:
            version = version_of(connection)
            if version == VERSION:
                connection.execute("BEGIN")  # one snapshot
                return copy_from_file(connection, url, replace=replace, progress=progress)
            _copy(connection, draft, str(backup), None)
        # An older backup is brought up to date first, in a copy of it.
        with database_errors(str(draft)), closing(_connect(draft)) as connection:
            connection.execute("BEGIN")
            migrate(connection, version or 0)
            connection.execute("COMMIT")
            return copy_from_file(connection, url, replace=replace, progress=progress)


def rescue(connection: sqlite3.Connection, path: str, stale: Iterable[str]) -> StorageError:
    """Save the content of an open database whose files were deleted or replaced.

    Args:
        connection: Still sees everything that was written.
        path: The name of the database.
        stale: Files that belong to ``connection`` and now lie next to another database. They are deleted
            once everything is saved; the next start would take them for the log of that database.

    Returns:
        The error for every further write. It names the copy.
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


def find_rescue(path: Path) -> Path | None:
    """Find the newest copy that was saved from a database when its files were replaced."""
    found = (
        each for each in path.parent.glob(f"{glob_escape(path.name)}{_RESCUED}*") if each.suffix != ".new"
    )
    return max(found, default=None)


def _copy(connection: sqlite3.Connection, draft: Path, name: str, progress: Progress | None) -> Contents:
    """Copy a snapshot of what a connection sees to a new file, and compare the two."""
    _make_private(draft)

    def report(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    try:
        connection.execute("BEGIN")  # one snapshot for the copy and the comparison
        try:
            wanted = _contents(connection)
            with closing(_connect(draft)) as copy:
                connection.backup(copy, pages=_PAGES, progress=report, sleep=0)
                copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log next to it
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
            raise _file_error(draft, problem) from problem
        raise
    return wanted


def _copy_from_server(url: str, draft: Path, progress: Progress | None) -> Contents:
    """Copy a PostgreSQL database to a new file."""
    from canasta.storage.postgres_copies import copy_to_file  # an optional package

    _make_private(draft)
    try:
        with database_errors(str(draft)), closing(_connect(draft)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # it is synced at the end
            contents = copy_to_file(url, copy, progress)
            _check_integrity(copy, str(draft))
        sync_file(draft)
    except BaseException as problem:
        for end in ("", "-journal"):
            with suppress(OSError):
                Path(f"{draft}{end}").unlink()
        if isinstance(problem, OSError):
            raise _file_error(draft, problem) from problem
        raise
    return contents


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(database_uri(path), uri=True, isolation_level=None)


def _open_read_only(path: Path) -> sqlite3.Connection:
    """Open a database read-only; refuse one without tables, of another program or a later version."""
    if not path.is_file():
        raise StorageError("storage.missing", path=str(path))
    connection = sqlite3.connect(
        database_uri(path, read_only=True), uri=True, isolation_level=None, timeout=10
    )
    try:
        version = version_of(connection)
        if version is None:
            raise StorageError("storage.foreign", path=str(path))
        if not version:  # a server creates the file first, and then its tables
            raise StorageError("storage.empty", path=str(path))
        if version > VERSION:
            raise StorageError("storage.version", path=str(path), version=version, known=VERSION)
    except BaseException:
        connection.close()
        raise
    return connection


def _contents(connection: sqlite3.Connection) -> Contents:
    return sum_up(file_layout(connection), file_reader(connection))


def _check_integrity(connection: sqlite3.Connection, name: str) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StorageError("storage.damaged", path=name, problem=str(found).partition("\n")[0])


def _fold_log(path: Path) -> None:
    """Merge a database's log into its file, which needs exclusive access; leave a damaged one alone."""
    try:
        with database_errors(str(path)):
            _open_read_only(path).close()  # changes nothing, however damaged the file is
    except StorageError:
        return
    with database_errors(str(path)), closing(sqlite3.connect(database_uri(path), uri=True)) as connection:
        (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
        if mode != "delete":
            raise StorageError("storage.busy", path=str(path))


def _set_aside(path: Path) -> Path | None:
    """Keep a database under a second name, together with the rest of its log."""
    present = [end for end in ("", *SIDE_FILES) if Path(f"{path}{end}").exists()]
    if not present:
        return None
    kept = Path(f"{path}.before-{_stamp()}")
    if "" in present:
        try:
            os.link(path, kept)
        except OSError:  # this file system has no hard links
            shutil.copyfile(path, kept)
            sync_file(kept)
    for end in present:
        if end:  # SQLite would take it for the log of the copy
            os.replace(f"{path}{end}", f"{kept}{end}")
    return kept


def _draft(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def _make_private(path: Path) -> None:
    """Create an empty file that only its owner can read."""
    try:
        with suppress(FileNotFoundError):
            path.unlink()
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except (OSError, ValueError) as problem:
        raise _file_error(path, problem) from problem


def _give_to_owner(path: Path, like: Path) -> None:
    """Give a file that root has created to the owner of another one: a server rarely runs as root."""
    if sys.platform != "win32" and os.geteuid() == 0:
        status = like.stat()
        os.chown(path, status.st_uid, status.st_gid)


def _file_error(path: Path, problem: OSError | ValueError) -> StorageError:
    return StorageError(
        "storage.problem", path=str(path), problem=getattr(problem, "strerror", None) or str(problem)
    )


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
