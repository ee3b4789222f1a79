"""Export and deletion of everything that the server stores about a person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.evenings.club import AnyClubEvent, Club, change_member
from canasta.messages import UserError
from canasta.notation import write_record
from canasta.scorepad import pad_struct
from canasta.scorepad.database import AREA as PADS
from canasta.scorepad.database import stored
from canasta.server.evenings.live import wall_milliseconds
from canasta.server.fair_queue import Requester
from canasta.server.people.passkeys import passkeys_of
from canasta.server.people.people import preferences_of
from canasta.server.results.index import games_of, ratings_of
from canasta.server.results.statistics import statistics
from canasta.server.tables.indexes import AREA, HOSTING, PLAYED, SITTING
from canasta.server.tables.room import Room
from canasta.storage import Store, evenings
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.erasure import OPENED, erase, own_streams
from canasta.storage.evenings import CLUBS, EVENINGS, TEACHING
from canasta.storage.friends import asked_by, invitations_of
from canasta.storage.games import UNREADABLE, load
from canasta.storage.moderation import muted_people, reports_by, reports_of
from canasta.storage.pads import link_of, pads_of, roles_of
from canasta.storage.people import Person, Session
from canasta.storage.push import push_of
from canasta.storage.reviews import exercises_solved_by, reviews_by
from canasta.storage.saved_texts import HOUSES, find_text, texts_of
from canasta.storage.store import Entry
from canasta.teaching.classroom import Classroom, fold_class
from canasta.teaching.commands import leave
from canasta.teaching.events import AnyClassEvent, read_class_event
from canasta.wire.pads import PadFile
from canasta.wire.people import (
    ClassAnswers,
    Device,
    EnteredResult,
    EveningAccess,
    Export,
    FriendData,
    InvitationData,
    Me,
    OpenedTable,
    PadAccess,
    PlayedGame,
    PushData,
    ReviewedGame,
    SentReport,
    StoredChatLine,
    StoredEntry,
    StoredStream,
)
from canasta.wire.tables import NewTable
from canasta.wire.tables import Person as WirePerson

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Held during an export: records are replayed from the first card on, which takes a while.
_ONE_AT_A_TIME: Final = asyncio.Lock()


def me(store: Store, person: Person) -> Me:
    """Return a person's account and the ways to sign in to it."""
    return Me(
        person.id,
        person.name,
        kept.account_of(store, person.id) is not None,
        kept.codes_left(store, person.id),
        len(kept.passkeys_of(store, person.id)),
    )


def devices(store: Store, person: Person, session: Session | None) -> list[Device]:
    """List a person's active sessions."""
    return [
        Device(each.id, each.created, each.used, each.device, session is not None and each.id == session.id)
        for each in known.sessions_of(store, person.id)
    ]


async def export(hub: Hub, person: Person, session: Session | None) -> Export:
    """Export everything that is stored about a person, except secrets."""
    async with _ONE_AT_A_TIME:
        found = await hub.database.read_apart(lambda store: _export(store, person, session))
    found.tables = await hub.tables_of(person)
    return found


def _export(store: Store, person: Person, session: Session | None) -> Export:
    """Read everything about a person, except the tables where they sit."""
    account = kept.account_of(store, person.id)
    reports = reports_of(store, person.id)
    return Export(
        me=me(store, person),
        created=person.created,
        sessions=devices(store, person, session),
        passkeys=passkeys_of(store, person),
        preferences=preferences_of(store, person),
        tables=[],
        muted=[WirePerson(*each) for each in muted_people(store, person.id)],
        friends=[
            FriendData(each.id, each.name, each.at, agreed) for each, agreed in asked_by(store, person.id)
        ],
        invitations=[
            InvitationData(each.table.removeprefix(f"{AREA}/"), each.inviter, each.at)
            for each in invitations_of(store, person.id, muted=True)
        ],
        push=[
            PushData(each.session, each.endpoint, each.language, each.created)
            for each in push_of(store, person.id)
        ],
        statistics=statistics(person.id, games_of(store, person.id), ratings_of(store, person.id)),
        reviewed=[ReviewedGame(each.made, each.table, each.game) for each in reviews_by(store, person.id)],
        solved=exercises_solved_by(store, person.id),
        account=account.created if account else "",
        games=_games(store, person.id),
        pads=_pads(store, person.id),
        houses=[find_text(store, HOUSES, id).text for id in texts_of(store, HOUSES, person.id)],
        opened=_opened(store, person.id),
        access=[
            PadAccess(stream.removeprefix(f"{PADS}/"), role, link_of(store, stream) if own else None)
            for stream, role in roles_of(store, person.id)
            for own in [role == "owner"]
        ],
        reports=[
            SentReport(each.at, each.table, each.reported, each.about)
            for each in reports_by(store, person.id)
        ],
        said=[
            StoredChatLine(each.at, each.table, line)
            for each in reports
            for speaker, _, line in each.talk
            if speaker == person.id
        ],
        reported=[each.at for each in reports if each.reported_id == person.id],
        streams=_streams(store, person.id),
        clubs=[
            EveningAccess(stream, role)
            for area in (CLUBS, EVENINGS, TEACHING)
            for stream, role in evenings.roles_of(store, person.id, area)
        ],
        classes=_classes(store, person.id),
        results_entered=[EnteredResult(*each) for each in evenings.sides_of_device(store, person.id)],
    )


def _stored(entry: Entry) -> StoredEntry:
    """Return an entry without the secret seed of a deal at an open table."""
    content = entry.payload
    start = content.get("start") if isinstance(content, dict) else None
    if isinstance(start, dict) and "seed" in start:
        content = {**content, "start": {key: each for key, each in start.items() if key != "seed"}}
    return StoredEntry(entry.at, entry.kind, content)


def _classes(store: Store, person: str) -> list[ClassAnswers]:
    """Return the classes of a person, and what they did there."""
    found = []
    for stream, role in evenings.roles_of(store, person, TEACHING):
        with suppress(UserError):
            entries = store.read(stream)
            room = fold_class(read_class_event(each.kind, each.payload) for each in entries)
            member = room.member_of(person)
            if member is not None:
                done = [_stored(each) for each in entries if each.payload["by"] == member.number]
                found.append(ClassAnswers(stream.removeprefix(f"{TEACHING}/"), role, member.name, done))
    return found


def _pads(store: Store, person: str) -> list[PadFile]:
    found = []
    for stream in pads_of(store, person):
        with suppress(UserError):
            found.append(pad_struct(stored(store, stream).pad))
    return found


def _opened(store: Store, person: str) -> list[OpenedTable]:
    found = []
    for stream in store.streams_on(OPENED + person):
        for entry in store.read(stream, most=1):
            settings = msgspec.convert(entry.payload["new"], NewTable)
            found.append(OpenedTable(stream.removeprefix(f"{AREA}/"), entry.at, settings))
    return found


def _streams(store: Store, person: str) -> list[StoredStream]:
    own = own_streams(store, person)
    return [
        StoredStream(stream, [_stored(entry) for entry in store.read(stream)])
        for stream in (*own.houses, *own.pads, *own.evenings)
    ]


def _games(store: Store, person: str) -> list[PlayedGame]:
    found = []
    for entry in store.streams_on(PLAYED + person):
        table, game = entry.split()
        with suppress(UserError):  # one unreadable game does not spoil the export
            room = Room(table, store.read(table))
            match = load(store, game, [room.rules]).match
            if match.over:
                names = game.removeprefix("games/"), write_record(match), table.removeprefix(f"{AREA}/")
                found.append(PlayedGame(*names, store.last_change(game)))
    return found


async def forget(hub: Hub, person: Person) -> None:
    """Delete a person: bots take their seats, others become hosts, the other players keep the games."""

    def streams(store: Store) -> set[str]:
        return {*store.streams_on(SITTING + person.id), *store.streams_on(HOSTING + person.id)}

    for stream in sorted(await hub.database.read(streams)):
        try:
            await hub.at_table(stream.removeprefix(f"{AREA}/"), "remove", person)
        except UserError as problem:
            if problem.message != UNREADABLE:  # an unreadable table cannot be played on anyway
                raise
    await _leave_clubs(hub, person)
    await _leave_classes(hub, person)
    own = await hub.database.read_apart(lambda store: own_streams(store, person.id))
    for stream, games in own.tables.items():  # one transaction each, since others are waiting to write
        await hub.database.write(partial(erase, streams=[stream, *games]))
        await hub.at_table(stream.removeprefix(f"{AREA}/"), "drop")
    ended = await hub.database.write(lambda store: _forget(store, person.id))
    for stream in own.evenings:
        hub.evenings.forget(stream)
        hub.classes.forget(stream)
    hub.database.erased = True
    hub.hang_up(ended)


async def _leave_clubs(hub: Hub, person: Person) -> None:
    """Take a person's account off the member lists of their clubs, which keep the name."""

    def change(club: Club) -> list[AnyClubEvent]:
        at = wall_milliseconds()
        return [
            change_member(club, each.number, each.name, None, "", at)
            for each in club.members
            if each.account == person.id
        ]

    for stream, _ in await hub.database.read(lambda store: evenings.roles_of(store, person.id, CLUBS)):
        with suppress(UserError):  # it cannot be read
            await hub.clubs.change(stream, change, key="", check=lambda _store: None)


async def _leave_classes(hub: Hub, person: Person) -> None:
    """Let a person leave their classes, which close the hands that they had consented to show."""

    def change(room: Classroom) -> list[AnyClassEvent]:
        member = room.member_of(person.id)
        return [] if member is None else leave(room, member.number, 0, wall_milliseconds())

    for stream, _ in await hub.database.read(lambda store: evenings.roles_of(store, person.id, TEACHING)):
        with suppress(UserError):  # it cannot be read
            await hub.classes.change(
                stream, change, key="", check=lambda _store: None, requester=Requester(person=person.id)
            )


def _forget(store: Store, person: str) -> list[str]:
    with store.transaction():
        ended = known.end_sessions(store, person)
        known.delete_person(store, person)
    return ended
