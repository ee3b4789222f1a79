"""How well a deal of the hidden cards agrees with what players let go and let pass.

A player who lets a card go, or lets it lie when it could be taken, seldom has another one: single cards are
the first to go. One whose side has opened seldom lets a card lie for which it has a pair. How seldom was
counted in hands of the rule-based player, of all books, and is much the same in each.
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

#: In hundredths: how likely a single card, and a pair that would have taken the pile, is after all.
SINGLE: Final = 50
PAIR: Final = 35
#: Rounds of the table that are looked back.
BACK: Final = 2
#: Deals of which one is chosen, by how well it agrees.
CHOICE: Final = 4
_WHOLE: Final = 1 << 24


class Beliefs:
    """What the pile says about the hands: which players let which cards go or pass."""

    __slots__ = ("_passed", "_seats", "_shifts")

    _seats: vec[i64]
    _shifts: vec[i64]
    _passed: vec[i64]  #: 1 where a pair would have taken the pile

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
        """How well a deal agrees; only the ratio of two such numbers means something."""
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
        """One of several deals, the likelier the better it agrees."""
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
