"""Irregular acts of bots, at tables that allow them: occasional slips, and calling those of others."""

from __future__ import annotations

from random import Random
from typing import Final

from canasta.engine.penalties.attempts import irregular_action, irregular_seat
from canasta.match import Match
from canasta.match.validation import LENIENT
from canasta.table.penalty import tried_of
from canasta.table.state import PART_OVER

#: Probability that a bot does something irregular instead of its intended action.
SLIPS: Final = 0.03
#: Probability that a bot notices an irregular act of another player.
NOTICES: Final = 0.6


def _chance(match: Match, what: str, seat: int) -> Random:
    """Return random numbers that are the same at the same point of the same game."""
    return Random(f"{match.commitment} {len(match.entries)} {what} {seat}")


def slip(match: Match, seat: int) -> int | None:
    """Return an irregular action that a bot performs by mistake now, or None."""
    if match.irregularities != LENIENT:
        return None
    rng = _chance(match, "slip", seat)
    if rng.random() >= SLIPS:
        return None
    acts = match.view(seat).irregular_actions()
    return irregular_action(rng.choice(acts)) if acts else None


def who_calls(match: Match, human: int) -> int | None:
    """Return the first bot of another side that notices the pending act, or None."""
    state = match.state
    tried = tried_of(state) if state is not None and state.part != PART_OVER else None
    if tried is None:
        return None
    for number in range(1, match.setup.seats):
        seat = (tried.seat + number) % match.setup.seats
        other = match.setup.side_of(seat) != match.setup.side_of(tried.seat)
        if other and match.seats[seat] != human and _chance(match, "call", seat).random() < NOTICES:
            return seat
    return None


def may_try(match: Match, seat: int, action: int) -> bool:
    """Return True if a player can try this irregular action at this table."""
    if match.irregularities != LENIENT:
        return False
    acts = match.view(seat).irregular_actions()
    return any(irregular_seat(act) == seat and irregular_action(act) == action for act in acts)
