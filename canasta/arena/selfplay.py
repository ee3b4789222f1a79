"""Play many hands with bots instead of random actions, for statistics of realistic play.

The hands of a seed are dealt as in random play.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots import Bot, make_bot, make_bots, thinks
from canasta.engine import State, legal_actions, play_out_step, view
from canasta.engine.random_play import ENDLESS, deal_hand
from canasta.jobs import Chunk, Fault, PlayedHand, Statistics
from canasta.jobs.invariants import play_watched
from canasta.jobs.playout import WENT_ON, hand_result
from canasta.jobs.simulate import describe_fault, generator
from canasta.table.state import PART_OVER

#: A bot chose an illegal action, or failed.
BOT_FAULT = "bot"


def check_bots(names: Sequence[str], think: int | None = None) -> None:
    """Raise a ``UserError`` if a bot is unknown, or if ``think`` is given and no bot uses samples."""
    make_bots(names or ["random"], think=think)


def run_bot_chunk(chunk: Chunk) -> Statistics:
    """Play the hands of a chunk with its bots, in this process."""
    job = chunk.job
    setup = job.setup()
    found = Statistics.of(setup.sides)
    for number in range(chunk.first, chunk.first + chunk.hands):
        dice = generator(job.seed, number)
        state = deal_hand(setup, dice, job.scores, number=job.hand)
        seats = [job.bots[seat % len(job.bots)] for seat in range(setup.seats)]
        bots = [
            make_bot(name, dice.below(1 << 30), job.think if thinks(name) and job.think else None)
            for name in seats
        ]
        try:
            hand = _play_checked(state, bots) if job.check else _play(state, bots)
        except Fault as fault:
            found.add_fault(describe_fault(number, fault))
        else:
            found.add(number, hand)
    return found


def _play(state: State, bots: Sequence[Bot]) -> PlayedHand:
    actions = bytearray()
    short = 0
    turn = -1
    while state.part != PART_OVER:
        if state.turn != turn:
            turn = state.turn
            short += state.size(state.seat) <= 1
        action = _choice(state, bots, actions, legal_actions(state))
        play_out_step(state, action)
        actions.append(action)
        if len(actions) >= ENDLESS:
            raise Fault(WENT_ON, state, bytes(actions))
    return hand_result(state, bytes(actions), short)


def _play_checked(state: State, bots: Sequence[Bot]) -> PlayedHand:
    begun: dict[int, bool] = {}

    def choose(legal: list[int], actions: bytearray) -> int:
        begun.setdefault(state.turn, state.size(state.seat) <= 1)
        return _choice(state, bots, actions, legal)

    return play_watched(state, choose)._replace(short_turns=sum(begun.values()))


def _choice(state: State, bots: Sequence[Bot], actions: bytearray, legal: list[int]) -> int:
    try:
        action = bots[state.actor].choose(view(state, state.actor))
    except Exception as problem:
        raise Fault(BOT_FAULT, state, bytes(actions), str(problem) or repr(problem)) from problem
    if action not in legal:
        raise Fault(BOT_FAULT, state, bytes(actions), repr(action))
    return action
