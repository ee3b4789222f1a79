"""Games as text: a position is one line, a record is one file. Both are read back to the same thing."""

from __future__ import annotations

from canasta.notation.errors import NotationError
from canasta.notation.position import facts, position_values, read_position, same, write_position

__all__ = [
    "NotationError",
    "facts",
    "position_values",
    "read_position",
    "same",
    "write_position",
]
