"""Voice chat at a private table: who is in it, and the relay of connection data between their browsers.

The sound goes from browser to browser (WebRTC) and never through the server. All of this is in memory only:
after a restart the clients join again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

from canasta.messages import UserError
from canasta.server.buckets import Buckets
from canasta.server.ice import IceServerConfig, ice_servers
from canasta.server.tables.room import Room
from canasta.server.tables.seat_sessions import SeatSessions
from canasta.server.tables.subscriptions import Subscriber, Subscriptions
from canasta.wire import encode, protocol
from canasta.wire.voice import VoiceMember

#: Voice commands of one person per second, and in a burst. Joining five others takes about twenty.
_RATE: Final = 5.0
_BURST: Final = 80


@dataclass
class _Member:
    """A player in the voice chat, on the device with which they play."""

    device: Subscriber
    place: int  #: from 0
    muted: bool


class Voice:
    """The voice chat of one table. ``now`` is a monotonic clock in seconds."""

    def __init__(
        self,
        table: str,
        subscriptions: Subscriptions,
        seat_sessions: SeatSessions,
        servers: tuple[IceServerConfig, ...],
        now: Callable[[], float],
    ) -> None:
        self._table = table
        self._subscriptions = subscriptions
        self._seat_sessions = seat_sessions
        self._servers = servers
        self._numbers = count(1)
        self._members: dict[int, _Member] = {}  #: by number, in the order of joining
        self._rate = Buckets(_RATE, _BURST, now)

    def do(self, room: Room, device: Subscriber | None, command: protocol.Voice | protocol.Signal) -> int:
        """Carry out a command of a device that plays for its person; return the number of entries so far."""
        if device is None:
            raise UserError("server.voice_socket")
        if not self._rate.take(device.person.id):
            raise UserError("server.too_fast")
        if isinstance(command, protocol.Signal):
            self._relay(device, command)
        elif command.on:
            self._join(room, device, command.muted)
        else:
            self.leave(device)
        return room.number

    def _join(self, room: Room, device: Subscriber, muted: bool) -> None:
        if problem := _refusal(room, device.person.id):
            raise problem
        known = self._number_of(device)
        if known:
            self._members[known].muted = muted
        else:
            number = next(self._numbers)
            self._members[number] = _Member(device, room.place_of(device.person.id), muted)
            servers = ice_servers(self._servers, device.person.id)
            device.send(encode(protocol.VoiceJoined(self._table, number, servers)))
        self._publish()

    def leave(self, device: Subscriber) -> None:
        """Remove a device from the voice chat, if it is in it."""
        if self._members.pop(self._number_of(device), None):
            self._publish()

    def update(self, room: Room) -> None:
        """Update places, and remove members who have left the table or play on another device now."""
        before = dict(self._members)
        places = {number: member.place for number, member in before.items()}
        for number, member in before.items():
            person = member.device.person.id
            member.place = room.place_of(person)
            if _refusal(room, person) or not self._seat_sessions.plays(member.device):
                del self._members[number]
        if places != {number: member.place for number, member in self._members.items()}:
            self._publish()

    def send_to(self, subscriber: Subscriber) -> None:
        """Send the members to a new subscriber."""
        subscriber.send(self._message())

    def _relay(self, device: Subscriber, command: protocol.Signal) -> None:
        sender = self._number_of(device)
        if not sender:
            raise UserError("server.not_in_voice")
        other = self._members.get(command.to)
        if other is None or command.to == sender:
            raise UserError("server.no_voice_member")
        other.device.send(
            encode(protocol.VoiceSignal(self._table, sender, command.description, command.candidates))
        )

    def _number_of(self, device: Subscriber) -> int:
        """Return the number of the member on a device; 0 if there is none."""
        return next((number for number, member in self._members.items() if member.device is device), 0)

    def _publish(self) -> None:
        message = self._message()
        for subscriber in self._subscriptions:
            if self._subscriptions[subscriber].player >= 0:
                subscriber.send(message)

    def _message(self) -> bytes:
        members = [
            VoiceMember(number, member.place + 1, member.device.person.id, member.muted)
            for number, member in self._members.items()
        ]
        return encode(protocol.VoiceChanged(self._table, members))


def _refusal(room: Room, person: str) -> UserError | None:
    """Return the reason why a person may not talk by voice at a table; None if they may."""
    place = room.place_of(person)
    if place < 0 or room.chairs[place].left:
        return UserError("server.not_seated")
    if room.status == "closed":
        return UserError("server.closed")
    if room.new.public:
        return UserError("server.voice_public")
    return None if room.new.voice else UserError("server.no_voice")
