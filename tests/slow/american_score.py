"""The score of a finished hand of ``american`` by A15 on a plain table."""

from __future__ import annotations

from tests.slow.american_hands import POINTS
from tests.slow.american_table import SEATS, SIDES, VALUE, WILD, WILD_SET, Table

THREES = (0, 100, 300, 500, 1000)


def score(table: Table) -> list[int]:
    """The points of every side."""
    return [_side(table, side) for side in range(SIDES)]


def _side(table: Table, side: int) -> int:
    sets = table.sets[side]
    canastas = sum(cards.total() == 7 for cards in sets.values())
    points = 100 if table.out is not None and table.out % SIDES == side else 0  # 62
    laid = 0
    for rank, cards in sets.items():
        laid += sum(VALUE[card] * number for card, number in cards.items())
        points += _set(rank, cards.total() == 7, any(cards[wild] for wild in WILD), cards["X"] > 0)
    points += laid if canastas else -laid  # 64
    threes = THREES[table.red[side]] + THREES[table.black[side]]  # 58
    points += (-threes, 0, threes)[min(canastas, 2)]  # 59
    for seat in range(side, SEATS, SIDES):
        if table.special and seat == table.out:  # A14
            points += POINTS[table.special]
            continue
        hand = table.hands[seat]
        points -= sum(VALUE.get(card, 0) * number for card, number in hand.items())  # 67: threes are nothing
        points -= 1500 * (hand["7"] >= 3) + 1500 * (hand["A"] >= 3)  # 33, 34
    return points


def _set(rank: str, closed: bool, wild: bool, jokers: bool) -> int:
    """49 to 57."""
    if rank == WILD_SET:
        return (2500 if jokers else 3000) if closed else -2000
    if rank == "7" or (rank == "A" and not wild):
        return 2500 if closed else -2500
    if not closed:
        return 0
    return 300 if wild else 500
