"""How a state is shown: as a line of notation, and as a picture.

The packages that can write and draw a state are layers above this one, so they register their functions here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from canasta.messages import UserError

if TYPE_CHECKING:
    from canasta.table.state import State

LINE: Final = "line"
PICTURE: Final = "picture"

_WRITERS: Final[dict[str, Callable[[State], str]]] = {}


def register_form(form: str, write: Callable[[State], str]) -> None:
    """Register the function that shows a state as ``LINE`` or ``PICTURE``."""
    _WRITERS[form] = write


def shown(state: State, form: str) -> str | None:
    """Return a state in a form, or None if no function is registered or the state cannot be shown in it."""
    write = _WRITERS.get(form)
    if write is None or getattr(state, "setup", None) is None:
        return None
    try:
        return write(state)
    except UserError:
        return None
