"""The engine's offers with aces first against the slow rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.slow.aces import Aces
from tests.slow.aces_build import AcesBuilder
from tests.slow.against import Comparison, Corners
from tests.slow.builder import Builder


def corners(table: Aces, lawful: set[str]) -> Corners:
    """Return the corner cases of a table."""
    own, hand, opened = table.sets[table.side], table.hand, table.side in table.opened
    playing, now = table.part == "play", "opened" in table.did
    aces = {text for text in lawful if text.startswith("lay AA")}
    late = opened and not now and "A" not in own
    lays = any(text.startswith(("lay", "add")) for text in lawful)
    pair = table.part == "draw" and table.pile[-1:] == "A" and hand["A"] >= 2
    return {
        "aces kept although others are laid": playing and late and hand["A"] >= 3 and lays and not aces,
        "aces for the first meld": not opened and bool(aces),
        "aces once it is made": opened and now and bool(aces),
        "aces added": playing and opened and not now and "add A" in lawful,
        "pile of an ace not taken": pair and late and "take AA" not in lawful,
        "pile of an ace taken": pair and "A" in own and "take AA" in lawful,
        "ask": "ask" in lawful,
    }


def outcomes(_before: Aces, _text: str, after: Aces) -> Corners:
    """Return the outcomes of an action."""
    return {"out": after.ending == "out"}


class AcesComparison(Comparison):
    """Comparisons of games with aces first."""

    builder: type[Builder]

    def __init__(self) -> None:
        super().__init__("american")
        self.builder, self.corners = AcesBuilder, corners
        self.outcomes = outcomes


def walks(kind: str, first: int, last: int) -> AcesComparison:
    """Walk on from tables of one kind, each with its own seed."""
    found = AcesComparison()
    for seed in range(first, last):
        rng = Random(f"aces {kind} {seed}")
        found.walk(AcesBuilder.build(kind, rng), rng, f"{kind} table {seed} with aces first")
    return found


def test_tables_made_to_order_meet_all_corners() -> None:
    met: Counter[str] = Counter()
    for kind in AcesBuilder.kinds:
        found = walks(kind, 0, 120)
        assert found.states >= 250
        assert found.given_up <= found.states // 20
        met.update(found.met)
    assert not {corner for corner, number in met.items() if number < 2}


@pytest.mark.long
@pytest.mark.parametrize("kind", AcesBuilder.kinds)
def test_many_tables_made_to_order(kind: str) -> None:
    found = walks(kind, 2000, 4000)
    assert found.given_up <= found.states // 20


@pytest.mark.parametrize("players", [4, 5])
def test_hands_in_full(players: int) -> None:
    found = AcesComparison()
    for number in range(4):
        where = f"hand {number} with aces first, {players} players"
        found.hand(Random(where), Aces(players), where, 3)
    assert found.states >= 40
    assert found.given_up <= 8
