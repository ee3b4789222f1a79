"""No raw connection leaves the storage package: SQL is written there and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STORAGE = ROOT / "canasta" / "storage"
SOURCES = sorted(
    path
    for folder in ("canasta", "bench", "examples")
    for path in (ROOT / folder).rglob("*.py")
    if STORAGE not in path.parents
)
#: The load test compares ours with an ordinary server, which has its own database.
ORDINARY = {ROOT / "canasta" / "loadtest" / "ordinary.py"}
#: Methods of a store that are for the modules of its package.
PRIVATE = {"writing", "connection", "_connection", "_home", "append_bulk"}
DATABASES = {"sqlite3", "_sqlite3", "psycopg", "psycopg_pool"}


def _imports(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


def _uses(tree: ast.AST) -> set[str]:
    """Return the private methods that are called on something named like a store."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE and "store" in ast.unparse(node.value)
    }


@pytest.mark.parametrize("folder", ["canasta", "bench", "examples"])
def test_databases_are_used_by_the_storage_package_alone(folder: str) -> None:
    wrong = {}
    for path in SOURCES:
        if (ROOT / folder) in path.parents and path not in ORDINARY:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if found := (_imports(tree) & DATABASES) | _uses(tree):
                wrong[str(path.relative_to(ROOT))] = found
    assert wrong == {}


def test_the_check_would_find_something() -> None:
    bad = "import sqlite3\nfrom psycopg.rows import x\nwith self.store.writing() as c: store.connection()"
    tree = ast.parse(bad)
    assert _imports(tree) & DATABASES == {"sqlite3", "psycopg"}
    assert _uses(tree) == {"writing", "connection"}
