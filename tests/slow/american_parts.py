"""The parts of which tables of ``american`` are made: a bag of cards, sets, hands, pile and stock."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.slow.american_table import NATURALS, PACK, SEATS, SIDES, WILD, WILD_SET, Cards, Table

#: Totals on both sides of every step of para. 20.
SCORES = (-1500, 0, 2995, 3000, 4995, 5000, 8495)
#: Ranks that have rules of their own come up more often than others.
RANKS = NATURALS + "77AA"


class Bag:
    """The cards of a pack that have no place yet."""

    def __init__(self) -> None:
        self.left: Cards = Counter(PACK)

    def pick(self, cards: str) -> str:
        """Those of the cards wanted that are still there."""
        found = ""
        for card in cards:
            if self.left[card]:
                self.left[card] -= 1
                found += card
        return found

    def rest(self, rng: Random) -> str:
        """All that is left, shuffled; the bag is empty then."""
        cards = list(self.left.elements())
        self.left.clear()
        rng.shuffle(cards)
        return "".join(cards)


#: Natural and wild cards of every set of a rank that can come about.
SHAPES = [(n, w) for n in range(2, 8) for w in range(3) if 3 <= n + w <= 7]
NEAR = [shape for shape in SHAPES if sum(shape) >= 5]
CLOSED = [shape for shape in SHAPES if sum(shape) == 7]


def empty(rng: Random) -> Table:
    """Nothing on the table yet, somewhere in a hand."""
    table = Table([], [Counter() for _ in range(SEATS)], [{}, {}], [0, 0], [0, 0], "", "", 0, 0, 0)
    table.scores = [rng.choice(SCORES) for _ in range(SIDES)]
    table.seat = rng.randrange(SEATS)
    table.turn = rng.choice((0, 1, 2, 3, 4, 5, rng.randrange(60)))
    table.dealer = (table.seat - 1 - table.turn) % SEATS
    if rng.random() < 0.5:
        table.asked = {seat for seat in range(SEATS) if rng.random() < 0.5}
    return table


def some_ranks(rng: Random, number: int) -> list[str]:
    """Different ranks, aces and sevens oftener than others."""
    ranks: list[str] = []
    while len(ranks) < number:
        rank = rng.choice(RANKS)
        if rank not in ranks:
            ranks.append(rank)
    return ranks


def other_side(table: Table, ranks: list[str], bag: Bag, rng: Random, most: int = 7) -> None:
    """The opponents have opened, perhaps, and closed one of the ranks."""
    if rng.random() < 0.4:
        shapes = [shape for shape in SHAPES if sum(shape) <= most]
        add_set(table, 1 - table.side, rng.choice(ranks), rng.choice(shapes), bag, rng)
        if rng.random() < 0.4:
            add_set(table, 1 - table.side, rng.choice(NATURALS), rng.choice(CLOSED), bag, rng)


def lay_sets(table: Table, side: int, ranks: list[str], bag: Bag, rng: Random) -> None:
    for _ in range(rng.randint(1, 4)):
        rank = rng.choice(ranks) if rng.random() < 0.7 else rng.choice(NATURALS)
        add_set(table, side, rank, rng.choice(NEAR if rng.random() < 0.6 else SHAPES), bag, rng)
    if side in table.opened and rng.random() < 0.25:
        add_wild_set(table, side, rng.randint(3, 7), bag, rng)


def add_set(table: Table, side: int, rank: str, shape: tuple[int, int], bag: Bag, rng: Random) -> None:
    """Give a side a set, if it has none of the rank and the bag has the cards; sevens are natural."""
    naturals, wild = (sum(shape), 0) if rank == "7" else shape
    twos = rng.randint(0, wild)
    cards = rank * naturals + "2" * twos + "X" * (wild - twos)
    if rank not in table.sets[side] and not Counter(cards) - bag.left:
        table.sets[side][rank] = Counter(bag.pick(cards))
        table.opened.add(side)


def add_wild_set(table: Table, side: int, size: int, bag: Bag, rng: Random) -> None:
    """Give a side a set of wild cards of that size, and a natural set to have opened with."""
    cards = list(bag.pick("2" * 8 + "X" * 4))
    rng.shuffle(cards)
    bag.left.update(cards[size:])
    if len(cards) < 3:
        bag.left.update(cards[:size])
        return
    table.sets[side][WILD_SET] = Counter(cards[:size])
    if not any(rank != WILD_SET for rank in table.sets[side]):
        add_set(table, side, rng.choice(NATURALS), (3, 0), bag, rng)
    if len(table.sets[side]) == 1:
        bag.left.update(table.sets[side].pop(WILD_SET))


def give(table: Table, cards: str, bag: Bag) -> None:
    """Cards for the player in turn, as far as there are any; one at least."""
    if table.side in table.opened:
        cards = cards.replace("R", "").replace("B", "")
    table.hand.update(bag.pick(cards))
    while not table.hand or (table.side not in table.opened and table.hand.total() < 5):
        table.hand.update(bag.pick(next(card for card in NATURALS if bag.left[card])))


def fill_hand(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    size = rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9))
    if table.side not in table.opened:
        size = rng.choice((3, 6, 9, 13, 13))
    weights = [(ranks, 6), (WILD, rng.choice((1, 2, 4))), ("RB", rng.choice((0, 1))), (NATURALS, 1)]
    pool = [rng.choice(cards) for cards, weight in weights for _ in range(8 * weight)]
    give(table, "".join(rng.choice(pool) for _ in range(size)), bag)


def fill_rest(
    table: Table, ranks: list[str], bag: Bag, rng: Random, short: float = 0.3, threes: float = 0.25
) -> None:
    """Pile, other hands, stock; and how far the turn is."""
    if not table.pile:
        fill_pile(table, ranks, bag, rng)
    fill_stock(table, bag, rng, short, threes)
    if rng.random() < 0.5:
        table.part, table.did = "play", {"drew"}


def fill_pile(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    if rng.random() < 0.1:
        return
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))):
        table.pile += bag.pick(rng.choice([*ranks, *rng.sample(NATURALS, 2), rng.choice(NATURALS + "BR2X")]))
    own = [rank for rank in table.sets[table.side] if rank != WILD_SET]
    wish = rng.random()
    if wish < 0.4 and own:
        table.pile += bag.pick(rng.choice(own))
    elif wish < 0.9:
        table.pile += bag.pick(rng.choice([card for card in table.hand if card in NATURALS] or ranks))
    else:
        table.pile += bag.pick(rng.choice("BR2X"))


def fill_stock(table: Table, bag: Bag, rng: Random, short: float, threes: float) -> None:
    """Threes to the table, the other hands, the rest to the stock.

    A short stock's missing cards go to the seat that plays last from here.
    """
    first = "".join(rng.choice("RB") for _ in range(rng.choice((1, 1, 2)))) if rng.random() < threes else ""
    first = bag.pick(first)
    for three, lies in (("R", table.red), ("B", table.black)):
        for _ in bag.pick(three * rng.randint(0, 4)):
            lies[rng.randrange(SIDES)] += 1
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            size = rng.randint(1, 7)
            pool = NATURALS + "2X" + ("RB" if rng.random() < 0.3 else "")
            hand.update(bag.pick("".join(rng.choice(pool) for _ in range(size))))
            hand.update("" if hand else bag.pick(next(card for card in NATURALS if bag.left[card])))
    if rng.random() < short:
        table.stock = first + bag.pick(
            "".join(
                rng.choice(NATURALS + "2X") for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 5, 8, 9, 10, 12)))
            )
        )
        if rng.random() < 0.3:
            table.stock += bag.pick("RB")
        for three, lies in (("R", table.red), ("B", table.black)):
            lies[rng.randrange(SIDES)] += len(bag.pick(three * 4))
        table.hands[last_seat(table)].update(bag.rest(rng))
    else:
        table.stock = first + bag.rest(rng)


def last_seat(table: Table) -> int:
    """The seat that plays last from here; it holds what a short stock has no room for."""
    return (table.seat - 1) % SEATS


def no_threes(table: Table) -> None:
    """A player of an opened side has shown the threes."""
    table.red[table.side] += table.hand.pop("R", 0)
    table.black[table.side] += table.hand.pop("B", 0)
