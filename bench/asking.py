"""How well questions in players' words are understood: ``python -m bench.asking``, or ``./play dev asking``.

The questions are in ``bench/questions``: rules with the paragraphs that answer them, what happened with its
irregularity, plays with what they mean. Half of them, chosen by a hash of the words, is for tuning. The other
half is held back, but its author knew the subjects of the search. Later questions were written in rounds,
measured and then tuned on. The last part was written after all tuning, and says best what to expect of new
questions.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import click

from canasta.books import book
from canasta.books.advice import referee_for
from canasta.books.search import ask, search
from canasta.books.subjects import subjects
from canasta.books.texts import SHARED
from canasta.explain.said import answer_said
from canasta.messages import UserError, use_language
from canasta.notation import read_position
from canasta.speech.synonyms import with_synonyms

T = TypeVar("T")

FOLDER: Final = Path(__file__).with_name("questions")
DOCS: Final = Path(__file__).parent.parent / "docs"
LANGUAGES: Final = {"": "en", "es": "es", "pt": "pt-BR"}
#: The parts of the questions: to tune on, held back at first, written later, in the end, and never tuned on.
TUNING, HELD_BACK, LATER, LAST, FRESH = "tuning", "held_back", "later", "last", "fresh"
PARTS: Final = (TUNING, HELD_BACK, LATER, LAST, FRESH)
FIRST: Final = 3
_IN_GROUP: Final = 2
_NONE: Final = "none"


class Asked(NamedTuple):
    """A question, and what answers it."""

    book: str
    expected: tuple[str, ...]  #: paragraphs or irregularities; of other books as ``book/id``
    intent: str
    words: str
    language: str
    part: str

    @property
    def silent(self) -> bool:
        """True if the book has no rule on it."""
        return self.expected[0] == _NONE


class Spoken(NamedTuple):
    """A play in a position in a player's words, and as the notation writes it."""

    position: str
    play: str
    words: str
    language: str
    part: str


def _part(name: str, words: str) -> str:
    """Return the part of the questions that some words belong to."""
    for part in (LATER, LAST, FRESH):
        if name.startswith(part):
            return part
    return HELD_BACK if hashlib.sha256(words.encode()).digest()[0] % 2 else TUNING


def _rows(kind: str) -> Iterator[tuple[str, list[str]]]:
    for name in (f"{kind}.txt", f"{LATER}_{kind}.txt", f"{LAST}_{kind}.txt", f"{FRESH}_{kind}.txt"):
        for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                cells = [cell.strip() for cell in line.split(" | ")]
                yield _part(name, cells[-1]), cells


@cache
def rules_questions() -> tuple[Asked, ...]:
    """Return the questions about rules."""
    return tuple(
        Asked(where.split()[0], tuple(ids.split()), intent, words, _language(where), part)
        for part, (where, ids, intent, words) in _rows("rules")
    )


def silent_questions() -> list[Asked]:
    """Return the questions on which the book that is asked has no rule."""
    return [each for each in rules_questions() if each.silent]


@cache
def referee_sentences() -> tuple[Asked, ...]:
    """Return what happened, as players tell it."""
    return tuple(
        Asked(where.split()[0], tuple(names.split()), "irregularity", words, _language(where), part)
        for part, (where, names, words) in _rows("referee")
    )


@cache
def spoken_sentences() -> tuple[Spoken, ...]:
    """Return plays as players say them."""
    found = []
    for part, (position, play, words) in _rows("plays"):
        line, _, language = position.rpartition(" ")
        known = language in LANGUAGES
        spoken = LANGUAGES[language if known else ""]
        found.append(Spoken(line if known else position, play, words, spoken, part))
    return tuple(found)


def _language(where: str) -> str:
    return LANGUAGES[where.partition(" ")[2]]


def found_in_rules(asked: Asked, *, everywhere: bool = False) -> bool:
    """Return True if a paragraph that answers it is among the first three texts found."""
    wanted = {
        ((slug, id) if id else (asked.book, slug))
        for slug, _, id in (each.partition("/") for each in asked.expected)
    }
    with use_language(asked.language):
        hits = search(asked.words, [] if everywhere else [asked.book])[:FIRST]
    here = {asked.book, *SHARED.values()}
    return any(
        (hit.book, hit.entry.id) in wanted or (hit.book in here and (asked.book, hit.entry.id) in wanted)
        for hit in hits
    )


def found_in_group(asked: Asked) -> bool:
    """Return True if, without a book, it is one of the first two of the book meant, as the page shows."""
    with use_language(asked.language):
        hits = [hit for hit in search(asked.words) if hit.book == asked.book][:_IN_GROUP]
    return any(hit.entry.id in asked.expected for hit in hits)


def found_in_any_book(asked: Asked) -> bool:
    """Return True if, without a book, one of the first three answers it in the book meant or in another.

    Paragraphs of two books answer the same question if they lead a subject of ``subjects.txt`` together.
    """
    if found_in_rules(asked, everywhere=True):
        return True
    same = {
        (slug, id)
        for subject in subjects()
        if {*asked.expected} & {*subject.where.get(asked.book, ())[:2]}
        for slug, ids in subject.where.items()
        for id in ids[:2]
    }
    with use_language(asked.language):
        return any((hit.book, hit.entry.id) in same for hit in search(asked.words)[:FIRST])


def found_elsewhere(asked: Asked) -> bool:
    """Return True if the book is called silent, and the rule of another book is named."""
    with use_language(asked.language):
        answer = ask(asked.words, [asked.book])
    return any(f"{hit.book}/{hit.entry.id}" in asked.expected for hit in answer.elsewhere)


def found_by_referee(asked: Asked, most: int = FIRST) -> bool:
    """Return True if the irregularity is among the first that the referee offers."""
    with use_language(asked.language):
        interview = referee_for(book(asked.book), 4)
        return any(each.name in asked.expected for each in interview.search(asked.words)[:most])


def understood(spoken: Spoken) -> bool:
    """Return True if the words are judged as the play that they mean."""
    state = read_position(spoken.position)
    try:
        wanted = answer_said(state, spoken.play)
        with use_language(spoken.language):
            said = answer_said(state, spoken.words)
    except UserError:
        return False
    return (said.legal, said.actions, said.reason) == (wanted.legal, wanted.actions, wanted.reason)


class Figure(NamedTuple):
    """How many of some questions were answered."""

    name: str
    right: int
    number: int

    def __str__(self) -> str:
        return f"{self.right} of {self.number} ({100 * self.right / max(1, self.number):.0f} %)"


def _figure(name: str, given: Sequence[T], right: Callable[[T], bool]) -> Figure:
    return Figure(name, sum(map(right, given)), len(given))


def figures(part: str) -> list[Figure]:
    """Return the figures of a part of the questions."""
    rules = [each for each in rules_questions() if each.part == part and not each.silent]
    silent = [each for each in silent_questions() if each.part == part]
    referee = [each for each in referee_sentences() if each.part == part]
    plays = [each for each in spoken_sentences() if each.part == part]
    return [
        _figure("rules, book named", rules, found_in_rules),
        _figure("rules, all books", rules, lambda each: found_in_rules(each, everywhere=True)),
        _figure("rules, any book", rules, found_in_any_book),
        _figure("rules, by book", rules, found_in_group),
        _figure("book without a rule", silent, found_elsewhere),
        _figure("referee, first three", referee, found_by_referee),
        _figure("referee, first", referee, lambda each: found_by_referee(each, 1)),
        _figure("spoken plays", plays, understood),
    ]


def missed(part: str) -> Iterator[str]:
    """Yield what was not answered, each with what was found."""
    for asked in rules_questions():
        if asked.part == part and not asked.silent and not found_in_rules(asked):
            with use_language(asked.language):
                hits = [f"{hit.book} {hit.entry.id}" for hit in search(asked.words, [asked.book])[:FIRST]]
            yield f"rules    {asked.book} {' '.join(asked.expected)}: {asked.words} -> {', '.join(hits)}"
    for asked in referee_sentences():
        if asked.part == part and not found_by_referee(asked):
            yield f"referee  {asked.book} {' '.join(asked.expected)}: {asked.words}"
    for spoken in spoken_sentences():
        if spoken.part == part and not understood(spoken):
            yield f"play     {spoken.position} {spoken.play}: {spoken.words}"


#: The glossaries in the documentation, by the language of the words in them.
GLOSSARIES: Final = {"en": "glossary.md", "es": "glossary-es.md", "pt-BR": "glossary-pt.md"}


def write_words() -> None:
    """Write the tables of players' words into the glossaries."""
    for language, name in GLOSSARIES.items():
        path = DOCS / name
        path.write_text(with_synonyms(path.read_text(encoding="utf-8"), language), encoding="utf-8")


@click.command()
@click.option("--write-words", "writing", is_flag=True, help="Write players' words into the glossaries.")
@click.option("--missed", "part", type=click.Choice(PARTS), help="List what is not answered.")
def main(part: str | None, writing: bool) -> None:
    """Measure how questions in players' words are understood."""
    if writing:
        write_words()
        return
    if part:
        for line in missed(part):
            click.echo(line)
        return
    click.echo(f"{'':24}" + "".join(f"{name:>20}" for name in PARTS))
    for row in zip(*map(figures, PARTS), strict=True):
        click.echo(f"{row[0].name:24}" + "".join(f"{each!s:>20}" for each in row))
    times = []
    for language in LANGUAGES.values():
        with use_language(language):
            search("canasta")  # makes the index
    for asked in rules_questions():
        with use_language(asked.language):
            start = time.perf_counter()
            search(asked.words)
            times.append(1000 * (time.perf_counter() - start))
    click.echo(
        f"A search of all books takes {sorted(times)[len(times) // 2]:.1f} ms, {max(times):.1f} ms at most."
    )


if __name__ == "__main__":
    main()
