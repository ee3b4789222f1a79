"""House rules for commands: given as files, coming with the program, or kept with the games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli import errors
from canasta.cli.command import Decorated, option
from canasta.messages import text

if TYPE_CHECKING:
    from canasta.books.house import House
    from canasta.books.house_shelf import Houses


def house_option() -> Callable[[Decorated], Decorated]:
    """``--house``, again and again: house rules that positions and records name."""
    return option("--house", "houses", say="house", multiple=True, metavar="FILE")


def houses_of(given: Sequence[str] = (), *, tried: bool = True) -> Houses:
    """The house rules a command can find. A kept one that cannot be used is a line on stderr.

    A file holds in a trial before it is played by, unless it is only to be read (``tried``).
    """
    from canasta.books.house_shelf import Houses  # slow to import, and seldom needed

    houses = Houses(shelf=_shelf, warn=errors.print_error, admit=_admit if tried else id)
    # The first that was given counts first, as whatever is found last goes to the front.
    for word in reversed(given):
        houses.find(word)
    return houses


def _shelf() -> Path:
    from canasta.tui.saving import houses_folder  # only where a house rule is looked for

    return houses_folder()


def _admit(house: House) -> None:
    from canasta.jobs.house_trial import admit
    from canasta.tui.saving import tried_file

    admit(house, tried_file(), progress())


def progress() -> Callable[[int, int], None] | None:
    """A line on stderr that counts the hands of a trial, if a person looks."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, wanted: int) -> None:
        line = text("house.cli.trying", done=done, wanted=wanted)
        click.echo("\r" + (line if done < wanted else " " * len(line) + "\r"), nl=False, err=True)

    return show
