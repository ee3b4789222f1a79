"""Native types: a ``vec[i64]`` is an array of machine words in the compiled core, else a list.

>>> vec[i64]([1, 2])
[1, 2]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
else:
    i16 = i32 = i64 = u8 = int

    def mypyc_attr(**_: object) -> Callable[[type], type]:
        """Do nothing; only the compiler reads these attributes."""
        return lambda kind: kind

    class vec:
        """Stands for a list in interpreted code."""

        def __class_getitem__(cls, item: type) -> type:
            return list


def is_compiled(numbers: object) -> bool:
    """Return True if a ``vec`` made by a module of the core is an array of machine words."""
    return not isinstance(numbers, list)


def breathe() -> None:
    """Let Ctrl-C through; the core calls this in loops that may take long.

    Python handles signals in interpreted code only, and a compiled loop contains none except this call.
    """


__all__ = ["breathe", "i16", "i32", "i64", "is_compiled", "mypyc_attr", "u8", "vec"]
