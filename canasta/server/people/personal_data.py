"""Export and deletion of everything that the server stores about a person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from canasta.messages import UserError
from canasta.notation import write_record
from canasta.scorepad import pad_struct
from canasta.scorepad.database import AREA as PADS
from canasta.scorepad.database import stored
from canasta.server.people.passkeys import passkeys_of
from canasta.server.results.index import games_of, ratings_of
from canasta.server.results.statistics import statistics
from canasta.server.tables.indexes import AREA, HOSTING, PLAYED, SITTING
from canasta.server.tables.room import Room
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.erasure import OPENED, OwnStreams, erase, own_streams
from canasta.storage.friends import asked_by, invitations_of
from canasta.storage.games import UNREADABLE, load
from canasta.storage.moderation import muted_people, reports_by, reports_of
from canasta.storage.pads import link_of, pads_of, roles_of
from canasta.storage.people import Person, Session
from canasta.storage.push import push_of
from canasta.storage.reviews import exercises_solved_by, reviews_by
from canasta.storage.saved_texts import HOUSES, find_text, texts_of
from canasta.wire.pads import PadFile
from canasta.wire.people import (
    Device,
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


def devices(hub: Hub, person: Person, session: Session | None) -> list[Device]:
    """List a person's active sessions."""
    return [
        Device(each.id, each.created, each.used, each.device, session is not None and each.id == session.id)
        for each in known.sessions_of(hub.database.store, person.id)
    ]


class _Kept(NamedTuple):
    """The part of an export that takes a while and is read in a thread."""

    games: list[PlayedGame]
    pads: list[PadFile]
    houses: list[str]
    opened: list[OpenedTable]
    access: list[PadAccess]
    reports: list[SentReport]
    said: list[StoredChatLine]
    reported: list[str]
    streams: list[StoredStream]


async def export(hub: Hub, person: Person, session: Session | None) -> Export:
    """Export everything that is stored about a person, except secrets."""
    store = hub.database.store
    async with _ONE_AT_A_TIME:
        read = await asyncio.to_thread(_kept, hub.settings.file, person.id)
    account = kept.account_of(store, person.id)
    return Export(
        me=me(store, person),
        created=person.created,
        sessions=devices(hub, person, session),
        passkeys=passkeys_of(store, person),
        preferences=hub.people.preferences(person),
        tables=await hub.tables_of(person),
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
        **read._asdict(),
    )


def _kept(file: Path, person: str) -> _Kept:
    with Store(file, read_only=True) as store:
        pads = []
        for stream in pads_of(store, person):
            with suppress(UserError):
                pads.append(pad_struct(stored(store, stream).pad))
        made = [
            SentReport(each.at, each.table, each.reported, each.about) for each in reports_by(store, person)
        ]
        about = reports_of(store, person)
        said = [
            StoredChatLine(each.at, each.table, line)
            for each in about
            for speaker, _, line in each.talk
            if speaker == person
        ]
        return _Kept(
            games=_games(store, person),
            pads=pads,
            houses=[find_text(store, HOUSES, id).text for id in texts_of(store, HOUSES, person)],
            opened=_opened(store, person),
            access=[
                PadAccess(stream.removeprefix(f"{PADS}/"), role, link_of(store, stream) if own else None)
                for stream, role in roles_of(store, person)
                for own in [role == "owner"]
            ],
            reports=made,
            said=said,
            reported=[each.at for each in about if each.reported_id == person],
            streams=_streams(store, person),
        )


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
        StoredStream(
            stream, [StoredEntry(entry.at, entry.kind, entry.payload) for entry in store.read(stream)]
        )
        for stream in (*own.houses, *own.pads)
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
    store = hub.database.store
    streams = {*store.streams_on(SITTING + person.id), *store.streams_on(HOSTING + person.id)}
    for stream in sorted(streams):
        try:
            await hub.prepare(stream)
            await hub.table(stream.removeprefix(f"{AREA}/")).remove_person(person)
        except UserError as problem:
            if problem.message != UNREADABLE:  # an unreadable table cannot be played on anyway
                raise
    own = await asyncio.to_thread(_own, hub.settings.file, person.id)
    for (
        table,
        games,
    ) in own.tables.items():  # one transaction each, since others are waiting to write
        streams_of_table = [table, *games]
        await hub.database.write(partial(erase, streams=streams_of_table))
        hub.drop_table(table.removeprefix(f"{AREA}/"))
    ended = await hub.database.write(lambda store: _forget(store, person.id))
    hub.database.erased = True
    hub.hang_up(ended)


def _own(file: Path, person: str) -> OwnStreams:
    with Store(file, read_only=True) as store:
        return own_streams(store, person)


def _forget(store: Store, person: str) -> list[str]:
    with store.transaction():
        ended = known.end_sessions(store, person)
        known.delete_person(store, person)
    return ended
