"""House rules: files that extend a book and say what differs. See docs/house-rules.md."""

from __future__ import annotations

from canasta.books.citations import is_house_citation
from canasta.books.house.errors import HouseError
from canasta.books.house.read import (
    ABOUT_LENGTH,
    NAME,
    NAME_LENGTH,
    TITLE_LENGTH,
    House,
    load_house,
    means_file,
    no_rules,
    read_house,
    shipped,
    shipped_house,
)
from canasta.books.house.shelf import rules_of

__all__ = [
    "ABOUT_LENGTH", "NAME", "NAME_LENGTH", "TITLE_LENGTH", "House", "HouseError", "is_house_citation",
    "load_house", "means_file", "no_rules", "read_house", "rules_of", "shipped", "shipped_house",
]  # fmt: skip
