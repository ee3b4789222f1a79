"""The score of a finished hand by para. 56 to 58, on a plain table."""

from __future__ import annotations

from tests.slow.table import VALUE, WILD, Table


def score(table: Table) -> list[int]:
    """The points of every side, fines included."""
    return [_bonuses(table, side) - table.fines[side] + _cards(table, side) for side in range(table.sides)]


def _seats(table: Table, side: int) -> range:
    return range(side, table.seats, table.sides)


def _bonuses(table: Table, side: int) -> int:
    points = 0
    if table.ending == "out" and table.out is not None and table.out % table.sides == side:
        points += 200 if table.concealed else 100
    for cards in table.sets[side].values():
        if cards.total() >= 7:
            points += 300 if any(cards[wild] for wild in WILD) else 500
    red = table.red[side]
    # C13: a red three still in the hand of someone who has had no turn counts as if it were laid.
    red += sum(table.hands[seat]["R"] for seat in _seats(table, side) if not table.had_turn(seat))
    bonus = red * (200 if red == 4 else 100)
    points += bonus if side in table.opened else -bonus
    # C13: any other one is the referee's business and costs its owner 500, once.
    return points - 500 * sum(
        table.had_turn(seat) and "R" in table.hands[seat] for seat in _seats(table, side)
    )


def _cards(table: Table, side: int) -> int:
    laid = sum(VALUE[card] * n for cards in table.sets[side].values() for card, n in cards.items())
    held = sum(
        VALUE[card] * n
        for seat in _seats(table, side)
        for card, n in table.hands[seat].items()
        if card != "R"
    )
    return laid - held
