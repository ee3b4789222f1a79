"""The engine's offers in ``caliente`` against a slow, obvious second generator (docs/testing.md)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.slow import caliente_build as build
from tests.slow.caliente_against import Comparison, packed, plain
from tests.slow.caliente_legal import CalienteTurn, legal
from tests.slow.caliente_table import CalienteTable, full_pack

SLOW = Path(__file__).parent / "slow"
BUILDERS: dict[str, Callable[[Random], CalienteTable]] = {
    "random": build.random_table,
    "way out": build.way_out_table,
    "opening": build.opening_table,
    "last card": build.last_card_table,
    "opening out": build.opening_out_table,
    "refill": build.refill_table,
}


def walks(kind: str, seeds: range) -> Comparison:
    """Walk on from tables of one kind, a seed each."""
    found = Comparison()
    for seed in seeds:
        rng = Random(f"caliente {kind} {seed}")
        table = BUILDERS[kind](rng)
        found.walk(table, rng, f"{kind} table {seed}")
    return found


@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, range(chunk * 300, chunk * 300 + 300))
    assert found.states >= 1000
    assert found.given_up <= 10


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", BUILDERS)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, range(100_000 + chunk * 5_000, 105_000 + chunk * 5_000))
    assert found.states >= 15_000
    assert found.given_up <= 200


def test_corners_are_met() -> None:
    """The tables above are worth comparing only if they stand in the corners they were made for."""
    met: Counter[str] = Counter()
    for kind in BUILDERS:
        met.update(walks(kind, range(300)).met)
    assert not {corner: number for corner, number in met.items() if number < 10}


def tiny(step: int, first: int) -> int:
    found = Comparison()
    for number, table in enumerate(build.tiny_tables(step, first)):
        found.compare(packed(table), table, f"tiny table {number} of {step}, {first}")
    assert not found.given_up
    return found.states


@pytest.mark.parametrize("first", range(2))
def test_tiny_tables(first: int) -> None:
    assert tiny(316, 158 * first) >= 1500


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_many_tiny_tables(first: int) -> None:
    assert tiny(40, 10 * first + 3) >= 30_000


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_in_full(players: int) -> None:
    """From the deal to the score with every choice of options; then the same tables cut short."""
    found = Comparison()
    tables: list[CalienteTable] = []
    for options in (options for options, number in build.GAMES if number == players):
        for seed in range(2):
            name = f"{players} {sorted(options)} {seed}"
            found.hand(
                Random(f"caliente hand {name}"), options, players, f"hand {name}", every=3, keep=tables
            )
    rng = Random(players)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number} of {players}")
    assert found.states >= 500
    assert found.given_up <= 20


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_many_hands_in_full(players: int) -> None:
    found = Comparison()
    tables: list[CalienteTable] = []
    for options in (options for options, number in build.GAMES if number == players):
        for seed in range(100, 120):
            name = f"{players} {sorted(options)} {seed}"
            found.hand(Random(f"caliente hand {name}"), options, players, f"hand {name}", keep=tables)
    rng = Random(players)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number} of {players}")
    assert found.states >= 10_000
    assert found.given_up <= found.states // 50


# The slow side itself.


def test_the_slow_rules_know_nothing_of_the_engine() -> None:
    for name in ("caliente_table", "caliente_legal", "caliente_play", "caliente_build"):
        tree = ast.parse((SLOW / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [each for each in names if each.startswith("canasta")], name


@pytest.mark.parametrize("kind", BUILDERS)
def test_bounds_of_the_search_cut_off_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [BUILDERS[kind](Random(f"bounds {kind} {seed}")) for seed in range(400)]
    for table in tables:
        table.pile = table.pile[-3:]
    tables = [table for table in tables if table.hand.total() + len(table.pile) <= 11]
    with_bounds = [legal(table) for table in tables]
    monkeypatch.setattr(CalienteTurn, "bounds", False)
    assert len(tables) > 100
    assert [legal(table) for table in tables] == with_bounds


@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_hold_the_whole_pack(kind: str) -> None:
    for seed in range(100):
        table = BUILDERS[kind](Random(f"pack {kind} {seed}"))
        assert table.all_cards() == full_pack(table.options)
        assert plain(packed(table)) == table
