"""A learned player: a small network, trained by imitation and self-play, that scores the legal actions."""

from __future__ import annotations

from pathlib import Path

from canasta.bots.weights import network_for, read_network
from canasta.engine.view import View
from canasta.policy.network import Network


class LearnedBot:
    """Plays the legal action that its network scores highest; the same view gives the same action.

    Args:
        weights: A file of weights, as ``canasta/envs/examples/train_policy.py`` writes it; by default the
            shipped weights of each book.

    Raises:
        UserError: If the file cannot be read.

    Examples:
        >>> from canasta.engine import view
        >>> from canasta.notation import read_position
        >>> table = view(read_position("classic hand1=KKQ72 setsA=555 pile=5K"), 0)
        >>> LearnedBot().choose(table) in table.legal_actions()
        True
    """

    def __init__(self, weights: str | Path | Network | None = None) -> None:
        self._network = (
            weights if weights is None or isinstance(weights, Network) else read_network(Path(weights))
        )

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        network = self._network or network_for(view.setup.book)
        return network.best(view, legal)
