"""Errors in the user's input, as one clear line on stderr."""

from __future__ import annotations

import os
import re
import sys
from typing import Any, Final, NoReturn

import click

from canasta.cli.command import BAD_INPUT
from canasta.messages import Param, UserError, either, text

#: Characters of a long line that are shown on each side of the error.
_AROUND: Final = 36


class InputError(UserError):
    """An error with the text it is about and the column, shown with a mark below."""

    def __init__(self, message: str, source: str, column: int, **params: Param) -> None:
        super().__init__(message, **params)
        self.source = source
        self.column = column

    def __str__(self) -> str:
        described = super().__str__()
        return described + "\n" + marked(self.source, self.column) if self.source.strip() else described


def marked(line: str, column: int) -> str:
    """Return a line with a mark under a column (from 1), shortened around it if it is long.

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
    """Describe a usage error in one line, with a pointer to the help."""
    message = _problem(error)
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return text("cli.error.usage", problem=message, command=error.ctx.command_path)
    return message


def _problem(error: click.ClickException) -> str:
    """Describe the problem with a message from the catalogue, or else in click's own words."""
    if isinstance(error, click.NoSuchOption):
        near = either([repr(name) for name in error.possibilities or ()])
        words = text("cli.usage.no_option", option=error.option_name)
        return text("cli.usage.near", problem=words, near=near) if near else words
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return text("cli.usage.missing", name=error.param.get_error_hint(error.ctx))
    if isinstance(error, click.BadOptionUsage):
        no_value = "not take" in error.message  # nothing else distinguishes the two
        return text("cli.usage.no_value" if no_value else "cli.usage.value", option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        expected = _expected(error.param.type)
        if expected:
            return text("cli.usage.wrong", name=error.param.get_error_hint(error.ctx), expected=expected)
    extra = re.search(r"extra arguments? \((.*)\)", error.message)
    return text("cli.usage.extra", words=extra[1]) if extra else error.format_message()


def _expected(kind: click.ParamType[Any]) -> str:
    if isinstance(kind, click.Choice):
        return text("cli.usage.choice", names=either(list(kind.choices)))
    if isinstance(kind, click.IntRange) and kind.min is not None and kind.max is None:
        return text("cli.usage.least", least=int(kind.min))
    numbers = {click.INT: "whole", click.FLOAT: "number"}
    return text(f"cli.usage.{numbers[kind]}") if kind in numbers else ""


def print_error(message: str) -> None:
    """Print an error, after the program's name so that it can be found in a pipeline."""
    click.echo(text("cli.error.line", problem=message), file=sys.stderr)


def say_memory() -> None:
    """Report that memory has run out; the first attempts may fail for the same reason."""
    tries = 0
    while tries < 100:
        tries += 1
        try:
            print_error(text("cli.error.memory"))
            return
        except MemoryError:
            pass


def end_without_memory() -> NoReturn:
    """Report that memory has run out, and exit immediately."""
    say_memory()
    os._exit(BAD_INPUT)
