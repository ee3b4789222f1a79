"""Random rounds without repeats: a Howell movement whose places are drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from canasta.evenings.movements.howell import howell
from canasta.evenings.movements.seating import Seating


def random_rounds(entries: int, rounds: int, lot: Random) -> list[Seating]:
    """Return rounds for places 0, 1, 2 …, in which no two meet again before all have met.

    >>> random_rounds(4, 1, Random(1))
    [Seating(tables=(((3,), (1,)), ((0,), (2,))), byes=())]
    """
    places = list(range(entries))
    lot.shuffle(places)
    return [relabelled(seating, places) for seating in howell(entries, rounds)]


def relabelled(seating: Seating, names: Sequence[int]) -> Seating:
    """Return a round with other entries at its places."""
    return Seating(
        tuple(
            (tuple(names[each] for each in first), tuple(names[each] for each in second))
            for first, second in seating.tables
        ),
        tuple(names[each] for each in seating.byes),
    )
