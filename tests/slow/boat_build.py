"""Tables of ``boat`` made to order: small hands, sets about to be canastas, wild cards, short stocks, and all
that random play seldom reaches. Every table holds the whole pack, no card more or less."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.slow.boat_table import NATURALS, PACK, QUIET, WILD, WILD_SET, Cards, Table
from tests.slow.boat_turn import may_add_wild

#: Totals on both sides of every step of para. 31.
SCORES = (-1000, -5, 0, 5, 2500, 2505, 5000, 5005, 7500, 7505, 9995)


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


def shapes(most: int = 9) -> list[tuple[int, int]]:
    """Natural and wild cards of every set of a rank that can come about, up to a size."""
    found, new = set(), {(3, 0), (2, 1)}
    while new:
        found |= new
        grown = {(n + 1, w) for n, w in new if n < 8}
        grown |= {(n, w + 1) for n, w in new if may_add_wild("", n, w)}
        new = {shape for shape in grown if sum(shape) <= most} - found
    return sorted(found)


SHAPES = shapes()
NEAR = [shape for shape in SHAPES if 4 <= sum(shape) <= 8]


def random_table(rng: Random) -> Table:
    """A table at the beginning of somebody's turn, or just after the draw; sometimes in the quiet turns."""
    table = _empty(rng, rng.choice((2, 3, 4, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(2, 4))
    if rng.random() < 0.1:  # quiet turns: hands as dealt, and nothing laid
        table.turn = rng.randrange(QUIET * table.seats)
        table.dealer = (table.seat - 1 - table.turn) % table.seats
    else:
        for each in range(table.sides):
            if rng.random() < (0.7 if each == table.side else 0.5):
                _lay_sets(table, each, ranks, bag, rng)
    _fill_hand(table, ranks, bag, rng)
    _fill_rest(table, ranks, bag, rng)
    return table


def way_out_table(rng: Random) -> Table:
    """A hand that may just be laid in full or just not: wild cards, black threes, a yes or a no."""
    table = _empty(rng, rng.choice((2, 3, 4, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(1, 4))
    if rng.random() < 0.85:
        for rank in ranks[: rng.randint(1, 3)]:
            add_set(table, table.side, rank, rng.choice(NEAR), bag, rng)
        if rng.random() < 0.3:
            add_wild_set(table, table.side, rng.randint(3, 8), bag, rng)
    cards = rng.choice(("", "", "", "B", "BBB", "BBBB", "BBBB"))
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 1, 2) if rank in table.sets[table.side] else (0, 0, 2, 2, 3, 4))
    cards += "".join(rng.choice("22X") for _ in range(rng.choice((0, 0, 1, 2, 2, 3, 4))))
    cards += rng.choice(("", "", rng.choice(NATURALS)))
    _give(table, cards, bag)
    _fill_rest(table, ranks, bag, rng)
    return table


def four_blacks_table(rng: Random) -> Table:
    """The four black threes in hand, with or without something else, with or without a canasta."""
    table = _empty(rng, rng.choice((2, 3, 4, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, 3)
    for rank in ranks[: rng.randint(1, 3)]:
        add_set(table, table.side, rank, rng.choice([shape for shape in NEAR if sum(shape) > 5]), bag, rng)
    cards = "BBBB" + rng.choice(
        ("", "", ranks[0], ranks[1] * 2, ranks[2] * 3, "2", "X", rng.choice(NATURALS))
    )
    _give(table, cards, bag)
    _fill_rest(table, ranks, bag, rng)
    return table


def opening_table(rng: Random) -> Table:
    """A side without its first meld and a hand whose count may just be enough."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(2, 5))
    cards = ""
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 1, 2, 2, 3, 4))
    cards += "".join(rng.choice("222X") for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))))
    cards += rng.choice(("", "", "B", "BB", rng.choice(NATURALS)))
    _give(table, cards, bag)
    _fill_rest(table, ranks, bag, rng)
    return table


def opening_out_table(rng: Random) -> Table:
    """A side that could open with the pile and close with what comes with it."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    top, *ranks = rng.sample(NATURALS, rng.randint(2, 4))
    hand = top * rng.randint(1, 2)
    pile = top * rng.randint(2, 5)
    for rank in ranks:
        hand += rank * rng.choice((0, 1, 1, 2, 3))
        pile += rank * rng.choice((0, 0, 1, 2))
    hand += "".join(rng.choice("22X") for _ in range(rng.choice((0, 1, 1, 2)))) + rng.choice(("", "", "BB"))
    table.hand.update(bag.pick(hand))
    below = list(bag.pick(pile + rng.choice(("", "", "2", "B", rng.choice(NATURALS)))))
    rng.shuffle(below)
    table.pile = "".join(below) + bag.pick(top)
    _fill_rest(table, [top, *ranks], bag, rng)
    table.did = set()
    table.part = "draw"
    return table


def last_card_table(rng: Random) -> Table:
    """One or two cards in hand and in the pile, sets that are canastas or lack one card or two."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, 3)
    near = [shape for shape in SHAPES if 5 <= sum(shape) <= 8]
    for rank in ranks[: rng.randint(1, 3)]:
        add_set(table, table.side, rank, rng.choice(near), bag, rng)
    if rng.random() < 0.3:
        add_wild_set(table, table.side, rng.randint(5, 7), bag, rng)
    wish = "".join(rng.choice([*ranks, "2", "X", "B"]) for _ in range(rng.choice((1, 1, 2))))
    wish = rng.choice((wish, wish, ranks[0] * 2, ranks[0] + "2"))
    _give(table, wish, bag)
    table.pile = bag.pick(rng.choice(("", ranks[0], ranks[0], ranks[1], "5" + ranks[0])))
    _fill_rest(table, ranks, bag, rng, short=0.8)
    return table


def wild_table(rng: Random) -> Table:
    """Wild cards by the handful, with and without a set of them."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(1, 3))
    if rng.random() < 0.7:
        add_wild_set(table, table.side, rng.randint(3, 8), bag, rng)
    for rank in ranks:
        if rng.random() < 0.4:
            add_set(table, table.side, rank, rng.choice(NEAR), bag, rng)
    cards = "".join(rng.choice("22X") for _ in range(rng.randint(1, 7)))
    for rank in ranks:
        cards += rank * rng.choice((0, 0, 1, 1, 2, 3))
    _give(table, cards, bag)
    _fill_rest(table, ranks, bag, rng)
    return table


def dry_table(rng: Random) -> Table:
    """Nothing left to draw: no stock or one red three, a pile of no card or few, most cards on the table."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    most = rng.choice((4, 4, 4, 6))
    for rank in NATURALS:
        sides = list(range(table.sides))
        rng.shuffle(sides)
        for side in sides:
            number = min(bag.left[rank], rng.randint(3, most))
            if number >= 3:
                add_set(table, side, rank, (number, 0), bag, rng)
    for side in range(table.sides):
        add_wild_set(table, side, 4, bag, rng)
    table.stock = bag.pick(rng.choice(("", "", "", "R")))
    spare = bag.rest(rng)
    table.red[rng.randrange(table.sides)] += spare.count("R")
    spare = spare.replace("R", "")
    for hand in table.hands:  # a card for everybody, taken from the sets if need be
        if not spare:
            spare = _from_a_set(table)
        hand.update(spare[0])
        spare = spare[1:]
    wish = rng.random()
    if wish < 0.3:
        table.pile = spare
    elif wish < 0.6:  # the rest on the table as well, as far as may be: often nobody can move
        spare = _on_the_table(table, spare)
        table.hands[last_seat(table)].update(spare)
    else:
        for card in spare:
            table.hands[rng.randrange(table.seats)].update(card)
    table.idle = 0 if table.stock or table.pile else rng.randrange(table.seats)
    _history(table, rng)
    _part(table, rng)
    return table


def _on_the_table(table: Table, cards: str) -> str:
    """Natural cards join sets of six or fewer cards, wild cards those of wild cards; the rest is returned."""
    rest = ""
    for card in cards:
        rank = WILD_SET if card in WILD else card
        room = [sets[rank] for sets in table.sets if rank in sets and sets[rank].total() < 6]
        if room:
            room[0].update(card)
        else:
            rest += card
    return rest


def _from_a_set(table: Table) -> str:
    for sets in table.sets:
        for rank, cards in sets.items():
            if rank != WILD_SET and cards[rank] > 3:
                cards[rank] -= 1
                return rank
    raise AssertionError("no set has a card to spare")


def _empty(rng: Random, players: int) -> Table:
    table = Table(players, [], [], [], [], "", "", 0, 0, 0)
    table.scores = [rng.choice(SCORES) for _ in range(table.sides)]
    table.hands = [Counter() for _ in range(table.seats)]
    table.sets = [{} for _ in range(table.sides)]
    table.red, table.wild = [0] * table.sides, [""] * table.sides
    table.seat = rng.randrange(table.seats)
    table.turn = QUIET * table.seats + rng.choice((0, 0, 1, rng.randrange(40)))
    table.dealer = (table.seat - 1 - table.turn) % table.seats
    return table


def _give(table: Table, cards: str, bag: Bag) -> None:
    """Cards for the player in turn, as far as there are any; one at least."""
    table.hand.update(bag.pick(cards))
    if not table.hand:
        table.hand.update(bag.pick(next(card for card in NATURALS if bag.left[card])))


def _lay_sets(table: Table, side: int, ranks: list[str], bag: Bag, rng: Random) -> None:
    for _ in range(rng.randint(1, 3)):
        rank = rng.choice(ranks) if rng.random() < 0.7 else rng.choice(NATURALS)
        shape = rng.choice(SHAPES)
        if rng.random() < 0.5:  # canastas and sets that may become one
            shape = rng.choice([shape for shape in SHAPES if sum(shape) >= 5])
        add_set(table, side, rank, shape, bag, rng)
    if rng.random() < 0.25:
        add_wild_set(table, side, rng.randint(3, 8), bag, rng)


def add_set(
    table: Table, side: int, rank: str, shape: tuple[int, int], bag: Bag, rng: Random | None = None
) -> None:
    """Give a side a set, if it has none of the rank and the bag has the cards."""
    naturals, wild = shape
    twos = bag.left["2"] if rng is None else rng.randint(0, wild)
    twos = min(twos, wild)
    cards = rank * naturals + "2" * twos + "X" * (wild - twos)
    if rank not in table.sets[side] and not Counter(cards) - bag.left:
        table.sets[side][rank] = Counter(bag.pick(cards))
        table.opened.add(side)


def add_wild_set(table: Table, side: int, size: int, bag: Bag, rng: Random) -> None:
    """Give a side a set of wild cards of that size, as many as there are; a canasta is decided by seven."""
    cards = list(bag.pick("2" * 8 + "X" * 4))
    rng.shuffle(cards)
    bag.left.update(cards[size:])
    if len(cards) < 3:
        bag.left.update(cards[:size])
        return
    table.sets[side][WILD_SET] = Counter(cards[:size])
    table.opened.add(side)
    if size >= 7 and len(cards) >= 7:
        table.wild[side] = "big" if cards[:7].count("X") > 3 else "small"


def _fill_hand(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    size = rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9))
    if table.side not in table.opened:
        size = rng.randint(2, 11)
    if table.quiet:
        size = 14
    weights = [(ranks, 6), (WILD, rng.choice((1, 2, 4))), ("B", rng.choice((0, 1, 3))), (NATURALS, 1)]
    pool = [rng.choice(cards) for cards, weight in weights for _ in range(8 * weight)]
    table.hand.update(bag.pick("".join(rng.choice(pool) for _ in range(size))))
    _give(table, "", bag)


def _fill_rest(table: Table, ranks: list[str], bag: Bag, rng: Random, short: float = 0.3) -> None:
    if not table.pile:
        _fill_pile(table, ranks, bag, rng)
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            size = 14 if table.quiet else rng.randint(1, 7)
            hand.update(bag.pick("".join(rng.choice(NATURALS + "2XB") for _ in range(size))))
            hand.update("" if hand else bag.pick(next(card for card in NATURALS if bag.left[card])))
    _fill_stock(table, bag, rng, short)
    _history(table, rng)
    _part(table, rng)


def _fill_pile(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    if rng.random() < 0.05:
        return
    if rng.random() < 0.15:
        table.pile += bag.pick(rng.choice("2XB"))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))):
        table.pile += bag.pick(rng.choice([*ranks, *rng.sample(NATURALS, 2), rng.choice(NATURALS + "B2X")]))
    own = [rank for rank in table.sets[table.side] if rank != WILD_SET]
    wish = rng.random()
    if wish < 0.5 and own:
        table.pile += bag.pick(rng.choice(own))
    elif wish < 0.9:
        table.pile += bag.pick(rng.choice([card for card in table.hand if card in NATURALS] or ranks))
    else:
        table.pile += bag.pick(rng.choice("B2X"))


def _fill_stock(table: Table, bag: Bag, rng: Random, short: float) -> None:
    """Red threes to the table, the rest to the stock; a short stock's missing cards go to the seat before."""
    on_table = bag.pick("R" * rng.randint(0, 4))
    stock = rng.choice(("", "", "R", "4", "KR", "R5", "RR", "2", "66"))
    if rng.random() < short:
        table.stock = bag.pick(stock)
        on_table += bag.pick("R" * 4)
        table.hands[last_seat(table)].update(bag.rest(rng))
    else:
        table.stock = bag.rest(rng)
    for _ in on_table:
        table.red[rng.randrange(table.sides)] += 1


def last_seat(table: Table) -> int:
    """The seat that plays last from here; it holds what a short stock has no room for."""
    return (table.seat - 1) % table.seats


def _history(table: Table, rng: Random) -> None:
    """Whether new stocks were built before, and whether something was laid since."""
    table.rebuilt = rng.choice((0, 0, 1, 2))
    table.laid_since = rng.random() < 0.5 and any(table.sets)


def _part(table: Table, rng: Random) -> None:
    if rng.random() < 0.5:
        table.part = "play"
        table.did = {"drew"}
        if not table.stock and not table.pile and rng.random() < 0.8:
            table.did = {"drew nothing"}


def mutated(table: Table, rng: Random) -> Table:
    """A table from real play with a hand cut short, a stock used up or a pile cut down."""
    table = table.copy()
    keep = rng.choice((1, 1, 2, 2, 3, 4, 5, 6, 8))
    cards = list(table.hand.elements())
    rng.shuffle(cards)
    table.hands[table.seat] = Counter(cards[:keep])
    spare = "".join(cards[keep:])
    if len(table.pile) > 1 and rng.random() < 0.6:
        cut = rng.choice((1, 1, 2, 3))
        spare += table.pile[:-cut]
        table.pile = table.pile[-cut:]
    if rng.random() < 0.4:
        spare += table.stock
        table.stock = ""
        table.red[table.side] += spare.count("R")
        table.hands[last_seat(table)].update(spare.replace("R", ""))
    else:
        table.stock += spare
    return table
