"""Search for an irregularity in players' words: by number, by name, or by what happened.

>>> from canasta.books import book
>>> [found.name for found in search(book("classic").irregularities, "misdealt")]
['wrong_number_dealt', 'improper_deal', 'card_turned_up']
>>> search(book("classic").irregularities, "he tossed two cards")[0].name
'discarded_several'
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.irregularities.irregularity import Irregularity
from canasta.irregularities.labels import option_words, question_words, title_of
from canasta.irregularities.questions import WordQuestion
from canasta.messages import ENGLISH, catalogue, current_language, text, use_language
from canasta.speech.lexicon import term_of
from canasta.speech.ranking import Index
from canasta.speech.reading import RANKS, Vocabulary, read_question, read_text, vocabulary_of
from canasta.speech.stems import words_of

#: How much a word counts in the title and name, among players' words, and in the questions.
_TITLE: Final = 3.0
_ALSO: Final = 2.0
_ASKS: Final = 0.4
#: What is worth less than this share of the best is left out, and what has less of the words than this.
_LEAST: Final = 0.6
_SHARE: Final = 0.3
_MOST: Final = 6  #: matches of a sentence
#: The weight of a word that is about no irregularity.
_ELSEWHERE: Final = 0.2
_NOISE: Final = RANKS | {term_of("wrong")}
#: Irregularities of a book, with and without advice, in some languages.
_KEPT: Final = 40


def search(known: Sequence[Irregularity], given: str) -> list[Irregularity]:
    """Return the irregularities that a text may mean: by number in the list, by name, or by words.

    If some have all of the words, only those are returned; otherwise the nearest, the best first.
    """
    wanted = given.strip().casefold()
    named = [
        each
        for number, each in enumerate(known, start=1)
        if wanted in (str(number), each.name, each.name.replace("_", " "))
    ]
    if named or not wanted:
        return named
    letters = [each for each in known if all(word in _letters(each) for word in wanted.split())]
    if len(letters) == 1:
        return letters  # a prefix that fits only one
    kept = _read(tuple(known), current_language())
    question = read_question(given, kept.vocabulary)
    # Names of players, for example, are in no text, ranks are examples, and all that is asked for is wrong.
    terms = {
        term: weight * (_ELSEWHERE if term in _NOISE or term not in kept.texts else 1)
        for term, weight in question.terms.items()
    }
    ranked = kept.texts.ranked(terms, question.meant)
    whole = [hit for hit in ranked if hit.share > 1 - 1e-9]
    # Those that are told by these words come before those whose questions have them.
    whole = [hit for hit in whole if kept.told[hit.number].issuperset(question.order)] or whole
    near = [hit for hit in ranked if hit.score >= _LEAST * ranked[0].score and hit.share >= _SHARE]
    if len(question.order) == 1:  # a word, as to filter the list: first of all by titles
        numbers = sorted(hit.number for hit in whole)
        titled = [number for number in numbers if question.order[0] in kept.titles[number]]
        return [known[number] for number in titled or numbers]
    return [known[hit.number] for hit in (whole or near)[:_MOST]]


class _Kept(NamedTuple):
    texts: Index
    titles: tuple[frozenset[str], ...]  #: the terms of title and name
    told: tuple[frozenset[str], ...]  #: these, and the terms of players' words
    vocabulary: Vocabulary


@lru_cache(maxsize=_KEPT)
def _read(known: tuple[Irregularity, ...], language: str) -> _Kept:
    """Read the texts about some irregularities, in a language and in English."""
    counts: list[dict[str, float]] = []
    forms: dict[str, str] = {}
    for irregularity in known:
        counted: dict[str, float] = defaultdict(float)
        for spoken in dict.fromkeys((language, ENGLISH)):
            with use_language(spoken):
                for weight, words in _said(irregularity):
                    for read in read_text(words, spoken):
                        counted[read.term] = max(counted[read.term], weight)
                    if spoken == language:
                        for word in words_of(words, spoken):
                            forms[words[word.start : word.end].lower()] = word.stem
        counts.append(counted)
    titles = tuple(frozenset(term for term, weight in each.items() if weight == _TITLE) for each in counts)
    told = tuple(frozenset(term for term, weight in each.items() if weight >= _ALSO) for each in counts)
    return _Kept(Index(counts), titles, told, vocabulary_of(forms))


def _said(irregularity: Irregularity) -> Iterator[tuple[float, str]]:
    """Yield the texts about an irregularity in the language of the context, each with its weight."""
    yield _TITLE, title_of(irregularity)
    yield _TITLE, irregularity.name.replace("_", " ")
    also = f"referee.also.{irregularity.name}"
    if also in catalogue():
        yield from ((_ALSO, way) for way in text(also).split(","))
    yield _ASKS, text(f"referee.group.{irregularity.group}")
    yield _ASKS, " ".join(irregularity.paragraphs)
    for question in irregularity.asks:
        yield _ASKS, question_words(irregularity, question)
        if isinstance(question, WordQuestion):
            for word in question.words:
                yield _ASKS, option_words(irregularity, question, word)


def _letters(irregularity: Irregularity) -> str:
    return f"{title_of(irregularity)} {irregularity.name.replace('_', ' ')}".casefold()
