"""docs/house-rules.md is correct: its table is that of the program, its files can be played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.house import read_house, shipped
from canasta.books.house.write import clause_rows, differences, markdown_table
from canasta.jobs.trial import try_rules
from canasta.jobs.variants import option_sets

PAGE = Path(__file__).resolve().parent.parent / "docs" / "house-rules.md"
TEXT = PAGE.read_text(encoding="utf-8")
FILES = re.findall(r"^```toml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_the_table_is_that_of_the_program() -> None:
    shown = re.search(r"<!-- clauses -->\n\n(.*)\n<!-- end of clauses -->", TEXT, re.DOTALL)
    assert shown is not None
    assert shown.group(1) == markdown_table(BOOKS), "run python -m tests.house_table"


def classes_in(value: object) -> Iterator[str]:
    """Yield the names of the classes of all objects in a rulebook."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from classes_in(each)
    elif is_dataclass(value):
        yield type(value).__name__
        yield from classes_in([getattr(value, each.name) for each in fields(value)])


def test_every_clause_is_told_with_its_books() -> None:
    rows = clause_rows(BOOKS)
    # A clause has no book only if no object of its class is in a book, with any of its options.
    variants = [book.with_options(options) for book in BOOKS.values() for options in option_sets(book)]
    used = {name for book in variants for name in classes_in(book)}
    assert {row.clause for row in rows if row.books} == {row.clause for row in rows} & used
    assert "SkipsNext" not in used
    frozen = next(row for row in rows if row.clause == "AlwaysFrozen")
    assert frozen.books == ("caliente+always_frozen",)


@pytest.mark.parametrize("source", FILES, ids=range(len(FILES)))
def test_a_file_of_the_page_can_be_played(source: str) -> None:
    try_rules(read_house(source, PAGE.name).book, hands=2, processes=1)


def test_the_page_shows_a_file() -> None:
    assert FILES
    assert all(name in TEXT for name in ("remove", "replace", "add", "before"))
    assert any(name in TEXT for name in shipped())


#: What tables argue about: the book, and the lines of a file.
ARGUED = re.findall(r"^\| [^|]+ \| `(\w+)` \| ((?:`[^`]+ = [^`]+` ?)+)\|$", TEXT, re.MULTILINE)


def test_some_twenty_things_are_argued_about() -> None:
    table = TEXT.split("| At some tables |")[1].split("\n\n")[0]
    assert len(ARGUED) == table.count("\n") - 1 >= 20


@pytest.mark.parametrize(("book", "lines"), ARGUED)
def test_what_is_argued_about_can_be_played(book: str, lines: str) -> None:
    head = [f'extends = "{book}"', 'name = "ours"', "version = 1"]
    house = read_house("\n".join([*head, *re.findall("`([^`]+)`", lines)]))
    assert differences(BOOKS[book], house.book)
    try_rules(house.book, hands=1, processes=1)
