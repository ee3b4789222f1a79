"""What the rules are about, as players ask for it, and where each book says it.

>>> subject = next(each for each in subjects() if "what is the talon" in each.ways)
>>> subject.where["american"], subject.books
(('26', 'A9', '27'), ('american',))
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from canasta.books.texts import SHARED

IRREGULARITIES: Final = "Irregularities"


class Subject(NamedTuple):
    """A subject: ways to ask for it, and the paragraphs of each text, the most important first."""

    section: str
    ways: tuple[str, ...]
    where: dict[str, tuple[str, ...]]

    @property
    def books(self) -> tuple[str, ...]:
        """The books that have a rule on it."""
        return tuple(book for book in self.where if book not in SHARED.values())


@cache
def subjects() -> tuple[Subject, ...]:
    """Return all subjects."""
    source = Path(__file__).with_name("subjects.txt").read_text(encoding="utf-8")
    found = []
    section = ""
    for line in filter(None, map(str.strip, source.splitlines())):
        if line.startswith("#"):
            section = line.removeprefix("#").strip()
            continue
        ways, *where = line.split("|")
        named = {book: tuple(ids) for book, *ids in map(str.split, where)}
        found.append(Subject(section, tuple(way.strip() for way in ways.split(";")), named))
    return tuple(found)


@cache
def section_of() -> dict[tuple[str, str], str]:
    """Return, for each paragraph of each text, the section that most of its subjects are in."""
    sections: dict[tuple[str, str], Counter[str]] = {}
    for subject in subjects():
        for book, ids in subject.where.items():
            for id in ids:
                sections.setdefault((book, id), Counter())[subject.section] += 1
    return {pair: counted.most_common(1)[0][0] for pair, counted in sections.items()}
