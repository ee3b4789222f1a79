"""Playing on a plain table of ``knee``: the deal, every action and what follows from it."""

from __future__ import annotations

from collections import Counter

from tests.slow.knee_table import FOOT, KNEE, NEED, VALUE, WILD_BOOK, Cards, Table, letters


def deal(players: int, number: int, order: str, dealer: int) -> Table:
    """H1: a hand of 15, a knee of 13 and a foot of 11 for everybody, card by card; the pile is empty."""
    sides = players // 2
    table = Table(
        players,
        number,
        [],
        [],
        [{} for _ in range(sides)],
        [[] for _ in range(sides)],
        [Counter() for _ in range(sides)],
        [0] * sides,
        "",
        order,
        dealer,
        0,
        0,
    )
    stacks: list[list[Cards]] = []
    for size in (15, KNEE, FOOT):
        heap: list[Cards] = [Counter() for _ in range(players)]
        for place in range(size * players):
            heap[(dealer + 1 + place) % players][order[place]] += 1
        order = order[size * players :]
        stacks.append(heap)
    table.hands = stacks[0]
    table.reserves = [[letters(stacks[1][seat]), letters(stacks[2][seat])] for seat in range(players)]
    table.stock = order
    begin(table, (dealer + 1) % players)
    return table


def begin(table: Table, seat: int) -> None:
    """A turn begins: red threes are shown, and only dealt ones are replaced (19 to 21, H6)."""
    table.seat = seat
    table.part = "draw"
    table.did = set()
    table.count = 0
    threes = show_reds(table)
    if table.turn < table.players:
        for _ in range(threes):
            draw_card(table)


def show_reds(table: Table) -> int:
    threes = table.hand.pop("R", 0)
    table.red[table.side] += threes
    return threes


def draw_card(table: Table) -> None:
    """One card that stays, red threes shown and replaced on the way, as long as there are cards (G15)."""
    while table.stock:
        card, table.stock = table.stock[0], table.stock[1:]
        if card != "R":
            table.hand[card] += 1
            return
        table.red[table.side] += 1


def play(table: Table, text: str) -> Table:
    """The table after an action, which must be legal. The given table stays as it is."""
    table = table.copy()
    verb, _, rest = text.partition(" ")
    if text == "draw":
        table.part = "play"
        table.did.add("drew")
        draw_card(table)
        draw_card(table)
    elif text == "pass":
        table.turn += 1
        over(table, "exhausted")
    elif text == "end":
        next_turn(table)
    elif text == "ask":
        table.did.add("asked")
        table.part = "answer"
    elif text in ("yes", "no"):
        table.did.add(text)
        table.part = "play" if "drew" in table.did else "draw"
    elif text == "take reserve":
        take_up(table, at_once=True)
    elif verb == "discard":
        discard(table, rest)
    elif verb == "take":
        take(table, on_closed=rest.startswith("on "))
    elif verb == "lay":
        put(table, WILD_BOOK if set(rest) <= set("2X") else rest[0], rest)
        emptied(table)
    elif verb == "add":
        card, _, rank = rest.partition(" to ")
        put(table, WILD_BOOK if rank == "wild" else rank or card, card)
        emptied(table)
    elif verb == "bury":
        bury(table, rest)
        emptied(table)
    else:
        raise ValueError(text)
    return table


def take(table: Table, on_closed: bool) -> None:
    """8, H5: the top card with a pair, and the next six for the hand; red threes among them are shown."""
    top, rest = table.pile[-1], table.pile[-7:-1]
    table.pile = table.pile[:-7]
    table.did.add("took")
    table.part = "play"
    if on_closed:
        bury(table, top * 2, top)
    else:
        put(table, top, top * 2, top)
    table.hand.update(rest)
    show_reds(table)
    emptied(table)


def put(table: Table, rank: str, cards: str, top: str = "") -> None:
    """Cards of the hand (and a top card) join the open book of a rank, or start it; seven close it."""
    leave_hand(table, cards)
    books, closed = table.books[table.side], table.closed[table.side]
    book = books.setdefault(rank, Counter())
    book.update(cards + top)
    if book.total() >= 7:
        beyond = book.total() - 7
        if beyond:
            book[rank] -= beyond
            table.added[table.side][rank] += beyond
        if not closed:  # H7
            table.did.add("first")
        closed.append((rank, letters(book)))
        closed.sort()
        del books[rank]


def bury(table: Table, cards: str, top: str = "") -> None:
    leave_hand(table, cards)
    table.added[table.side].update(cards + top)


def leave_hand(table: Table, cards: str) -> None:
    """Cards are laid; they count towards a first meld (13, H2)."""
    table.hand.subtract(cards)
    table.hands[table.seat] = +table.hand
    table.did.add("laid")
    if table.side not in table.opened:
        table.count += sum(VALUE[card] for card in cards)
        if table.count >= NEED[table.number]:
            table.opened.add(table.side)


def emptied(table: Table) -> None:
    """H7, H8: an emptied hand brings the next reserve at once."""
    if not table.hand and table.reserves[table.seat]:
        take_up(table, at_once=True)


def take_up(table: Table, at_once: bool) -> None:
    table.did.discard("first")
    table.hand.update(table.reserves[table.seat].pop(0))
    if at_once:
        show_reds(table)


def discard(table: Table, card: str) -> None:
    table.hand.subtract(card)
    table.hands[table.seat] = +table.hand
    table.pile += card
    if not table.hand and table.in_foot:
        table.out = table.seat
        table.turn += 1
        over(table, "out")
        return
    if not table.hand or "first" in table.did:  # 24, H7, H8
        take_up(table, at_once=False)
    next_turn(table)


def next_turn(table: Table) -> None:
    """The turn passes to the left, unless the last stock card has been drawn (32, H10)."""
    table.turn += 1
    if table.stock:
        begin(table, (table.seat + 1) % table.players)
    else:
        over(table, "exhausted")


def over(table: Table, ending: str) -> None:
    table.part = "over"
    table.ending = ending
