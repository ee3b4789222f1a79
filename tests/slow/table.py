"""A plain table: cards are letters, hands are counters, sets are dictionaries.

This is the base of the second implementation of the rules. It is written from the rulebooks and the rulings
alone and imports nothing of the engine or the clauses, so that a mistake must be made twice to go unnoticed.
It is slow and meant to be obvious. This module has what all books share; the module of a book adds the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

NATURALS = "456789TJQKA"
WILD = "2X"
#: R red threes, B black threes.
THREES = "RB"
#: The name of a side's set of wild cards alone.
WILD_SET = "W"
#: What a card counts; all books agree but for the threes.
VALUE = {"X": 50, "A": 20, "2": 20} | dict.fromkeys("89TJQK", 10) | dict.fromkeys("4567", 5)
#: One pack of 52 and its two jokers.
ONE_PACK = dict.fromkeys(NATURALS, 4) | {"2": 4, "X": 2, "R": 2, "B": 2}

Cards = Counter[str]


@dataclass
class Table:
    """One hand in play."""

    book: ClassVar[str]
    value: ClassVar[Mapping[str, int]] = VALUE
    #: Values of ``did`` in a turn.
    deeds: ClassVar[tuple[str, ...]] = ("drew", "took", "laid", "asked", "yes", "no")
    #: Whether the top card of a taken pile counts towards the first meld.
    top_counts: ClassVar[bool] = True

    players: int
    scores: list[int] = field(default_factory=list)
    hands: list[Cards] = field(default_factory=list)
    sets: list[dict[str, Cards]] = field(default_factory=list)  #: by side: the rank (B, W) and its cards
    red: list[int] = field(default_factory=list)
    pile: str = ""  #: bottom to top
    stock: str = ""  #: top first
    dealer: int = 0
    seat: int = 0  #: whose turn it is
    turn: int = 0  #: turns begun before this one
    part: str = "draw"  #: draw, play, answer, over
    did: set[str] = field(default_factory=set)
    aside: str = ""  #: the rest of a taken pile, until the first meld is made
    count: int = 0  #: towards the first meld
    opened: set[int] = field(default_factory=set)
    out: int | None = None
    ending: str = ""  #: out, exhausted, last three, stuck

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.sides
        self.hands = self.hands or [Counter() for _ in range(self.seats)]
        self.sets = self.sets or [{} for _ in range(self.sides)]
        self.red = self.red or [0] * self.sides

    @property
    def seats(self) -> int:
        """Return how many play in any one hand."""
        return min(self.players, 4)

    @property
    def sides(self) -> int:
        return 3 if self.players == 3 else 2

    @property
    def side(self) -> int:
        """Return the side whose turn it is."""
        return self.seat % self.sides

    @property
    def hand(self) -> Cards:
        """Return the hand of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def partner(self) -> int:
        """Return the next partner of the player in turn."""
        return (self.seat + self.sides) % self.seats

    @property
    def partners(self) -> bool:
        """Return whether there are partners in this hand."""
        return self.seats > self.sides

    @property
    def actor(self) -> int:
        """Return the seat to act: the partner while a question is open."""
        return self.partner if self.part == "answer" else self.seat

    @property
    def last_seat(self) -> int:
        """Return the seat that plays last from here."""
        return (self.seat - 1) % self.seats

    @property
    def frozen(self) -> bool:
        """Return whether the pile is frozen."""
        return False

    @property
    def stopped(self) -> bool:
        """Return whether the top card keeps the next player from taking the pile."""
        return self.pile[-1:] == "B"

    def need(self, side: int) -> int:
        """Return the count of a side's first meld."""
        raise NotImplementedError

    def pack(self) -> Cards:
        """Return all cards of the pack."""
        return Counter({card: 2 * number for card, number in ONE_PACK.items()})

    def elsewhere(self) -> Cards:
        """Return the cards that lie where only this book has them."""
        return Counter()

    def unsaid(self) -> tuple[str, ...]:
        """Return the facts that mean nothing at this moment."""
        return ()

    def copy(self) -> Self:
        return type(self)(**{name: _copied(value) for name, value in vars(self).items()})

    def all_cards(self) -> Cards:
        """Return every card wherever it lies; it must always be the pack."""
        cards: Cards = Counter(self.pile + self.aside + self.stock)
        for hand in self.hands:
            cards += hand
        for sets in self.sets:
            for each in sets.values():
                cards += each
        cards["R"] += sum(self.red)
        return cards + self.elsewhere()

    def show(self) -> str:
        """Return the table in some lines, for the message of a failing test."""
        return "\n".join(f"  {name}: {_shown(value)}" for name, value in vars(self).items())


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict) and not isinstance(value, Counter):
        return {name: each.copy() for name, each in value.items()}
    return value.copy() if isinstance(value, Counter | set) else value


def _shown(value: Any) -> str:
    if isinstance(value, Counter):
        return letters(value) or "-"
    if isinstance(value, dict):
        return " ".join(map(letters, value.values())) or "-"
    if isinstance(value, list):
        return " | ".join(map(_shown, value))
    # Sets are sorted, or hands seeded by this would differ from run to run.
    return str(sorted(value)) if isinstance(value, set | frozenset) else repr(value)


def letters(cards: Cards) -> str:
    """Return cards as a string, always in the same order."""
    return "".join(sorted(cards.elements()))


def is_wild(cards: Cards | str) -> bool:
    """Return whether there is a wild card among the cards."""
    return any(wild in cards for wild in WILD)
