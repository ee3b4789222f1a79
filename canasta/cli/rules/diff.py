"""``canasta rules diff``: the differences between two sets of rules, read from the books themselves."""

from __future__ import annotations

import click

from canasta.books.house.write import Difference, differences
from canasta.clauses.rulebook import Rulebook
from canasta.cli.command import FINE, NO, command, json_option
from canasta.cli.houses import houses_of
from canasta.cli.output import draw, say_json
from canasta.cli.pager import paged
from canasta.messages import text


@command("rules_diff")
@click.argument("one", metavar="RULES")
@click.argument("other", metavar="RULES")
@json_option()
@paged
def diff_command(one: str, other: str, as_json: bool) -> int:
    """Show the differences."""
    houses = houses_of(tried=False)
    first, second = houses.rules_of(one), houses.rules_of(other)
    rows = differences(first, second)
    if as_json:
        from canasta.wire.rulebooks import write_difference

        say_json(write_difference(first, second))
    elif rows:
        print_differences(rows, named(first), named(second))
    else:
        click.echo(text("house.cli.same", one=named(first), other=named(second)))
    return NO if rows else FINE


def named(book: Rulebook) -> str:
    """Return the name of rules: a book with its options, or a house rule."""
    return book.house.name if book.house else "+".join((book.slug, *book.chosen))


def print_differences(rows: list[Difference], one: str, other: str) -> None:
    """Print a table of the differences."""
    from rich import box
    from rich.padding import Padding
    from rich.table import Table

    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0), expand=True
    )
    table.add_column("", ratio=3)
    table.add_column(one, ratio=2, overflow="fold")
    table.add_column(other, ratio=2, overflow="fold")
    section = ""
    for number, row in enumerate(rows):
        if row.section != section:
            section = row.section
            table.add_row(section, style="bold")
        last = number + 1 == len(rows) or rows[number + 1].section != section
        what = Padding(row.what, (0, 0, 0, 2))
        table.add_row(what, row.words(row.one), row.words(row.other), end_section=last)
    draw(table)
