"""One clear line on stderr for whatever a person gave that cannot be used."""

from __future__ import annotations

import sys
from typing import Final

import click

from canasta.messages import Complaint, Param, text

#: How much of a long text is shown left and right of the place that is wrong.
_AROUND: Final = 36


class InputError(Complaint):
    """A complaint with the text it is about and the place in it, to show with a mark below."""

    def __init__(self, message: str, source: str, column: int, **params: Param) -> None:
        super().__init__(message, **params)
        self.source = source
        self.column = column

    def __str__(self) -> str:
        told = super().__str__()
        return told + "\n" + marked(self.source, self.column) if self.source.strip() else told


def marked(line: str, column: int) -> str:
    """A line, cut to its surroundings if it is long, and a mark under a column (from 1).

    >>> print(marked("classic hand1=KZ", 16))
      classic hand1=KZ
                     ^
    """
    place = min(max(column - 1, 0), len(line))
    start, end = max(place - _AROUND, 0), place + _AROUND
    left = "…" if start else ""
    right = "…" if end < len(line) else ""
    shown = "".join(letter if letter.isprintable() else " " for letter in line[start:end])
    return f"  {left}{shown}{right}\n  {' ' * (len(left) + place - start)}^"


def usage(error: click.ClickException) -> str:
    """A wrong use of the command line in one line, with the way to the help."""
    message = error.format_message()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return text("cli.error.usage", problem=message, command=error.ctx.command_path)
    return message


def tell(message: str) -> None:
    """Say what is wrong, with the program's name in front as a pipe of programs needs it."""
    click.echo(text("cli.error.line", told=message), file=sys.stderr)
