"""A custom bot: ``./play play --bot examples/careful_bot.py:CarefulBot``.

It prefers drawing to taking, lays what it can, and discards a card of which it holds few. ``docs/playing.md``
explains bots; ``help(canasta.View)`` lists everything a view offers.
"""

from __future__ import annotations

from random import Random

import canasta
from canasta.cards import LETTERS


class CarefulBot:
    """A bot for one seat, made with the seed of that seat."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Random(seed)

    def choose(self, view: canasta.View) -> int:
        """Return one of ``view.legal_actions()``."""
        legal = view.legal_actions()
        by_word: dict[str, list[int]] = {}
        for action in legal:
            by_word.setdefault(canasta.action_text(action).split()[0], []).append(action)
        for word in ("yes", "draw", "lay", "add"):
            if word in by_word:
                return self.dice.choice(by_word[word])
        if "discard" in by_word:
            return min(by_word["discard"], key=lambda action: view.hand[kind_of(action)])
        return legal[0]


def kind_of(discard: int) -> int:
    """Return the kind of card that is discarded; ``view.hand`` counts the cards by kind."""
    return LETTERS.index(canasta.action_text(discard)[-1])
