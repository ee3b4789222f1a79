"""Access to a server's database, for commands that may run while the server does."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from canasta.extras import require
from canasta.messages import UserError, text
from canasta.storage import StorageError, Store, is_url, server_file
from canasta.storage.contents import Contents, Progress
from canasta.storage.folder import SERVER_VARIABLE

#: Variables for addresses with passwords, which do not belong into a list of processes.
DATABASE: Final = SERVER_VARIABLE
BUS: Final = "CANASTA_BUS"


def server_database(data: str | None) -> Path:
    """Find a server's database; raise ``UserError`` if no server has used this folder."""
    file = server_file(data)
    if not file.exists():
        raise UserError("cli.server.nothing", path=str(file))
    return file


def server_url(data: str | None, database: str | None) -> str:
    """Return the URL of a server's PostgreSQL database; empty if the server uses a folder.

    Args:
        data: The folder, if one was named: then the environment is not asked.
        database: The URL, if one was named.
    """
    if data and database:
        raise UserError("cli.server.two_places")
    url = database or ("" if data else os.environ.get(DATABASE, ""))
    if url and not is_url(url):
        raise StorageError("storage.bad_url")
    if url:
        require("nodes")
    return url


@contextmanager
def show_progress() -> Iterator[Progress | None]:
    """Show a progress bar on stderr, on a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def server_store(data: str | None, *, writes: bool = False) -> Store:
    """Open a server's database, read-only unless the command writes.

    Without a folder, it is the PostgreSQL database that the environment names, if it names one.
    """
    return Store(server_url(data, None) or server_database(data), read_only=not writes)


def print_contents(found: Contents) -> None:
    """Print what a backup contains."""
    last = f"{found.last[:19].replace('T', ' ')} UTC" if found.last else "–"
    click.echo(
        text("cli.backup.contents", tables=found.tables, games=found.games, people=found.people, last=last)
    )
