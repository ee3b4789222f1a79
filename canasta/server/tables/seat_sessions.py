"""Which device plays for a person: the last one to join, until another one takes over.

The connection that plays gets a secret token for the place. With it the same device can return after a lost
connection or a restart. When another device or window of the same person subscribes to the table, or sits
down again, a new token is issued and the old one becomes invalid. A device with an invalid token still
receives messages, but its commands are refused until the person takes the place back.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from canasta.messages import UserError
from canasta.storage import StorageError
from canasta.storage.people import Person
from canasta.storage.seats import is_seat_token_valid, issue_seat_token, seat_session
from canasta.wire import encode
from canasta.wire.protocol import SeatMoved, SeatToken

if TYPE_CHECKING:
    from canasta.server.database import Database


class Device(Protocol):
    """A client's connection."""

    person: Person
    session: str

    def send(self, message: bytes) -> None:
        """Send a message."""

    def keep_token(self, table: str, token: str) -> None:
        """Note the token with which the device can take its place again."""


class SeatSessions:
    """The devices that play at a table, one per person."""

    def __init__(self, table: str, database: Database) -> None:
        self._table = table
        self._stream = f"tables/{table}"
        self._database = database
        self._held: dict[str, Device] = {}  #: connected devices that play, by person
        self._moved: set[Device] = set()  #: connected devices that have lost their place to another

    async def take(self, device: Device, token: str = "") -> None:
        """Let a device play for its person, unless it presents an invalid token."""
        person = device.person.id
        before = self._held.get(person)
        if before is device:
            return
        if token:
            valid = await self._database.read(
                lambda store: is_seat_token_valid(store, self._stream, person, token)
            )
            if not valid:
                self._move(device)
                return
            before = self._held.get(person)
            if before is None:
                self._held[person] = device
                return
        new = await self._issue_token(person, device.session)
        before = self._held.get(person)  # it may have left meanwhile
        self._moved.discard(device)
        self._held[person] = device
        if before is not None:
            self._move(before)
        if new:
            device.keep_token(self._table, new)
            device.send(encode(SeatToken(self._table, new)))

    async def take_without(self, person: str, session: str) -> None:
        """Let a session play for a person without a connection; devices of other sessions lose the place."""
        before = self._held.get(person)
        if before is not None and before.session == session:
            return
        await self._issue_token(person, session)
        before = self._held.get(person)
        if before is not None:
            del self._held[person]
            self._move(before)

    async def _issue_token(self, person: str, session: str) -> str:
        """Return a new token; "" if it cannot be stored, in which case the device plays without one."""
        with suppress(StorageError):
            return await self._database.write(
                lambda store: issue_seat_token(store, self._stream, person, session)
            )
        return ""

    def _move(self, device: Device) -> None:
        self._moved.add(device)
        device.send(encode(SeatMoved(self._table)))

    def leave(self, device: Device) -> None:
        """Remove a device that has disconnected."""
        self._moved.discard(device)
        if self._held.get(device.person.id) is device:
            del self._held[device.person.id]

    def plays(self, device: Device) -> bool:
        """Return True if a connected device plays for its person."""
        return self._held.get(device.person.id) is device

    async def check(self, person: str, device: Device | None, session: str) -> None:
        """Raise a ``UserError`` if another device plays for the person; over HTTP, another session."""
        holder = self._held.get(person)
        if holder is not None:
            allowed = holder is device or (device is None and session == holder.session)
        elif device in self._moved:
            allowed = False
        else:
            holds = await self._database.read(lambda store: seat_session(store, self._stream, person))
            allowed = holds in ("", session)
        if not allowed:
            raise UserError("server.moved")
