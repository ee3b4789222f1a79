"""``canasta backup``: a copy of the server's database, whether it runs or not."""

from __future__ import annotations

from pathlib import Path

import click

from canasta.cli.command import command, file_argument, option
from canasta.messages import Complaint, text
from canasta.storage import Store, server_file


@command("backup")
@file_argument("path")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
def backup_command(path: str, data: str | None) -> None:
    """Copy the database of the server."""
    source = server_file(data)
    if not source.exists():
        raise Complaint("cli.backup.nothing", path=str(source))
    with Store(source) as store:
        store.back_up(Path(path))
    click.echo(text("cli.backup.done", path=path, source=str(source)))
