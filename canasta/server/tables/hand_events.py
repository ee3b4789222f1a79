"""The events of the hand in play, for clients that ask for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from canasta.match import HandResult, Match, Step
from canasta.match.log import HandStarted
from canasta.match.replay import begun_like, redo
from canasta.match.restore import restore
from canasta.messages import current_language
from canasta.wire import write_events
from canasta.wire.events import AnyEvent

#: Seconds of work before control returns to the event loop.
_SLICE: Final = 0.003


class HandEvents:
    """An incremental replay of the hand in play.

    A hand can be long and clients can ask often, so each entry is replayed only once.
    """

    def __init__(self, match: Match) -> None:
        self.hand = match.hand_number
        self._match = match
        begins = [number for number, entry in enumerate(match.entries) if isinstance(entry, HandStarted)]
        self._next = begins[-1] if begins else len(match.entries)
        self._again = restore(begun_like(match), match.entries[: self._next])
        self._steps: list[Step] = []
        #: Number of steps written and their events, by seat, language and sentences.
        self._told: dict[tuple[int, str, bool], tuple[int, list[AnyEvent]]] = {}

    async def catch_up(self, seat: int, *, sentences: bool) -> None:
        """Replay what is new in slices, so that a long hand does not block the event loop."""
        until = perf_counter() + _SLICE
        for _ in self._go_on(_receiver(seat, sentences)):
            if perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + _SLICE

    def events(self, seat: int, *, sentences: bool) -> list[AnyEvent]:
        """Return the events of the hand as a seat or a spectator (-1) saw them."""
        receiver = _receiver(seat, sentences)
        for _ in self._go_on(receiver):
            pass
        return self._told.get(receiver, (0, []))[1]

    def _go_on(self, receiver: tuple[int, str, bool]) -> Iterator[None]:
        """Replay new entries and write their events, yielding after each step."""
        match = self._match
        while self._next < len(match.entries):
            entry = match.entries[self._next]
            self._next += 1
            if not isinstance(entry, HandResult):  # included in the step that ended the hand
                self._steps.append(redo(self._again, entry))
                yield
        seat, _, sentences = receiver
        names = match.seat_names() if sentences else None
        known, events = self._told.get(receiver, (0, []))
        for number, step in enumerate(self._steps[known:], start=known + 1):
            report = step.report(seat)
            events += write_events(report.events, match.setup, seat, report.cards, names=names)
            self._told[receiver] = number, events
            yield


def _receiver(seat: int, sentences: bool) -> tuple[int, str, bool]:
    return seat, current_language() if sentences else "", sentences
