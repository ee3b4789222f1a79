"""Limits of the undo, and what stays known after it."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.engine import Event, State
from canasta.table.actions import ASK, NO, YES, needs
from canasta.table.events import BLACK_THREE_SHOWN, DREW, OVER, RED_THREE_SHOWN, RESERVE, TOOK, TURN
from canasta.table.packing import held_counts
from canasta.table.penalty import make_known
from canasta.table.state import KNOWN_NATURALS, KNOWN_SPECIALS

_NEW = frozenset({DREW, TOOK, RED_THREE_SHOWN, BLACK_THREE_SHOWN, RESERVE, TURN, OVER})


def new_was_seen(action: int, events: Iterable[Event]) -> bool:
    """Return True if an action revealed something, so that it cannot be undone.

    A question cannot be taken back either: the partner knows of it, and there is one per turn (G11).
    """
    return action in (ASK, YES, NO) or any(event.what in _NEW for event in events)


def remember_shown_cards(now: State, before: State, action: int) -> None:
    """Turn ``before``, the state an action started from, into the state after the undo.

    The cards that were laid are back in the hand, but the table has seen them (ruling G13).
    """
    seat, shown = before.seat, needs(action)
    known = held_counts(now.held[KNOWN_NATURALS + seat], now.held[KNOWN_SPECIALS + seat])
    make_known(before, seat, [count + shown.count(kind) for kind, count in enumerate(known)])
