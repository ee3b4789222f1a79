"""Playing on a plain table: the deal, every action and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.slow.table import VALUE, WILD, Table, need


def deal(players: int, order: str, dealer: int, scores: Sequence[int]) -> Table:
    """Para. 5 to 7: cards one by one from the dealer's left, then the upcard, covered if need be (C2)."""
    table = Table(players, list(scores), [], [], [], "", "", dealer, 0, 0)
    seats = table.seats
    size = {2: 15, 3: 13}.get(players, 11)
    table.hands = [Counter() for _ in range(seats)]
    for place, card in enumerate(order[: size * seats]):
        table.hands[(dealer + 1 + place) % seats][card] += 1
    table.stock = order[size * seats :]
    table.sets = [{} for _ in range(table.sides)]
    table.red = [0] * table.sides
    table.fines = [0] * table.sides
    while not table.pile or table.pile[-1] in WILD + "R":
        table.pile += table.stock[0]
        table.stock = table.stock[1:]
        table.frozen = table.frozen or table.pile[-1] in WILD + "R"
    begin(table, (dealer + 1) % seats, 0)
    return table


def begin(table: Table, seat: int, turn: int) -> None:
    """A turn begins; in the first one of a seat dealt red threes are shown and replaced (para. 10, C3)."""
    table.seat, table.turn = seat, turn
    table.part = "draw"
    table.did = set()
    table.count = 0
    table.before = set(table.sets[table.side])
    if turn >= table.seats:
        return
    threes = table.hand.pop("R", 0)
    table.red[table.side] += threes
    for _ in range(threes):
        draw_card(table)


def draw_card(table: Table) -> None:
    """One card that stays, red threes shown and replaced on the way (para. 10, 40, C8, G15)."""
    while table.stock:
        card, table.stock = table.stock[0], table.stock[1:]
        if card != "R":
            table.hand[card] += 1
            return
        table.red[table.side] += 1
        if not table.stock:
            table.did |= {"drew", "last three"}
            table.part = "play"


def play(table: Table, text: str) -> Table:
    """The table after an action, which must be legal. The given table stays as it is."""
    table = table.copy()
    verb, _, rest = text.partition(" ")
    if text == "draw":
        table.part = "play"
        table.did.add("drew")
        draw_card(table)
    elif text == "pass":
        fine(table)
        over(table, "exhausted")
    elif text == "end":
        fine(table)
        if "last three" in table.did:
            over(table, "last three")
        else:
            finish_turn(table)
            begin(table, (table.seat + 1) % table.seats, table.turn)
    elif text == "ask":
        table.did.add("asked")
        table.part = "answer"
    elif text in ("yes", "no"):
        table.did.add(text)
        table.part = "play" if "drew" in table.did else "draw"
    elif verb == "discard":
        discard(table, rest)
    elif verb == "take":
        take(table, "" if rest.startswith("on ") else rest)
    elif verb == "lay":
        put(table, rest[0], rest)
    elif verb == "add":
        card, _, rank = rest.partition(" to ")
        put(table, rank or card, card)
    else:
        raise ValueError(text)
    return table


def take(table: Table, cards: str) -> None:
    top, table.aside = table.pile[-1], table.pile[:-1]
    table.pile, table.frozen = "", False
    table.did.add("took")
    table.part = "play"
    put(table, top, cards, top)


def put(table: Table, rank: str, cards: str, top: str = "") -> None:
    """Cards of the hand (and a top card) join the set of a rank; the last one goes out (para. 46, 47)."""
    table.hand.subtract(cards)
    table.hands[table.seat] = +table.hand
    table.sets[table.side].setdefault(rank, Counter()).update(cards + top)
    table.did.add("laid")
    if rank in table.before:
        table.did.add("added")
    if rank == "B":
        table.did.add("black")
    if table.side not in table.opened:
        table.count += sum(VALUE[card] for card in cards + top)
        if table.count >= need(table.scores[table.side]):
            table.opened.add(table.side)
    if table.side in table.opened and table.aside:
        table.red[table.side] += table.aside.count("R")
        table.hand.update(table.aside.replace("R", ""))
        table.aside = ""
    if not table.hand and not table.aside:
        # Para. 53, C11: all laid in one turn, nothing before, nothing on a set the side had.
        table.concealed = table.seat not in table.melded and "added" not in table.did
        table.out = table.seat
        over(table, "last three" if "last three" in table.did else "out")


def discard(table: Table, card: str) -> None:
    table.hand.subtract(card)
    table.hands[table.seat] = +table.hand
    table.pile += card
    if card in WILD:
        table.frozen = True  # para. 37
    if not table.hand:
        table.out = table.seat
        over(table, "out")
        return
    fine(table)
    finish_turn(table)
    begin(table, (table.seat + 1) % table.seats, table.turn)


def finish_turn(table: Table) -> None:
    if "laid" in table.did:
        table.melded.add(table.seat)
    table.turn += 1


def fine(table: Table) -> None:
    """A turn that ends after a yes without going out costs 100 (para. 51, C10)."""
    if "yes" in table.did:
        table.fines[table.side] += 100


def over(table: Table, ending: str) -> None:
    """The hand ends; who has had no turn shows the red threes they were dealt (C13)."""
    finish_turn(table)
    table.part = "over"
    table.ending = ending
    for seat, hand in enumerate(table.hands):
        if not table.had_turn(seat):
            table.red[seat % table.sides] += hand.pop("R", 0)
