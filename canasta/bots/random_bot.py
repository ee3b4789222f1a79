"""A bot that plays a random legal action: the baseline for all others."""

from __future__ import annotations

from canasta.bots.dice import decision_dice
from canasta.engine.view import View


class RandomBot:
    """Chooses uniformly; the same view and seed give the same action.

    Args:
        seed: The seed of the choices.

    Examples:
        >>> from canasta.books import book
        >>> from canasta.engine import Setup, action_text, deal, view
        >>> setup = Setup(book("classic"), 4)
        >>> state = deal(setup, setup.deck)
        >>> RandomBot(7).choose(view(state, 0)) == RandomBot(7).choose(view(state, 0))
        True
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View) -> int:
        """Return a random legal action."""
        legal = view.legal_actions()
        return legal[decision_dice(self._seed, view).below(len(legal))]
