"""Access to a server's database, for commands that may run while the server does."""

from __future__ import annotations

from pathlib import Path

import click

from canasta.messages import UserError, text
from canasta.storage import Store, server_file
from canasta.storage.backups import Contents


def server_database(data: str | None) -> Path:
    """Find a server's database; raise ``UserError`` if no server has used this folder."""
    file = server_file(data)
    if not file.exists():
        raise UserError("cli.server.nothing", path=str(file))
    return file


def server_store(data: str | None, *, writes: bool = False) -> Store:
    """Open a server's database, read-only unless the command writes."""
    return Store(server_database(data), read_only=not writes)


def print_contents(found: Contents) -> None:
    """Print what a backup contains."""
    last = f"{found.last[:19].replace('T', ' ')} UTC" if found.last else "–"
    click.echo(
        text("cli.backup.contents", tables=found.tables, games=found.games, people=found.people, last=last)
    )
