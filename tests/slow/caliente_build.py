"""Tables of ``caliente`` made to order: small hands, sets about to be canastas, short stocks, Caliente cards.

Every table holds the whole pack of its options, no card more or less.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random

from tests.slow.build import Bag, add_set
from tests.slow.caliente_legal import may_add_wild
from tests.slow.caliente_table import (
    ALWAYS_FROZEN,
    CALIENTE_CARDS,
    THREE_SIDES,
    TWO_SIDES,
    CalienteTable,
    empty,
    full_pack,
)
from tests.slow.table import NATURALS, WILD

#: Totals on both sides of every step of 20 and 93.
SCORES = (-1000, -5, 0, 5, 1495, 1500, 2995, 3000, 4995, 7495, 7500)
#: Ends of a stock, bonus cards in all places.
SHORT_STOCKS = ("R", "4", "KR", "R5", "RR", "2", "66", "A7R", "4R5RJ", "QC", "789TJQR")
#: Every choice of options with the numbers of players it is for.
GAMES: list[tuple[frozenset[str], int]] = [
    (frozenset(chosen) | frozenset(pack), players)
    for chosen in ((), (CALIENTE_CARDS,), (ALWAYS_FROZEN,), (CALIENTE_CARDS, ALWAYS_FROZEN))
    for pack, numbers in (((), (2, 3, 4, 5, 6)), ((TWO_SIDES,), (6,)), ((THREE_SIDES,), (6,)))
    for players in numbers
]


class OptionBag(Bag):
    """The cards of a pack with options that have no place yet."""

    def __init__(self, options: frozenset[str]) -> None:
        super().__init__()
        self.left = full_pack(options)


def shapes(most: int = 9) -> list[tuple[int, int]]:
    """Natural and wild cards of every set that can come about, up to a size."""
    found, new = set(), {(3, 0), (2, 1)}
    while new:
        found |= new
        grown = {(n + 1, w) for n, w in new if n < 8} | {(n, w + 1) for n, w in new if may_add_wild(n, w)}
        new = {shape for shape in grown if sum(shape) <= most} - found
    return sorted(found)


SHAPES = shapes()


def random_table(rng: Random) -> CalienteTable:
    """A table at the beginning of somebody's turn, or just after the draw."""
    table = _begin(rng)
    bag = OptionBag(table.options)
    ranks = rng.sample(NATURALS, rng.randint(2, 4))
    for side in range(table.sides):
        if rng.random() < (0.7 if side == table.side else 0.5):
            for _ in range(rng.randint(1, 3)):
                rank = rng.choice(ranks) if rng.random() < 0.7 else rng.choice(NATURALS)
                least = rng.choice((3, 5))  # canastas and sets that may become one are the more telling half
                shape = rng.choice([each for each in SHAPES if sum(each) >= least])
                add_set(table, side, rank, shape, bag, rng)
    size = rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9))
    if not table.sets[table.side]:
        size = rng.randint(2, 11)
    weights = [(ranks, 6), ("2X", rng.choice((1, 2, 4))), ("B", rng.choice((0, 1, 3))), (NATURALS, 1)]
    pool = [rng.choice(cards) for cards, weight in weights for _ in range(8 * weight)]
    return _complete(table, "".join(rng.choice(pool) for _ in range(size)), ranks, bag, rng)


def way_out_table(rng: Random) -> CalienteTable:
    """A hand that may just be laid in full or just not."""
    table = _begin(rng)
    bag = OptionBag(table.options)
    ranks = rng.sample(NATURALS, rng.randint(1, 5))
    if rng.random() < 0.85:
        near = [shape for shape in SHAPES if 4 <= sum(shape) <= 7]
        for rank in ranks[: rng.randint(1, 3)]:
            add_set(table, table.side, rank, rng.choice(near), bag, rng)
    cards = rng.choice(("", "", "BBB", "BBBB"))
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 1, 2) if rank in table.sets[table.side] else (0, 0, 2, 2, 3, 4))
    cards += "".join(rng.choice("22X") for _ in range(rng.choice((0, 1, 2, 2, 3, 4))))
    cards += rng.choice(("", "", rng.choice(NATURALS)))
    return _complete(table, cards, ranks, bag, rng)


def opening_table(rng: Random) -> CalienteTable:
    """A side without its first meld and a hand whose count may just be enough."""
    table = _begin(rng)
    bag = OptionBag(table.options)
    ranks = rng.sample(NATURALS, rng.randint(2, 5))
    cards = ""
    for rank in ranks:
        cards += rank * rng.choice((0, 1, 2, 2, 2, 3, 4))
    cards += "".join(rng.choice("222X") for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))))
    cards += rng.choice(("", "", "B", "BBB", rng.choice(NATURALS)))
    return _complete(table, cards, ranks, bag, rng)


def last_card_table(rng: Random) -> CalienteTable:
    """One or two cards in hand and in the pile, sets that are canastas or lack one card or two."""
    table = _begin(rng)
    bag = OptionBag(table.options)
    ranks = rng.sample(NATURALS, 3)
    near = [shape for shape in SHAPES if 5 <= sum(shape) <= 8 and shape[0] < 7]
    for rank in ranks[: rng.choice((1, 2, 2, 3))]:
        add_set(table, table.side, rank, rng.choice(near), bag, rng)
    cards = "".join(rng.choice([*ranks, "2", "X", "B", "C"]) for _ in range(rng.choice((1, 1, 2))))
    if rng.random() < 0.25:
        cards = ranks[0] * 2
    pile = rng.choice((ranks[0], ranks[0], ranks[1], "5" + ranks[0]))
    return _complete(table, cards, ranks, bag, rng, pile, short=0.9, part=rng.choice(("draw", "draw", "")))


def opening_out_table(rng: Random) -> CalienteTable:
    """A side that could open with the pile and go out with what comes with it."""
    table = _begin(rng)
    bag = OptionBag(table.options)
    top, *ranks = rng.sample(NATURALS, rng.randint(3, 5))
    hand = top * 2 + rng.choice(("", "", "BBB", "C"))
    pile = top * rng.randint(3, 5)
    for rank in ranks:
        in_hand, in_pile = rng.choice(((1, 2), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0), (0, 3), (1, 0)))
        hand += rank * in_hand
        pile += rank * in_pile
    hand += "".join(rng.choice("22X") for _ in range(rng.choice((1, 1, 2, 3))))
    hand = bag.pick(hand)
    below = list(bag.pick(pile + rng.choice(("", "", "", "2", "R", "C"))))
    rng.shuffle(below)
    bag.left.update(hand)
    bag.left.update(below)
    return _complete(table, hand, ranks, bag, rng, "".join(below) + top, part="draw")


def refill_table(rng: Random) -> CalienteTable:
    """A Caliente card in hand, a stock that may be short or end in bonus cards, sets on all sides."""
    table = _begin(rng, [game for game in GAMES if CALIENTE_CARDS in game[0]])
    bag = OptionBag(table.options)
    ranks = rng.sample(NATURALS, 6)
    number = rng.randint(0, 2)
    for side in range(table.sides):
        for rank in ranks[: max(0, number + rng.choice((-1, 0, 0, 0, 1)))]:
            add_set(table, side, rank, rng.choice([each for each in SHAPES if sum(each) <= 5]), bag, rng)
    size = rng.choice((0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12))
    cards = "C" * rng.choice((1, 1, 2)) + "".join(rng.choice(ranks) for _ in range(size))
    return _complete(table, cards, ranks, bag, rng, short=0.7, part="draw")


def _begin(rng: Random, games: list[tuple[frozenset[str], int]] = GAMES) -> CalienteTable:
    table = empty(*rng.choice(games))
    table.scores = [rng.choice(SCORES) for _ in range(table.sides)]
    if table.extra_pack and rng.random() < 0.3:
        table.scores = [7500] * table.sides
    table.seat = rng.randrange(table.seats)
    table.turn = rng.randrange(table.seats) if rng.random() < 0.2 else table.seats + rng.randrange(40)
    table.dealer = (table.seat - 1 - table.turn) % table.seats
    return table


def _complete(
    table: CalienteTable,
    hand: str,
    ranks: list[str],
    bag: OptionBag,
    rng: Random,
    pile: str = "",
    *,
    short: float = 0.5,
    part: str = "",
) -> CalienteTable:
    """Everything but the sets, which lie there already: hands, pile, stock, what was done in the turn."""
    table.opened = {side for side, sets in enumerate(table.sets) if sets}
    table.before = set(table.sets[table.side])
    if rng.random() < 0.25:
        hand += "C"
    table.hand.update(bag.pick(hand) or bag.pick("4") or bag.pick(NATURALS)[:1])
    table.pile = bag.pick(pile) if pile else _pile(table, ranks, bag, rng)
    while not table.pile or table.pile[-1] == "R":
        table.pile += bag.pick(rng.choice(NATURALS))
    table.frozen = not table.always_frozen and any(card in WILD + "R" for card in table.pile)
    for seat, other in enumerate(table.hands):
        if seat != table.seat:
            other.update(bag.pick("".join(rng.choice(NATURALS + "2XBC") for _ in range(rng.randint(1, 7)))))
            while not other:
                other.update(bag.pick(rng.choice(NATURALS)))
    _stock(table, bag, rng, short)
    table.melded = {
        seat for seat in range(table.seats) if seat % table.sides in table.opened and rng.random() < 0.5
    }
    _part(table, rng, part)
    return table


def _pile(table: CalienteTable, ranks: list[str], bag: OptionBag, rng: Random) -> str:
    pile = bag.pick("R") if rng.random() < 0.05 else ""
    if rng.random() < 0.15:
        pile += bag.pick(rng.choice(WILD + "C"))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))):
        pile += bag.pick(rng.choice([*ranks, rng.choice(NATURALS), rng.choice(NATURALS + "BB2XC")]))
    wish = rng.random()
    if wish < 0.5 and table.sets[table.side]:
        return pile + bag.pick(rng.choice(list(table.sets[table.side])))
    if wish < 0.88:
        return pile + bag.pick(rng.choice([card for card in table.hand if card in NATURALS] or ranks))
    return pile + bag.pick(rng.choice("BC2X"))


def _stock(table: CalienteTable, bag: OptionBag, rng: Random, short: float) -> None:
    """Bonus cards to the table, the rest to the stock; what a short stock lacks goes to the seat before."""
    red = bag.pick("R" * rng.randint(0, 6))
    if rng.random() < short:
        stock = "" if rng.random() < 0.5 else rng.choice(SHORT_STOCKS)
        table.stock = bag.pick(stock)
        red += bag.pick("R" * 6)
        table.hands[last_seat(table)].update(bag.rest(rng))
    else:
        table.stock = bag.rest(rng)
    for _ in red:
        table.red[rng.randrange(table.sides)] += 1


def last_seat(table: CalienteTable) -> int:
    """The seat that plays last from here; it holds what a short stock has no room for."""
    return (table.seat - 1) % table.seats


def _part(table: CalienteTable, rng: Random, part: str) -> None:
    table.part = part or rng.choice(("draw", "play"))
    if table.part == "play":
        table.did = {"drew"}
        if table.hand.total() < 2 and rng.random() < 0.8:
            card, table.stock = table.stock[:1], table.stock[1:]
            table.hand.update(card.replace("R", ""))
            table.red[table.side] += card.count("R")
    if table.partners and rng.random() < 0.5:
        table.did |= {"asked", rng.choice(("yes", "no"))}


def mutated(table: CalienteTable, rng: Random) -> CalienteTable:
    """A table from real play with a hand cut short, a stock used up or a pile cut down."""
    table = table.copy()
    cards = list(table.hand.elements())
    rng.shuffle(cards)
    keep = rng.choice((1, 1, 2, 2, 3, 4, 5, 6, 8))
    table.hand.clear()
    table.hand.update(cards[:keep])
    spare = "".join(cards[keep:])
    if len(table.pile) > 1 and rng.random() < 0.6:
        cut = rng.choice((1, 1, 2, 3))
        spare += table.pile[:-cut]
        table.pile = table.pile[-cut:]
        table.frozen = not table.always_frozen and any(card in WILD + "R" for card in table.pile)
    if rng.random() < 0.4:
        spare += table.stock
        table.stock = ""
    table.red[0] += spare.count("R")
    table.hands[last_seat(table)].update(spare.replace("R", ""))
    if table.partners and not table.did and rng.random() < 0.4:
        table.did = {"asked", rng.choice(("yes", "no"))}
    return table


def tiny_tables(step: int, first: int = 0) -> Iterator[CalienteTable]:
    """Every hand of one to four cards of six kinds beside every set of kings, with and without a canasta.

    There are a million and a half of them; every ``step``-th is given, from number ``first`` on.
    """
    options = (frozenset({CALIENTE_CARDS}), frozenset({CALIENTE_CARDS, ALWAYS_FROZEN}))
    hands = [cards for size in (1, 2, 3, 4) for cards in combinations_with_replacement("KQ2XBC", size)]
    moods = ((), ("asked", "yes"), ("asked", "no"))
    others = ((), ((7, 0),), ((4, 3),), ((3, 2),))
    parts = [("draw", pile) for pile in ("K", "4K", "2K", "Q", "KQ", "CQ", "KC")]
    parts += [("play", pile) for pile in ("K", "4K")]
    every = product(options, [None, *SHAPES], hands, others, parts, moods, ("", "R9"))
    for chosen, shape, cards, other, (part, pile), did, stock in islice(every, first, None, step):
        if len(cards) == cards.count("C") > 2:
            continue
        table = _tiny(chosen, shape, "".join(cards), other, pile, did, part, stock)
        if table is not None:
            yield table


def _tiny(
    options: frozenset[str],
    shape: tuple[int, int] | None,
    hand: str,
    other: tuple[tuple[int, int], ...],
    pile: str,
    did: tuple[str, ...],
    part: str,
    stock: str,
) -> CalienteTable | None:
    """One of the tiny tables; None if the pack has not the cards."""
    mix = len(hand) + len(other) + sum(shape or ()) + len(pile)
    table = empty(options, 2 if not did and mix % 3 == 0 else 4)
    table.turn, table.seat = 5, 1
    table.dealer = (1 - 1 - table.turn) % table.seats
    bag = OptionBag(options)
    if shape is not None:
        add_set(table, 1, "K", shape, bag)
    for each in other:
        add_set(table, 1, "A", each, bag)
    add_set(table, 0, "7", (3, 0), bag)
    table.opened = {side for side in (0, 1) if table.sets[side]}
    table.before = set(table.sets[1])
    table.hand.update(bag.pick(hand))
    table.pile = bag.pick(pile)
    table.stock = bag.pick(stock)
    if table.hand.total() < len(hand) or len(table.pile) < len(pile):
        return None
    table.frozen = "2" in pile and not table.always_frozen
    table.did = set(did)
    if part == "play":
        table.part = part
        table.did.add("drew")
    table.red[0] = len(bag.pick("RRRR"))
    table.hands[0].update(bag.rest(Random(mix)))
    return table
