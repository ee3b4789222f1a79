"""Database errors, as sentences that name the file."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from canasta.messages import UserError

#: Bytes of disk space that a log and its index need before anything is written.
_ROOM: Final = 64 * 1024


class StorageError(UserError):
    """The database cannot be used, or another process wrote first."""


class DuplicateCommand(StorageError):
    """A command with this key was executed before."""

    def __init__(self, stream: str, number: int) -> None:
        super().__init__("storage.repeated", stream=stream, number=number)
        self.number = number  #: the last entry that it wrote


@contextmanager
def database_errors(path: str) -> Iterator[None]:
    """Turn SQLite errors and unreadable payloads into a ``StorageError``."""
    try:
        yield
    except (sqlite3.Error, json.JSONDecodeError, RecursionError) as problem:
        name = getattr(problem, "sqlite_errorname", None) or ""
        message = "storage.problem"
        if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")) or not isinstance(problem, sqlite3.Error):
            message = "storage.damaged"
        elif name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            message = "storage.busy"
        elif name.startswith("SQLITE_FULL") or (name.startswith("SQLITE_IOERR") and _no_room(path)):
            message = "storage.full"
        elif name.startswith("SQLITE_READONLY"):
            message = "storage.read_only"
        elif name.startswith("SQLITE_CANTOPEN") and (refused := _no_access(path)) is not None:
            raise refused from problem
        raise StorageError(message, path=path, problem=str(problem)) from problem


def _no_access(path: str) -> StorageError | None:
    """Return the error for a file that belongs to another user; None if this user may read it."""
    if sys.platform == "win32" or os.access(
        path, os.R_OK, effective_ids=os.access in os.supports_effective_ids
    ):
        return None
    try:
        found = os.stat(path)
    except OSError:
        return None
    return StorageError(
        "storage.no_access",
        path=path,
        user=_user_name(os.geteuid()),
        owner=_user_name(found.st_uid),
        mode=f"{stat.S_IMODE(found.st_mode):o}",
    )


def _user_name(user: int) -> str:
    import pwd  # not on Windows

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _no_room(path: str) -> bool:
    """True if the disk is so full that SQLite cannot even create its small files; else it may be broken."""
    try:
        return shutil.disk_usage(Path(path).parent).free < _ROOM
    except OSError:
        return False
