"""What the score pad's sheet says: hand by hand, the totals, who pays whom."""

from __future__ import annotations

import msgspec

from canasta.wire.base import Side, Wire
from canasta.wire.scores import ScoreLine


class PadTable(Wire):
    """A hand before it is played: who deals and sits where, and what each side's first meld needs."""

    hand: int
    dealer: str
    seats: list[str]
    sitting_out: list[str]
    first_meld: list[int]


class Payment(Wire):
    """What one player pays to another."""

    payer: str = msgspec.field(name="from")
    payee: str = msgspec.field(name="to")
    cents: int


class PadHand(PadTable):
    """A hand as it was counted; points and totals by side."""

    counts: bool  #: whether it was played before the end of the game
    points: list[int]
    totals: list[int]
    lines: list[ScoreLine]
    doubts: list[str]  #: what is possible and yet seldom so, in words
    payments: list[Payment]


class Settlement(Wire):
    """Who pays whom after the game, and all payments together in as few as will do."""

    after_game: list[Payment]
    together: list[Payment]


class PadSheet(Wire):
    """``scorepad show``: the whole sheet of a pad."""

    start: list[int]
    hands: list[PadHand]
    totals: list[int]
    over: bool
    winners: list[Side]
    next: PadTable | None
    settlement: Settlement | None
