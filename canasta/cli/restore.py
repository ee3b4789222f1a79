"""``canasta restore``: replace the server's database with a backup."""

from __future__ import annotations

from pathlib import Path

import click

from canasta.cli.command import command, file_argument, option
from canasta.cli.server_data import print_contents, server_url, show_progress
from canasta.messages import text
from canasta.storage import server_file
from canasta.storage.backups import check, restore, restore_to_server
from canasta.storage.folder import hide_password
from canasta.storage.lease import take_server_lease


@command("restore")
@file_argument("path")
@option("--check", "only_check", say="restore_check", is_flag=True)
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--database", say="server_database", metavar="URL")
@option("--replace", say="restore_replace", is_flag=True)
def restore_command(
    path: str, only_check: bool, data: str | None, database: str | None, replace: bool
) -> None:
    """Restore a backup."""
    if only_check:
        contents = check(Path(path))
        click.echo(text("cli.restore.checked", path=path))
    elif url := server_url(data, database):
        with show_progress() as progress:
            contents, schema = restore_to_server(Path(path), url, replace=replace, progress=progress)
        click.echo(text("cli.restore.done", path=hide_password(url), source=path))
        if schema:
            click.echo(text("cli.restore.kept_schema", schema=schema))
    else:
        target = server_file(data)
        lease = take_server_lease(target)
        try:
            with show_progress() as progress:
                contents, kept = restore(Path(path), target, progress)
        finally:
            lease.release()
        click.echo(text("cli.restore.done", path=str(target), source=path))
        if kept is not None:
            click.echo(text("cli.restore.kept", path=str(kept)))
    print_contents(contents)
