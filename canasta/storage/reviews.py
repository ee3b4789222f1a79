"""Finished reviews, and who asked for them. They can be made again, so only the latest are kept.

>>> with Store(":memory:") as store:
...     save_review(store, "a", "{}")
...     record_review(store, "ana", "a", "x7Yq", 1)
...     find_review(store, "a"), find_review(store, "b"), [each.table for each in reviews_by(store, "ana")]
('{}', None, ['x7Yq'])
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple

from canasta.storage.home import ALL
from canasta.storage.store import Store

#: Maximum number of stored reviews, and of reviews that a person's exercises are taken from.
MOST: Final = 1000
MOST_OF_ONE: Final = 50
_REVIEWED: Final = "reviewed/"
_SOLVED: Final = "solved/"


class ReviewRecord(NamedTuple):
    """A person's game that the coach has reviewed."""

    made: str
    review: str
    table: str  #: empty if it was a record
    game: int  #: number at the table, from 1


def save_review(store: Store, id: str, result: str) -> None:
    """Save a review, and delete the oldest if there are too many."""
    made = datetime.now(UTC).isoformat(timespec="milliseconds")
    with store.writing() as connection:
        connection.execute(
            "INSERT INTO reviews VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET made = excluded.made, result = excluded.result",
            (id, made, result),
        )
        connection.execute(
            "DELETE FROM reviews WHERE id IN (SELECT id FROM reviews ORDER BY made DESC LIMIT ? OFFSET ?)",
            (ALL, MOST),
        )


def find_review(store: Store, id: str) -> str | None:
    """Return a review as JSON."""
    with store.connection() as connection:
        row = connection.execute("SELECT result FROM reviews WHERE id = ?", (id,)).fetchone()
    return str(row[0]) if row else None


def record_review(store: Store, person: str, review: str, table: str, game: int) -> None:
    """Record that a review covers a person's own plays; only the latest are kept."""
    known = reviews_by(store, person)
    if any(each.review == review for each in known):
        return
    made = datetime.now(UTC).isoformat(timespec="milliseconds")
    with store.transaction():
        store.set_listed(_REVIEWED + person, _written(ReviewRecord(made, review, table, game)))
        for each in known[MOST_OF_ONE - 1 :]:
            store.set_listed(_REVIEWED + person, _written(each), wanted=False)


def reviews_by(store: Store, person: str) -> list[ReviewRecord]:
    """List the reviews of a person's plays, the latest first."""
    found = []
    for entry in reversed(store.streams_on(_REVIEWED + person)):
        made, review, table, game = entry.split()
        found.append(ReviewRecord(made, review, "" if table == "-" else table, int(game)))
    return found


def _written(reviewed: ReviewRecord) -> str:
    return f"{reviewed.made} {reviewed.review} {reviewed.table or '-'} {reviewed.game}"


def solve(store: Store, person: str, exercise: str) -> None:
    """Record that a person has solved an exercise."""
    store.set_listed(_SOLVED + person, exercise)


def exercises_solved_by(store: Store, person: str) -> list[str]:
    """List the exercises that a person has solved."""
    return store.streams_on(_SOLVED + person)
