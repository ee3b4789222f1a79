"""What is sent after a step of a game: to each seat its events and its view, to onlookers the table.

What several receivers get alike is encoded once: the table, and all events but those that show one a card.
"""

from __future__ import annotations

from typing import cast

from msgspec import Raw

from canasta.match import Ledger, Match
from canasta.match.stream import ONLOOKER, Step
from canasta.table.state import State
from canasta.wire.encoding import encode
from canasta.wire.events import AnyEvent
from canasta.wire.showing import TableWriter
from canasta.wire.telling import encoded_event, encoded_hidden, is_shown, write_events
from canasta.wire.views import OnlookerUpdate, Table, Update, View


class Broadcaster:
    """Writes what is sent from one table.

    >>> from canasta.books import book
    >>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
    >>> broadcaster = Broadcaster(match)
    >>> update = broadcaster.update(match.start_hand(), 0)
    >>> update.number, type(update.events[0]).__name__, update.view.table.expects
    (1, 'Dealt', 'draw')
    """

    def __init__(self, match: Match, *, undo: bool = True) -> None:
        self.match = match
        self.undo = undo  #: whether the table lets anybody take anything back
        self.writer = TableWriter(match.setup)

    def table(self) -> Table:
        """How the table stands, for everybody."""
        return self._seated(self.writer.table(*self._hand(), self.match.hand_number))

    def view(self, seat: int, *, sentences: bool = False, position: bool = False) -> View:
        """How it stands for a seat; ``sentences``: offers in words, ``position``: all that it knows."""
        state, ledger = self._hand()
        return self.writer.view(
            state, ledger, seat, self.table(), undo=self._undo(seat), sentences=sentences, position=position
        )

    def update(self, step: Step, seat: int, *, sentences: bool = False, position: bool = False) -> Update:
        """What a seat is told of a step; ``sentences``: in sentences too, in the language that is set."""
        view = self.view(seat, sentences=sentences, position=position)
        return Update(step.number, self._events(step, seat, sentences), view)

    def onlooker_update(self, step: Step, *, sentences: bool = False) -> OnlookerUpdate:
        """What onlookers are told of a step."""
        return OnlookerUpdate(step.number, self._events(step, ONLOOKER, sentences), self.table())

    def encoded(self, step: Step) -> EncodedStep:
        """What is sent after a step, without sentences; good until the next one is done."""
        state, ledger = self._hand()
        quick = self._seated(self.writer.table(state, ledger, self.match.hand_number, quick=True))
        return EncodedStep(self, step.number, self._encoded(step), cast(Table, Raw(encode(quick))))

    def encoded_updates(self, step: Step) -> list[bytes]:
        """The same to every seat, and last to onlookers."""
        encoded = self.encoded(step)
        return [encoded.sent_to(seat) for seat in (*range(self.match.setup.seats), ONLOOKER)]

    def encoded_view(self, seat: int, table: Table) -> View:
        """How it stands for a seat, only good to be encoded."""
        state, ledger = self._hand()
        return self.writer.quick_view(state, ledger, seat, table, undo=self._undo(seat))

    def _seated(self, table: Table) -> Table:
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

    def _encoded(self, step: Step) -> dict[int, list[AnyEvent]]:
        """The events of a step, encoded already: for onlookers, and for the seats that are shown more."""
        public: list[bytes] = []
        own: dict[int, list[bytes]] = {}
        for event, moved in zip(step.open_events, step.open_cards, strict=True):
            open_one = encoded_event(event, moved)
            if is_shown(event, ONLOOKER):
                for each in own.values():
                    each.append(open_one)
                public.append(open_one)
                continue
            if event.seat not in own:
                own[event.seat] = public.copy()
            hidden = encoded_hidden(event.what, event.seat, len(event.cards), event.number)
            for seat, each in own.items():
                each.append(open_one if seat == event.seat else hidden)
            public.append(hidden)
        return {seat: _joined(each) for seat, each in (*own.items(), (ONLOOKER, public))}


class EncodedStep:
    """A step as it is sent: what all receivers get alike is encoded, the rest when it is asked for."""

    def __init__(
        self, broadcaster: Broadcaster, number: int, events: dict[int, list[AnyEvent]], table: Table
    ) -> None:
        self._broadcaster = broadcaster
        self._number = number
        self._events = events
        self._table = table

    def sent_to(self, seat: int) -> bytes:
        """What a seat, or an onlooker, is sent."""
        if seat == ONLOOKER:
            return encode(OnlookerUpdate(self._number, self._events[ONLOOKER], self._table))
        events = self._events.get(seat) or self._events[ONLOOKER]
        return encode(Update(self._number, events, self._broadcaster.encoded_view(seat, self._table)))


def _joined(events: list[bytes]) -> list[AnyEvent]:
    """A list of events that is encoded already."""
    return cast("list[AnyEvent]", Raw(b"[" + b",".join(events) + b"]"))
