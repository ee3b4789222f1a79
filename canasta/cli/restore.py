"""``canasta restore``: replace the server's database with a backup."""

from __future__ import annotations

from pathlib import Path

import click

from canasta.cli.command import command, file_argument, option
from canasta.cli.server_data import print_contents
from canasta.messages import text
from canasta.storage import server_file
from canasta.storage.backups import check, restore
from canasta.storage.lease import take_server_lease


@command("restore")
@file_argument("path")
@option("--check", "only_check", say="restore_check", is_flag=True)
@option("--data", say="data", metavar="FOLDER", type=click.Path())
def restore_command(path: str, only_check: bool, data: str | None) -> None:
    """Restore a backup."""
    if only_check:
        contents = check(Path(path))
        click.echo(text("cli.restore.checked", path=path))
    else:
        target = server_file(data)
        lease = take_server_lease(target)
        try:
            contents, kept = restore(Path(path), target)
        finally:
            lease.release()
        click.echo(text("cli.restore.done", path=str(target), source=path))
        if kept is not None:
            click.echo(text("cli.restore.kept", path=str(kept)))
    print_contents(contents)
