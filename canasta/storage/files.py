"""Atomic file writes: a reader, or the next start, sees either the old file or the new one."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta import limits

#: Device and inode of each database that SQLite has open in this process, once per connection. Closing any
#: other descriptor of such a file would drop SQLite's locks on it.
DATABASES: Final[list[tuple[int, int]]] = []


def write_whole(path: Path, content: str, *, private: bool = True) -> None:
    """Write a text file and sync it to disk; by default only its owner can read it.

    If that fails (``OSError``), the previous content is still there. Devices, pipes and link targets are
    written in place.
    """
    _check_no_database(path)
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_text(content, encoding="utf-8", newline="\n")
        return
    draft = path.with_name(path.name + ".new")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o666)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    sync_folder(path.parent)


def read_whole(path: Path) -> str:
    """Read a text file; ``OSError`` if it is larger than any of ours can be, or endless."""
    _check_no_database(path)
    with path.open("rb") as file:
        content = file.read(limits.FILE + 1)
    if len(content) > limits.FILE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content.decode("utf-8")


def _check_no_database(path: Path) -> None:
    with suppress(FileNotFoundError):
        status = path.stat()
        if (status.st_dev, status.st_ino) in DATABASES:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def sync_file(path: Path) -> None:
    """Sync a file's content to disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Sync a folder to disk, so that a file's new name is durable, where the system supports it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
