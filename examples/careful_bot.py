"""A custom bot: ``./play play --bot examples/careful_bot.py:CarefulBot``.

It prefers drawing to taking, lays what it can, and discards a card of which it holds few. ``docs/playing.md``
explains bots; ``help(canasta.View)`` lists everything a view offers.
"""

from __future__ import annotations

from random import Random

import canasta


class CarefulBot:
    """A bot for one seat, made with the seed of that seat."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Random(seed)

    def choose(self, view: canasta.View) -> int:
        """Return one of ``view.legal_actions()``."""
        legal = view.legal_actions()
        by_word: dict[str, list[canasta.Action]] = {}
        for action in legal:
            by_word.setdefault(action.name.split()[0], []).append(action)
        for word in ("yes", "draw", "lay", "add"):
            if word in by_word:
                return self.dice.choice(by_word[word])
        if "discard" in by_word:
            return min(by_word["discard"], key=lambda action: view.hand[action.cards[0]])
        return legal[0]
