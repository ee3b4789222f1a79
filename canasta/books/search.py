"""Search in the rules, asked in players' words: all paragraphs and rulings of the books, and the glossary.

Question and texts are read in the same way (``canasta.speech``). A text counts by its own words, ranked with
BM25, and by the subjects it belongs to (``canasta.books.subjects``) in players' words. Words of
the glossary come first only where a definition is asked for. If the subject of a question is one on which a
book is silent, the answer says so and names the books that have a rule.

>>> [(found.book, found.entry.id) for found in search("can I pick up a frozen deck", ["classic"])][0]
('classic', '33')
>>> answer = ask("he threw two cards", ["american"])
>>> answer.silent, [(found.book, found.entry.id) for found in answer.elsewhere]
(True, [('classic', '68')])
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from canasta.books import BOOKS
from canasta.books.glossary import glossary
from canasta.books.lookup import GLOSSARY
from canasta.books.subjects import IRREGULARITIES, section_of, subjects
from canasta.books.texts import SHARED, Entry, load
from canasta.messages import ENGLISH, current_language
from canasta.speech.lexicon import term_of
from canasta.speech.likeness import Likeness
from canasta.speech.ranking import Index, Ranked
from canasta.speech.reading import (
    DEFINITION,
    IRREGULARITY,
    Question,
    Term,
    Vocabulary,
    form_of,
    plain,
    read_question,
    read_text,
    vocabulary_of,
)
from canasta.speech.stems import words_of

#: Texts that are searched with every book.
_SHARED: Final = (*SHARED.values(), GLOSSARY)
#: The weight of a word in the title, or in italics.
_TITLE: Final = 3.2
#: How much the subjects of a text count next to its own words; for each place down a subject's list less.
_SUBJECT: Final = 2.0
_PLACE: Final = 0.1
#: How much the likeness of a question and a subject counts, and the second best of the subjects of a text.
_LIKE: Final = 20.0
_SECOND: Final = 0.35
#: The weight of an idle word for it, and of the words of the paragraphs and of their titles.
_FORM: Final = 1.2
_SAID: Final = 0.6
_NAMED: Final = 0.3
#: How much all ways to ask for a subject together count next to the best of them.
_TOGETHER: Final = 0.8
#: How much it matters that all of a way to ask was asked.
_WHOLE: Final = 0.8
#: The glossary comes after paragraphs unless a definition is asked for, and for one or two words.
_GLOSSARY: Final = 0.27
_FEW: Final = 2
#: The book that is meant if none is named, all else being equal.
_USUAL: Final = "classic"
_PREFERRED: Final = 1.25
#: Words that players of one book use; they mean this book if none is named.
_SAID_IN: Final = {
    "american": "talon; pick pack; picked pack; picking pack; pick the pack; picked the pack; garbage; dead",
    "boat": "treasure; close; closing; block; blocked; blocks; round",
    "caliente": "prize; bonus card; bonus cards; stop card; stop cards; caliente; big wild; little wild",
    "knee": "knee; foot; feet; book; books; base; bury; burying; buried",
}
#: Rulings for all books come after a book's own words, irregularities after the rules of ordinary play.
_GENERAL: Final = 0.65
_IRREGULAR: Final = 0.75
#: Terms that tell of an irregularity.
_GONE_WRONG: Final = frozenset(
    {
        term_of(word)
        for word in ("wrong", "fine", "expose", "penalty card", "out of turn", "too early", "referee")
    }
)
_FIRST: Final = 3  #: results that are seen at a glance
#: A hit that is worth less than this share of the best is left out.
_LEAST: Final = 0.1
#: The best text of a book is a good one if it is worth this share of the best of all books.
_GOOD: Final = 0.5
#: A question is understood if a text or its subjects have this share of it.
_SURE: Final = 0.5
#: The subject of a question is clear if one the book has is worth no more than this share of it.
_CLEAR: Final = 0.55
#: The share of the question that is in the subject on which a book is silent, at least.
_TOLD: Final = 0.65
#: The share if the question names a matter that no text of the book has a word on.
_NAMED_SHARE: Final = 0.35
#: A book with a text that has more of the question than this is not silent.
_ALL_BUT: Final = 0.85

_EMPHASIS: Final = re.compile(r"[*`]+")
_NAMES: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_CALLED: Final = re.compile(r"booklet calls it the (\w+ \w+)")
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+|\n+")

Span = tuple[int, int]


class TextMatch(NamedTuple):
    """A search result, and the positions of the words in it."""

    book: str
    entry: Entry
    score: float
    title_spans: tuple[Span, ...]
    spans: tuple[Span, ...]


class RulesAnswer(NamedTuple):
    """What the rules say about a question."""

    matches: list[TextMatch]  #: the best first
    question: Question
    sure: bool  #: False if the matches are only the three nearest texts
    elsewhere: list[TextMatch]  #: the rules of other books, if those that were asked have none

    @property
    def silent(self) -> bool:
        """True if the books that were asked have no rule on it."""
        return bool(self.elsewhere)

    @property
    def of_each_book(self) -> list[TextMatch]:
        """The best text of each book that has a good one, then all others."""
        least = _GOOD * max((hit.score for hit in self.matches), default=0.0)
        first: dict[str, TextMatch] = {}
        for hit in self.matches:
            if hit.score >= least:
                first.setdefault(hit.book, hit)
        best = [*first.values()]
        return [*best, *(hit for hit in self.matches if hit not in best)]


class _Text(NamedTuple):
    book: str
    entry: Entry
    title: list[Term]
    body: list[Term]
    counts: dict[str, float]


class _Way(NamedTuple):
    """A way to ask for a subject."""

    subject: int
    terms: dict[str, float]


def search(asked: str, books: Sequence[str] = ()) -> list[TextMatch]:
    """Return the texts that answer a question, the best first; only from these books, if any are named."""
    return ask(asked, books).matches


def ask(asked: str, books: Sequence[str] = ()) -> RulesAnswer:
    """Answer a question from the rules, only from these books if any are named.

    Args:
        asked: The question in players' words, in any of the languages.
        books: The books that are meant; without any, all.
    """
    language = current_language()
    texts = _texts(language)
    question = read_question(asked, _vocabulary(language))
    own = {
        hit.number: (hit.score, hit.share) for hit in _index(language).ranked(question.terms, question.meant)
    }
    about, shares = _by_subject(question, language)
    where = {*(books or BOOKS), *_SHARED}
    meant = frozenset() if books else _meant_books(question)
    found = []
    surest = 0.0
    titled = _titles(language).get(plain(asked), frozenset())
    for number in own.keys() | about.keys() | titled:
        text = texts[number]
        if text.book in where:
            score, share = own.get(number, (0.0, 0.0))
            score = (score + _SUBJECT * about.get(number, 0.0)) * _factor(text, question, meant)
            share = 1.0 if number in titled else share
            surest = max(surest, share, shares.get(number, 0.0))
            found.append((score, -number))
    most = max((score for score, _ in found), default=0.0)
    found = [(score + (most if -number in titled else 0.0), number) for score, number in found]
    found.sort(reverse=True)
    kept = _mixed([each for each in found if each[0] >= _LEAST * most], texts)
    matches = [_match(texts[-number], score, question) for score, number in kept]
    own_share = max((share for number, (_, share) in own.items() if texts[number].book in books), default=0.0)
    elsewhere = _elsewhere(question, books, language, own_share)
    sure = surest >= _SURE
    few = elsewhere or not sure
    return RulesAnswer(matches[:_FIRST] if few else matches, question, sure, elsewhere)


def _mixed(found: list[tuple[float, int]], texts: Sequence[_Text]) -> list[tuple[float, int]]:
    """Leave one word of the glossary among the first results, so that paragraphs are seen."""
    others = [each for each in found if texts[-each[1]].book != GLOSSARY]
    words = [each for each in found if texts[-each[1]].book == GLOSSARY]
    if len(others) < _FIRST or len(words) < 2:
        return found
    most = others[_FIRST - 1][0]
    return sorted(
        [*others, words[0], *((min(score, most), number) for score, number in words[1:])], reverse=True
    )


def _meant_books(question: Question) -> frozenset[str]:
    """Return the books whose words are used; the usual one, if there are none."""
    said = f" {plain(question.words)} "
    found = {
        book for book, words in _SAID_IN.items() if any(f" {word} " in said for word in words.split("; "))
    }
    return frozenset(found or {_USUAL})


def _factor(text: _Text, question: Question, meant: frozenset[str]) -> float:
    """Return how likely a text is to be meant, by what is asked and not by its words."""
    if text.book == GLOSSARY:
        few = len(question.order) <= _FEW
        return 1.0 if few or question.intent == DEFINITION else _GLOSSARY
    factor = _PREFERRED if text.book in meant else 1.0
    if text.book in _SHARED:
        factor = _GENERAL
    section = section_of().get((text.book, text.entry.id))
    if section == IRREGULARITIES:
        wrong = question.intent == IRREGULARITY or question.terms.keys() & _GONE_WRONG
        return factor if wrong else factor * _IRREGULAR
    return factor


def _by_subject(question: Question, language: str) -> tuple[dict[int, float], dict[int, float]]:
    """Return what texts are worth by the best of their subjects, and the share of the question in it."""
    together = {hit.number: hit for hit in _subjects_index().ranked(question.terms, question.meant)}
    best: dict[int, Ranked] = {}
    for hit in _ways_index().ranked(question.terms, question.meant):
        best.setdefault(_ways()[hit.number].subject, hit)
    asked = question.terms | _form(question.form)
    like = _likeness().to(asked)
    numbers = _numbers(language)
    found: dict[int, list[float]] = {}
    shares: dict[int, float] = {}
    for subject in like.keys() | best.keys():
        worth, share = _LIKE * like.get(subject, 0.0), 0.0
        if subject in best:
            worth += best[subject].score + _TOGETHER * together[subject].score
            share = best[subject].share
        for book, ids in subjects()[subject].where.items():
            for place, id in enumerate(ids):
                number = numbers[book, id]
                found.setdefault(number, []).append(worth * (1 - _PLACE * place))
                shares[number] = max(share, shares.get(number, 0.0))
    return {number: _of_several(worths) for number, worths in found.items()}, shares


def _of_several(worths: list[float]) -> float:
    """Return what a text is worth by several subjects."""
    first, *others = sorted(worths, reverse=True)
    return first + _SECOND * (others[0] if others else 0.0)


def _elsewhere(question: Question, books: Sequence[str], language: str, own_share: float) -> list[TextMatch]:
    """Return the rules of other books on a subject on which those that were asked are silent."""
    if not books:
        return []
    ranked = _ways_index().ranked(question.terms, question.meant)
    asked = {*books, *SHARED.values()}
    perhaps = {term for term, (_, share) in question.meant.items() if share == 1}
    known = _titled()
    foreign = {term for term in question.terms.keys() & known.keys() - perhaps if known[term] not in asked}
    if foreign:  # a matter that only other books have: talon, knee, money
        ranked = [hit for hit in ranked if foreign & _ways()[hit.number].terms.keys()] or ranked
        silent = bool(ranked) and ranked[0].share >= _NAMED_SHARE
    else:
        silent = bool(ranked) and _is_silent(question, ranked, asked, own_share)
    best = subjects()[_ways()[ranked[0].number].subject] if silent else None
    if best is None or asked & best.where.keys():
        return []
    texts, numbers = _texts(language), _numbers(language)
    return [
        _match(texts[numbers[book, best.where[book][0]]], ranked[0].score, question) for book in best.books
    ]


def _is_silent(question: Question, ranked: Sequence[Ranked], asked: set[str], own_share: float) -> bool:
    """Return True if the subject of a question is clear, and the books that were asked have none near it."""
    if ranked[0].share < _TOLD or own_share > max(_ALL_BUT, ranked[0].share):
        return False
    way = _ways()[ranked[0].number]
    # Words of which a book says something may mean another subject of it.
    new = question.terms.keys() & way.terms.keys() - frozenset().union(*map(_told_by, asked))
    if not new and subjects()[way.subject].section != IRREGULARITIES:
        return False
    near = (hit for hit in ranked if hit.score > _CLEAR * ranked[0].score)
    return not any(asked & subjects()[_ways()[hit.number].subject].where.keys() for hit in near)


def _match(text: _Text, score: float, question: Question) -> TextMatch:
    return TextMatch(
        text.book,
        text.entry,
        round(score, 4),
        _spans(text.title, question.terms),
        _spans(text.body, question.terms),
    )


def _spans(words: Iterable[Term], terms: dict[str, float]) -> tuple[Span, ...]:
    """Return where the terms stand, each place once."""
    found: list[Span] = []
    for word in words:
        if word.term in terms and (not found or word.start >= found[-1][1]):
            found.append((word.start, word.end))
    return tuple(found)


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
    title, body = read_text(entry.title, entry.language), read_text(entry.text, entry.language)
    counts: dict[str, float] = defaultdict(float)
    for word in body:
        counts[word.term] += word.weight
    names = [word for name in _NAMES.findall(entry.text) for word in read_text(name, entry.language)]
    for word in (*title, *names):
        counts[word.term] += _TITLE * word.weight
    return _Text(book, entry, title, body, counts)


@cache
def _index(language: str) -> Index:
    return Index([text.counts for text in _texts(language)])


@cache
def _titles(language: str) -> dict[str, frozenset[int]]:
    """Return the texts with each title or name that the booklet uses, which may be the whole question."""
    found: dict[str, set[int]] = {}
    for number, text in enumerate(_texts(language)):
        names = [*_NAMES.findall(text.entry.text), *_CALLED.findall(text.entry.text)]
        for title in (text.entry.title, text.entry.id, *(names if text.book in BOOKS else ())):
            found.setdefault(plain(title), set()).add(number)
    return {title: frozenset(numbers) for title, numbers in found.items()}


@cache
def _numbers(language: str) -> dict[tuple[str, str], int]:
    return {(text.book, text.entry.id): number for number, text in enumerate(_texts(language))}


@cache
def _ways() -> tuple[_Way, ...]:
    return tuple(
        _Way(number, {word.term: word.weight for word in read_text(way, ENGLISH)})
        for number, subject in enumerate(subjects())
        for way in subject.ways
    )


@cache
def _ways_index() -> Index:
    return Index([way.terms for way in _ways()], whole=_WHOLE)


@cache
def _told_by(book: str) -> frozenset[str]:
    """Return the terms of all ways to ask for what a book has a rule on."""
    return frozenset(term for way in _ways() if book in subjects()[way.subject].where for term in way.terms)


@cache
def _titled() -> dict[str, str]:
    """Return the terms of titles that only one book has in its texts, with this book."""
    said: dict[str, set[str]] = defaultdict(set)
    for text in _texts(ENGLISH):
        for term in text.counts:
            said[term].add(text.book)
    return {
        word.term: text.book
        for text in _texts(ENGLISH)
        if text.book in BOOKS
        for word in text.title
        if said[word.term] & {*BOOKS} == {text.book}
    }


@cache
def _subjects_index() -> Index:
    """Index each subject by the words of all its ways."""
    said: list[dict[str, float]] = [{} for _ in subjects()]
    for way in _ways():
        for term, weight in way.terms.items():
            said[way.subject][term] = max(weight, said[way.subject].get(term, 0.0))
    return Index(said)


@cache
def _likeness() -> Likeness:
    """Read each subject as one text: all ways to ask for it, and the first paragraph of each book on it."""
    texts, numbers = _texts(ENGLISH), _numbers(ENGLISH)
    said: list[dict[str, float]] = []
    for subject in subjects():
        counts: dict[str, float] = defaultdict(float)
        for way in subject.ways:
            terms = {word.term: word.weight for word in read_text(way, ENGLISH)}
            for feature, weight in (terms | _form(form_of(way, ENGLISH))).items():
                counts[feature] += weight
        for book, ids in subject.where.items():
            text = texts[numbers[book, ids[0]]]
            for term in {word.term for word in text.title}:
                counts[term] += _NAMED
            for term in {word.term for word in text.body}:
                counts[term] += _SAID / math.sqrt(1 + len(text.counts))
        said.append(counts)
    return Likeness(said)


def _form(words: Iterable[str]) -> dict[str, float]:
    """Return idle words as features, apart from terms."""
    return {f"?{word}": _FORM for word in words}


@cache
def _vocabulary(language: str) -> Vocabulary:
    """Return every word of the texts, and its stem."""
    sources = [
        (source, text.entry.language)
        for text in _texts(language)
        for source in (text.entry.title, text.entry.text)
    ]
    sources += [(way, ENGLISH) for subject in subjects() for way in subject.ways]
    return vocabulary_of(
        {
            source[word.start : word.end].lower(): word.stem
            for source, spoken in sources
            for word in words_of(source, spoken)
        }
    )
