"""A table of ``knee`` in plain words: cards are letters, hands are counters, books are strings.

This is the second opinion on the rules of ``knee``. It is written from the rulebook and rulings G and H alone
and imports nothing of the engine or the clauses, so that a mistake must be made twice to go unnoticed. It is
slow and means to be obvious.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

NATURALS = "456789TJQKA"
WILD = "2X"
#: Para. 14 and 16: no wild cards with them, and nothing on top of the seventh.
PLAIN = "57"
#: The name of a side's book of wild cards alone (H3).
WILD_BOOK = "W"
#: Para. 44.
VALUE = {"X": 50, "A": 20, "2": 20} | dict.fromkeys("89TJQK", 10) | dict.fromkeys("4567", 5)
#: Para. 13, by the number of the hand in the game.
NEED = {1: 50, 2: 90, 3: 120, 4: 150}
KNEE, FOOT = 13, 11

Cards = Counter[str]
Book = tuple[str, str]  #: rank (W for wild cards alone) and its cards, sorted


def pack(players: int) -> Cards:
    """Para. 1: six packs of 54 cards for four players, seven for six. R red threes, B black threes."""
    packs = 6 if players == 4 else 7
    one = dict.fromkeys(NATURALS, 4) | {"2": 4, "X": 2, "R": 2, "B": 2}
    return Counter({card: packs * number for card, number in one.items()})


@dataclass
class Table:
    """One hand in play."""

    players: int
    number: int  #: the number of the hand in the game
    hands: list[Cards]
    reserves: list[list[str]]  #: by seat: what was not taken up yet, the next one first; sorted strings
    books: list[dict[str, Cards]]  #: by side: open books
    closed: list[list[Book]]  #: by side: closed ones, sorted
    added: list[Cards]  #: by side: cards added to closed books
    red: list[int]
    pile: str  #: bottom to top
    stock: str  #: top first
    dealer: int
    seat: int  #: whose turn it is
    turn: int  #: turns begun before this one
    part: str = "draw"  #: draw, play, answer, over
    #: drew, took, laid, asked, yes, no, first (closed the side's first book and did not take the knee yet)
    did: set[str] = field(default_factory=set)
    count: int = 0
    opened: set[int] = field(default_factory=set)
    out: int | None = None
    ending: str = ""  #: out, exhausted

    @property
    def sides(self) -> int:
        """H1: two sides of two, or three of them."""
        return self.players // 2

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.seat % self.sides

    @property
    def partner(self) -> int:
        """Who sits opposite the player in turn."""
        return (self.seat + self.sides) % self.players

    @property
    def hand(self) -> Cards:
        """What the player in turn holds."""
        return self.hands[self.seat]

    @property
    def in_foot(self) -> bool:
        """Whether the player in turn has taken up knee and foot."""
        return not self.reserves[self.seat]

    @property
    def both_in_foot(self) -> bool:
        """Para. 28."""
        return self.in_foot and not self.reserves[self.partner]

    @property
    def actor(self) -> int:
        """Who acts: the partner while a question is open."""
        return self.partner if self.part == "answer" else self.seat

    def copy(self) -> Table:
        new = Table(**vars(self))
        new.hands = [Counter(hand) for hand in self.hands]
        new.reserves = [list(each) for each in self.reserves]
        new.books = [{rank: Counter(cards) for rank, cards in books.items()} for books in self.books]
        new.closed = [list(each) for each in self.closed]
        new.added = [Counter(cards) for cards in self.added]
        new.red, new.did, new.opened = list(self.red), set(self.did), set(self.opened)
        return new

    def all_cards(self) -> Cards:
        """Every card wherever it lies; it must always be the pack."""
        cards: Cards = Counter(self.pile) + Counter(self.stock)
        for hand in self.hands:
            cards += hand
        for reserves in self.reserves:
            cards += Counter("".join(reserves))
        for books, closed, added in zip(self.books, self.closed, self.added, strict=True):
            for each in books.values():
                cards += each
            for _, laid in closed:
                cards += Counter(laid)
            cards += added
        cards["R"] += sum(self.red)
        return +cards


def letters(cards: Cards) -> str:
    """Cards as a string, always in the same order."""
    return "".join(sorted(cards.elements()))


def show(table: Table) -> str:
    """A table in a few lines, for the message of a failing test."""
    lines = [
        f"players {table.players} hand {table.number} dealer {table.dealer} seat {table.seat} "
        f"turn {table.turn} {table.part} did {sorted(table.did)} ending {table.ending!r}",
        f"pile {len(table.pile)}: {table.pile[-12:]!r} count {table.count} opened {sorted(table.opened)} "
        f"red {table.red} stock {len(table.stock)}: {table.stock[:12]!r}",
    ]
    for seat, hand in enumerate(table.hands):
        lines.append(f"hand {seat}: {letters(hand)} and {table.reserves[seat]}")
    for side, books in enumerate(table.books):
        closed = " ".join(cards for _, cards in table.closed[side])
        lines.append(
            f"side {side}: {' '.join(map(letters, books.values()))} closed {closed} "
            f"added {letters(table.added[side])}"
        )
    return "\n".join(lines)
