"""Messages after each step of a game: events and a view for each seat, the table for spectators.

Parts that several receivers get are encoded once: the table for all, events for all receivers of a language
except the player whose events they are.
"""

from __future__ import annotations

from canasta.match import Ledger, Match
from canasta.match.stream import ONLOOKER, Step
from canasta.table.state import State
from canasta.wire.encoding import encode
from canasta.wire.event_codec import encoded_event
from canasta.wire.table_writer import TableWriter
from canasta.wire.views import PublicTable, View


class Broadcaster:
    """The messages sent from one table.

    >>> from canasta.books import book
    >>> from canasta.wire import Update, decode
    >>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
    >>> broadcaster = Broadcaster(match)
    >>> update = decode(broadcaster.encoded(match.start_hand()).sent_to(0), Update)
    >>> update.number, type(update.events[0]).__name__, update.view.table.expects
    (1, 'Dealt', 'draw')
    """

    def __init__(self, match: Match, *, undo: bool = True) -> None:
        self.match = match
        self.undo = undo  #: whether the table allows undo at all
        self.writer = TableWriter(match.setup)
        self._names: tuple[tuple[str, ...], list[bytes]] = ((), [])

    def table(self) -> PublicTable:
        """Write the public table."""
        return self._seated(self.writer.table(*self._hand(), self.match.hand_number))

    def view(self, seat: int, *, sentences: bool = False, position: bool = False) -> View:
        """Write the view of a seat; ``sentences``: offers in words, ``position``: all that the seat knows."""
        state, ledger = self._hand()
        return self.writer.view(
            state, ledger, seat, self.table(), undo=self._undo(seat), sentences=sentences, position=position
        )

    def encoded(self, step: Step) -> EncodedStep:
        """Encode the messages after a step; the result is valid until the next step."""
        state, ledger = self._hand()
        table = self.writer.encoded_table(state, ledger, self.match.hand_number, self.match.seats)
        return EncodedStep(self, step, table)

    def encoded_updates(self, step: Step, language: str = "") -> list[bytes]:
        """Encode the update of every seat, then the spectators'."""
        encoded = self.encoded(step)
        return [encoded.sent_to(seat, language) for seat in (*range(self.match.setup.seats), ONLOOKER)]

    def encoded_view(self, seat: int, table: bytes, language: str, position: bool) -> bytes:
        """Encode the view of a seat, given the encoded table."""
        state, ledger = self._hand()
        acts = seat == self.match.actor  # not the state's: it has one even when the hand is over
        return self.writer.quick_view(
            state,
            ledger,
            seat,
            table,
            undo=self._undo(seat),
            language=language,
            position=position and acts,
        )

    def encoded_names(self) -> list[bytes]:
        """Return the names of the players by seat, encoded to be inserted into a string."""
        names = tuple(self.match.seat_names())
        if self._names[0] != names:
            self._names = names, [encode(name)[1:-1] for name in names]
        return self._names[1]

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


class EncodedStep:
    """A step ready to send. What several receivers get is encoded once, when the first of them gets it.

    The table is the same for all; events are the same for all receivers of a language, except those whose
    player is the receiver; a hand and its offers belong to one seat.
    """

    def __init__(self, broadcaster: Broadcaster, step: Step, table: bytes) -> None:
        self._broadcaster = broadcaster
        self.step = step
        self._table = table
        events = zip(step.open_events, step.open_cards, strict=True)
        self._made = [encoded_event(event, moved) for event, moved in events]
        self._players = {event.seat for event in self._made}
        self._events: dict[tuple[int, str], bytes] = {}
        self._names: list[bytes] = []

    def sent_to(self, seat: int, language: str = "", *, position: bool = False) -> bytes:
        """Return the message for a seat, or for spectators.

        Args:
            seat: The receiver, or ``ONLOOKER``.
            language: Add sentences in this language; without it, there are none.
            position: Add all that the seat knows, if it is to act.
        """
        number = self.step.number
        # A seat that no event is about gets the same events as spectators.
        key = seat if seat in self._players else ONLOOKER, language
        events = self._events.get(key)
        if events is None:
            events = self._events[key] = self._encode_events(*key)
        if seat == ONLOOKER:
            return b'{"number":%d,"events":[%b],"table":%b}' % (number, events, self._table)
        view = self._broadcaster.encoded_view(seat, self._table, language, position)
        return b'{"number":%d,"events":[%b],"view":%b}' % (number, events, view)

    def _encode_events(self, seat: int, language: str) -> bytes:
        if language and not self._names:
            self._names = self._broadcaster.encoded_names()
        return b",".join([event.for_receiver(seat, language, self._names) for event in self._made])
