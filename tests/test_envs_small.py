"""Mini-Canasta in OpenSpiel: the tree is that of the game, and policies in it can be exploited exactly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

import canasta.envs.table
from canasta.arena import tree as tree_module
from canasta.books.mini import MINI, mini
from canasta.bots import make_bot
from canasta.cards import KIND_OF_CARD
from canasta.clauses.setup import Setup
from canasta.engine import State, action_text, deal, legal_actions, play_out_step, score, tally, totals, view
from canasta.envs import Batch, Canasta, register_openspiel, setup_of
from canasta.envs.small import SmallGame
from canasta.match import Match
from canasta.match.ledger import pack_of
from canasta.messages import UserError
from canasta.table.state import PART_OVER

#: Smaller than ``MINI``, so that every test is quick.
TINY = mini({2: ("KKKAA2", 2), 4: ("KKAA22", 1)})


@pytest.fixture
def tiny() -> Iterator[None]:
    """Let ``mini`` be the smaller game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canasta.envs.table, "MINI", TINY)
        canasta.envs.table._setup.cache_clear()
        yield
    canasta.envs.table._setup.cache_clear()


def exploitable(game: Any, policy: Any) -> float:
    """Return by how many points a hand a best response beats a policy, on the average over the players."""
    gain: float = pyspiel.nash_conv(game, policy, False) / game.num_players()
    return gain


def solve(game: Any, iterations: int) -> Any:
    """Return the average policy of CFR+."""
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


@pytest.mark.parametrize("players", [2, 4])
def test_the_tree_is_that_of_the_game(players: int) -> None:
    """Random lines of play through both give the same actions and rewards."""
    small = SmallGame(TINY, players)
    game = small.load()
    orders = sorted(set(permutations(small.setup.deck)))
    assert small.orders == len(orders)
    rng = Random(1)
    for _ in range(60):
        state = game.new_initial_state()
        number = rng.randrange(small.orders)
        state.apply_action(number)
        walk(state, deal(small.setup, bytes(orders[number])), rng)


def walk(state: Any, play: State, rng: Random) -> None:
    while play.part != PART_OVER:
        assert state.current_player() == play.actor
        legal = legal_actions(play)
        words = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(words) == sorted(map(action_text, legal))
        action = rng.choice(legal)
        play_out_step(play, action)
        state.apply_action(state.string_to_action(action_text(action)))
    points = totals(score(play.setup.book, tally(play)), play.setup.sides)
    lead = points[0] - points[1]
    assert state.is_terminal()
    assert state.returns() == [lead if seat % 2 == 0 else -lead for seat in range(play.setup.seats)]


def test_information_sets_are_what_their_player_has_seen() -> None:
    """Before the first action a player knows the own hand and the cards turned up, and nothing else."""
    small = SmallGame(TINY, 2)
    known = set()
    for order in set(permutations(small.setup.deck)):
        dealt = deal(small.setup, bytes(order))
        if dealt.part != PART_OVER:
            known.add((tuple(view(dealt, dealt.actor).hand), dealt.pile))
    assert len([seen for _, seen in small.sets if "\n" not in seen]) == len(known)
    assert len({small.name(found) for found in small.sets.values()}) == len(small.sets)


@pytest.mark.usefixtures("tiny")
def test_exploitability_is_that_of_the_game_played_move_by_move() -> None:
    register_openspiel()
    played = pyspiel.load_game("python_canasta(book=mini,players=2)")
    theirs = exploitability.exploitability(played, UniformRandomPolicy(played))
    small = SmallGame(TINY, 2)
    assert exploitable(small.load(), small.tabular(small.uniform())) == pytest.approx(theirs, abs=1e-6)


@pytest.mark.parametrize("players", [2, 4])
def test_values_and_exploitability_agree_with_openspiel(players: int) -> None:
    """Both compute the same from the same tree, for bots, random play and a solution."""
    small = SmallGame(TINY, players)
    game = small.load()
    solved = small.odds(solve(game, 20))
    rng = Random(7)
    mixed = [[rng.random() for _ in found.actions] for found in small.sets.values()]
    mixed = [[each / sum(odds) for each in odds] for odds in mixed]
    bots = [small.choices(make_bot(name, 1).choose) for name in ("beginner", "expert")]
    for odds in (small.uniform(), solved, mixed, *bots):
        policy = small.tabular(odds)
        assert small.exploitability(odds) == pytest.approx(exploitable(game, policy), abs=1e-6)
        played = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)
        assert small.values(odds) == pytest.approx(played, abs=1e-6)
    assert small.odds(small.tabular(mixed)) == mixed


@pytest.mark.parametrize("players", [2, 4])
def test_cfr_leaves_little_to_exploit(players: int) -> None:
    small = SmallGame(TINY, players)
    game = small.load()
    solved = exploitable(game, solve(game, 100))
    assert 0 <= solved < 0.05
    first = small.policy(lambda view: view.legal_actions()[0])
    assert exploitable(game, first) > 10 * solved
    assert exploitable(game, small.tabular(small.uniform())) > 10 * solved


@pytest.mark.parametrize("players", [2, 4])
def test_mini_canasta_is_solved(players: int) -> None:
    """Rules of thumb can be exploited; the solution hardly can."""
    small = SmallGame(MINI, players)
    game = small.load()
    solved = exploitable(game, solve(game, 20))
    assert 0 <= solved < 1
    for name in ("beginner", "club", "expert"):
        bot = exploitable(game, small.policy(make_bot(name, 1).choose))
        assert 2 * solved < bot < exploitable(game, small.tabular(small.uniform()))


@pytest.mark.parametrize("players", [2, 4])
def test_mini_canasta_is_played_by_all_environments(players: int) -> None:
    assert setup_of("mini", players).book is MINI
    with Batch(2, "mini", players, observation="book") as batch:
        for _ in range(50):
            batch.step(batch.sample())
        assert batch.layout
        assert batch.layout.axes["hand"] == ((9, 10, 11),)
    table = Canasta("mini", players)
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, over, *_ = table.last()
        table.step(None if over else int(seen["action_mask"].argmax()))


def test_mini_canasta_has_physical_cards() -> None:
    """A match of it deals the cards of the small pack."""
    match = Match(MINI, ["Ana", "Bruno"], seed=bytes(32))
    match.start_hand()
    assert match.ledger
    assert match.state
    pack = pack_of(Setup(MINI, 2))
    assert bytes(KIND_OF_CARD[card] for card in sorted(match.ledger.stock)) == bytes(
        KIND_OF_CARD[card] for card in pack
    )
    while match.state.part != PART_OVER:
        match.act(match.actor, legal_actions(match.state)[-1])


def test_a_game_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_module, "MOST_NODES", 100)
    with pytest.raises(UserError, match="100 nodes"):
        SmallGame(TINY, 2)


def test_views_of_a_set_have_its_actions() -> None:
    for found in SmallGame(TINY, 2).sets.values():
        assert found.view.legal_actions() == list(found.actions)
        assert found.view == view(found.view.packed, found.seat)
