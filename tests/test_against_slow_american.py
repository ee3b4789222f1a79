"""The engine's offers in ``american`` against a slow, obvious second generator (tests/slow/american_*.py)."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.slow import american_build as build
from tests.slow.american_against import Comparison, setup_for
from tests.slow.american_build import BUILDERS
from tests.slow.american_convert import packed, plain
from tests.slow.american_legal import legal
from tests.slow.american_table import PACK, Table
from tests.slow.american_tiny import tiny_tables
from tests.slow.american_turn import Turn

SLOW = Path(__file__).parent / "slow"


def walks(kind: str, seeds: range) -> Comparison:
    """Walk on from tables of one kind, a seed each."""
    found = Comparison()
    for seed in seeds:
        rng = Random(f"american {kind} {seed}")
        found.walk(BUILDERS[kind](rng), rng, f"{kind} table {seed}")
    return found


@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, range(chunk * 400, chunk * 400 + 400))
    assert found.states >= 2000
    assert found.given_up <= 10


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", BUILDERS)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, range(100_000 + chunk * 5_000, 105_000 + chunk * 5_000))
    assert found.states >= 25_000
    assert found.given_up <= 100


def test_corners_are_met() -> None:
    """The tables above are worth comparing only if they stand in the corners they were made for."""
    met: Counter[str] = Counter()
    for kind in BUILDERS:
        met.update(walks(kind, range(400)).met)
    assert len(met) > 80
    assert not {corner: number for corner, number in met.items() if number < 3}


def tiny(step: int, first: int) -> int:
    found = Comparison()
    for number, table in enumerate(tiny_tables(step, first)):
        found.compare(packed(table, setup_for()), table, f"tiny table {number} of {step}, {first}")
    assert not found.given_up
    return found.states


@pytest.mark.parametrize("first", range(2))
def test_tiny_tables(first: int) -> None:
    assert tiny(92, 46 * first) >= 2500


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_all_tiny_tables(first: int) -> None:
    assert tiny(4, first) >= 25_000


def test_hands_in_full() -> None:
    """From the deal to the score; then the same tables with hands, piles and stocks cut short."""
    found = Comparison()
    tables: list[Table] = []
    for seed in range(24):
        found.hand(Random(f"american {seed}"), f"hand {seed}", every=2, keep=tables)
    rng = Random(24)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number}")
    assert found.states >= 1000
    assert found.given_up <= 20


@pytest.mark.long
def test_many_hands_in_full() -> None:
    found = Comparison()
    tables: list[Table] = []
    for seed in range(100, 340):
        found.hand(Random(f"american {seed}"), f"hand {seed}", keep=tables)
    rng = Random(340)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number}")
    assert found.states >= 10_000
    assert found.given_up <= found.states // 100


# The slow side itself.


def test_the_slow_rules_know_nothing_of_the_engine() -> None:
    for name in ("table", "turn", "hands", "legal", "play", "score", "parts", "build", "tiny", "corners"):
        tree = ast.parse((SLOW / f"american_{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [each for each in names if each.startswith("canasta")], name


@pytest.mark.parametrize("kind", sorted(BUILDERS.keys() - {"special"}))  # those hands are all large
def test_bounds_of_the_search_cut_off_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [BUILDERS[kind](Random(f"bounds {kind} {seed}")) for seed in range(400)]
    tables = [table for table in tables if table.hand.total() + len(table.pile) <= 11]
    with_bounds = [legal(table) for table in tables]
    monkeypatch.setattr(Turn, "bounds", False)
    monkeypatch.setattr(Turn, "patience", 10**6)
    assert len(tables) > 50
    assert [legal(table) for table in tables] == with_bounds


@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_hold_the_whole_pack(kind: str) -> None:
    for seed in range(100):
        table = BUILDERS[kind](Random(f"pack {kind} {seed}"))
        assert table.all_cards() == Counter(PACK)
        assert plain(packed(table, setup_for())) == table
