"""An expert: the rule-based player with weights that were tuned across the books."""

from __future__ import annotations

from canasta.bots.reasons import Explains
from canasta.engine.view import View
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.weights import EXPERT, weights


class ExpertBot(Explains):
    """Plays like the club player, with a better sense of proportion; the same view, the same action."""

    def __init__(self, numbers: tuple[int, ...] = EXPERT) -> None:
        self._weights = weights(numbers)

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        legal = view.legal_actions()
        return legal[0] if len(legal) == 1 else choose(view.packed, outlook(view.setup), self._weights)
