"""Tables of ``american`` made to order: first melds, sets about to be closed, dead ranks, wild sets, threes
in hand and in the stock, short stocks, and all that random play seldom reaches. Every table holds the whole
pack, no card more or less."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.slow.american_parts import (
    CLOSED,
    NEAR,
    SHAPES,
    Bag,
    add_set,
    add_wild_set,
    empty,
    fill_hand,
    fill_rest,
    give,
    last_seat,
    lay_sets,
    no_threes,
    other_side,
    some_ranks,
)
from tests.slow.american_table import NATURALS, SIDES, WILD, Table


def random_table(rng: Random) -> Table:
    """A table at the beginning of somebody's turn, or just after the draw."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, rng.randint(2, 4))
    for each in range(SIDES):
        if rng.random() < (0.7 if each == table.side else 0.5):
            lay_sets(table, each, ranks, bag, rng)
    fill_hand(table, ranks, bag, rng)
    fill_rest(table, ranks, bag, rng)
    return table


def way_out_table(rng: Random) -> Table:
    """A hand that may just be laid in full but one card, or just not; a three on the stock often."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, rng.randint(2, 4))
    for rank in ranks[: rng.randint(2, 4)]:
        add_set(table, table.side, rank, rng.choice(NEAR), bag, rng)
    if rng.random() < 0.3:
        add_wild_set(table, table.side, rng.randint(3, 7), bag, rng)
    if rng.random() < 0.3:
        add_set(table, 1 - table.side, rng.choice(ranks), rng.choice(CLOSED), bag, rng)
    cards = ""
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 1, 2) if rank in table.sets[table.side] else (0, 0, 2, 2, 3, 4))
    cards += "".join(rng.choice("22X") for _ in range(rng.choice((0, 0, 1, 2, 2, 3))))
    cards += rng.choice(("", "", rng.choice(NATURALS)))
    give(table, cards, bag)
    fill_rest(table, ranks, bag, rng, threes=0.5)
    return table


def three_held_table(rng: Random) -> Table:
    """Two canastas or nearly, a hand that can be laid in full, and a three to be drawn."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, 3)
    near = [shape for shape in SHAPES if sum(shape) >= 6]
    for rank in ranks:
        add_set(table, table.side, rank, rng.choice(near), bag, rng)
    cards = ""
    for rank in ranks:
        cards += rank * rng.choice((0, 0, 0, 1, 1, 2))
    cards += rng.choice(("", "", "2", "X", "22", "22X", ranks[0], rng.choice(NATURALS) * 3))
    give(table, cards, bag)
    fill_rest(table, ranks, bag, rng, short=0.5, threes=0.9)
    table.part, table.did = "draw", set()
    return table


def opening_table(rng: Random) -> Table:
    """A side without its first meld and a hand whose count may just be enough."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, rng.randint(2, 5))
    other_side(table, ranks, bag, rng)
    cards = "AAA" if rng.random() < 0.3 else ""
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 2, 2, 3, 3, 4))
    cards += "".join(rng.choice("222X") for _ in range(rng.choice((0, 1, 1, 2, 3, 4))))
    cards += rng.choice(("", "", "B", "RB", "R", "RR", rng.choice(NATURALS)))
    give(table, cards, bag)
    fill_rest(table, ranks, bag, rng)
    return table


def before_take_table(rng: Random) -> Table:
    """A first meld from the hand, with a pair for the top card left over or just not."""
    table, bag = empty(rng), Bag()
    top, *ranks = some_ranks(rng, rng.randint(2, 4))
    other_side(table, [top, *ranks], bag, rng)
    cards = top * rng.choice((1, 2, 2, 2, 3, 4, 5, 7))
    for rank in ranks:
        cards += rank * rng.choice((0, 2, 3, 3, 4, 5, 7))
    cards += "".join(rng.choice("22X") for _ in range(rng.choice((0, 1, 2, 2, 3, 4))))
    cards += rng.choice(("", "", "", "B", "R", "RB", rng.choice(NATURALS)))
    give(table, cards[:13], bag)
    below = "".join(
        rng.choice([*ranks, "2", "X", "R", "B", *NATURALS]) for _ in range(rng.choice((0, 0, 1, 3)))
    )
    table.pile = bag.pick(below) + bag.pick(top)
    fill_rest(table, [top, *ranks], bag, rng)
    if rng.random() < 0.9:
        table.part, table.did = "draw", set()
    return table


def seven_table(rng: Random) -> Table:
    """Seven natural cards of a rank in hand, or six or eight of them."""
    table, bag = empty(rng), Bag()
    rank, other, third = some_ranks(rng, 3)
    other_side(table, [rank, other, third], bag, rng, most=3)
    cards = (
        rank * rng.choice((6, 7, 7, 7, 8))
        + other * rng.choice((0, 1, 2, 2, 3))
        + third * rng.choice((0, 0, 2))
    )
    cards += rng.choice(("", "", "2", "2X", "R", "B", "RB"))
    give(table, cards, bag)
    table.pile = bag.pick(rng.choice((other, other, rank, third, "", "5" + other, "R" + other, "2")))
    fill_rest(table, [rank, other, third], bag, rng)
    return table


def special_table(rng: Random) -> Table:
    """Thirteen cards of a special hand, the stock holding the fourteenth or another one near it."""
    table, bag = empty(rng), Bag()
    table.asked = set()
    cards = list(_special(rng))
    rng.shuffle(cards)
    if rng.random() < 0.4:  # one card is another
        cards[rng.randrange(14)] = rng.choice(cards + list(NATURALS + "2XRB"))
    if rng.random() < 0.3:
        lay_sets(table, 1 - table.side, some_ranks(rng, 2), bag, rng)
    if rng.random() < 0.1:
        lay_sets(table, table.side, some_ranks(rng, 2), bag, rng)
    keep = rng.choice((12, 13, 13, 13, 13))
    table.hand.update(bag.pick("".join(cards[:keep])))
    top = bag.pick("".join(cards[keep:]) + ("R" if rng.random() < 0.2 else ""))
    fill_rest(table, some_ranks(rng, 2), bag, rng, short=0.1)
    table.part, table.did = "draw", set()
    if table.side in table.opened:
        no_threes(table)
    table.stock = top + table.stock
    if rng.random() < 0.4 and top:
        table.hand.update(top[0])
        table.stock = table.stock[1:]
        table.part, table.did = "play", {"drew"}
        table.three = top[0] if top[0] in "RB" and table.side not in table.opened else ""
        if table.side in table.opened:
            no_threes(table)
    return table


def _special(rng: Random) -> str:
    kind = rng.choice(("pairs", "pairs", "twos", "twos", "straight", "garbage", "dream", "threes", "fours"))
    ranks = rng.sample(NATURALS, 7)
    wild = "".join(rng.choice(("2", "X")) for _ in range(4))
    if kind == "pairs":
        pairs = [*ranks[:6], rng.choice(ranks)]
        return "".join(rank * 2 for rank in pairs)
    if kind == "twos":
        pairs = ["2", "7", "A", *rng.sample(NATURALS + "2", 4)]
        return "".join(rank * 2 for rank in pairs)
    if kind == "straight":
        return NATURALS + WILD + rng.choice("RB")
    if kind == "garbage":
        return ranks[0] * 4 + ranks[1] * 4 + ranks[2] * 3 + ranks[3] * 3
    if kind == "dream":
        return ranks[0] * 5 + ranks[1] * 5 + wild
    if kind == "threes":
        return "".join(rank * 3 for rank in ranks[:4]) + wild[:2]
    if rng.random() < 0.5:  # fours that are pairs as well
        ranks, wild = ["7", "A", next(rank for rank in ranks if rank not in "7A")], "22"
    return "".join(rank * 4 for rank in ranks[:3]) + wild[:2]


def last_card_table(rng: Random) -> Table:
    """One card or two in hand and in the pile, sets that are closed or lack one card or two."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, 3)
    for rank in ranks[: rng.randint(1, 3)]:
        add_set(table, table.side, rank, rng.choice(NEAR), bag, rng)
    if rng.random() < 0.3:
        add_wild_set(table, table.side, rng.randint(5, 7), bag, rng)
    wish = "".join(rng.choice([*ranks, "2", "X"]) for _ in range(rng.choice((1, 1, 2, 3))))
    wish = rng.choice((wish, wish, ranks[0] * 2, ranks[0] + "2", ranks[2] * 2))
    give(table, wish, bag)
    table.pile = bag.pick(rng.choice(("", ranks[0], ranks[2], ranks[1], "5" + ranks[2], "RB" + ranks[2])))
    fill_rest(table, ranks, bag, rng, short=0.8, threes=0.4)
    return table


def wild_table(rng: Random) -> Table:
    """Wild cards by the handful, with and without a set of them, opened or not."""
    table, bag = empty(rng), Bag()
    ranks = some_ranks(rng, rng.randint(1, 3))
    if rng.random() < 0.6:
        add_wild_set(table, table.side, rng.randint(3, 7), bag, rng)
    for rank in ranks:
        if table.side in table.opened and rng.random() < 0.6:
            add_set(table, table.side, rank, rng.choice(SHAPES), bag, rng)
    cards = "".join(rng.choice("22X") for _ in range(rng.randint(1, 8)))
    for rank in ranks:
        cards += rank * rng.choice((0, 0, 1, 1, 2, 3, 4))
    give(table, cards, bag)
    fill_rest(table, ranks, bag, rng)
    return table


def taken_table(rng: Random) -> Table:
    """An opened side before a pile it may take: aces, sevens and closed ranks in hand, few other cards."""
    table, bag = empty(rng), Bag()
    top, *ranks = some_ranks(rng, 4)
    add_set(table, table.side, rng.choice(ranks), rng.choice(SHAPES), bag, rng)
    if rng.random() < 0.6:
        add_set(table, table.side, top, rng.choice([shape for shape in SHAPES if sum(shape) <= 5]), bag, rng)
    for rank in ranks:
        add_set(table, rng.randrange(SIDES), rank, rng.choice(CLOSED), bag, rng)
    if not table.sets[table.side]:
        add_set(table, table.side, next(rank for rank in NATURALS if bag.left[rank] > 5), (3, 0), bag, rng)
    wish = top * 2 + "".join(
        rng.choice([*ranks, "A", "7", "2", "X"]) for _ in range(rng.choice((0, 1, 2, 3)))
    )
    give(table, wish, bag)
    below = "".join(rng.choice([*ranks, "A", "7", "2", "R", "B"]) for _ in range(rng.choice((0, 0, 1, 2))))
    table.pile = bag.pick(below) + bag.pick(top)
    fill_rest(table, ranks, bag, rng)
    table.part, table.did = "draw", set()
    return table


def dead_table(rng: Random) -> Table:
    """The opponents have closed a rank of which the player in turn has a set, a pair or the top card."""
    table, bag = empty(rng), Bag()
    rank, *ranks = some_ranks(rng, 3)
    rank = rank.replace("7", "8")
    ranks = [each for each in ranks if each != rank]
    add_set(table, 1 - table.side, rank, rng.choice(((5, 2), (5, 2), (6, 1))), bag, rng)
    for each in ranks:
        if rng.random() < 0.7:
            add_set(table, table.side, each, rng.choice(SHAPES), bag, rng)
    if rng.random() < 0.4:
        add_set(table, table.side, rank, (2, rng.randint(1, 2)), bag, rng)
    cards = rank * 3 if rng.random() < 0.5 else rank * 2
    cards += "".join(
        rng.choice([*ranks, *ranks, *NATURALS, "2", "X"]) for _ in range(rng.choice((1, 2, 4, 9)))
    )
    give(table, cards, bag)
    table.pile = bag.pick(rng.choice(("", "5", ranks[0]))) + bag.pick(rank)
    fill_rest(table, [rank, *ranks], bag, rng)
    return table


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
        table.black[table.side] += spare.count("B")
        table.hands[last_seat(table)].update(spare.replace("R", "").replace("B", ""))
    else:
        table.stock += spare
    return table


BUILDERS = {
    "random": random_table,
    "way out": way_out_table,
    "three held": three_held_table,
    "opening": opening_table,
    "before take": before_take_table,
    "seven": seven_table,
    "special": special_table,
    "last card": last_card_table,
    "wild": wild_table,
    "taken": taken_table,
    "dead": dead_table,
}
