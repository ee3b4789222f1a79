"""What is kept of somebody, told to them in full; and what becomes of it when they are deleted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta.messages import Complaint
from canasta.notation import write_record
from canasta.scorepad import pad_struct
from canasta.scorepad.database import stored
from canasta.server.people.passkeys import passkeys_of
from canasta.server.standings.keeping import games_of, ratings_of
from canasta.server.standings.telling import statistics
from canasta.server.tables.room import Room
from canasta.server.tables.standing import AREA, HOSTING, PLAYED, SITTING
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.games import UNREADABLE, load
from canasta.storage.pads import pads_of
from canasta.storage.people import Person, Session
from canasta.storage.reviews import forget_reviewed, reviewed_by, solved_by
from canasta.storage.shelves import HOUSES, drop_text, find_text, texts_of
from canasta.storage.talk import forget_talk, muted, reports_by
from canasta.wire.pads import PadFile
from canasta.wire.people import Device, Export, Me, PlayedGame, ReviewedGame
from canasta.wire.tables import Person as WirePerson

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Records are written again from the first card on, which takes a while.
_ONE_AT_A_TIME: Final = asyncio.Lock()


def me(store: Store, person: Person) -> Me:
    """Who somebody is, and how they can come back."""
    return Me(
        person.id,
        person.name,
        kept.account_of(store, person.id) is not None,
        kept.codes_left(store, person.id),
        len(kept.passkeys_of(store, person.id)),
    )


def devices(hub: Hub, person: Person, session: Session | None) -> list[Device]:
    """The sessions of somebody that have not ended."""
    return [
        Device(each.id, each.created, each.used, each.device, session is not None and each.id == session.id)
        for each in known.sessions_of(hub.durable.store, person.id)
    ]


async def export(hub: Hub, person: Person, session: Session | None) -> Export:
    """Everything that is kept of somebody, but for secrets."""
    store = hub.durable.store
    async with _ONE_AT_A_TIME:
        games, pads, houses = await asyncio.to_thread(_kept, hub.settings.file, person.id)
    return Export(
        me(store, person),
        person.created,
        devices(hub, person, session),
        passkeys_of(store, person),
        hub.people.preferences(person),
        await hub.tables_of(person),
        games,
        [WirePerson(*each) for each in muted(store, person.id)],
        statistics(person.id, games_of(store, person.id), ratings_of(store, person.id)),
        pads,
        houses,
        reports_by(store, person.id),
        [ReviewedGame(each.made, each.table, each.game) for each in reviewed_by(store, person.id)],
        solved_by(store, person.id),
    )


def _kept(file: Path, person: str) -> tuple[list[PlayedGame], list[PadFile], list[str]]:
    """Games that somebody played to their end, pads and house rules, read beside everything else."""
    with Store(file, read_only=True) as store:
        pads = []
        for stream in pads_of(store, person):
            with suppress(Complaint):
                pads.append(pad_struct(stored(store, stream).pad))
        houses = [find_text(store, HOUSES, id).text for id in texts_of(store, HOUSES, person)]
        return _games(store, person), pads, houses


def _games(store: Store, person: str) -> list[PlayedGame]:
    found = []
    for entry in store.listed(PLAYED + person):
        table, game = entry.split()
        with suppress(Complaint):  # one that cannot be read is no reason to keep the others back
            room = Room(table, store.read(table))
            match = load(store, game, [room.rules]).match
            if match.over:
                found.append(PlayedGame(game.removeprefix("games/"), write_record(match)))
    return found


async def forget(hub: Hub, person: Person) -> None:
    """Delete somebody: bots take their seats, others become hosts, games stay with those who played."""
    store = hub.durable.store
    streams = {*store.listed(SITTING + person.id), *store.listed(HOSTING + person.id)}
    for stream in sorted(streams):
        try:
            await hub.prepare(stream)
            await hub.table(stream.removeprefix(f"{AREA}/")).depart(person)
        except Complaint as problem:
            if problem.message != UNREADABLE:  # nobody can play on there anyway
                raise
    ended = await hub.durable.write(lambda store: _forget(store, person.id))
    hub.hang_up(ended)


def _forget(store: Store, person: str) -> list[str]:
    with store.together():
        ended = known.end_sessions(store, person)
        for house in texts_of(store, HOUSES, person):
            drop_text(store, HOUSES, person, house)
        known.forget(store, person)
        forget_talk(store, person)
        forget_reviewed(store, person)
        for name in (SITTING, HOSTING, PLAYED):
            for stream in store.listed(name + person):
                store.enlist(name + person, stream, wanted=False)
    return ended
