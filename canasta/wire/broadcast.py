"""Messages after each step of a game: events and a view for each seat, the table for spectators.

Parts that several receivers get are encoded once: the table, and all events except those that show a card to
one receiver only.
"""

from __future__ import annotations

from typing import cast

from msgspec import Raw

from canasta.match import Ledger, Match
from canasta.match.stream import ONLOOKER, Step
from canasta.table.state import State
from canasta.wire.encoding import encode
from canasta.wire.event_codec import encode_event, encode_hidden, is_shown, write_events
from canasta.wire.events import AnyEvent
from canasta.wire.table_writer import TableWriter
from canasta.wire.views import PublicTable, SpectatorUpdate, Update, View


class Broadcaster:
    """The messages sent from one table.

    >>> from canasta.books import book
    >>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
    >>> broadcaster = Broadcaster(match)
    >>> update = broadcaster.update(match.start_hand(), 0)
    >>> update.number, type(update.events[0]).__name__, update.view.table.expects
    (1, 'Dealt', 'draw')
    """

    def __init__(self, match: Match, *, undo: bool = True) -> None:
        self.match = match
        self.undo = undo  #: whether the table allows undo at all
        self.writer = TableWriter(match.setup)

    def table(self) -> PublicTable:
        """Write the public table."""
        return self._seated(self.writer.table(*self._hand(), self.match.hand_number))

    def view(self, seat: int, *, sentences: bool = False, position: bool = False) -> View:
        """Write the view of a seat; ``sentences``: offers in words, ``position``: all that the seat knows."""
        state, ledger = self._hand()
        return self.writer.view(
            state, ledger, seat, self.table(), undo=self._undo(seat), sentences=sentences, position=position
        )

    def update(self, step: Step, seat: int, *, sentences: bool = False, position: bool = False) -> Update:
        """Write a seat's update after a step; ``sentences``: add sentences in the current language."""
        view = self.view(seat, sentences=sentences, position=position)
        return Update(step.number, self._events(step, seat, sentences), view)

    def spectator_update(self, step: Step, *, sentences: bool = False) -> SpectatorUpdate:
        """Write the spectators' update after a step."""
        return SpectatorUpdate(step.number, self._events(step, ONLOOKER, sentences), self.table())

    def encoded(self, step: Step) -> EncodedStep:
        """Encode the messages after a step, without sentences; the result is valid until the next step."""
        state, ledger = self._hand()
        quick = self._seated(self.writer.table(state, ledger, self.match.hand_number, quick=True))
        return EncodedStep(
            self, step.number, self._encode_events(step), cast(PublicTable, Raw(encode(quick)))
        )

    def encoded_updates(self, step: Step) -> list[bytes]:
        """Encode the update of every seat, then the spectators'."""
        encoded = self.encoded(step)
        return [encoded.sent_to(seat) for seat in (*range(self.match.setup.seats), ONLOOKER)]

    def encoded_view(self, seat: int, table: PublicTable) -> View:
        """Write the view of a seat with parts already encoded; it can only be encoded."""
        state, ledger = self._hand()
        return self.writer.quick_view(state, ledger, seat, table, undo=self._undo(seat))

    def _seated(self, table: PublicTable) -> PublicTable:
        table.players = [player + 1 for player in self.match.seats]
        return table

    def _hand(self) -> tuple[State, Ledger]:
        state, ledger = self.match.state, self.match.ledger
        assert state is not None
        assert ledger is not None
        return state, ledger

    def _undo(self, seat: int) -> bool:
        return self.undo and self.match.actor == seat and self.match.can_undo()

    def _events(self, step: Step, seat: int, sentences: bool) -> list[AnyEvent]:
        report = step.report(seat)
        names = self.match.seat_names() if sentences else None
        return write_events(report.events, self.match.setup, seat, report.cards, names=names)

    def _encode_events(self, step: Step) -> dict[int, list[AnyEvent]]:
        """Encode the events of a step: for spectators, and for the seats that are shown more."""
        public: list[bytes] = []
        own: dict[int, list[bytes]] = {}
        for event, moved in zip(step.open_events, step.open_cards, strict=True):
            open_one = encode_event(event, moved)
            if is_shown(event, ONLOOKER):
                for each in own.values():
                    each.append(open_one)
                public.append(open_one)
                continue
            if event.seat not in own:
                own[event.seat] = public.copy()
            hidden = encode_hidden(event.what, event.seat, len(event.cards), event.number)
            for seat, each in own.items():
                each.append(open_one if seat == event.seat else hidden)
            public.append(hidden)
        return {seat: _join_events(each) for seat, each in (*own.items(), (ONLOOKER, public))}


class EncodedStep:
    """A step ready to send: common parts are encoded already, the rest on demand."""

    def __init__(
        self, broadcaster: Broadcaster, number: int, events: dict[int, list[AnyEvent]], table: PublicTable
    ) -> None:
        self._broadcaster = broadcaster
        self._number = number
        self._events = events
        self._table = table

    def sent_to(self, seat: int) -> bytes:
        """Return the message for a seat, or for spectators."""
        if seat == ONLOOKER:
            return encode(SpectatorUpdate(self._number, self._events[ONLOOKER], self._table))
        events = self._events.get(seat) or self._events[ONLOOKER]
        return encode(Update(self._number, events, self._broadcaster.encoded_view(seat, self._table)))


def _join_events(events: list[bytes]) -> list[AnyEvent]:
    """Join encoded events to an encoded list."""
    return cast("list[AnyEvent]", Raw(b"[" + b",".join(events) + b"]"))
