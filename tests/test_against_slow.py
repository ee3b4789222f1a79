"""The engine's offers in every book against a slow, obvious second generator (docs/testing.md)."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.slow.against import Comparison
from tests.slow.american import American, AmericanTurn
from tests.slow.boat import Boat, BoatTurn
from tests.slow.builder import Bag
from tests.slow.builders import BUILDERS
from tests.slow.caliente import GAMES, Caliente, CalienteTurn
from tests.slow.classic import Classic, ClassicTurn
from tests.slow.convert import packed, plain
from tests.slow.knee import Knee, KneeTurn
from tests.slow.rules import Rules
from tests.slow.turn import Turn

SLOW = Path(__file__).parent / "slow"
#: The modules that use both the engine and the slow rules.
BRIDGE = ("convert", "against", "hands")


@dataclass(frozen=True)
class Run:
    """How much of a book is compared in the ordinary run; the long one takes about ten times as much."""

    turn: type[Turn]
    tables: int  #: of each kind in a chunk
    chunks: int
    states: int  # actions compared at least from this many tables
    given_up: int  # maximum
    rare: int  # minimum number of times every corner case occurs
    tiny: tuple[int, int]  # step between tiny tables, and their minimum number
    games: tuple[Rules, ...]  # the tables at which hands are played in full
    hands: int  #: at each of them
    every: int = 2  # step between the offers compared in them
    small: int = 11  # size of hand and pile in the searches without bounds
    fewer: tuple[str, ...] = ()  # kinds of tables that take long


RUNS = {
    "classic": Run(
        ClassicTurn, 500, 2, 1500, 10, 15, (28, 4000),
        tuple(Classic(players) for players in (2, 3, 4, 5, 6)), 12, small=14, fewer=("all at once",),
    ),
    "caliente": Run(
        CalienteTurn, 400, 1, 1300, 10, 10, (158, 4000),
        tuple(Caliente(players, options=options) for options, players in GAMES), 2, every=3,
    ),
    "boat": Run(
        BoatTurn, 400, 1, 1200, 10, 8, (23, 3000),
        tuple(Boat(players) for players in (2, 3, 4)), 12, small=10,
    ),
    "american": Run(
        AmericanTurn, 400, 1, 2000, 10, 3, (46, 4000),
        (American(4), American(5)), 12,
    ),
    "knee": Run(
        KneeTurn, 150, 1, 700, 3, 2, (211, 550),
        (Knee(4), Knee(6)), 8, every=3, small=7,
    ),
}  # fmt: skip
#: Every kind of table of every book.
KINDS = [(book, kind) for book in RUNS for kind in BUILDERS[book].kinds]
#: The first chunk is that of the corner cases.
CHUNKS = [(book, kind, chunk) for book, kind in KINDS for chunk in range(1, RUNS[book].chunks)]
#: These corner cases of ``knee`` need red threes in the pile; the long run looks for them.
RARE = {"take refused by G1", "no card", "reserve by a take"}


def walks(book: str, kind: str, first: int, last: int) -> Comparison:
    """Walk on from tables of one kind, each with its own seed."""
    found = Comparison(book)
    for seed in range(first, last):
        rng = Random(f"{book} {kind} {seed}")
        found.walk(BUILDERS[book].build(kind, rng), rng, f"{kind} table {seed} of {book}")
    return found


def tables_of(book: str, kind: str) -> int:
    run = RUNS[book]
    return run.tables * 2 // 5 if kind in run.fewer else run.tables


def chunk_of(book: str, kind: str, chunk: int) -> Comparison:
    """Return the findings of one chunk of the tables."""
    run, number = RUNS[book], tables_of(book, kind)
    found = walks(book, kind, chunk * number, (chunk + 1) * number)
    assert found.states >= run.states * number // run.tables
    assert found.given_up <= run.given_up
    return found


@pytest.mark.parametrize("book", RUNS)
def test_tables_made_to_order_meet_all_corners(book: str) -> None:
    """Tables are worth comparing only if they hit the corner cases they were made for."""
    met: Counter[str] = Counter()
    for kind in BUILDERS[book].kinds:
        met.update(chunk_of(book, kind, 0).met)
    seldom = {corner for corner, number in met.items() if number < RUNS[book].rare}
    assert not (seldom - RARE if book == "knee" else seldom)


@pytest.mark.parametrize(("book", "kind", "chunk"), CHUNKS)
def test_more_tables_made_to_order(book: str, kind: str, chunk: int) -> None:
    chunk_of(book, kind, chunk)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize(("book", "kind"), KINDS)
def test_many_tables_made_to_order(book: str, kind: str, chunk: int) -> None:
    run, number = RUNS[book], 10 * tables_of(book, kind)
    found = walks(book, kind, 100_000 + chunk * number, 100_000 + (chunk + 1) * number)
    assert found.states >= run.states * number // run.tables
    assert found.given_up <= 20 * run.given_up
    if (book, kind) == ("knee", "take"):
        assert found.met["take refused by G1"]
        assert found.met["reserve by a take"]


def tiny(book: str, step: int, first: int) -> int:
    found = Comparison(book)
    for number, table in enumerate(BUILDERS[book].tiny_tables(step, first)):
        found.compare(packed(table), table, f"tiny table {number} of {book}, {step}, {first}")
    assert not found.given_up
    return found.states


@pytest.mark.parametrize("book", RUNS)
@pytest.mark.parametrize("first", range(2))
def test_tiny_tables(book: str, first: int) -> None:
    step, least = RUNS[book].tiny
    assert tiny(book, 2 * step, step * first) >= least


@pytest.mark.long
@pytest.mark.parametrize("book", RUNS)
@pytest.mark.parametrize("first", range(4))
def test_many_tiny_tables(book: str, first: int) -> None:
    step, least = RUNS[book].tiny
    step = max(1, step // 14)
    assert tiny(book, 4 * step, first * step) >= 6 * least


def play_hands(book: str, game: Rules, hands: range, every: int) -> Comparison:
    """Play from the deal to the score; then play the same tables with hands, piles and stocks cut short."""
    found = Comparison(book)
    tables: list[Rules] = []
    for number in hands:
        where = f"hand {number} of {game.show()}"
        tables += found.hand(Random(where), game.copy(), where, every)
    rng = Random(game.players)
    for number, table in enumerate(tables):
        mutant = BUILDERS[book].mutated(table, rng)
        found.walk(mutant, rng, f"mutated table {number} of {game.show()}")
    return found


@pytest.mark.parametrize("book", RUNS)
def test_hands_in_full(book: str) -> None:
    run = RUNS[book]
    met: Counter[str] = Counter()
    for game in run.games:
        found = play_hands(book, game, range(run.hands), run.every)
        assert found.states >= 60 * run.hands
        assert found.given_up <= 20
        met.update(found.met)
    assert met["rebuilt"] or book != "boat"


@pytest.mark.long
@pytest.mark.parametrize("book", RUNS)
def test_many_hands_in_full(book: str) -> None:
    run = RUNS[book]
    for game in run.games:
        found = play_hands(book, game, range(100, 100 + 8 * run.hands), 1)
        assert found.states >= 600 * run.hands
        assert found.given_up <= found.states // 50


# The slow side itself.


def test_the_slow_rules_know_nothing_of_the_engine() -> None:
    names = {path.stem for path in SLOW.glob("*.py")} - set(BRIDGE)
    assert len(names) > 15
    for name in names:
        tree = ast.parse((SLOW / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                assert not module.startswith("canasta"), name
                assert module not in [f"tests.slow.{bridge}" for bridge in BRIDGE], name


def is_small(table: Rules, most: int) -> bool:
    """Return whether a search without bounds terminates."""
    if isinstance(table, Knee):  # where two cards are drawn, and little of a pile is taken
        return table.hand.total() <= (most - 2 if table.part == "draw" else most)
    return table.hand.total() + len(table.pile) <= most


@pytest.mark.parametrize(("book", "kind"), [each for each in KINDS if each != ("american", "special")])
def test_bounds_of_the_search_cut_off_nothing(book: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The special hands of ``american`` are too large for this."""
    run = RUNS[book]
    number, least = (60, 5) if book == "knee" else (400, 20)
    tables = [BUILDERS[book].build(kind, Random(f"bounds {kind} {seed}")) for seed in range(number)]
    for table in tables:
        if book in ("caliente", "boat"):
            table.pile = table.pile[-3:]
    tables = [table for table in tables if is_small(table, run.small)]
    with_bounds = [table.legal() for table in tables]
    monkeypatch.setattr(run.turn, "bounds", False)
    monkeypatch.setattr(run.turn, "patience", 10**6)
    assert len(tables) >= least
    assert [table.legal() for table in tables] == with_bounds


@pytest.mark.parametrize(("book", "kind"), KINDS)
def test_tables_hold_the_whole_pack(book: str, kind: str) -> None:
    for seed in range(30 if book == "knee" else 100):
        table = BUILDERS[book].build(kind, Random(f"pack {kind} {seed}"))
        assert table.all_cards() == table.pack()
        assert plain(packed(table)) == table


@pytest.mark.parametrize("book", RUNS)
def test_tiny_tables_hold_the_whole_pack(book: str) -> None:
    for table in BUILDERS[book].tiny_tables(1009):
        assert table.all_cards() == table.pack()
        assert plain(packed(table)) == table


# Only in ``classic``: upcards of every kind, and dealt red threes that wait for the first turn.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_deals(players: int) -> None:
    """Compare the table after the deal, and the first offer."""
    found = Comparison("classic")
    for seed in range(400):
        where = f"deal {seed} of {players}"
        found.compare(*found.deal(Random(where), Classic(players), where), where)
    assert found.met["opening take"] >= 20


@pytest.mark.parametrize("stock", ["", "K", "R", "KR", "RK", "RR"])
@pytest.mark.parametrize("hand", ["R", "RR", "RK", "RKKK"])
def test_first_turns_with_hardly_any_stock(stock: str, hand: str) -> None:
    """Dealt red threes are replaced from what is left, down to nothing (C3, C8, G15)."""
    table: Rules = Classic(4, seat=1, part="play", did={"drew"})
    bag = Bag(table.pack())
    table.hands = [Counter(bag.pick(cards)) for cards in ("", "48", hand, "QQ")]
    table.pile, table.stock = bag.pick("5"), bag.pick(stock)
    table.red[1] = len(bag.pick("RRRR"))
    table.hands[0].update(bag.rest(Random(0)))
    found = Comparison("classic")
    state = packed(table)
    table = found.step(state, table, "discard 4", "before the first turn")
    for text in found.compare(state, table, "the first turn"):
        after = state.copy()
        found.compare(after, found.step(after, table, text, text), text)
