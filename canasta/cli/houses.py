"""House rules for commands: given as files, coming with the program, or kept with the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from canasta.cli import errors
from canasta.cli.command import Decorated, option

if TYPE_CHECKING:
    from canasta.books.house_shelf import Houses


def house_option() -> Callable[[Decorated], Decorated]:
    """``--house``, again and again: house rules that positions and records name."""
    return option("--house", "houses", say="house", multiple=True, metavar="FILE")


def houses_of(given: Sequence[str] = ()) -> Houses:
    """The house rules a command can find. A kept one that cannot be used is a line on stderr."""
    from canasta.books.house_shelf import Houses  # slow to import, and seldom needed

    houses = Houses(shelf=_shelf, warn=errors.print_error)
    # The first that was given counts first, as whatever is found last goes to the front.
    for word in reversed(given):
        houses.find(word)
    return houses


def _shelf() -> Path:
    from canasta.tui.saving import houses_folder  # only where a house rule is looked for

    return houses_folder()
