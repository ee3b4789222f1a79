"""Partial positions: which cards are not given, and an error when the answer depends on them."""

from __future__ import annotations

from canasta.cards import UNKNOWN
from canasta.messages import UserError
from canasta.table.packing import SIZE_SHIFT, WIDTH
from canasta.table.state import NATURALS, SPECIALS, State


class UnknownCards(UserError):
    """The answer depends on cards that are not given.

    Args:
        message: The id of the message.
        seat: The seat whose cards are missing; -1 if it is none.

    Examples:
        >>> str(UnknownCards("unknown.pile"))
        'The cards of the pile are not given, and the answer depends on them.'
    """

    def __init__(self, message: str, seat: int = -1) -> None:
        super().__init__(message, seat=seat)


def unknown_in_hand(state: State, seat: int) -> int:
    """Return how many cards of a hand are not given."""
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    known = 0
    while naturals:
        known += naturals & 31
        naturals >>= WIDTH
    fields = specials & (1 << SIZE_SHIFT) - 1
    while fields:
        known += fields & 31
        fields >>= WIDTH
    return (specials >> SIZE_SHIFT) - known


def check_known(state: State) -> None:
    """Raise ``UnknownCards`` unless the hand of the player in turn and the pile's top card are given."""
    if unknown_in_hand(state, state.seat):
        raise UnknownCards("unknown.hand", state.seat)
    if state.pile and state.pile[-1] == UNKNOWN:
        raise UnknownCards("unknown.top")
