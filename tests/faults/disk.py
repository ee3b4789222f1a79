"""A disk that records its operations and fails on demand, under SQLite and under the program's files.

A recorded run is a list of operations. The state after a power loss is derived from it: all operations up to
some moment, and of the data that was not synced nothing, a part, or a torn piece.
"""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import pytest

from tests.faults.vfs import watching

#: SQLite's messages for a full disk, and for write, truncate, sync and delete errors.
_FULL = 13
_CODES = {"write": 778, "truncate": 1546, "sync": 1034, "delete": 2570}
FULL, BROKEN = "full", "broken"
_NUMBERS = {FULL: errno.ENOSPC, BROKEN: errno.EIO}


class Operation(NamedTuple):
    """An operation that changes the disk."""

    what: str  #: write, truncate, sync, delete, rename, create
    path: str
    place: int = 0  # in the file; for a truncation, the size
    data: bytes = b""  # for a rename, the new path

    @property
    def needs_room(self) -> bool:
        """Return whether the operation fails on a full disk."""
        return self.what in ("write", "create", "sync")


class Disk:
    """Recorder of everything below a folder; ``fail`` sets which operations fail."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder.resolve())
        self.done: list[Operation] = []
        self.failed: list[Operation] = []
        self.how = BROKEN
        self._from = self._to = 0  # numbers of the operations that fail
        self._asked = 0
        self._lock = Lock()

    def fail(self, number: int, how: str = BROKEN, times: int = 1) -> None:
        """Let the operation of this number (from 1) and those after it fail, ``times`` in total.

        ``how``: the disk is ``full``, so that only operations needing space fail, or ``broken``.
        """
        self._from, self._to, self.how, self._asked = number, number + times, how, 0

    @property
    def is_well(self) -> bool:
        """Return whether every planned failure has happened."""
        return self._asked >= self._to - 1

    def fault(self, what: str, path: str, place: int = 0, data: bytes = b"") -> bool:
        """Record an operation and return whether it is to fail."""
        if not path.startswith(self.folder):
            return False
        with self._lock:
            operation = Operation(what, path, place, data)
            if self.how == BROKEN or operation.needs_room:
                self._asked += 1
                if self._from <= self._asked < self._to:
                    self.failed.append(operation)
                    return True
            self.done.append(operation)
            return False

    def _of_sqlite(self, what: str, path: str, place: int, data: bytes) -> int:
        if not self.fault(what, path, place, data):
            return 0
        return _FULL if self.how == FULL and what == "write" else _CODES[what]

    def _of_system(self, what: str, path: str, place: int = 0, data: bytes = b"") -> None:
        if self.fault(what, path, place, data):
            number = _NUMBERS[self.how]
            raise OSError(number, os.strerror(number), path)

    @contextmanager
    def under(self) -> Iterator[Disk]:
        """Route all file operations of this process to this disk."""
        with watching(self._of_sqlite), pytest.MonkeyPatch.context() as patch:
            for name in ("open", "fdopen", "write", "truncate", "fsync", "replace"):
                patch.setattr(os, name, getattr(self, f"_{name}")(getattr(os, name)))
            yield self

    # --- System calls -----------------------------------------------------------------------------------

    def _open(self, real: Any) -> Any:
        def opened(path: Any, flags: int, *more: Any, **words: Any) -> int:
            if flags & os.O_CREAT and not os.path.exists(path):
                self._of_system("create", os.path.abspath(path))
            elif flags & os.O_TRUNC:
                self._of_system("truncate", os.path.abspath(path))
            return int(real(path, flags, *more, **words))

        return opened

    def _fdopen(self, real: Any) -> Any:
        disk = self

        class Raw(io.FileIO):
            def write(self, data: Any) -> int:
                disk._of_system("write", _path_of(self.fileno()), self.tell(), bytes(data))
                return super().write(data)

        def opened(handle: int, mode: str = "r", *more: Any, **words: Any) -> Any:
            if mode != "w":
                return real(handle, mode, *more, **words)
            return io.TextIOWrapper(io.BufferedWriter(Raw(handle, "w")), *more, **words)

        return opened

    def _write(self, real: Any) -> Any:
        def wrote(handle: int, data: bytes) -> int:
            path = _path_of(handle)
            if path.startswith(self.folder):
                self._of_system("write", path, os.lseek(handle, 0, os.SEEK_CUR), bytes(data))
            return int(real(handle, data))

        return wrote

    def _truncate(self, real: Any) -> Any:
        def cut(path: Any, size: int) -> None:
            name = _path_of(path) if isinstance(path, int) else os.path.abspath(path)
            self._of_system("truncate", name, size)
            real(path, size)

        return cut

    def _fsync(self, real: Any) -> Any:
        def synced(handle: int) -> None:
            path = _path_of(handle)
            self._of_system("sync", path)
            if not path.startswith(self.folder):
                real(handle)

        return synced

    def _replace(self, real: Any) -> Any:
        def renamed(old: Any, new: Any) -> None:
            self._of_system("rename", os.path.abspath(old), data=os.path.abspath(new).encode())
            real(old, new)

        return renamed


def _path_of(handle: int) -> str:
    return os.readlink(f"/proc/self/fd/{handle}")


# --- Power loss ---------------------------------------------------------------------------------------------

#: What may be left of unsynced writes after a power loss: all of them, none, all with the last one torn, or
#: only the last one.
KEPT, LOST, TORN, LAST = "kept", "lost", "torn", "last"
LOSSES = (KEPT, LOST, TORN, LAST)


def after_power_loss(done: list[Operation], before: Path, folder: Path, loss: str) -> None:
    """Put a folder into a state that a power loss after some operations on a copy of ``before`` may leave.

    File systems keep the order of metadata: created, renamed and deleted files stay so. A rename may reach
    the disk before the data written to the file, unless that was synced.
    """
    platter = _Platter(before)
    for operation in done:
        platter.take(operation)
    platter.lose(loss)
    for path in platter.gone:
        (folder / Path(path).name).unlink(missing_ok=True)
    for path, data in platter.files.items():
        (folder / Path(path).name).write_bytes(data)
    for index in folder.glob("*-shm"):  # kept in memory only, so lost
        index.unlink()


class _Platter:
    """Data that is certainly on the disk, and data still waiting."""

    def __init__(self, before: Path) -> None:
        self.before = before
        self.files: dict[str, bytearray] = {}
        self.gone: set[str] = set()
        self._unsynced: dict[str, list[Operation]] = {}

    def take(self, operation: Operation) -> None:
        what, path = operation.what, operation.path
        if what == "create":
            self._content(path)
        elif what in ("write", "truncate"):
            self._content(path)
            self._unsynced.setdefault(path, []).append(operation)
        elif what == "sync" and not os.path.isdir(path):
            self._flush(path, self._unsynced.pop(path, []))
        elif what == "delete":
            self._forget(path)
        elif what == "rename":
            new = operation.data.decode()
            content, waiting = self._content(path), self._unsynced.get(path, [])
            self._forget(path)
            self.gone.discard(new)
            self.files[new], self._unsynced[new] = content, waiting

    def lose(self, loss: str) -> None:
        for path, waiting in self._unsynced.items():
            if waiting and loss != LOST:
                last = waiting[-1]
                torn = last._replace(data=last.data[: len(last.data) // 2]) if loss == TORN else last
                self._flush(path, [torn] if loss == LAST else [*waiting[:-1], torn])

    def _content(self, path: str) -> bytearray:
        if path not in self.files:
            source = self.before / Path(path).name
            there = source.exists() and path not in self.gone
            self.files[path] = bytearray(source.read_bytes() if there else b"")
            self.gone.discard(path)
        return self.files[path]

    def _flush(self, path: str, some: list[Operation]) -> None:
        for operation in some:
            _apply(self._content(path), operation)

    def _forget(self, path: str) -> None:
        self.files.pop(path, None)
        self._unsynced.pop(path, None)
        self.gone.add(path)


def _apply(data: bytearray, operation: Operation) -> None:
    if operation.what == "truncate":
        del data[operation.place :]
        data.extend(bytes(operation.place - len(data)))
    elif operation.data:
        data.extend(bytes(max(0, operation.place - len(data))))
        data[operation.place : operation.place + len(operation.data)] = operation.data
