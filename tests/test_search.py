"""Choosing by playouts: reproducible, gated, and right where the answer is plain."""

from __future__ import annotations

import numpy as np
import pytest

from bench import value_training
from canasta.books import BOOKS
from canasta.bots.champion import ChampionBot
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice, deal_hand
from canasta.engine.view import View
from canasta.policy.chance import chances, pace_of
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.rollout import play_on, play_until, points_of
from canasta.policy.search import GATE, search
from canasta.policy.value import value_of
from canasta.policy.value_network import INPUTS, OF_SIDE, ValueNetwork, inputs_of, value_network_of
from canasta.policy.weights import expert_numbers, weights
from canasta.table.actions import ASK
from canasta.table.state import PART_OVER

BOOKS_OF_FOUR = ("classic", "caliente", "boat", "american", "knee")
VARIANTS = [*((name, 4) for name in BOOKS_OF_FOUR), ("classic", 2), ("classic", 3)]


def setup_of(name: str, players: int) -> Setup:
    return Setup(BOOKS[name], players)


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_same_seed_finds_the_same(name: str, players: int) -> None:
    view = View(deal_hand(setup_of(name, players), Dice("same")), 0)
    first, second = (search(view, weights(), 40, Dice("s")) for _ in range(2))
    assert [(each.action, each.points.total) for each in first.estimates] == [
        (each.action, each.points.total) for each in second.estimates
    ]
    # Nobody asks to go out before the draw.
    assert {each.action for each in first.estimates} == set(view.legal_actions()) - {ASK}
    assert first.default == choose(view.packed, outlook(view.setup), weights())


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_chances_add_up_and_follow_the_points(name: str, players: int) -> None:
    setup = setup_of(name, players)
    state = deal_hand(setup, Dice("chances"))
    play_on(state, [weights()] * setup.sides)
    assert state.part == PART_OVER
    even = chances(state, [0] * setup.sides)
    assert even == pytest.approx([1 / setup.sides] * setup.sides)
    ahead = chances(state, [300] + [0] * (setup.sides - 1))
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > even[0]
    assert pace_of(setup).spread > 100


def test_whoever_reaches_the_target_alone_has_won() -> None:
    setup = setup_of("classic", 4)
    state = deal_hand(setup, Dice("end"), [4900, 4800])
    assert chances(state, [100, 150]) == [1.0, 0.0]
    level = chances(state, [100, 200])
    assert level == pytest.approx([0.5, 0.5])


def test_the_last_hand_decides_where_hands_make_a_game() -> None:
    setup = setup_of("knee", 4)
    last = deal_hand(setup, Dice("end"), [0, 0], number=4)
    assert chances(last, [5, 0]) == [1.0, 0.0]
    assert chances(last, [5, 5]) == [0.5, 0.5]
    first = deal_hand(setup, Dice("end"), [0, 0], number=1)
    assert 0.5 < chances(first, [100, 0])[0] < 0.6


def test_a_gain_within_its_error_changes_nothing() -> None:
    view = View(deal_hand(setup_of("classic", 4), Dice("gate")), 0)
    found = search(view, weights(), 60, Dice("g"))
    assert found.best(gate=1e9) == found.default
    best = found.ranked()[0]
    assert (found.best() == best.action) == (
        best.action == found.default or best.gain_chance.mean > GATE * best.gain_chance.error
    )


def test_the_champion_plays_a_legal_hand() -> None:
    setup = setup_of("boat", 2)
    state = deal_hand(setup, Dice("hand"))
    bots = [ChampionBot(seat, samples=8) for seat in range(setup.seats)]
    while state.part != PART_OVER:
        view = View(state, state.actor)
        action = bots[state.actor].choose(view)
        assert action in view.legal_actions()
        play_out_step(state, action)
    assert len(points_of(state)) == 2


# --- The value network ------------------------------------------------------------------------------


def test_the_value_network_sees_the_sides_in_turn() -> None:
    setup = setup_of("classic", 4)
    sight = outlook(setup)
    for number in range(10):
        state = deal_hand(setup, Dice(f"sides/{number}"))
        play_until(state, [weights()] * 2, 4 * number)
        first, second = (inputs_of(state, sight, side) for side in range(2))
        assert len(first) == INPUTS
        assert first[:OF_SIDE] == second[OF_SIDE : 2 * OF_SIDE]
        assert second[:OF_SIDE] == first[OF_SIDE : 2 * OF_SIDE]


def test_the_value_network_explains_hands_better_than_the_factors() -> None:
    setup = setup_of("classic", 4)
    network, factors = value_network_of(setup), value_of(setup)
    assert network is not None
    assert factors is not None
    players = [weights(expert_numbers(setup))] * 2
    wrong = [0, 0]
    for number in range(150):
        state = deal_hand(setup, Dice(f"explained/{number}"))
        play_until(state, players, 16)
        expected = [network.expected(state), factors.expected(state)]
        play_on(state, players)
        first, second = points_of(state)
        for place, (ours, theirs) in enumerate(expected):
            wrong[place] += (ours - theirs - first + second) ** 2
    assert wrong[0] < wrong[1]


def test_only_trained_variants_have_a_value_network() -> None:
    assert value_network_of(setup_of("classic", 2)) is None
    assert value_network_of(setup_of("boat", 4)) is None


def test_training_gives_whole_numbers_that_the_network_plays_by() -> None:
    setup = setup_of("classic", 4)
    rows = value_training.rows_of(setup, 40)
    numbers, _, _ = value_training.fit(rows, 3, 2)
    table, bias, last, linear, start = numbers
    network = ValueNetwork(table, bias, last, linear, start[0])
    state = deal_hand(setup, Dice("trained"))
    for turn in (0, 9, 20):
        play_until(state, [weights()] * 2, turn)
        inputs = np.array([inputs_of(state, outlook(setup), side) for side in range(2)])
        assert network.expected(state) == list(value_training.expected_by(numbers, inputs))
    text = value_training.written({"classic 4": numbers})
    found: dict[str, dict[str, tuple[tuple[int, ...], ...]]] = {}
    exec(compile(text, "weights", "exec"), found)
    assert [list(part) for part in found["NETWORKS"]["classic 4"]] == numbers
