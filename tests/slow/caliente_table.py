"""The plain table for ``caliente``: options, Caliente cards, a third pack.

As with ``classic``, this second opinion is written from the numbered rules and the rulings K1 to K16 alone
and imports nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.slow.table import PACK, Cards, Table

CALIENTE_CARDS = "caliente_cards"
ALWAYS_FROZEN = "always_frozen"
TWO_SIDES = "extra_deck"
THREE_SIDES = "extra_deck_three_sides"


@dataclass
class CalienteTable(Table):
    """One hand in play; ``did`` may also say ``refilled``."""

    options: frozenset[str] = frozenset()
    played: list[int] = field(default_factory=list)  #: Caliente cards on the table, by side

    @property
    def extra_pack(self) -> bool:
        return bool(self.options & {TWO_SIDES, THREE_SIDES})

    @property
    def always_frozen(self) -> bool:
        return ALWAYS_FROZEN in self.options

    @property
    def seats(self) -> int:
        """All six play with the extra pack, four at most without it (K14, K15)."""
        return 6 if self.extra_pack else min(self.players, 4)

    @property
    def sides(self) -> int:
        if self.extra_pack:
            return 3 if THREE_SIDES in self.options else 2
        return 3 if self.players == 3 else 2

    @property
    def partners(self) -> bool:
        """Whether anybody has a partner in this hand."""
        return self.seats > self.sides

    @property
    def canastas_needed(self) -> int:
        """48, 82, 95."""
        return 2 if self.players == 2 or self.extra_pack else 1

    @property
    def hand_size(self) -> int:
        """24, 79, 83, 91, K15."""
        return 13 if self.extra_pack else {2: 15, 3: 13}.get(self.players, 11)

    @property
    def cards_drawn(self) -> int:
        """81."""
        return 2 if self.players == 2 else 1

    @property
    def actor(self) -> int:
        """The partner whose turn comes next answers (K14)."""
        return (self.seat + self.sides) % self.seats if self.part == "answer" else self.seat

    def need(self, side: int) -> int:
        """The count of a first meld (20, 93)."""
        score = self.scores[side]
        if score < 0:
            return 0
        if score < 1500:
            return 50
        if score < 3000:
            return 90
        return 150 if self.extra_pack and score >= 7500 else 120

    def copy(self) -> CalienteTable:
        new = CalienteTable(**vars(self))
        base = Table.copy(Table(**{name: value for name, value in vars(self).items() if name in _SHARED}))
        for name, value in vars(base).items():
            setattr(new, name, value)
        new.played = list(self.played)
        return new

    def all_cards(self) -> Cards:
        cards = super().all_cards()
        cards["C"] += sum(self.played)
        return +cards


_SHARED = frozenset(Table.__dataclass_fields__)


def full_pack(options: frozenset[str]) -> Cards:
    """3, 69, 90: two packs or three, and the two Caliente cards if they are played with."""
    packs = 3 if options & {TWO_SIDES, THREE_SIDES} else 2
    pack: Cards = Counter({card: number * packs // 2 for card, number in PACK.items()})
    if CALIENTE_CARDS in options:
        pack["C"] = 2
    return pack


def empty(options: frozenset[str], players: int) -> CalienteTable:
    """A table on which nothing lies yet."""
    table = CalienteTable(players, [], [], [], [], "", "", 0, 0, 0, options=options)
    table.scores, table.red = [0] * table.sides, [0] * table.sides
    table.fines, table.played = [0] * table.sides, [0] * table.sides
    table.hands = [Counter() for _ in range(table.seats)]
    table.sets = [{} for _ in range(table.sides)]
    return table
