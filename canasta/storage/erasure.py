"""Erasure of the data that belongs to one person alone, so that no byte of it is left in the file.

Entries are append-only, with one exception: when a person is deleted, the streams that are theirs alone are
removed. These are their house rules, the score pads that no other person writes on, and the tables, with
their games, where no other person ever sat.

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
#: Prefixes of all lists that belong to one person.
PERSONAL: Final = (OPENED, _HOUSES, "sitting/", "hosting/", "played/", "reviewed/", "solved/")
#: Public lists of tables.
_PUBLIC: Final = ("lobby", "playing", "slow")
#: Marks a file that has traces of erased data.
_WIPE: Final = "wipe"


class OwnStreams(NamedTuple):
    """The streams that belong to one person alone."""

    houses: list[str]
    pads: list[str]  #: including the stream that lists them
    tables: dict[str, list[str]]  #: the streams of each table's games


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
    )


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
    with store.transaction() as connection:
        for stream in streams:
            connection.execute("INSERT OR IGNORE INTO erasing VALUES (?)", (stream,))
            for table in ("entries", "keys", "pads", "pad_links", "seats", "table_invitations"):
                connection.execute(f"DELETE FROM {table} WHERE stream = ?", (stream,))
            connection.execute("DELETE FROM results WHERE game = ?", (stream,))
            for name in _PUBLIC:
                store.set_listed(name, stream, wanted=False)
        connection.execute("DELETE FROM erasing")
        store.set_listed(_WIPE, _WIPE)


def erase_own(store: Store, person: str) -> None:
    """Remove everything that belongs to one person alone, and take them off all lists."""
    with store.transaction() as connection:
        own = own_streams(store, person)
        for stream in [str(entry.payload) for entry in store.read(_BEGUN + person)]:
            if stream not in own.pads:
                _hand_on(store, stream, person)
        tables = [stream for table, games in own.tables.items() for stream in (table, *games)]
        erase(store, [*own.houses, *own.pads, _BEGUN + person, *tables])
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
    with store.transaction() as connection:
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
    with store.connection() as connection:
        (pages,), (size,) = (
            connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
        )
        if 0 < most < pages * size:
            return False
        connection.execute("PRAGMA temp_store = FILE")  # the copy may not fit into memory
        connection.execute("VACUUM")
        connection.execute("PRAGMA temp_store = MEMORY")
        store.set_listed(_WIPE, _WIPE, wanted=False)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return True
