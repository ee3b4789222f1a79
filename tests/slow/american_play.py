"""Playing on a plain table of ``american``: the deal, every action and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.slow.american_hands import best
from tests.slow.american_table import SEATS, SIDES, THREES, VALUE, WILD_SET, Table, need
from tests.slow.american_turn import Turn, spot_of


def deal(order: str, dealer: int, scores: Sequence[int]) -> Table:
    """Para. 5, A1: thirteen cards each, nothing turned up."""
    hands = [Counter[str]() for _ in range(SEATS)]
    for place, card in enumerate(order[: 13 * SEATS]):
        hands[(dealer + 1 + place) % SEATS][card] += 1
    table = Table(
        list(scores), hands, [{} for _ in range(SIDES)], [0, 0], [0, 0], "", order[13 * SEATS :], dealer, 0, 0
    )
    begin(table, (dealer + 1) % SEATS)
    return table


def begin(table: Table, seat: int) -> None:
    """A turn begins. Who belongs to an opened side shows all threes (A3)."""
    table.seat = seat
    table.part = "draw"
    table.did = set()
    table.three = ""
    table.count = 0
    if table.side in table.opened:
        show_threes(table)


def show_threes(table: Table) -> None:
    """Every three of the player in turn goes down and is replaced, replacements too (14, G15)."""
    while True:
        held = [three for three in THREES if table.hand[three]]
        if not held:
            return
        put_three(table, held[0])
        draw_card(table)


def put_three(table: Table, three: str) -> None:
    table.hand.subtract(three)
    table.hands[table.seat] = +table.hand
    (table.red if three == "R" else table.black)[table.side] += 1


def draw_card(table: Table) -> str:
    """The stock's next card to the hand, if there is one."""
    card, table.stock = table.stock[:1], table.stock[1:]
    table.hand.update(card)
    return card


def draw(table: Table) -> None:
    """A card from the stock, and what happens to a three (14, 15, 38, A3)."""
    card = draw_card(table)
    while card and card in THREES:
        table.three = card
        if table.side not in table.opened:
            return  # shown or kept as the player likes
        if Turn(table).can_go_out(spot_of(table)):
            table.did.add("holds")  # shown or held as the player likes
            return
        table.three = ""
        put_three(table, card)
        card = draw_card(table)


def play(table: Table, text: str) -> Table:
    """The table after an action, which must be legal. The given table stays as it is."""
    table = table.copy()
    verb, _, rest = text.partition(" ")
    if text == "draw":
        table.part = "play"
        table.did.add("drew")
        draw(table)
    elif text == "pass":
        over(table, "exhausted")
    elif text == "end":
        next_turn(table)
    elif text == "ask":
        table.did.add("asked")
        table.asked.add(table.seat)
        table.part = "answer"
    elif text in ("yes", "no"):
        table.did.add(text)
        table.part = "play"
        if text == "no" and "holds" in table.did:  # A3: laid and replaced at once
            table.did.remove("holds")
            table.three = ""
            show_threes(table)
    elif text == "show hand":
        table.special = best(table.hand)
        table.out = table.seat
        over(table, "out")
    elif verb == "show":
        put_three(table, rest)
        if table.part == "draw":
            draw_card(table)
        else:
            table.three = ""
            table.did.discard("holds")
            draw(table)
    elif verb == "discard":
        discard(table, rest)
    elif verb == "take":
        take(table, rest)
    elif verb == "lay":
        put(table, WILD_SET if set(rest) <= set("2X") else rest[0], rest)
    elif verb == "add":
        card, _, rank = rest.partition(" to ")
        put(table, WILD_SET if rank == "wild" else rank or card, card)
    else:
        raise ValueError(text)
    return table


def take(table: Table, cards: str) -> None:
    """The pair and the top card are laid; threes in the rest are shown and not replaced (A3)."""
    top, rest = table.pile[-1], table.pile[:-1]
    table.pile = ""
    table.did.add("took")
    table.part = "play"
    put(table, top, cards, top)
    table.hand.update(rest)
    for three in THREES:
        for _ in range(rest.count(three)):
            put_three(table, three)


def put(table: Table, rank: str, cards: str, top: str = "") -> None:
    """Cards of the hand (and a top card) join the set of a rank."""
    table.hand.subtract(cards)
    table.hands[table.seat] = +table.hand
    sets = table.sets[table.side]
    sets.setdefault(rank, Counter()).update(cards + top)
    table.did.add("laid")
    if "holds" not in table.did:
        table.three = ""
    if table.side not in table.opened:
        table.count += sum(VALUE[card] for card in cards)
        three = any(each[name] >= 3 for name, each in sets.items() if name != WILD_SET)
        if (table.count >= need(table.scores[table.side]) and three) or len(cards) == 7:
            table.opened.add(table.side)
            table.did.add("opened")
            show_threes(table)


def discard(table: Table, card: str) -> None:
    table.hand.subtract(card)
    table.hands[table.seat] = +table.hand
    table.pile += card
    if not table.hand:
        table.out = table.seat
        over(table, "out")
        return
    if "opened" in table.did and "took" not in table.did:
        talon(table)
    next_turn(table)


def talon(table: Table) -> None:
    """Four cards for the first side, three for the second, one of eight or fewer (26, 27, 39, A9)."""
    number = 4 if len(table.opened) == 1 else 3
    if len(table.stock) <= 8:
        number = 1
    for _ in range(number):
        draw_card(table)
    show_threes(table)


def next_turn(table: Table) -> None:
    table.turn += 1
    begin(table, (table.seat + 1) % SEATS)


def over(table: Table, ending: str) -> None:
    table.part = "over"
    table.ending = ending
