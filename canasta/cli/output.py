"""Output of answers on the screen.

On a terminal, headings are bold and tables use its full width. Elsewhere (a file, a pipe) the output is plain
text of a fixed width. Colour and weight only repeat what the words say.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import RenderableType

    from canasta.tui.screen import Screen

#: Width of plain text, in columns.
WIDTH: Final = 80


def is_terminal() -> bool:
    """True if the output goes to a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def is_styled() -> bool:
    """True if words may be bold: on a terminal, unless NO_COLOR is set."""
    return is_terminal() and not os.environ.get("NO_COLOR")


def bold(words: str) -> str:
    """Style a heading or a verdict."""
    return click.style(words, bold=True) if is_styled() else words


def say_aside(sentence: str) -> None:
    """Print a remark on stderr, if there is one."""
    if sentence:
        click.echo(sentence, err=True)


def say_json(value: object) -> None:
    """Print a value, of structs or plain data, as indented JSON."""
    import msgspec

    try:
        data = msgspec.json.encode(value)
    except UnicodeEncodeError:  # bytes on the command line that are not valid text
        import json

        data = json.dumps(msgspec.to_builtins(value), ensure_ascii=False).encode("utf-8", "replace")
    click.echo(msgspec.json.format(data, indent=2).decode("utf-8"))


def width(most: int = 100) -> int:
    """Return the width of the output, at most ``most`` columns since longer lines are hard to read."""
    if not is_terminal():
        return WIDTH
    import shutil

    return max(40, min(shutil.get_terminal_size((WIDTH, 24)).columns, most))


def screen_of(read: Callable[[str], str] = input) -> Screen:
    """Create a screen for the output, with ``read`` for its questions."""
    from rich.console import Console

    from canasta.tui.screen import Screen

    console = Console(width=width(), force_terminal=is_styled(), highlight=False, markup=False, emoji=False)
    return Screen(console, read)


def draw(renderable: RenderableType, columns: int = 0) -> None:
    """Print a rich renderable, without trailing blanks."""
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


@contextmanager
def counting_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on stderr, on a terminal, and yield a function that takes how much is done."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


def wrapped(words: str, indent: int = 0) -> str:
    """Wrap words to the width of the output, with an indent."""
    import textwrap

    blanks = " " * indent
    return textwrap.fill(
        words, width(), initial_indent=blanks, subsequent_indent=blanks, break_on_hyphens=False
    )
