"""The engine's offers against a slow, obvious second generator (docs/testing.md)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.slow import build
from tests.slow.against import Comparison, setup_for
from tests.slow.convert import packed, plain
from tests.slow.legal import legal
from tests.slow.table import PACK, Table
from tests.slow.turn import Turn

SLOW = Path(__file__).parent / "slow"
BUILDERS = {
    "random": build.random_table,
    "way out": build.way_out_table,
    "opening": build.opening_table,
    "last card": build.last_card_table,
    "opening out": build.opening_out_table,
    "all at once": build.all_at_once_table,
}
#: Tables of each kind in a chunk of the ordinary run; the searches of the last kind are long ones.
TABLES = dict.fromkeys(BUILDERS, 500) | {"all at once": 200}


def walks(kind: str, seeds: range) -> Comparison:
    """Walk on from tables of one kind, a seed each."""
    builder: Callable[[Random], Table] = BUILDERS[kind]
    found = Comparison()
    for seed in seeds:
        rng = Random(f"{kind} {seed}")
        table = builder(rng)
        found.walk(table, rng, f"{kind} table {seed}")
    return found


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_made_to_order(kind: str, chunk: int) -> None:
    number = TABLES[kind]
    found = walks(kind, range(chunk * number, (chunk + 1) * number))
    assert found.states >= 3 * number
    assert found.given_up <= 10


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("kind", BUILDERS)
def test_many_tables_made_to_order(kind: str, chunk: int) -> None:
    number = 10 * TABLES[kind]
    found = walks(kind, range(100_000 + chunk * number, 100_000 + (chunk + 1) * number))
    assert found.states >= 3 * number
    assert found.given_up <= 100


def test_corners_are_met() -> None:
    """The tables above are worth comparing only if they stand in the corners they were made for."""
    met: Counter[str] = Counter()
    for kind in BUILDERS:
        met.update(walks(kind, range(min(350, TABLES[kind]))).met)
    assert not {corner: number for corner, number in met.items() if number < 15}


def tiny(step: int, first: int) -> int:
    found = Comparison()
    for number, table in enumerate(build.tiny_tables(step, first)):
        found.compare(
            packed(table, setup_for(table.players)), table, f"tiny table {number} of {step}, {first}"
        )
    assert not found.given_up
    return found.states


@pytest.mark.parametrize("first", range(2))
def test_tiny_tables(first: int) -> None:
    assert tiny(58, 29 * first) >= 4000


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
def test_all_tiny_tables(first: int) -> None:
    assert tiny(4, first) >= 60_000


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_deals(players: int) -> None:
    """The table after the deal and the first offer, with upcards of every sort."""
    found = Comparison()
    for seed in range(400):
        where = f"deal {seed} of {players}"
        found.compare(*found.deal(Random(where), players, where), where)
    assert found.met["opening take"] >= 20


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_in_full(players: int) -> None:
    """From the deal to the score; then the same tables with hands, piles and stocks cut short."""
    found = Comparison()
    tables: list[Table] = []
    for seed in range(12):
        found.hand(
            Random(f"hand {players} {seed}"), players, f"hand {seed} of {players}", every=2, keep=tables
        )
    rng = Random(players)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number} of {players}")
    assert found.states >= 1000
    assert found.given_up <= 20


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_hands_in_full(players: int) -> None:
    found = Comparison()
    tables: list[Table] = []
    for seed in range(100, 180):
        found.hand(Random(f"hand {players} {seed}"), players, f"hand {seed} of {players}", keep=tables)
    rng = Random(players)
    for number, table in enumerate(tables):
        found.walk(build.mutated(table, rng), rng, f"mutated table {number} of {players}")
    assert found.states >= 10_000
    assert found.given_up <= found.states // 100


@pytest.mark.parametrize("stock", ["", "K", "R", "KR", "RK", "RR"])
@pytest.mark.parametrize("hand", ["R", "RR", "RK", "RKKK"])
def test_first_turns_with_hardly_any_stock(stock: str, hand: str) -> None:
    """Dealt red threes are replaced from what is left, down to nothing (C3, C8, G15)."""
    bag = build.Bag()
    hands = [Counter[str](), Counter(bag.pick("48")), Counter(bag.pick(hand)), Counter(bag.pick("QQ"))]
    table = Table(4, [0, 0], hands, [{}, {}], [0, 0], bag.pick("5"), bag.pick(stock), 0, 1, 0)
    table.red, table.fines = [0, len(bag.pick("RRRR"))], [0, 0]
    hands[0].update(bag.rest(Random(0)))
    table.part, table.did = "play", {"drew"}
    found = Comparison()
    state = packed(table, setup_for(4))
    table = found.step(state, table, "discard 4", "before the first turn")
    for text in found.compare(state, table, "the first turn"):
        after = state.copy()
        found.compare(after, found.step(after, table, text, text), text)


# The slow side itself.


def test_the_slow_rules_know_nothing_of_the_engine() -> None:
    for name in ("table", "turn", "legal", "play", "score", "truth", "build"):
        tree = ast.parse((SLOW / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [each for each in names if each.startswith("canasta")], name


@pytest.mark.parametrize("kind", BUILDERS)
def test_bounds_of_the_search_cut_off_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [BUILDERS[kind](Random(f"bounds {kind} {seed}")) for seed in range(400)]
    tables = [table for table in tables if table.hand.total() + len(table.pile) <= 14]
    with_bounds = [legal(table) for table in tables]
    monkeypatch.setattr(Turn, "bounds", False)
    assert len(tables) >= 20
    assert [legal(table) for table in tables] == with_bounds


@pytest.mark.parametrize("kind", BUILDERS)
def test_tables_hold_the_whole_pack(kind: str) -> None:
    for seed in range(100):
        table = BUILDERS[kind](Random(f"pack {kind} {seed}"))
        assert table.all_cards() == Counter(PACK)
        assert plain(packed(table, setup_for(table.players))) == table
