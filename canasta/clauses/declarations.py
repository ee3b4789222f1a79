"""What a clause says about itself for other parts of the program: rows of a comparison, settings.

These are plain values. The comparison of books and the editor of house rules read them from every clause, so
that a new clause appears there without a change to either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

#: A parameter of a message: numbers in a tuple become a list of numbers, those in a frozenset are kinds of
#: cards.
RowParam = int | str | tuple[int, ...] | frozenset[int]
_NO_PARAMS: Final[Mapping[str, RowParam]] = {}


class RowEntry(NamedTuple):
    """A statement of a clause in the comparison of books."""

    row: str  #: its title is the message ``cli.compare.row.ROW``
    message: str  #: ``cli.compare.MESSAGE``
    paragraph: str = ""
    params: Mapping[str, RowParam] = _NO_PARAMS


class Setting(NamedTuple):
    """A setting of a clause in the editor of house rules, and in the questions of ``rules new``.

    Its sentence is the message ``house.ask.NAME``. Clauses that mean the same in different books use the same
    name; the book's own clause is asked about.
    """

    name: str
    group: str  #: its title is the message ``house.group.GROUP``
    field: str = ""  #: of the clause; empty: whether the book has the clause. A kind of card follows a dot
    adds: int | None = None  #: an example of the number, for a book that does not have the clause yet
    present: bool = False  #: only for books that have the clause
    joined: tuple[str, ...] = ()  #: clauses that are added and removed with it, as SEAM.CLAUSE or SEAM.*
    needs: str = ""  #: a field of the book that must not be empty
    without: str = ""  #: a field of the book that must be empty
