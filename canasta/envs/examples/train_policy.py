"""Train a network to play hands, with NumPy only: ``python -m canasta.envs.examples.train_policy``.

Training has two parts:

1. Imitation, if data sets are given (``canasta dataset``): the network learns to choose what their bots
   chose. Without them it begins with random play.
2. Self-play: the network plays all seats of many tables, sampling actions from its probabilities. After every
   round, actions that turned out better than expected become likelier, in small steps (PPO).

At intervals it plays duplicate pairs of hands against a bot, as in the benchmark: with the rounded weights,
from which the bot ``learned`` plays. Training is saved then, and the same command resumes it. The same
options give the same weights.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta.envs.examples.network import (
    Adam,
    Floats,
    Inputs,
    Pass,
    forward,
    fresh_weights,
    gradient,
    rounded,
)

import numpy as np  # isort: skip  # after the number of its threads is set
from numpy.typing import NDArray  # isort: skip

from canasta.arena.contest import HANDS, Contest
from canasta.arena.dataset import Dataset, StoredHand, decisions
from canasta.arena.games import play_pair
from canasta.arena.statistics import summarise
from canasta.arena.tree import difference_rewards
from canasta.bots import Bot
from canasta.bots.learned import LearnedBot
from canasta.engine.observe import CELLS, Observer
from canasta.envs import LAYOUT, Batch, setup_of, unpack
from canasta.envs.examples.curve import Point, draw_curve
from canasta.envs.table import GAME
from canasta.messages import UserError, text
from canasta.npz import write_npz
from canasta.policy.network import Network
from canasta.table.actions import ACTIONS

#: Points of a hand that count as 1 in training.
POINTS: Final = 500.0
#: Learning rates at the beginning; both fall towards zero.
IMITATION_RATE, RATE = 1e-3, 3e-4
#: How far the estimate of an advantage looks ahead: 1 is to the end of the hand, 0 to the next decision.
LAMBDA: Final = 0.95
#: The maximum change of a probability in a round, and what keeps the policy from settling too early.
CLIP: Final = 0.2
ENTROPY: Final = 0.003
#: Passes over the decisions of a round, and decisions in a minibatch: of imitation, of self-play.
PASSES: Final = 2
IMITATION_PART, PART = 256, 1024
#: Hands that are imitated together, and how many times until the network is measured.
TOGETHER: Final = 200
LOOK_IMITATION: Final = 40
#: Longest game in training, in hands.
LONGEST: Final = 20
LEARNER: Final = "learner"


@dataclass(frozen=True)
class Plan:
    """What is trained, and how long; two trainings of the same plan are the same."""

    book: str = "classic"
    players: tuple[int, ...] = (4,)
    imitate: tuple[str, ...] = ()  #: folders of data sets
    imitate_hands: int = 0  #: how many hands of them
    rounds: int = 60  #: of self-play
    tables: int = 64  #: for each number of players
    steps: int = 400  #: of each table in a round
    seed: int = 1
    against: str = "random"  #: the bot that the network is measured against
    look_every: int = 10  #: rounds of self-play
    look_pairs: int = 50


class Decisions(NamedTuple):
    """Decisions with what a gradient needs; the last two are not known of imitated ones."""

    inputs: NDArray[np.int16]
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    outcome: Floats  #: the lead of the side in the hand, or an estimate of it
    likely: Floats  #: the logarithm of the probability of the choice
    advantage: Floats

    def some(self, places: NDArray[Any]) -> Decisions:
        """Return the decisions at some indexes."""
        return Decisions(*(column[places] for column in self))


#: What turns the scores of decisions into a gradient.
Slope = Callable[[Pass, Decisions], Floats]


def log_odds(scores: Floats, masks: NDArray[np.int8]) -> Floats:
    """Return the log probabilities of all actions; very small for illegal ones."""
    legal = np.where(masks, scores, np.float32(-1e9))
    legal -= legal.max(axis=1, keepdims=True)
    return np.asarray(legal - np.log(np.exp(legal).sum(axis=1, keepdims=True)))


def imitation_slope(seen: Pass, part: Decisions) -> Floats:
    """Return the gradient of the scores that makes the choices likelier."""
    slope = np.exp(log_odds(seen.scores, part.masks))
    slope[np.arange(len(slope)), part.chosen] -= 1
    return slope / np.float32(len(slope))


def policy_slope(seen: Pass, part: Decisions) -> Floats:
    """Return the gradient that makes better choices likelier; none where that has happened already."""
    every = np.arange(len(part.chosen))
    logs = log_odds(seen.scores, part.masks)
    odds = np.exp(logs)
    better = (part.advantage - part.advantage.mean()) / (part.advantage.std() + np.float32(1e-6))
    change = np.exp(logs[every, part.chosen] - part.likely)
    done = np.where(better > 0, change > 1 + CLIP, change < 1 - CLIP)
    weight = np.where(done, np.float32(0), better * change)
    spread = -(odds * logs * part.masks).sum(axis=1, keepdims=True)
    slope = odds * weight[:, None] + np.float32(ENTROPY) * odds * (logs * part.masks + spread)
    slope[every, part.chosen] -= weight
    return np.asarray(slope / np.float32(len(slope)))


class Training:
    """A training that can be continued: everything it depends on is in its attributes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setups = [setup_of(plan.book, players) for players in plan.players]
        every = [seats.players for seats in self.setups[0].book.seatings]
        self.inputs = Inputs(setup_of(plan.book, players) for players in every)
        self.weights = fresh_weights(self.inputs, plan.seed)
        self.adam = Adam(self.weights)
        self.rng = np.random.default_rng(plan.seed)
        self.batches: list[Batch] = []
        self.imitated = 0  #: hands
        self.rounds = 0
        self.hands = 0  #: of self-play
        self.seconds = 0.0
        self.curve: list[Point] = []
        self._stored: Iterator[tuple[Dataset, StoredHand]] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_stored": None}

    # --- Imitation ----------------------------------------------------------------------------------

    def imitate(self) -> None:
        """Learn from the next hands of the data sets."""
        if self._stored is None:
            self._stored = islice(self._hands(), self.imitated, None)
        hands = list(islice(self._stored, min(TOGETHER, self.plan.imitate_hands - self.imitated)))
        if not hands:
            raise UserError("envs.train.short", hands=self.imitated)
        whole = together([self._decisions(dataset, hand) for dataset, hand in hands])
        left = 1 - self.imitated / self.plan.imitate_hands
        self._learn(whole, imitation_slope, IMITATION_RATE * max(left, 0.05), IMITATION_PART)
        self.imitated += len(hands)

    def _hands(self) -> Iterator[tuple[Dataset, StoredHand]]:
        """Yield the hands of all data sets in turn."""
        datasets = [Dataset(Path(folder)) for folder in self.plan.imitate]
        for dataset in datasets:
            if dataset.order.book != self.plan.book:
                raise UserError("envs.train.book", name=str(dataset.folder), book=dataset.order.book)
        for several in zip(*(dataset.hands() for dataset in datasets), strict=False):
            yield from zip(datasets, several, strict=True)

    def _decisions(self, dataset: Dataset, hand: StoredHand) -> Decisions:
        setup = dataset.setup
        observer = Observer(setup)
        leads = difference_rewards(hand.points)
        cells, masks = array("q"), bytearray()
        chosen, outcome = [], []
        for view, action, _ in decisions(hand, setup):
            legal = view.legal_actions()
            if len(legal) > 1:
                cells.extend(observer.packed(view))
                mask = bytearray(ACTIONS)
                for each in legal:
                    mask[each] = 1
                masks += mask
                chosen.append(action)
                outcome.append(leads[view.seat % setup.sides] / POINTS)
        numbers = unpack(np.frombuffer(cells, np.int64).reshape(-1, CELLS))
        nothing = np.zeros(len(chosen), np.float32)
        return Decisions(
            self.inputs.read(numbers),
            np.frombuffer(masks, np.int8).reshape(-1, ACTIONS),
            np.array(chosen),
            np.array(outcome, np.float32),
            nothing,
            nothing,
        )

    # --- Self-play ----------------------------------------------------------------------------------

    def play_round(self) -> None:
        """Play a round at all tables and learn from it."""
        plan = self.plan
        if not self.batches:
            self.batches = [
                Batch(
                    plan.tables, plan.book, players, episode=GAME, max_hands=LONGEST, seed=plan.seed * 10**6
                )
                for players in plan.players
            ]
        whole = together([self._play(batch) for batch in self.batches])
        left = 1 - self.rounds / plan.rounds
        for _ in range(PASSES):
            self._learn(whole, policy_slope, RATE * max(left, 0.05), PART)
        self.rounds += 1

    def _play(self, batch: Batch) -> Decisions:
        """Play some steps at every table; return the decisions of finished hands."""
        steps, tables = self.plan.steps, len(batch)
        every = np.arange(tables)
        inputs = np.zeros((steps, tables, len(self.inputs.columns)), np.int16)
        masks = np.zeros((steps, tables, ACTIONS), np.int8)
        actors, chosen = np.zeros((2, steps, tables), np.int64)
        likely, value = np.zeros((2, steps, tables), np.float32)
        rewards = np.zeros((steps, tables, batch.players), np.float32)
        ended = np.zeros((steps, tables), np.bool_)
        number = LAYOUT["number"].start
        for step in range(steps):
            inputs[step], masks[step] = self.inputs.read(batch.observations), batch.masks
            actors[step], hand = batch.actors, batch.observations[:, number].copy()
            seen = forward(self.weights, self.inputs.ranks, inputs[step])
            logs = log_odds(seen.scores, batch.masks)
            waiting = np.maximum(self.rng.standard_exponential(logs.shape, np.float32), np.float32(1e-30))
            chosen[step] = (logs - np.log(waiting)).argmax(axis=1)  # each with its probability
            likely[step], value[step] = logs[every, chosen[step]], seen.value
            batch.step(chosen[step])
            rewards[step] = batch.rewards / POINTS
            ended[step] = batch.dones | (batch.observations[:, number] != hand)
        self.hands += int(ended.sum())
        free = masks.sum(axis=2) > 1  # forced actions teach nothing
        known, advantage = advantages(actors, value, rewards, ended, free)
        columns: tuple[NDArray[Any], ...] = (inputs, masks, chosen, value + advantage, likely, advantage)
        return Decisions(*(column[known] for column in columns))

    # --- Both ---------------------------------------------------------------------------------------

    def _learn(self, whole: Decisions, slope: Slope, rate: float, size: int) -> None:
        """Pass over decisions in random order, in minibatches."""
        order = self.rng.permutation(len(whole.chosen))
        for start in range(0, len(order), size):
            part = whole.some(order[start : start + size])
            seen = forward(self.weights, self.inputs.ranks, part.inputs)
            to_value = (seen.value - part.outcome) / np.float32(len(part.chosen))
            found = gradient(self.weights, seen, slope(seen, part), to_value)
            self.adam.step(self.weights, found, rate)

    def look(self) -> Point:
        """Measure the network against a bot, on the same deals every time."""
        plan = self.plan
        network = Network({name: column.values for name, column in self.rounded().items()})
        match = Match((LEARNER, plan.against), plan.book, plan.players[0], "training", HANDS, network=network)
        rows = [play_pair(match, pair) for pair in range(plan.look_pairs)]
        lead = summarise(match, rows).standings[0].lead
        point = Point(self.imitated + self.hands, lead.value, (lead.high - lead.low) / 2)
        self.curve.append(point)
        return point

    def rounded(self) -> dict[str, Any]:
        """Return the arrays for the bot."""
        return rounded(self.weights, self.inputs)


@dataclass(frozen=True)
class Match(Contest):
    """A contest in which the network plays that is being trained."""

    network: Network | None = None

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make a bot of this contest."""
        return LearnedBot(self.network) if name == LEARNER else super().make_bot(name, seed)


def together(parts: Iterable[Decisions]) -> Decisions:
    """Concatenate decisions."""
    return Decisions(*map(np.concatenate, zip(*parts, strict=True)))


def advantages(
    actors: NDArray[np.int64],
    value: Floats,
    rewards: Floats,
    ended: NDArray[np.bool_],
    free: NDArray[np.bool_],
) -> tuple[NDArray[np.bool_], Floats]:
    """Return which decisions belong to finished hands, and how much better than expected each turned out.

    Each player's decisions form one sequence. A decision is compared with a mean of what the player expected
    at later ones and of the outcome (generalized advantage estimation).
    """
    steps, tables, players = rewards.shape
    known = np.zeros((steps, tables), np.bool_)
    advantage = np.zeros((steps, tables), np.float32)
    following, gain = np.zeros((2, tables, players), np.float32)
    finished = np.zeros(tables, np.bool_)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        following[over], gain[over] = rewards[step, over], 0
        finished |= over
        act = np.flatnonzero(free[step] & finished)
        actor = actors[step, act]
        gain[act, actor] = following[act, actor] - value[step, act] + LAMBDA * gain[act, actor]
        following[act, actor] = value[step, act]
        advantage[step, act] = gain[act, actor]
        known[step, act] = True
    return known, advantage


def train(plan: Plan, folder: Path) -> Training:
    """Train by a plan, or continue its training in a folder; write curve, weights and state there."""
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / "state.pickle"
    training = Training(plan)
    if state.exists():
        training = pickle.loads(state.read_bytes())  # written by this program
        if asdict(training.plan) != asdict(plan):
            raise UserError("envs.train.other", folder=str(folder))
        print(text("envs.train.resumed", hands=training.imitated + training.hands))
    begun = time.process_time() - training.seconds

    def look() -> None:
        point = training.look()
        training.seconds = time.process_time() - begun
        numbers = {"mean": f"{point.mean:+.0f}", "half": f"{point.half:.0f}", "against": plan.against}
        print(text("envs.train.look", hands=point.hands, seconds=f"{training.seconds:.0f}", **numbers))
        write_npz(folder / "policy.npz", training.rounded())
        facts = {"plan": asdict(plan), "seconds": training.seconds, "curve": training.curve}
        (folder / "curve.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
        (folder / "curve.svg").write_text(draw_curve(training.curve, plan.against), encoding="utf-8")
        draft = state.with_suffix(".draft")
        draft.write_bytes(pickle.dumps(training))
        os.replace(draft, state)

    if not training.curve:
        look()
    while training.imitated < plan.imitate_hands:
        training.imitate()
        if training.imitated // TOGETHER % LOOK_IMITATION == 0 or training.imitated == plan.imitate_hands:
            look()
    while training.rounds < plan.rounds:
        training.play_round()
        if training.rounds % plan.look_every == 0 or training.rounds == plan.rounds:
            look()
    print(text("envs.train.written", folder=str(folder)))
    return training


def main(arguments: Sequence[str] | None = None) -> None:
    """Train with the options of the command line."""
    parser = argparse.ArgumentParser(description=text("envs.train.about"))
    usual = Plan()
    for name, default in asdict(usual).items():
        option = f"--{name.replace('_', '-')}"
        if isinstance(default, tuple):
            parser.add_argument(option, type=type((*default, "")[0]), nargs="+", default=default)
        else:
            parser.add_argument(option, type=type(default), default=default)
    parser.add_argument("--into", type=Path, default=Path("trained"))
    given: dict[str, Any] = vars(parser.parse_args(arguments))
    folder = given.pop("into")
    plan = Plan(**{**given, **{name: tuple(given[name]) for name in ("players", "imitate")}})
    try:
        train(plan, folder)
    except UserError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
