"""Signals: what a discard tells the partner, in books that have them."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.clauses.base import made_of


@dataclass(frozen=True)
class Signal:
    """A discard of one of these ranks says that its player still holds at least ``least`` of some kinds.

    It is advice, not a rule: players need not give or believe it.
    """

    paragraph: str
    ranks: tuple[int, ...]
    least: int
    kinds: tuple[int, ...] = ()  #: counted together; empty: of the rank that was discarded
    first: bool = False  #: only a player's first discard of a hand says so

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return made_of(self)
