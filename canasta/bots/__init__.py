"""Bots: computer players that see a ``View``, never a ``State``.

>>> from canasta.bots import NAMES, make_bot
>>> NAMES[:4]
('random', 'simple', 'beginner', 'club')
>>> make_bot("club:cautious") is not None
True
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots.beginner import BeginnerBot
from canasta.bots.champion import ChampionBot
from canasta.bots.club import ClubBot
from canasta.bots.dice import decision_dice
from canasta.bots.expert import ExpertBot
from canasta.bots.learned import LearnedBot
from canasta.bots.levels import (
    LEVELS,
    NAMES,
    Bot,
    about,
    check_think,
    fewer_samples,
    is_level,
    make_level,
    thinks,
)
from canasta.bots.plugins import BotError, load_bot, offered
from canasta.bots.pool import POOL, PREFIX
from canasta.bots.random_bot import RandomBot
from canasta.bots.simple import SimpleBot
from canasta.bots.styles import STYLES
from canasta.messages import UserError

__all__ = [
    "NAMES", "STYLES", "BeginnerBot", "Bot", "BotError", "ChampionBot", "ClubBot", "ExpertBot", "LearnedBot",
    "RandomBot", "SimpleBot", "about", "decision_dice", "fewer_samples", "make_bot", "make_bots", "offered",
    "thinks",
]  # fmt: skip


def make_bot(name: str, seed: int = 0, think: int | None = None) -> Bot:
    """Make a bot by name.

    The same name, seed and ``think`` always play the same way.

    Args:
        name: A level (``club``), a level with a style (``club:cautious``), a member of the pool
            (``pool:hoarder``), a name that an installed package provides, or a bot of your own as
            ``module:Class`` or ``file.py:Class``.
        seed: The seed of the bot's random choices.
        think: The number of samples per decision, for bots that look ahead.

    Raises:
        UserError: If there is no such bot, or if it cannot be loaded. The message lists the bots that exist.

    Examples:
        >>> from canasta.engine import view
        >>> from canasta.notation import read_position
        >>> table = view(read_position("classic hand1=KKQ72 setsA=555 pile=5K"), 0)
        >>> make_bot("club:cautious").choose(table) in table.legal_actions()
        True
    """
    if is_level(name):
        return make_level(name, seed, think)
    check_think(name, think)
    if name in POOL:
        return POOL[name].make()
    if name.startswith(PREFIX):
        raise UserError("bot.unknown", name=name, names=", ".join(POOL))
    others = offered()
    if name in others or ":" in name or name.endswith(".py"):
        return load_bot(name, seed)
    raise UserError("bot.unknown", name=name, names=", ".join([*LEVELS, *sorted(others)]))


def make_bots(seats: Sequence[str], first_seed: int = 0, think: int | None = None) -> list[Bot]:
    """Make a bot for each name.

    Args:
        seats: The names, as for ``make_bot``.
        first_seed: The seed of the first bot; each further one gets the next number.
        think: The number of samples per decision, for those bots that look ahead.

    Returns:
        The bots, in the order of their names.

    Raises:
        UserError: If there is no such bot, or if no bot of the list looks ahead and ``think`` is given.

    Examples:
        >>> len(make_bots(["club", "random"]))
        2
    """
    if not any(map(thinks, seats)):
        for name in seats[:1]:
            check_think(name, think)
    return [
        make_bot(name, seed, think if thinks(name) else None) for seed, name in enumerate(seats, first_seed)
    ]
