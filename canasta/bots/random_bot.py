"""A bot that takes any legal action, each as likely as the other: the measure of all others."""

from __future__ import annotations

from random import Random

from canasta.engine.view import View


class RandomBot:
    """Uniform and repeatable.

    >>> from canasta.books import book
    >>> from canasta.engine import Setup, action_text, deal, view
    >>> setup = Setup(book("classic"), 4)
    >>> state = deal(setup, setup.deck)
    >>> RandomBot(7).choose(view(state, 0)) == RandomBot(7).choose(view(state, 0))
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        return self._rng.choice(view.legal_actions())
