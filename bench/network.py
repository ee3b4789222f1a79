"""The cost of a game over the network: the action, and the messages to all clients after it."""

from __future__ import annotations

from random import Random
from time import process_time

from bench.workload import Timing, Workload
from canasta.engine import legal_actions
from canasta.match import Match
from canasta.messages import ENGLISH
from canasta.table.state import PART_OVER
from canasta.wire.broadcast import Broadcaster

#: Maximum microseconds for encoding the views and events of an action: four seats, compiled core.
SENT = 60
#: Hands to play; a game is begun for each, so that no game ends.
_HANDS = 8


def time_sending(load: Workload) -> tuple[Timing, Timing]:
    """Time the actions of a match, and the updates of all seats and of spectators after each."""
    acting = sending = 0.0
    actions = 0
    for number in range(_HANDS):
        rng = Random(f"sending {number}")
        names = [f"Player {seat + 1}" for seat in range(load.setup.players)]
        match = Match(load.setup.book, names, bytes(31) + bytes([number]))
        broadcaster = Broadcaster(match)
        broadcaster.encoded_updates(match.start_hand(), ENGLISH)
        while match.state is not None and match.state.part != PART_OVER:
            seat, action = match.actor, rng.choice(legal_actions(match.state))
            start = process_time()
            step = match.act(seat, action)
            acted = process_time()
            broadcaster.encoded_updates(step, ENGLISH)  # as the page subscribes
            sending += process_time() - acted
            acting += acted - start
            actions += 1
    return Timing(acting, actions), Timing(sending, actions)
