"""Counts of the action tree on fixed positions of ``knee`` (see ``tests/test_tree_counts.py``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from tests.slow.builder import Bag
from tests.slow.convert import packed
from tests.slow.knee import Knee
from tests.slow.table import WILD_SET, letters
from tests.test_tree_counts import engine_counts, slow_counts


@dataclass(frozen=True)
class Tree:
    """A position and its counts: by the engine to full depth, by the slow rules to a smaller depth."""

    title: str
    players: int
    seat: int  # counted from one
    hands: tuple[str, ...]  # by seat: the hand, and after slashes the reserves of the player
    sets: tuple[str, ...]  #: by side, separated by blanks; seven cards are a closed one
    pile: str
    stock: str  #: its first cards; the rest of the packs follows, unless it lies under the pile
    counts: tuple[int, ...]
    slow: int
    number: int = 1
    did: str = ""
    dry: bool = False  #: the rest of the packs lies under the pile

    def table(self) -> Knee:
        table = Knee(self.players, number=self.number, seat=self.seat - 1, turn=2 * self.players)
        table.dealer = (table.seat - 1) % self.players
        bag = Bag(table.pack())
        table.pile, table.stock = bag.pick(self.pile), bag.pick(self.stock)
        table.hands, table.reserves = [], []
        for cards in self.hands:
            bag.pick(cards.replace("/", ""))
            hand, *reserves = cards.split("/")
            table.hands.append(Counter(hand))
            table.reserves.append(["".join(sorted(reserve)) for reserve in reserves])
        for side, sets in enumerate(self.sets):
            bag.pick(sets.replace(" ", ""))
            for cards in sets.split():
                rank = WILD_SET if set(cards) <= set("2X") else cards[0]
                if len(cards) == 7:
                    table.closed[side].append((rank, letters(Counter(cards))))
                else:
                    table.sets[side][rank] = Counter(cards)
                table.opened.add(side)
            table.closed[side].sort()
        table.did = set(self.did.split())
        table.part = "play" if "drew" in table.did else "draw"
        rest = letters(bag.left)
        if self.dry:
            table.red[0] += rest.count("R")
            table.pile = rest.replace("R", "") + table.pile
        else:
            table.stock += rest
        assert table.all_cards() == table.pack(), "a position asks for more cards than there are"
        return table


TREES = (
    Tree(
        "a first meld before the draw, from sets that may close, with fives that may not be added to",
        4, 1, ("5555QQQ2K/4689TJA/4689", "4/4/4", "6/6/6", "8/8/8"), ("", "888"), "99TTJJ5", "4R",
        (3, 10, 15, 67, 160, 330, 544, 986, 1694, 3136, 6696), slow=9,
    ),
    Tree(
        "the first closed book, the knee at once or after the discard, its red threes",
        4, 1, ("KKQ4/R44/5R5", "67/8/8", "9T/6/6", "J/J/J"), ("KKKKK QQQ", "777"), "4", "K4R7",
        (5, 11, 29, 55, 149, 374, 749, 1258, 2398, 7005), slow=9, did="drew",
    ),
    Tree(
        "the partner's knee, a foot to come, burials and second books",
        4, 3, ("6/5", "44/4/4", "KK9/49R/44", "8/8/8"), ("KKKKKKK 999", "444"), "TTTTJ4K", "9R4",
        (4, 20, 58, 146, 305, 598, 1231, 2683, 6156), slow=8,
    ),
    Tree(
        "both in the foot: the question before and after the draw, its answers, the way out by the pile",
        4, 1, ("KK9", "4/4", "5", "6/6"), ("7777777 5555555 2222XXX QQQQQQ2 KKKK", "888"), "QQQQQQK", "9Q",
        (3, 11, 25, 65, 121, 242, 466, 885), slow=7,
    ),
    Tree(
        "six players: the stock runs out",
        6, 4, ("4/4/4", "5/5/5", "6/6/6", "KK9/Q/4", "8/8/8", "J/J/J"), ("KKKKK", "777", ""),
        "445566K", "RKQ45R7R",
        (2, 8, 11, 28, 35, 74, 105, 144, 151, 200, 420, 503), slow=11, dry=True,
    ),
)  # fmt: skip


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_engine(tree: Tree) -> None:
    state = packed(tree.table())
    assert engine_counts(state, len(tree.counts)) == tree.counts


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.title)
def test_slow_rules(tree: Tree) -> None:
    assert slow_counts(tree.table(), tree.slow) == tree.counts[: tree.slow]
