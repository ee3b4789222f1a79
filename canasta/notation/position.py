"""A position: everything about one hand in play, as one line of text. See docs/notation.md.

>>> state = read_position("classic turn=1:play hand1=KKA27 setsA=QQQ2 pile=5K")
>>> write_position(state)
'classic turn=1:play hand1=7KKA2 setsA=QQQ2 pile=5K'
>>> same_position(state, read_position(write_position(state)))
True
>>> read_position("classic hand1=KK7Z")
Traceback (most recent call last):
canasta.notation.errors.NotationError: line 1, column 18: 'Z' is no card: ...
"""

from __future__ import annotations

from canasta.notation.position_read import read_position
from canasta.notation.position_write import position_values, write_position
from canasta.table.state import State

__all__ = ["position_key", "position_values", "read_position", "same_position", "write_position"]


def position_key(state: State) -> tuple[object, ...]:
    """All there is to a state, for comparing two.

    Left out are cards that were drawn from the stock already, how a pile would be shuffled, and what makes
    no difference in the book.
    """
    setup = state.setup
    return (
        setup.book.slug, setup.book.chosen, setup.book.house, setup.players, *state.held, *state.laid,
        state.pile, state.aside,
        state.frozen, state.stopped, state.stock[state.place :], state.part, state.seat, state.actor,
        state.turn, state.flags, state.count, state.sets_before, state.opened, state.melded,
        state.dealer, state.scores, state.needs, state.fines, state.out, state.concealed, state.ending,
        state.penalty, state.shuffles, state.idle, state.cleared,
        state.laid_since if "since" in setup.words else True, state.asked if "asked" in setup.words else 0,
        state.drawn_three, state.special,
        tuple(tuple(map(sorted, reserves)) for reserves in state.reserves), tuple(map(sorted, state.closed)),
    )  # fmt: skip


def same_position(one: State, other: State) -> bool:
    """Whether two states are the same hand in the same position."""
    return position_key(one) == position_key(other)
