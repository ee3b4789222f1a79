"""One hand as an OpenSpiel game: OpenSpiel's own test suites, its search, and the secrecy of states."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from canasta.cards import kinds_text
from canasta.engine import view
from canasta.envs import book_layout, register_openspiel
from canasta.jobs.variants import Variant, all_variants
from canasta.messages import UserError

VARIANTS = list(all_variants())
PLAIN = [variant for variant in VARIANTS if not variant.options]


def named(variants: list[Variant]) -> list[Any]:
    return [pytest.param(variant, id=str(variant)) for variant in variants]


def load(variant: Variant, **more: str) -> Any:
    register_openspiel()
    options = "+".join(variant.options)
    return pyspiel.load_game(
        "python_canasta", {"book": variant.book, "players": variant.players, "options": options, **more}
    )


def dealt(game: Any, seed: int) -> Any:
    """Return a state after a random deal."""
    rng = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        kinds, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(rng.choices(kinds, odds)[0])
    return state


def played(game: Any, seed: int, steps: int) -> Any:
    """Return a state some random actions after a random deal, or at the end of the hand."""
    state = dealt(game, seed)
    rng = Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


# OpenSpiel's own suites.


@pytest.mark.parametrize("variant", named(PLAIN))
def test_random_simulation(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=variant.players == 4, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("reward", ["difference", "win"])
@pytest.mark.parametrize("variant", named(VARIANTS))
def test_random_simulation_long(variant: Variant, reward: str) -> None:
    pyspiel.random_sim_test(load(variant, reward=reward), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "variant", named([Variant("boat", 3), Variant("caliente", 6, ("caliente_cards", "extra_deck"))])
)
def test_simulation_of_python_games(variant: Variant) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(load(variant))


@pytest.mark.parametrize(
    "variant", named([Variant("classic", 2), Variant("american", 4), Variant("knee", 4)])
)
def test_api_of_states(variant: Variant) -> None:
    """Run OpenSpiel's checks of a part of the tree, on its own sample (all cards of the pack) and on ours."""
    from open_spiel.integration_tests import api_test

    game = load(variant)
    ours = [played(game, seed, steps) for seed, steps in enumerate((0, 1, 2, 9, 30, 70, 1000))]
    theirs = api_test.sample_some_states.sample_some_states(game, max_states=20)

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = "python_canasta"

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = game
            cls.game_type = game.get_type()
            cls.some_states = ours + theirs

    Checks.setUpClass()
    names = [name for name in dir(Checks) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(Checks(name), name)()


# Public and secret parts of states.


@pytest.mark.parametrize("variant", named(VARIANTS))
def test_resampling_changes_nothing_that_its_player_knows(variant: Variant) -> None:
    game = load(variant)
    pieces = (
        "information_state_string",
        "observation_string",
        "information_state_tensor",
        "observation_tensor",
    )
    for steps in (0, 45, 140):
        state = played(game, 4, steps)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, Random(steps).random)
            for piece in pieces:
                assert getattr(other, piece)(player) == getattr(state, piece)(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.current_player() == state.current_player()


def test_a_resampled_state_tells_nothing_of_the_true_cards() -> None:
    """Two states that a player cannot distinguish give the same states when resampled for that player."""
    game = load(Variant("classic", 4))
    state = played(game, 8, 60)
    player = state.current_player()
    twin = state.resample_from_infostate(player, Random(1).random)
    assert str(twin) != str(state)
    pack = len(game.setup.deck)
    assert twin.history()[pack:] == state.history()[pack:]
    assert twin.history()[:pack] != state.history()[:pack]
    first = state.resample_from_infostate(player, Random(2).random)
    second = twin.resample_from_infostate(player, Random(2).random)
    assert str(first) == str(second)
    assert first.history() == second.history()
    for other in range(4):
        assert first.information_state_string(other) == second.information_state_string(other)


def test_resampled_states_can_be_played_to_the_end() -> None:
    rng = Random(3)
    for variant in PLAIN:
        state = played(load(variant), 5, 70)
        if state.is_terminal():
            continue
        other = state.resample_from_infostate(state.current_player(), rng.random)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)


def test_the_information_state_remembers_everything() -> None:
    """Two hands that differ in what a player drew, and when, always differ in their information state."""
    game = load(Variant("classic", 2))
    state = played(game, 1, 60)
    told = state.information_state_string(0)
    assert told.splitlines()[0] == "1"
    actions = [line for line in told.splitlines() if line[:2] in ("1 ", "2 ")]
    assert len(actions) == 60
    own = [line for line in actions if line.startswith("1 draw")]
    assert own
    assert all("?" not in line for line in own)
    assert all("?" in line for line in actions if line.startswith("2 draw; drew"))


def test_observers() -> None:
    game = load(Variant("classic", 4))
    state = played(game, 2, 40)
    hand = view(state.hand.state, 1).hand
    private = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        ),
    )
    private.set_from(state, 1)
    assert private.dict["hand"].tolist() == hand
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    public.set_from(state, 1)
    assert not public.dict["observation"][book_layout(game.setup).fields["hand"].place].any()
    assert public.dict["done"].sum() == 40
    whole = make_observation(game)
    whole.set_from(state, 1)
    assert whole.tensor.shape == (book_layout(game.setup).size,)
    assert whole.tensor.tolist() == state.observation_tensor(1)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 1)
    assert recalled.tensor.tolist() == state.information_state_tensor(1)
    with pytest.raises(UserError):
        make_observation(
            game,
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
        )
    with pytest.raises(UserError):
        make_observation(game, None, {"colour": "red"})


# States as Python objects.


@pytest.mark.parametrize("variant", named(PLAIN))
def test_clones_and_pickles_go_on_alike(variant: Variant) -> None:
    game = load(variant)
    state = played(game, 6, 50)
    twins = [state.clone(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
    twins.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1])
    rng = Random(1)
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        for twin in twins:
            twin.apply_action(action)
    for twin in twins:
        assert str(twin) == str(state)
        assert twin.returns() == state.returns()
        assert twin.information_state_string(0) == state.information_state_string(0)


def test_a_history_leads_to_the_same_state() -> None:
    game = load(Variant("boat", 2))
    state = played(game, 7, 1000)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_deal_can_be_chosen() -> None:
    game = load(Variant("classic", 4))
    state = game.new_initial_state()
    for kind in game.setup.deck:
        state.apply_action(kind)
    assert kinds_text(sorted(game.setup.deck[:44:4])) in state.information_state_string(0).splitlines()[1]


def test_parameters() -> None:
    register_openspiel()
    game = pyspiel.load_game("python_canasta(book=caliente,options=always_frozen+caliente_cards,players=2)")
    assert game.setup.book.chosen == ("caliente_cards", "always_frozen")
    assert game.num_players() == 2
    assert pyspiel.load_game(str(game)).setup is game.setup
    assert pyspiel.load_game("python_canasta(book=classic-thirteen)").setup.book.house is not None
    with pytest.raises(UserError, match="fame"):
        pyspiel.load_game("python_canasta(reward=fame)")


def test_ismcts_plays() -> None:
    """OpenSpiel's information set search, the Python one, plays the first turns of a hand."""
    game = load(Variant("classic", 2))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = dealt(game, 3)
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=500.0, max_simulations=5, random_state=np.random.RandomState(2)
    )
    for _ in range(12):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert {step.player for step in state.full_history()} == {-1, 0, 1}
