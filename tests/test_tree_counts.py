"""Counts of the action tree on fixed positions, like perft in chess.

How many sequences of one, two, three … legal actions begin here, with every hidden card known? The numbers
are written out, so that a change of the rules shows; the slow generator counts the same trees with
independent rules and tables (docs/testing.md).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from canasta.engine import State, legal_actions, play_out_step
from tests.slow.builder import Bag
from tests.slow.classic import Classic
from tests.slow.convert import packed
from tests.slow.rules import Rules
from tests.slow.table import NATURALS


@dataclass(frozen=True)
class Tree:
    """A position and its counts: by the engine to full depth, by the slow rules to a smaller depth."""

    title: str
    players: int
    seat: int  # counted from one
    hands: tuple[str, ...]
    sets: tuple[str, ...]  #: a side's sets, separated by blanks
    pile: str
    stock: str  #: its first cards; the rest of the pack follows, unless a seat has it
    counts: tuple[int, ...]
    slow: int = 4  # number of counts that the slow rules make as well
    scores: tuple[int, ...] = ()
    did: str = ""
    turns: int = 20  #: more or less: turns before this one
    rest: int = 0  #: the seat that holds the rest of the pack

    def table(self) -> Classic:
        table = Classic(self.players, list(self.scores), seat=self.seat - 1, turn=self.turns)
        table.dealer = (table.seat - 1 - table.turn) % table.seats
        bag = Bag(table.pack())
        table.hands = [Counter(bag.pick(hand)) for hand in self.hands]
        table.sets = [{cards[0]: Counter(bag.pick(cards)) for cards in sets.split()} for sets in self.sets]
        table.opened = {side for side, sets in enumerate(table.sets) if sets}
        table.before = set(table.sets[table.side])
        table.pile, table.stock = bag.pick(self.pile), bag.pick(self.stock)
        table.did = set(self.did.split())
        if "drew" in table.did:
            table.part = "play"
        wanted = "".join((*self.hands, *self.sets, self.pile, self.stock)).replace(" ", "")
        assert Counter(wanted) + bag.left == table.pack(), "a position asks for more cards than there are"
        left = "".join(card * bag.left[card] for card in (*NATURALS, "2", "X", "B", "R"))
        if self.rest:
            table.red[0] = left.count("R")
            table.hands[self.rest - 1].update(left.replace("R", ""))
        else:
            table.stock += left
        return table


TREES = (
    Tree(
        "two players: 90 needed, the pile of three pays for nothing until it is reached",
        2, 1, ("QQAA22749", "5567"), ("", ""), "K8Q", "9TRJ4",
        (2, 11, 19, 57, 75, 340, 532, 1676, 2240, 9557, 14367, 41887),
        slow=11,
        scores=(1500, 0),
    ),
    Tree(
        "two players: two canastas needed, one is there, black threes in hand",
        2, 2, ("4589", "KK2XBBB"), ("", "QQQQQQQ KKKK"), "6K", "5R78",
        (5, 47, 184, 533, 1182, 2630, 7076, 18322, 40950),
        slow=8,
    ),
    Tree(
        "three players: a frozen pile with a red three in it",
        3, 3, ("44", "66X", "KKQ2"), ("444", "", "KKK 777X"), "R2K", "RK578",
        (2, 10, 24, 47, 82, 135, 234, 474, 1156, 2487, 4158, 6034),
        slow=12,
    ),
    Tree(
        "three players: a negative score, any set will do",
        3, 1, ("JJJT2", "88", "99"), ("", "888", "999"), "TJ", "4455",
        (2, 11, 21, 37, 64, 114, 202, 420, 908, 1732, 2940, 4804),
        slow=12,
        scores=(-205, 0, 0),
    ),
    Tree(
        "four players: the question, its answers and what they bind to",
        4, 1, ("KK2", "45", "5", "89"), ("QQQQQQ KKK", "555"), "4K", "Q4R",
        (5, 23, 65, 192, 431, 912, 1928, 4345, 9277, 22770),
        slow=10,
    ),
    Tree(
        "four players: the stock is exhausted and the pile must be taken where it fits",
        4, 3, ("67", "", "9T2", "4J"), ("999 TTTTTTT", "JJJJJJ"), "J9", "",
        (3, 13, 39, 89, 155, 202, 246, 242, 250, 170, 154, 56),
        slow=12,
        rest=2,
    ),
    Tree(
        "four players: the last card of the stock is a red three, and a first turn is still to come",
        4, 3, ("", "44", "QQQ8", "RKKKX7"), ("888", "7777777"), "5", "R",
        (4, 15, 44, 104, 155, 224, 180, 136, 44, 0),
        slow=10,
        did="drew", turns=2, rest=1,
    ),
    Tree(
        "four players: nearly out, sets that lack a card or two, wild cards to share out",
        4, 2, ("4", "8822XT", "5", "6"), ("", "888 TTTTT 9999"), "J", "T",
        (13, 92, 558, 2556, 8396, 19869, 28712),
        slow=6,
        did="drew",
    ),
)  # fmt: skip

#: A deal by a fixed order: every card's place is its number times 47.
DEALT = {
    2: (1, 15, 23, 382, 1956, 10761, 41409),
    3: (1, 16, 41, 258, 669, 3635, 9397, 54186),
    4: (2, 12, 23, 195, 737, 5029, 18103, 94470),
}


def dealt(players: int) -> Classic:
    table = Classic(players)
    cards = "".join(card * table.pack()[card] for card in (*NATURALS, "2", "X", "R", "B"))
    return table.deal("".join(cards[place * 47 % 108] for place in range(108)))


def engine_counts(state: State, depth: int) -> tuple[int, ...]:
    """Count the sequences of one action, of two, and so on up to ``depth``."""
    counts = [0] * depth

    def visit(state: State, level: int) -> None:
        actions = legal_actions(state)
        counts[level] += len(actions)
        if level + 1 < depth:
            for action in actions:
                after = state.copy()
                play_out_step(after, action)
                visit(after, level + 1)

    visit(state, 0)
    return tuple(counts)


def slow_counts(table: Rules, depth: int) -> tuple[int, ...]:
    """Count the same with the slow rules."""
    counts = [0] * depth

    def visit(table: Rules, level: int) -> None:
        texts = table.legal()
        counts[level] += len(texts)
        if level + 1 < depth:
            for text in texts:
                visit(table.play(text), level + 1)

    visit(table, 0)
    return tuple(counts)


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_engine(tree: Tree) -> None:
    state = packed(tree.table())
    assert engine_counts(state, len(tree.counts)) == tree.counts


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_slow_rules(tree: Tree) -> None:
    assert slow_counts(tree.table(), tree.slow) == tree.counts[: tree.slow]


@pytest.mark.parametrize("players", DEALT)
def test_deal(players: int) -> None:
    table, counts = dealt(players), DEALT[players]
    assert engine_counts(packed(table), len(counts)) == counts
    assert slow_counts(table, len(counts) - 1) == counts[:-1]
