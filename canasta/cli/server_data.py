"""The database of a server, for commands that are run while the server may be running too."""

from __future__ import annotations

from pathlib import Path

from canasta.messages import Complaint
from canasta.storage import Store, server_file


def server_database(data: str | None) -> Path:
    """Find the database of a server; a ``Complaint`` if no server has run with this folder."""
    file = server_file(data)
    if not file.exists():
        raise Complaint("cli.server.nothing", path=str(file))
    return file


def server_store(data: str | None, *, writes: bool = False) -> Store:
    """Open the database of a server, for reading only unless the command writes."""
    return Store(server_database(data), read_only=not writes)
