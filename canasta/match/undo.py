"""How far an action can be taken back, and what stays known after it."""

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
    """Whether an action showed somebody something that cannot be unseen, or unsaid.

    A question cannot be taken back either: the partner has heard it, and there is one per turn (G11).
    """
    return action in (ASK, YES, NO) or any(event.what in _NEW for event in events)


def take_back(now: State, before: State, action: int) -> None:
    """Make ``before``, the state an action started from, what it is once the action is taken back.

    The cards that were laid are in the hand again, yet everybody has seen them there (ruling G13).
    """
    seat, shown = before.seat, needs(action)
    known = held_counts(now.held[KNOWN_NATURALS + seat], now.held[KNOWN_SPECIALS + seat])
    make_known(before, seat, [count + shown.count(kind) for kind, count in enumerate(known)])
