"""The device that plays for a person at a table. It has a token, of which only the hash is stored.

>>> with Store(":memory:") as store:
...     phone = issue_seat_token(store, "tables/x7Yq", "ana", "session of the phone")
...     desk = issue_seat_token(store, "tables/x7Yq", "ana", "session of the desk")
...     [is_seat_token_valid(store, "tables/x7Yq", "ana", token) for token in (phone, desk)]
[False, True]
"""

from __future__ import annotations

import secrets

from canasta.storage.people import hash_token, new_token
from canasta.storage.store import Store


def issue_seat_token(store: Store, stream: str, person: str, session: str) -> str:
    """Make a device of this session the one that plays, and return its token; the previous token ends."""
    token = new_token()
    with store.writing() as connection:
        connection.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?) ON CONFLICT (stream, person) "
            "DO UPDATE SET hash = excluded.hash, session = excluded.session",
            (stream, person, hash_token(token), session),
        )
    return token


def is_seat_token_valid(store: Store, stream: str, person: str, token: str) -> bool:
    """True if a token belongs to the device that plays."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT hash FROM seats WHERE stream = ? AND person = ?", (stream, person)
        ).fetchone()
    return row is not None and secrets.compare_digest(row[0], hash_token(token))


def seat_session(store: Store, stream: str, person: str) -> str:
    """Return the session of the device that plays; empty if there is none, or the session has ended."""
    with store.connection() as connection:
        row = connection.execute(
            """SELECT session FROM seats JOIN sessions ON sessions.id = seats.session
            WHERE stream = ? AND seats.person = ?""",
            (stream, person),
        ).fetchone()
    return row[0] if row else ""
