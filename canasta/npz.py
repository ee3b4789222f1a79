"""Arrays in NumPy's ``.npz`` form, written and read without NumPy; the same arrays give the same bytes.

NumPy writes the time of day into such a file, and its compression depends on the version of zlib. This module
stores plain bytes with a fixed date. Any program that reads ``.npz`` reads them, and ``read_npz`` reads what
``write_npz`` wrote.
"""

from __future__ import annotations

import os
import struct
import sys
import zipfile
import zlib
from array import array
from ast import literal_eval
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from canasta.messages import UserError

_MAGIC: Final = b"\x93NUMPY\x01\x00"
#: NumPy's names of our types, and the codes of ``array``.
CODES: Final = {"|u1": "B", "|i1": "b", "<u2": "H", "<i2": "h", "<i4": "i", "<i8": "q"}
#: What reading a damaged file may raise.
_DAMAGE: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, ValueError, KeyError, IndexError, SyntaxError, EOFError,
    TypeError, RuntimeError, OverflowError,
)  # fmt: skip
_DATE: Final = (1980, 1, 1, 0, 0, 0)


class Column(NamedTuple):
    """An array: NumPy's name of its type, the length of its rows (0: one dimension), and its numbers."""

    type: str
    width: int
    values: array[int]

    @classmethod
    def empty(cls, type: str, width: int = 0) -> Column:
        """Return an array to which numbers are added."""
        return cls(type, width, array(CODES[type]))

    def rows(self) -> int:
        """Return the number of rows, or of numbers in an array of one dimension."""
        return len(self.values) // max(1, self.width)


def write_npz(path: Path, columns: Mapping[str, Column]) -> None:
    """Write arrays to a file, which is complete or not there at all."""
    draft = path.with_name(f".{path.name}.draft")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_STORED) as file:
        for name, column in columns.items():
            entry = zipfile.ZipInfo(f"{name}.npy", _DATE)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3  # the same on every system
            file.writestr(entry, _head(column) + _little(column.values).tobytes())
    os.replace(draft, path)


def _head(column: Column) -> bytes:
    shape = (column.rows(), column.width) if column.width else (column.rows(),)
    words = f"{{'descr': '{column.type}', 'fortran_order': False, 'shape': {shape}, }}"
    # The header ends with a new line at a multiple of 64 bytes.
    padding = -(len(_MAGIC) + 2 + len(words) + 1) % 64
    text = f"{words}{' ' * padding}\n".encode("latin-1")
    return _MAGIC + len(text).to_bytes(2, "little") + text


def _little(values: array[int]) -> array[int]:
    """Return numbers in the byte order of the file."""
    if sys.byteorder == "little" or values.itemsize == 1:
        return values
    turned = values[:]
    turned.byteswap()
    return turned


def read_npz(path: Path) -> dict[str, Column]:
    """Read the arrays of a file; raise a ``UserError`` if it is not one that ``write_npz`` wrote."""
    try:
        with zipfile.ZipFile(path) as file:
            return {name.removesuffix(".npy"): _column(file.read(name)) for name in file.namelist()}
    except _DAMAGE:
        raise UserError("npz.unreadable", name=str(path)) from None


def _column(data: bytes) -> Column:
    if not data.startswith(_MAGIC):
        raise ValueError("not an array")
    begin = len(_MAGIC) + 2
    end = begin + int.from_bytes(data[begin - 2 : begin], "little")
    head = literal_eval(data[begin:end].decode("latin-1"))
    column = Column(
        head["descr"], head["shape"][1] if len(head["shape"]) > 1 else 0, array(CODES[head["descr"]])
    )
    column.values.frombytes(data[end:])
    if column.rows() != head["shape"][0] or len(column.values) % max(1, column.width):
        raise ValueError("an array of another length")
    return column._replace(values=_little(column.values))
