"""A table of ``boat`` in plain words: cards are letters, hands are counters, sets are dictionaries.

This is the second opinion on the rules of ``boat``. It is written from the rulebook and rulings G and B alone
and imports nothing of the engine or the clauses, so that a mistake must be made twice to go unnoticed. It is
slow and means to be obvious.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

NATURALS = "456789TJQKA"
WILD = "2X"
#: Para. 12 and 55: what blocks the pile.
BLOCKS = "B2X"
#: The name of a side's set of wild cards alone (para. 36).
WILD_SET = "W"
#: Para. 8, 9 and 13. Black threes have a value in the hand only (para. 11).
VALUE = {"X": 50, "A": 20, "2": 20} | dict.fromkeys("89TJQK", 10) | dict.fromkeys("4567", 5)
#: Para. 1: 108 cards. R red threes, B black threes.
PACK = dict.fromkeys(NATURALS, 8) | {"2": 8, "X": 4, "R": 4, "B": 4}
#: Para. 25.
QUIET = 3

Cards = Counter[str]


class Shuffles(Protocol):
    """Where the order of a new stock comes from."""

    def order(self, number: int, cards: int) -> Sequence[int]:
        """For the so-many-th new stock of a hand: places in the pile from the bottom, the top card first."""
        ...


def need(score: int) -> int:
    """The count of a first meld (para. 31, B11)."""
    if score < 0:
        return 15
    if score <= 2500:
        return 50
    if score <= 5000:
        return 90
    return 120 if score <= 7500 else 150


@dataclass
class Table:
    """One hand in play."""

    players: int
    scores: list[int]
    hands: list[Cards]
    sets: list[dict[str, Cards]]  #: by side: the rank (W for wild cards alone) and the cards in the set
    red: list[int]
    pile: str  #: bottom to top
    stock: str  #: top first
    dealer: int
    seat: int  #: whose turn it is
    turn: int  #: turns begun before this one
    part: str = "draw"  #: draw, play, answer, over
    #: drew, drew nothing, took, laid, asked, yes, no, four blacks
    did: set[str] = field(default_factory=set)
    aside: str = ""
    count: int = 0
    opened: set[int] = field(default_factory=set)
    wild: list[str] = field(default_factory=list)  #: by side: what its wild canasta is: big, small or nothing
    rebuilt: int = 0  #: how often the pile has become the stock
    laid_since: bool = False  #: something was laid since then
    idle: int = 0  #: turns in a row in which no card moved
    out: int | None = None
    ending: str = ""  #: out, stuck

    @property
    def seats(self) -> int:
        return self.players

    @property
    def sides(self) -> int:
        """Para. 5 and 7: two sides of two, or everybody alone."""
        return 2 if self.players == 4 else self.players

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.seat % self.sides

    @property
    def hand(self) -> Cards:
        """The hand of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def frozen(self) -> bool:
        """B5: a black three, joker or two anywhere in the pile."""
        return any(card in BLOCKS for card in self.pile)

    @property
    def quiet(self) -> bool:
        """B2: not everybody has had three turns."""
        return self.turn < QUIET * self.seats

    @property
    def may_rebuild(self) -> bool:
        """B8: the first time always, again only if something was laid in between."""
        return bool(self.pile) and (self.rebuilt == 0 or self.laid_since)

    @property
    def actor(self) -> int:
        """Who acts: the partner while a question is open."""
        return (self.seat + 2) % 4 if self.part == "answer" else self.seat

    def copy(self) -> Table:
        new = Table(**vars(self))
        new.scores, new.red, new.wild = list(self.scores), list(self.red), list(self.wild)
        new.hands = [Counter(hand) for hand in self.hands]
        new.sets = [{rank: Counter(cards) for rank, cards in sets.items()} for sets in self.sets]
        new.did, new.opened = set(self.did), set(self.opened)
        return new

    def all_cards(self) -> Cards:
        """Every card wherever it lies; it must always be the pack."""
        cards: Cards = Counter(self.pile) + Counter(self.aside) + Counter(self.stock)
        for hand in self.hands:
            cards += hand
        for sets in self.sets:
            for each in sets.values():
                cards += each
        cards["R"] += sum(self.red)
        cards["B"] += 4 * ("four blacks" in self.did)
        return +cards


def letters(cards: Cards) -> str:
    """Cards as a string, always in the same order."""
    return "".join(sorted(cards.elements()))


def show(table: Table) -> str:
    """A table in a few lines, for the message of a failing test."""
    lines = [
        f"players {table.players} scores {table.scores} dealer {table.dealer} seat {table.seat} "
        f"turn {table.turn} {table.part} did {sorted(table.did)} ending {table.ending!r}",
        f"pile {table.pile!r} aside {table.aside!r} count {table.count} opened {sorted(table.opened)} "
        f"wild {table.wild} red {table.red}",
        f"stock {len(table.stock)}: {table.stock[:12]!r} rebuilt {table.rebuilt} "
        f"laid since {table.laid_since} idle {table.idle}",
    ]
    lines += [f"hand {seat}: {letters(hand)}" for seat, hand in enumerate(table.hands)]
    lines += [f"sets {side}: {' '.join(map(letters, sets.values()))}" for side, sets in enumerate(table.sets)]
    return "\n".join(lines)
