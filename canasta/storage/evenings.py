"""Clubs, evenings and classes on a server: roles, links, the pads and online tables of rounds, and devices.

A club is a stream ``clubs/ID``, an evening ``evenings/ID``, a class ``teaching/ID``. All have roles and links
in the same tables. A link has a purpose, and a number if there are several of it: of a table, or of a seat.

>>> with Store(":memory:") as store:
...     set_role(store, "evenings/1", "ana", "owner")
...     link = link_to(store, "evenings/1", TABLE, 3)
...     target_of(store, link), role_of(store, "evenings/1", "ana"), role_of(store, "evenings/1", "ben")
(LinkTarget(stream='evenings/1', purpose='table', number=3), 'owner', '')
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from canasta.storage.store import Store

EVENINGS: Final = "evenings"
CLUBS: Final = "clubs"
TEACHING: Final = "teaching"
#: Evenings in which one device may enter a result and confirm it.
ONE_DEVICE: Final = "one-device"
#: Purposes of links: joining a club, its calendar, public results, a table, a player's seat.
JOIN: Final = "join"
CALENDAR: Final = "calendar"
RESULTS: Final = "results"
TABLE: Final = "table"
SEAT: Final = "seat"
#: Roles of the people who run a club or an evening.
OWNER: Final = "owner"
DIRECTOR: Final = "director"
MEMBER: Final = "member"
RUNS: Final = (OWNER, DIRECTOR)


class LinkTarget(NamedTuple):
    """What a link leads to."""

    stream: str
    purpose: str
    number: int


class PlayedTable(NamedTuple):
    """A table of a round, and the stream it is played on: a score pad or an online table."""

    stream: str
    round: int
    number: int
    played_on: str


# --- Roles ----------------------------------------------------------------------------------------


def set_role(store: Store, stream: str, person: str, role: str) -> None:
    """Set a person's role in a club or an evening; empty to remove it."""
    with store.writing() as connection:
        connection.execute("DELETE FROM evening_roles WHERE stream = ? AND person = ?", (stream, person))
        if role:
            connection.execute("INSERT INTO evening_roles VALUES (?, ?, ?)", (stream, person, role))


def role_of(store: Store, stream: str, person: str) -> str:
    """Return a person's role in a club or an evening; empty if they have none."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT role FROM evening_roles WHERE stream = ? AND person = ?", (stream, person)
        ).fetchone()
    return str(row[0]) if row else ""


def people_of(store: Store, stream: str) -> list[tuple[str, str]]:
    """List the people with a role in a club or an evening, and their roles."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT person, role FROM evening_roles WHERE stream = ? ORDER BY person", (stream,)
        )
        return [(str(person), str(role)) for person, role in rows]


def roles_of(store: Store, person: str, area: str) -> list[tuple[str, str]]:
    """List the streams of an area in which a person has a role, and the roles."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream, role FROM evening_roles WHERE person = ? AND stream >= ? AND stream < ? "
            "ORDER BY stream",
            (person, f"{area}/", f"{area}0"),
        )
        return [(str(stream), str(role)) for stream, role in rows]


def set_club(store: Store, evening: str, club: str) -> None:
    """Note the club that a new evening or class belongs to; both are streams."""
    with store.writing() as connection:
        connection.execute("INSERT INTO club_evenings VALUES (?, ?)", (evening, club))


def club_of(store: Store, evening: str) -> str:
    """Return the club that an evening or class belongs to; empty if there is none."""
    with store.connection() as connection:
        row = connection.execute("SELECT club FROM club_evenings WHERE evening = ?", (evening,)).fetchone()
    return str(row[0]) if row else ""


def evenings_of(store: Store, club: str, area: str = EVENINGS) -> list[str]:
    """List the evenings of a club, or its classes."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT evening FROM club_evenings WHERE club = ? AND evening >= ? AND evening < ? "
            "ORDER BY evening",
            (club, f"{area}/", f"{area}0"),
        )
        return [str(evening) for (evening,) in rows]


# --- Links ----------------------------------------------------------------------------------------


def link_to(store: Store, stream: str, purpose: str, number: int = 0, *, renew: bool = False) -> str:
    """Return the link for a purpose, and create it if necessary; ``renew`` replaces the former one."""
    with store.writing() as connection:
        row = connection.execute(
            "SELECT link FROM evening_links WHERE stream = ? AND purpose = ? AND number = ?",
            (stream, purpose, number),
        ).fetchone()
        if row and not renew:
            return str(row[0])
        link = secrets.token_urlsafe(16)
        connection.execute(
            "DELETE FROM evening_links WHERE stream = ? AND purpose = ? AND number = ?",
            (stream, purpose, number),
        )
        connection.execute("INSERT INTO evening_links VALUES (?, ?, ?, ?)", (link, stream, purpose, number))
    return link


def links_of(store: Store, stream: str, purpose: str) -> dict[int, str]:
    """Return the links for a purpose, by number."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT number, link FROM evening_links WHERE stream = ? AND purpose = ? ORDER BY number",
            (stream, purpose),
        )
        return {int(number): str(link) for number, link in rows}


def target_of(store: Store, link: str) -> LinkTarget | None:
    """Return what a link leads to."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT stream, purpose, number FROM evening_links WHERE link = ?", (link,)
        ).fetchone()
    return LinkTarget(*row) if row else None


# --- Tables of rounds -----------------------------------------------------------------------------


def add_table(store: Store, table: PlayedTable) -> None:
    """Note what a table of a round is played on."""
    with store.writing() as connection:
        connection.execute("INSERT INTO evening_tables VALUES (?, ?, ?, ?, 0)", table)


def tables_of(store: Store, stream: str) -> dict[tuple[int, int], str]:
    """Return what the tables of an evening are played on, by round and number."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT round, number, played_on FROM evening_tables WHERE stream = ? ORDER BY round, number",
            (stream,),
        )
        return {(int(number), int(table)): str(played_on) for number, table, played_on in rows}


def table_on(store: Store, played_on: str) -> PlayedTable | None:
    """Return the table of a round that is played on a pad or an online table."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT stream, round, number, played_on FROM evening_tables WHERE played_on = ?", (played_on,)
        ).fetchone()
    return PlayedTable(*row) if row else None


def finished_tables(store: Store, most: int) -> list[PlayedTable]:
    """List online tables with a finished game whose result is not in their evening yet."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream, round, evening_tables.number, played_on FROM evening_tables "
            "JOIN results ON results.tbl = substr(played_on, 8) AND results.number = 1 "
            "WHERE done = 0 AND played_on >= 'tables/' AND played_on < 'tables0' "
            "ORDER BY stream, round, evening_tables.number LIMIT ?",
            (most,),
        )
        return [PlayedTable(*row) for row in rows]


def open_tables(store: Store) -> list[PlayedTable]:
    """List the online tables whose result is not in their evening yet."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream, round, number, played_on FROM evening_tables "
            "WHERE done = 0 AND played_on >= 'tables/' AND played_on < 'tables0' "
            "ORDER BY stream, round, number"
        )
        return [PlayedTable(*row) for row in rows]


def mark_done(store: Store, played_on: str) -> None:
    """Note that the result of an online table is in its evening, or is not wanted."""
    with store.writing() as connection:
        connection.execute("UPDATE evening_tables SET done = 1 WHERE played_on = ?", (played_on,))


# --- Devices --------------------------------------------------------------------------------------


def note_device(store: Store, table: PlayedTable, side: int, person: str) -> None:
    """Note the device that acts for a side of a table."""
    with store.writing() as connection:
        values = (*table[:3], side)
        connection.execute(
            "DELETE FROM evening_devices WHERE stream = ? AND round = ? AND number = ? AND side = ?", values
        )
        connection.execute("INSERT INTO evening_devices VALUES (?, ?, ?, ?, ?)", (*values, person))


def devices_of(store: Store, table: PlayedTable) -> dict[int, str]:
    """Return the devices that have acted for the sides of a table."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT side, person FROM evening_devices WHERE stream = ? AND round = ? AND number = ?",
            table[:3],
        )
        return {int(side): str(person) for side, person in rows}


def sides_of_device(store: Store, person: str) -> list[tuple[str, int, int, int]]:
    """List the sides that a person's device has acted for: evening, round, table and side."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT stream, round, number, side FROM evening_devices WHERE person = ? "
            "ORDER BY stream, round, number, side",
            (person,),
        )
        return [(str(row[0]), int(row[1]), int(row[2]), int(row[3])) for row in rows]
