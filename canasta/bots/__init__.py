"""Players made of code: they see a View, never a State.

>>> from canasta.bots import NAMES, make_bot
>>> NAMES
('random', 'simple', 'club', 'expert', 'champion')
>>> make_bot("random", seed=1) is not None
True
"""

from __future__ import annotations

from typing import Final, Protocol

from canasta.bots.champion import ChampionBot
from canasta.bots.club import ClubBot
from canasta.bots.expert import ExpertBot
from canasta.bots.loading import BotError, load_bot, offered
from canasta.bots.random_bot import RandomBot
from canasta.bots.simple import SimpleBot
from canasta.engine.view import View
from canasta.messages import Complaint

__all__ = ["NAMES", "Bot", "BotError", "ClubBot", "RandomBot", "SimpleBot", "make_bot"]

NAMES: Final = ("random", "simple", "club", "expert", "champion")


class Bot(Protocol):
    """Whoever can choose an action from a view."""

    def choose(self, view: View) -> int:
        """One of ``view.legal_actions()``. The view's seat is the one that acts."""
        ...


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, or one of your own: ``module:Class``, ``file.py:Class``, or as a package offers it.

    The same name and seed always play the same, whatever else goes on. A ``Complaint`` says which bots there
    are, or what is wrong with one.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "simple":
        return SimpleBot()
    if name == "club":
        return ClubBot()
    if name == "expert":
        return ExpertBot()
    if name == "champion":
        return ChampionBot(seed)
    others = offered()
    if name in others or ":" in name or name.endswith(".py"):
        return load_bot(name, seed)
    raise Complaint("bot.unknown", name=name, names=", ".join([*NAMES, *sorted(others)]))
