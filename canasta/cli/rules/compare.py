"""``canasta rules compare``: the books side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from canasta.books import BOOKS
from canasta.cli.command import command, json_option, words_argument
from canasta.cli.houses import houses_of
from canasta.cli.output import bold, draw, say_json, width, wrapped
from canasta.cli.pager import paged
from canasta.messages import text
from canasta.wording.comparison import Cells, Column, Statement, compared, title_of

#: Columns that a book and the row titles need in a table; with less space it becomes a list.
_COLUMN: Final = 20
_TITLES: Final = 12
#: On a terminal the table may be wider than running text.
_WIDEST: Final = 240


@command("rules_compare")
@words_argument("[RULES...]", required=False)
@json_option()
@paged
def compare_command(words: Sequence[str], as_json: bool) -> None:
    """Print the comparison of some books, or of all."""
    houses = houses_of(tried=False)
    columns = [Column(houses.rules_of(name)) for name in words or BOOKS]
    rows = compared(columns)
    if as_json:
        from canasta.wire.rulebooks import write_comparison

        say_json(write_comparison(columns))
        return
    room = width(_WIDEST)
    if _TITLES + (_COLUMN + 2) * len(columns) <= room:
        _print_table(columns, rows, room)
    else:
        _print_list(columns, rows)
    click.echo()
    click.echo(wrapped(text("cli.compare.how")))


def _joined(cell: Sequence[Statement]) -> str:
    return text("cli.compare.join").join(map(str, cell)) or text("cli.compare.nothing")


def _print_table(columns: Sequence[Column], rows: dict[str, Cells], room: int) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0), width=room)
    table.add_column("", style="bold", width=_TITLES)
    for column in columns:
        table.add_column(column.name.replace("+", " +"), ratio=1, overflow="fold")
    for name, cells in rows.items():
        row = [_joined(cells[column.name]) for column in columns]
        table.add_row(title_of(name), *row, end_section=True)
    draw(table, room)


def _print_list(columns: Sequence[Column], rows: dict[str, Cells]) -> None:
    """Print one book after another, if the screen is too narrow for a table."""
    wide = max(len(column.name) for column in columns) + 2
    for number, (name, cells) in enumerate(rows.items()):
        if number:
            click.echo()
        click.echo(bold(title_of(name)))
        for column in columns:
            lines = wrapped(_joined(cells[column.name]), 2 + wide).splitlines()
            lines[0] = "  " + column.name.ljust(wide) + lines[0].lstrip()
            click.echo("\n".join(lines))
