"""House rules for commands: given as files, shipped with the program, or stored with the games."""

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
    from canasta.books.house.shelf import Houses


def house_option() -> Callable[[Decorated], Decorated]:
    """Add the repeatable ``--house``: house rules that positions and records name."""
    return option("--house", "houses", say="house", multiple=True, metavar="FILE")


def houses_of(given: Sequence[str] = (), *, tried: bool = True) -> Houses:
    """Collect the house rules that a command can use. An unusable stored one is reported on stderr.

    A file must pass a trial before a game uses it; ``tried=False`` skips that for reading only.
    """
    from canasta.books.house.shelf import Houses  # slow to import, and rarely needed

    houses = Houses(shelf=_shelf, warn=errors.print_error, admit=_admit if tried else id)
    # The first one given takes precedence; each one found goes to the front.
    for word in reversed(given):
        houses.find(word)
    return houses


def _shelf() -> Path:
    from canasta.tui.saved_games import houses_folder  # only needed to look up a house rule

    return houses_folder()


def _admit(house: House) -> None:
    from canasta.jobs.house_trial import admit
    from canasta.tui.saved_games import tried_file

    admit(house, tried_file(), progress())


def progress() -> Callable[[int, int], None] | None:
    """Return a callback that counts the hands of a trial on stderr; None if that is not a terminal."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, wanted: int) -> None:
        line = text("house.cli.trying", done=done, wanted=wanted)
        click.echo("\r" + (line if done < wanted else " " * len(line) + "\r"), nl=False, err=True)

    return show
