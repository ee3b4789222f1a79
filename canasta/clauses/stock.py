"""Clauses of the stock: filling a hand up, making a new stock of the pile, turns in which nothing is laid."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.clauses.base import Clause
from canasta.clauses.bounds import between
from canasta.clauses.ending import finish_hand
from canasta.table.moves import Events
from canasta.table.restock import may_rebuild, rebuild_stock
from canasta.table.state import ENDED_STUCK, State


@dataclass(frozen=True)
class Refill(Clause):
    """A Caliente card may be played in place of drawing: the hand is filled up to a number of cards.

    Only while the stock lasts and the side has no more sets than any other.
    """

    up_to: int = field(metadata=between(1, 30))
    sets: str  #: paragraph of the condition
    once: str  #: paragraph: one a turn


@dataclass(frozen=True)
class Rebuild(Clause):
    """When a card must be drawn from an exhausted stock the pile is shuffled and becomes the stock."""


@dataclass(frozen=True)
class QuietTurns(Clause):
    """In everybody's first turns no set is laid, the pile is not taken and nobody goes out."""

    turns: int = field(metadata=between(1, 10))


def stock_ready(state: State, events: Events) -> bool:
    """Whether there is a card to draw, after the pile became the stock where the book says so.

    In place of a second rebuilding with nothing laid since the one before, the hand is over (ruling B8).
    """
    if state.place < len(state.stock):
        return True
    if not state.setup.rebuilds or not state.pile:
        return False
    if may_rebuild(state):
        rebuild_stock(state, events)
        return True
    state.turn += 1
    finish_hand(state, ENDED_STUCK, -1, False, events)
    return False
