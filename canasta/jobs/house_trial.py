"""Trials of new house rules before they are played, and the search for the cause of a failure."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from canasta import __version__
from canasta.books.house import House, read_house
from canasta.books.house.errors import HouseError, key_text
from canasta.books.house.lines import Path as Keys
from canasta.books.house.lines import key_lines, line_of
from canasta.books.house.write import toml
from canasta.jobs.trial import Progress, TrialBatch, TrialError, TrialResult, play_batch, try_rules

_HEAD = ("extends", "options", "name", "version", "about")


def try_house(
    house: House, hands: int | None = None, processes: int | None = None, progress: Progress | None = None
) -> list[TrialResult]:
    """Try a house rule; a ``TrialError`` names the keys of the file that cause the failure."""
    try:
        return try_rules(house.book, hands, processes=processes, progress=progress)
    except TrialError as error:
        lines = key_lines(house.source)
        blamed = [f"{key_text(keys)} ({line_of(lines, keys)})" for keys in _blamed(house, error)]
        raise TrialError(error.message, **{**error.params, "keys": ", ".join(blamed)}) from error


def admit(
    house: House, memory: Path, progress: Progress | None = None, before: Callable[[], object] = int
) -> None:
    """Accept a house rule if it passes a trial; passed trials are remembered in a file.

    ``before`` is called if a trial is needed.
    """
    line = f"{house.hash} {__version__}"
    try:
        if line in memory.read_text(encoding="utf-8").splitlines():
            return
    except (OSError, UnicodeDecodeError):
        pass
    before()
    try_house(house, progress=progress)
    try:
        memory.parent.mkdir(parents=True, exist_ok=True)
        with memory.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
    except OSError:  # the trial is repeated the next time
        pass


def _blamed(house: House, error: TrialError) -> Iterator[Keys]:
    """Yield the changes of a file without which the failed hand goes right."""
    players, seed, number = (error.params[name] for name in ("players", "seed", "hand"))
    document = tomllib.loads(house.source.replace("\r\n", "\n"))
    for keys in _changes({name: value for name, value in document.items() if name not in _HEAD}):
        try:
            book = read_house(_written(_without(document, keys)), agreed=True).book
            book.seating(int(players))
            play_batch(TrialBatch(book, int(players), str(seed), int(number), 1))
        except (HouseError, TrialError):
            continue
        yield keys


def _changes(value: Any, keys: Keys = ()) -> Iterator[Keys]:
    """Yield every single change: a field, or a clause that is added or removed."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _changes(inner, (*keys, name))
    elif isinstance(value, list) and keys[-1] in ("add", "remove"):
        yield from ((*keys, place) for place in range(len(value)))
    else:
        yield keys


def _without(value: Any, keys: Keys) -> Any:
    """Return a document without the value at some keys."""
    first, *rest = keys
    if isinstance(value, list):
        return [item for place, item in enumerate(value) if place != first]
    kept = {name: inner for name, inner in value.items() if name != first}
    return {**kept, first: _without(value[first], tuple(rest))} if rest else kept


def _written(document: dict[str, Any]) -> str:
    return "".join(f"{name} = {toml(value)}\n" for name, value in document.items())
