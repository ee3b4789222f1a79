"""Tables made to order: small hands, sets about to be canastas, short stocks, and all that random play seldom
reaches. Every table holds the whole pack, no card more or less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random

from tests.slow.table import NATURALS, PACK, WILD, Cards, Table
from tests.slow.turn import may_add_wild

#: Totals on both sides of every step of para. 15.
SCORES = (-1000, -5, 0, 5, 1495, 1500, 2995, 3000, 4995)


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
    """Natural and wild cards of every set that can come about, up to a size."""
    found, new = set(), {(3, 0), (2, 1)}
    while new:
        found |= new
        grown = {(n + 1, w) for n, w in new if n < 8} | {(n, w + 1) for n, w in new if may_add_wild(n, w)}
        new = {shape for shape in grown if sum(shape) <= most} - found
    return sorted(found)


SHAPES = shapes()


def random_table(rng: Random) -> Table:
    """A table at the beginning of somebody's turn, or just after the draw."""
    players = rng.choice((2, 3, 4, 4, 4, 5, 6))
    table = _empty(rng, players)
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(2, 4))
    side = table.side
    for each in range(table.sides):
        if rng.random() < (0.7 if each == side else 0.5):
            table.opened.add(each)
            _lay_sets(table, each, ranks, bag, rng)
    table.before = set(table.sets[side])
    _fill_hand(table, ranks, bag, rng)
    _fill_pile(table, ranks, bag, rng)
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng)
    table.melded = {
        seat for seat in range(table.seats) if seat % table.sides in table.opened and rng.random() < 0.5
    }
    _part(table, rng)
    return table


def way_out_table(rng: Random) -> Table:
    """A hand that may just be laid in full or just not: bound by a yes, holding black threes, or refused."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    side = table.side
    ranks = rng.sample(NATURALS, rng.randint(1, 5))
    if rng.random() < 0.85:
        table.opened.add(side)
        near = [shape for shape in SHAPES if 4 <= sum(shape) <= 7]
        for rank in ranks[: rng.randint(1, 3)]:
            add_set(table, side, rank, rng.choice(near), bag, rng)
    table.before = set(table.sets[side])
    cards = rng.choice(("", "", "BBB", "BBBB"))
    for rank in ranks:
        cards += rank * rng.choice(
            (0, 1, 1, 2) if rank in table.sets[side] else (0, 0, 2, 2, 2, 3, 3, 4, 5, 6)
        )
    cards += "".join(rng.choice("22X") for _ in range(rng.choice((0, 1, 2, 2, 3, 4, 5))))
    cards += rng.choice(("", "", rng.choice(NATURALS)))
    table.hand.update(bag.pick(cards or "4"))
    _fill_pile(table, ranks, bag, rng)
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng)
    _part(table, rng)
    return table


def opening_table(rng: Random) -> Table:
    """A side without its first meld and a hand whose count may just be enough."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, rng.randint(2, 5))
    many = rng.random() < 0.3  # of one rank, so that its set may grow long before the count is reached
    if many:
        table.scores[table.side] = rng.choice((1500, 3000))
        cards = ranks[0] * rng.choice((5, 6, 6, 7)) + ranks[1] * 2 + rng.choice(("2", "X", "2X", "22"))
    else:
        cards = rng.choice(("", "", "B", "BBB", rng.choice(NATURALS)))
        for rank in ranks:
            cards += rank * rng.choice((0, 1, 2, 2, 2, 3, 4, 6))
        cards += "".join(rng.choice("222X") for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))))
    table.hand.update(bag.pick(cards or "4"))
    if many:
        table.pile = bag.pick(ranks[0])
    else:
        _fill_pile(table, ranks, bag, rng)
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng)
    _part(table, rng)
    return table


def last_card_table(rng: Random) -> Table:
    """One or two cards in hand and in the pile, sets that are canastas or lack one card or two."""
    table = _empty(rng, rng.choice((2, 3, 4)))
    bag = Bag()
    ranks = rng.sample(NATURALS, 3)
    table.opened.add(table.side)
    near = [shape for shape in SHAPES if 5 <= sum(shape) <= 8]
    for rank in ranks[: rng.randint(1, 3)]:
        add_set(table, table.side, rank, rng.choice(near), bag, rng)
    table.before = set(table.sets[table.side])
    table.hand.update(
        bag.pick("".join(rng.choice([*ranks, "2", "X", "B"]) for _ in range(rng.choice((1, 1, 2)))))
    )
    table.hand.update("" if table.hand else bag.pick("".join(ranks)))
    table.pile = bag.pick(rng.choice((ranks[0], ranks[0], ranks[1], "5" + ranks[0])))
    while not table.pile:
        table.pile = bag.pick(rng.choice(NATURALS))
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng, short=0.75)
    _part(table, rng)
    return table


def all_at_once_table(rng: Random) -> Table:
    """A side without a set and a hand that may just be laid in full: its canasta, its count, black threes."""
    table = _empty(rng, rng.choice((2, 3, 4, 4)))
    bag = Bag()
    cards = rng.choice(("", "BBB", "BBB", "BBBB"))
    for number, rank in enumerate(rng.sample(rng.choice(("4567", "4567", NATURALS)), rng.randint(1, 3))):
        cards += rank * (rng.randint(4, 7) if number == 0 else rng.choice((2, 2, 3, 4)))
    cards += "".join(rng.choice("222X") for _ in range(rng.choice((0, 1, 1, 2, 2, 3))))
    cards += rng.choice(("", "", rng.choice(NATURALS)))
    table.hand.update(bag.pick(cards))
    _fill_pile(table, [card for card in table.hand if card in NATURALS], bag, rng)
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng)
    _part(table, rng)
    if table.part == "draw" and rng.random() < 0.6:
        table.part = "play"
        table.did.add("drew")
    return table


def opening_out_table(rng: Random) -> Table:
    """A side that could open with the pile and go out with what comes with it."""
    table = _empty(rng, rng.choice((3, 4, 4, 4)))
    bag = Bag()
    top, *ranks = rng.sample(NATURALS, rng.randint(3, 5))
    hand = top * 2 + rng.choice(("", "", "BBB"))
    pile = top * rng.randint(3, 5)
    for rank in ranks:
        in_hand, in_pile = rng.choice(((1, 2), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0), (0, 3), (1, 0)))
        hand += rank * in_hand
        pile += rank * in_pile
    hand += "".join(rng.choice("22X") for _ in range(rng.choice((1, 1, 2, 3))))
    table.hand.update(bag.pick(hand))
    below = list(bag.pick(pile + rng.choice(("", "", "", "2", "R"))))
    rng.shuffle(below)
    table.pile = "".join(below) + bag.pick(top)
    table.frozen = any(card in WILD + "R" for card in table.pile)
    _fill_others(table, bag, rng)
    _fill_stock(table, bag, rng)
    if table.seats == 4 and rng.random() < 0.6:
        table.did = {"asked", rng.choice(("yes", "yes", "no"))}
    return table


def _empty(rng: Random, players: int) -> Table:
    table = Table(players, [], [], [], [], "", "", 0, 0, 0)
    table.scores = [rng.choice(SCORES) for _ in range(table.sides)]
    table.hands = [Counter() for _ in range(table.seats)]
    table.sets = [{} for _ in range(table.sides)]
    table.red, table.fines = [0] * table.sides, [0] * table.sides
    table.seat = rng.randrange(table.seats)
    table.turn = rng.randrange(table.seats) if rng.random() < 0.2 else table.seats + rng.randrange(40)
    table.dealer = (table.seat - 1 - table.turn) % table.seats
    return table


def _lay_sets(table: Table, side: int, ranks: list[str], bag: Bag, rng: Random) -> None:
    for _ in range(rng.randint(1, 3)):
        rank = rng.choice(ranks) if rng.random() < 0.7 else rng.choice(NATURALS)
        shape = rng.choice(SHAPES)
        if rng.random() < 0.5:  # canastas and sets that may become one
            shape = rng.choice([shape for shape in SHAPES if sum(shape) >= 5])
        add_set(table, side, rank, shape, bag, rng)
    if not table.sets[side]:
        table.opened.discard(side)


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


def _fill_hand(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    size = rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9))
    if table.side not in table.opened:
        size = rng.randint(2, 11)
    weights = [(ranks, 6), ("2X", rng.choice((1, 2, 4))), ("B", rng.choice((0, 1, 3))), (NATURALS, 1)]
    pool = [rng.choice(cards) for cards, weight in weights for _ in range(8 * weight)]
    table.hand.update(bag.pick("".join(rng.choice(pool) for _ in range(size))))
    if not table.hand:
        table.hand.update(bag.pick(next(card for card in NATURALS if bag.left[card])))


def _fill_pile(table: Table, ranks: list[str], bag: Bag, rng: Random) -> None:
    below = rng.choice((0, 0, 1, 1, 2, 3, 4))
    if rng.random() < 0.05:
        table.pile += bag.pick("R")
    if rng.random() < 0.15:
        table.pile += bag.pick(rng.choice(WILD))
    for _ in range(below):
        table.pile += bag.pick(rng.choice([*ranks, rng.choice(NATURALS), rng.choice(NATURALS + "BB2X")]))
    wish = rng.random()
    if wish < 0.5 and table.sets[table.side]:
        table.pile += bag.pick(rng.choice(list(table.sets[table.side])))
    elif wish < 0.9:
        table.pile += bag.pick(rng.choice([card for card in table.hand if card in NATURALS] or ranks))
    elif wish < 0.95:
        table.pile += bag.pick("B")
    else:
        table.pile += bag.pick(rng.choice(WILD))
    while not table.pile or table.pile[-1] == "R":
        table.pile += bag.pick(rng.choice(NATURALS))
    table.frozen = any(card in WILD + "R" for card in table.pile)


def _fill_others(table: Table, bag: Bag, rng: Random) -> None:
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            cards = "".join(rng.choice(NATURALS + "2XB") for _ in range(rng.randint(1, 7)))
            hand.update(bag.pick(cards))
            if not table.had_turn(seat) and rng.random() < 0.5:
                hand.update(bag.pick("R" * rng.randint(1, 2)))
            if not hand:
                hand.update(bag.pick(next(card for card in NATURALS if bag.left[card])))


def _fill_stock(table: Table, bag: Bag, rng: Random, short: float = 0.5) -> None:
    """Red threes to the table, the rest to the stock; a short stock's missing cards go to the seat before."""
    on_table = bag.pick("R" * rng.randint(0, 4))
    wish = rng.random()
    stock = ""
    if wish < 0.1:
        stock = "R"
    elif wish < 0.2:
        stock = rng.choice(("4", "KR", "R5", "RR", "2", "66", "A7R"))
    if wish < short:
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


def _part(table: Table, rng: Random) -> None:
    wish = rng.random()
    if wish < 0.45:
        table.part = "play"
        table.did = {"drew"}
        if not table.stock and rng.random() < 0.5 and any(table.red):
            table.did.add("last three")
        elif table.hand.total() < 2 and rng.random() < 0.8:
            card, table.stock = table.stock[:1], table.stock[1:]
            table.hand.update(card.replace("R", ""))
            table.red[table.side] += card.count("R")
    if table.seats == 4 and rng.random() < 0.5:
        table.did |= {"asked", rng.choice(("yes", "no"))}


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
        table.frozen = any(card in WILD + "R" for card in table.pile)
    if rng.random() < 0.4:
        spare += table.stock
        table.stock = ""
        table.red[table.side] += spare.count("R")
        table.hands[last_seat(table)].update(spare.replace("R", ""))
    else:
        table.stock += spare
    if table.seats == 4 and not table.did and rng.random() < 0.4:
        table.did = {"asked", rng.choice(("yes", "no"))}
    return table


def tiny_tables(step: int, first: int = 0) -> Iterator[Table]:
    """Every hand of one to four cards of five kinds beside every set of kings, at the end of a hand.

    There are some 270,000 of them; every ``step``-th is given, from number ``first`` on.
    """
    hands = [cards for size in (1, 2, 3, 4) for cards in combinations_with_replacement("KQ2XB", size)]
    moods = ((), ("asked", "yes"), ("asked", "no"))
    others = ((), ((7, 0),), ((4, 3),))
    piles = ("K", "4K", "2K", "Q", "KQ", "BQ")
    parts = [(part, pile) for part in ("draw", "play", "last three") for pile in piles]
    parts = [(part, pile) for part, pile in parts if part == "draw" or pile in piles[:2]]
    every = product([None, *SHAPES], hands, others, parts, moods)
    for shape, cards, other, (part, pile), did in islice(every, first, None, step):
        table = _tiny(shape, "".join(cards), other, pile, did, part)
        if table is not None:
            yield table


def _tiny(
    shape: tuple[int, int] | None,
    hand: str,
    other: tuple[tuple[int, int], ...],
    pile: str,
    did: tuple[str, ...],
    part: str,
) -> Table | None:
    """One of the tiny tables; half of those for two, by a rule that mixes all the rest, have a stock."""
    mix = len(hand) + len(other) + sum(shape or ()) + len(pile)
    players = 2 if not did and mix % 3 == 0 else 4
    table = Table(players, [0, 0], [], [{}, {}], [0, 4], "", "", 0, 1, 5)
    table.seat, table.dealer = 1, (1 - 1 - table.turn) % table.seats
    table.hands, table.fines = [Counter() for _ in range(table.seats)], [0, 0]
    bag = Bag()
    bag.pick("RRRR")
    if shape is not None:
        add_set(table, 1, "K", shape, bag)
    for naturals_wild in other:
        add_set(table, 1, "A", naturals_wild, bag)
    if table.sets[1]:
        table.opened.add(1)
    table.before = set(table.sets[1])
    table.hand.update(bag.pick(hand))
    table.pile = bag.pick(pile)
    if table.hand.total() < len(hand) or len(table.pile) < len(pile):
        return None
    table.frozen = "2" in pile
    table.did = set(did)
    if part != "draw":
        table.part = "play"
        table.did.add("drew")
    rest = bag.rest(Random(mix))
    if part == "last three":
        table.did.add("last three")
    if part == "last three" or mix % 2:
        table.hands[0].update(rest)
    else:
        table.hands[0].update(rest[:5])
        table.stock = rest[5:]
    return table
