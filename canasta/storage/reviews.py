"""Reviews that were worked out: they can be made again, so only the latest are kept.

>>> with Store(":memory:") as store:
...     keep_review(store, "a", "{}")
...     find_review(store, "a"), find_review(store, "b")
('{}', None)
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from canasta.storage.store import Store

#: Reviews that are kept.
MOST: Final = 1000


def keep_review(store: Store, id: str, result: str) -> None:
    """Keep a review, and let go of the oldest if there are too many."""
    made = datetime.now(UTC).isoformat(timespec="milliseconds")
    with store.together() as connection:
        connection.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (id, made, result))
        connection.execute(
            "DELETE FROM reviews WHERE id IN (SELECT id FROM reviews ORDER BY made DESC LIMIT -1 OFFSET ?)",
            (MOST,),
        )


def find_review(store: Store, id: str) -> str | None:
    """A review as JSON."""
    with store.reading() as connection:
        row = connection.execute("SELECT result FROM reviews WHERE id = ?", (id,)).fetchone()
    return str(row[0]) if row else None
