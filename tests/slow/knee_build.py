"""Generated tables of ``knee``: first melds, canastas about to be closed, emptied hands, knees and feet, the
base, short piles and stocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar

from tests.slow.builder import Bag, Builder, Shape, shapes
from tests.slow.knee import FOOT, KNEE, NEED, PLAIN, Knee, KneeTurn
from tests.slow.table import NATURALS, WILD, WILD_SET, letters

CLOSED = ((7, 0), (6, 1), (5, 2))
#: Ranks that have clean and dirty canastas.
MIXED = "4689TJQKA"
#: Closed canastas for tiny hands: none, kings, fives, a base with kings, a base without its dirty one.
TINY_CLOSED = (
    "",
    "KKKKKKK",
    "5555555",
    "5555555 7777777 22222XX KKKKKKK QQQQQQ2",
    "5555555 7777777 22222XX KKKKKKK",
    "5555555 7777777 7777777 22222XX",
)


class KneeBuilder(Builder):
    """A table of ``knee`` under construction."""

    kinds: ClassVar[tuple[str, ...]] = (
        "random", "first meld", "take", "first canasta", "reserve", "foot", "going out", "out by take",
        "dry", "nearly base", "closing first",
    )  # fmt: skip
    scores = (0,)
    shapes = shapes(KneeTurn, 6)
    walking = (0.6, 0.9)
    playing = (0.3, 0.8, 0.95)
    large = 26
    tiny_cards = "KQ52B"
    tiny_others = ()
    tiny_parts = (
        *(("draw", pile) for pile in ("", "44KK5K", "44KK55K", "9944QQ5K", "44KK555", "44QQKKB")),
        ("play", "4"),
    )
    table: Knee

    def empty(self) -> Knee:
        return Knee(self.rng.choice((4, 4, 4, 6)), number=self.rng.choice((1, 2, 3, 4)))

    def some_turn(self, table: Any) -> int:
        """Return a turn by which every player has had one."""
        return int(table.players) * self.rng.randint(1, 9) + self.rng.randrange(table.players)

    # The kinds of tables.

    def random(self) -> None:
        self.choose_ranks(2, 4)
        for side in range(self.table.sides):
            self.lay_sets(side, [*self.ranks, WILD_SET], 0.4, 0.25, 3)
        self.reserves()
        self.give(self.some_hand(range(1, 10)))
        self.complete()

    def first_meld(self) -> None:
        """A side without its first meld and a hand that may only just have the count; at times a whole
        canasta.
        """
        self.choose_ranks(2, 4)
        table, rng, ranks = self.table, self.rng, self.ranks
        cards = ranks[0] * rng.randint(6, 12) if self.chance(0.3) else ""
        enough = table.need(table.side) + rng.choice((-10, 0, 0, 5, 10, 20))
        while table.worth(Counter(cards)) < enough and len(cards) < 15:
            cards += rng.choice([*ranks, "2", "X"] if self.chance(0.3) else ranks) * rng.choice((1, 2, 3, 3))
        cards += rng.choice(("", "", rng.choice(NATURALS), "B", ranks[-1] * 2))
        self.reserves()
        self.give(cards)
        self.add_set((table.side + 1) % table.sides, rng.choice(ranks), self.near(3))
        self.complete(draw=0.6)

    def take(self) -> None:
        """An opened side, a pair or more in hand, and open and closed sets of the top card's rank."""
        self.choose_ranks(2, 3)
        table, rng, top = self.table, self.rng, self.ranks[0]
        self.lay_sets(table.side, self.ranks, 0.6, 0.4, 3)
        if not table.opened:
            self.add_set(table.side, "Q", (3, 0))
        self.reserves(own=rng.choice((None, 0)) if table.closed[table.side] else None)
        cards = top * rng.randint(2, 3) + self.some_hand((0, 0, 1, 2, 4))
        reds = self.chance(0.15)
        if reds or self.chance(0.2):
            cards = top * 2 + rng.choice(("", "", "4", "X"))
        self.give(cards)
        self.ranks = [top]
        dry = self.chance(0.1)
        self.complete(short=1.0 if dry else 0.2, draw=0.9)
        if dry and len(table.pile) >= 7:
            table.pile = self.without_threes(table, table.stock) + table.pile
            table.stock = ""
        if reds and len(table.pile) >= 7:
            self.swap_reds(rng.choice((4, 5, 6, 6, 6)))

    def swap_reds(self, number: int) -> None:
        """Red threes in the pile: no play leads there, but positions may have them (H5, H6)."""
        table = self.table
        under = list(table.pile[-7:-1])
        for place in range(min(number, table.stock.count("R"))):
            table.stock = table.stock.replace("R", under[place], 1)
            under[place] = "R"
        table.pile = table.pile[:-7] + "".join(under) + table.pile[-1]

    def closing_first(self) -> None:
        """A first meld begun before the draw: fives or sevens may have to be closed for the top card, and
        once the count is there it is too late."""
        table, rng, side = self.table, self.rng, self.table.side
        top, *others = self.ranks = rng.sample(PLAIN * 3 + MIXED, 1) + rng.sample(
            MIXED, rng.choice((1, 2, 3))
        )
        for rank, sizes in ((top, (3, 4, 4, 5, 5, 6, 6)), *((rank, (3, 3, 4, 5, 6)) for rank in others)):
            size = rng.choice(sizes)
            if self.chance(0.8) and table.count + 20 * size < NEED[4]:
                self.add_set(side, rank, (size, 0))
                table.count = sum(map(table.worth, table.sets[side].values()))
        table.opened.discard(side)
        table.number = rng.choice([number for number, need in NEED.items() if need > table.count])
        cards = "".join(rank * rng.choice((0, 0, 1, 1, 2, 3)) for rank in others)
        self.reserves()
        self.give(top * rng.choice((2, 3, 3, 4, 4, 5, 6, 9)) + cards + self.several("22X", (0, 0, 0, 1, 2)))
        table.pile = self.some(rng.choice((6, 6, 7))) + self.bag.pick(top)
        self.complete(short=0.1, draw=1.0)
        table.did = {"laid"} if table.count else set()

    def first_canasta(self) -> None:
        """No closed set yet, some nearly so, and few cards in hand."""
        self.choose_ranks(2, 3)
        self.lay_sets(self.table.side, self.ranks, 1, 0, 5)
        if self.chance(0.3):
            self.add_set(self.table.side, WILD_SET, (0, self.rng.randint(3, 6)))
        self.reserves()
        self.give(self.some_hand(range(1, 5)))
        self.complete(draw=0.3)

    def reserve(self) -> None:
        """A closed set, few cards, and a knee or a foot to come."""
        self.choose_ranks(2, 3)
        self.add_closed(self.table.side, self.ranks[0], self.rng.choice(CLOSED))
        self.lay_sets(self.table.side, self.ranks, 0.5, 0, 4)
        self.reserves(own=self.rng.choice((2, 2, 1)))
        self.give(self.some_hand(range(1, 5)))
        self.complete(draw=0.4)

    def foot(self) -> None:
        """In the foot with few cards; the base may be there, the partner may not be in the foot."""
        self.choose_ranks(2, 3)
        if self.chance(0.5):
            self.add_base(complete=0.5)
        self.add_closed(self.table.side, self.ranks[0], self.rng.choice(CLOSED))
        self.lay_sets(self.table.side, self.ranks, 0.5, 0, 4)
        self.reserves(own=0)
        self.give(self.some_hand(range(1, 6)))
        self.complete(draw=0.3)

    def going_out(self) -> None:
        """Both partners in the foot, the base closed or nearly so, a hand that may just be laid or not."""
        self.add_base(complete=0.5)
        rng = self.rng
        self.ranks = self.ranks_of(rank for rank, _ in self.table.closed[self.table.side])
        cards = ""
        for rank, laid in self.table.sets[self.table.side].items():  # what an open set lacks
            filling = rng.choice(WILD) if rank == WILD_SET else rank
            cards += filling * max(0, 7 - laid.total() - rng.choice((0, 0, 0, 1)))
        for _ in range(rng.randint(0, 3)):
            cards += (
                rng.choice(self.ranks) if self.chance(0.7) else rng.choice(NATURALS) * rng.choice((1, 2, 3))
            )
        self.reserves(own=0, partner=0)
        self.give((cards + rng.choice(("", "9", "B", "2", rng.choice(NATURALS))))[:9])
        self.complete(draw=0.3)

    def nearly_base(self) -> None:
        """Both partners in the foot, a part or two of the base missing, and many cards of one rank in hand.

        The cards that close the open set may be the ones that make another.
        """
        rng, table = self.rng, self.table
        rank, other = self.ranks = rng.sample(MIXED, 2)
        parts = [("7", (7, 0)), ("5", (7, 0)), (WILD_SET, (0, 7)), (other, (7, 0)), (other, (5, 2))]
        lacking = rng.choice(({3}, {3}, {4}, {4}, {3, 4}, {2}, {2, 3}, {2, 4}))
        for place, (name, shape) in enumerate(parts):
            if place not in lacking:
                self.add_closed(table.side, name, shape)
        self.add_set(table.side, rank, self.near(4))
        if 2 in lacking:
            self.add_set(table.side, WILD_SET, (0, rng.randint(4, 6)))
        cards = rank * rng.choice((1, 2, 6, 7, 7, 8)) + self.several("22X", (0, 1, 1, 2, 2, 3))
        self.reserves(own=0, partner=0)
        self.give(cards + rng.choice(("", "", other, "9", "B")))
        self.complete(short=0.1, draw=0.1)

    def out_by_take(self) -> None:
        """The same before the draw, with a pair for the pile: the take may complete the base, or lead out."""
        self.add_base(complete=0.4)
        table = self.table
        closed = [rank for rank, _ in table.closed[table.side]]
        self.ranks = self.ranks_of([*table.sets[table.side], *closed])
        top = self.rng.choice(self.ranks)
        self.reserves(own=0, partner=0)
        self.give(top * 2 + self.some_hand((0, 0, 1, 2), wild=0.1, odd=0.1))
        pile = self.some(self.rng.choice((0, 3))) + self.bag.pick(self.several(self.ranks, (6,)) + top)
        self.complete(short=0.4, draw=1.0)
        table.pile += pile

    def dry(self) -> None:
        """A short stock, threes in it, and hands of few cards."""
        self.choose_ranks(2, 3)
        table, rng = self.table, self.rng
        if self.chance(0.3):  # the first turn: dealt red threes are replaced
            self.at_turn(table, rng.choice((rng.randrange(table.players), table.players - 1)))
        else:
            for side in range(table.sides):
                self.lay_sets(side, self.ranks, 0.4, 0.3, 4)
        self.reserves()
        self.give(self.some_hand(range(1, 4)))
        for seat in range(table.players):
            if seat != table.seat and self.chance(0.4):
                table.hands[seat].update(self.bag.pick("R" * rng.choice((1, 2))))
        self.complete(short=0.9, draw=0.7)

    # The parts of a table.

    def choose_ranks(self, least: int, most: int) -> None:
        super().choose_ranks(least, most)
        if self.chance(0.5):
            self.ranks = self.ranks_of([self.rng.choice(PLAIN), *self.ranks[1:]])

    def ranks_of(self, ranks: Iterable[str]) -> list[str]:
        return [rank for rank in dict.fromkeys(ranks) if rank != WILD_SET]

    def cards_of(self, rank: str, shape: Shape) -> str:
        """Return cards for a set of a rank, or none if they are not all there."""
        naturals, wild = (sum(shape), 0) if rank in PLAIN else shape
        if rank == WILD_SET:
            naturals, wild = 0, sum(shape)
        return self.bag.all_of(rank * naturals + self.several(WILD, (wild,)))

    def add_set(self, side: int, rank: str, shape: Shape) -> None:
        if rank not in self.table.sets[side] and (cards := self.cards_of(rank, shape)):
            self.table.sets[side][rank] = Counter(cards)
            self.table.opened.add(side)

    def add_closed(self, side: int, rank: str, shape: Shape) -> None:
        cards = self.cards_of(rank, shape)
        if not cards:
            return
        self.table.closed[side].append((rank, "".join(sorted(cards))))
        self.table.closed[side].sort()
        self.table.opened.add(side)
        if rank not in PLAIN + WILD_SET and self.chance(0.2):
            self.table.added[side].update(self.bag.pick(rank))

    def lay_sets(  # type: ignore[override]
        self, side: int, ranks: Iterable[str], open_ones: float, closed: float, least: int
    ) -> None:
        for rank in ranks:
            if self.chance(open_ones):
                self.add_set(side, rank, self.near(least))
            if side in self.table.opened and self.chance(closed):
                self.add_closed(side, rank, self.rng.choice(CLOSED))

    def add_base(self, complete: float) -> None:
        """Add the five parts of the base for the side in turn; some of them may not be closed yet."""
        rng, side = self.rng, self.table.side
        one, two = rng.sample(MIXED, 2)
        clean = rng.choice((one, one, "5", "7"))
        wanted = [("7", (7, 0)), ("5", (7, 0)), (WILD_SET, (0, 7)), (clean, (7, 0)), (two, (6, 1))]
        lacking = rng.sample(range(5), 0 if self.chance(complete) else rng.choice((1, 1, 1, 2)))
        for place, (rank, shape) in enumerate(wanted):
            if place not in lacking:
                self.add_closed(side, rank, shape)
            elif self.chance(0.85):
                wild = rng.choice((1, 2)) if place == 4 else 0
                self.add_set(side, rank, (rng.choice((4, 5, 5)) - wild + 1, wild))

    def reserves(self, own: int | None = None, partner: int | None = None) -> None:
        """Set how many reserves each player has left; all of them if nothing is closed. Some are small."""
        table, rng = self.table, self.rng
        for seat in range(table.players):
            left = rng.choice((2, 1, 1, 0, 0)) if table.closed[seat % table.sides] else 2
            if seat == table.seat and own is not None:
                left = own
            if seat == table.partner and partner is not None:
                left = partner
            small = self.chance(0.5)
            table.reserves[seat] = []
            for size in (KNEE, FOOT)[2 - left :]:
                cards = self.some(rng.randint(2, 5) if small else size)
                cards += self.bag.pick("R" * rng.choice((0, 0, 0, 1, 2)))
                table.reserves[seat].append("".join(sorted(cards)))

    def some(self, number: int, ranks: Sequence[str] = ()) -> str:
        """Return a few cards, no red threes; of some ranks rather than others."""
        sources = [ranks if ranks and self.chance(0.6) else NATURALS * 2 + WILD + "B" for _ in range(number)]
        return self.bag.pick("".join(map(self.rng.choice, sources)))

    def some_hand(self, numbers: Sequence[int], wild: float = 0.2, odd: float = 0.15) -> str:
        cards = ""
        for _ in range(self.rng.choice(numbers)):
            chance = self.rng.random()
            if chance < wild:
                cards += self.rng.choice("22X")
            else:
                cards += self.rng.choice(NATURALS + "B" if chance < wild + odd else self.ranks)
        return cards

    def complete(self, short: float = 0.3, part: str = "", draw: float = 0.5) -> None:
        for side in range(self.table.sides):
            self.table.red[side] += len(self.bag.pick("R" * self.rng.choice((0, 0, 1, 2, 6))))
        super().complete(short, "draw" if self.chance(draw) else "play")

    def other_hand(self, seat: int) -> str:
        return self.several([*self.ranks, *NATURALS, *WILD, "B"], range(1, 7))

    def fill_pile(self) -> None:
        size = self.rng.choice((0, 1, 5, 6, 7, 7, 7, 8, 9, 12))
        top = self.rng.choice([*self.ranks * 3, self.rng.choice(NATURALS + WILD + "B")])
        self.table.pile = self.some(max(0, size - 1), self.ranks) + (self.bag.pick(top) if size else "")

    def fill_stock(self, short: float) -> None:
        table, rng = self.table, self.rng
        if not self.chance(short):
            table.stock = self.bag.rest(rng)
            if self.chance(0.3):
                table.stock = "".join(sorted(table.stock[:6], reverse=True)) + table.stock[6:]
            return
        stock = list(self.some(rng.choice((0, 1, 1, 2, 3, 4, 5)), self.ranks))
        for red in self.bag.pick("R" * rng.choice((0, 0, 0, 1, 1, 2))):
            stock.insert(rng.randint(0, len(stock)), red)
        table.stock = "".join(stock)
        rest = self.bag.rest(rng)
        table.red[(table.side + 1) % table.sides] += rest.count("R")
        rest = rest.replace("R", "")
        if len(table.pile) >= 7:
            table.pile = rest + table.pile  # cards deep in a pile change nothing
        else:  # so large a hand is never searched
            table.hands[table.last_seat].update(rest)

    # Tiny tables.

    @classmethod
    def tiny_axes(cls) -> list[Any]:
        shape, hands, _, parts, moods = super().tiny_axes()
        reserves = ((2, 2), (1, 1), (0, 0), (0, 1))  # left to the player and to the partner
        return [shape, hands, TINY_CLOSED, reserves, parts, moods]

    @classmethod
    def tiny(  # type: ignore[override]
        cls,
        shape: Shape | None,
        hand: str,
        closed: str,
        left: tuple[int, int],
        part: Any,
        mood: tuple[str, ...],
    ) -> Any:
        """With four or six players and with a long stock or not, by a rule that mixes."""
        if not closed and left != (2, 2):
            return None  # H7
        mix = len(hand + closed) + 2 * sum(left) + sum(shape or ()) + len(part[1])
        table = cls.tiny_empty(mix)
        bag = Bag(table.pack())
        bag.pick(hand + part[1] + closed)
        table.hand.update(hand)
        table.pile = part[1]
        for cards in closed.split():
            table.closed[1].append(
                (WILD_SET if set(cards) <= set(WILD) else cards[0], letters(Counter(cards)))
            )
        table.closed[1].sort()
        if shape is not None:
            table.sets[1]["K"] = Counter(bag.pick("K" * shape[0] + "2" * shape[1]))
        if shape is not None or closed:
            table.opened.add(1)
        for seat in range(table.players):
            number = {table.seat: left[0], table.partner: left[1]}.get(seat, 0)
            table.reserves[seat] = ["".join(sorted(bag.pick("46899TA"))) for _ in range(number)]
        table.hands[table.partner].update(bag.pick("89"))
        table.stock = bag.rest(Random(mix))
        if mix % 3 == 0:
            table.stock, rest = table.stock[:1], table.stock[1:]
            table.hands[0].update(rest.replace("R", ""))
            table.red[0] += rest.count("R")
        if part[0] == "play":
            table.part, table.did = "play", {"drew"}
        return cls.in_mood(table, part[0], mood)

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        players = 6 if mix % 5 == 0 else 4
        return Knee(players, number=1 + mix % 4, seat=1, turn=players)
