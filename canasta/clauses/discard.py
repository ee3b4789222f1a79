"""Clauses of the discard: cards that freeze the pile or stop the next player."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.clauses.base import Does
from canasta.table.moves import Events
from canasta.table.state import State


@dataclass(frozen=True)
class Freezes(Does):
    """Discards of these kinds freeze the pile until it is taken."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.frozen = True


@dataclass(frozen=True)
class Stops(Does):
    """Discards of these kinds stop the next player."""

    kinds: frozenset[int]

    def do(self, state: State, events: Events) -> None:
        state.stopped = True
