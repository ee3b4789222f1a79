"""The Swiss movement: neighbours in the standings meet, without repeats as long as that is possible."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.evenings.movements.pairing import paired
from canasta.evenings.movements.seating import History, Seating


def swiss(ranking: Sequence[int], history: History) -> Seating:
    """Draw a round from the standings, best first. An odd entry out is as low in them as possible.

    >>> swiss([4, 1, 3, 2, 5], History([Seating((((4,), (1,)), ((2,), (3,))), (5,))]))
    Seating(tables=(((3,), (4,)), ((1,), (5,))), byes=(2,))
    """
    last = len(ranking) - 1
    return paired(ranking, history, lambda one, other: (one - other) ** 2, lambda place: (last - place) ** 2)
