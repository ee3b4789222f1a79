"""Expected points of each side in an unfinished hand, as a linear function of a few features.

The factors were fitted to hands of the rule-based player, book by book, and are stored in ``factors``. A
search that stops after some rounds uses them instead of playing every hand to its end.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import RANKS
from canasta.clauses.setup import Setup
from canasta.policy.version_1.factors import FACTORS
from canasta.policy.version_1.features import canastas_of, cards_left, table_points
from canasta.policy.version_1.outlook import Outlook, outlook
from canasta.table.packing import FIELD, JOKER_SHIFT, SHIFT, TWO_SHIFT
from canasta.table.state import CANASTAS, NATURALS, SET_JOKERS, SET_NATURALS, SET_TWOS, SETS, SPECIALS, State

#: Features of a side: points on the table, cards, their cost, wild cards, pairs, triples, whether it has
#: opened, whether it may go out, cards in unfinished sets, cards that fit its sets, whether it is to move.
NUMBER: Final = 11
#: Number of phases of a hand, by what is left of the stock.
PHASES: Final = 3
#: Factors are integers, in thousandths.
UNIT: Final = 1000


def sights(state: State, view: Outlook, side: i64) -> vec[i64]:
    """Return the features of a side, in the order above."""
    setup = state.setup
    laid = state.laid
    seen = vec[i64]([0] * NUMBER)
    sets = laid[SETS + side]
    lying = laid[SET_NATURALS + side] + laid[SET_TWOS + side] + laid[SET_JOKERS + side]
    begun = sets & ~laid[CANASTAS + side]
    seen[0] = table_points(state, view, side)
    rank: i64
    seat: i64
    for seat in range(side, setup.seats, setup.sides):
        seen[1] += cards_left(state, seat)
        naturals = state.held[NATURALS + seat]
        specials = state.held[SPECIALS + seat]
        seen[3] += (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
        for rank in range(RANKS):
            held = naturals >> SHIFT[rank] & FIELD
            if held:
                seen[2] += held * view.left[rank]
                if sets >> SHIFT[rank] & 1:
                    seen[9] += held
                elif held > 2:
                    seen[5] += 1
                elif held == 2:
                    seen[4] += 1
    for rank in range(RANKS):
        if begun >> SHIFT[rank] & 1:
            seen[8] += lying >> SHIFT[rank] & FIELD
    opened: i64 = state.opened >> side & 1
    seen[6] = opened
    if opened and canastas_of(state, side) >= setup.canastas_needed:
        seen[7] = 1
    if state.seat % setup.sides == side:
        seen[10] = 1
    return seen


def phase_of(state: State) -> i64:
    """Return the phase of a hand, from 0."""
    whole: i64 = len(state.setup.deck) - state.setup.seats * state.setup.hand_size
    left: i64 = len(state.stock) - state.place
    if whole <= 0 or left <= 0:
        return PHASES - 1
    phase: i64 = PHASES - 1 - left * PHASES // whole
    return phase if phase > 0 else 0


class Value:
    """The factors of a variant: for each phase a constant, then those of a side and of the others."""

    __slots__ = ("_factors",)

    _factors: vec[i64]

    def __init__(self, factors: list[int]) -> None:
        self._factors = vec[i64](factors)

    def expected(self, state: State) -> list[int]:
        """Return the expected points of each side in this hand."""
        sides = state.setup.sides
        view = outlook(state.setup)
        all_seen = [sights(state, view, side) for side in range(sides)]
        factors = self._factors
        start: i64 = phase_of(state) * (1 + 2 * NUMBER)
        points: list[int] = []
        place: i64
        for own in range(sides):
            total = factors[start]
            for side in range(sides):
                seen = all_seen[side]
                first = start + 1 if side == own else start + 1 + NUMBER
                for place in range(NUMBER):
                    total += factors[first + place] * seen[place]
            points.append(total // UNIT)
        return points


_VALUES: Final[dict[str, Value]] = {way: Value(list(factors)) for way, factors in FACTORS.items()}


def value_of(setup: Setup) -> Value | None:
    """Return the factors for a book and number of seats; None if hands have to be played to their end."""
    return _VALUES.get(f"{setup.book.slug} {setup.seats}")
