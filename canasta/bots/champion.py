"""A champion: samples the hidden cards many times and plays every option on for some rounds."""

from __future__ import annotations

from typing import Final

from canasta.bots.dice import decision_dice
from canasta.bots.reasons import ExplainMixin, canastas_lacking
from canasta.bots.styles import Change, StyledWeights
from canasta.build.find import running
from canasta.cards import RANKS
from canasta.engine.sampling import Sampler
from canasta.engine.view import View
from canasta.policy.outlook import outlook
from canasta.policy.search import search
from canasta.policy.signals import choose_with_signals, truthful, with_signals
from canasta.policy.weights import expert_numbers
from canasta.table.actions import DISCARD, NO
from canasta.table.packing import BIT
from canasta.table.state import PART_ANSWER

#: Default number of samples; interpreted code takes about thirty times as long for each.
SAMPLES: Final = 500
SAMPLES_INTERPRETED: Final = 40
#: Rounds of the table to play before the rest of the hand is evaluated.
ROUNDS: Final = 3


class ChampionBot(ExplainMixin):
    """Deviates from the expert's choice only if another action is clearly better.

    The same view, seed and number of samples give the same action.

    Args:
        seed: The seed of the samples.
        samples: The number of samples per decision; by default more on the compiled core.
        style: Changes of the weights, one of ``STYLES``.
    """

    def __init__(self, seed: int = 0, samples: int | None = None, style: Change | None = None) -> None:
        self._seed = seed
        self._samples = samples or (SAMPLES if running().compiled else SAMPLES_INTERPRETED)
        self._styled = StyledWeights(expert_numbers, style)

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        state = view.packed
        if state.part == PART_ANSWER and canastas_lacking(view):
            return NO  # a yes would oblige the partner to do what cannot be done
        dice = decision_dice(self._seed, view)
        weights = self._styled.weights(view.setup)
        action = search(with_partner_signals(view), weights, self._samples, dice, ROUNDS).best()
        if DISCARD <= action < DISCARD + RANKS and not truthful(state, BIT[action - DISCARD]):
            return choose_with_signals(state, outlook(view.setup), weights)  # no false signals
        return action


def with_partner_signals(view: View) -> View:
    """Return the view with the cards that the partner has signalled placed in the partner's hand."""
    state = with_signals(view.packed)
    if state is view.packed:
        return view
    believed = View(state, view.seat)
    try:
        Sampler(believed)
    except ValueError:  # the partner cannot hold all of them any longer
        return view
    return believed
