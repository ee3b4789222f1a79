"""``canasta ratings``: the ratings of a server's players, and working them out anew."""

from __future__ import annotations

import click

from canasta.books import BOOKS
from canasta.cli.command import command, option
from canasta.messages import Complaint, figure, text
from canasta.storage import Store, server_file

_LINES = 20


@command("ratings")
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--rebuild", say="ratings_rebuild", is_flag=True)
def ratings_command(data: str | None, rebuild: bool) -> None:
    """Show the leaderboards, or work them out anew."""
    from canasta.server.standings import keeping  # brings much along that only a server needs

    source = server_file(data)
    if not source.exists():
        raise Complaint("cli.ratings.nothing", path=str(source))
    with Store(source) as store:
        if rebuild:
            click.echo(text("cli.ratings.rebuilt", number=keeping.rebuild(store)))
        for slug in BOOKS:
            found = keeping.leaders(store, slug, _LINES)
            if found:
                click.echo(text("cli.ratings.book", book=slug))
            for each in found:
                message = "cli.ratings.provisional" if each.rating.provisional else "cli.ratings.line"
                rating = figure(each.rating.mu, 1)
                click.echo(text(message, name=each.name, rating=rating, games=each.rating.games))
