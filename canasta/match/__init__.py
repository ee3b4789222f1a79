"""A whole game: deal after deal, totals, sitting out, the winner, and the physical cards.

Everything outside asks through the names here.
"""

from __future__ import annotations

from canasta.match.game import Match
from canasta.match.ledger import Ledger, SeenCards, SetCards, pack_of
from canasta.match.log import (
    Abandoned,
    Acted,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Ruled,
    Undone,
)
from canasta.match.replay import replay
from canasta.match.seating import Drawn, SeatDraw
from canasta.match.shuffler import FairShuffler

__all__ = [
    "Abandoned",
    "Acted",
    "Attempted",
    "Called",
    "Drawn",
    "Entry",
    "FairShuffler",
    "HandResult",
    "HandStarted",
    "Ledger",
    "Match",
    "Ruled",
    "SeatDraw",
    "SeenCards",
    "SetCards",
    "Undone",
    "pack_of",
    "replay",
]
