"""A table of ``american`` in plain words: cards are letters, hands are counters, sets are dictionaries.

This is the second opinion on the rules of ``american``. It is written from the rulebook and rulings G and A
alone and imports nothing of the engine or the clauses, so that a mistake must be made twice to go unnoticed.
It is slow and means to be obvious.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

NATURALS = "456789TJQKA"
WILD = "2X"
THREES = "RB"
#: The name of a side's set of wild cards alone (47).
WILD_SET = "W"
#: Para. 16; threes have no value.
VALUE = {"X": 50, "A": 20, "2": 20} | dict.fromkeys("89TJQK", 10) | dict.fromkeys("4567", 5)
#: Para. 2: 108 cards. R red threes, B black threes.
PACK = dict.fromkeys(NATURALS, 8) | {"2": 8, "X": 4, "R": 4, "B": 4}
SEATS, SIDES = 4, 2

Cards = Counter[str]


def need(score: int) -> int:
    """The count of a first meld (20, 69, A7)."""
    if score < 3000:
        return 125
    return 155 if score < 5000 else 180


@dataclass
class Table:
    """One hand in play; four seats, whether four or five people play."""

    scores: list[int]
    hands: list[Cards]
    sets: list[dict[str, Cards]]  #: by side: the rank (W for wild cards alone) and the cards in the set
    red: list[int]
    black: list[int]
    pile: str  #: bottom to top
    stock: str  #: top first
    dealer: int
    seat: int  #: whose turn it is
    turn: int  #: turns begun before this one
    part: str = "draw"  #: draw, play, answer, over
    #: drew, took, laid, opened, asked, yes, no, holds
    did: set[str] = field(default_factory=set)
    three: str = ""  #: a three just drawn that may still be shown, or the one that is held
    count: int = 0
    opened: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)  #: seats that have asked in this hand
    out: int | None = None
    special: str = ""  #: the special hand that was shown
    ending: str = ""  #: out, exhausted

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.seat % SIDES

    @property
    def hand(self) -> Cards:
        """The hand of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def actor(self) -> int:
        """Who acts: the partner while a question is open."""
        return (self.seat + 2) % SEATS if self.part == "answer" else self.seat

    def closed(self, side: int) -> set[str]:
        """The ranks in which a side has closed a set (11); wild cards are no rank (A6)."""
        return {rank for rank, cards in self.sets[side].items() if cards.total() == 7} - {WILD_SET}

    def copy(self) -> Table:
        new = Table(**vars(self))
        new.scores, new.red, new.black = list(self.scores), list(self.red), list(self.black)
        new.hands = [Counter(hand) for hand in self.hands]
        new.sets = [{rank: Counter(cards) for rank, cards in sets.items()} for sets in self.sets]
        new.did, new.opened, new.asked = set(self.did), set(self.opened), set(self.asked)
        return new

    def all_cards(self) -> Cards:
        """Every card wherever it lies; it must always be the pack."""
        cards: Cards = Counter(self.pile) + Counter(self.stock)
        for hand in self.hands:
            cards += hand
        for sets in self.sets:
            for each in sets.values():
                cards += each
        cards["R"] += sum(self.red)
        cards["B"] += sum(self.black)
        return +cards


def letters(cards: Cards) -> str:
    """Cards as a string, always in the same order."""
    return "".join(sorted(cards.elements()))


def show(table: Table) -> str:
    """A table in a few lines, for the message of a failing test."""
    lines = [
        f"scores {table.scores} dealer {table.dealer} seat {table.seat} turn {table.turn} {table.part} "
        f"did {sorted(table.did)} three {table.three!r} ending {table.ending!r} {table.special!r}",
        f"pile {table.pile!r} count {table.count} opened {sorted(table.opened)} asked {sorted(table.asked)} "
        f"red {table.red} black {table.black} out {table.out}",
        f"stock {len(table.stock)}: {table.stock[:12]!r}",
    ]
    lines += [f"hand {seat}: {letters(hand)}" for seat, hand in enumerate(table.hands)]
    lines += [f"sets {side}: {' '.join(map(letters, sets.values()))}" for side, sets in enumerate(table.sets)]
    return "\n".join(lines)
