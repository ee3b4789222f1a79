"""Deletion of unused data that a wrong clock cannot cause too early.

An item that has long been unused is only marked at first. It is deleted when the server has run for another
day by its monotonic clock and the wall clock has not jumped in the meantime. Until then the mark is removed
as soon as the item is used again or the wall clock is corrected.

>>> from canasta.storage import MEMORY, Store
>>> store = Store(MEMORY)
>>> note_time(store, 0.0, "2026-01-01T00:00:00+00:00")
True
>>> due(store, "session", ["a", "b"], WAIT)
[]
>>> note_time(store, 86_400.0, "2026-01-02T00:00:00+00:00")
True
>>> due(store, "session", ["b", "c"], WAIT)
['b']
>>> note_time(store, 3_600.0, "2026-07-20T00:00:00+00:00")
False
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

from canasta.storage.store import Store

#: Seconds that a server has to run before a marked item is deleted.
WAIT: Final = 24 * 3600.0
#: Seconds that the wall clock may be ahead of the running time: the server was off, or the machine slept.
_AHEAD: Final = 24 * 3600.0
#: Seconds that the wall clock may have been set back; small corrections are common.
_BACK: Final = 300.0


def note_time(store: Store, ran: float, now: str) -> bool:
    """Add to the server's running time, and check whether its wall clock is plausible.

    Args:
        store: The database of the server.
        ran: Seconds by the monotonic clock since the last call, 0 for the first one after a start.
        now: The time by the wall clock (ISO 8601, UTC).

    Returns:
        False if the wall clock has jumped or the server was off for more than a day. The two cannot be
        distinguished, so all marks are dropped and the wait starts again.
    """
    with store.writing() as connection:
        row = connection.execute("SELECT seconds, at FROM running").fetchone()
        seconds, at = row or (0.0, now)
        passed = (datetime.fromisoformat(now) - datetime.fromisoformat(at)).total_seconds()
        steady = -_BACK <= passed - ran <= _AHEAD
        if not steady:
            connection.execute("DELETE FROM marks")
        connection.execute("DELETE FROM running")
        connection.execute("INSERT INTO running VALUES (?, ?)", (seconds + ran, now))
    return steady


def due(store: Store, kind: str, idle: Collection[str], wait: float) -> list[str]:
    """Mark unused items, and return those that were marked long enough ago to be deleted.

    Args:
        store: The database of the server.
        kind: The kind of item that the ids stand for.
        idle: All items of that kind that have long been unused by the wall clock. Marked items that are
            not among them lose their mark.
        wait: Seconds that the server has to run after the mark.
    """
    with store.writing() as connection:
        (running,) = connection.execute("SELECT coalesce(max(seconds), 0) FROM running").fetchone()
        marked = dict(connection.execute("SELECT id, since FROM marks WHERE kind = ?", (kind,)).fetchall())
        wanted = dict.fromkeys(idle)
        connection.executemany(
            "DELETE FROM marks WHERE kind = ? AND id = ?", [(kind, id) for id in marked if id not in wanted]
        )
        connection.executemany(
            "INSERT INTO marks VALUES (?, ?, ?)", [(kind, id, running) for id in wanted if id not in marked]
        )
    return [id for id in wanted if running - marked.get(id, running) >= wait]
