"""Search by sampling: the hidden cards are dealt many times, and every action is tried in the same deals.

Half of the actions are dropped in each round, so that the most promising ones are tried most. The result
differs from the rule-based choice only if the gain of another action exceeds its error.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import breathe
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.policy.choice import choose, may_come_out
from canasta.policy.outlook import outlook
from canasta.policy.trials import Trials
from canasta.policy.weights import Weights
from canasta.table.actions import ASK
from canasta.table.state import PART_PLAY, State

#: Standard errors by which an action must be better than the rule-based choice.
GATE: Final = 1.5
#: Standard errors by which an action must be worse to be dropped early, and deals before that test.
WORSE: Final = 2.0
FEW: Final = 8


class Sums:
    """Sum and sum of squares of some numbers."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a number."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean; zero without numbers."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 1e9
        spread = max(0.0, self.squares / self.number - self.mean * self.mean)
        return float((spread / (self.number - 1)) ** 0.5)


class ActionResults:
    """The results of an action in the deals it was tried in, compared with the rule-based choice."""

    __slots__ = ("action", "chance", "gain", "gain_chance", "points")

    def __init__(self, action: int) -> None:
        self.action = action
        self.points = Sums()  #: lead over the other sides in this hand
        self.chance = Sums()  #: to win the game
        self.gain = Sums()  #: points gained over the rule-based choice in the same deals
        self.gain_chance = Sums()

    @property
    def samples(self) -> int:
        """The number of deals in which it was tried."""
        return self.points.number

    def is_worse(self) -> bool:
        """Return True if it is clearly worse than the rule-based choice."""
        return self.gain_chance.mean < -WORSE * self.gain_chance.error


class Findings:
    """All legal actions with their estimates, and the rule-based choice."""

    __slots__ = ("default", "estimates")

    def __init__(self, estimates: list[ActionResults], default: int) -> None:
        self.estimates = estimates
        self.default = default

    def ranked(self) -> list[ActionResults]:
        """Return the estimates, best first: those tried in the most deals, by their gain."""
        return sorted(self.estimates, key=lambda each: (-each.samples, -each.gain_chance.mean))

    def best(self, gate: float = GATE) -> int:
        """Return the best action if its gain exceeds its error, else the rule-based choice."""
        first = self.ranked()[0]
        gain = first.gain_chance
        return first.action if gain.mean > gate * gain.error else self.default


def search(view: View, weights: Weights, samples: int, dice: Dice, rounds: int = 0) -> Findings:
    """Try every legal action, but ask to go out only if that is possible in this turn.

    Args:
        view: The table as the player to act sees it.
        weights: The weights of the rule-based player.
        samples: The maximum number of hands played on, in total.
        dice: The random numbers.
        rounds: The number of rounds of the table to play before the rest of the hand is evaluated; 0 plays to
            the end.
    """
    state = view.packed
    default = choose(state, outlook(state.setup), weights)
    estimates = [
        ActionResults(action)
        for action in view.legal_actions()
        if action != ASK or action == default or _may_ask_in_earnest(state)
    ]
    trials = Trials(view, weights, dice, rounds)
    alive = estimates
    stages = max(1, (len(alive) - 1).bit_length())
    for left in range(stages, 0, -1):
        deals = max(2, samples // (stages * len(alive)))
        done = 0
        while done < deals:
            step = min(deals - done, max(FEW, done))
            for _ in range(step):
                _try_all(trials, alive, default)
            done += step
            alive = [each for each in alive if each.action == default or not each.is_worse()]
            if len(alive) == 1:
                return Findings(estimates, default)
        if left > 1 and len(alive) > 2:
            alive = _better_half(alive, default)
    return Findings(estimates, default)


def _may_ask_in_earnest(state: State) -> bool:
    """Return True if the player could go out after a yes, so that it cannot cost a fine.

    Before the draw it is too early: the same question can be asked after it.
    """
    return state.part == PART_PLAY and may_come_out(state)


def _try_all(trials: Trials, alive: list[ActionResults], default: int) -> None:
    """Deal the hidden cards once and play on after each of the actions, including the default."""
    world = trials.deal()
    found: list[tuple[float, float]] = []
    base = (0.0, 0.0)
    for estimate in alive:
        breathe()
        trial = world.copy()
        play_out_step(trial, estimate.action)
        ahead, won = trials.outcome(trial)
        found.append((ahead, won[trials.side]))
        if estimate.action == default:
            base = found[-1]
    for estimate, (ahead, chance) in zip(alive, found, strict=True):
        estimate.points.add(ahead)
        estimate.chance.add(chance)
        estimate.gain.add(ahead - base[0])
        estimate.gain_chance.add(chance - base[1])


def _better_half(alive: list[ActionResults], default: int) -> list[ActionResults]:
    """Return the better half of the actions, always including the rule-based choice."""
    kept = sorted(alive, key=lambda each: -each.gain_chance.mean)[: (len(alive) + 1) // 2]
    if all(each.action != default for each in kept):
        kept[-1] = next(each for each in alive if each.action == default)
    return kept
