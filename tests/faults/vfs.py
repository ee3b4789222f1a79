"""A SQLite VFS written with ctypes that watches writes, syncs and deletions.

Every function is forwarded to the VFS of the system; only those that change a file are inspected first. The
library is the one that Python's ``sqlite3`` has loaded.
"""

from __future__ import annotations

import _sqlite3
import ctypes as c
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_FILE, _NAME = c.c_void_p, c.c_char_p
_OPEN = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, _FILE, c.c_int, c.c_void_p)
_DELETE = c.CFUNCTYPE(c.c_int, c.c_void_p, _NAME, c.c_int)
_WRITE = c.CFUNCTYPE(c.c_int, _FILE, c.c_void_p, c.c_int, c.c_int64)
_TRUNCATE = c.CFUNCTYPE(c.c_int, _FILE, c.c_int64)
_SYNC = c.CFUNCTYPE(c.c_int, _FILE, c.c_int)


class _Vfs(c.Structure):
    _fields_ = [
        ("version", c.c_int), ("file_size", c.c_int), ("longest_path", c.c_int), ("next", c.c_void_p),
        ("name", c.c_char_p), ("data", c.c_void_p), ("open", c.c_void_p), ("delete", c.c_void_p),
        ("others", c.c_void_p * 14),
    ]  # fmt: skip


class _Methods(c.Structure):
    _fields_ = [
        ("version", c.c_int), ("close", c.c_void_p), ("read", c.c_void_p), ("write", c.c_void_p),
        ("truncate", c.c_void_p), ("sync", c.c_void_p), ("others", c.c_void_p * 13),
    ]  # fmt: skip


#: Called before an operation with its name, the path, the offset and the data; returns one of SQLite's codes,
#: 0 to go on.
Watch = Callable[[str, str, int, bytes], int]


class _Watched:
    """The system's VFS with a watch in front of the functions that change files."""

    def __init__(self, library: Any, watch: Watch) -> None:
        library.sqlite3_vfs_find.restype = c.POINTER(_Vfs)
        library.sqlite3_vfs_find.argtypes = [c.c_char_p]
        self.library, self.watch = library, watch
        self.system = library.sqlite3_vfs_find(None)
        real = self.system.contents
        self.vfs = _Vfs.from_buffer_copy(real)
        self.vfs.name, self.vfs.next = b"canasta_watched", None
        self._open, self._delete = _OPEN(real.open), _DELETE(real.delete)
        self._kept = [_OPEN(self.open), _DELETE(self.delete)]  # kept alive as long as SQLite may call them
        self.vfs.open, self.vfs.delete = (c.cast(each, c.c_void_p).value for each in self._kept)
        self._methods: dict[int, _Methods] = {}
        self._paths: dict[int, str] = {}

    def open(self, vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        done = self._open(vfs, name, file, flags, out)
        place = c.c_void_p.from_address(file)
        if done == 0 and place.value:
            self._paths[file] = (c.string_at(name) if name else b"").decode()
            place.value = c.addressof(self._watched(place.value))
        return int(done)

    def delete(self, vfs: int, name: bytes, sync: int) -> int:
        return self.watch("delete", name.decode(), 0, b"") or int(self._delete(vfs, name, sync))

    def _watched(self, place: int) -> _Methods:
        """Return the methods of a file with three of them replaced by ours."""
        if place not in self._methods:
            real = _Methods.from_address(place)
            copy = _Methods.from_buffer_copy(real)
            write, truncate = _WRITE(real.write), _TRUNCATE(real.truncate)

            def writes(file: int, data: int, size: int, offset: int) -> int:
                asked = self.watch("write", self._paths[file], offset, c.string_at(data, size))
                return asked or int(write(file, data, size, offset))

            def truncates(file: int, size: int) -> int:
                return self.watch("truncate", self._paths[file], size, b"") or int(truncate(file, size))

            def syncs(file: int, _: int) -> int:
                # No sync is needed here: its effect is derived from the record.
                return self.watch("sync", self._paths[file], 0, b"")

            ours = [_WRITE(writes), _TRUNCATE(truncates), _SYNC(syncs)]
            self._kept += ours
            copy.write, copy.truncate, copy.sync = (c.cast(each, c.c_void_p).value for each in ours)
            self._methods[place] = copy
        return self._methods[place]


#: Objects given to SQLite are never released: a file may be closed much later.
_ALL: list[_Watched] = []


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """Watch every database that is opened meanwhile."""
    library = c.CDLL(_sqlite3.__file__)  # which finds what that was linked with
    watched = _Watched(library, watch)
    _ALL.append(watched)
    library.sqlite3_vfs_register(c.byref(watched.vfs), 1)
    try:
        yield
    finally:
        watched.watch = lambda *_: 0  # release the objects that the watch refers to
        library.sqlite3_vfs_register(watched.system, 1)
        library.sqlite3_vfs_unregister(c.byref(watched.vfs))
