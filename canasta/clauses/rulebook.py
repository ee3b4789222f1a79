"""A rulebook: typed data made of cited clauses, one field a number, one seam a tuple of clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from canasta.clauses.base import Counts, Does, Limit, Refuses
from canasta.clauses.going_out import Asking, Concealed, FirstMeld, GoingOut, OnlyGoingOut
from canasta.messages import Complaint


@dataclass(frozen=True)
class Seats:
    """How a number of players sits down."""

    players: int
    seats: int  #: in play in one hand
    sides: int
    hand_size: int
    draw: int = 1
    packs: int = 2


@dataclass(frozen=True)
class Rulebook:
    """One book. Written out in full; a house rule derives from it with ``dataclasses.replace``."""

    slug: str
    version: int
    seatings: tuple[Seats, ...]
    values: tuple[int, ...]
    target: int
    canasta_size: int

    deal: tuple[Does, ...]  #: after the hands are dealt
    first_turn: tuple[Does, ...]  #: when a player's first turn begins
    drawn: Mapping[int, tuple[Does, ...]]  #: by the kind drawn
    take: tuple[Refuses, ...]
    stock_out: tuple[Refuses, ...]  #: declining the pile when the stock is exhausted
    limits: tuple[Limit, ...]  #: wild cards in one set
    meld: tuple[Refuses, ...]  #: what else forbids a lay
    first_meld: FirstMeld
    discard: tuple[Refuses, ...]
    discarded: Mapping[int, tuple[Does, ...]]  #: by the kind discarded
    turn_ends: tuple[Does, ...]
    going_out: GoingOut
    only_going_out: OnlyGoingOut
    asking: Asking | None
    concealed: Concealed | None
    score: tuple[Counts, ...]
    #: Paragraphs of what the turn machine itself insists on (see ``canasta.engine.refusal``).
    cites: Mapping[str, str]
    options: tuple[str, ...] = ()

    def seating(self, players: int) -> Seats:
        """How so many players sit; a ``Complaint`` if the book does not know that number."""
        for seats in self.seatings:
            if seats.players == players:
                return seats
        numbers = ", ".join(str(seats.players) for seats in self.seatings)
        raise Complaint("book.players", slug=self.slug, numbers=numbers, players=players)
