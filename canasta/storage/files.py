"""Files that are whole at every moment: a reader, or the next start, sees the old one or the new one."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from canasta import limits


def write_whole(path: Path, content: str, *, private: bool = True) -> None:
    """Write a text file, for its owner only unless told otherwise; it is on the disk when this returns.

    If that fails (``OSError``), what was there before is still there. A device, a pipe or what a link points
    to is written as it is.
    """
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
    _sync_folder(path.parent)


def read_whole(path: Path) -> str:
    """The text of a file; ``OSError`` if it is larger than any of ours can be, or has no end at all."""
    with path.open("rb") as file:
        content = file.read(limits.FILE + 1)
    if len(content) > limits.FILE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content.decode("utf-8")


def sync_file(path: Path) -> None:
    """What was written to a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """The file's new name is on the disk, too, where a system can be asked for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
