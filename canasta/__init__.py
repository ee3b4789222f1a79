"""Casa Canasta: one engine that plays five Canasta rulebooks and cites the paragraph for every move.

The names below come from ``canasta.library``, which is loaded when the first of them is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from canasta.build.find import choose

if TYPE_CHECKING:
    from canasta.library import *

__version__ = "0.1.0"

__all__ = [
    "Action", "Event", "Family", "IllegalAction", "Kind", "Match", "Reason", "Rulebook", "ScoreLine", "Setup",
    "State", "Step", "UnknownCards", "UserError", "View", "action", "action_text", "apply", "book", "deal",
    "legal_actions", "position", "position_text", "read_record", "reason_text", "record", "redact", "sample",
    "score", "step", "totals", "verify_record", "view", "why",
]  # fmt: skip

choose()

if not TYPE_CHECKING:  # otherwise a type checker would accept any name

    def __getattr__(name: str) -> object:
        """Load the library on first use, so that the commands and the start script do not wait for it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(import_module("canasta.library"), name)
        globals()[name] = found  # the next use of the name costs no call
        return found

    def __dir__() -> list[str]:
        """Return all names, loaded or not."""
        return sorted({*globals(), *__all__})
