"""An expert: the rule-based player with weights that were tuned across the books."""

from __future__ import annotations

from canasta.bots.reasons import ExplainMixin
from canasta.bots.styles import Change, StyledWeights
from canasta.engine.view import View
from canasta.policy.outlook import outlook
from canasta.policy.signals import choose_with_signals
from canasta.policy.weights import expert_numbers


class ExpertBot(ExplainMixin):
    """Plays like the club player, with better weights; the same view gives the same action.

    Args:
        style: Changes of the weights, one of ``STYLES``.
    """

    def __init__(self, style: Change | None = None) -> None:
        self._styled = StyledWeights(expert_numbers, style)

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return choose_with_signals(view.packed, outlook(view.setup), self._styled.weights(view.setup))
