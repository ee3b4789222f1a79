"""Games as text: a position is one line, a record is one file. Both are read back to the same thing."""

from __future__ import annotations

from canasta.notation.errors import NotationError
from canasta.notation.position import facts, position_values, read_position, same, write_position
from canasta.notation.record import (
    Record,
    Verification,
    parse_record,
    read_record,
    verify_record,
    write_record,
)

__all__ = [
    "NotationError",
    "Record",
    "Verification",
    "facts",
    "parse_record",
    "position_values",
    "read_position",
    "read_record",
    "same",
    "verify_record",
    "write_position",
    "write_record",
]
