"""Playing ``caliente`` on a plain table: the deal, every action and what follows, and the score."""

from __future__ import annotations

from collections.abc import Sequence

from tests.slow.caliente_table import CalienteTable, empty
from tests.slow.table import NATURALS, VALUE, WILD


def deal(
    options: frozenset[str], players: int, order: str, dealer: int, scores: Sequence[int]
) -> CalienteTable:
    """24 to 27: cards one by one, bonus cards shown and replaced (K3), then the upcard (K4)."""
    table = empty(options, players)
    table.dealer, table.scores = dealer, list(scores)
    dealt = table.hand_size * table.seats
    for place, card in enumerate(order[:dealt]):
        table.hands[(dealer + 1 + place) % table.seats][card] += 1
    table.stock = order[dealt:]
    for turn in range(table.seats):
        table.seat = (dealer + 1 + turn) % table.seats
        threes = table.hand.pop("R", 0)
        table.red[table.side] += threes
        for _ in range(threes):
            draw_card(table)
    table.pile, table.stock = table.stock[0], table.stock[1:]
    if table.pile in WILD + "R":
        table.frozen = not table.always_frozen
        while table.pile[-1] not in NATURALS:
            table.pile += table.stock[0]
            table.stock = table.stock[1:]
    begin(table, (dealer + 1) % table.seats)
    return table


def begin(table: CalienteTable, seat: int) -> None:
    table.seat = seat
    table.part = "draw"
    table.did = set()
    table.count = 0
    table.before = set(table.sets[table.side])


def draw_card(table: CalienteTable) -> None:
    """One card that stays; bonus cards are shown on the way, and the last card of all ends the hand."""
    while table.stock:
        card, table.stock = table.stock[0], table.stock[1:]
        if card != "R":
            table.hand[card] += 1
            return
        table.red[table.side] += 1
        if not table.stock:  # 58, K8
            over(table, "last three")


def play(table: CalienteTable, text: str) -> CalienteTable:
    """The table after an action, which must be legal. The given table stays as it is."""
    table = table.copy()
    verb, _, rest = text.partition(" ")
    if text == "draw":
        table.part = "play"
        table.did.add("drew")
        for _ in range(table.cards_drawn):
            draw_card(table)
    elif text == "play C":  # 70 to 72, K12
        table.part = "play"
        table.did |= {"drew", "refilled"}
        remove(table, "C")
        table.played[table.side] += 1
        while table.hand.total() < 11 and table.stock:
            draw_card(table)
    elif text == "pass":
        over(table, "exhausted")
    elif text == "end":
        finish_turn(table)
        begin(table, (table.seat + 1) % table.seats)
    elif text == "ask":
        table.did.add("asked")
        table.part = "answer"
    elif text in ("yes", "no"):
        table.did.add(text)
        table.part = "play" if "drew" in table.did else "draw"
    elif verb == "discard":
        discard(table, rest)
    elif verb == "take":
        top, table.aside = table.pile[-1], table.pile[:-1]
        table.pile, table.frozen = "", False
        table.did.add("took")
        table.part = "play"
        put(table, top, "" if rest.startswith("on ") else rest, top)
    elif verb == "lay":
        put(table, rest[0], rest)
    elif verb == "add":
        card, _, rank = rest.partition(" to ")
        put(table, rank or card, card)
    else:
        raise ValueError(text)
    return table


def remove(table: CalienteTable, cards: str) -> None:
    table.hand.subtract(cards)
    table.hands[table.seat] = +table.hand


def put(table: CalienteTable, rank: str, cards: str, top: str = "") -> None:
    """Cards of the hand (and a top card) join the set of a rank; the last one goes out."""
    remove(table, cards)
    sets = table.sets[table.side]
    sets.setdefault(rank, type(table.hand)()).update(cards + top)
    table.did.add("laid")
    if rank in table.before:
        table.did.add("added")
    if rank == "B":
        table.did.add("black")
    if table.side not in table.opened:
        table.count += sum(VALUE[card] for card in cards + top)
        if table.count >= table.need(table.side):
            table.opened.add(table.side)
    if table.side in table.opened and table.aside:  # 45: a bonus card in the pile is not replaced
        table.red[table.side] += table.aside.count("R")
        table.hand.update(table.aside.replace("R", ""))
        table.aside = ""
    if not table.hand and not table.aside:
        # 61, K10: nothing before, nothing on a set of the side, and a canasta of this very hand.
        canasta = any(each.total() >= 7 for name, each in sets.items() if name not in table.before)
        table.concealed = canasta and table.seat not in table.melded and "added" not in table.did
        table.out = table.seat
        over(table, "out")


def discard(table: CalienteTable, card: str) -> None:
    remove(table, card)
    table.pile += card
    if card in WILD and not table.always_frozen:  # 40, K13
        table.frozen = True
    if not table.hand:
        table.out = table.seat
        over(table, "out")
        return
    finish_turn(table)
    begin(table, (table.seat + 1) % table.seats)


def finish_turn(table: CalienteTable) -> None:
    if "laid" in table.did:
        table.melded.add(table.seat)
    table.turn += 1


def over(table: CalienteTable, ending: str) -> None:
    finish_turn(table)
    table.part = "over"
    table.ending = ending


def score(table: CalienteTable) -> list[int]:
    """The points of every side by 59 to 66, 74, 75 and 94."""
    return [_bonuses(table, side) + _cards(table, side) for side in range(table.sides)]


def _bonuses(table: CalienteTable, side: int) -> int:
    points = -100 * table.played[side]  # 74
    if table.out is not None and table.out % table.sides == side:
        points += 200 if table.concealed else 100
    for cards in table.sets[side].values():
        if cards.total() >= 7:
            points += 300 if any(cards[wild] for wild in WILD) else 500
    red = table.red[side]
    bonus = red * 100
    if table.extra_pack:
        bonus += 600 if red >= 5 else 0
    elif red == 4:
        bonus += 400
    return points + (bonus if side in table.opened else -bonus)


def _cards(table: CalienteTable, side: int) -> int:
    points = sum(VALUE[card] * n for cards in table.sets[side].values() for card, n in cards.items())
    for seat in range(side, table.seats, table.sides):
        hand = table.hands[seat]
        held = sum(VALUE[card] * n for card, n in hand.items() if card != "C")
        points -= held * (1 + hand["C"])  # 75, K12: of this player alone
    return points
