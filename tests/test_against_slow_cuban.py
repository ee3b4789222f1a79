"""The engine's offers in Cuban Canasta against the slow rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.slow.against import Comparison, Corners
from tests.slow.builder import Builder
from tests.slow.cuban import Cuban
from tests.slow.cuban_build import CubanBuilder
from tests.slow.table import WILD_SET


def corners(table: Cuban, lawful: set[str]) -> Corners:
    """Return the corner cases of a table."""
    own, hand, playing = table.sets[table.side], table.hand, table.part == "play"
    discards = {text for text in lawful if text.startswith("discard")}
    top = table.pile[-1:]
    first, pair = table.turn < table.seats, table.part == "draw" and hand[top] >= 2
    closed = [rank for rank, cards in own.items() if cards.total() == 7]
    size = own[top].total() if top in own else 0
    return {
        "black three kept in the first round": playing and first
        and bool(hand["B"] and discards) and "discard B" not in discards,
        "black three for want of another": playing and first and discards == {"discard B"},
        "black three later": playing and not first and "discard B" in discards,
        "canasta takes no more": playing and any(hand[rank] for rank in closed)
        and not any(f"add {rank}" in lawful for rank in closed),
        "pair for a set of four": pair and size == 4 and f"take {top}{top}" in lawful,
        "pair does not fit": pair and size in (5, 6, 7) and f"take {top}{top}" not in lawful,
        "stock exhausted, pile declined": "pass" in lawful
        and any(text.startswith("take") for text in lawful),
        "wild set begun": any(text.startswith(("lay 22", "lay 2X", "lay X")) for text in lawful),
        "wild set grows": "add 2 to wild" in lawful or "add X to wild" in lawful,
        "wild set closed": playing and WILD_SET in closed and bool(hand["2"] + hand["X"])
        and not {"add 2 to wild", "add X to wild"} & lawful,
        "pile with black threes waits": "B" in table.aside,
        "ask": "ask" in lawful,
        "goes out": playing and hand.total() == 1 and bool(discards),
    }  # fmt: skip


def outcomes(before: Cuban, text: str, after: Cuban) -> Corners:
    """Return the outcomes of an action."""
    side = before.side
    wild = after.sets[side].get(WILD_SET)
    jokers = wild["X"] if wild and wild.total() == 7 and after.part == "over" else -1
    canasta = any(cards.total() == 7 for cards in after.sets[side].values())
    over = after.part == "over"
    return {
        "black threes set aside": after.black[side] > before.black[side],
        "set aside with the first meld": after.black[side] > before.black[side] and text.startswith("lay"),
        "out": after.ending == "out",
        "exhausted": after.ending == "exhausted",
        "canasta of wild cards without a joker": jokers == 0,
        "canasta of wild cards with some": jokers in (1, 2, 3),
        "canasta of wild cards with four": jokers == 4,
        "red threes against": over and bool(after.red[side]) and not canasta,
        "red threes for": over and bool(after.red[side]) and canasta,
        "all four black threes": over and 4 in after.black,
    }


class CubanComparison(Comparison):
    """Comparisons of games of Cuban Canasta."""

    builder: type[Builder]

    def __init__(self) -> None:
        super().__init__("classic")
        self.builder, self.corners, self.outcomes = CubanBuilder, corners, outcomes


def walks(kind: str, first: int, last: int) -> CubanComparison:
    """Walk on from tables of one kind, each with its own seed."""
    found = CubanComparison()
    for seed in range(first, last):
        rng = Random(f"cuban {kind} {seed}")
        found.walk(CubanBuilder.build(kind, rng), rng, f"{kind} table {seed} of Cuban Canasta")
    return found


def test_tables_made_to_order_meet_all_corners() -> None:
    met: Counter[str] = Counter()
    for kind in CubanBuilder.kinds:
        found = walks(kind, 0, 120)
        assert found.states >= 250
        assert found.given_up <= found.states // 40
        met.update(found.met)
    assert not {corner for corner, number in met.items() if number < 2}


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", CubanBuilder.kinds)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, 2000 * (chunk + 1), 2000 * (chunk + 1) + 1500)
    assert found.given_up <= found.states // 40


@pytest.mark.parametrize("kind", CubanBuilder.kinds)
def test_tables_hold_the_whole_pack(kind: str) -> None:
    for seed in range(20):
        table = CubanBuilder.build(kind, Random(f"pack {kind} {seed}"))
        assert table.all_cards() == table.pack()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_in_full(players: int) -> None:
    found = CubanComparison()
    for number in range(4):
        where = f"hand {number} of Cuban Canasta, {players} players"
        found.hand(Random(where), Cuban(players), where, 3)
    assert found.states >= 40
    assert found.given_up <= 4
