"""Expected points of each side in an unfinished hand, by a small network in whole numbers.

One layer of rectified units (a negative sum counts as zero) next to a linear part. Inputs are whole numbers,
weights have ``BITS`` binary places and units ``UNIT_BITS``, so that both builds agree. The network was
trained on hands that players of the pool begin and the rule-based player finishes. A search that stops after
some rounds uses it where there is one, and the factors of ``value`` elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import JOKER, RANKS, TWO
from canasta.clauses.setup import Setup
from canasta.policy.features import canastas_of, cards_in_set, cards_left, table_points
from canasta.policy.outlook import Outlook, outlook
from canasta.policy.value_weights import NETWORKS
from canasta.table.packing import FIELD, JOKER_SHIFT, SHIFT, TWO_SHIFT
from canasta.table.state import CANASTAS, NATURALS, RED_THREES, SETS, SPECIALS, State

#: Inputs of a side: points on the table, cards, their cost, wild cards, pairs, triples, whether it has opened
#: and may go out, cards in unfinished sets, cards that fit its sets, whether it is to move, canastas, sets
#: that lack two cards and one, cards of the smaller hand, points missing for the first meld, canastas that a
#: hand completes, red threes, hands with a pair of the top card, and the count of the first meld.
OF_SIDE: Final = 20
#: Inputs of the table: cards in the pile, whether it is frozen, cards in the stock, wild cards in the pile,
#: and its cards that fit our sets and theirs.
SHARED: Final = 6
INPUTS: Final = 2 * OF_SIDE + SHARED
BITS: Final = 20
UNIT_BITS: Final = 10


def write_side(state: State, view: Outlook, side: i64, cells: vec[i64], first: i64) -> None:
    """Write the inputs of a side."""
    setup = state.setup
    laid = state.laid
    size = setup.canasta_size
    opened: i64 = state.opened >> side & 1
    canastas = canastas_of(state, side)
    place: i64
    for place in range(first, first + OF_SIDE):
        cells[place] = 0
    cells[first] = table_points(state, view, side)
    cells[first + 6] = opened
    cells[first + 7] = 1 if opened and canastas >= setup.canastas_needed else 0
    begun = laid[SETS + side] & ~laid[CANASTAS + side]
    rank: i64
    for rank in range(RANKS):
        if begun >> SHIFT[rank] & 1:
            there = cards_in_set(state, side, rank)
            cells[first + 8] += there
            if there == size - 2:
                cells[first + 12] += 1
            elif there == size - 1:
                cells[first + 13] += 1
    cells[first + 10] = 1 if state.seat % setup.sides == side else 0
    cells[first + 11] = canastas
    cells[first + 14] = 100
    cells[first + 15] = 1000
    cells[first + 17] = laid[RED_THREES + side]
    seat: i64
    for seat in range(side, setup.seats, setup.sides):
        _write_hand(state, view, side, seat, cells, first)
    if opened or cells[first + 15] < 0:
        cells[first + 15] = 0
    cells[first + 19] = 0 if opened else state.needs[side]


def _write_hand(state: State, view: Outlook, side: i64, seat: i64, cells: vec[i64], first: i64) -> None:
    """Add a player's hand to the inputs of a side."""
    setup = state.setup
    size = setup.canasta_size
    sets = state.laid[SETS + side]
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    number = cards_left(state, seat)
    cells[first + 1] += number
    if number < cells[first + 14]:
        cells[first + 14] = number
    wilds = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
    cells[first + 3] += wilds
    missing: i64 = state.needs[side]
    rank: i64
    for rank in range(RANKS):
        held = naturals >> SHIFT[rank] & FIELD
        cells[first + 2] += held * view.left[rank]
        if held and sets >> SHIFT[rank] & 1:
            cells[first + 9] += held
            there = cards_in_set(state, side, rank)
            if there < size <= there + held + wilds:
                cells[first + 16] += 1
        elif held > 2:
            cells[first + 5] += 1
            missing -= held * setup.values[rank]
        elif held == 2:
            cells[first + 4] += 1
    if missing < cells[first + 15]:
        cells[first + 15] = missing
    if len(state.pile):
        top: i64 = state.pile[len(state.pile) - 1]
        if top < RANKS and naturals >> SHIFT[top] & FIELD >= 2:
            cells[first + 18] += 1


def write_inputs(state: State, view: Outlook, own: i64, cells: vec[i64]) -> None:
    """Write all inputs, from a side's perspective; of two sides."""
    write_side(state, view, own, cells, 0)
    write_side(state, view, 1 - own, cells, OF_SIDE)
    first: i64 = 2 * OF_SIDE
    setup = state.setup
    pile = state.pile
    place: i64
    worth: i64 = 0
    wilds: i64 = 0
    mine: i64 = 0
    theirs: i64 = 0
    own_sets = state.laid[SETS + own]
    their_sets = state.laid[SETS + 1 - own]
    for place in range(len(pile)):
        kind: i64 = pile[place]
        if kind < RANKS:
            worth += setup.values[kind]
            if own_sets >> SHIFT[kind] & 1:
                mine += 1
            if their_sets >> SHIFT[kind] & 1:
                theirs += 1
        elif kind == TWO or kind == JOKER:
            wilds += 1
    cells[first] = len(pile)
    cells[first + 1] = 1 if state.frozen else 0
    cells[first + 2] = len(state.stock) - state.place
    cells[first + 3] = wilds
    cells[first + 4] = mine
    cells[first + 5] = theirs


def inputs_of(state: State, view: Outlook, own: int) -> list[int]:
    """Return all inputs, for training."""
    cells = vec[i64]([0] * INPUTS)
    write_inputs(state, view, own, cells)
    return list(cells)


class ValueNetwork:
    """The network with its weights; immutable."""

    __slots__ = ("_bias", "_linear", "_start", "_units", "_weights")

    _units: i64
    _weights: vec[i64]
    _bias: vec[i64]
    _linear: vec[i64]
    _start: i64

    def __init__(
        self,
        weights: Sequence[int],
        bias: Sequence[int],
        last: Sequence[int],
        linear: Sequence[int],
        start: int,
    ) -> None:
        self._units = len(bias)
        self._weights = vec[i64](list(weights))
        self._bias = vec[i64](list(bias) + list(last))
        self._linear = vec[i64](list(linear))
        self._start = start

    def points(self, cells: vec[i64]) -> i64:
        """Return the expected points of the side whose inputs come first."""
        size = self._units
        units = self._bias[:]
        total: i64 = self._start
        number: i64
        place: i64
        for number in range(INPUTS):
            value = cells[number]
            if value:
                total += value * self._linear[number]
                first: i64 = number * size
                for place in range(size):
                    units[place] += value * self._weights[first + place]
        for place in range(size):
            if units[place] > 0:
                total += (units[place] >> (BITS - UNIT_BITS)) * units[size + place]
        return total >> BITS

    def expected(self, state: State) -> list[int]:
        """Return the expected points of each side in this hand."""
        view = outlook(state.setup)
        cells = vec[i64]([0] * INPUTS)
        points: list[int] = []
        own: i64
        for own in range(2):
            write_inputs(state, view, own, cells)
            points.append(int(self.points(cells)))
        return points


_NETWORKS: Final[dict[str, ValueNetwork]] = {
    way: ValueNetwork(weights, bias, last, linear, start[0])
    for way, (weights, bias, last, linear, start) in NETWORKS.items()
}


def value_network_of(setup: Setup) -> ValueNetwork | None:
    """Return the network for a book and number of seats; None if there is none."""
    return _NETWORKS.get(f"{setup.book.slug} {setup.seats}")
