"""Finder for lines outside the clauses that test for a feature of a book, where a seam should answer instead.

It counts conditions (of if, while, and, or, not, assert, a comprehension or a conditional value) with a
boolean of a ``Setup``, or an optional clause of its book.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import get_args

from canasta.books import BOOKS
from canasta.books.house.fields import declared_types
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup

PACKAGE = Path(__file__).resolve().parent.parent / "canasta"
#: Where rules are written, and where books are put together and checked.
_OUTSIDE = ("clauses", "books", "irregularities")


#: Seating is not a rule of a book, and a house rule is not a clause.
_NO_FEATURE = {"has_partners", "house"}


def features() -> dict[str, set[str]]:
    """Return the features by their source: the booleans of a setup, and the optional parts of a book."""
    setup = Setup(BOOKS["classic"], 4)
    hints = declared_types(Rulebook)
    return {
        "setup": {name for name in dir(setup) if isinstance(getattr(setup, name), bool)} - _NO_FEATURE,
        "book": {name for name, hint in hints.items() if NoneType in get_args(hint)} - _NO_FEATURE,
    }


def feature_tests() -> list[tuple[str, int, str]]:
    """Return all feature tests: file, line and feature."""
    known = features()
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] not in _OUTSIDE:
            for test in _conditions(ast.parse(path.read_text(encoding="utf-8"))):
                for part in ast.walk(test):
                    if isinstance(part, ast.Attribute) and part.attr in known.get(_last(part.value), ()):
                        found.add((path.relative_to(PACKAGE).as_posix(), part.lineno, part.attr))
    return sorted(found)


def _last(node: ast.expr) -> str:
    return ast.unparse(node).rpartition(".")[2]


def _conditions(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
            yield node.test
        elif isinstance(node, ast.BoolOp | ast.Compare):
            yield node
        elif isinstance(node, ast.comprehension):
            yield from node.ifs
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node


if __name__ == "__main__":
    for place in feature_tests():
        print(*place)
    print(len({(file, line) for file, line, _ in feature_tests()}))
