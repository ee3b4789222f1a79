"""The keys of the commands that wrote to a stream last.

>>> with Store(":memory:") as store:
...     _ = [store.append_all("tables/1", [("x", 1)], key=key) for key in ("ana:1", "ben:1", "ana:2")]
...     recent_keys(store, "tables/1", 2)
{'ben:1': 2, 'ana:2': 3}
"""

from __future__ import annotations

from canasta.storage.store import Store


def recent_keys(store: Store, stream: str, most: int) -> dict[str, int]:
    """Return the last ``most`` keys of a stream and the last entry that each command wrote, oldest first."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT key, number FROM keys WHERE stream = ? ORDER BY number DESC, key LIMIT ?", (stream, most)
        ).fetchall()
    return {str(key): int(number) for key, number in reversed(rows)}
