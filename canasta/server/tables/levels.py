"""The bots that may be seated over the network: only built-in ones, never code that a client names."""

from __future__ import annotations

from canasta.bots import NAMES
from canasta.messages import UserError


def check_level(level: str) -> str:
    """Return the level if it is known; otherwise raise a ``UserError`` that lists the known levels.

    >>> check_level("club")
    'club'
    """
    if level not in NAMES:
        raise UserError("bot.unknown", name=level, names=", ".join(NAMES))
    return level
