"""The score of a finished hand of ``boat`` by para. 62 and 67 to 72, B10, on a plain table."""

from __future__ import annotations

from tests.slow.boat_table import VALUE, WILD, WILD_SET, Table


def score(table: Table) -> list[int]:
    """The points of every side."""
    return [
        _closing(table, side) + _on_table(table, side) - _in_hand(table, side) for side in range(table.sides)
    ]


def _closing(table: Table, side: int) -> int:
    if table.out is None or table.out % table.sides != side:
        return 0
    return 1000 if "four blacks" in table.did else 200


def _on_table(table: Table, side: int) -> int:
    """Canastas, and everything that lies there: plus with a canasta, minus without one."""
    points = 0
    canasta = False
    for rank, cards in table.sets[side].items():
        points += sum(VALUE[card] * number for card, number in cards.items())
        if cards.total() >= 7:
            canasta = True
            if rank == WILD_SET:
                points += 2000 if table.wild[side] == "big" else 1000
            else:
                points += 300 if any(cards[wild] for wild in WILD) else 600
    points += table.red[side] * (200 if table.red[side] == 4 else 100)
    return points if canasta else -points


def _in_hand(table: Table, side: int) -> int:
    return sum(
        number * (100 if card == "B" else VALUE[card])
        for seat in range(side, table.seats, table.sides)
        for card, number in table.hands[seat].items()
    )
