"""Places and partners: which side a place belongs to, and how a rematch keeps partners together."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.rulebook import Rulebook
from canasta.match.seating import sides_as_seated
from canasta.wire.base import SIDES, Side


def has_partners(rules: Rulebook, players: int) -> bool:
    """Return True if some players of a game are partners."""
    return rules.seating(players).sides < players


def sides_of_places(rules: Rulebook, players: int) -> list[Side]:
    """Return the side of each place, for players who sit as listed.

    >>> from canasta.books import book
    >>> sides_of_places(book("classic"), 5)
    ['A', 'B', 'A', 'B', 'B']
    """
    seating = rules.seating(players)
    found: dict[int, Side] = {}
    for side, members in enumerate(sides_as_seated(players, seating.seats, seating.sides)):
        found |= dict.fromkeys(members, SIDES[side])
    return [found[place] for place in range(players)]


def swaps_to_keep(rules: Rulebook, members: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return the swaps of places after which players who sit as listed form the same sides as before.

    Args:
        rules: The rules of the table.
        members: The places of the players of each side in the last game, in seating order.

    >>> from canasta.books import book
    >>> swaps_to_keep(book("classic"), [(0, 1), (2, 3)])
    [(1, 2)]
    >>> swaps_to_keep(book("classic"), [(0, 2), (1, 3)])
    []
    """
    players = sum(map(len, members))
    seating = rules.seating(players)
    wanted = [0] * players
    for before, now in zip(members, sides_as_seated(players, seating.seats, seating.sides), strict=True):
        for player, place in zip(before, now, strict=True):
            wanted[place] = player
    sits = list(range(players))
    swaps = []
    for place, player in enumerate(wanted):
        other = sits.index(player)
        if other != place:
            sits[place], sits[other] = sits[other], sits[place]
            swaps.append((place, other))
    return swaps
