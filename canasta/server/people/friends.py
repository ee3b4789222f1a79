"""Friends and people played with recently: requests, presence, and invitations to tables.

A stranger learns nothing here: only people who have met at a table can ask each other. A muted person gets
the same answers as all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.messages import UserError
from canasta.server.fair_queue import Requester
from canasta.server.tables.indexes import AREA, SITTING
from canasta.server.tables.room import Room
from canasta.storage import Store
from canasta.storage import friends as stored
from canasta.storage.moderation import mute, muted_people
from canasta.storage.people import Person, find_person
from canasta.wire.friends import Friend, Friends, RecentPlayer, TableInvitation
from canasta.wire.tables import Person as WirePerson
from canasta.wire.tables import TableInfo

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Friends and requests that a person has at most.
MOST: Final = 200


async def friends(hub: Hub, person: Person, requester: Requester) -> Friends:
    """Return the people whom a person knows, and their invitations."""

    def read(store: Store) -> tuple[Friends, list[stored.StoredInvitation]]:
        own = stored.friends_of(store, person.id)
        known = {each.id for each in own}
        found = Friends(
            [Friend(each.id, each.name, False) for each in own],
            [WirePerson(each.id, each.name) for each in stored.requests_to(store, person.id)],
            [WirePerson(each.id, each.name) for each in stored.requests_by(store, person.id)],
            [RecentPlayer(*each) for each in stored.recent_players(store, person.id) if each.id not in known],
            [],
            [WirePerson(*each) for each in muted_people(store, person.id)],
        )
        return found, stored.invitations_of(store, person.id)

    found, invited = await hub.database.read(read)
    tables = await hub.open_tables([each.table for each in invited], requester)
    found.invitations = [
        TableInvitation(WirePerson(each.inviter, each.name), table)
        for each in invited
        if (table := tables.get(each.table)) is not None
        and _has_room(table)
        and all(place.person != person.id for place in table.places)
    ]
    online = await hub.people.online([friend.id for friend in found.friends])
    for friend in found.friends:
        friend.online = friend.id in online
    return found


def _has_room(table: TableInfo) -> bool:
    return table.status in ("waiting", "over") and any(not place.name for place in table.places)


async def befriend(hub: Hub, person: Person, other: str) -> None:
    """Ask a person to be a friend, or accept their request."""

    def job(store: Store) -> None:
        if not _have_met(store, person.id, other):
            raise UserError("server.no_person")
        if len(stored.friends_of(store, person.id)) + len(stored.requests_by(store, person.id)) >= MOST:
            raise UserError("server.many_friends", number=MOST)
        stored.add_friend(store, person.id, other)

    await hub.database.write(job)


def _have_met(store: Store, person: str, other: str) -> bool:
    """Return True if two people have played together, sit at one table, or are friends or asked to be."""
    if person == other or find_person(store, other) is None:
        return False
    asked = (each.id for each in stored.requests_to(store, person))
    tables = set(store.streams_on(SITTING + person))
    return (
        other in asked
        or stored.are_friends(store, person, other)
        or stored.have_played(store, person, other)
        or not tables.isdisjoint(store.streams_on(SITTING + other))
    )


async def part(hub: Hub, person: Person, other: str) -> None:
    """End a friendship, withdraw a request or decline one."""
    if not await hub.database.write(lambda store: stored.remove_friend(store, person.id, other)):
        raise UserError("server.no_person")


async def invite(hub: Hub, person: Person, other: str, table: str) -> None:
    """Invite a friend, or a person played with, to a table where the person sits or is the host."""
    room = await hub.room(table)
    if person.id != room.host and room.place_of(person.id) < 0:
        raise UserError("server.no_table")
    problem, stream = _not_open(room), room.stream
    seated = room.place_of(other) >= 0

    def job(store: Store) -> bool:
        met = stored.are_friends(store, person.id, other) or stored.have_played(store, person.id, other)
        if not met or find_person(store, other) is None:
            raise UserError("server.no_person")
        if problem is not None:
            raise problem
        if seated or stored.is_muted(store, person.id, other):
            return False  # nothing to do, or a mute that is not disclosed
        known = any(each.table == stream for each in stored.invitations_of(store, other, muted=True))
        stored.add_invitation(store, other, stream, person.id)
        return not known

    if await hub.database.write(job):
        hub.alerts.invited(other, table, person.name)


def _not_open(room: Room) -> UserError | None:
    """Return why no one can be invited to a table; None if there is a free place."""
    if room.playing:
        return UserError("server.in_play")
    return None if any(chair.free for chair in room.chairs) else UserError("server.full")


async def decline(hub: Hub, person: Person, table: str) -> None:
    """Decline an invitation to a table."""
    stream = f"{AREA}/{table}"
    if not await hub.database.write(lambda store: stored.remove_invitation(store, person.id, stream)):
        raise UserError("server.no_table")


async def unmute(hub: Hub, person: Person, other: str) -> None:
    """Unmute a person."""

    def job(store: Store) -> None:
        if other not in (id for id, _ in muted_people(store, person.id)):
            raise UserError("server.no_person")
        mute(store, person.id, other, False)

    await hub.database.write(job)
