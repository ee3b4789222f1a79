"""``canasta nodes``: the servers of a site, and how many tables each of them runs."""

from __future__ import annotations

import click

from canasta.cli.command import command, json_option, option
from canasta.cli.output import say_json
from canasta.cli.server_data import DATABASE, server_url
from canasta.messages import UserError, text


@command("nodes")
@option("--database", say="server_database", metavar="URL", envvar=DATABASE)
@option("--tables", "with_tables", say="nodes_tables", is_flag=True)
@json_option()
def nodes_command(database: str | None, with_tables: bool, as_json: bool) -> None:
    """List the nodes of a site."""
    url = server_url(None, database)
    if not url:
        raise UserError("cli.nodes.database", variable=DATABASE)
    from canasta.storage import Store
    from canasta.storage.node_leases import nodes, tables_by_node
    from canasta.wire.nodes import Nodes, NodeStatus

    with Store(url, read_only=True) as store:
        found = nodes(store)
        ids = tables_by_node(store) if with_tables else {}
    if as_json:
        say_json(
            Nodes(
                [
                    NodeStatus(
                        each.name, each.address, each.version, each.alive, each.silent, each.tables,
                        ids.get(each.name, []),
                    )
                    for each in found
                ]
            )
        )  # fmt: skip
        return
    if not found:
        click.echo(text("cli.nodes.none"))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("name", "state", "tables", "seen", "version", "address"):
        table.add_column(text(f"cli.nodes.{column}"))
    for each in found:
        state = text("cli.nodes.running" if each.alive else "cli.nodes.silent")
        seen = text("cli.nodes.seconds", seconds=f"{each.silent:.1f}")
        table.add_row(each.name, state, str(each.tables), seen, each.version, each.address)
    Console().print(table)
    for node, some in sorted(ids.items()):
        click.echo(text("cli.nodes.runs", node=node, tables=" ".join(some)))
