"""Mutes and abuse reports.

>>> from canasta.storage.people import add_guest
>>> with Store(":memory:") as store:
...     ana, bruno = add_guest(store, "Ana")[0], add_guest(store, "Bruno")[0]
...     mute(store, ana.id, bruno.id, True)
...     muted_by(store, bruno.id) == {ana.id}
...     [add_report(store, "key", "table", ana, bruno, "He shouts.", []) for _ in range(2)]
...     [(report.reporter, report.reported, report.about) for report in reports(store)]
True
[True, False]
[('Ana', 'Bruno', 'He shouts.')]
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from canasta.storage.people import Person
from canasta.storage.store import Store

#: Maximum number of reports per person and day.
REPORTS: Final = 10


class Report(NamedTuple):
    """An abuse report."""

    at: str
    table: str
    reporter: str
    reported: str
    reported_id: str
    about: str
    talk: list[tuple[str, str, str]]  #: the last lines of the chat: speaker's id, name, phrase or line


def mute(store: Store, person: str, other: str, on: bool) -> None:
    """Mute ``other`` for a person, or unmute them."""
    statement = "INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING"
    if not on:
        statement = "DELETE FROM mutes WHERE person = ? AND muted = ?"
    with store.writing() as connection:
        connection.execute(statement, (person, other))


def muted_by(store: Store, person: str) -> set[str]:
    """Return the ids of those who have muted a person."""
    with store.connection() as connection:
        return {row[0] for row in connection.execute("SELECT person FROM mutes WHERE muted = ?", (person,))}


def muted_people(store: Store, person: str) -> list[tuple[str, str]]:
    """List the ids and names of those whom a person has muted."""
    with store.connection() as connection:
        return list(
            connection.execute(
                "SELECT people.id, people.name FROM mutes JOIN people ON people.id = mutes.muted"
                " WHERE mutes.person = ? ORDER BY people.name, people.id",
                (person,),
            )
        )


def add_report(
    store: Store,
    key: str,
    table: str,
    reporter: Person,
    reported: Person,
    about: str,
    talk: Sequence[Sequence[str]],
) -> bool:
    """Save a report; the same one twice is saved once. Return True if it is new."""
    row = (
        *(reporter.id, key, _now(), table, reporter.name, reported.id, reported.name),
        *(about, json.dumps(talk)),
    )
    with store.writing() as connection:
        statement = "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return bool(connection.execute(statement, row).rowcount)


def reports_since(store: Store, reporter: str, days: int = 1) -> int:
    """Count a person's recent reports."""
    since = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    with store.connection() as connection:
        row = connection.execute(
            "SELECT count(*) FROM reports WHERE reporter = ? AND at >= ?", (reporter, since)
        ).fetchone()
    return int(row[0])


def reports(store: Store, most: int = 100) -> list[Report]:
    """Return the latest reports, the newest first."""
    return _reports(store, "true ORDER BY at DESC LIMIT ?", most)


def reports_by(store: Store, person: str) -> list[Report]:
    """Return a person's reports, the oldest first."""
    return _reports(store, "reporter = ? ORDER BY at", person)


def reports_of(store: Store, person: str) -> list[Report]:
    """Return the reports about a person, or that quote them, the oldest first."""
    found = _reports(store, "reported = ?1 OR talk LIKE '%' || ?1 || '%' ORDER BY at", person)
    return [each for each in found if person in (each.reported_id, *(line[0] for line in each.talk))]


def _reports(store: Store, which: str, value: object) -> list[Report]:
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT at, place, reporter_name, reported_name, reported, about, talk FROM reports "
            f"WHERE {which}",
            (value,),
        ).fetchall()
    return [Report._make((*row[:6], [tuple(line) for line in json.loads(row[6])])) for row in rows]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
