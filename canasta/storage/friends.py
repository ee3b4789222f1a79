"""Friends, people played with recently, and invitations to tables.

A friendship has two rows, one for each person. A single row is a request.

>>> from canasta.storage.people import add_guest
>>> with Store(":memory:") as store:
...     ana, bruno = add_guest(store, "Ana")[0], add_guest(store, "Bruno")[0]
...     add_friend(store, ana.id, bruno.id)
...     friends_of(store, ana.id), [each.name for each in requests_to(store, bruno.id)]
...     add_friend(store, bruno.id, ana.id)
...     [each.name for each in friends_of(store, ana.id)], requests_to(store, bruno.id)
([], ['Ana'])
(['Bruno'], [])
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.storage.people import now
from canasta.storage.store import Store

#: Finished games in which people played with recently are looked for, and how many people are listed.
_GAMES: Final = 100
RECENT: Final = 20
#: Invitations that a person has at most; older ones are dropped.
INVITATIONS: Final = 20

_MUTED: Final = "EXISTS (SELECT 1 FROM mutes WHERE mutes.person = {} AND muted = {})"


class KnownPerson(NamedTuple):
    """Another person: a friend since some time, or one met in a game at that time."""

    id: str
    name: str
    at: str


class StoredInvitation(NamedTuple):
    """An invitation to a table."""

    table: str  #: its stream
    inviter: str
    name: str  #: of the inviter
    at: str


def add_friend(store: Store, person: str, friend: str) -> None:
    """Ask a person to be a friend, or accept their request."""
    with store.writing() as connection:
        connection.execute(
            "INSERT INTO friends VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (person, friend, now())
        )


def remove_friend(store: Store, person: str, friend: str) -> bool:
    """End a friendship or remove a request, and drop invitations; return False if there was nothing."""
    pairs = [(person, friend), (friend, person)]
    with store.writing() as connection:
        rows = connection.executemany("DELETE FROM friends WHERE person = ? AND friend = ?", pairs)
        tables = connection.executemany(
            "DELETE FROM table_invitations WHERE person = ? AND inviter = ?", pairs
        )
        return rows.rowcount + tables.rowcount > 0


def friends_of(store: Store, person: str) -> list[KnownPerson]:
    """List a person's friends by name, since when they are friends."""
    return _people(
        store,
        "SELECT people.id, name, CASE WHEN mine.at > theirs.at THEN mine.at ELSE theirs.at END"
        " FROM friends AS mine"
        " JOIN friends AS theirs ON theirs.person = mine.friend AND theirs.friend = mine.person"
        " JOIN people ON people.id = mine.friend WHERE mine.person = ? ORDER BY name, people.id",
        person,
    )


def asked_by(store: Store, person: str) -> list[tuple[KnownPerson, bool]]:
    """List all people that a person has asked or accepted, when, and whether both have agreed."""
    query = (
        "SELECT people.id, name, mine.at, EXISTS (SELECT 1 FROM friends AS theirs"
        " WHERE theirs.person = mine.friend AND theirs.friend = mine.person)"
        " FROM friends AS mine JOIN people ON people.id = mine.friend WHERE mine.person = ? ORDER BY mine.at"
    )
    with store.connection() as connection:
        rows = connection.execute(query, (person,))
        return [(KnownPerson(*row[:3]), bool(row[3])) for row in rows]


def requests_by(store: Store, person: str) -> list[KnownPerson]:
    """List the people that a person has asked and who have not accepted."""
    return _people(
        store,
        "SELECT people.id, name, mine.at FROM friends AS mine JOIN people ON people.id = mine.friend"
        " WHERE mine.person = ?1 AND NOT EXISTS"
        " (SELECT 1 FROM friends AS theirs WHERE theirs.person = mine.friend AND theirs.friend = ?1)"
        " ORDER BY mine.at, people.id",
        person,
    )


def requests_to(store: Store, person: str) -> list[KnownPerson]:
    """List the people who have asked a person and are not muted."""
    return _people(
        store,
        "SELECT people.id, name, theirs.at FROM friends AS theirs JOIN people ON people.id = theirs.person"
        " WHERE theirs.friend = ?1 AND NOT EXISTS"
        " (SELECT 1 FROM friends AS mine WHERE mine.person = ?1 AND mine.friend = theirs.person)"
        f" AND NOT {_MUTED.format('?1', 'theirs.person')} ORDER BY theirs.at, people.id",
        person,
    )


def recent_players(store: Store, person: str) -> list[KnownPerson]:
    """List the other players of a person's last games, the latest first, without muted ones."""
    return _people(
        store,
        "SELECT people.id, name, max(mine.ended) AS last FROM"
        f" (SELECT game, ended FROM played WHERE person = ?1 ORDER BY ended DESC LIMIT {_GAMES}) AS mine"
        " JOIN played AS theirs ON theirs.game = mine.game AND theirs.person != ?1"
        " JOIN people ON people.id = theirs.person"
        f" WHERE NOT {_MUTED.format('?1', 'people.id')}"
        f" GROUP BY people.id ORDER BY last DESC, people.id LIMIT {RECENT}",
        person,
    )


def _people(store: Store, query: str, person: str) -> list[KnownPerson]:
    with store.connection() as connection:
        return [KnownPerson(*row) for row in connection.execute(query, (person,))]


def are_friends(store: Store, person: str, other: str) -> bool:
    """Return True if both have agreed."""
    query = (
        "SELECT count(*) FROM friends WHERE (person = ?1 AND friend = ?2) OR (person = ?2 AND friend = ?1)"
    )
    with store.connection() as connection:
        return bool(connection.execute(query, (person, other)).fetchone()[0] == 2)


def is_muted(store: Store, person: str, other: str) -> bool:
    """Return True if one of the two has muted the other."""
    query = "SELECT 1 FROM mutes WHERE (person = ?1 AND muted = ?2) OR (person = ?2 AND muted = ?1)"
    with store.connection() as connection:
        return connection.execute(query, (person, other)).fetchone() is not None


def have_played(store: Store, person: str, other: str) -> bool:
    """Return True if two people have finished a game together."""
    query = (
        "SELECT 1 FROM played AS mine JOIN played AS theirs ON theirs.game = mine.game"
        " WHERE mine.person = ? AND theirs.person = ? LIMIT 1"
    )
    with store.connection() as connection:
        return connection.execute(query, (person, other)).fetchone() is not None


# --- Invitations ----------------------------------------------------------------------------------


def add_invitation(store: Store, person: str, table: str, inviter: str) -> None:
    """Invite a person to a table; a second invitation to the same table replaces the first."""
    with store.writing() as connection:
        connection.execute(
            "INSERT INTO table_invitations VALUES (?, ?, ?, ?) ON CONFLICT (person, stream) "
            "DO UPDATE SET inviter = excluded.inviter, at = excluded.at",
            (person, table, inviter, now()),
        )
        connection.execute(
            "DELETE FROM table_invitations WHERE person = ?1 AND stream NOT IN"
            f" (SELECT stream FROM table_invitations WHERE person = ?1 ORDER BY at DESC LIMIT {INVITATIONS})",
            (person,),
        )


def remove_invitation(store: Store, person: str, table: str) -> bool:
    """Remove an invitation; return False if there was none."""
    with store.writing() as connection:
        rows = connection.execute(
            "DELETE FROM table_invitations WHERE person = ? AND stream = ?", (person, table)
        )
        return rows.rowcount > 0


def invitations_of(store: Store, person: str, *, muted: bool = False) -> list[StoredInvitation]:
    """List a person's invitations, the latest first; those of muted people only if ``muted`` is set."""
    query = (
        "SELECT stream, inviter, name, at FROM table_invitations JOIN people ON people.id = inviter"
        " WHERE person = ?1"
        f" AND (?2 OR NOT {_MUTED.format('?1', 'inviter')}) ORDER BY at DESC, stream"
    )
    with store.connection() as connection:
        return [StoredInvitation(*row) for row in connection.execute(query, (person, muted))]
