"""Decisions of the host: settings, places, extra time, and handing over the role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from canasta.messages import UserError
from canasta.server.tables.levels import check_level
from canasta.server.tables.room import Room
from canasta.server.tables.state import SETTINGS, Entries
from canasta.storage.people import Person
from canasta.wire import protocol

if TYPE_CHECKING:
    from canasta.server.tables.table import Table

#: Commands reserved for the host.
_HOSTS: Final = (
    protocol.Bot, protocol.Remove, protocol.Renew, protocol.Start, protocol.Change, protocol.Swap,
    protocol.Host, protocol.Time, protocol.Pause, protocol.Close,
)  # fmt: skip


async def promote_to_host(table: Table, room: Room, person: Person, command: protocol.AnyCommand) -> None:
    """Make a seated player the host, if their command is reserved for the host and the host is away."""
    if not isinstance(command, _HOSTS) or person.id == room.host or room.place_of(person.id) < 0:
        return
    if table.away(room.host) >= table.hub.settings.host_away:
        await table.write([("host", {"person": person.id})])


def host_entries(
    room: Room, person: Person, command: protocol.Change | protocol.Swap | protocol.Host | protocol.Time
) -> Entries:
    """Return the entries for a command of the host."""
    room.check_host(person.id)
    if room.status == "closed":
        raise UserError("server.closed")
    if isinstance(command, protocol.Change):
        changed = {name: getattr(command, name) for name in SETTINGS}
        changed = {name: value for name, value in changed.items() if value is not msgspec.UNSET}
        if "stand_in" in changed:
            check_level(changed["stand_in"])
        return [("settings", changed)] if changed else []
    if isinstance(command, protocol.Swap):
        if room.playing:
            raise UserError("server.in_play")
        places = [room.within(command.place), room.within(command.other)]
        return [("swapped", {"places": places})] if places[0] != places[1] else []
    place = room.within(command.place)
    if isinstance(command, protocol.Host):
        chair = room.chairs[place]
        if not chair.person:
            raise UserError("server.no_person")
        return [("host", {"person": chair.person})] if chair.person != room.host else []
    if not room.banks or not room.playing:
        raise UserError("server.no_game")
    return [("bank", {"place": place, "left": room.banks[place] + command.seconds * 1000})]
