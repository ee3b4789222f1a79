"""A bot that looks ahead: ``./play arena examples/searching_bot.py club --pairs 20``.

It plays by the expert's weights, except for its discards, for which it searches: the cards it cannot see are
dealt many times, and every hand is played on for some rounds. ``docs/bots.md`` develops it step by step.
"""

from __future__ import annotations

import canasta
from canasta.bots import decision_dice
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.search import search
from canasta.policy.weights import expert_numbers, weights
from canasta.table.actions import DISCARD

SAMPLES = 100
ROUNDS = 3


class SearchingBot:
    """Discards by looking ahead, and does everything else by rules of thumb."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: canasta.View) -> int:
        """Return one of ``view.legal_actions()``."""
        numbers = weights(expert_numbers(view.setup))
        usual: int = choose(view.packed, outlook(view.setup), numbers)
        if usual < DISCARD or len(view.legal_actions()) == 1:
            return usual
        dice = decision_dice(self.seed, view)  # the same decision for the same seed
        return search(view, numbers, SAMPLES, dice, ROUNDS).best()
