"""What everybody is told: a step of the game, and of it one report for each receiver.

Here is the one place where what happened is cut down to what a receiver may know: events are redacted, and of
the physical cards only those are named that the receiver may look at.

>>> from canasta.books import book
>>> from canasta.match import Match
>>> match = Match(book("classic"), ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
>>> step = match.start_hand()
>>> own, other = step.report(match.actor), step.report(ONLOOKER)
>>> own.events[0].what, HIDDEN in own.cards[0], set(other.cards[0]) == {HIDDEN}
('dealt', False, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta.engine import Event, State, View, redact, view
from canasta.match.log import Entry

#: The receiver who holds no cards: someone who sits out or looks on.
ONLOOKER: Final = -1
#: In place of a physical card that the receiver may not see.
HIDDEN: Final = -1


class Report(NamedTuple):
    """What one receiver is told of a step. Nothing in it is secret from that receiver."""

    number: int  #: how many entries the log has after it
    entries: tuple[Entry, ...]  #: as they stand in the log, which is everybody's
    events: tuple[Event, ...]
    cards: tuple[tuple[int, ...], ...]  #: of each event the physical cards it moved or showed
    #: How the hand stands, where events cannot tell: after a deal, and after something was taken back.
    view: View | None


class Step:
    """One thing that was done, with all that is secret in it: give out reports, never the step."""

    __slots__ = ("_cards", "_events", "_state", "entries", "number", "seats")

    def __init__(
        self,
        number: int,
        entries: Sequence[Entry],
        seats: tuple[int, ...],
        events: Sequence[Event] = (),
        cards: Sequence[tuple[int, ...]] = (),
        state: State | None = None,
    ) -> None:
        self.number = number
        self.entries = tuple(entries)
        self.seats = seats  #: the player at each seat
        self._events = tuple(events)
        self._cards = tuple(cards)
        self._state = state

    @property
    def open_events(self) -> tuple[Event, ...]:
        """What happened with every card face up: for those who may know all, as in the replay of a record."""
        return self._events

    @property
    def open_cards(self) -> tuple[tuple[int, ...], ...]:
        """The physical cards of each of these events."""
        return self._cards

    def report(self, seat: int) -> Report:
        """What a seat is told; ``ONLOOKER`` for someone without one."""
        return Report(
            self.number,
            self.entries,
            tuple(redact(event, seat) for event in self._events),
            tuple(
                cards if event.owner in (ONLOOKER, seat) else (HIDDEN,) * len(cards)
                for event, cards in zip(self._events, self._cards, strict=True)
            ),
            None if self._state is None else view(self._state, seat),
        )

    def report_to(self, player: int) -> Report:
        """What a player of the game is told, at whichever seat, or sitting out; anyone else looks on."""
        return self.report(self.seats.index(player) if player in self.seats else ONLOOKER)


class Follower:
    """Knows what a receiver knows from the reports alone."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.number = 0  #: how many entries of the log it has been told of

    def hear(self, report: Report) -> None:
        """Take in the next report."""
        self.number = report.number
        if report.view is not None:
            self.view = report.view
        elif self.view is not None and report.events:
            self.view.follow(report.events)
