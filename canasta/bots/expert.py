"""An expert: the rule-based player with weights that were tuned across the books."""

from __future__ import annotations

from canasta.bots.reasons import Explains
from canasta.bots.styles import Change, changed
from canasta.clauses.setup import Setup
from canasta.engine.view import View
from canasta.policy.outlook import outlook
from canasta.policy.signals import choose_with_signals
from canasta.policy.weights import Numbers, Weights, expert_numbers, weights


class Expertise:
    """An expert's weights in a style, by what the rules are like; each is made once."""

    def __init__(self, style: Change | None = None) -> None:
        self._style = style or {}
        self._made: dict[Numbers, Weights] = {}

    def weights(self, setup: Setup) -> Weights:
        """The weights for a way to play."""
        numbers = expert_numbers(setup)
        if numbers not in self._made:
            self._made[numbers] = weights(changed(numbers, self._style))
        return self._made[numbers]


class ExpertBot(Explains):
    """Plays like the club player, with a better sense of proportion; the same view, the same action."""

    def __init__(self, style: Change | None = None) -> None:
        self._expertise = Expertise(style)

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return choose_with_signals(view.packed, outlook(view.setup), self._expertise.weights(view.setup))
