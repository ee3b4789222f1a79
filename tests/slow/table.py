"""A table in plain words: cards are letters, hands are counters, sets are dictionaries.

This is the second opinion on the rules of ``classic``. It is written from the rulebook and the rulings alone
and imports nothing of the engine or the clauses, so that a mistake must be made twice to go unnoticed. It is
slow and means to be obvious.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

NATURALS = "456789TJQKA"
WILD = "2X"
#: Para. 16. A red three has no value of its own here, only its bonus.
VALUE = {"X": 50, "A": 20, "2": 20} | dict.fromkeys("89TJQK", 10) | dict.fromkeys("4567B", 5)
#: Para. 3: two packs of 52 and four jokers. R red threes, B black threes.
PACK = dict.fromkeys(NATURALS, 8) | {"2": 8, "X": 4, "R": 4, "B": 4}

Cards = Counter[str]


def need(score: int) -> int:
    """The count of a first meld (para. 15)."""
    if score < 0:
        return 0
    if score < 1500:
        return 50
    return 90 if score < 3000 else 120


@dataclass
class Table:
    """One hand in play."""

    players: int
    scores: list[int]
    hands: list[Cards]
    sets: list[dict[str, Cards]]  #: by side: the rank (B for black threes) and the cards in the set
    red: list[int]
    pile: str  #: bottom to top
    stock: str  #: top first
    dealer: int
    seat: int  #: whose turn it is
    turn: int  #: turns begun before this one
    part: str = "draw"  #: draw, play, answer, over
    did: set[str] = field(default_factory=set)  #: drew, took, laid, added, asked, yes, no, last three, black
    frozen: bool = False
    aside: str = ""
    count: int = 0
    before: set[str] = field(default_factory=set)  #: ranks of the side's sets when the turn began
    opened: set[int] = field(default_factory=set)
    melded: set[int] = field(default_factory=set)  #: seats that laid something in an earlier turn
    fines: list[int] = field(default_factory=list)
    out: int | None = None
    concealed: bool = False
    ending: str = ""  #: out, exhausted, last three

    @property
    def seats(self) -> int:
        """Only four play in any one hand (para. 2)."""
        return min(self.players, 4)

    @property
    def sides(self) -> int:
        return 3 if self.players == 3 else 2

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.seat % self.sides

    @property
    def hand(self) -> Cards:
        """The hand of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def canastas_needed(self) -> int:
        """Para. 26 and 45."""
        return 2 if self.players == 2 else 1

    @property
    def actor(self) -> int:
        """Who acts: the partner while a question is open (sides of two sit crosswise)."""
        return (self.seat + 2) % 4 if self.part == "answer" else self.seat

    def had_turn(self, seat: int) -> bool:
        """Whether a seat's first turn has begun."""
        begun = self.turn if self.part == "over" else self.turn + 1
        return (seat - self.dealer - 1) % self.seats < begun

    def copy(self) -> Table:
        new = Table(**vars(self))
        new.scores = list(self.scores)
        new.hands = [Counter(hand) for hand in self.hands]
        new.sets = [{rank: Counter(cards) for rank, cards in sets.items()} for sets in self.sets]
        new.red, new.fines = list(self.red), list(self.fines)
        new.did, new.before = set(self.did), set(self.before)
        new.opened, new.melded = set(self.opened), set(self.melded)
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
        return +cards


def letters(cards: Cards) -> str:
    """Cards as a string, always in the same order."""
    return "".join(sorted(cards.elements()))


def show(table: Table) -> str:
    """A table in a few lines, for the message of a failing test."""
    lines = [
        f"players {table.players} scores {table.scores} dealer {table.dealer} seat {table.seat} "
        f"turn {table.turn} {table.part} did {sorted(table.did)}",
        f"pile {table.pile!r} frozen {table.frozen} aside {table.aside!r} count {table.count} "
        f"before {sorted(table.before)} opened {sorted(table.opened)} melded {sorted(table.melded)}",
        f"stock {len(table.stock)}: {table.stock[:12]!r} fines {table.fines} red {table.red}",
    ]
    lines += [f"hand {seat}: {letters(hand)}" for seat, hand in enumerate(table.hands)]
    lines += [f"sets {side}: {' '.join(map(letters, sets.values()))}" for side, sets in enumerate(table.sets)]
    return "\n".join(lines)
