"""Searching the rules: every paragraph and ruling of the five books, the shared rulings, and the glossary.

Ranked as BM25 ranks, by how rare the words are that were found and how much of the text they are. Words in a
title count more, most of all where they are the whole title; a text with all the words counts more than one
with some, and most of all one where they stand side by side. A booklet's own word for something (*meld*,
*deck*) also finds ours, by the glossary. What is searched are the texts of the language that is spoken.

>>> [(found.book, found.entry.id) for found in search("frozen pile", ["classic"])][:3]
[('classic', '33'), ('classic', '37'), ('glossary', 'frozen')]
>>> best = search("prize pile", ["caliente"])[1]
>>> best.entry.id, [best.entry.text[start:end] for start, end in best.spans]
('26', ['pile', 'Prize', 'pile', 'pile'])
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from canasta.books import BOOKS
from canasta.books.lookup import GLOSSARY
from canasta.books.texts import SHARED, Entry, load
from canasta.messages import ENGLISH, current_language, say
from canasta.messages.stems import Word, common, words_of

#: What is searched with every book.
_SHARED: Final = (*SHARED.values(), GLOSSARY)
#: Words of the program rather than of players.
_LAST_SECTION: Final = "Inside the program"
_TITLE: Final = 3  # how often a word of the title counts, or one in italics
_HELD_BACK: Final = 0.75, 1.2  # BM25's b and k1: how much a long text is held back, and a word said again
_INSTEAD: Final = 0.4  # the weight of our word where the booklet's was asked for
_SIDE_BY_SIDE: Final = 2.0
_NEAR: Final = 3  # words that are in no text for which one that may have been meant is looked for

_EMPHASIS: Final = re.compile(r"[*`]+")
_NAMES: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+|\n+")

Span = tuple[int, int]


class Found(NamedTuple):
    """A text that was found, and where the words stand in it."""

    book: str
    entry: Entry
    score: float
    title_spans: tuple[Span, ...]
    spans: tuple[Span, ...]


class _Row(NamedTuple):
    """A word of the glossary: as an entry, by itself, and what others say instead."""

    entry: Entry
    word: str
    instead: str


class _Text(NamedTuple):
    book: str
    entry: Entry
    title: list[Word]
    body: list[Word]
    counts: Counter[str]
    size: int


def search(asked: str, books: Sequence[str] = ()) -> list[Found]:
    """The texts that have some of the words, the best first; of these books only, if any are named."""
    where = {*(books or BOOKS), *_SHARED}
    texts = [text for text in _texts(current_language()) if text.book in where]
    terms = {language: _terms(asked, language) for language in {text.entry.language for text in texts}}
    average = sum(text.size for text in texts) / len(texts)
    rarity = {
        term: math.log(1 + len(texts) / (1 + sum(term in text.counts for text in texts)))
        for each in terms.values()
        for term in each
    }
    found = [_judged(text, terms[text.entry.language], rarity, average) for text in texts]
    return sorted((hit for hit in found if hit), key=lambda hit: -hit.score)


def suggestions(asked: str) -> list[str]:
    """Words of the texts that are nearly those asked for, for words that are in none."""
    known = _vocabulary(current_language())
    stems = set(known.values())
    missing = [word for word in _asked(asked, current_language()) if word.stem not in stems]
    # Each search for a close match reads the whole vocabulary.
    looked_for = [asked[word.start : word.end].lower() for word in missing[:_NEAR]]
    near = (get_close_matches(word, known, 1, 0.7) for word in looked_for)
    return [word for words in near for word in words]


def _asked(asked: str, language: str) -> list[Word]:
    """The words that matter; all of them if none does."""
    words = list(words_of(asked, language))
    return [word for word in words if word.stem not in common(language)] or words


def _terms(asked: str, language: str) -> dict[str, float]:
    """Stems to look for, with their weights: those asked for, and ours where a booklet has its own."""
    stems = [word.stem for word in _asked(asked, language)]
    terms = dict.fromkeys(stems, 1.0)
    for theirs, ours in _instead(language):
        if theirs <= set(stems):
            for term in ours:
                terms.setdefault(term, _INSTEAD)
    return terms


def _judged(text: _Text, terms: dict[str, float], rarity: dict[str, float], average: float) -> Found | None:
    hits = [term for term in terms if term in text.counts]
    if not hits:
        return None
    long, again = _HELD_BACK
    held = again * (1 - long + long * text.size / average)
    often = {term: text.counts[term] for term in hits}
    score = sum(terms[term] * rarity[term] * n * (again + 1) / (n + held) for term, n in often.items())
    asked = [term for term, weight in terms.items() if weight == 1]
    score *= max(_INSTEAD, sum(term in text.counts for term in asked)) / len(asked)
    title = [word.stem for word in text.title if word.stem not in common(text.entry.language)]
    if title:  # the more of the title was asked for, the more it is what was meant
        score *= 1 + sum(term in asked for term in title) / len(title)
    if len(asked) > 1 and set(pairwise(asked)) <= _pairs(text):
        score *= _SIDE_BY_SIDE
    return Found(text.book, text.entry, round(score, 4), _spans(text.title, terms), _spans(text.body, terms))


def _pairs(text: _Text) -> set[tuple[str, str]]:
    """Words that stand side by side, common ones between them left out."""
    return {
        (one.stem, other.stem)
        for words in (text.title, text.body)
        for one, other in pairwise(word for word in words if word.stem not in common(text.entry.language))
    }


def _spans(words: Iterable[Word], terms: dict[str, float]) -> tuple[Span, ...]:
    return tuple((word.start, word.end) for word in words if word.stem in terms)


def marked(source: str, spans: Iterable[Span], before: str = "_", after: str = "_") -> str:
    """A text without its own emphasis, its spans between marks.

    >>> marked("The *pile* is frozen.", [(5, 9), (14, 20)])
    'The _pile_ is _frozen_.'
    """
    result, at = "", 0
    for start, end in spans:
        result += _EMPHASIS.sub("", source[at:start]) + before + source[start:end] + after
        at = end
    return result + _EMPHASIS.sub("", source[at:])


def passage(found: Found) -> str:
    """The sentences of a text that have the words, marked; its first one if only the title has them."""
    sentences = [
        sentence.strip("|- ")
        for sentence in _SENTENCES.split(marked(found.entry.text, found.spans))
        if sentence.strip("|- ")
    ]
    wanted = [place for place, sentence in enumerate(sentences) if "_" in sentence] or [0]
    result = sentences[wanted[0]]
    for before, place in pairwise(wanted):
        result += (" " if place == before + 1 else " … ") + sentences[place]
    return result


# --- The texts ------------------------------------------------------------------------------------


@cache
def _texts(language: str) -> tuple[_Text, ...]:
    named = [(slug, entry) for slug in (*BOOKS, *SHARED.values()) for entry in load(slug, language).entries]
    named += [(GLOSSARY, entry) for entry in glossary(language)]
    return tuple(_indexed(book, entry) for book, entry in named)


def _indexed(book: str, entry: Entry) -> _Text:
    title, body = list(words_of(entry.title, entry.language)), list(words_of(entry.text, entry.language))
    counts = Counter(word.stem for word in body)
    names = [word for name in _NAMES.findall(entry.text) for word in words_of(name, entry.language)]
    for word in (*title, *names):
        counts[word.stem] += _TITLE
    return _Text(book, entry, title, body, counts, len(body) + _TITLE * len(title))


@cache
def _vocabulary(language: str) -> dict[str, str]:
    """Every word of the texts, and its stem."""
    return {
        source[word.start : word.end].lower(): word.stem
        for text in _texts(language)
        for source, words in ((text.entry.title, text.title), (text.entry.text, text.body))
        for word in words
    }


def glossary(language: str | None = None) -> tuple[Entry, ...]:
    """The words of the glossary that players need, each with what it means and what others say."""
    return tuple(row.entry for row in _rows(language or current_language()))


@cache
def _rows(language: str) -> tuple[_Row, ...]:
    here = Path(__file__).parent
    path = here / "texts" / language / "glossary.md"
    if not path.is_file():
        path, language = here / "glossary.md", ENGLISH
    rows = []
    for part in path.read_text(encoding="utf-8").split("\n## ")[1:]:
        section, *lines = part.splitlines()
        if section == _LAST_SECTION:
            break
        for line in lines:
            if line.startswith("| **"):
                word, meaning, instead = (cell.strip() for cell in line.strip("|").split("|"))
                if instead:
                    meaning += " " + say("reading.instead", {"names": instead}, language=language)
                first = re.findall(r"\*\*(.+?)\*\*", word)[0]
                entry = Entry(first, re.sub(r"[*`]", "", word), section, meaning, language=language)
                rows.append(_Row(entry, first, instead))
    return tuple(rows)


@cache
def _instead(language: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """The stems of what a booklet says, and those of our word for it."""
    return tuple(_translations(language))


def _translations(language: str) -> Iterator[tuple[frozenset[str], tuple[str, ...]]]:
    for row in _rows(language):
        spoken = row.entry.language
        ours = tuple(word.stem for word in words_of(row.word, spoken))
        for name in re.split("[,;]", re.sub(r"\(.*?\)", "", row.instead)):
            stems = frozenset(word.stem for word in words_of(name, spoken)) - common(spoken)
            if stems:
                yield stems, ours
