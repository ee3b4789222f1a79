"""``canasta backup``: a verified copy of the server's database, whether or not the server is running."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from canasta.cli.command import command, file_argument, option
from canasta.cli.server_data import print_contents, server_database, server_url, show_progress
from canasta.messages import UserError, text
from canasta.storage.backups import back_up
from canasta.storage.folder import hide_password

#: Name of the copies made with --keep. The names sort by age, and no other files are deleted.
_NAME: Final = "canasta-%Y%m%dT%H%M%SZ.db"
_OURS: Final = re.compile(r"canasta-\d{8}T\d{6}Z\.db")


@command("backup")
@file_argument("path")
@option("--keep", say="backup_keep", type=click.IntRange(1), metavar="NUMBER")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--database", say="server_database", metavar="URL")
def backup_command(path: str, keep: int | None, data: str | None, database: str | None) -> None:
    """Back up the server's database."""
    url = server_url(data, database)
    source = url or server_database(data)
    target = Path(path)
    if keep is not None:
        try:
            target.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise UserError(
                "storage.problem", path=path, problem=problem.strerror or str(problem)
            ) from problem
        target /= datetime.now(UTC).strftime(_NAME)
    with show_progress() as progress:
        contents = back_up(source, target, progress)
    click.echo(text("cli.backup.done", path=str(target), source=hide_password(url) if url else str(source)))
    print_contents(contents)
    if keep is not None:
        for old in sorted(each for each in target.parent.iterdir() if _OURS.fullmatch(each.name))[:-keep]:
            old.unlink()
            click.echo(text("cli.backup.deleted", path=str(old)))
