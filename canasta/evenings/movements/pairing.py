"""Rounds that are drawn one at a time: the best pairing for what has been played so far.

All are perfect matchings of least cost. What should not be is expensive, and happens only where it cannot be
avoided: first that an entry sits out twice before all have once, then that two meet again, then that an entry
sits on the same side three times more than on the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from canasta.evenings.movements.matching import least_cost_pairs
from canasta.evenings.movements.seating import History, Seating, pair

#: More than all wishes of an evening of this size together.
_WISH: Final = 1_000_000
_AGAIN: Final = 1_000 * _WISH
_BYE: Final = 1_000 * _AGAIN
#: The missing opponent of an entry that sits out.
_NOBODY: Final = -1


def paired(
    entries: Sequence[int], history: History, wish: Callable[[int, int], int], bye: Callable[[int], int]
) -> Seating:
    """Return the round with the fewest repeats, and among those the one that fits the wishes best.

    Args:
        entries: The entries that play, the best table's candidates first.
        history: The rounds before.
        wish: What it costs that two places in ``entries`` meet, below a thousandth of ``_WISH``.
        bye: What it costs that a place sits out.
    """
    places = [*range(len(entries)), *([_NOBODY] if len(entries) % 2 else [])]
    least = min((history.byes[each] for each in entries), default=0)

    def cost(one: int, other: int) -> int:
        if one == other:
            return 0
        if _NOBODY in (one, other):
            place = max(one, other)
            return _BYE * (history.byes[entries[place]] - least) + bye(place)
        first, second = entries[one], entries[other]
        clash = _WISH if history.clash(first, second) else 0
        return _AGAIN * history.met[pair(first, second)] + clash + wish(one, other)

    found = least_cost_pairs([[cost(one, other) for other in places] for one in places])
    met = sorted((places[one], places[other]) for one, other in found)
    tables = [
        history.sided((entries[one],), (entries[other],)) for one, other in met if _NOBODY not in (one, other)
    ]
    byes = [entries[max(one, other)] for one, other in met if _NOBODY in (one, other)]
    return Seating(tuple(tables), tuple(byes))


def by_lot(entries: Sequence[int], history: History, lot: Random) -> Seating:
    """Draw opponents by lot, without repeats as long as possible."""
    shuffled = sorted(entries)
    lot.shuffle(shuffled)
    wishes = [[lot.randrange(1000) for _ in shuffled] for _ in shuffled]
    return paired(
        shuffled,
        history,
        lambda one, other: wishes[min(one, other)][max(one, other)],
        lambda place: wishes[place][place],
    )
