"""Playing on a plain table of ``boat``: the deal, every action and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.slow.boat_table import VALUE, WILD_SET, Shuffles, Table, need


def deal(players: int, order: str, dealer: int, scores: Sequence[int], shuffles: Shuffles) -> Table:
    """Para. 16, 17 and 21: fourteen cards each, red threes shown and replaced at once, no card turned up."""
    table = Table(players, list(scores), [], [], [], "", "", dealer, 0, 0)
    seats = table.seats
    table.hands = [Counter() for _ in range(seats)]
    for place, card in enumerate(order[: 14 * seats]):
        table.hands[(dealer + 1 + place) % seats][card] += 1
    table.stock = order[14 * seats :]
    table.sets = [{} for _ in range(table.sides)]
    table.red, table.wild = [0] * table.sides, [""] * table.sides
    for place in range(seats):
        table.seat = (dealer + 1 + place) % seats
        threes = table.hand.pop("R", 0)
        table.red[table.side] += threes
        for _ in range(threes):
            draw_card(table, shuffles)
    begin(table, (dealer + 1) % seats)
    return table


def begin(table: Table, seat: int) -> None:
    """A turn begins."""
    table.seat = seat
    table.part = "draw"
    table.did = set()
    table.count = 0


def draw_card(table: Table, shuffles: Shuffles) -> None:
    """One card that stays, red threes shown and replaced on the way (para. 18, 26, B8, G15)."""
    while True:
        if not table.stock:
            if not table.pile:
                return
            if not table.may_rebuild:
                over(table, "stuck")
                return
            table.rebuilt += 1
            table.laid_since = False
            table.stock = "".join(
                table.pile[place] for place in shuffles.order(table.rebuilt, len(table.pile))
            )
            table.pile = ""
        card, table.stock = table.stock[0], table.stock[1:]
        if card != "R":
            table.hand[card] += 1
            return
        table.red[table.side] += 1


def play(table: Table, text: str, shuffles: Shuffles) -> Table:
    """The table after an action, which must be legal. The given table stays as it is."""
    table = table.copy()
    verb, _, rest = text.partition(" ")
    if text == "draw":
        table.part = "play"
        table.did.add("drew")
        draw_card(table, shuffles)
    elif text == "pass":
        if table.pile:  # a new stock would be due, and is not allowed
            over(table, "stuck")
        else:
            table.part = "play"
            table.did.add("drew nothing")
    elif text == "end":
        next_turn(table, moved="drew nothing" not in table.did or "laid" in table.did)
    elif text == "ask":
        table.did.add("asked")
        table.part = "answer"
    elif text in ("yes", "no"):
        table.did.add(text)
        table.part = "play"
    elif verb == "discard":
        discard(table, rest)
    elif verb == "take":
        take(table, "" if rest.startswith("on ") else rest)
    elif text == "lay BBBB":
        del table.hand["B"]
        table.did.add("four blacks")
        close(table)
    elif verb == "lay":
        put(table, WILD_SET if set(rest) <= set("2X") else rest[0], rest)
    elif verb == "add":
        card, _, rank = rest.partition(" to ")
        put(table, WILD_SET if rank == "wild" else rank or card, card)
    else:
        raise ValueError(text)
    return table


def take(table: Table, cards: str) -> None:
    top, table.aside = table.pile[-1], table.pile[:-1]
    table.pile = ""
    table.did.add("took")
    table.part = "play"
    put(table, top, cards, top)


def put(table: Table, rank: str, cards: str, top: str = "") -> None:
    """Cards of the hand (and a top card) join the set of a rank; the last one closes (para. 61)."""
    table.hand.subtract(cards)
    table.hands[table.seat] = +table.hand
    joined = table.sets[table.side].setdefault(rank, Counter())
    joined.update(cards + top)
    if rank == WILD_SET and joined.total() >= 7 and not table.wild[table.side]:  # B4
        table.wild[table.side] = "big" if joined["X"] > joined["2"] else "small"
    table.did.add("laid")
    table.laid_since = True
    if table.side not in table.opened:
        table.count += sum(VALUE[card] for card in cards + top)
        if table.count >= need(table.scores[table.side]):
            table.opened.add(table.side)
    if table.side in table.opened and table.aside:
        table.hand.update(table.aside)
        table.aside = ""
    if not table.hand and not table.aside:
        close(table)


def discard(table: Table, card: str) -> None:
    table.hand.subtract(card)
    table.hands[table.seat] = +table.hand
    table.pile += card
    if table.hand:
        next_turn(table, moved=True)
    else:
        close(table)


def next_turn(table: Table, moved: bool) -> None:
    """The turn passes to the left; when everybody in succession has moved no card, the hand ends (B8)."""
    table.idle = 0 if moved else table.idle + 1
    table.turn += 1
    if table.idle == table.seats:
        over(table, "stuck")
    else:
        begin(table, (table.seat + 1) % table.seats)


def close(table: Table) -> None:
    table.out = table.seat
    over(table, "out")


def over(table: Table, ending: str) -> None:
    table.part = "over"
    table.ending = ending
