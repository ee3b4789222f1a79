"""The texts of the rules: complete, well-formed, with cross-references that agree in both directions."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.texts import Entry, RulesText, home, load, parse

GOOD = """\
# Small game

An introduction
on two lines.

## Cards

### 1 The pack

One pack.

- a list

Rulings: X1, G2

### 2 Wild cards

None.

## Rulings

### X1 What a pack is

Any pack.

Paragraphs: 1, classic 3
"""


#: Each book's text: its title, number of paragraphs, and the letter and number of its rulings.
BOOK_TEXTS = {
    "classic": ("Classic Canasta", 74, "C", 17),
    "caliente": ("Canasta Caliente", 96, "K", 16),
    "boat": ("Boat Canasta", 72, "B", 12),
    "american": ("American Canasta", 85, "A", 19),
    "knee": ("Hand, Knee and Foot", 50, "H", 12),
}
ALL_TEXTS = (*BOOK_TEXTS, "general", "project")


def test_every_book_and_every_file_is_listed_here() -> None:
    assert set(BOOKS) <= set(BOOK_TEXTS)
    names = (resource.name for resource in files("canasta.books.texts").iterdir())
    assert {name.removesuffix(".md") for name in names if name.endswith(".md")} == set(ALL_TEXTS)


@pytest.mark.parametrize("slug", BOOK_TEXTS)
def test_a_book_is_complete(slug: str) -> None:
    title, last, letter, last_ruling = BOOK_TEXTS[slug]
    paragraphs = [str(number) for number in range(1, last + 1)]
    rulings = [f"{letter}{number}" for number in range(1, last_ruling + 1)]
    text = load(slug)
    assert text.title == title
    assert f"`{slug}`" in text.intro
    assert [entry.id for entry in text.entries] == paragraphs + rulings
    assert {entry.section for entry in text.entries if not entry.id.isdigit()} == {"Rulings"}
    assert all(entry.section not in ("", "Rulings") for entry in text.entries if entry.id.isdigit())


def test_general_is_complete() -> None:
    assert [entry.id for entry in load("general").entries] == [f"G{number}" for number in range(1, 18)]


@pytest.mark.parametrize("slug", ALL_TEXTS)
def test_every_related_id_exists(slug: str) -> None:
    for entry in load(slug).entries:
        for reference in entry.related:
            book, id = home(slug, reference)
            assert load(book).entry(id).id == id


@pytest.mark.parametrize("book", BOOK_TEXTS)
def test_paragraphs_and_rulings_name_each_other(book: str) -> None:
    cited = {
        (home(book, ruling), entry.id)
        for entry in load(book).entries
        if entry.id.isdigit()
        for ruling in entry.related
    }
    settled = {
        ((slug, entry.id), id)
        for slug in (book, "general")
        for entry in load(slug).entries
        if not entry.id.isdigit()
        for where, id in (home(slug, ref) for ref in entry.related)
        if where == book
    }
    assert cited == settled


@pytest.mark.parametrize("slug", ALL_TEXTS)
def test_every_ruling_names_a_paragraph(slug: str) -> None:
    assert [entry.id for entry in load(slug).entries if not entry.id.isdigit() and not entry.related] == []


@pytest.mark.parametrize("slug", BOOK_TEXTS)
def test_every_paragraph_named_in_a_sentence_exists(slug: str) -> None:
    text = load(slug)
    ids = {entry.id for entry in text.entries} | {entry.id for entry in load("general").entries}
    for entry in text.entries:
        for numbers in re.findall(r"\bparagraphs? (\d+(?:(?:, | and | to )\d+)*)", entry.text):
            assert set(re.findall(r"\d+", numbers)) <= ids, entry.id
        for ruling in re.findall(r"\bruling ([A-Z]\d+)", entry.text):
            assert ruling in ids, entry.id


@pytest.mark.parametrize("slug", ALL_TEXTS)
def test_the_documentation_shows_the_same_file(slug: str) -> None:
    docs = Path(__file__).parent.parent / "docs" / "rules"
    link = docs / f"{slug}.md"
    target = os.readlink(link) if link.is_symlink() else link.read_text(encoding="utf-8").strip()
    assert target == f"../../canasta/books/texts/{slug}.md"
    assert f"[{slug}.md]({slug}.md)" in (docs / "README.md").read_text(encoding="utf-8")


def test_parsing() -> None:
    assert parse(GOOD, "small.md") == RulesText(
        "Small game",
        "An introduction\non two lines.",
        (
            Entry("1", "The pack", "Cards", "One pack.\n\n- a list", ("X1", "G2")),
            Entry("2", "Wild cards", "Cards", "None."),
            Entry("X1", "What a pack is", "Rulings", "Any pack.", ("1", "classic 3")),
        ),
    )


def test_home() -> None:
    assert home("classic", "C2") == ("classic", "C2")
    assert home("classic", "33") == ("classic", "33")
    assert home("classic", "G7") == ("general", "G7")
    assert home("general", "classic 33") == ("classic", "33")


def test_looking_up() -> None:
    assert load("classic").entry("33").title == "Frozen pile"
    with pytest.raises(LookupError, match=r"^Classic Canasta has no entry '75'$") as caught:
        load("classic").entry("75")
    assert type(caught.value) is LookupError


@pytest.mark.parametrize("slug", ["", "whist", "Classic", "../texts/classic", "__init__"])
def test_unknown_text(slug: str) -> None:
    with pytest.raises(LookupError, match="there is no rules text called") as caught:
        load(slug)
    assert type(caught.value) is LookupError


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("# Small game", "Small game", 1, "line 1 must be '# ' and the title"),
        ("# Small game", "#", 1, "line 1 must be '# ' and the title"),
        ("An introduction\non two lines.\n", "", 4, "an introductory paragraph must follow the title"),
        ("on two lines.", "\non two lines.", 2, "the introduction must be a single paragraph"),
        ("## Cards", "## ", 6, "a section needs a title"),
        ("## Rulings\n", "## Empty\n\n## Rulings\n", 20, "section 'Empty' has no entries"),
        ("## Rulings\n", "## Rulings\n\nStray.\n", 22, "a section's text must stand under an entry"),
        ("## Cards", "#### Cards", 6, "unexpected heading '#### Cards'"),
        ("## Cards", "##Cards", 6, "unexpected heading '##Cards'"),
        ("### 2 Wild cards", "### Wild cards", 16, "an entry starts with its id"),
        ("### 2 Wild cards", "### 02 Wild cards", 16, "an entry starts with its id"),
        ("### 2 Wild cards", "### 2", 16, "entry 2 has no title"),
        ("### 2 Wild cards", "### 1 Wild cards", 16, "entry 1 appears a second time"),
        ("None.\n", "", 16, "entry 2 has no text"),
        ("None.", "Rulings: X1", 16, "entry 2 has no text"),
        ("- a list\n", "Rulings: X1\n", 12, "'Rulings' must be the last line of entry 1"),
        ("Rulings: X1, G2", "Rulings: X1; G2", 14, "'Rulings' must list ids such as 'C2, G7', not 'X1; G2'"),
        ("Rulings: X1, G2", "Rulings:", 14, "'Rulings' must list ids such as 'C2, G7', not ''"),
        ("Rulings: X1, G2", "Rulings: X1, X1", 14, "'Rulings' lists X1 twice"),
    ],
)
def test_errors_name_file_and_line(old: str, new: str, line: int, message: str) -> None:
    assert GOOD.count(old + "\n" if old.startswith("#") else old) == 1
    with pytest.raises(ValueError, match="^" + re.escape(f"small.md:{line}: {message}")):
        parse(GOOD.replace(old, new, 1), "small.md")


@pytest.mark.parametrize("source", ["", "# Title\n\nIntroduction only.\n"])
def test_an_empty_text_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"^small\.md:\d+: "):
        parse(source, "small.md")


def test_importing_leaves_slow_modules_alone() -> None:
    code = "import sys, canasta.books.texts; sys.exit('importlib.resources' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
