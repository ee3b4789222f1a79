"""Access to the score pads on a server: owners, writers, requests to write, and links for spectators.

>>> with Store(":memory:") as store:
...     own_pad(store, "scorepad/1", "ana")
...     link = link_pad(store, "scorepad/1")
...     stream_of_link(store, link), role_of(store, "scorepad/1", "ana"), role_of(store, "scorepad/1", "ben")
('scorepad/1', 'owner', '')
"""

from __future__ import annotations

import secrets

from canasta.storage.store import Store


def own_pad(store: Store, stream: str, person: str) -> None:
    """Make a person the owner of a pad."""
    set_role(store, stream, person, "owner")


def set_role(store: Store, stream: str, person: str, role: str) -> None:
    """Set a person's role for a pad: ``owner``, ``writer``, ``asking``, or empty to remove it."""
    with store.writing() as connection:
        connection.execute("DELETE FROM pads WHERE stream = ? AND person = ?", (stream, person))
        if role:
            connection.execute("INSERT INTO pads VALUES (?, ?, ?)", (stream, person, role))


def role_of(store: Store, stream: str, person: str) -> str:
    """Return a person's role for a pad; empty if they have none."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT role FROM pads WHERE stream = ? AND person = ?", (stream, person)
        ).fetchone()
    return str(row[0]) if row else ""


def people_of(store: Store, stream: str) -> list[tuple[str, str]]:
    """List the people with a role for a pad, and their roles."""
    with store.connection() as connection:
        rows = connection.execute("SELECT person, role FROM pads WHERE stream = ? ORDER BY person", (stream,))
        return [(str(person), str(role)) for person, role in rows]


def pads_of(store: Store, person: str) -> list[str]:
    """List the pads that a person owns or writes on."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream FROM pads WHERE person = ? AND role IN ('owner', 'writer') ORDER BY stream",
            (person,),
        )
        return [str(stream) for (stream,) in rows]


def roles_of(store: Store, person: str) -> list[tuple[str, str]]:
    """List the pads that a person has a role for, and the roles."""
    with store.connection() as connection:
        rows = connection.execute("SELECT stream, role FROM pads WHERE person = ? ORDER BY stream", (person,))
        return [(str(stream), str(role)) for stream, role in rows]


def link_pad(store: Store, stream: str) -> str:
    """Create a link for spectators; earlier links stop working."""
    link = secrets.token_urlsafe(16)
    with store.writing() as connection:
        connection.execute("DELETE FROM pad_links WHERE stream = ?", (stream,))
        connection.execute("INSERT INTO pad_links VALUES (?, ?)", (link, stream))
    return link


def unlink_pad(store: Store, stream: str) -> None:
    """Remove a pad's link."""
    with store.writing() as connection:
        connection.execute("DELETE FROM pad_links WHERE stream = ?", (stream,))


def link_of(store: Store, stream: str) -> str | None:
    """Return a pad's link, if it has one."""
    with store.connection() as connection:
        row = connection.execute("SELECT link FROM pad_links WHERE stream = ?", (stream,)).fetchone()
    return str(row[0]) if row else None


def stream_of_link(store: Store, link: str) -> str | None:
    """Return the pad that a link leads to."""
    with store.connection() as connection:
        row = connection.execute("SELECT stream FROM pad_links WHERE link = ?", (link,)).fetchone()
    return str(row[0]) if row else None


def last_entry(store: Store, stream: str) -> tuple[int, str]:
    """Return the number and time of a stream's last entry; they change with every write."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT number, at FROM entries WHERE stream = ? ORDER BY number DESC LIMIT 1", (stream,)
        ).fetchone()
    return (int(row[0]), str(row[1])) if row else (0, "")
