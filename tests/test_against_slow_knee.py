"""The engine's offers in ``knee`` against a slow, obvious second generator (tests/slow/knee_*.py)."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.slow.knee_against import Comparison, setup_for
from tests.slow.knee_build import BUILDERS
from tests.slow.knee_convert import packed, plain
from tests.slow.knee_legal import legal
from tests.slow.knee_table import pack
from tests.slow.knee_tiny import tiny_tables
from tests.slow.knee_turn import Turn

SLOW = Path(__file__).parent / "slow"


def walks(kind: str, seeds: range) -> Comparison:
    """Walk on from tables of one kind, a seed each."""
    found = Comparison()
    for seed in seeds:
        rng = Random(f"knee {kind} {seed}")
        found.walk(BUILDERS[kind](rng), rng, f"{kind} table {seed}")
    return found


def test_tables_made_to_order() -> None:
    """Every kind of table; and they are worth comparing only if all corners are met."""
    met: Counter[str] = Counter()
    for kind in BUILDERS:
        found = walks(kind, range(150))
        assert found.states >= 800, kind
        assert found.given_up <= 3, kind
        met.update(found.met)
    assert len(met) > 80
    rare = {"take refused by G1", "no card", "reserve by a take"}  # only by red threes in the pile
    assert not {corner: number for corner, number in met.items() if number < 2 and corner not in rare}


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", BUILDERS)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    found = walks(kind, range(100_000 + chunk * 3_000, 103_000 + chunk * 3_000))
    assert found.states >= 15_000
    assert found.given_up <= 50
    if kind == "take":
        assert found.met["take refused by G1"]
        assert found.met["reserve by a take"]


def tiny(step: int, first: int) -> int:
    found = Comparison()
    for number, table in enumerate(tiny_tables(step, first)):
        found.compare(
            packed(table, setup_for(table.players)), table, f"tiny table {number} of {step}, {first}"
        )
    assert not found.given_up
    return found.states


def test_tiny_tables() -> None:
    assert tiny(211, 0) >= 1000


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_all_tiny_tables(first: int) -> None:
    assert tiny(8, 2 * first) >= 25_000


@pytest.mark.parametrize("players", [4, 6])
def test_hands_in_full(players: int) -> None:
    """From the deal to the score."""
    found = Comparison()
    for seed in range(8):
        found.hand(Random(f"knee {players} {seed}"), players, f"hand {seed} of {players}", every=3)
    assert found.states >= 500
    assert found.given_up <= 8


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 6])
def test_many_hands_in_full(players: int) -> None:
    found = Comparison()
    for seed in range(100, 300):
        found.hand(Random(f"knee {players} {seed}"), players, f"hand {seed} of {players}")
    assert found.states >= 20_000
    assert found.given_up <= found.states // 100


# The slow side itself.


def test_the_slow_rules_know_nothing_of_the_engine() -> None:
    for name in ("table", "turn", "legal", "play", "score", "build", "tiny", "corners"):
        tree = ast.parse((SLOW / f"knee_{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [each for each in names if each.startswith("canasta")], name


@pytest.mark.parametrize("kind", BUILDERS)
def test_bounds_of_the_search_cut_off_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [BUILDERS[kind](Random(f"bounds {kind} {seed}")) for seed in range(60)]
    tables = [table for table in tables if table.hand.total() <= (5 if table.part == "draw" else 7)]
    with_bounds = [legal(table) for table in tables]
    monkeypatch.setattr(Turn, "bounds", False)
    monkeypatch.setattr(Turn, "patience", 10**6)
    assert [legal(table) for table in tables] == with_bounds


@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_hold_all_the_packs(kind: str) -> None:
    for seed in range(30):
        table = BUILDERS[kind](Random(f"pack {kind} {seed}"))
        assert table.all_cards() == pack(table.players)
        assert plain(packed(table, setup_for(table.players))) == table


def test_tiny_tables_hold_all_the_packs() -> None:
    for table in tiny_tables(40_009):
        assert table.all_cards() == pack(table.players)
