"""The Howell movement: all entries meet each other.

One place is fixed, and all others move by one table each round (the circle method). With an odd number of
entries the fixed place is empty, and its opponent sits out.
"""

from __future__ import annotations

from canasta.evenings.movements.seating import Seating, Team


def howell(entries: int, rounds: int) -> list[Seating]:
    """Return the rounds of a Howell movement for places 0, 1, 2 …; after all have met, it begins again.

    >>> for seating in howell(4, 3):
    ...     seating.tables
    (((0,), (3,)), ((1,), (2,)))
    (((3,), (1,)), ((2,), (0,)))
    (((2,), (3,)), ((0,), (1,)))
    """
    size = entries + entries % 2 - 1  # places that move
    return [_round(entries, size, number) for number in range(rounds)]


def _round(entries: int, size: int, number: int) -> Seating:
    turn = number % size
    swapped = number // size % 2 == 1
    tables: list[tuple[Team, Team]] = []
    if entries > size:  # the fixed place is taken
        tables.append(((turn,), (size,)) if turn % 2 == 0 else ((size,), (turn,)))
    for step in range(1, size // 2 + 1):
        ahead, behind = (turn + step) % size, (turn - step) % size
        # A place is on the first side in every second round: its distance from the turn shrinks by one.
        tables.append(((ahead,), (behind,)) if step % 2 else ((behind,), (ahead,)))
    if swapped:
        tables = [(second, first) for first, second in tables]
    return Seating(tuple(tables), () if entries > size else (turn,))
