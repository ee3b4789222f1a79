"""Erasure of the data that belongs to one person alone, so that no byte of it is left in the file.

Entries are append-only, with one exception: when a person is deleted, the streams that are theirs alone are
removed. These are their house rules, the score pads that no other person writes on, the tables, with their
games, where no other person ever sat, and the clubs and evenings that no other person directs.

Removed rows leave traces: SQLite overwrites them with zeros (``secure_delete``), but moves rows between pages
and can leave copies in the unused part of a page. So ``erase`` leaves a mark, and ``wipe`` rewrites a marked
file.

>>> with Store(":memory:") as store:
...     _ = store.append("houses/x7Yq", "text", {"owner": "ana", "text": "extends ..."})
...     erase(store, ["houses/x7Yq"])
...     store.read("houses/x7Yq"), wipe(store), wipe(store)
([], True, False)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from canasta.storage.errors import StorageError
from canasta.storage.store import Store

#: Prefix of the list of all tables that a person has opened.
OPENED: Final = "opened/"
#: Prefix of the stream of pads that a person has started on the server. Pads of the terminal are not in it.
_BEGUN: Final = "scorepad-of/"
_HOUSES: Final = "houses/"
#: Deals that the tables of a round share: one stream for each round of an evening.
DEALS: Final = "evening-deals"
#: Rounds of an evening.
_ROUNDS: Final = 100
#: Prefix of the stream of clubs and evenings that a person has created.
CREATED: Final = "evenings-of/"
#: Prefixes of all lists that belong to one person.
PERSONAL: Final = (OPENED, _HOUSES, "sitting/", "hosting/", "played/", "reviewed/", "solved/")
#: Database tables whose rows belong to a stream.
_BY_STREAM: Final = (
    "entries", "keys", "pads", "pad_links", "seats", "table_invitations",
    "evening_roles", "evening_links", "evening_tables", "evening_devices",
)  # fmt: skip
#: Public lists of tables.
_PUBLIC: Final = ("lobby", "playing", "slow")
#: Marks a file that has traces of erased data.
_WIPE: Final = "wipe"


class OwnStreams(NamedTuple):
    """The streams that belong to one person alone."""

    houses: list[str]
    pads: list[str]  #: including the stream that lists them
    tables: dict[str, list[str]]  #: the streams of each table's games
    evenings: list[str]  #: clubs, evenings and their pads, including the stream that lists them


def own_streams(store: Store, person: str) -> OwnStreams:
    """Find the streams that would be erased with a person."""
    begun = [str(entry.payload) for entry in store.read(_BEGUN + person)]
    pads = [stream for stream in dict.fromkeys(begun) if not _others(store, stream, person)]
    tables = {}
    for stream in store.streams_on(OPENED + person):
        games = _games_alone(store, stream, person)
        if games is not None:
            tables[stream] = games
    return OwnStreams(
        [_HOUSES + id for id in store.streams_on(_HOUSES + person)],
        [*pads, _BEGUN + person] if begun else [],
        tables,
        _evenings_alone(store, person),
    )


def _evenings_alone(store: Store, person: str) -> list[str]:
    """List the clubs and evenings that no other person directs, with the pads of their rounds."""
    found: list[str] = []
    with store.connection() as connection:
        for stream in _owned_evenings(store, person):
            if not _other_directors(store, stream, person):
                pads = connection.execute(
                    "SELECT played_on FROM evening_tables WHERE stream = ? "
                    "AND played_on >= 'scorepad/' AND played_on < 'scorepad0' ORDER BY played_on",
                    (stream,),
                )
                deals = [f"{DEALS}/{stream.partition('/')[2]}/{number}" for number in range(1, _ROUNDS + 1)]
                found += [stream, *(str(pad) for (pad,) in pads)]
                found += [each for each in deals if store.last_change(each)]
    created = [CREATED + person] if store.last_change(CREATED + person) else []
    return found + created


def _owned_evenings(store: Store, person: str) -> list[str]:
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream FROM evening_roles WHERE person = ? AND role = 'owner' ORDER BY stream", (person,)
        ).fetchall()
    return [str(stream) for (stream,) in rows]


def _other_directors(store: Store, stream: str, person: str) -> list[str]:
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT person FROM evening_roles WHERE stream = ? AND person != ? "
            "AND role IN ('owner', 'director') ORDER BY person",
            (stream, person),
        ).fetchall()
    return [str(other) for (other,) in rows]


def _others(store: Store, pad: str, person: str) -> list[str]:
    """List the other people who may write on a pad, its owner first."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT person FROM pads WHERE stream = ? AND person != ? AND role IN ('owner', 'writer') "
            "ORDER BY role, person",
            (pad, person),
        )
        return [str(other) for (other,) in rows]


def _games_alone(store: Store, table: str, person: str) -> list[str] | None:
    """Return the games at a table where no other person ever sat or was the host; None if one did."""
    try:
        entries = store.read(table)
    except StorageError:
        return None  # unreadable, and it may belong to others as well
    found = []
    for entry in entries:
        about = entry.payload if isinstance(entry.payload, dict) else {}
        if entry.kind in ("table", "sat", "host") and person != about.get("person", about.get("host")):
            return None
        if entry.kind == "started":
            found.append(str(about["game"]))
    return found


def erase(store: Store, streams: Iterable[str]) -> None:
    """Remove whole streams, and everything derived from them."""
    with store.writing() as connection:
        for stream in streams:
            connection.execute("INSERT INTO erasing VALUES (?) ON CONFLICT DO NOTHING", (stream,))
            for table in _BY_STREAM:
                connection.execute(f"DELETE FROM {table} WHERE stream = ?", (stream,))
            connection.execute("DELETE FROM club_evenings WHERE ? IN (evening, club)", (stream,))
            connection.execute("DELETE FROM results WHERE game = ?", (stream,))
            for name in _PUBLIC:
                store.set_listed(name, stream, wanted=False)
        connection.execute("DELETE FROM erasing")
        store.set_listed(_WIPE, _WIPE)


def erase_own(store: Store, person: str) -> None:
    """Remove everything that belongs to one person alone, and take them off all lists."""
    with store.writing() as connection:
        own = own_streams(store, person)
        for stream in [str(entry.payload) for entry in store.read(_BEGUN + person)]:
            if stream not in own.pads:
                _hand_on(store, stream, person)
        for stream in _owned_evenings(store, person):
            for heir in _other_directors(store, stream, person)[:1]:
                connection.execute(
                    "UPDATE evening_roles SET role = 'owner' WHERE stream = ? AND person = ?", (stream, heir)
                )
        tables = [stream for table, games in own.tables.items() for stream in (table, *games)]
        erase(store, [*own.houses, *own.pads, _BEGUN + person, *tables, *own.evenings, CREATED + person])
        reviews = [entry.split()[1] for entry in store.streams_on(f"reviewed/{person}")]
        connection.executemany("DELETE FROM reviews WHERE id = ?", [(id,) for id in reviews])
        for name in PERSONAL:
            connection.execute("DELETE FROM listed WHERE list = ?", (name + person,))
        connection.execute("DELETE FROM mutes WHERE muted = ?", (person,))
        connection.execute("DELETE FROM friends WHERE friend = ?", (person,))
        connection.execute("DELETE FROM table_invitations WHERE inviter = ?", (person,))


def _hand_on(store: Store, pad: str, person: str) -> None:
    """Pass a pad on to another person who writes on it, if its owner leaves."""
    heir = _others(store, pad, person)[0]
    with store.writing() as connection:
        owned = connection.execute(
            "SELECT 1 FROM pads WHERE stream = ? AND person = ? AND role = 'owner'", (pad, person)
        ).fetchone()
        if owned:
            connection.execute("UPDATE pads SET role = 'owner' WHERE stream = ? AND person = ?", (pad, heir))
            store.append(_BEGUN + heir, "pad", pad)


def wipe(store: Store, most: int = 0) -> bool:
    """Rewrite the file if something was erased; True if that was done.

    This takes a while and as much disk space as the file. Meanwhile other connections can read but not write.
    So a file of more than ``most`` bytes is left alone, if that is given.
    """
    if not store.streams_on(_WIPE):
        return False
    if 0 < most < store.size():
        return False
    store.compact()
    store.set_listed(_WIPE, _WIPE, wanted=False)
    return True
