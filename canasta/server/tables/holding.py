"""Which device plays for somebody: the one that came last, until another one takes over.

What lets a device act for a place is not a thing that could be copied: it is the connection over which it
listened to the table last. When another device or window of the same person listens, or sits down again, the
place is its own from then on, and what the first one still sends is refused.
"""

from __future__ import annotations

from typing import Protocol

from canasta.messages import Complaint
from canasta.storage.people import Person
from canasta.wire import encode
from canasta.wire.protocol import Moved


class Device(Protocol):
    """A connection."""

    person: Person
    session: str

    def send(self, message: bytes) -> None:
        """Send something."""


class Holders:
    """The devices that play at a table, by person."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._held: dict[str, Device] = {}

    def take(self, device: Device) -> None:
        """A device plays for its person from now on; the one that did is told."""
        before = self._held.get(device.person.id)
        self._held[device.person.id] = device
        if before is not None and before is not device:
            before.send(encode(Moved(self._table)))

    def leave(self, device: Device) -> None:
        """A device is gone; any other of the same person may play."""
        if self._held.get(device.person.id) is device:
            del self._held[device.person.id]

    def check(self, person: str, device: Device | None, session: str) -> None:
        """A ``Complaint`` if another device plays for somebody; over HTTP, one of another session."""
        holder = self._held.get(person)
        if holder is None or holder is device:
            return
        if device is not None or session != holder.session:
            raise Complaint("server.moved")
