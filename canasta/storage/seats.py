"""Which device plays for somebody at a table. It has a token for that, of which only the hash is kept.

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
    """A device of this session plays from now on: its token. The one before is worth nothing."""
    token = new_token()
    with store.together() as connection:
        connection.execute(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)", (stream, person, hashed(token), session)
        )
    return token


def is_held_by(store: Store, stream: str, person: str, token: str) -> bool:
    """Whether a token is the one of the device that plays."""
    with store.reading() as connection:
        row = connection.execute(
            "SELECT hash FROM seats WHERE stream = ? AND person = ?", (stream, person)
        ).fetchone()
    return row is not None and secrets.compare_digest(row[0], hashed(token))


def session_that_holds(store: Store, stream: str, person: str) -> str:
    """The session of the device that plays; nothing if there is none, or its session has ended."""
    with store.reading() as connection:
        row = connection.execute(
            """SELECT session FROM seats JOIN sessions ON sessions.id = seats.session
            WHERE stream = ? AND seats.person = ?""",
            (stream, person),
        ).fetchone()
    return row[0] if row else ""
