"""Tiny tables of ``boat``: every small hand beside every set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random

from tests.slow.boat_build import SHAPES, Bag, add_set
from tests.slow.boat_legal import legal
from tests.slow.boat_table import WILD_SET, Table


def tiny_tables(step: int, first: int = 0) -> Iterator[Table]:
    """Every hand of one to four cards of five kinds beside every set of kings, and beside wild sets.

    Every ``step``-th is given, from number ``first`` on.
    """
    hands = [cards for size in (1, 2, 3, 4) for cards in combinations_with_replacement("KQ2XB", size)]
    moods = ((), ("asked", "yes"), ("asked", "no"))
    others = (("", ""), ("AAAAAAA", ""), ("AAAAA2", ""), ("", "222"), ("", "222222"), ("", "222XXXX"))
    piles = ("", "K", "4K", "2K", "BK", "Q", "KQ")
    parts = [("draw", pile) for pile in piles] + [("play", "4"), ("play", "")]
    every = product([None, *SHAPES], hands, others, parts, moods)
    for shape, cards, other, (part, pile), did in islice(every, first, None, step):
        if did and part == "draw":
            continue
        table = _tiny(shape, "".join(cards), other, pile, part)
        # B9: the question comes after the draw, and only if there is a way out.
        if table is not None and (not did or "ask" in legal(table)):
            table.did.update(did)
            yield table


def _tiny(
    shape: tuple[int, int] | None,
    hand: str,
    other: tuple[str, str],
    pile: str,
    part: str,
) -> Table | None:
    """One of the tiny tables; with two or four players and with a stock or not, by a rule that mixes."""
    mix = len(hand) + len(other[0]) + 2 * len(other[1]) + sum(shape or ()) + len(pile)
    players = 2 if mix % 3 == 0 else 4
    table = Table(players, [0, 0], [], [{}, {}], [0, 4], "", "", 0, 1, 13)
    table.seat, table.dealer = 1, (1 - 1 - table.turn) % table.seats
    table.hands, table.wild = [Counter() for _ in range(table.seats)], ["", ""]
    bag = Bag()
    bag.pick("RRRR")
    aces, wild = other
    if len(bag.pick(hand + pile + aces + wild)) < len(hand + pile + aces + wild):
        return None
    if aces:
        table.sets[1]["A"] = Counter(aces)
    if wild:
        table.sets[1][WILD_SET] = Counter(wild)
        table.wild[1] = "big" if wild.count("X") > 3 else "small" if len(wild) >= 7 else ""
    if shape is not None:
        add_set(table, 1, "K", shape, bag)
    if table.sets[1]:
        table.opened.add(1)
    table.hand.update(hand)
    table.pile = pile
    if part != "draw":
        table.part = "play"
        table.did.add("drew")
    rest = bag.rest(Random(mix))
    if mix % 2:
        table.hands[0].update(rest)
    else:
        table.hands[0].update(rest[:5])
        table.stock = rest[5:]
    return table
