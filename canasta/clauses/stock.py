"""Clauses of the stock: filling a hand up, making a new stock of the pile, turns in which nothing is laid."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.clauses.base import Clause


@dataclass(frozen=True)
class Refill(Clause):
    """A Caliente card may be played in place of drawing: the hand is filled up to a number of cards.

    Only while the stock lasts and the side has no more sets than any other.
    """

    up_to: int
    sets: str  #: paragraph of the condition
    once: str  #: paragraph: one a turn


@dataclass(frozen=True)
class Rebuild(Clause):
    """When a card must be drawn from an exhausted stock the pile is shuffled and becomes the stock."""


@dataclass(frozen=True)
class QuietTurns(Clause):
    """In everybody's first turns no set is laid, the pile is not taken and nobody goes out."""

    turns: int
