"""Files with the weights of ``canasta.policy.network``: shipped ones and others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from canasta.cards import RANKS
from canasta.clauses.rulebook import Rulebook
from canasta.engine.observe import CELLS
from canasta.messages import UserError
from canasta.npz import Column, read_npz
from canasta.policy.network import ROW, SOURCE, Network
from canasta.table.actions import ACTIONS

#: The arrays of a file, and their types.
TYPES: Final[Mapping[str, str]] = {
    "inputs": "<i4",
    "ranks": "<i4",
    "pool": "<i2",
    "pool_bias": "<i4",
    "table": "<i2",
    "table_pool": "<i2",
    "table_bias": "<i4",
    "rank": "<i2",
    "rank_table": "<i2",
    "rank_bias": "<i4",
    "plain": "<i2",
    "plain_bias": "<i4",
    "family": "<i2",
}
#: The shipped files: one for each book, with its slug as name.
FOLDER: Final = Path(__file__).parent / "networks"
_SUFFIX: Final = ".npz"
#: What plays a book that has no weights.
_USUAL: Final = "classic"
_WORD: Final = 64


def read_network(path: Path) -> Network:
    """Read a network from a file.

    Raises:
        UserError: If there is no such file, or if it is damaged or has other arrays.
    """
    if not path.is_file():
        raise UserError("bot.weights_none", name=str(path))
    columns = read_npz(path)
    wrong = _wrong(columns)
    if wrong:
        raise UserError("bot.weights_wrong", name=str(path), array=wrong)
    return Network({name: columns[name].values for name in TYPES})


def _wrong(columns: Mapping[str, Column]) -> str:
    """Return the first array that is missing or does not fit the others, or an empty string."""
    for name, kind in TYPES.items():
        if name not in columns or columns[name].type != kind:
            return name
    size, of_rank = columns["inputs"].rows(), columns["ranks"].width
    pool, table, rank = columns["pool"].width, columns["table"].width, columns["rank"].width
    shapes = {
        "inputs": (size, SOURCE),
        "ranks": (RANKS, of_rank),
        "pool": (of_rank, pool),
        "pool_bias": (RANKS, pool),
        "table": (size, table),
        "table_pool": (pool, table),
        "table_bias": (table, 0),
        "rank": (of_rank, rank),
        "rank_table": (table, rank),
        "rank_bias": (RANKS, rank),
        "plain": (ACTIONS, table),
        "plain_bias": (ACTIONS, 0),
        "family": (ACTIONS // ROW, rank),
    }
    for name, shape in shapes.items():
        if 0 in shape[:1] or (columns[name].rows(), columns[name].width) != shape:
            return name
    if not all(0 <= number < size for number in columns["ranks"].values):
        return "ranks"
    sources = columns["inputs"].values
    for first in range(0, len(sources), SOURCE):
        cell, shift, _, scale = sources[first : first + SOURCE]
        if not (0 <= cell < CELLS and 0 <= shift < _WORD and scale > 0):
            return "inputs"
    return ""


def trained_books() -> list[str]:
    """Return the books that have weights.

    >>> "classic" in trained_books()
    True
    """
    return sorted(path.stem for path in FOLDER.glob(f"*{_SUFFIX}"))


def network_for(book: Rulebook) -> Network:
    """Return the shipped network of a book, or that of classic if the book has none.

    A house rule plays with the network of the book that it changes.
    """
    return _network_of(book.slug)


@cache
def _network_of(slug: str) -> Network:
    return _shipped(slug if slug in trained_books() else _USUAL)


@cache
def _shipped(slug: str) -> Network:
    return read_network(FOLDER / f"{slug}{_SUFFIX}")
