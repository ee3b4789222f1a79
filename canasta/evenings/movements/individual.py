"""A new partner every round: single players, four at a table.

Fields of certain sizes play a whist tournament: all are partners once and opponents twice. For other fields,
partners come from a plan in which all are partners once, if there is one for their number; then the pairs are
matched so that opponents are spread evenly. Where the plan no longer fits, both steps are matchings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from canasta.evenings.movements.howell import howell
from canasta.evenings.movements.matching import least_cost_pairs
from canasta.evenings.movements.seating import History, Seating, Team, pair

_AGAIN: Final = 1_000_000
#: The first round of a whist tournament, in which all players are partners once and opponents twice:
#: two partners, then their opponents. Each round adds one to all numbers, in a circle; the last number
#: of an even field stays. They were found by a search.
_WHIST: Final[Mapping[int, Sequence[tuple[int, int, int, int]]]] = {
    4: ((3, 2, 1, 0),),
    5: ((1, 4, 2, 3),),
    8: ((7, 4, 5, 0), (6, 3, 2, 1)),
    9: ((1, 2, 3, 6), (4, 8, 5, 7)),
    12: ((11, 9, 10, 6), (2, 8, 4, 7), (0, 1, 3, 5)),
    13: ((9, 8, 6, 4), (1, 11, 12, 5), (2, 10, 7, 3)),
    16: ((15, 10, 8, 11), (1, 6, 12, 3), (2, 0, 14, 7), (9, 13, 4, 5)),
    17: ((7, 11, 15, 10), (4, 12, 1, 2), (8, 5, 6, 13), (9, 3, 16, 14)),
    20: ((19, 15, 12, 17), (5, 18, 14, 6), (16, 4, 1, 11), (7, 3, 9, 8), (13, 10, 0, 2)),
    21: ((16, 11, 14, 20), (9, 1, 19, 2), (4, 5, 6, 13), (17, 15, 10, 7), (12, 3, 18, 8)),
    24: ((23, 13, 12, 21), (6, 7, 20, 3), (18, 10, 17, 15), (11, 1, 19, 22), (0, 5, 16, 9), (4, 8, 2, 14)),
    25: ((4, 8, 3, 22), (23, 11, 13, 20), (1, 2, 18, 21), (17, 7, 9, 14), (5, 19, 6, 15), (16, 24, 10, 12)),
    28: (
        (27, 5, 10, 24),
        (18, 17, 8, 13),
        (21, 3, 11, 9),
        (25, 14, 0, 7),
        (16, 4, 19, 15),
        (22, 1, 2, 26),
        (20, 12, 6, 23),
    ),
}
#: Players at a table.
_TABLE: Final = 4


def individual(players: Sequence[int], history: History, number: int, lot: Random) -> Seating:
    """Draw round ``number`` for these players.

    Args:
        players: Who plays, in an order that stays the same from round to round.
        history: The rounds before.
        number: The round, from 1.
        lot: Breaks ties.
    """
    whist = _whist(players, number, history)
    if whist is not None and not _spoilt(whist, players, history):
        return whist
    planned = _planned(players, number)
    if planned is not None:
        teams, byes = planned
        seating = Seating(tuple((team, ()) for team in teams), byes)
        if _spoilt(seating, players, history):
            planned = None
    teams, byes = planned or _matched(players, history, lot)
    return Seating(tuple(_tables(teams, history, lot)), byes)


def _spoilt(seating: Seating, players: Sequence[int], history: History) -> bool:
    """True if a planned round repeats partners or is unfair, since others came or left."""
    return bool(history.repeats(seating, partners=True) or history.unfair_byes(seating, players))


def _whist(players: Sequence[int], number: int, history: History) -> Seating | None:
    """Return a round of a whist tournament; None if there is none for this field, or it is over."""
    size = len(players)
    rounds = size - 1 + size % 2
    if size not in _WHIST or number > rounds:
        return None

    def moved(place: int) -> int:
        if place == rounds:
            return players[place]
        if size == 9:  # has no solution in a circle, but in a square of three by three
            step = number - 1
            return players[(place // 3 + step // 3) % 3 * 3 + (place + step) % 3]
        return players[(place + number - 1) % rounds]

    tables = [
        history.sided((moved(one), moved(two)), (moved(three), moved(four)))
        for one, two, three, four in _WHIST[size]
    ]
    return Seating(tuple(tables), (moved(0),) if size % 2 else ())


def _planned(players: Sequence[int], number: int) -> tuple[list[Team], Team] | None:
    """Return the partners and byes of a round from the plan; None if there is none.

    In round ``r`` of the circle method the places ``a`` and ``b`` of each pair add up to the same number, and
    the last place is paired with half of it. All of ``n - 1`` rounds have different pairs.
    """
    size = len(players)
    rest = size % _TABLE
    if rest == 3:
        return None
    if rest < 2:
        (seating,) = howell(size, number)[-1:]
        if number > size - 1 + size % 2:
            return None
        byes = seating.byes
        teams = [(*first, *second) for first, second in seating.tables]
    else:
        # A pair sits out: 0 and 1, then 2 and 3 and so on. Their sums are all different, so they come from
        # different rounds of the plan.
        if number > size // 2:
            return None
        moving = size - 1
        out = (2 * number - 2, 2 * number - 1)
        half = (moving + 1) // 2  # 1/2, since there is an odd number of moving places
        turn = out[0] if out[1] == moving else sum(out) * half % moving
        (seating,) = howell(size, turn + 1)[-1:]
        byes = out
        teams = [(*first, *second) for first, second in seating.tables]
        teams = [team for team in teams if set(team) != set(out)]
    return [tuple(players[each] for each in team) for team in teams], tuple(players[each] for each in byes)


def _matched(players: Sequence[int], history: History, lot: Random) -> tuple[list[Team], Team]:
    """Return partners that were not partners before, as far as possible; who sat out least sits out."""
    order = list(players)
    lot.shuffle(order)
    order.sort(key=lambda each: history.byes[each])
    rest = len(order) % _TABLE
    byes, playing = order[:rest], order[rest:]
    wishes = [[lot.randrange(1000) for _ in playing] for _ in playing]
    costs = [
        [
            _AGAIN * history.partners[pair(one, other)] + wishes[min(i, j)][max(i, j)] if i != j else 0
            for j, other in enumerate(playing)
        ]
        for i, one in enumerate(playing)
    ]
    teams: list[Team] = [(playing[one], playing[other]) for one, other in least_cost_pairs(costs)]
    return teams, tuple(byes)


def _tables(teams: Sequence[Team], history: History, lot: Random) -> list[tuple[Team, Team]]:
    """Match pairs of partners so that opponents are new, or at least were opponents rarely."""
    wishes = [[lot.randrange(1000) for _ in teams] for _ in teams]

    def cost(i: int, j: int) -> int:
        if i == j:
            return 0
        met: list[int] = [history.met[pair(one, other)] for one in teams[i] for other in teams[j]]
        return _AGAIN * sum(times * times for times in met) + wishes[min(i, j)][max(i, j)]

    places = range(len(teams))
    found = least_cost_pairs([[cost(one, other) for other in places] for one in places])
    return [history.sided(teams[one], teams[other]) for one, other in found]
