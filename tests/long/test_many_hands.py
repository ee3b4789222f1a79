"""Very many monitored random hands: no dead end, no lost card, however they are played."""

import sys
import time

import pytest

from canasta.jobs import Job, Statistics, Way, first_melds, simulate, ways_to_play

WAYS = [pytest.param(way, id=str(way)) for way in ways_to_play(alike=False)]
HANDS = 20_000


class Progress:
    """Prints the progress now and then, past pytest's own reporting."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.started = self.told = time.monotonic()

    def __call__(self, done: int, hands: int) -> None:
        now = time.monotonic()
        if now - self.told < 10 and done < hands:
            return
        self.told = now
        left = (now - self.started) * (hands - done) / done
        tell(f"{self.title}: {done} of {hands} hands, {left:.0f} s left")


def tell(words: str) -> None:
    print(words, file=sys.__stderr__, flush=True)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_twenty_thousand_hands(way: Way) -> None:
    """Every count of the first meld gets its share."""
    setup = Job(way.book, way.players, 0, options=way.options).setup()
    counts = first_melds(setup.book)
    hands = HANDS // len(counts)
    found = Statistics.of(setup.sides)
    for total, hand in counts:
        result = simulate(
            way.book,
            way.players,
            hands,
            seed=f"long {total} {hand}",
            progress=Progress(f"{way}, totals {total}, hand {hand}"),
            check=True,
            scores=(total,) * setup.sides,
            options=way.options,
            hand=hand,
        )
        assert result.statistics.faults == []
        assert result.statistics.hands == hands
        found = found + result.statistics
    assert found.longest is not None
    tell(f"{way}: {found.turns / found.hands:.1f} turns a hand, the longest has {found.longest.turns}")
