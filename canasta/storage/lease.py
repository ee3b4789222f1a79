"""One process at a time: a lock that ends with the process that has it, however that ends."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta.storage.copies import MEMORY
from canasta.storage.errors import StorageError
from canasta.storage.store import Store

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: Windows locks bytes, and nobody can read them then: one far behind what is written.
_BYTE: Final = 1 << 30
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class Lease:
    """The right to continue something, in the form of a small locked file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = -1

    def take(self, note: str = "") -> bool:
        """Whether the right is ours from now on; where a system knows no locks, everybody has it.

        ``note`` is for those who find it taken (``holder``). A ``StorageError`` if the disk has no room for
        the file, or refuses it.
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
                with suppress(OSError):  # who has it is only told, and a full disk may have no room for that
                    os.truncate(handle, 0)
                    os.write(handle, f"{os.getpid()} {note}".rstrip().encode())
            else:  # whoever had it has just taken the file away
                os.close(handle)
        return True

    def holder(self) -> str:
        """The number of the process that has the right, as far as it can be told."""
        return self._read()[0]

    def note(self) -> str:
        """What the holder said when it took the right."""
        return self._read()[1]

    def _read(self) -> tuple[str, str]:
        with suppress(OSError, UnicodeError):
            process, _, note = self.path.read_text(encoding="utf-8").strip().partition(" ")
            return process, note
        return "", ""

    def release(self) -> None:
        """Let others have it."""
        if self._handle >= 0:
            with suppress(OSError):  # Windows keeps a file that is open
                self.path.unlink()
            os.close(self._handle)
            self._handle = -1


def lease_of(store: Store, stream: str) -> Lease | None:
    """The right to write to a stream, for those who must not share it; nobody shares one in memory."""
    if store.path == MEMORY:
        return None
    return Lease(Path(f"{store.path}-{stream.replace('/', '-')}.lock"))


def server_lease(file: Path) -> Lease:
    """The right to run a server on a database: one process at a time has it.

    Two of them would not corrupt the database, but each would believe in tables of its own.
    """
    return Lease(Path(f"{file}-server.lock"))


def take_server_lease(file: Path, address: str = "") -> Lease:
    """Take the right to run a server on a database, or to put another in its place.

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
