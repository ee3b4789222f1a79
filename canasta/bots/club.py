"""A club player: the rule-based player of the core, applied to a view."""

from __future__ import annotations

from canasta.bots.reasons import ExplainMixin
from canasta.bots.styles import Change, StyledWeights
from canasta.engine.view import View
from canasta.policy.outlook import outlook
from canasta.policy.signals import choose_with_signals
from canasta.policy.weights import club_numbers


class ClubBot(ExplainMixin):
    """Discards with care, lays what it has, opens for few wild cards; the same view gives the same action.

    Args:
        style: Changes of the weights, one of ``STYLES``.
    """

    def __init__(self, style: Change | None = None) -> None:
        self._styled = StyledWeights(club_numbers, style)

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return choose_with_signals(view.packed, outlook(view.setup), self._styled.weights(view.setup))
