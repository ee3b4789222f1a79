"""Repeated random deals of one decision's hidden cards, with the hand played on from there."""

from __future__ import annotations

from canasta.engine.random_play import Dice
from canasta.engine.sampling import Sampler
from canasta.engine.view import View
from canasta.policy.beliefs import Beliefs
from canasta.policy.chance import chances
from canasta.policy.rollout import play_on, play_until, points_of
from canasta.policy.value import value_of
from canasta.policy.value_network import value_network_of
from canasta.policy.weights import Weights
from canasta.table.state import PART_OVER, State


class Trials:
    """Deals that are consistent with a player's knowledge, and their outcomes.

    Hands are played to their end, or for a number of ``rounds`` of the table if the rest can be evaluated.
    """

    __slots__ = ("_beliefs", "_dice", "_everyone", "_network", "_sampler", "_until", "_value", "side")

    def __init__(self, view: View, weights: Weights, dice: Dice, rounds: int = 0) -> None:
        setup = view.setup
        self._sampler = Sampler(view)
        self._beliefs = Beliefs(view)
        self._dice = dice
        self._everyone = [weights] * setup.sides
        self._network = value_network_of(setup) if rounds else None
        self._value = value_of(setup) if rounds else None
        self._until = view.packed.turn + rounds * setup.seats
        self.side = (
            max(view.seat, 0) % setup.sides
        )  #: the side whose points are returned; for a spectator, the first side

    def deal(self) -> State:
        """Deal the hidden cards."""
        return self._beliefs.deal(self._sampler, self._dice)

    def outcome(self, trial: State) -> tuple[float, list[float]]:
        """Play on; return the side's lead over the others, and the chance of each side to win the game."""
        network, value = self._network, self._value
        if network is None and value is None:
            play_on(trial, self._everyone)
        else:
            play_until(trial, self._everyone, self._until)
        if trial.part == PART_OVER or (network is None and value is None):
            points = points_of(trial)
        elif network is not None:
            points = network.expected(trial)
        else:
            assert value is not None
            points = value.expected(trial)
        sides = trial.setup.sides
        ahead = float(sides * points[self.side] - sum(points)) / float(sides - 1)
        return ahead, chances(trial, points)
