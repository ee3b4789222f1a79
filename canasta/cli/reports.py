"""``canasta reports``: the abuse reports on a server."""

from __future__ import annotations

import click

from canasta.cli.command import command, json_option, option
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.server_data import server_store
from canasta.messages import text


@command("reports")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@json_option()
def reports_command(data: str | None, as_json: bool) -> None:
    """Show the abuse reports, the newest first."""
    from canasta.storage.moderation import reports
    from canasta.wire.reports import AbuseReport, ReportedLine, Reports

    with server_store(data) as store:
        found = reports(store)
    if as_json:
        lines = [[ReportedLine(*line) for line in each.talk] for each in found]
        say_json(Reports([AbuseReport(*each[:-1], said) for each, said in zip(found, lines, strict=True)]))
        return
    if not found:
        click.echo(text("cli.reports.none"))
    for each in found:
        heading = text(
            "cli.reports.one", at=each.at[:16].replace("T", " "), who=each.reporter, whom=each.reported
        )
        click.echo(bold(heading))
        click.echo(text("cli.reports.where", table=each.table, person=each.reported_id))
        if each.about:
            click.echo(wrapped(each.about))
        for _, name, line in each.talk:
            click.echo(f"  {name}: {line}")
        click.echo()
