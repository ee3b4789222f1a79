"""Bot tournaments on duplicate deals.

In a pair, the same deals are played once per side of the table, so that every contestant plays every side.

>>> from canasta.arena import Contest, play, summarise
>>> rows = play(Contest(("simple", "random"), players=2, target=300), pairs=2, processes=1)
>>> summarise(Contest(("simple", "random")), rows).games
4
"""

from __future__ import annotations

from canasta.arena.contest import GAMES, HANDS, Contest
from canasta.arena.results import PairRow, Results
from canasta.arena.run import ContestInterrupted, play
from canasta.arena.statistics import ContestantResult, Interval, Summary, summarise

__all__ = [
    "GAMES",
    "HANDS",
    "Contest",
    "ContestInterrupted",
    "ContestantResult",
    "Interval",
    "PairRow",
    "Results",
    "Summary",
    "play",
    "summarise",
]  # fmt: skip
