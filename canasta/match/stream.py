"""Steps of the game, and the report of a step for each receiver.

This is the only place where events are reduced to what a receiver may know: events are redacted, and only
those physical cards are named that the receiver may look at.

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

#: The receiver without cards: a player who sits out, or a spectator.
ONLOOKER: Final = -1
#: Placeholder for a physical card that the receiver may not see.
HIDDEN: Final = -1


class Report(NamedTuple):
    """A step as one receiver sees it. Nothing in it is secret from that receiver."""

    number: int  #: how many entries the log has after it
    entries: tuple[Entry, ...]  #: copied from the log, which is public
    events: tuple[Event, ...]
    cards: tuple[tuple[int, ...], ...]  #: for each event the physical cards it moved or showed
    #: The whole hand, when events are not enough: after a deal, and after a take-back.
    view: View | None


class Step:
    """One step with all its secrets: publish its reports, never the step.

    Args:
        number: The number of the step, from 1.
        entries: What was added to the log of the match.
        seats: The player at each seat.
        events: The events, with every card.
        cards: The physical cards of each event.
        state: The state after the step.

    Examples:
        >>> from canasta.books import book
        >>> from canasta.match import Match
        >>> match = Match(book("classic"), ["Ana", "Bruno"], seed=bytes(32))
        >>> _ = match.start_hand()
        >>> step = match.act(match.actor, match.legal_actions()[0])
        >>> step.report(match.actor).number == step.number
        True
    """

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

    def __repr__(self) -> str:
        return f"<Step {self.number}: {', '.join(map(str, self._events))}>"

    @property
    def open_events(self) -> tuple[Event, ...]:
        """The events with every card face up: for receivers who may know everything, as in a replay."""
        return self._events

    @property
    def open_cards(self) -> tuple[tuple[int, ...], ...]:
        """The physical cards of each of these events."""
        return self._cards

    def report(self, seat: int) -> Report:
        """Return the report for a seat; ``ONLOOKER`` for a receiver without one."""
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
        """Return the report for a player, seated or sitting out; anyone else is a spectator."""
        return self.report(self.seats.index(player) if player in self.seats else ONLOOKER)


class Follower:
    """A receiver's knowledge, built from its reports alone."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.number = 0  #: log entries received so far

    def receive(self, report: Report) -> None:
        """Process the next report."""
        self.number = report.number
        if report.view is not None:
            self.view = report.view
        elif self.view is not None and report.events:
            self.view.follow(report.events)
