"""Full-text search in the rules: all paragraphs and rulings of the five books, and the glossary.

Results are ranked with BM25, by how rare the matching words are and how much of the text they make up. Words
in a title count more, most of all if they are the whole title; a text with all the words counts more than one
with some, and most of all one in which they are adjacent. A booklet's own word for something (*meld*, *deck*)
also finds ours, by the glossary. The search covers the texts in the current language.

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

#: Texts that are searched with every book.
_SHARED: Final = (*SHARED.values(), GLOSSARY)
#: Terms of the program rather than of players.
_LAST_SECTION: Final = "Inside the program"
_TITLE: Final = 3  # weight of a word in the title, or in italics
_HELD_BACK: Final = 0.75, 1.2  # BM25's b and k1: the penalty of long texts, and the effect of repeated words
_INSTEAD: Final = 0.4  # the weight of our word if the booklet's was asked for
_SIDE_BY_SIDE: Final = 2.0
_NEAR: Final = 3  # most unknown words for which a close match is looked up

_EMPHASIS: Final = re.compile(r"[*`]+")
_NAMES: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+|\n+")

Span = tuple[int, int]


class TextMatch(NamedTuple):
    """A search result, and the positions of the words in it."""

    book: str
    entry: Entry
    score: float
    title_spans: tuple[Span, ...]
    spans: tuple[Span, ...]


class _Row(NamedTuple):
    """A row of the glossary: its entry, the word, and other terms for it."""

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


def search(asked: str, books: Sequence[str] = ()) -> list[TextMatch]:
    """Return the texts with some of the words, the best first; only from these books, if any are named."""
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
    """Return close matches among the words of the texts, for words that no text has."""
    known = _vocabulary(current_language())
    stems = set(known.values())
    # Texts that the language lacks are English: a word of any language that is read is known.
    spoken = {text.entry.language for text in _texts(current_language())}
    found = {word.start for language in spoken for word in words_of(asked, language) if word.stem in stems}
    missing = [word for word in _asked(asked, current_language()) if word.start not in found]
    # Each search for a close match reads the whole vocabulary.
    looked_for = [asked[word.start : word.end].lower() for word in missing[:_NEAR]]
    near = (get_close_matches(word, known, 1, 0.7) for word in looked_for)
    return [word for words in near for word in words]


def _asked(asked: str, language: str) -> list[Word]:
    """Return the words that matter; all of them if none does."""
    words = list(words_of(asked, language))
    return [word for word in words if word.stem not in common(language)] or words


def _terms(asked: str, language: str) -> dict[str, float]:
    """Return stems with their weights: those asked for, and ours for a booklet's own terms."""
    stems = [word.stem for word in _asked(asked, language)]
    terms = dict.fromkeys(stems, 1.0)
    for theirs, ours in _instead(language):
        if theirs <= set(stems):
            for term in ours:
                terms.setdefault(term, _INSTEAD)
    return terms


def _judged(
    text: _Text, terms: dict[str, float], rarity: dict[str, float], average: float
) -> TextMatch | None:
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
    if title:  # the more of the title was asked for, the better the match
        score *= 1 + sum(term in asked for term in title) / len(title)
    if len(asked) > 1 and set(pairwise(asked)) <= _pairs(text):
        score *= _SIDE_BY_SIDE
    return TextMatch(
        text.book, text.entry, round(score, 4), _spans(text.title, terms), _spans(text.body, terms)
    )


def _pairs(text: _Text) -> set[tuple[str, str]]:
    """Return adjacent words, ignoring common ones between them."""
    return {
        (one.stem, other.stem)
        for words in (text.title, text.body)
        for one, other in pairwise(word for word in words if word.stem not in common(text.entry.language))
    }


def _spans(words: Iterable[Word], terms: dict[str, float]) -> tuple[Span, ...]:
    return tuple((word.start, word.end) for word in words if word.stem in terms)


def marked(source: str, spans: Iterable[Span], before: str = "_", after: str = "_") -> str:
    """Return a text without its own emphasis, with its spans marked.

    >>> marked("The *pile* is frozen.", [(5, 9), (14, 20)])
    'The _pile_ is _frozen_.'
    """
    result, at = "", 0
    for start, end in spans:
        result += _EMPHASIS.sub("", source[at:start]) + before + source[start:end] + after
        at = end
    return result + _EMPHASIS.sub("", source[at:])


def passage(found: TextMatch) -> str:
    """Return the sentences with the words, marked; the first sentence if only the title has them."""
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
    """Return every word of the texts, and its stem."""
    return {
        source[word.start : word.end].lower(): word.stem
        for text in _texts(language)
        for source, words in ((text.entry.title, text.title), (text.entry.text, text.body))
        for word in words
    }


def glossary(language: str | None = None) -> tuple[Entry, ...]:
    """Return the words of the glossary that players need, each with its meaning and other terms."""
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
    """Return the stems of booklets' terms, and those of our words for them."""
    return tuple(_translations(language))


def _translations(language: str) -> Iterator[tuple[frozenset[str], tuple[str, ...]]]:
    for row in _rows(language):
        spoken = row.entry.language
        ours = tuple(word.stem for word in words_of(row.word, spoken))
        for name in re.split("[,;]", re.sub(r"\(.*?\)", "", row.instead)):
            stems = frozenset(word.stem for word in words_of(name, spoken)) - common(spoken)
            if stems:
                yield stems, ours
