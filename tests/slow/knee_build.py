"""Tables of ``knee`` made to order: first melds, books about to be closed, emptied hands, knees and feet, the
base, short piles and stocks, and all that random play seldom reaches. Every table holds all the packs, no
card more or less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from tests.slow.knee_table import FOOT, KNEE, NATURALS, PLAIN, VALUE, WILD, WILD_BOOK, Cards, Table, pack

#: Open books as natural and wild cards, and closed ones.
SHAPES = [(naturals, wild) for naturals in range(2, 7) for wild in range(3) if 3 <= naturals + wild <= 6]
NEAR = [shape for shape in SHAPES if sum(shape) >= 4]
CLOSED = [(7, 0), (6, 1), (5, 2)]
MIXED = "4689TJQKA"


class Bag:
    """The cards of the packs that have no place yet."""

    def __init__(self, players: int) -> None:
        self.left: Cards = pack(players)

    def pick(self, cards: str) -> str:
        """Those of the cards wanted that are still there."""
        found = ""
        for card in cards:
            if self.left[card]:
                self.left[card] -= 1
                found += card
        return found

    def some(self, number: int, rng: Random, ranks: str = "") -> str:
        """A few cards, no red threes; of some ranks rather than others."""
        cards = ""
        for _ in range(number):
            source = ranks if ranks and rng.random() < 0.6 else NATURALS + NATURALS + WILD + "B"
            cards += self.pick(rng.choice(source))
        return cards

    def rest(self, rng: Random) -> str:
        """All that is left, shuffled; the bag is empty then."""
        cards = list(self.left.elements())
        self.left.clear()
        rng.shuffle(cards)
        return "".join(cards)


def empty(rng: Random) -> tuple[Table, Bag]:
    """Nothing on the table, everybody with knee and foot to come; everybody has had a turn."""
    players = rng.choice((4, 4, 4, 6))
    sides, seat = players // 2, rng.randrange(players)
    turn = players * rng.randint(1, 9) + rng.randrange(players)
    table = Table(
        players,
        rng.choice((1, 2, 3, 4)),
        [Counter() for _ in range(players)],
        [["", ""] for _ in range(players)],
        [{} for _ in range(sides)],
        [[] for _ in range(sides)],
        [Counter() for _ in range(sides)],
        [0] * sides,
        "",
        "",
        (seat - 1 - turn) % players,
        seat,
        turn,
    )
    return table, Bag(players)


def add_open(table: Table, side: int, rank: str, shape: tuple[int, int], bag: Bag, rng: Random) -> None:
    naturals, wild = shape
    if rank in PLAIN:
        naturals, wild = naturals + wild, 0
    if rank == WILD_BOOK:
        cards = bag.pick("".join(rng.choice(WILD) for _ in range(sum(shape))))
    else:
        cards = bag.pick(rank * naturals + "".join(rng.choice(WILD) for _ in range(wild)))
    if len(cards) == sum(shape):
        table.books[side][rank] = Counter(cards)
        table.opened.add(side)
    else:
        bag.left.update(cards)


def add_closed(table: Table, side: int, rank: str, shape: tuple[int, int], bag: Bag, rng: Random) -> None:
    naturals, wild = (7, 0) if rank in PLAIN else shape
    if rank == WILD_BOOK:
        cards = bag.pick("".join(rng.choice(WILD) for _ in range(7)))
    else:
        cards = bag.pick(rank * naturals + "".join(rng.choice(WILD) for _ in range(wild)))
    if len(cards) < 7:
        bag.left.update(cards)
        return
    table.closed[side].append((rank, "".join(sorted(cards))))
    table.closed[side].sort()
    table.opened.add(side)
    if rank not in PLAIN + WILD_BOOK and rng.random() < 0.2:
        table.added[side].update(bag.pick(rank))


def add_base(table: Table, bag: Bag, rng: Random, complete: float) -> None:
    """The five books of the base for the side in turn; some of them may not be closed yet."""
    ranks = rng.sample(MIXED, 2)
    clean = rng.choice((ranks[0], ranks[0], "5", "7"))
    wanted = [("7", (7, 0)), ("5", (7, 0)), (WILD_BOOK, (0, 7)), (clean, (7, 0)), (ranks[1], (6, 1))]
    lacking = rng.choice((1, 1, 1, 2)) if rng.random() > complete else 0
    open_ones = rng.sample(range(5), lacking)
    for place, (rank, shape) in enumerate(wanted):
        if place not in open_ones:
            add_closed(table, table.side, rank, shape, bag, rng)
        elif rng.random() < 0.85 and rank not in table.books[table.side]:
            wild = rng.choice((1, 2)) if place == 4 else 0
            add_open(table, table.side, rank, (rng.choice((4, 5, 5)) - wild + 1, wild), bag, rng)


def reserves(table: Table, bag: Bag, rng: Random, own: int | None = None, partner: int | None = None) -> None:
    """How many reserves everybody has left; where no book is closed all of them. Some are small."""
    for seat in range(table.players):
        left = rng.choice((2, 1, 1, 0, 0)) if table.closed[seat % table.sides] else 2
        if seat == table.seat and own is not None:
            left = own
        if seat == table.partner and partner is not None:
            left = partner
        small = rng.random() < 0.5
        table.reserves[seat] = []
        for size in (KNEE, FOOT)[2 - left :]:
            cards = bag.some(rng.randint(2, 5) if small else size, rng)
            cards += bag.pick("R" * rng.choice((0, 0, 0, 1, 2)))
            table.reserves[seat].append("".join(sorted(cards)))


def give(table: Table, cards: str, bag: Bag) -> None:
    table.hand.update(bag.pick(cards))


def fill_rest(table: Table, ranks: str, bag: Bag, rng: Random, short: float = 0.3, draw: float = 0.5) -> None:
    """The other hands, the pile, the stock, and the part of the turn; the hand is not empty."""
    if not table.hand:
        give(table, rng.choice(NATURALS), bag)
    for seat in range(table.players):
        if seat != table.seat:
            table.hands[seat].update(bag.some(rng.randint(1, 6), rng, ranks))
            if not table.hands[seat]:
                table.hands[seat].update(bag.pick("4"))
    for side in range(table.sides):
        table.red[side] += len(bag.pick("R" * rng.choice((0, 0, 1, 2, 6))))
    size = rng.choice((0, 1, 5, 6, 7, 7, 7, 8, 9, 12))
    pile = bag.some(max(0, size - 1), rng, ranks)
    tops = ranks * 3 + rng.choice(NATURALS + WILD + "B")
    pile += bag.pick(rng.choice(tops)) if size else ""
    table.pile = pile
    if rng.random() < short:
        stock = bag.some(rng.choice((0, 1, 1, 2, 3, 4, 5)), rng, ranks)
        for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
            place = rng.randint(0, len(stock))
            stock = stock[:place] + bag.pick("R") + stock[place:]
        table.stock = stock
        rest = bag.rest(rng)
        table.red[(table.side + 1) % table.sides] += rest.count("R")
        rest = rest.replace("R", "")
        if len(pile) >= 7:
            table.pile = rest + pile  # what lies deep in a pile changes nothing
        else:  # nobody looks at so large a hand
            table.hands[(table.seat - 1) % table.players].update(rest)
    else:
        table.stock = bag.rest(rng)
        if rng.random() < 0.3:
            table.stock = "".join(sorted(table.stock[:6], reverse=True)) + table.stock[6:]
    table.part, table.did = "draw", set()
    if rng.random() > draw:
        table.part, table.did = "play", {"drew"}


def few_ranks(rng: Random, most: int = 4) -> str:
    ranks = rng.sample(NATURALS, rng.randint(2, most))
    if rng.random() < 0.5:
        ranks[0] = rng.choice(PLAIN)
    return "".join(dict.fromkeys(ranks))


def random_table(rng: Random) -> Table:
    """A table at the beginning of somebody's turn, or just after the draw."""
    table, bag = empty(rng)
    ranks = few_ranks(rng)
    for side in range(table.sides):
        for rank in ranks + WILD_BOOK:
            if rng.random() < 0.4:
                add_open(table, side, rank, rng.choice(SHAPES), bag, rng)
            if rng.random() < 0.25 and side in table.opened:
                add_closed(table, side, rank, rng.choice(CLOSED), bag, rng)
    reserves(table, bag, rng)
    give(table, bag_cards(ranks, rng, rng.randint(1, 9)), bag)
    fill_rest(table, ranks, bag, rng)
    return table


def bag_cards(ranks: str, rng: Random, number: int, wild: float = 0.2, odd: float = 0.15) -> str:
    cards = ""
    for _ in range(number):
        chance = rng.random()
        if chance < wild:
            cards += rng.choice("22X")
        elif chance < wild + odd:
            cards += rng.choice(NATURALS + "B")
        else:
            cards += rng.choice(ranks)
    return cards


def first_meld_table(rng: Random) -> Table:
    """A side without its first meld and a hand whose count may just be enough; at times a whole book."""
    table, bag = empty(rng)
    ranks = few_ranks(rng)
    need = {1: 50, 2: 90, 3: 120, 4: 150}[table.number]
    cards = ""
    if rng.random() < 0.3:
        cards += ranks[0] * rng.randint(6, 12)
    value = sum(VALUE.get(card, 0) for card in cards)
    while value < need + rng.choice((-10, 0, 0, 5, 10, 20)) and len(cards) < 15:
        rank = rng.choice(ranks + "2X" if rng.random() < 0.3 else ranks)
        more = rank * rng.choice((1, 2, 3, 3))
        cards += more
        value += sum(VALUE[card] for card in more)
    cards += rng.choice(("", "", rng.choice(NATURALS), "B", ranks[-1] * 2))
    reserves(table, bag, rng)
    give(table, cards, bag)
    other = (table.side + 1) % table.sides
    add_open(table, other, rng.choice(ranks), rng.choice(SHAPES), bag, rng)
    fill_rest(table, ranks, bag, rng, draw=0.6)
    return table


def take_table(rng: Random) -> Table:
    """An opened side, a pair or more in hand, and open and closed books of the top card's rank."""
    table, bag = empty(rng)
    ranks = few_ranks(rng, 3)
    for rank in ranks:
        if rng.random() < 0.6:
            add_open(table, table.side, rank, rng.choice(SHAPES), bag, rng)
        if rng.random() < 0.4:
            add_closed(table, table.side, rank, rng.choice(CLOSED), bag, rng)
    if not table.opened:
        add_open(table, table.side, "Q", (3, 0), bag, rng)
    reserves(table, bag, rng, own=rng.choice((None, 0)) if table.closed[table.side] else None)
    cards = ranks[0] * rng.randint(2, 3) + bag_cards(ranks, rng, rng.choice((0, 0, 1, 2, 4)))
    reds = rng.random() < 0.15
    if reds or rng.random() < 0.2:
        cards = ranks[0] * 2 + rng.choice(("", "", "4", "X"))
    give(table, cards, bag)
    dry = 1.0 if rng.random() < 0.1 else 0.2
    fill_rest(table, ranks[0], bag, rng, short=dry, draw=0.9)
    if dry == 1.0 and len(table.pile) >= 7:
        table.pile = table.stock.replace("R", "") + table.pile
        table.red[0] += table.stock.count("R")
        table.stock = ""
    if reds and len(table.pile) >= 7:
        swap_reds(table, rng.choice((4, 5, 6, 6, 6)))
    return table


def swap_reds(table: Table, number: int) -> None:
    """Red threes in the pile: no play leads there, but positions may have them (H5, H6)."""
    under = list(table.pile[-7:-1])
    place = 0
    while place < number and "R" in table.stock:
        table.stock = table.stock.replace("R", under[place], 1)
        under[place] = "R"
        place += 1
    table.pile = table.pile[:-7] + "".join(under) + table.pile[-1]


def first_book_table(rng: Random) -> Table:
    """No closed book yet, some nearly so, and few cards in hand."""
    table, bag = empty(rng)
    ranks = few_ranks(rng, 3)
    for rank in ranks:
        add_open(table, table.side, rank, rng.choice([shape for shape in NEAR if sum(shape) > 4]), bag, rng)
    if rng.random() < 0.3:
        add_open(table, table.side, WILD_BOOK, (0, rng.randint(3, 6)), bag, rng)
    reserves(table, bag, rng)
    give(table, bag_cards(ranks, rng, rng.randint(1, 4)), bag)
    fill_rest(table, ranks, bag, rng, draw=0.3)
    return table


def reserve_table(rng: Random) -> Table:
    """A closed book, few cards, and a knee or a foot to come."""
    table, bag = empty(rng)
    ranks = few_ranks(rng, 3)
    add_closed(table, table.side, ranks[0], rng.choice(CLOSED), bag, rng)
    for rank in ranks:
        if rng.random() < 0.5:
            add_open(table, table.side, rank, rng.choice(NEAR), bag, rng)
    reserves(table, bag, rng, own=rng.choice((2, 2, 1)))
    give(table, bag_cards(ranks, rng, rng.randint(1, 4)), bag)
    fill_rest(table, ranks, bag, rng, draw=0.4)
    return table


def foot_table(rng: Random) -> Table:
    """In the foot with few cards; the base may be there, the partner may not."""
    table, bag = empty(rng)
    ranks = few_ranks(rng, 3)
    if rng.random() < 0.5:
        add_base(table, bag, rng, complete=0.5)
    add_closed(table, table.side, ranks[0], rng.choice(CLOSED), bag, rng)
    for rank in ranks:
        if rng.random() < 0.5 and rank not in table.books[table.side]:
            add_open(table, table.side, rank, rng.choice(NEAR), bag, rng)
    reserves(table, bag, rng, own=0)
    give(table, bag_cards(ranks, rng, rng.randint(1, 5)), bag)
    fill_rest(table, ranks, bag, rng, draw=0.3)
    return table


def going_out_table(rng: Random) -> Table:
    """Both partners in the foot, the base closed or nearly so, and a hand that may just be laid or not."""
    table, bag = empty(rng)
    add_base(table, bag, rng, complete=0.5)
    side = table.side
    ranks = "".join(dict.fromkeys(rank for rank, _ in table.closed[side])).replace(WILD_BOOK, "")
    cards = ""
    for rank, book in table.books[side].items():  # what an open book lacks
        lack = 7 - book.total()
        filling = rng.choice(WILD) if rank == WILD_BOOK else rank
        cards += filling * max(0, lack - rng.choice((0, 0, 0, 1)))
    for _ in range(rng.randint(0, 3)):
        cards += rng.choice(ranks) if rng.random() < 0.7 else rng.choice(NATURALS) * rng.choice((1, 2, 3))
    cards += rng.choice(("", "9", "B", "2", rng.choice(NATURALS)))
    reserves(table, bag, rng, own=0, partner=0)
    give(table, cards[:9], bag)
    fill_rest(table, ranks, bag, rng, draw=0.3)
    return table


def out_by_take_table(rng: Random) -> Table:
    """The same before the draw, with a pair for the pile: the take may complete the base, or lead out."""
    table, bag = empty(rng)
    add_base(table, bag, rng, complete=0.4)
    side = table.side
    ranks = "".join(dict.fromkeys([*table.books[side], *(rank for rank, _ in table.closed[side])]))
    ranks = ranks.replace(WILD_BOOK, "")
    top = rng.choice(ranks)
    reserves(table, bag, rng, own=0, partner=0)
    give(table, top * 2 + bag_cards(ranks, rng, rng.choice((0, 0, 1, 2)), wild=0.1, odd=0.1), bag)
    pile = bag.some(rng.choice((0, 3)), rng)
    pile += bag.pick("".join(rng.choice(ranks) for _ in range(6)) + top)
    fill_rest(table, ranks, bag, rng, short=0.4, draw=1.0)
    table.pile += pile
    return table


def dry_table(rng: Random) -> Table:
    """A short stock, threes in it, and hands of few cards."""
    table, bag = empty(rng)
    ranks = few_ranks(rng, 3)
    if rng.random() < 0.3:  # the first turn: dealt red threes are replaced
        table.turn = rng.randrange(table.players)
        table.dealer = (table.seat - 1 - table.turn) % table.players
    else:
        for side in range(table.sides):
            for rank in ranks:
                if rng.random() < 0.4:
                    add_open(table, side, rank, rng.choice(NEAR), bag, rng)
                if rng.random() < 0.3:
                    add_closed(table, side, rank, rng.choice(CLOSED), bag, rng)
    reserves(table, bag, rng)
    give(table, bag_cards(ranks, rng, rng.randint(1, 3)), bag)
    for seat in range(table.players):
        if seat != table.seat and rng.random() < 0.4:
            table.hands[seat].update(bag.pick("R" * rng.choice((1, 2))))
    fill_rest(table, ranks, bag, rng, short=0.9, draw=0.7)
    return table


BUILDERS: dict[str, Callable[[Random], Table]] = {
    "random": random_table,
    "first meld": first_meld_table,
    "take": take_table,
    "first book": first_book_table,
    "reserve": reserve_table,
    "foot": foot_table,
    "going out": going_out_table,
    "out by take": out_by_take_table,
    "dry": dry_table,
}
