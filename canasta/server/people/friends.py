"""Friends and people played with recently: requests, presence, and invitations to tables.

A stranger learns nothing here: only people who have met at a table can ask each other. A muted person gets
the same answers as all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.messages import UserError
from canasta.server.fair_queue import Requester
from canasta.server.tables.indexes import AREA, SITTING
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
    store = hub.database.store
    own = stored.friends_of(store, person.id)
    known = {each.id for each in own}
    return Friends(
        [Friend(each.id, each.name, hub.people.is_online(each.id)) for each in own],
        [WirePerson(each.id, each.name) for each in stored.requests_to(store, person.id)],
        [WirePerson(each.id, each.name) for each in stored.requests_by(store, person.id)],
        [RecentPlayer(*each) for each in stored.recent_players(store, person.id) if each.id not in known],
        await _invitations(hub, person, requester),
        [WirePerson(*each) for each in muted_people(store, person.id)],
    )


async def _invitations(hub: Hub, person: Person, requester: Requester) -> list[TableInvitation]:
    invited = stored.invitations_of(hub.database.store, person.id)
    tables = await hub.open_tables([each.table for each in invited], requester)
    return [
        TableInvitation(WirePerson(each.inviter, each.name), table)
        for each, table in zip(invited, tables, strict=True)
        if _has_room(table) and all(place.person != person.id for place in table.places)
    ]


def _has_room(table: TableInfo) -> bool:
    return table.status in ("waiting", "over") and any(not place.name for place in table.places)


async def befriend(hub: Hub, person: Person, other: str) -> None:
    """Ask a person to be a friend, or accept their request."""
    store = hub.database.store
    if not _have_met(store, person.id, other):
        raise UserError("server.no_person")
    if len(stored.friends_of(store, person.id)) + len(stored.requests_by(store, person.id)) >= MOST:
        raise UserError("server.many_friends", number=MOST)
    await hub.database.write(lambda store: stored.add_friend(store, person.id, other))


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
    await hub.prepare(f"{AREA}/{table}")
    room = hub.table(table).load()
    if person.id != room.host and room.place_of(person.id) < 0:
        raise UserError("server.no_table")
    store = hub.database.store
    met = stored.are_friends(store, person.id, other) or stored.have_played(store, person.id, other)
    if not met or find_person(store, other) is None:
        raise UserError("server.no_person")
    if room.playing:
        raise UserError("server.in_play")
    if not any(chair.free for chair in room.chairs):
        raise UserError("server.full")
    if room.place_of(other) >= 0 or stored.is_muted(store, person.id, other):
        return  # nothing to do, or a mute that is not disclosed
    known = any(each.table == room.stream for each in stored.invitations_of(store, other, muted=True))
    await hub.database.write(lambda store: stored.add_invitation(store, other, room.stream, person.id))
    if not known:
        hub.alerts.invited(other, table, person.name)


async def decline(hub: Hub, person: Person, table: str) -> None:
    """Decline an invitation to a table."""
    stream = f"{AREA}/{table}"
    if not await hub.database.write(lambda store: stored.remove_invitation(store, person.id, stream)):
        raise UserError("server.no_table")


async def unmute(hub: Hub, person: Person, other: str) -> None:
    """Unmute a person."""
    if other not in (id for id, _ in muted_people(hub.database.store, person.id)):
        raise UserError("server.no_person")
    await hub.database.write(lambda store: mute(store, person.id, other, False))
