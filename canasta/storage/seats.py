"""The device that plays for a person at a table. It has a token, of which only the hash is stored.

>>> with Store(":memory:") as store:
...     phone = hold(store, "tables/x7Yq", "ana", "session of the phone")
...     desk = hold(store, "tables/x7Yq", "ana", "session of the desk")
...     [is_held_by(store, "tables/x7Yq", "ana", token) for token in (phone, desk)]
[False, True]
"""

from __future__ import annotations

import secrets

from canasta.storage.people import hashed, new_token
from canasta.storage.store import Store


def hold(store: Store, stream: str, person: str, session: str) -> str:
    """Make a device of this session the one that plays, and return its token; the previous token ends."""
    token = new_token()
    with store.together() as connection:
        connection.execute(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)", (stream, person, hashed(token), session)
        )
    return token


def is_held_by(store: Store, stream: str, person: str, token: str) -> bool:
    """True if a token belongs to the device that plays."""
    with store.reading() as connection:
        row = connection.execute(
            "SELECT hash FROM seats WHERE stream = ? AND person = ?", (stream, person)
        ).fetchone()
    return row is not None and secrets.compare_digest(row[0], hashed(token))


def session_that_holds(store: Store, stream: str, person: str) -> str:
    """Return the session of the device that plays; empty if there is none, or the session has ended."""
    with store.reading() as connection:
        row = connection.execute(
            """SELECT session FROM seats JOIN sessions ON sessions.id = seats.session
            WHERE stream = ? AND seats.person = ?""",
            (stream, person),
        ).fetchone()
    return row[0] if row else ""
