"""The workload of the benchmarks, always the same for the same seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time
from typing import NamedTuple

from bench.public import play_hands
from canasta.clauses.setup import Setup
from canasta.engine import apply, deal, legal_actions, play_out_step, sample, score, tally, view
from canasta.engine.random_play import Dice, deal_hand, playout, run_many, shuffled
from canasta.jobs.playout import play_hand
from canasta.jobs.simulate import generator
from canasta.table.state import PART_ANSWER, PART_DRAW, PART_OVER, PART_PLAY, State

#: Names of the parts of a turn, for titles.
PARTS = {PART_DRAW: "draw", PART_PLAY: "play", PART_ANSWER: "answer"}
#: Lower ends of the ranges of hand sizes that are measured together.
HAND_SIZES = (1, 5, 10, 15, 20)


class Moment(NamedTuple):
    """A state of random play, and the action taken there."""

    state: State
    action: int


@dataclass
class Workload:
    """Positions of random play with one number of players."""

    setup: Setup
    moments: list[Moment]
    ended: list[State]
    orders: list[bytes]

    @classmethod
    def play(cls, setup: Setup, seed: str, hands: int) -> Workload:
        """Play some hands and store every position."""
        load = cls(setup, [], [], [])
        for number in range(hands):
            dice = generator(seed, number)
            load.orders.append(shuffled(setup.deck, generator(seed, number)))
            state = deal_hand(setup, dice)
            while state.part != PART_OVER:
                legal = legal_actions(state)
                action = legal[dice.below(len(legal))]
                load.moments.append(Moment(state.copy(), action))
                play_out_step(state, action)
            load.ended.append(state)
        return load

    def in_part(self, part: int) -> list[State]:
        """Return the states in one part of a turn."""
        return [moment.state for moment in self.moments if moment.state.part == part]

    def by_hand_size(self) -> dict[int, list[State]]:
        """Return states in which cards may be laid, by the number of cards in hand (lower ends of ranges)."""
        groups: dict[int, list[State]] = {least: [] for least in HAND_SIZES}
        for state in self.in_part(PART_PLAY):
            size = state.size(state.seat)
            if size:
                groups[max(least for least in HAND_SIZES if least <= size)].append(state)
        return groups


class Timing(NamedTuple):
    """The CPU time in seconds of a number of repetitions."""

    seconds: float
    number: int

    @property
    def each(self) -> float:
        """The seconds for one; zero if there were none."""
        return self.seconds / self.number if self.number else 0.0


def time_play(setup: Setup, seed: str, hands: int) -> Timing:
    """Time whole hands of random play, from shuffle to score, counting actions."""
    actions = 0
    start = process_time()
    for number in range(hands):
        actions += len(play_hand(setup, generator(seed, number)).actions)
    return Timing(process_time() - start, actions)


def time_api(setup: Setup, seed: str, hands: int) -> Timing:
    """Time whole hands through the public names of the package, with each step called from Python."""
    start = process_time()
    actions = play_hands(setup.book, setup.players, seed, hands)
    return Timing(process_time() - start, actions)


def time_inside(setup: Setup, seed: str, hands: int) -> Timing:
    """Time whole hands inside the core, with a single call."""
    start = process_time()
    actions = run_many(setup, hands, seed).actions
    return Timing(process_time() - start, actions)


def time_playouts(setup: Setup, seed: str, hands: int) -> Timing:
    """Time one dealt hand played to its end repeatedly, as in a search, without dealing or scoring."""
    dice = Dice(seed)
    dealt = deal_hand(setup, dice)
    actions = 0
    start = process_time()
    for _ in range(hands):
        actions += playout(dealt.copy(), dice)
    return Timing(process_time() - start, actions)


def time_copy(load: Workload) -> Timing:
    states = [moment.state for moment in load.moments]
    start = process_time()
    for state in states:
        state.copy()
    return Timing(process_time() - start, len(states))


def time_legal(states: list[State]) -> Timing:
    start = process_time()
    for state in states:
        legal_actions(state)
    return Timing(process_time() - start, len(states))


def time_step(load: Workload) -> Timing:
    fresh = [(moment.state.copy(), moment.action) for moment in load.moments]
    start = process_time()
    for state, action in fresh:
        play_out_step(state, action)
    return Timing(process_time() - start, len(fresh))


def time_apply(load: Workload) -> Timing:
    fresh = [(moment.state.copy(), moment.action) for moment in load.moments]
    start = process_time()
    for state, action in fresh:
        apply(state, action)
    return Timing(process_time() - start, len(fresh))


def time_view(load: Workload) -> Timing:
    states = [moment.state for moment in load.moments]
    start = process_time()
    for state in states:
        view(state, state.actor)
    return Timing(process_time() - start, len(states))


def time_sample(load: Workload) -> Timing:
    rng = Random(1)
    views = [view(moment.state, moment.state.actor) for moment in load.moments[::5]]
    start = process_time()
    for seen in views:
        sample(seen, rng)
    return Timing(process_time() - start, len(views))


def time_deal(load: Workload) -> Timing:
    start = process_time()
    for order in load.orders:
        deal(load.setup, order)
    return Timing(process_time() - start, len(load.orders))


def time_score(load: Workload) -> Timing:
    start = process_time()
    for state in load.ended:
        score(load.setup.book, tally(state))
    return Timing(process_time() - start, len(load.ended))
