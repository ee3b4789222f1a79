"""What the host can change at a table: settings, places, the role of the host, extra time."""

from __future__ import annotations

import msgspec

from canasta.messages import UserError
from canasta.server.tables.indexes import Entries
from canasta.server.tables.room import SETTINGS, Room
from canasta.server.tables.rules import check_level, check_voice
from canasta.wire import protocol


def host_entries(
    room: Room, person: str, command: protocol.Change | protocol.Swap | protocol.Host | protocol.Time
) -> Entries:
    """Change settings, swap places, hand over the role of the host, or give extra time (host only)."""
    room.check_host(person)
    room.check_open()
    if isinstance(command, protocol.Change):
        changed = {name: getattr(command, name) for name in SETTINGS}
        changed = {name: value for name, value in changed.items() if value is not msgspec.UNSET}
        if "stand_in" in changed:
            check_level(changed["stand_in"])
        check_voice(msgspec.structs.replace(room.new, **changed))
        if room.seats and "partners" in changed:
            raise UserError("server.fixed_seats")
        return [("settings", changed)] if changed else []
    if isinstance(command, protocol.Swap):
        if room.playing:
            raise UserError("server.in_play")
        if room.seats:
            raise UserError("server.fixed_seats")
        places = [room.within(command.place), room.within(command.other)]
        others = {room.chairs[place].person for place in places} - {"", room.host}
        if room.new.partners == "seated" and others:
            raise UserError("server.own_seats")
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
