"""``canasta verify``: verify a record."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cli import errors
from canasta.cli.command import FINE, NO, command, file_argument, json_option, option
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import located, read_text
from canasta.cli.output import bold, say_json
from canasta.messages import text
from canasta.notation import verify_record


@command("verify")
@file_argument("record", "RECORD")
@house_option()
@option("--promised", say="promised", default="", metavar="COMMITMENT")
@json_option()
def verify_command(record: str, houses: Sequence[str], promised: str, as_json: bool) -> int:
    """Verify a record."""
    source = read_text(record)
    found = verify_record(source, houses_of(houses), promised.strip().lower())
    error = found.error
    if as_json:
        from canasta.wire.replays import write_verification

        say_json(write_verification(found))
        return FINE if found.ok else NO
    lines = found.report()
    click.echo("\n".join(lines[:-1]))
    click.echo()
    if error is None:
        click.echo(lines[-1])
        click.echo(bold(text("cli.verify.ok")))
        return FINE
    click.echo(bold(text("cli.verify.failed")))
    errors.print_error(str(located(error, source, record)))
    return NO
