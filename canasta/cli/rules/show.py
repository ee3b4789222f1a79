"""House rules on the screen: what they change, and which paragraphs are affected."""

from __future__ import annotations

import click

from canasta.books.house import House
from canasta.books.house.changes import base_of, changed_paragraphs
from canasta.books.house.write import differences
from canasta.cli.output import bold, wrapped
from canasta.cli.rules.diff import named, print_differences
from canasta.messages import text


def print_title(house: House) -> None:
    """Print a house rule's name and description."""
    book = named(base_of(house))
    click.echo(bold(text("house.cli.title", name=house.title, version=house.version, book=book)))
    if house.told:
        click.echo(wrapped(house.told))


def print_house(house: House) -> None:
    """Print a house rule with its changes."""
    print_title(house)
    book = named(base_of(house))
    click.echo()
    rows = differences(base_of(house), house.book)
    if rows:
        print_differences(rows, book, house.name)
    else:
        click.echo(text("house.cli.same", one=book, other=house.name))


def print_changed(house: House, paragraph: str) -> None:
    """Print a line below a paragraph that the house rule changes."""
    if paragraph in changed_paragraphs(house):
        click.echo(wrapped(text("house.cli.changed", name=house.name), 2))
