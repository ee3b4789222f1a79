"""The engine's offers at Hand and Foot against the slow rules: every house rule of the family."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.slow.against import Comparison, Corners
from tests.slow.foot import GAMES, Foot
from tests.slow.foot_build import FootBuilder
from tests.slow.knee_build import KneeBuilder
from tests.slow.table import WILD_SET


def corners(table: Foot, lawful: set[str]) -> Corners:
    """Return the corner cases of a table."""
    drawing, playing = table.part == "draw", table.part == "play"
    discards = [text for text in lawful if text.startswith("discard")]
    lays = [text for text in lawful if text.startswith(("lay", "add", "bury"))]
    alone = playing and table.hand.total() == 1 and table.side in table.opened
    kinds = Counter(
        "wild" if rank == WILD_SET else "mixed" if set(cards) & {"2", "X"} else "natural"
        for rank, cards in table.closed[table.side]
    )
    complete = table.is_base(table.spot().closed)
    short = table.in_foot and not complete
    return {
        "pile of fewer cards taken": drawing and len(table.pile) < 5 and bool({"take"} & _verbs(lawful)),
        "last card brings the foot without a book": alone
        and not table.in_foot and not kinds and bool(discards),
        "last card laid brings the foot": alone and not table.in_foot and bool(lays),
        "one natural book short": alone and short and kinds["natural"] == table.clean - 1,
        "one mixed book short": alone and short and kinds["mixed"] == table.dirty - 1,
        "the partner's foot does not matter": table.in_foot
        and bool(table.reserves[table.partner]) and ("ask" in lawful or (alone and bool(discards))),
        "goes out": alone and table.in_foot and bool(discards),
        "keeps the last card": alone and table.in_foot and "end" in lawful,
        "ask": "ask" in lawful,
        "ask, a book missing": "ask" in lawful and not complete,
        "bound by yes": playing and "yes" in table.did and not discards and bool(lays),
    }  # fmt: skip


def _verbs(lawful: set[str]) -> set[str]:
    return {text.split(" ")[0] for text in lawful}


def outcomes(before: Foot, text: str, after: Foot) -> Corners:
    """Return the outcomes of an action."""
    taken = len(before.reserves[before.seat]) - len(after.reserves[before.seat])
    return {
        "out": after.ending == "out",
        "out by a lay": after.ending == "out" and not text.startswith("discard"),
        "foot at once": taken == 1 and text.startswith(("lay", "add", "bury")),
        "foot after the discard": taken == 1 and text.startswith("discard"),
        "exhausted": after.ending == "exhausted",
    }


class FootComparison(Comparison):
    """Comparisons of games of the family."""

    builder: type[KneeBuilder]

    def __init__(self) -> None:
        super().__init__("knee")
        self.builder, self.corners, self.outcomes = FootBuilder, corners, outcomes


def walks(kind: str, first: int, last: int) -> FootComparison:
    """Walk on from tables of one kind, each with its own seed."""
    found = FootComparison()
    for seed in range(first, last):
        rng = Random(f"foot {kind} {seed}")
        found.walk(FootBuilder.build(kind, rng), rng, f"{kind} table {seed} of Hand and Foot")
    return found


def test_tables_made_to_order_meet_all_corners() -> None:
    met: Counter[str] = Counter()
    for kind in FootBuilder.kinds:
        found = walks(kind, 0, 60)
        assert found.states >= 200
        assert found.given_up <= found.states // 40
        met.update(found.met)
    assert not {corner for corner, number in met.items() if number < 2}


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", FootBuilder.kinds)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, 1000 * (chunk + 1), 1000 * (chunk + 1) + 500)
    assert found.given_up <= found.states // 40


@pytest.mark.parametrize("kind", FootBuilder.kinds)
def test_tables_hold_the_whole_pack(kind: str) -> None:
    for seed in range(20):
        table = FootBuilder.build(kind, Random(f"pack {kind} {seed}"))
        assert table.all_cards() == table.pack()


@pytest.mark.parametrize("name", GAMES)
def test_hands_in_full(name: str) -> None:
    game = GAMES[name]
    for players in game.packs:
        found = FootComparison()
        for number in range(2):
            where = f"hand {number} of {name}, {players} players"
            found.hand(Random(where), game(players), where, 5)
        assert found.states >= 20
        assert found.given_up <= 4
