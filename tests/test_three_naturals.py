"""A first meld with a set of three natural cards (american 18) in other books, against the slow rules.

Either no count is needed, or sets are put away when they close: only the duty to lay three is left.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canasta.books import book
from canasta.engine import Setup
from tests.slow import convert
from tests.slow.against import Comparison
from tests.slow.american import American
from tests.slow.builders import BUILDERS
from tests.slow.knee import NEED, Knee, KneeTurn
from tests.slow.rules import Rules
from tests.slow.table import WILD_SET
from tests.slow.turn import SetCounts, Spot


class ThreeKneeTurn(KneeTurn):
    """A turn in which the side opens only with three natural cards of a rank; a closed book has them."""

    def leave_hand(self, spot: Spot, cards: str, top: str = "", sets: SetCounts | None = None) -> Spot:
        self.books = spot.closed
        return super().leave_hand(spot, cards, top, sets)

    def opens(self, sets: SetCounts, counted: int, cards: str) -> bool:
        three = any(naturals >= 3 for _, naturals, _ in sets)
        return (three or any(rank != WILD_SET for rank, _ in self.books)) and super().opens(
            sets, counted, cards
        )


def knee_opens(table: Knee, cards: str) -> bool:
    """Apply the same rule to the table."""
    own = table.sets[table.side].items()
    three = any(each[rank] >= 3 for rank, each in own if rank != WILD_SET)
    return (three or any(rank != WILD_SET for rank, _ in table.closed[table.side])) and Rules.opens(
        table, cards
    )


def _walk(slug: str, kind: str, tables: int) -> Comparison:
    found = Comparison(slug)
    for seed in range(tables):
        rng = Random(f"three {slug} {kind} {seed}")
        table = BUILDERS[slug].build(kind, rng)
        found.walk(table, rng, f"{kind} table {seed} of {slug}")
    return found


@pytest.mark.parametrize("kind", BUILDERS["american"].kinds)
def test_american_without_a_count(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(American, "need", lambda *_: 0)
    assert _walk("american", kind, 30).states > 50


@pytest.mark.parametrize("kind", BUILDERS["knee"].kinds)
@pytest.mark.parametrize("need", [0, 5, 50])
def test_knee_by_a_house_rule(kind: str, need: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = book("knee")
    rules = replace(rules, first_meld=replace(rules.first_meld, three_naturals="13"))
    setups = {players: Setup(rules, players) for players in (4, 6)}
    monkeypatch.setattr(convert, "setup_for", lambda table: setups[table.players])
    monkeypatch.setattr("tests.slow.against.setup_for", lambda table: setups[table.players])
    monkeypatch.setattr(Knee, "ahead", lambda table: ThreeKneeTurn(table))
    monkeypatch.setattr(Knee, "opens", knee_opens)
    monkeypatch.setitem(NEED, 1, need)
    assert _walk("knee", kind, 25).states > 40
