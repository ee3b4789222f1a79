"""A beginner: the rule-based player with a novice's habits, a short memory, and lapses.

It never plays badly on purpose. It does what beginners do: it lays what it has, spends wild cards on the
first meld, remembers only the last discards, sometimes considers only its own cards when it discards, and
overlooks a pile it could take or cards it could add. Its lapses depend on its seed and the turn.
"""

from __future__ import annotations

from typing import Final

from canasta.bots.dice import turn_dice
from canasta.bots.reasons import ExplainMixin
from canasta.bots.styles import changed
from canasta.cards import BLACK_THREE
from canasta.engine.legal import build_offer
from canasta.engine.view import View
from canasta.policy import weights as by
from canasta.policy.choice import choose
from canasta.policy.discard import choose_discard
from canasta.policy.outlook import outlook
from canasta.policy.weights import CLUB, weights
from canasta.table import actions as act
from canasta.table.state import PART_DRAW, PART_PLAY, SAID_YES, State

#: Lays early, opens for many wild cards, keeps no pairs back for the pile, and always says yes to its
#: partner.
_HABITS: Final = changed(
    CLUB,
    {
        by.OPEN_WILDS: 6, by.KEEP: -2, by.NEW_SET: -6, by.FINISH_ADDS: -1, by.PAIR: -33, by.AGREE: 2000,
    },
)  # fmt: skip
_CAREFUL: Final = weights(_HABITS)
_CARELESS: Final = weights(changed(_HABITS, {by.DANGER_CARD: -1000, by.DANGER_BASE: -1000}))
#: How many cards of the pile it remembers, from the top.
_MEMORY: Final = 4
#: A pile of this many cards is never overlooked.
_LARGE: Final = 8
# How many turns out of a hundred have a lapse.
_CARELESS_TURNS: Final = 75
_PILES_MISSED: Final = 30
_LAYS_MISSED: Final = 8


class BeginnerBot(ExplainMixin):
    """Friendly and forgetful; the same seed and view give the same action.

    Args:
        seed: The seed of what the bot overlooks.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        state = view.packed
        mind = turn_dice(self._seed, view)
        careless, misses_pile, misses_lays = (
            mind.below(100) < often for often in (_CARELESS_TURNS, _PILES_MISSED, _LAYS_MISSED)
        )
        numbers = _CARELESS if careless else _CAREFUL
        sight = outlook(view.setup)
        action = choose(_remembered(state), sight, numbers)
        takes = act.TAKE_PAIR <= action < act.LAY_NATURAL
        lays = act.ADD <= action < act.DISCARD
        if misses_pile and takes and act.DRAW in legal and len(state.pile) < _LARGE:
            action = act.DRAW
        elif misses_lays and lays and state.part == PART_PLAY and not state.flags & SAID_YES:
            discard = choose_discard(state, build_offer(state, None), sight, numbers)
            action = discard if discard >= 0 else action
        return action if action in legal else choose(state, sight, numbers)


def _remembered(state: State) -> State:
    """Return a copy with all but the last cards of the pile replaced by cards that carry no information."""
    if state.part not in (PART_DRAW, PART_PLAY) or len(state.pile) <= _MEMORY:
        return state
    state = state.copy()
    state.pile = bytes((BLACK_THREE,)) * (len(state.pile) - _MEMORY) + state.pile[-_MEMORY:]
    return state
