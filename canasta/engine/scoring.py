"""Scoring of a hand: a tally of each side, then the lines of the book's counting clauses."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, RANKS, TWO, UNKNOWN
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.reserve import unpack_set
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.tally import SetTally, SideTally, Tally
from canasta.engine.unknown_cards import UnknownCards, unknown_in_hand
from canasta.table.packing import FIELD, FIELDS, RANKLESS, SHIFT, held_counts
from canasta.table.penalty import FineLine
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    ENDED_OUT,
    FOUR_BLACKS,
    NATURALS,
    RED_THREES,
    SPECIALS,
    WILD_CANASTA,
    State,
)


def sets_of(state: State, side: int) -> tuple[SetTally, ...]:
    """Return a side's sets, by rank."""
    sets = []
    for place in range(FIELDS):
        naturals, twos, jokers = state.set_cards(side, place)
        if place == RANKLESS:
            if naturals:
                sets.append(SetTally(BLACK_THREE, naturals, 0, 0))
            if twos or jokers:
                sets.append(SetTally(TWO, 0, twos, jokers))
        elif naturals and place < RANKS:
            sets.append(SetTally(place, naturals, twos, jokers))
    return tuple(sets)


def tally(state: State) -> Tally:
    """Return the tally of a state, which may be of a hand still in play."""
    setup = state.setup
    sides = []
    for side in range(setup.sides):
        seats = range(side, setup.seats, setup.sides)
        for seat in seats:
            if state.partial and unknown_in_hand(state, seat):
                raise UnknownCards("unknown.hand", seat)
            if state.partial and state.reserves and any(UNKNOWN in cards for cards in state.reserves[seat]):
                raise UnknownCards("unknown.reserve", seat)
        sides.append(
            SideTally(
                side=side,
                sets=sets_of(state, side),
                opened=bool(state.opened >> side & 1),
                red_threes=state.laid[RED_THREES + side],
                hands=tuple(_left(state, seat) for seat in seats),
                out=state.out >= 0 and setup.side_of(state.out) == side,
                out_counts=state.ending == ENDED_OUT,
                concealed=state.concealed,
                fines=state.fines[side],
                fined=fines_of(state, side),
                calientes=state.laid[CALIENTES + side],
                closed=tuple(_closed_set(packed) for packed in state.closed[side]) if state.closed else (),
                added=_added(state.laid[ADDED + side]),
                black_threes=state.laid[BLACK_THREES + side],
                special=state.special if state.out >= 0 and setup.side_of(state.out) == side else -1,
                wild_canasta=state.laid[WILD_CANASTA + side],
                four_blacks=bool(state.flags & FOUR_BLACKS),
            )
        )
    return Tally(tuple(sides))


def fines_of(state: State, side: int) -> tuple[FineLine, ...]:
    """Return the referee's fines for a side."""
    return tuple(line for line in state.penalty.fines if line.side == side) if state.penalty else ()


def _left(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards left in a hand; a special hand lies on the table."""
    if state.special >= 0 and seat == state.out:
        return (0,) * 16
    counts = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    for reserve in state.reserves[seat] if state.reserves else ():
        for kind in reserve:
            counts[kind] += 1
    return tuple(counts)


def _added(word: i64) -> tuple[int, ...]:
    """Return the cards added to closed sets, by rank; empty if there are none."""
    return tuple([word >> SHIFT[rank] & FIELD for rank in range(RANKS)]) if word else ()


def _closed_set(packed: int) -> SetTally:
    place, naturals, twos, jokers = unpack_set(packed)
    return SetTally(TWO if place == RANKLESS else place, naturals, twos, jokers)


def score(book: Rulebook, tally: Tally) -> list[ScoreLine]:
    """Return all score lines of a tally by side, ending with the referee's fines in their own words."""
    lines: list[ScoreLine] = []
    for side in tally.sides:
        for clause in book.score:
            lines += clause.lines(side)
        lines += [
            ScoreLine(side.side, -fine.points, Reason(fine.paragraph, fine.message)) for fine in side.fined
        ]
    return lines


def totals(lines: list[ScoreLine], sides: int) -> list[int]:
    """Return the sum of each side's lines.

    Args:
        lines: The lines of a score.
        sides: The number of sides.

    Returns:
        The points, by side.

    Examples:
        >>> reason = Reason("52", "count.out")
        >>> totals([ScoreLine(1, 100, reason), ScoreLine(1, -20, reason)], 2)
        [0, 80]
    """
    sums = [0] * sides
    for line in lines:
        sums[line.side] += line.points
    return sums
