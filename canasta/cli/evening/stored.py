"""What the subcommands share: the database, the evening, who acts and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

import click

from canasta.cli.command import Command, Decorated, command, option
from canasta.messages import UserError
from canasta.scorepad.answers import read_points as read_side

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening
    from canasta.storage import Store
    from canasta.wire.evenings import AnyEveningCommand


def open_store(database: str | None) -> Store:
    """Open the database of the score pad, where evenings are, too."""
    from canasta.storage import Store, database_file

    return Store(Path(database) if database else database_file())


def on_store(name: str) -> Callable[[Callable[..., None]], Command]:
    """Create a command on the database, with the store as its first argument."""

    def made(function: Callable[..., None]) -> Command:
        @wraps(function)
        def run(database: str | None, **given: Any) -> None:
            with open_store(database) as store:
                function(store, **given)

        return command(name)(option("--database", say="database", metavar="FILE")(run))

    return made


def on_evening(name: str) -> Callable[[Callable[..., None]], Command]:
    """Create a command on one evening, with the stored evening as its first argument."""

    def made(function: Callable[..., None]) -> Command:
        @wraps(function)
        def run(store: Store, evening: str, **given: Any) -> None:
            from canasta.evenings.database import load

            function(load(store, evening), **given)

        return on_store(name)(click.argument("evening", metavar="EVENING")(run))

    return made


def by_option() -> Callable[[Decorated], Decorated]:
    """Add ``--by``: the name that the log shows."""
    return option("--by", say="evening_by", metavar="NAME", default="director")


def from_option() -> Callable[[Decorated], Decorated]:
    """Add ``--from``: the round from which a change holds."""
    return option("--from", "first", say="evening_from", metavar="ROUND", type=click.IntRange(1, 100))


def round_option() -> Callable[[Decorated], Decorated]:
    """Add ``--round``: by default the current one."""
    return option("--round", "number", say="evening_round", metavar="ROUND", type=click.IntRange(1, 100))


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


def carry_out(stored: StoredEvening, wanted: AnyEveningCommand, by: str) -> None:
    """Carry out a command now."""
    stored.execute(wanted, by[:40], now())


def current_round(stored: StoredEvening, number: int | None) -> int:
    """Return the number of a round, by default of the one that was drawn last."""
    current = stored.evening.current
    if number is None and current is None:
        raise UserError("evening.error.not_drawn")
    return number or (current.number if current else 1)


def read_names(words: str) -> list[str]:
    """Read the names of an entry: ``Ana, Bruno``."""
    names = [" ".join(name.split()) for name in words.split(",")]
    return [name for name in names if name]


def read_points(words: str) -> list[int]:
    """Read the points of both sides: ``1200,-50``."""
    points = words.split(",")
    if len(points) != 2:
        raise UserError("evening.cli.points", given=words[:40])
    return [read_side(each.strip()) for each in points]


def read_hands(words: Sequence[str]) -> list[list[int]]:
    """Read the points of several hands."""
    return [read_points(each) for each in words]
