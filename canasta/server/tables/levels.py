"""The bots that may be seated over the network: ours by name, never code that somebody else names."""

from __future__ import annotations

from canasta.bots import NAMES
from canasta.messages import Complaint


def checked_level(level: str) -> str:
    """A level that can be seated; a ``Complaint`` names them all if this is none.

    >>> checked_level("club")
    'club'
    """
    if level not in NAMES:
        raise Complaint("bot.unknown", name=level, names=", ".join(NAMES))
    return level
