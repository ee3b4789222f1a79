"""The rules in words: one Markdown file for each book and one for the rulings that all books share.

The English files stand here, those of another language in a folder with its code: ``es/classic.md``. They
have the same entries under the same ids, so that a citation is good in every language. What a language lacks
is read in English, and the entries say so (``Entry.language``).

The files are documentation and data at once. Their form is fixed, and `parse` insists on it:

- line 1 is ``# Title``, and one introductory paragraph follows;
- ``## Title`` opens a section;
- ``### 33 Frozen pile`` opens an entry: an id (``33``, ``C2``, ``G7``) and a short title; the text follows;
- its last line may be ``Rulings: C2, G7`` or ``Paragraphs: 4, 5``, the ids it is related to, after a word of
  the text's language (messages ``reading.rulings`` and ``reading.paragraphs``). An id of another file carries
  that file's name, ``classic 33``; only rulings ``G…`` and ``P…`` need none, they live in ``general`` and
  ``project``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from canasta.messages import ENGLISH, current_language, text

__all__ = ["SHARED", "Entry", "RulesText", "find", "home", "load", "parse"]

_ID = re.compile(r"[A-Z]?[1-9][0-9]*")
_REFERENCE = re.compile(r"(?:[a-z]+ )?[A-Z]?[1-9][0-9]*")
#: Texts for all books, by the letter of their rulings: those given, and the project's own that answers cite.
SHARED = {"G": "general", "P": "project"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered paragraph or one ruling."""

    id: str
    title: str
    section: str
    text: str
    related: tuple[str, ...] = ()
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class RulesText:
    """A parsed file: its title, its introduction and its entries in order."""

    title: str
    intro: str
    entries: tuple[Entry, ...]
    language: str = ENGLISH

    def entry(self, id: str) -> Entry:
        """Return the entry with this id, such as ``"33"`` or ``"C2"``; `LookupError` if there is none."""
        for entry in self.entries:
            if entry.id == id:
                return entry
        raise LookupError(f"{self.title} has no entry {id!r}")


def load(slug: str, language: str | None = None) -> RulesText:
    """Read and parse the text called ``slug``: a book, or ``"general"`` for the rulings that all books share.

    The language is the one passed, else that of the context; English where there is no text in it.
    Raises `LookupError` if there is no such text and `ValueError`, naming file and line, if it is malformed.
    """
    return _load(slug, language or current_language())


@cache
def _load(slug: str, language: str) -> RulesText:
    from importlib.resources import files  # here, because it is slow to import and seldom needed

    name = f"{slug}.md"
    for spoken, path in ((language, f"{language}/{name}"), (ENGLISH, name)):
        resource = files(__name__).joinpath(path)
        if re.fullmatch("[a-z]+", slug) and resource.is_file():
            return parse(resource.read_text(encoding="utf-8"), path, spoken)
    raise LookupError(f"there is no rules text called {slug!r}")


def parse(source: str, name: str, language: str = ENGLISH) -> RulesText:
    """Parse ``source``; an error starts with the file's ``name`` and the line: ``classic.md:7: …``."""
    return _Parser(name, source.splitlines(), language).run()


def home(slug: str, reference: str) -> tuple[str, str]:
    """Say where a related id of the text ``slug`` lives.

    >>> home("classic", "C2"), home("classic", "G7"), home("general", "classic 33")
    (('classic', 'C2'), ('general', 'G7'), ('classic', '33'))
    """
    book, blank, id = reference.rpartition(" ")
    if blank:
        return book, id
    return SHARED.get(id[:1], slug), id


def find(slug: str, id: str) -> tuple[str, Entry] | None:
    """Where a paragraph or ruling that a book cites is written: the text's name and the entry."""
    where, id = home(slug, id)
    try:
        return where, load(where).entry(id)
    except LookupError:
        return None


class _Parser:
    """Walks the lines once and knows where it is, so that an error can say so."""

    def __init__(self, name: str, lines: list[str], language: str) -> None:
        self.name = name
        self.lines = lines
        self.language = language
        self.labels = tuple(f"{text(f'reading.{what}', language)}:" for what in ("rulings", "paragraphs"))
        self.at = 0  # the next line, from 0

    def error(self, message: str, line: int) -> ValueError:
        """Make an error for the line with this index (from 0)."""
        return ValueError(f"{self.name}:{line + 1}: {message}")

    def run(self) -> RulesText:
        title = self.title()
        intro, _ = self.block()
        if not intro:
            raise self.error("an introductory paragraph must follow the title", min(self.at, len(self.lines)))
        if "\n\n" in intro:
            raise self.error("the introduction must be a single paragraph", 1)
        entries: dict[str, Entry] = {}
        section, section_line, in_section = "", -1, 0
        while self.at < len(self.lines):
            at = self.at
            marks, _, rest = self.lines[at].partition(" ")
            rest = rest.strip()
            if marks == "##":
                if section and not in_section:
                    raise self.error(f"section {section!r} has no entries", section_line)
                if not rest:
                    raise self.error("a section needs a title", at)
                section, section_line, in_section = rest, at, 0
                self.at += 1
                stray, first = self.block()
                if stray:
                    raise self.error("a section's text must stand under an entry, '### 33 Title'", first)
            elif marks == "###":
                entry = self.entry(rest, section)
                if entry.id in entries:
                    raise self.error(f"entry {entry.id} appears a second time", at)
                entries[entry.id] = entry
                in_section += 1
            else:
                raise self.error(
                    f"unexpected heading {self.lines[at]!r}; only '## ' and '### ' belong here", at
                )
        if section and not in_section:
            raise self.error(f"section {section!r} has no entries", section_line)
        if not entries:
            raise self.error("there are no entries", max(0, len(self.lines) - 1))
        return RulesText(title, intro, tuple(entries.values()), self.language)

    def title(self) -> str:
        """Read line 1."""
        marks, _, title = (self.lines[0] if self.lines else "").partition(" ")
        title = title.strip()
        if marks != "#" or not title:
            raise self.error("line 1 must be '# ' and the title", 0)
        self.at = 1
        return title

    def block(self) -> tuple[str, int]:
        """Read up to the next heading; give the text, trimmed, and the index of its first line."""
        start = self.at
        while self.at < len(self.lines) and not self.lines[self.at].startswith("#"):
            self.at += 1
        first, end = start, self.at
        while first < end and not self.lines[first].strip():
            first += 1
        return "\n".join(self.lines[first:end]).strip(), first

    def entry(self, heading: str, section: str) -> Entry:
        """Read one entry, its heading and all that belongs to it."""
        at = self.at
        id, _, title = heading.partition(" ")
        title = title.strip()
        if not _ID.fullmatch(id):
            raise self.error(f"an entry starts with its id, as in '### 33 Title', not with {id!r}", at)
        if not title:
            raise self.error(f"entry {id} has no title", at)
        self.at += 1
        block, first = self.block()
        body = block.split("\n") if block else []
        for offset, line in enumerate(body[:-1]):
            if line.startswith(self.labels):
                raise self.error(
                    f"{line.split(':')[0]!r} must be the last line of entry {id}", first + offset
                )
        related: tuple[str, ...] = ()
        if body and body[-1].startswith(self.labels):
            related = self.related(body.pop(), first + len(body))
        words = "\n".join(body).strip()
        if not words:
            raise self.error(f"entry {id} has no text", at)
        return Entry(id, title, section, words, related, self.language)

    def related(self, line: str, at: int) -> tuple[str, ...]:
        """Read the ids after ``Rulings:`` or ``Paragraphs:``."""
        label, _, ids = line.partition(":")
        related: list[str] = []
        for id in (part.strip() for part in ids.split(",")):
            if not _REFERENCE.fullmatch(id):
                raise self.error(f"{label!r} must list ids such as 'C2, G7', not {id!r}", at)
            if id in related:
                raise self.error(f"{label!r} lists {id} twice", at)
            related.append(id)
        return tuple(related)
