"""A champion: deals the hidden cards again many times and plays every choice out."""

from __future__ import annotations

from typing import Final

from canasta.bots.reasons import Explains
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.policy.search import search
from canasta.policy.weights import CLUB, weights

#: Unless another number is wanted.
SAMPLES: Final = 300


class ChampionBot(Explains):
    """Leaves the rule-based choice only for one that is better beyond doubt.

    The same view, seed and number of samples, the same action.
    """

    def __init__(self, seed: int = 0, samples: int = SAMPLES, numbers: tuple[int, ...] = CLUB) -> None:
        self._seed = seed
        self._samples = samples
        self._weights = weights(numbers)

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        state = view.packed
        dice = Dice(f"{self._seed}/{state.turn}/{state.place}/{state.actor}/{len(legal)}")
        return search(view, self._weights, self._samples, dice).best()
