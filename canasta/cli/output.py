"""How answers are put on the screen.

On a terminal headings are bold and tables as wide as it is. Anywhere else (a file, a pipe) it is plain text
of a fixed width. Colour and weight only ever repeat what the words say.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from canasta.tui.screen import Screen

#: Columns of plain text.
WIDTH: Final = 80


def is_terminal() -> bool:
    """Whether a person looks at the output."""
    return sys.stdout is not None and sys.stdout.isatty()


def is_styled() -> bool:
    """Whether words may be bold: on a terminal, unless the person wants none of that (NO_COLOR)."""
    return is_terminal() and not os.environ.get("NO_COLOR")


def bold(words: str) -> str:
    """A heading or a verdict."""
    return click.style(words, bold=True) if is_styled() else words


def say_aside(sentence: str) -> None:
    """Something worth knowing beside the answer, if there is anything to say."""
    if sentence:
        click.echo(sentence, err=True)


def say_json(value: object) -> None:
    """A value, of structs or of plain data, as JSON that people can read too."""
    import msgspec

    try:
        data = msgspec.json.encode(value)
    except UnicodeEncodeError:  # bytes of the command line that are no text
        import json

        data = json.dumps(msgspec.to_builtins(value), ensure_ascii=False).encode("utf-8", "replace")
    click.echo(msgspec.json.format(data, indent=2).decode("utf-8"))


def width(most: int = 100) -> int:
    """How many columns there are; text is hard to read in lines of more than ``most``."""
    if not is_terminal():
        return WIDTH
    import shutil

    return max(40, min(shutil.get_terminal_size((WIDTH, 24)).columns, most))


def screen_of(read: Callable[[str], str] = input) -> Screen:
    """The output as a screen that is drawn on, and asked at with ``read``."""
    from rich.console import Console

    from canasta.tui.screen import Screen

    console = Console(width=width(), force_terminal=is_styled(), highlight=False, markup=False, emoji=False)
    return Screen(console, read)


def draw(renderable: RenderableType, columns: int = 0) -> None:
    """Print something that rich draws, without the blanks it fills lines with."""
    from rich.console import Console

    console = Console(
        width=columns or width(),
        force_terminal=is_styled(),
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    with console.capture() as capture:
        console.print(renderable)
    click.echo("\n".join(line.rstrip() for line in capture.get().splitlines()))


def wrapped(words: str, indent: int = 0) -> str:
    """Words in lines of the width there is, each after some blanks."""
    import textwrap

    blanks = " " * indent
    return textwrap.fill(
        words, width(), initial_indent=blanks, subsequent_indent=blanks, break_on_hyphens=False
    )
