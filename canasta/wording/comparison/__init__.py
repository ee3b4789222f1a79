"""Comparison of the books, derived from their clauses, so that new books and clauses are included."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.messages import in_one_language, text
from canasta.wording.comparison.columns import Column, Statement
from canasta.wording.comparison.from_taking import ROWS_FROM_TAKING
from canasta.wording.comparison.to_sets import ROWS_TO_SETS

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
    for name, row in {**ROWS_TO_SETS, **ROWS_FROM_TAKING}.items():
        cells = {column.name: list(row(column)) for column in columns}
        if any(cells.values()):
            rows[name] = cells
    return rows


def title_of(row: str) -> str:
    """Return the title of a row."""
    return text(f"cli.compare.row.{row}")
