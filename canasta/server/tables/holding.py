"""Which device plays for somebody: the one that came last, until another one takes over.

The connection that plays has a token for the place, which is told to it alone. With it the same device comes
back after a lost connection or a restart. As soon as another device or window of the same person listens to
the table, or sits down again, there is a new token, and the old one is worth nothing: who comes back with it
hears on, but what it sends is refused until its person takes the place back.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from canasta.messages import Complaint
from canasta.storage import StorageError
from canasta.storage.people import Person
from canasta.storage.seats import hold, is_held_by, session_that_holds
from canasta.wire import encode
from canasta.wire.protocol import Moved, SeatTold

if TYPE_CHECKING:
    from canasta.server.durable import Durable


class Device(Protocol):
    """A connection."""

    person: Person
    session: str

    def send(self, message: bytes) -> None:
        """Send something."""


class Holders:
    """The devices that play at a table, by person."""

    def __init__(self, table: str, durable: Durable) -> None:
        self._table = table
        self._stream = f"tables/{table}"
        self._durable = durable
        self._held: dict[str, Device] = {}  #: those that are connected
        self._moved: set[Device] = set()  #: those that were told so, and have not taken it back

    async def take(self, device: Device, token: str = "") -> None:
        """A device plays for its person from now on, unless it brings a token that is worth nothing."""
        person = device.person.id
        before = self._held.get(person)
        if before is device:
            return
        if token:
            if not is_held_by(self._durable.store, self._stream, person, token):
                self._move(device)
                return
            if before is None:
                self._held[person] = device
                return
        new = await self._renewed(person, device.session)
        self._moved.discard(device)
        self._held[person] = device
        if before is not None:
            self._move(before)
        if new:
            device.send(encode(SeatTold(self._table, new)))

    async def take_without(self, person: str, session: str) -> None:
        """Somebody sits down without a connection: none of another session plays for them any more."""
        before = self._held.get(person)
        if before is not None and before.session == session:
            return
        await self._renewed(person, session)
        if before is not None:
            del self._held[person]
            self._move(before)

    async def _renewed(self, person: str, session: str) -> str:
        """Another token; where the disk refuses none, and whoever is connected plays all the same."""
        with suppress(StorageError):
            return await self._durable.write(lambda store: hold(store, self._stream, person, session))
        return ""

    def _move(self, device: Device) -> None:
        self._moved.add(device)
        device.send(encode(Moved(self._table)))

    def leave(self, device: Device) -> None:
        """A device is gone."""
        self._moved.discard(device)
        if self._held.get(device.person.id) is device:
            del self._held[device.person.id]

    def check(self, person: str, device: Device | None, session: str) -> None:
        """A ``Complaint`` if another device plays for somebody; over HTTP, one of another session."""
        holder = self._held.get(person)
        if holder is not None:
            allowed = holder is device or (device is None and session == holder.session)
        elif device in self._moved:
            allowed = False
        else:
            holds = session_that_holds(self._durable.store, self._stream, person)
            allowed = holds in ("", session)
        if not allowed:
            raise Complaint("server.moved")
