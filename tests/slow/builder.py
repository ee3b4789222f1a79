"""Generated tables: small hands, sets about to be canastas, short stocks, and everything that random play
rarely reaches. Every table holds the whole pack, no card more or less.

A builder makes one table. The kinds of tables common to all books are defined here; a book's own builder adds
further kinds, and the cards it prefers in a hand, a pile or a stock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from random import Random
from typing import Any, ClassVar

from tests.slow.rules import Rules
from tests.slow.table import NATURALS, WILD, WILD_SET, Cards
from tests.slow.turn import Turn

Shape = tuple[int, int]  #: natural and wild cards of a set


class Bag:
    """The cards of a pack that are not placed yet."""

    def __init__(self, pack: Cards) -> None:
        self.left = Counter(pack)

    def pick(self, cards: str) -> str:
        """Return those of the wanted cards that are still there."""
        found = ""
        for card in cards:
            if self.left[card]:
                self.left[card] -= 1
                found += card
        return found

    def all_of(self, cards: str) -> str:
        """Return these cards, or none if not all of them are there."""
        return "" if Counter(cards) - self.left else self.pick(cards)

    def natural(self) -> str:
        """Return a natural card that is still there."""
        return self.pick(next(card for card in NATURALS if self.left[card]))

    def rest(self, rng: Random) -> str:
        """Return all remaining cards, shuffled, and empty the bag."""
        cards = list(self.left.elements())
        self.left.clear()
        rng.shuffle(cards)
        return "".join(cards)


def shapes(turn: type[Turn], most: int = 9) -> list[Shape]:
    """Return the natural and wild cards of every possible set of a rank, up to a size."""
    found, new = set(), {(3, 0), (2, 1)}
    while new:
        found |= new
        grown = {(n + 1, w) for n, w in new if n < 8} | {(n, w + 1) for n, w in new if turn.room(n, w)}
        new = {shape for shape in grown if sum(shape) <= most} - found
    return sorted(found)


class Builder:
    """A table under construction."""

    kinds: ClassVar[tuple[str, ...]] = ("random", "way out", "opening", "opening out", "last card")
    #: Totals on both sides of every step of the count for a first meld.
    scores: ClassVar[tuple[int, ...]]
    shapes: ClassVar[list[Shape]]
    #: Cards that may block a pile.
    blocking: ClassVar[str] = "B2X"
    #: Probability of an empty pile, and of a red three in it.
    no_pile: ClassVar[float] = 0.05
    red_in_pile: ClassVar[float] = 0
    #: Cards that a short stock may consist of.
    short_stocks: ClassVar[tuple[str, ...]] = ("", "", "R", "4", "KR", "R5", "RR", "2", "66")
    #: Odd cards for hands that are to be laid in full, and for a first meld.
    way_out_extra: ClassVar[tuple[str, ...]]
    opening_extra: ClassVar[tuple[str, ...]]
    #: Odd cards in any hand.
    odd: ClassVar[str] = "B"
    #: How often actions that lay or take are preferred, when walking on from a table and when playing whole
    #: hands.
    walking: ClassVar[tuple[float, ...]] = (0.6,)
    playing: ClassVar[tuple[float, ...]] = (0.6,)
    telling: ClassVar[tuple[str, ...]] = ("take", "lay", "add", "bury", "ask")
    #: A search through a larger hand would take too long; it belongs to the seat a short stock has filled.
    large: ClassVar[int] = 20

    def __init__(self, kind: str, rng: Random) -> None:
        self.kind = kind
        self.rng = rng
        self.table = self.begin()
        self.bag = Bag(self.table.pack())
        self.ranks: list[str] = []

    @classmethod
    def build(cls, kind: str, rng: Random) -> Any:
        """Build a table of one kind."""
        builder = cls(kind, rng)
        make: Callable[[], None] = getattr(builder, kind.replace(" ", "_"))
        make()
        return builder.table

    # The kinds of tables.

    def random(self) -> None:
        """The beginning of a turn, or just after the draw."""
        self.choose_ranks(2, 4)
        for side in range(self.table.sides):
            if self.chance(0.7 if side == self.table.side else 0.5):
                self.lay_sets(side)
        self.fill_hand()
        self.complete()

    def way_out(self) -> None:
        """A hand that can only just, or not quite, be laid in full."""
        self.choose_ranks(1, 5)
        if self.chance(0.85):
            self.add_some(self.ranks[: self.rng.randint(1, 3)], 4, 8)
        own = self.table.sets[self.table.side]
        cards = self.rng.choice(self.way_out_extra)
        for rank in self.ranks:
            cards += rank * self.rng.choice((0, 1, 1, 2) if rank in own else (0, 0, 2, 2, 2, 3, 4, 5))
        cards += self.several("22X", (0, 1, 2, 2, 3, 4)) + self.at_times(NATURALS)
        self.give(cards)
        self.complete()

    def opening(self) -> None:
        """A side without its first meld and a hand whose count is only just, or not quite, enough."""
        self.choose_ranks(2, 5)
        self.other_side()
        cards = "".join(rank * self.rng.choice((0, 1, 2, 2, 2, 3, 4)) for rank in self.ranks)
        cards += self.several("222X", (0, 0, 1, 1, 2, 3, 4))
        cards += self.rng.choice((*self.opening_extra, self.rng.choice(NATURALS)))
        self.give(cards)
        self.complete()

    def opening_out(self) -> None:
        """A side that could open with the pile and go out with what comes with it."""
        self.choose_ranks(3, 5)
        top, *ranks = self.ranks
        hand = top * self.rng.choice((1, 2, 2)) + self.rng.choice(("", "", *self.way_out_extra))
        pile = top * self.rng.randint(3, 5) + self.rng.choice(("", "", "", *self.blocking))
        for rank in ranks:
            in_hand, in_pile = self.rng.choice(((1, 2), (1, 1), (2, 0), (2, 1), (3, 0), (0, 3), (1, 0)))
            hand += rank * in_hand
            pile += rank * in_pile
        self.give(hand + self.several("22X", (0, 1, 1, 2, 3)))
        below = list(self.bag.pick(pile))
        self.rng.shuffle(below)
        self.table.pile = "".join(below) + self.bag.pick(top)
        self.complete(part="draw")

    def last_card(self) -> None:
        """One or two cards in hand and in the pile, with sets that are canastas or lack one or two cards."""
        self.choose_ranks(3, 3)
        ranks = self.ranks
        self.add_some(ranks[: self.rng.randint(1, 3)], 5, 8)
        wish = self.several([*ranks, "2", "X", *self.odd], (1, 1, 1, 2))
        self.give(self.rng.choice((wish, wish, wish, ranks[0] * 2, ranks[0] * 2, ranks[0] + "2")))
        piles = (ranks[0], ranks[0], ranks[1], ranks[2], "5" + ranks[0])
        self.table.pile = self.bag.pick(self.rng.choice(piles))
        self.complete(short=0.9, part=self.rng.choice(("draw", "draw", "play")))

    # The parts of a table.

    def empty(self) -> Rules:
        """Return an empty table."""
        raise NotImplementedError

    @classmethod
    def some_scores(cls, table: Rules, rng: Random) -> list[int]:
        return [rng.choice(cls.scores) for _ in range(table.sides)]

    def begin(self) -> Any:
        """Return an empty table at some point of a hand."""
        table = self.empty()
        table.scores = self.some_scores(table, self.rng)
        table.seat = self.rng.randrange(table.seats)
        self.at_turn(table, self.some_turn(table))
        return table

    def some_turn(self, table: Rules) -> int:
        rng = self.rng
        return rng.randrange(table.seats) if self.chance(0.2) else table.seats + rng.randrange(40)

    def at_turn(self, table: Rules, turn: int) -> None:
        table.turn = turn
        table.dealer = (table.seat - 1 - turn) % table.seats

    def chance(self, often: float) -> bool:
        return self.rng.random() < often

    def several(self, cards: Sequence[str], numbers: Sequence[int]) -> str:
        """Return a number of cards of some kinds."""
        return "".join(self.rng.choice(cards) for _ in range(self.rng.choice(numbers)))

    def at_times(self, cards: Sequence[str]) -> str:
        """Return a card in one case of three."""
        return self.rng.choice(("", "", self.rng.choice(cards)))

    def choose_ranks(self, least: int, most: int) -> None:
        self.ranks = self.rng.sample(NATURALS, self.rng.randint(least, most))

    def near(self, least: int, most: int = 9) -> Shape:
        """Return the shape of a set of some size."""
        return self.rng.choice([shape for shape in self.shapes if least <= sum(shape) <= most])

    def add_set(self, side: int, rank: str, shape: Shape) -> None:
        """Give a side a set, if it has none of the rank and the bag has the cards."""
        naturals, wild = shape
        twos = self.rng.randint(0, wild)
        if rank not in self.table.sets[side]:
            cards = self.bag.all_of(rank * naturals + "2" * twos + "X" * (wild - twos))
            if cards:
                self.table.sets[side][rank] = Counter(cards)
                self.table.opened.add(side)

    def add_wild_set(self, side: int, size: int) -> None:
        """Give a side a set of wild cards of that size, as many as there are."""
        cards = list(self.bag.pick("2" * 8 + "X" * 4))
        self.rng.shuffle(cards)
        if len(cards) < 3:
            size = 0
        self.bag.left.update(cards[size:])
        if size:
            self.table.sets[side][WILD_SET] = Counter(cards[:size])
            self.table.opened.add(side)

    def add_some(self, ranks: Iterable[str], least: int, most: int) -> None:
        """Give the side in turn sets of some sizes."""
        for rank in ranks:
            self.add_set(self.table.side, rank, self.near(least, most))

    def lay_sets(self, side: int) -> None:
        for _ in range(self.rng.randint(1, 3)):
            rank = self.rng.choice(self.ranks if self.chance(0.7) else NATURALS)
            self.add_set(
                side, rank, self.near(self.rng.choice((3, 5)))
            )  # the larger ones are the more interesting half

    def other_side(self, most: int = 7) -> None:
        """Set up the opponents when a side is about to open."""

    def give(self, cards: str) -> None:
        """Give cards to the player in turn, as far as there are any; at least one."""
        self.table.hand.update(self.bag.pick(cards))
        if not self.table.hand:
            self.table.hand.update(self.bag.natural())

    def hand_sizes(self) -> Sequence[int]:
        opened = self.table.side in self.table.opened
        return (1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9) if opened else range(2, 12)

    def fill_hand(self) -> None:
        weights = (
            (self.ranks, 6),
            (WILD, self.rng.choice((1, 2, 4))),
            (self.odd, self.rng.choice((0, 1, 3))),
        )
        pool = [
            self.rng.choice(cards) for cards, weight in (*weights, (NATURALS, 1)) for _ in range(8 * weight)
        ]
        self.give(self.several(pool, self.hand_sizes()))

    def complete(self, short: float = 0.4, part: str = "") -> None:
        """Fill in the rest: pile, other hands, stock, and the stage of the turn."""
        if not self.table.pile:
            self.fill_pile()
        for seat, hand in enumerate(self.table.hands):
            if seat != self.table.seat:
                hand.update(self.bag.pick(self.other_hand(seat)) or self.bag.natural())
        self.fill_stock(short)
        self.table.part = part or self.rng.choice(("draw", "play"))
        self.table.did = {"drew"} if self.table.part == "play" else set()
        self.settle()

    def settle(self) -> None:
        """Set up what else a table of this book has."""

    def fill_pile(self) -> None:
        rng, bag = self.rng, self.bag
        if self.chance(self.no_pile):
            return
        pile = bag.pick("R") if self.chance(self.red_in_pile) else ""
        if self.chance(0.15):
            pile += bag.pick(rng.choice(self.blocking))
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 4))):
            odd = rng.choice(NATURALS + self.blocking)
            pile += bag.pick(rng.choice([*self.ranks, *rng.sample(NATURALS, 2), odd]))
        own = [rank for rank in self.table.sets[self.table.side] if rank in NATURALS]
        wish = rng.random()
        if wish < 0.5 and own:
            pile += bag.pick(rng.choice(own))
        elif wish < 0.9:
            pile += bag.pick(rng.choice([card for card in self.table.hand if card in NATURALS] or self.ranks))
        else:
            pile += bag.pick(rng.choice("BB" + self.blocking))
        self.table.pile = pile if pile and pile != "R" else pile + bag.natural()

    def other_hand(self, seat: int) -> str:
        return self.several(NATURALS + WILD + self.odd, range(1, 8))

    def fill_stock(self, short: float) -> None:
        """Red threes to the table, the rest to the stock; what a short stock lacks goes to the last seat."""
        red = self.bag.pick("R" * self.rng.randint(0, 6))
        if self.chance(short):
            self.table.stock = self.bag.pick(self.rng.choice(self.short_stocks))
            red += self.bag.pick("R" * 6)
            self.table.hands[self.table.last_seat].update(self.bag.rest(self.rng))
        else:
            self.table.stock = self.bag.rest(self.rng)
        for _ in red:
            self.table.red[self.rng.randrange(self.table.sides)] += 1

    # Tables from real play, and tiny ones.

    @classmethod
    def mutated(cls, table: Any, rng: Random) -> Any:
        """Return a table from real play with a hand cut short, a stock used up or a pile cut down."""
        table = table.copy()
        cards = list(table.hand.elements())
        rng.shuffle(cards)
        keep = rng.choice((1, 1, 2, 2, 3, 4, 5, 6, 8))
        table.hands[table.seat] = Counter(cards[:keep])
        spare = "".join(cards[keep:])
        if len(table.pile) > 1 and rng.random() < 0.6:
            cut = rng.choice((1, 1, 2, 3))
            spare += table.pile[:-cut]
            table.pile = table.pile[-cut:]
        if rng.random() < 0.4:
            spare, table.stock = cls.without_threes(table, spare + table.stock), ""
            table.hands[table.last_seat].update(spare)
        else:
            table.stock += spare
        return table

    @classmethod
    def without_threes(cls, table: Any, cards: str) -> str:
        """Return the cards without the threes that are not held; those go to the table."""
        table.red[table.side] += cards.count("R")
        return cards.replace("R", "")

    #: The cards of tiny hands; the sets other than kings that the side has and those of its opponents; the
    #: stages of a turn with their piles; questions and answers.
    tiny_cards: ClassVar[str] = "KQ2XB"
    tiny_others: ClassVar[Sequence[tuple[str, str]]]
    tiny_parts: ClassVar[Sequence[tuple[str, str]]]
    tiny_moods: ClassVar[Sequence[tuple[str, ...]]] = ((), ("asked", "yes"), ("asked", "no"))

    @classmethod
    def tiny_axes(cls) -> list[Iterable[Any]]:
        sizes = (1, 2, 3, 4)
        hands = ["".join(c) for size in sizes for c in combinations_with_replacement(cls.tiny_cards, size)]
        return [[None, *cls.shapes], hands, cls.tiny_others, cls.tiny_parts, cls.tiny_moods]

    @classmethod
    def tiny_tables(cls, step: int, first: int = 0) -> Iterator[Any]:
        """Yield every hand of one to four cards of some kinds with every set of kings, and with some others.

        Yields every ``step``-th, from number ``first`` on.
        """
        for axes in islice(product(*cls.tiny_axes()), first, None, step):
            table = cls.tiny(*axes)
            if table is not None:
                yield table

    @classmethod
    def tiny(
        cls,
        shape: Shape | None,
        hand: str,
        others: tuple[str, str],
        part: tuple[str, str],
        mood: tuple[str, ...],
    ) -> Any:
        """Return a tiny table, with or without a stock by a rule that mixes; None if there is none."""
        own, theirs = others
        mix = len(hand + own) + sum(shape or ()) + len(part[1])
        table = cls.tiny_empty(mix)
        table.turn, table.seat = 13, 1
        table.dealer = (1 - 1 - table.turn) % table.seats
        bag = Bag(table.pack())
        twos = min(shape[1], bag.left["2"] - (hand + own + theirs).count("2")) if shape else 0
        kings = "K" * shape[0] + "2" * twos + "X" * (shape[1] - twos) if shape else ""
        if not bag.all_of(hand + part[1] + kings + f"{own}{theirs}".replace(" ", "")):
            return None
        for side, sets in ((1, f"{own} {kings}"), (0, theirs)):
            for cards in sets.split():
                table.sets[side][WILD_SET if set(cards) <= set(WILD) else cards[0]] = Counter(cards)
                table.opened.add(side)
        table.hand.update(hand)
        table.pile = part[1]
        if part[0] != "draw":
            table.part, table.did = "play", {"drew"}
        rest = cls.without_threes(table, bag.rest(Random(mix)))
        table.hands[0].update(rest[:5] if mix % 2 == 0 else rest)
        table.stock = rest[5:] if mix % 2 == 0 else ""
        return cls.in_mood(table, part[0], mood)

    @classmethod
    def tiny_empty(cls, mix: int) -> Any:
        raise NotImplementedError

    @classmethod
    def in_mood(cls, table: Any, part: str, mood: tuple[str, ...]) -> Any:
        """Return the table with a question asked and answered, if this stage of the turn allows it."""
        if mood and ("ask" not in table.legal() or part not in ("draw", "play")):
            return None
        table.did.update(mood)
        return table
