"""The Mitchell movement: half of the entries stay at their table, the others move to the next one each round.

With an even number of tables, the moving entries skip a table halfway, so that boards can travel the other
way without meeting a pair again. An evening with a round for each table needs none.
"""

from __future__ import annotations

from canasta.evenings.movements.seating import History, Seating, Team


def mitchell(entries: int, rounds: int) -> list[Seating]:
    """Return the rounds of a Mitchell movement for places 0, 1, 2 …: at most as many as there are tables.

    The first half stays. The sides alternate.

    >>> [[table for table in seating.tables] for seating in mitchell(4, 2)]
    [[((0,), (2,)), ((1,), (3,))], [((3,), (0,)), ((2,), (1,))]]
    """
    tables = (entries + 1) // 2
    rounds = min(rounds, tables)
    skips = tables % 2 == 0 and rounds < tables
    history = History()
    made: list[Seating] = []
    for number in range(rounds):
        shift = number + 1 if skips and number >= tables // 2 else number
        seated: list[tuple[Team, Team]] = []
        byes: list[int] = []
        for table in range(tables):
            moving = tables + (table - shift) % tables
            if moving < entries:
                seated.append(history.sided((table,), (moving,)))
            else:
                byes.append(table)
        made.append(Seating(tuple(seated), tuple(byes)))
        history.add(made[-1])
    return made
