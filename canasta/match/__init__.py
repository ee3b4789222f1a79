"""Whole games: deals, totals, sitting out, the winner, and the physical cards.

This is the package's interface; other packages import these names only.
"""

from __future__ import annotations

from canasta.match.game import Match
from canasta.match.ledger import Ledger, SeenCards, SetCards, pack_of
from canasta.match.log import (
    Abandoned,
    Acted,
    Agreed,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Noted,
    Ruled,
    TakenBack,
    Undone,
)
from canasta.match.opening import header_of
from canasta.match.replay import replay, reports_to, steps
from canasta.match.restore import restore
from canasta.match.seating import SeatDraw, TurnedUp
from canasta.match.shuffler import HandShuffler
from canasta.match.stream import HIDDEN, ONLOOKER, Follower, Report, Step

__all__ = [
    "HIDDEN",
    "ONLOOKER",
    "Abandoned",
    "Acted",
    "Agreed",
    "Attempted",
    "Called",
    "Entry",
    "Follower",
    "HandResult",
    "HandShuffler",
    "HandStarted",
    "Ledger",
    "Match",
    "Noted",
    "Report",
    "Ruled",
    "SeatDraw",
    "SeenCards",
    "SetCards",
    "Step",
    "TakenBack",
    "TurnedUp",
    "Undone",
    "header_of",
    "pack_of",
    "replay",
    "reports_to",
    "restore",
    "steps",
]  # fmt: skip
