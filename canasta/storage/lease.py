"""A lock for one process at a time, released when the process ends for any reason."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta.storage.errors import StorageError
from canasta.storage.store import Store

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: Windows locks byte ranges, which other processes then cannot read: lock one byte far past the content.
_BYTE: Final = 1 << 30
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class Lease:
    """The exclusive right to something, held by locking a small file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = -1

    def take(self, note: str = "") -> bool:
        """Acquire the lease; True if that worked, or if the system has no locks.

        ``note`` is for a process that finds it taken (see ``holder``). Raises ``StorageError`` if the file
        cannot be created.
        """
        while self._handle < 0:
            try:
                handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as problem:
                reason = problem.strerror or str(problem)
                raise StorageError("storage.problem", path=str(self.path), problem=reason) from problem
            try:
                _lock(handle)
            except OSError as problem:
                os.close(handle)
                return problem.errno not in _TAKEN
            if _is_file(handle, self.path):
                self._handle = handle
                with suppress(OSError):  # informational only; a full disk may have no room
                    os.truncate(handle, 0)
                    os.write(handle, f"{os.getpid()} {note}".rstrip().encode())
            else:  # the previous holder has just removed the file
                os.close(handle)
        return True

    def holder(self) -> str:
        """Return the id of the process that holds the lease; empty if unknown."""
        return self._read()[0]

    def note(self) -> str:
        """Return the note of the process that holds the lease."""
        return self._read()[1]

    def _read(self) -> tuple[str, str]:
        with suppress(OSError, UnicodeError):
            process, _, note = self.path.read_text(encoding="utf-8").strip().partition(" ")
            return process, note
        return "", ""

    def release(self) -> None:
        """Release the lease."""
        if self._handle >= 0:
            with suppress(OSError):  # Windows does not delete an open file
                self.path.unlink()
            os.close(self._handle)
            self._handle = -1


def lease_of(store: Store, stream: str) -> Lease | None:
    """Return the lease for writing to a stream exclusively; only streams in a file have one."""
    if store.file is None:
        return None
    return Lease(Path(f"{store.file}-{stream.replace('/', '-')}.lock"))


def server_lease(file: Path) -> Lease:
    """Return the lease for running a server on a database, which one process at a time can hold.

    Two servers would not corrupt the database, but each would have its own idea of the tables.
    """
    return Lease(Path(f"{file}-server.lock"))


def take_server_lease(file: Path, address: str = "") -> Lease:
    """Acquire the lease for running a server on a database, or for replacing the database.

    Raises:
        StorageError: A server is running on it; the message says where.
    """
    lease = server_lease(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise StorageError("storage.problem", path=str(file), problem=reason) from problem
    if not lease.take(address):
        process, there = lease.holder() or "?", lease.note() or "?"
        raise StorageError("storage.served", path=str(file), process=process, address=there)
    return lease


def _lock(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt

    os.lseek(handle, _BYTE, os.SEEK_SET)
    msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    os.lseek(handle, 0, os.SEEK_SET)


def _is_file(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
