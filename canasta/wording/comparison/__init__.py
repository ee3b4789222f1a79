"""Comparison of the books, derived from their clauses, so that new books and clauses are included.

A row is made of statements about the whole book, in ``to_sets`` and ``from_taking``, and of those that its
clauses declare themselves (``Clause.row_entries``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.messages import in_one_language, text
from canasta.wording.comparison.columns import Column, Statement
from canasta.wording.comparison.deal_and_set_rows import DEAL_AND_SET_ROWS, no_words
from canasta.wording.comparison.pile_and_score_rows import PILE_AND_SCORE_ROWS

__all__ = ["Cells", "Column", "Statement", "compared", "title_of"]

Cells = dict[str, list[Statement]]


@in_one_language
def compared(columns: Sequence[Column]) -> dict[str, Cells]:
    """Return the statements about every book, row by row, without empty rows.

    >>> rows = compared([Column.named("classic"), Column.named("boat")])
    >>> [str(cell) for cell in rows["target"]["boat"]]
    ['10,000']
    """
    rows: dict[str, Cells] = {}
    for name in _order(columns):
        own = _ROWS.get(name, no_words)
        cells = {column.name: [*own(column), *column.entries(name)] for column in columns}
        if any(cells.values()):
            rows[name] = cells
    return rows


_ROWS: Final = {**DEAL_AND_SET_ROWS, **PILE_AND_SCORE_ROWS}


def _order(columns: Sequence[Column]) -> list[str]:
    """Return all rows in order; one that only a clause knows comes before the list of all other clauses."""
    new = [row for column in columns for row in column.declared_rows() if row not in _ROWS]
    return [*(row for row in _ROWS if row != "also"), *dict.fromkeys(new), "also"]


def title_of(row: str) -> str:
    """Return the title of a row."""
    return text(f"cli.compare.row.{row}")
