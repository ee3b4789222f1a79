"""Clauses that act after the discard: cards from the talon, and announcing the last cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.clauses.base import AfterDiscard
from canasta.clauses.bounds import between
from canasta.clauses.declarations import Setting
from canasta.clauses.threes import show_all
from canasta.table.events import ANNOUNCED, TALON, Event
from canasta.table.moves import Events, draw_card
from canasta.table.state import DID_TAKE, OPENED_NOW, State


@dataclass(frozen=True)
class Talon(AfterDiscard):
    """After the discard in the turn of a side's first meld, its player draws cards from the stock.

    The first and the second side draw different numbers, and one card when few are left (ruling A9).
    """

    first: int = field(metadata=between(0, 10))
    second: int = field(metadata=between(0, 10))
    late: str
    late_from: int = field(metadata=between(0, 60))

    def do(self, state: State, events: Events) -> None:
        if not state.flags & OPENED_NOW or state.flags & DID_TAKE:
            return
        left = state.stock_size()
        number = self.second if state.opened & state.opened - 1 else self.first
        if left <= self.late_from:
            number = min(1, left)
        if events is not None and number:
            events.append(Event(TALON, state.seat, number=number))
        for _ in range(number):
            draw_card(state, state.seat, events)
        show_all(state, state.seat, events)

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return Setting("talon", "stock", "first"), Setting("second_talon", "stock", "second")


@dataclass(frozen=True)
class Announces(AfterDiscard):
    """A player left with few cards says how many."""

    cards: int = field(metadata=between(1, 20))

    def do(self, state: State, events: Events) -> None:
        if events is not None and state.size(state.seat) <= self.cards:
            events.append(Event(ANNOUNCED, state.seat, number=state.size(state.seat)))
