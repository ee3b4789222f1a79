"""A bot's reason for its answer when its partner asks whether to go out.

The books allow a partner to say only yes or no (G11, boat 6), so a reason is shown after the hand, by the
coach, or at once at a table that has agreed to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from canasta.cards import KINDS
from canasta.engine.view import View
from canasta.messages import Param, say
from canasta.policy.choice import left_unfinished, out_of_reach
from canasta.policy.features import canastas_of, cards_left
from canasta.policy.outlook import RUINOUS, outlook
from canasta.table.actions import NO, YES

#: Cards in another hand, and rounds left in the stock, from which on a bot mentions the end of the hand.
_FEW_CARDS = 3
_LAST_ROUNDS = 2


class Message(NamedTuple):
    """A message of the catalogue: its id and parameters."""

    message: str
    params: Mapping[str, Param]

    def text(self, names: Sequence[str] = ()) -> str:
        """Format the message, with the players' names by seat if they are given."""
        return say(self.message, self.params, names)


def explain_answer(view: View, action: int) -> Message | None:
    """Explain an answer from the bot's hand and the table; return None for any other action."""
    if action == YES:
        return _why_yes(view)
    return _why_no(view) if action == NO else None


def canastas_lacking(view: View) -> int:
    """Return how many canastas a partner who asks to go out lacks that are not even in sight."""
    setup, state = view.setup, view.packed
    if setup.asking.needs_way or state.closed:
        return 0
    return max(0, out_of_reach(state, setup.side_of(view.seat)))


def _why_yes(view: View) -> Message:
    setup, state = view.setup, view.packed
    side = setup.side_of(view.seat)
    threats = [
        (cards_left(state, seat), seat)
        for seat in range(setup.seats)
        if setup.side_of(seat) != side and canastas_of(state, setup.side_of(seat)) >= setup.canastas_needed
    ]
    cards, seat = min(threats, default=(_FEW_CARDS + 1, -1))
    if cards <= _FEW_CARDS:
        return Message("bot.answer.yes_threat", {"seat": seat, "number": cards})
    if view.stock_size <= _LAST_ROUNDS * setup.seats * setup.draw:
        return Message("bot.answer.yes_stock", {"number": view.stock_size})
    return Message("bot.answer.yes_light", {"points": _burden(view)})


def _why_no(view: View) -> Message:
    """Name the nearest canasta that our cards help with, highest value first, else the cost of the hand."""
    setup, state = view.setup, view.packed
    side = setup.side_of(view.seat)
    lacking = canastas_lacking(view)
    if lacking:
        return Message("bot.answer.no_reach", {"number": lacking})
    unfinished = left_unfinished(state, outlook(setup), side)
    if unfinished >= RUINOUS:
        return Message("bot.answer.no_unfinished", {"points": unfinished})
    size = setup.canasta_size
    points, hand = _burden(view), view.hand
    near = [
        (max(0, size - cards.size - hand[cards.kind]), -setup.values[cards.kind], cards.kind)
        for cards in view.sets(side)
        if cards.size < size and cards.naturals and hand[cards.kind]
    ]
    missing, _, kind = min(near, default=(size, 0, 0))
    if missing <= 1:
        return Message("bot.answer.no_canasta", {"points": points, "kind": kind, "number": missing})
    return Message("bot.answer.no_heavy", {"points": points})


def _burden(view: View) -> int:
    """Return what our hand costs if the hand ends now."""
    left = outlook(view.setup).left
    return sum(number * left[kind] for kind, number in zip(range(KINDS), view.hand, strict=True))


class ExplainMixin:
    """Mixin for bots that can explain their answers."""

    def explain(self, view: View, action: int) -> Message | None:
        """Explain an answer to the partner; return None for any other action."""
        return explain_answer(view, action)
