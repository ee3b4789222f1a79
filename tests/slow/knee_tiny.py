"""Tiny tables of ``knee``: every small hand beside every book of kings, with and without the base."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random

from tests.slow.knee_build import SHAPES, Bag
from tests.slow.knee_legal import legal
from tests.slow.knee_table import WILD_BOOK, Table, letters

#: Closed books: none, kings, fives, a base with kings, a base without its mixed book.
CLOSED = (
    "",
    "KKKKKKK",
    "5555555",
    "5555555 7777777 22222XX KKKKKKK QQQQQQ2",
    "5555555 7777777 22222XX KKKKKKK",
    "5555555 7777777 7777777 22222XX",
)
#: Reserves left to the player and to the partner.
RESERVES = ((2, 2), (1, 1), (0, 0), (0, 1))


def tiny_tables(step: int, first: int = 0) -> Iterator[Table]:
    """Every hand of one to four cards of five kinds; every ``step``-th is given, from number ``first`` on."""
    hands = [cards for size in (1, 2, 3, 4) for cards in combinations_with_replacement("KQ52B", size)]
    piles = ("", "44KK5K", "44KK55K", "9944QQ5K", "44KK555", "44QQKKB")
    parts = [("draw", pile) for pile in piles] + [("play", "4")]
    moods = ((), ("asked", "yes"), ("asked", "no"))
    every = product([None, *SHAPES], hands, CLOSED, RESERVES, parts, moods)
    for shape, cards, closed, left, (part, pile), did in islice(every, first, None, step):
        if not closed and left != (2, 2):
            continue  # H7
        table = _tiny(shape, "".join(cards), closed, left, pile)
        if part == "play":
            table.part, table.did = "play", {"drew"}
        if not did or "ask" in legal(table):
            table.did.update(did)
            yield table


def _tiny(shape: tuple[int, int] | None, hand: str, closed: str, left: tuple[int, int], pile: str) -> Table:
    """One of the tiny tables; with four or six players and with a long stock or not, by a rule that mixes."""
    mix = len(hand) + len(closed) + 2 * sum(left) + sum(shape or ()) + len(pile)
    players = 6 if mix % 5 == 0 else 4
    sides = players // 2
    table = Table(
        players,
        1 + mix % 4,
        [Counter() for _ in range(players)],
        [[] for _ in range(players)],
        [{} for _ in range(sides)],
        [[] for _ in range(sides)],
        [Counter() for _ in range(sides)],
        [0] * sides,
        pile,
        "",
        0,
        1,
        players,
    )
    bag = Bag(players)
    bag.pick(hand + pile + closed)
    table.hand.update(hand)
    for cards in closed.split():
        rank = WILD_BOOK if set(cards) <= set("2X") else cards[0]
        table.closed[1].append((rank, letters(Counter(cards))))
    table.closed[1].sort()
    if shape is not None:
        table.books[1]["K"] = Counter(bag.pick("K" * shape[0] + "2" * shape[1]))
    if shape is not None or closed:
        table.opened.add(1)
    for seat, number in ((table.seat, left[0]), (table.partner, left[1])):
        table.reserves[seat] = ["".join(sorted(bag.pick("46899TA"))) for _ in range(number)]
        table.hands[seat].update(bag.pick("89") if seat != table.seat else "")
    rest = bag.rest(Random(mix))
    if mix % 3 == 0:
        table.stock, rest = rest[:1], rest[1:]
        table.hands[0].update(rest.replace("R", ""))
        table.red[0] += rest.count("R")
    else:
        table.stock = rest
    return table
