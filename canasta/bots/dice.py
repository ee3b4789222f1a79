"""Random numbers for bots, which depend on the seed of the seat, the deal and the turn only.

A decision is therefore the same whatever was decided before it, and a duplicate deal gives every bot the same
luck.
"""

from __future__ import annotations

from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.table.state import NATURALS, SPECIALS


def turn_dice(seed: int, view: View) -> Dice:
    """Return the dice of a turn, the same for every decision in it.

    >>> import canasta
    >>> state = canasta.deal(canasta.book("classic"), seed=bytes(32), players=4)
    >>> turn_dice(7, canasta.view(state, 0)).below(1000) == turn_dice(7, canasta.view(state, 0)).below(1000)
    True
    """
    return Dice(_turn(seed, view))


def decision_dice(seed: int, view: View) -> Dice:
    """Return the dice of one decision; the cards in the hand distinguish the decisions of a turn.

    Args:
        seed: The seed of the bot.
        view: The table at the decision.

    Examples:
        >>> from canasta.engine import view
        >>> from canasta.notation import read_position
        >>> table = view(read_position("classic hand1=KKQ72 pile=5K"), 0)
        >>> decision_dice(7, table).below(100) == decision_dice(7, table).below(100)
        True
    """
    state = view.packed
    held = state.held
    seat = state.actor
    return Dice(f"{_turn(seed, view)} {state.part} {held[NATURALS + seat]} {held[SPECIALS + seat]}")


def _turn(seed: int, view: View) -> str:
    state = view.packed
    return f"{seed} {state.dealer} {state.scores} {state.turn} {state.actor}"
