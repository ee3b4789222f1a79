"""Access to a server's database, for commands that may run while the server does."""

from __future__ import annotations

from pathlib import Path

from canasta.messages import UserError
from canasta.storage import Store, server_file


def server_database(data: str | None) -> Path:
    """Find a server's database; raise ``UserError`` if no server has used this folder."""
    file = server_file(data)
    if not file.exists():
        raise UserError("cli.server.nothing", path=str(file))
    return file


def server_store(data: str | None, *, writes: bool = False) -> Store:
    """Open a server's database, read-only unless the command writes."""
    return Store(server_database(data), read_only=not writes)
