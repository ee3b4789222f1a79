"""Other people's card engines, measured in the same way. They are installed only on demand."""

from __future__ import annotations

from importlib.util import find_spec
from time import process_time

from bench.workload import Timing

#: The peer everything is compared with, and how many of its hands make a round.
GIN_RUMMY = "RLCard gin rummy"
GIN_RUMMY_HANDS = 30


def peers_installed() -> bool:
    """Whether the peers can be measured."""
    return find_spec("rlcard") is not None


def time_gin_rummy(seed: int, hands: int = GIN_RUMMY_HANDS) -> Timing:
    """RLCard's own loop ``env.run`` with its own random agents; a step taken by an agent is an action."""
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.utils import set_seed

    set_seed(seed)
    env = rlcard.make("gin-rummy", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    actions = 0
    start = process_time()
    for _ in range(hands):
        trajectories, _payoffs = env.run(is_training=False)
        # A player's way through the hand: state, action, state, action …, state.
        actions += sum(len(way) // 2 for way in trajectories)
    return Timing(process_time() - start, actions)
