"""Likelihood of a deal of the hidden cards, given the players' past discards and refusals to take.

A player who discards a card, or leaves it when it could be taken, seldom has another one, because single
cards are discarded first. A player whose side has opened seldom leaves a card for which they have a pair. The
frequencies were counted in hands of the rule-based player, over all books, and are much the same in each.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import RANKS
from canasta.engine.random_play import Dice
from canasta.engine.sampling import Sampler
from canasta.engine.view import View
from canasta.table.packing import FIELD, SHIFT
from canasta.table.state import NATURALS, State

#: Likelihood, in per cent, of a single card, and of a pair that would have taken the pile.
SINGLE: Final = 50
PAIR: Final = 35
#: Rounds of the table to look back.
BACK: Final = 2
#: Number of deals from which one is chosen, weighted by how well it fits.
CHOICE: Final = 4
_WHOLE: Final = 1 << 24


class Beliefs:
    """Evidence from the pile about the hands: which players discarded or left which cards."""

    __slots__ = ("_passed", "_seats", "_shifts")

    _seats: vec[i64]
    _shifts: vec[i64]
    _passed: vec[i64]  #: 1 if a pair would have taken the pile

    def __init__(self, view: View) -> None:
        state = view.packed
        setup = state.setup
        pile = state.pile
        seats: list[int] = []
        shifts: list[int] = []
        passed: list[int] = []
        for back in range(1, min(BACK * setup.seats, len(pile) - 1) + 1):
            seat = (state.seat - back) % setup.seats
            if seat == view.seat:
                continue
            opened = 1 if state.opened >> (seat % setup.sides) & 1 and back <= setup.seats else 0
            for kind, taken in ((pile[-back], 0), (pile[-back - 1], opened)):
                if kind < RANKS and not state.held[NATURALS + seat] >> SHIFT[kind] & FIELD:
                    seats.append(seat)
                    shifts.append(SHIFT[kind])
                    passed.append(taken)
        self._seats = vec[i64](seats)
        self._shifts = vec[i64](shifts)
        self._passed = vec[i64](passed)

    def agreement(self, world: State) -> i64:
        """Return how well a deal fits; only the ratio of two such numbers is meaningful."""
        likely: i64 = _WHOLE
        place: i64
        for place in range(len(self._seats)):
            held = world.held[NATURALS + self._seats[place]] >> self._shifts[place] & FIELD
            if held == 1:
                likely = likely * SINGLE // 100
            elif held > 1 and self._passed[place]:
                likely = likely * PAIR // 100
        return likely + 1

    def deal(self, sampler: Sampler, dice: Dice) -> State:
        """Choose one of several deals at random, weighted by how well they fit."""
        if not len(self._seats):
            return sampler.deal(dice)
        chosen = sampler.deal(dice)
        total = self.agreement(chosen)
        for _ in range(CHOICE - 1):
            world = sampler.deal(dice)
            likely = self.agreement(world)
            total += likely
            if dice.below(total) < likely:
                chosen = world
        return chosen
