"""Tiny tables of ``american``: every small hand beside every set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random

from tests.slow.american_legal import legal
from tests.slow.american_parts import SHAPES, Bag
from tests.slow.american_table import WILD_SET, Table

#: What the side has besides its kings, and what the opponents have.
OTHERS = (
    ("777", "", ""),
    ("5555555", "", ""),
    ("5555555", "", "KKKKK22"),
    ("AAA", "", ""),
    ("AA2", "", ""),
    ("AAAAAAA", "", "QQQQQ22"),
    ("AAAAAA", "222", ""),
    ("5555555", "222222", ""),
    ("5555555", "222XXXX", ""),
)


def tiny_tables(step: int, first: int = 0) -> Iterator[Table]:
    """Every hand of one to four cards of six kinds beside every set of kings and some other sets.

    Every ``step``-th is given, from number ``first`` on.
    """
    hands = [cards for size in (1, 2, 3, 4) for cards in combinations_with_replacement("KQA72X", size)]
    moods: tuple[tuple[str, ...], ...] = ((), ("before",), ("asked", "yes"), ("asked", "no"), ("three",))
    piles = ("", "K", "4K", "AK", "RK", "Q", "BQ", "22A")
    parts = [("draw", pile) for pile in piles] + [("play", "4")]
    every = product([None, *SHAPES], hands, OTHERS, parts, moods)
    for shape, cards, other, (part, pile), mood in islice(every, first, None, step):
        table = _tiny(shape, "".join(cards), other, pile, part)
        if table is None or ("asked" in mood and part == "draw"):
            continue
        if "before" in mood:
            table.asked.add(1)
        elif "three" in mood:
            if part != "play" or not _draw_three(table):
                continue
        elif mood:
            # A11: the question comes after the draw, and only if there is a way out.
            if "ask" not in legal(table):
                continue
            table.asked.add(1)
            table.did.update(mood)
        yield table


def _draw_three(table: Table) -> bool:
    """A three has been drawn and is held, if there is a way out with it as the last card."""
    if "B" not in table.stock:
        return False
    place = table.stock.index("B")
    table.stock = table.stock[:place] + table.stock[place + 1 :]
    table.hand.update("B")
    table.three = "B"
    table.did.add("holds")
    return "ask" in legal(table)


def _tiny(
    shape: tuple[int, int] | None, hand: str, other: tuple[str, str, str], pile: str, part: str
) -> Table | None:
    """One of the tiny tables, with a stock or not, by a rule that mixes."""
    own, wild, theirs = other
    mix = len(hand) + len(own) + 2 * len(wild) + sum(shape or ()) + len(pile)
    table = Table([0, 0], [Counter() for _ in range(4)], [{}, {}], [0, 3], [0, 3], "", "", 3, 1, 13)
    bag = Bag()
    bag.pick("RRRBBB")
    kings = "" if shape is None else "K" * shape[0] + "2" * min(shape[1], 1) + "X" * max(shape[1] - 1, 0)
    wanted = hand + pile + own + wild + theirs + kings
    if len(bag.pick(wanted)) < len(wanted):
        return None
    for rank, cards in ((own[:1], own), (WILD_SET, wild), ("K", kings)):
        if cards:
            table.sets[1][rank] = Counter(cards)
    table.opened.add(1)
    if theirs:
        table.sets[0][theirs[0]] = Counter(theirs)
        table.opened.add(0)
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
