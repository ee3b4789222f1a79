"""Lookup of paragraphs and rulings by what users type: ``33``, ``31-40``, ``31, C2``, an option's name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from canasta.books import BOOKS
from canasta.books.texts import SHARED, Entry, find, home, load
from canasta.messages import UserError, current_language, text

#: All texts with paragraphs.
TEXTS: Final = (*BOOKS, *SHARED.values())
#: Searched together with them; it has words instead of paragraphs.
GLOSSARY: Final = "glossary"
_ID: Final = "([A-Z]?)0*([0-9]{1,6})"
_RANGE: Final = re.compile(f"{_ID}(?:(?:-|–|\\.\\.){_ID})?")


def is_reference(word: str) -> bool:
    """Return True if a word names paragraphs by number, rather than a book or anything else."""
    return all(_RANGE.fullmatch(part) for part in _parts([word])) and bool(_parts([word]))


def named_entries(slug: str, words: Iterable[str]) -> list[tuple[str, Entry]]:
    """Return the entries that some words name, each once; general rulings are part of every book.

    >>> [(book, entry.id) for book, entry in named_entries("knee", ["31-33", "h2,G1"])]
    [('knee', '31'), ('knee', '32'), ('knee', '33'), ('knee', 'H2'), ('general', 'G1')]
    """
    offered = BOOKS[slug].options if slug in BOOKS else ()
    options = {option.name.upper(): option.paragraph for option in offered}
    found: dict[tuple[str, str], Entry] = {}
    for part in _parts(words):
        hits = _matching(dict.fromkeys([slug, *SHARED.values()]), options.get(part, part))
        if not hits:
            entries = load(slug).entries
            first, last = entries[0].id, entries[-1].id
            raise UserError("cli.error.paragraph", book=slug, id=part, first=first, last=last)
        found.update(hits)
    return [(book, entry) for (book, _), entry in found.items()]


def entries_anywhere(word: str) -> list[tuple[str, Entry]]:
    """Return rulings named without their book; a number alone is ambiguous."""
    found: dict[tuple[str, str], Entry] = {}
    for part in _parts([word]):
        hits = _matching(TEXTS, part)
        books = list(dict.fromkeys(book for book, _ in hits))
        if not hits:
            raise UserError("cli.error.ruling", id=part, books=", ".join(TEXTS))
        if len(books) > 1:
            raise UserError("cli.error.which_book", id=part, books=", ".join(books))
        found.update(hits)
    return [(book, entry) for (book, _), entry in found.items()]


def related(slug: str, entry: Entry) -> list[tuple[str, Entry]]:
    """Return the entries related to one, with the names of their texts."""
    found = [find(*home(slug, reference)) for reference in entry.related]
    return [pair for pair in found if pair is not None]


def shown_title(entry: Entry, title: str = "") -> str:
    """Return an entry's title, or the given one, with a note if the text is in another language."""
    title = title or entry.title
    return title if entry.language == current_language() else text("reading.in_english", title=title)


def _parts(words: Iterable[str]) -> list[str]:
    return [part.upper() for part in re.split(r"[\s,;]+", " ".join(words)) if part]


def _matching(books: Iterable[str], part: str) -> dict[tuple[str, str], Entry]:
    """Return the entries of some texts that a number or a range names."""
    match = _RANGE.fullmatch(part)
    if match is None:
        return {}
    letter, (first, last) = match[1], sorted((int(match[2]), int(match[4] or match[2])))
    if match[3] not in (None, "", letter):
        return {}
    return {
        (book, entry.id): entry
        for book in books
        for entry in load(book).entries
        if re.sub("[0-9]", "", entry.id) == letter and first <= int(entry.id.lstrip(letter)) <= last
    }
