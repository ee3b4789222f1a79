"""Very many monitored random hands: no dead end, no lost card, however they are played."""

import sys
import time

import pytest

from canasta.jobs import Job, Statistics, Variant, all_variants, first_melds, simulate

VARIANTS = [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
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
@pytest.mark.parametrize("variant", VARIANTS)
def test_twenty_thousand_hands(variant: Variant) -> None:
    """Every count of the first meld gets its share."""
    setup = Job(variant.book, variant.players, 0, options=variant.options).setup()
    counts = first_melds(setup.book)
    hands = HANDS // len(counts)
    found = Statistics.of(setup.sides)
    for total, hand in counts:
        result = simulate(
            variant.book,
            variant.players,
            hands,
            seed=f"long {total} {hand}",
            progress=Progress(f"{variant}, totals {total}, hand {hand}"),
            check=True,
            scores=(total,) * setup.sides,
            options=variant.options,
            hand=hand,
        )
        assert result.statistics.faults == []
        assert result.statistics.hands == hands
        found = found + result.statistics
    assert found.longest is not None
    tell(f"{variant}: {found.turns / found.hands:.1f} turns a hand, the longest has {found.longest.turns}")
