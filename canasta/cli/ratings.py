"""``canasta ratings``: the ratings of a server's players, and recomputing them."""

from __future__ import annotations

import click

from canasta.books import BOOKS
from canasta.cli.command import command, option
from canasta.cli.server_data import server_store
from canasta.messages import figure, text

_LINES = 20


@command("ratings")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--rebuild", say="ratings_rebuild", is_flag=True)
def ratings_command(data: str | None, rebuild: bool) -> None:
    """Show the leaderboards, or recompute them."""
    from canasta.server.results import index

    with server_store(data, writes=rebuild) as store:
        if rebuild:
            click.echo(text("cli.ratings.rebuilt", number=index.rebuild(store)))
        for slug in BOOKS:
            found = index.leaders(store, slug, _LINES)
            if found:
                click.echo(text("cli.ratings.book", book=slug))
            for each in found:
                message = "cli.ratings.provisional" if each.rating.provisional else "cli.ratings.line"
                rating = figure(each.rating.mu, 1)
                click.echo(text(message, name=each.name, rating=rating, games=each.rating.games))
