"""Very many random hands under watch: no dead end, no lost card, whatever the players and the totals.

About a quarter of an hour on two cores that have nothing else to do.
"""

import sys
import time

import pytest

from canasta.books import BOOKS, book
from canasta.clauses.setup import Setup
from canasta.jobs import simulate

TABLES = [(slug, seats.players) for slug, rules in BOOKS.items() for seats in rules.seatings]
HANDS = 100_000
#: Every count of the first meld gets its share: none below zero, then step by step.
TOTALS = (-5, 0, 1500, 3000)


class Progress:
    """Tells now and then how far it is, past pytest's own reporting."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.started = self.told = time.monotonic()

    def __call__(self, done: int, hands: int) -> None:
        now = time.monotonic()
        if now - self.told < 10 and done < hands:
            return
        self.told = now
        left = (now - self.started) * (hands - done) / done
        print(f"{self.title}: {done} of {hands} hands, {left:.0f} s left", file=sys.__stderr__, flush=True)


@pytest.mark.long
@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_hundred_thousand_hands(slug: str, players: int) -> None:
    sides = Setup(book(slug), players).sides
    for number, totals in enumerate(TOTALS):
        result = simulate(
            slug,
            players,
            hands=HANDS // len(TOTALS),
            seed=f"long {number}",
            progress=Progress(f"{slug}, {players} players, totals {totals}"),
            check=True,
            scores=(totals,) * sides,
        )
        assert result.statistics.faults == []
        assert result.statistics.hands == HANDS // len(TOTALS)
