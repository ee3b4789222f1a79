"""The subscriptions to a table: who is connected, who is away, and what is sent to whom."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from canasta.messages import ENGLISH
from canasta.server.tables.description import table_info
from canasta.server.tables.room import Room
from canasta.storage.people import Person
from canasta.wire import encode
from canasta.wire.protocol import CommandDone, TableChanged
from canasta.wire.tables import TableInfo


class Subscriber(Protocol):
    """A client that subscribes to a table."""

    person: Person
    session: str

    def send(self, message: bytes) -> None:
        """Queue a message for the client without waiting."""

    def send_all(self, messages: Sequence[bytes], answers: int = 0) -> None:
        """Queue messages for the client; ``answers`` is the number of the message that the last answers."""

    def keep_token(self, table: str, token: str) -> None:
        """Note the token with which the client can take its place again."""


class Subscription(NamedTuple):
    """Options of a subscription. Clients with equal options are sent the same bytes."""

    player: int  #: place at the table, from 0; -1 for spectators
    sentences: bool = False
    position: bool = False
    language: str = ""

    @property
    def words_in(self) -> str:
        """The language of sentences; empty without them."""
        return (self.language or ENGLISH) if self.sentences else ""


#: Messages for each kind of subscription, in order.
Outbox = dict[Subscription, list[bytes]]


class Acknowledgement:
    """The answer to a command, sent once: together with the update of its client, if there is one."""

    __slots__ = ("client", "id", "sent")

    def __init__(self, client: Subscriber, id: int) -> None:
        self.client = client
        self.id = id  #: of the message with the command
        self.sent = False

    def send(self, number: int, updates: Sequence[bytes] = ()) -> None:
        """Send it, after some updates; ``number`` is the number of entries after the command."""
        self.sent = True
        self.client.send_all((*updates, encode(CommandDone(self.id, number))), self.id)


class Subscriptions:
    """All subscriptions to one table. ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._options: dict[Subscriber, Subscription] = {}
        self._sends_next: set[Subscriber] = set()
        self._away_since: dict[str, float] = {}  #: by person
        self._present: set[str] | None = None  #: the people who are subscribed; None if unknown

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(list(self._options))

    def __getitem__(self, subscriber: Subscriber) -> Subscription:
        return self._options[subscriber]

    def add(self, subscriber: Subscriber, subscription: Subscription, *, sends_next: bool = False) -> None:
        """Add a subscriber, or change their options; ``sends_next``: it asks for the next hand itself."""
        self._options[subscriber] = subscription
        self._present = None
        (self._sends_next.add if sends_next else self._sends_next.discard)(subscriber)
        self._away_since.pop(subscriber.person.id, None)

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; return False if there was none."""
        if self._options.pop(subscriber, None) is None:
            return False
        self._present = None
        self._sends_next.discard(subscriber)
        if subscriber.person.id not in self.present():
            self._away_since[subscriber.person.id] = self._now()
        return True

    def kinds(self) -> set[Subscription]:
        """Return all options in use."""
        return set(self._options.values())

    # --- People -------------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """Return the ids of the people who are subscribed; the set must not be changed."""
        if self._present is None:
            self._present = {subscriber.person.id for subscriber in self._options}
        return self._present

    def sends_next(self, person: str) -> bool:
        """Return True if a client of a person sends ``next`` after a hand."""
        return any(subscriber.person.id == person for subscriber in self._sends_next)

    def away(self, person: str) -> float:
        """Return the seconds since a person disconnected; 0 if they are connected."""
        since = self._away_since.get(person)
        return 0.0 if since is None or person in self.present() else self._now() - since

    def away_since(self, person: str) -> float:
        """Return when a person disconnected; if that is unknown, they are away from now on."""
        return self._away_since.setdefault(person, self._now())

    def note_absent(self, people: Iterable[str]) -> None:
        """Start counting the absence of people who are not subscribed."""
        present = self.present()
        for person in people:
            if person not in present:
                self.away_since(person)

    def update_places(self, room: Room) -> None:
        """Update the options to the places where people sit now."""
        for subscriber, subscription in self._options.items():
            place = room.place_of(subscriber.person.id)
            if place != subscription.player:
                self._options[subscriber] = subscription._replace(player=place)

    # --- Sending ------------------------------------------------------------------------------------

    def send(
        self,
        outbox: Outbox,
        kinds: Collection[Subscription],
        number: int = 0,
        done: Acknowledgement | None = None,
    ) -> None:
        """Send the messages of an outbox to the subscribers of some kinds.

        ``done`` acknowledges the command that led to them, after which there are ``number`` entries: it goes
        to its client together with the messages.
        """
        for subscriber, subscription in list(self._options.items()):
            if subscription in kinds:
                messages = outbox.get(subscription, ())
                if done is not None and subscriber is done.client:
                    done.send(number, messages)
                else:
                    for message in messages:
                        subscriber.send(message)

    def send_to_all(self, message: bytes) -> None:
        """Send a message to all subscribers."""
        for subscriber in self:
            subscriber.send(message)

    def send_each(self, write: Callable[[Subscription], list[bytes]]) -> None:
        """Send each subscriber the messages that ``write`` returns for their options."""
        for subscriber, subscription in list(self._options.items()):
            for message in write(subscription):
                subscriber.send(message)

    def info(self, room: Room, person: str) -> TableInfo:
        """Return the description of the table as a person may see it."""
        spectators = {
            subscriber.person.id: subscriber.person.name
            for subscriber, subscription in self._options.items()
            if subscription.player < 0
        }
        member = person == room.host or room.place_of(person) >= 0
        return table_info(room, self.present(), list(spectators.values()), member=member)

    def send_table(self, room: Room) -> None:
        """Send the description of the table to all subscribers."""
        written: dict[bool, bytes] = {}
        for subscriber, subscription in list(self._options.items()):
            member = subscription.player >= 0 or subscriber.person.id == room.host
            if member not in written:
                written[member] = encode(TableChanged(self.info(room, subscriber.person.id)))
            subscriber.send(written[member])
