"""People who play on a server, and the tokens by which they are known again.

>>> with Store(":memory:") as store:
...     ana, token = add_guest(store, "Ana")
...     person_of(store, token).name, person_of(store, "another")
('Ana', None)
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Final, NamedTuple

from canasta.storage.store import Store

#: Random bytes of an id, which is public, and of a token, which nobody can guess.
_ID: Final = 9
_TOKEN: Final = 32


class Person(NamedTuple):
    """Somebody who plays."""

    id: str
    name: str
    created: str


def new_id() -> str:
    """A name for something new that nothing else has."""
    return secrets.token_urlsafe(_ID)


def add_guest(store: Store, name: str) -> tuple[Person, str]:
    """Somebody who gives no more than a name, and the token of the first session."""
    person = Person(new_id(), name, _now())
    with store.together() as connection:
        connection.execute("INSERT INTO people VALUES (?, ?, ?)", person)
    return person, add_session(store, person.id)


def add_session(store: Store, person: str) -> str:
    """Another session of somebody; only its owner ever has the token."""
    token = secrets.token_urlsafe(_TOKEN)
    with store.together() as connection:
        connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", (_hash(token), person, _now()))
    return token


def person_of(store: Store, token: str) -> Person | None:
    """Who has a token; nobody, if it is none or its session has ended."""
    with store.reading() as connection:
        row = connection.execute(
            "SELECT people.* FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ?",
            (_hash(token),),
        ).fetchone()
    return Person(*row) if row else None


def find_person(store: Store, id: str) -> Person | None:
    """Somebody by id."""
    with store.reading() as connection:
        row = connection.execute("SELECT * FROM people WHERE id = ?", (id,)).fetchone()
    return Person(*row) if row else None


def end_session(store: Store, token: str) -> None:
    """Whoever has this token is nobody from now on."""
    with store.together() as connection:
        connection.execute("DELETE FROM sessions WHERE hash = ?", (_hash(token),))


def forget(store: Store, id: str) -> None:
    """Delete somebody and all their sessions; games stay, since they belong to the others too."""
    with store.together() as connection:
        connection.execute("DELETE FROM sessions WHERE person = ?", (id,))
        connection.execute("DELETE FROM people WHERE id = ?", (id,))


def _hash(token: str) -> bytes:
    # A token is as random as its hash: nothing is gained by a slow one.
    return hashlib.sha256(token.encode()).digest()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
