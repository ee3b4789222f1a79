"""Push subscriptions of devices, and the key with which the server identifies itself to push services."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from canasta.storage.people import now
from canasta.storage.store import Store


class PushSubscription(NamedTuple):
    """A device that receives notifications; it belongs to a session and ends with it."""

    session: str
    endpoint: str
    public: str  #: the browser's public key
    secret: str  #: the browser's secret
    language: str
    created: str


def push_key(store: Store, make: Callable[[], bytes]) -> bytes:
    """Return the server's private key; make and store it if there is none."""
    with store.writing() as connection:
        row = connection.execute("SELECT private FROM push_keys").fetchone()
        if row is None:
            row = (make(),)
            connection.execute("INSERT INTO push_keys VALUES (?)", row)
        return bytes(row[0])


def save_push(store: Store, person: str, new: PushSubscription) -> None:
    """Save the subscription of a session; an earlier one of the session or address is replaced."""
    with store.writing() as connection:
        connection.execute("DELETE FROM push_subscriptions WHERE endpoint = ?", (new.endpoint,))
        connection.execute(
            "INSERT INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (session) DO UPDATE SET "
            "person = excluded.person, endpoint = excluded.endpoint, public = excluded.public, "
            "secret = excluded.secret, language = excluded.language, created = excluded.created",
            (new.session, person, *new[1:5], now()),
        )


def remove_push(store: Store, session: str) -> None:
    """Delete the subscription of a session, if it has one."""
    with store.writing() as connection:
        connection.execute("DELETE FROM push_subscriptions WHERE session = ?", (session,))


def push_of(store: Store, person: str) -> list[PushSubscription]:
    """List the subscriptions of a person's devices."""
    query = (
        "SELECT session, endpoint, public, secret, language, created FROM push_subscriptions"
        " WHERE person = ? ORDER BY created, session"
    )
    with store.connection() as connection:
        return [PushSubscription(*row) for row in connection.execute(query, (person,))]
