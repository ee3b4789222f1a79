"""The start of a game, and of another one after it: who has agreed, and which partners stay together."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.messages import UserError
from canasta.server.tables.indexes import Entries
from canasta.server.tables.room import Room
from canasta.server.tables.seating import has_partners, swaps_to_keep

#: The places of the players of each side in the last game, in seating order; empty before the first game.
Sides = Sequence[Sequence[int]]


def prepare_start(room: Room, person: str, level: str, present: set[str], last: Sides) -> Entries:
    """Return the entries that prepare a game (host only).

    Another game needs the agreement of all connected players. The places of the others become free, and
    partners of the last game stay together.

    Args:
        room: The table.
        person: The person who starts the game.
        level: The level of the bots for free places; empty if no place may be free.
        present: The people who are connected.
        last: The sides of the last game.
    """
    room.check_open()
    room.check_host(person)
    if room.playing:
        raise UserError("server.in_play")
    _check_first(room)
    absent: list[int] = []
    if room.status == "over" or room.rematch:
        undecided = [
            place
            for place, chair in enumerate(room.chairs)
            if chair.person and chair.person not in (person, *room.agreed)
        ]
        waiting = [room.chairs[place].name for place in undecided if room.chairs[place].person in present]
        if waiting:
            raise UserError("server.rematch_waiting", names=", ".join(waiting))
        absent = undecided
    free = len(absent) + sum(chair.free for chair in room.chairs)
    if free and not level:
        raise UserError("server.places_free", number=free)
    entries: Entries = [("stood", {"place": place}) for place in absent]
    if room.status == "over":
        entries += [*_kept_partners(room, last), ("rematch", {"person": person, "yes": True})]
    return entries


def ask_rematch(room: Room, person: str, yes: bool, last: Sides) -> Entries:
    """Return the entries by which a player asks for another game, and agrees to it if ``yes``."""
    room.check_open()
    if room.place_of(person) < 0:
        raise UserError("server.not_seated")
    _check_first(room)
    if room.status != "over" and not room.rematch:
        raise UserError("server.no_rematch")
    if room.rematch and (person in room.agreed or not yes):
        return []
    kept = _kept_partners(room, last) if room.status == "over" else []
    return [*kept, ("rematch", {"person": person, "yes": yes})]


def _check_first(room: Room) -> None:
    """Refuse a second game at a table of an evening."""
    if room.seats and room.games:
        raise UserError("server.fixed_seats")


def is_agreed(room: Room) -> bool:
    """Return True if a rematch was asked for, no place is free and all players have agreed."""
    people = {chair.person for chair in room.chairs if chair.person}
    return room.rematch and people <= room.agreed and not any(chair.free for chair in room.chairs)


def _kept_partners(room: Room, last: Sides) -> Entries:
    """Return the entries that seat partners who were drawn by lot so that they stay partners."""
    if room.as_listed or room.start is not None or not has_partners(room.rules, len(room.chairs)):
        return []
    swapped: Entries = [("swapped", {"places": [*each]}) for each in swaps_to_keep(room.rules, last)]
    return [*swapped, ("settings", {"partners": "host"})]
