"""Generator for the table of all clauses in ``docs/house-rules.md``.

``python -m tests.house_table`` writes it; ``test_house_docs`` compares it.
"""

from __future__ import annotations

from pathlib import Path

from canasta.books import BOOKS
from canasta.books.house.write import markdown_table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "house-rules.md"
BEGIN, END = "<!-- clauses -->\n\n", "\n<!-- end of clauses -->"


def main() -> None:
    """Write the table between its two marks."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + markdown_table(BOOKS) + END + after, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
