"""A round's seating, and what earlier rounds say about the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

#: The entries of one side of a table.
Team = tuple[int, ...]
#: Rounds more on one side than on the other, after which the next round should be on the other one.
_TWICE: Final = 2


class Seating(NamedTuple):
    """A round: the two sides of each table, table 1 first, and the entries that sit out."""

    tables: tuple[tuple[Team, Team], ...]
    byes: tuple[int, ...] = ()


class History:
    """Meetings, partners, byes and sides of the rounds before a round."""

    def __init__(self, rounds: Iterable[Seating] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.partners: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.lean: Counter[int] = Counter()  #: rounds on the first side, less those on the second
        for seating in rounds:
            self.add(seating)

    def add(self, seating: Seating) -> None:
        """Add a round."""
        for first, second in seating.tables:
            self.met.update(pair(a, b) for a in first for b in second)
            for team in (first, second):
                self.partners.update(pair(a, b) for a in team for b in team if a < b)
            self.lean.update(first)
            self.lean.subtract(second)
        self.byes.update(seating.byes)

    def sided(self, one: Team, other: Team) -> tuple[Team, Team]:
        """Return two opponents so that the one that sat less on the first side sits there."""
        leans = [sum(self.lean[each] for each in team) for team in (one, other)]
        return (one, other) if leans[0] <= leans[1] else (other, one)

    def clash(self, one: int, other: int) -> bool:
        """True if two opponents both sat on the same side twice more than on the other."""
        least, most = sorted((self.lean[one], self.lean[other]))
        return least >= _TWICE or most <= -_TWICE

    def repeats(self, seating: Seating, *, partners: bool = False) -> int:
        """Return how often a round repeats an opponent, or with ``partners`` a partner."""
        if partners:
            teams = [team for table in seating.tables for team in table]
            return sum(self.partners[pair(a, b)] for team in teams for a in team for b in team if a < b)
        return sum(self.met[pair(a, b)] for first, second in seating.tables for a in first for b in second)

    def unfair_byes(self, seating: Seating, entries: Sequence[int]) -> int:
        """Return how many entries would sit out again before all others have."""
        least = min((self.byes[each] for each in entries if each not in seating.byes), default=0)
        return sum(1 for each in seating.byes if self.byes[each] > least)


def pair(one: int, other: int) -> tuple[int, int]:
    """Return two entries in order, as a key."""
    return (one, other) if one < other else (other, one)
