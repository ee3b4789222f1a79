"""``canasta people``: the accounts of the server, and recovery codes for lost accounts."""

from __future__ import annotations

import click

from canasta.cli.command import command, option
from canasta.cli.server_data import server_store
from canasta.messages import UserError, text
from canasta.storage.accounts import all_accounts, find_account, new_codes


@command("people")
@option("--reset", say="people_reset", metavar="NAME")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
def people_command(reset: str | None, data: str | None) -> None:
    """List the accounts, or create a new recovery code for one."""
    with server_store(data, writes=reset is not None) as store:
        if reset is None:
            accounts = all_accounts(store)
            for name, created, used in accounts:
                click.echo(text("cli.people.line", name=name, created=created[:10], used=used[:10] or "–"))
            click.echo(text("cli.people.number", number=len(accounts)))
            return
        account = find_account(store, reset)
        if account is None:
            raise UserError("cli.people.unknown", name=reset)
        (code,) = new_codes(store, account.person, 1)
    click.echo(text("cli.people.code", name=reset, code=code))
