"""People who play on a server, and their sessions.

>>> with Store(":memory:") as store:
...     ana, token = add_guest(store, "Ana")
...     session_of(store, token)[0].name, session_of(store, "another")
('Ana', None)
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from canasta.storage.erasure import erase_own
from canasta.storage.store import Store

#: Random bytes of an id, which is public, and of a secret token.
_ID: Final = 9
#: Sessions that are looked up in one statement.
_AT_ONCE: Final = 500
_TOKEN: Final = 32
_SESSION: Final = "id, person, created, renewed, used, device"
_FIND: Final = """SELECT people.id, name, people.created,
        sessions.id, person, sessions.created, renewed, used, device, before IS NULL
    FROM sessions JOIN people ON people.id = sessions.person WHERE {} = ?"""


class Person(NamedTuple):
    """A person who plays."""

    id: str
    name: str
    created: str


class Session(NamedTuple):
    """A device where a person is signed in; the token is not included."""

    id: str
    person: str
    created: str
    renewed: str  #: when it got its current token
    used: str  #: approximate time of its last use
    device: str  #: its user agent
    settled: bool = True  #: True if the previous token has become invalid
    current: bool = True  #: True if it was found by its current token, not the previous one


def new_id() -> str:
    """Create a unique id."""
    return secrets.token_urlsafe(_ID)


def new_token() -> str:
    """Create a secret, unguessable token."""
    return secrets.token_urlsafe(_TOKEN)


# --- People ---------------------------------------------------------------------------------------


def add_person(store: Store, name: str) -> Person:
    """Add a person, without a session."""
    person = Person(new_id(), name, now())
    with store.writing() as connection:
        connection.execute("INSERT INTO people VALUES (?, ?, ?)", person)
    return person


def add_guest(store: Store, name: str, device: str = "") -> tuple[Person, str]:
    """Add a guest; return the person and the token of their first session."""
    person = add_person(store, name)
    return person, add_session(store, person.id, device)


def find_person(store: Store, id: str) -> Person | None:
    """Find a person by id."""
    with store.connection() as connection:
        row = connection.execute("SELECT id, name, created FROM people WHERE id = ?", (id,)).fetchone()
    return Person(*row) if row else None


def rename(store: Store, id: str, name: str) -> None:
    """Rename a person."""
    with store.writing() as connection:
        connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, id))


def owned_tables(store: Store) -> list[str]:
    """List the database tables whose rows belong to one person."""
    return store.tables_with("person")


def delete_person(store: Store, id: str) -> None:
    """Delete a person and everything that is theirs alone. Games with others stay, since they share them."""
    with store.writing() as connection:
        erase_own(store, id)
        for table in owned_tables(store):
            connection.execute(f"DELETE FROM {table} WHERE person = ?", (id,))
        connection.execute("DELETE FROM pad_links WHERE stream NOT IN (SELECT stream FROM pads)")
        connection.execute("DELETE FROM people WHERE id = ?", (id,))


# --- Sessions -------------------------------------------------------------------------------------


def add_session(store: Store, person: str, device: str = "") -> str:
    """Open a session for a person and return its token; only the hash is stored."""
    token, at = new_token(), now()
    with store.writing() as connection:
        connection.execute(
            f"INSERT INTO sessions (hash, {_SESSION}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (hash_token(token), new_id(), person, at, at, at, device[:200]),
        )
    return token


def session_of(store: Store, token: str) -> tuple[Person, Session] | None:
    """Return the person and session of a token; None if the session has ended."""
    hash = hash_token(token)
    with store.connection() as connection:
        for column in ("hash", "before"):
            row = connection.execute(_FIND.format(column), (hash,)).fetchone()
            if row:
                return Person(*row[:3]), Session._make((*row[3:9], bool(row[9]), column == "hash"))
    return None


def sessions_of(store: Store, person: str) -> list[Session]:
    """List a person's sessions, the most recently used first."""
    with store.connection() as connection:
        rows = connection.execute(
            f"SELECT {_SESSION} FROM sessions WHERE person = ? ORDER BY used DESC, id", (person,)
        )
        return [Session(*row) for row in rows]


def renew(store: Store, session: str, token: str = "") -> str:
    """Give a session a new token.

    The old one becomes invalid at once. If it is passed as ``token``, it stays valid until the new one has
    arrived: until that has been used, and a moment has passed.

    Handover codes that the session requested are deleted as well: a thief may have requested them with the
    old token.
    """
    new = new_token()
    with store.writing() as connection:
        connection.execute("DELETE FROM tickets WHERE session = ?", (session,))
        connection.execute(
            "UPDATE sessions SET hash = ?, before = ?, renewed = ?, used = ?3 WHERE id = ?",
            (hash_token(new), hash_token(token) if token else None, now(), session),
        )
    return new


def note_use(store: Store, session: str) -> None:
    """Record that a session was used with its current token."""
    with store.writing() as connection:
        connection.execute("UPDATE sessions SET used = ?, before = NULL WHERE id = ?", (now(), session))


def live_sessions(store: Store, ids: Sequence[str]) -> set[str]:
    """Return those of some sessions that have not ended."""
    found: set[str] = set()
    with store.connection() as connection:
        for first in range(0, len(ids), _AT_ONCE):
            some = ids[first : first + _AT_ONCE]
            query = f"SELECT id FROM sessions WHERE id IN ({', '.join('?' * len(some))})"
            found.update(id for (id,) in connection.execute(query, list(some)))
    return found


def end_sessions(store: Store, person: str, only: str = "", but: str = "") -> list[str]:
    """End all sessions of a person, or only one, or all but one; return those that ended."""
    with store.writing() as connection:
        rows = connection.execute(
            "SELECT id FROM sessions WHERE person = ? AND id != ? AND (? = '' OR id = ?3)",
            (person, but, only),
        ).fetchall()
        connection.executemany("DELETE FROM sessions WHERE id = ?", rows)
    return [id for (id,) in rows]


def idle_sessions(store: Store, since: str) -> list[str]:
    """List the sessions that have not been used since ``since``."""
    with store.connection() as connection:
        return [id for (id,) in connection.execute("SELECT id FROM sessions WHERE used < ?", (since,))]


def sweep_sessions(store: Store, sessions: Iterable[str]) -> None:
    """Delete sessions, and guests who have no session left."""
    with store.writing() as connection:
        connection.executemany("DELETE FROM sessions WHERE id = ?", [(id,) for id in sessions])
        lost = connection.execute(
            "SELECT id FROM people WHERE id NOT IN (SELECT person FROM sessions) "
            "AND id NOT IN (SELECT person FROM accounts)"
        ).fetchall()
        for (id,) in lost:
            delete_person(store, id)


# --- Tickets --------------------------------------------------------------------------------------


def add_ticket(
    store: Store, purpose: str, secret: str, seconds: float, person: str = "", session: str = ""
) -> None:
    """Save a ticket that can be used once, within ``seconds``; expired ones are deleted."""
    with store.writing() as connection:
        connection.execute("DELETE FROM tickets WHERE until < ?", (now(),))
        row = hash_token(f"{purpose} {secret}"), person, session, time_after(seconds)
        connection.execute("INSERT INTO tickets VALUES (?, ?, ?, ?)", row)


def use_ticket(store: Store, purpose: str, secret: str) -> tuple[str, str] | None:
    """Use up a ticket and return its person and session; None if it is invalid, expired or used."""
    hash = hash_token(f"{purpose} {secret}")
    with store.writing() as connection:
        row = connection.execute(
            "SELECT person, session FROM tickets WHERE hash = ? AND until >= ?", (hash, now())
        ).fetchone()
        used = connection.execute("DELETE FROM tickets WHERE hash = ?", (hash,)).rowcount
    return (str(row[0]), str(row[1])) if row and used else None


def hash_token(token: str) -> bytes:
    """Hash a token for storage. Tokens are random, so a slow hash would gain nothing."""
    return hashlib.sha256(token.encode()).digest()


def now() -> str:
    """Return the current time in the database's format."""
    return time_after(0)


def time_after(seconds: float) -> str:
    """Return the time ``seconds`` from now, in the database's format; negative for the past."""
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
