"""Games as text: a position is one line, a record is one file. Both are read back to the same thing."""

from __future__ import annotations

from canasta.notation.errors import NotationError
from canasta.notation.position import (
    position_key,
    position_values,
    read_position,
    same_position,
    write_position,
)
from canasta.notation.record import (
    Record,
    Verification,
    parse_record,
    read_record,
    verify_record,
    write_record,
)

__all__ = [
    "NotationError", "Record", "Verification", "parse_record", "position_key", "position_values",
    "read_position", "read_record", "same_position", "verify_record", "write_position", "write_record",
]  # fmt: skip
