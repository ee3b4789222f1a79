"""Search for an irregularity by any form of its words, and by synonyms.

>>> from canasta.books import book
>>> [found.name for found in search(book("classic").irregularities, "misdealt")]
['wrong_number_dealt', 'improper_deal', 'card_turned_up']
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.irregularities.irregularity import Irregularity
from canasta.irregularities.labels import option_words, question_words, title_of
from canasta.irregularities.questions import WordQuestion
from canasta.messages import catalogue, current_language, text
from canasta.messages.stems import common, words_of

#: Three entries for each irregularity of all books, in some languages.
_KEPT: Final = 2000


def search(known: Sequence[Irregularity], given: str) -> list[Irregularity]:
    """Return the irregularities that a text may mean: by number in the list, by name, or by words.

    Every word must match: in title and name, otherwise also in synonyms, otherwise also in the questions.
    """
    wanted = given.strip().casefold()
    named = [
        each
        for number, each in enumerate(known, start=1)
        if wanted in (str(number), each.name, each.name.replace("_", " "))
    ]
    language = current_language()
    letters = [
        each
        for each in known
        if all(word in _said(_title_words, each, language).letters for word in wanted.split())
    ]
    if len(letters) == 1:
        return letters  # a prefix that fits only one
    stems = {word.stem for word in words_of(wanted, language)}
    stems = stems - common(language) or stems
    if named or not stems:
        return named
    for words in (_title_words, _other_words, _all_words):
        found = [each for each in known if _has(stems, _said(words, each, language).stems)]
        if found:
            return found
    return []


def _has(stems: set[str], there: frozenset[str]) -> bool:
    """Return True if every stem is the beginning of a word."""
    return all(any(word.startswith(stem) for word in there) for stem in stems)


class _Said(NamedTuple):
    letters: str
    stems: frozenset[str]


@lru_cache(maxsize=_KEPT)
def _said(words: Callable[[Irregularity], str], irregularity: Irregularity, language: str) -> _Said:
    """Return the text about an irregularity in the form used for matching, in a language."""
    said = words(irregularity)
    return _Said(said.casefold(), frozenset(word.stem for word in words_of(said, language)))


def _title_words(irregularity: Irregularity) -> str:
    return f"{title_of(irregularity)} {irregularity.name.replace('_', ' ')}"


def _other_words(irregularity: Irregularity) -> str:
    also = f"referee.also.{irregularity.name}"
    return f"{_title_words(irregularity)} {text(also) if also in catalogue() else ''}"


def _all_words(irregularity: Irregularity) -> str:
    words = [
        _other_words(irregularity),
        text(f"referee.group.{irregularity.group}"),
        *irregularity.paragraphs,
    ]
    for question in irregularity.asks:
        words.append(question_words(irregularity, question))
        if isinstance(question, WordQuestion):
            words += [option_words(irregularity, question, word) for word in question.words]
    return " ".join(words)
