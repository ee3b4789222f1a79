"""Other engines, measured in the same way; they are installed on demand.

All of them play random legal actions. An action is a decision of a player, so dealing does not count. Each
engine is used in the fastest way that its documentation shows.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bench.envs import time_aec
from bench.workload import Timing


class Peer(NamedTuple):
    """A peer; its title is the message ``bench.peer.`` with its name."""

    name: str
    packages: tuple[str, ...]  #: packages that must be installed
    time: Callable[[int, int], Timing]  #: seed, hands
    hands: int  #: hands in a round


def time_rlcard(seed: int, hands: int) -> Timing:
    """Time RLCard's loop ``env.run`` with its random agents, which get an observation at every step."""
    from rlcard.agents import RandomAgent

    env = _rlcard(seed)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    actions = 0
    start = process_time()
    for _ in range(hands):
        trajectories, _payoffs = env.run(is_training=False)
        # A player's trajectory: state, action, state, action …, state.
        actions += sum(len(way) // 2 for way in trajectories)
    return Timing(process_time() - start, actions)


def time_rlcard_bare(seed: int, hands: int) -> Timing:
    """Time the game inside RLCard's environment, without observations."""
    game = _rlcard(seed).game
    rng = Random(seed).random
    actions = 0
    start = process_time()
    for _ in range(hands):
        game.init_game()
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            game.step(legal[int(rng() * len(legal))])
            actions += 1
    return Timing(process_time() - start, actions)


def _rlcard(seed: int) -> Any:
    import rlcard
    from rlcard.utils import set_seed

    set_seed(seed)
    return rlcard.make("gin-rummy", config={"seed": seed})


def time_openspiel_gin_rummy(seed: int, hands: int) -> Timing:
    return _openspiel("gin_rummy", seed, hands)


def time_openspiel_hearts(seed: int, hands: int) -> Timing:
    return _openspiel("hearts", seed, hands)


def _openspiel(name: str, seed: int, hands: int) -> Timing:
    """Time a game of OpenSpiel, written in C++, with each step called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(seed).random
    actions = 0
    start = process_time()
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                actions += 1
    return Timing(process_time() - start, actions)


def time_openspiel_rollouts(seed: int, hands: int) -> Timing:
    """Time rollouts of a dealt hand inside C++: a search with one simulation consists of exactly these."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")
    rng = Random(seed).random
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng() * len(outcomes))][0])
    evaluator = pyspiel.RandomRolloutEvaluator(hands, seed)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
    start = process_time()
    search.step(state)
    seconds = process_time() - start
    # Every hand of hearts without passing has fifty-two cards to play.
    return Timing(seconds, hands * 52)


def time_openspiel_hands(seed: int, hands: int) -> Timing:
    """Time whole hands inside C++, including the deal, with OpenSpiel's random bots."""
    import pyspiel

    game = pyspiel.load_game("hearts(pass_cards=false)")
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
    start = process_time()
    for number in range(hands):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed * 1000 + number)
    return Timing(process_time() - start, hands * 52)


def time_pettingzoo_texas(seed: int, hands: int) -> Timing:
    return time_aec(import_module("pettingzoo.classic.texas_holdem_v4").env(), seed, hands)


def time_pettingzoo_leduc(seed: int, hands: int) -> Timing:
    return time_aec(import_module("pettingzoo.classic.leduc_holdem_v4").env(), seed, hands)


def time_chess(seed: int, games: int) -> Timing:
    """Time random legal games of chess."""
    import chess

    rng = Random(seed).random
    actions = 0
    start = process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng() * len(legal))])
            actions += 1
    return Timing(process_time() - start, actions)


def time_pokerkit(seed: int, hands: int) -> Timing:
    """Time random legal hands of fixed-limit Texas hold 'em, four players, with all automations on."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    game = FixedLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2, 4)
    rng = Random(seed).random
    actions = 0
    start = process_time()
    for _ in range(hands):
        state = game((200,) * 4, 4)
        while state.status:
            legal: list[Callable[[], object]] = []
            if state.can_fold():
                legal.append(state.fold)
            if state.can_check_or_call():
                legal.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                legal.append(state.complete_bet_or_raise_to)
            legal[int(rng() * len(legal))]()
            actions += 1
    return Timing(process_time() - start, actions)


#: Everything is compared with the first one.
PEERS = (
    Peer("rlcard", ("rlcard",), time_rlcard, 20),
    Peer("rlcard_bare", ("rlcard",), time_rlcard_bare, 20),
    Peer("openspiel_gin_rummy", ("pyspiel",), time_openspiel_gin_rummy, 60),
    Peer("openspiel_hearts", ("pyspiel",), time_openspiel_hearts, 600),
    Peer("openspiel_rollouts", ("pyspiel",), time_openspiel_rollouts, 6000),
    Peer("openspiel_hands", ("pyspiel",), time_openspiel_hands, 4000),
    Peer("pettingzoo_texas", ("pettingzoo", "rlcard", "pygame"), time_pettingzoo_texas, 150),
    Peer("pettingzoo_leduc", ("pettingzoo", "rlcard", "pygame"), time_pettingzoo_leduc, 150),
    Peer("chess", ("chess",), time_chess, 10),
    Peer("pokerkit", ("pokerkit",), time_pokerkit, 80),
)


def peers_installed() -> list[Peer]:
    """Return the peers that can be measured here."""
    return [peer for peer in PEERS if all(map(find_spec, peer.packages))]
