"""One reading of words, for texts and for questions about them.

A text becomes terms (``canasta.speech.lexicon``), each with its place. A question is read in the language in
which most of its words are known, its misspelled words are corrected, a word with several meanings gets those
that fit the rest, and its form tells what is asked.

>>> [word.term for word in read_text("She tossed a deuce on the discard pile.", "en")]
['discard', 'two', 'wild', 'pil']
>>> question = read_question("how much is a red trey wroth?", vocabulary_of({}))
>>> question.intent, question.corrected
('score', ('worth',))
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from canasta.messages import current_language
from canasta.messages.grammar import without_accents
from canasta.speech.lexicon import Lexicon, lexicon, spoken_languages, term_of
from canasta.speech.ranking import Instead
from canasta.speech.spelling import nearest
from canasta.speech.stems import Word, stem, words_of

PLAY: Final = "play"
COUNT: Final = "count"
SCORE: Final = "score"
IRREGULARITY: Final = "irregularity"
DEFINITION: Final = "definition"
#: In which order the forms of a question are looked for; without any of them it is about a play.
INTENTS: Final = (IRREGULARITY, SCORE, COUNT, DEFINITION, PLAY)
#: The weight of the words of a compound, of a meaning that a word may have, and of a corrected word.
_PART: Final = 0.4
#: The weight of the words of a phrase that mean nothing else.
_OWN: Final = 0.8
_PERHAPS: Final = 0.4
_CORRECTED: Final = 0.8
_CORRECTIONS: Final = 4  #: words that are corrected in a question, at most
#: The weight of a rank, which is most often an example, and of a number.
_EXAMPLE: Final = 0.7
RANKS: Final = frozenset(
    map(term_of, ["four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"])
)
_SHORTEST: Final = 3  #: a shorter word that is unknown is left unchanged


class Term(NamedTuple):
    """A term in a text, and where its words stand."""

    term: str
    start: int
    end: int
    weight: float = 1.0  #: less for the words of a compound


class Vocabulary(NamedTuple):
    """The words that some texts have, next to those of players."""

    forms: Mapping[str, str]  #: every word, and its stem
    stems: frozenset[str]


class Question(NamedTuple):
    """A question: its terms with their weights, what is asked, and the words that were corrected."""

    words: str
    language: str
    intent: str
    terms: dict[str, float]
    meant: dict[str, Instead]  #: terms that stand for another one: what it may mean, and parts of it
    order: tuple[str, ...]  #: the terms in order
    corrected: tuple[str, ...]
    unknown: tuple[str, ...]  #: words that no text has and that resemble none
    form: tuple[str, ...] = ()  #: idle words, which say nothing alone but tell how it was asked


def vocabulary_of(forms: Mapping[str, str]) -> Vocabulary:
    """Return the vocabulary of some texts, from their words and stems."""
    return Vocabulary(forms, frozenset(forms.values()))


def read_text(text: str, language: str) -> list[Term]:
    """Read a text in its own language; idle words are left out."""
    return _terms(list(words_of(text, language)), lexicon(language))


def form_of(text: str, language: str) -> tuple[str, ...]:
    """Return the words that tell how something is asked, in any language by the English ones.

    >>> form_of("may I take it now", "en"), form_of("¿puedo tomar el pozo?", "es")
    (('may', 'i', 'it', 'now'), ('can',))
    """
    asking = lexicon(language).asking
    return tuple(asking[word.stem] for word in words_of(text, language) if word.stem in asking)


def _terms(words: Sequence[Word], known: Lexicon) -> list[Term]:
    kept = [word for word in words if word.stem not in known.articles]
    found: list[Term] = []
    at = 0
    while at < len(kept):
        first = kept[at]
        size, terms, own = _phrase(kept, at, known)
        if size:
            compound = "_" in terms[0]  # its words are parts of it
            end = kept[at + size - 1].end
            found += [
                Term(term, first.start, end, _PART if compound and place else 1.0)
                for place, term in enumerate(terms)
            ]
            found += [Term(term, first.start, end, _OWN) for term in own]
        elif first.stem not in known.idle:
            found.append(Term(*first))
        at += size or 1
    return found


def _phrase(words: Sequence[Word], at: int, known: Lexicon) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Return the length of the longest phrase that begins here, its terms and its own words."""
    for phrase in known.phrases.get(words[at].stem, ()):
        size = len(phrase.stems)
        if tuple(word.stem for word in words[at : at + size]) == phrase.stems:
            return size, phrase.terms, phrase.own
    return 0, (), ()


def read_question(asked: str, vocabulary: Vocabulary, language: str = "") -> Question:
    """Read a question in the language that most of its words are of, preferably the one given."""
    language = language_of(asked, language or current_language())
    known = lexicon(language)
    corrected: list[str] = []
    unknown: list[str] = []
    words: list[Word] = []
    softer: set[int] = set()
    for word in words_of(asked, language):
        form, said = asked[word.start : word.end].lower(), word.stem
        if not _is_known(form, said, known, vocabulary):
            near = "" if len(corrected) >= _CORRECTIONS else nearest(form, known.forms, vocabulary.forms)
            if near:
                corrected.append(near)
                softer.add(word.start)
                said = stem(near, language)
            else:
                unknown.append(form)
        words.append(Word(said, word.start, word.end))
    # A sum of points that no text has says nothing: "what do we need at 1600?"
    words = [word for word in words if not word.stem.isdigit() or word.stem in vocabulary.stems] or words
    read = _terms(words, known) or [Term(*word) for word in words]
    terms: dict[str, float] = {}
    for each in read:
        weight = each.weight * (_CORRECTED if each.start in softer else 1.0)
        if each.term in RANKS or each.term[0].isdigit():
            weight *= _EXAMPLE
        terms[each.term] = max(weight, terms.get(each.term, 0.0))
    order = tuple(each.term for each in read if each.weight == 1)
    whole = {each.start: each.term for each in reversed(read) if each.weight == 1}
    meant = {
        each.term: (whole[each.start], _PART) for each in read if each.weight < 1 and each.start in whole
    }
    meant |= _add_meanings(terms, known)
    return Question(
        asked,
        language,
        _intent(asked, known),
        terms,
        meant,
        order,
        tuple(corrected),
        tuple(unknown),
        form_of(asked, language),
    )


def _add_meanings(terms: dict[str, float], known: Lexicon) -> dict[str, Instead]:
    """Add what words may mean, where the other words allow it; return what was added, and for which."""
    meant: dict[str, Instead] = {}
    for term in [*terms]:
        for meaning in known.perhaps.get(term, ()):
            others = terms.keys() - {term}
            if meaning.beside and not meaning.beside & others:
                continue
            weight = terms[term]
            for other in meaning.terms:
                if other not in terms:
                    meant[other] = (term, 1.0)
                terms[other] = max(terms.get(other, 0.0), (1 if meaning.beside else _PERHAPS) * weight)
            if meaning.beside:
                if term not in meaning.terms:
                    terms[term] = (1 - _PERHAPS) * weight
                break
    return meant


def _intent(asked: str, known: Lexicon) -> str:
    said = f" {plain(asked)} "
    for intent in INTENTS:
        if any(f" {form} " in said for form in known.intents.get(intent, ())):
            return intent
    return PLAY


def plain(words: str) -> str:
    """Return the words alone, in small letters without accents."""
    return " ".join(re.findall(r"[^\W_]+", without_accents(words.lower())))


def _is_known(form: str, said: str, known: Lexicon, vocabulary: Vocabulary) -> bool:
    return (
        len(form) <= _SHORTEST
        or not form.isalpha()
        or said in known.stems
        or form in vocabulary.forms
        or said in vocabulary.stems
    )


def language_of(asked: str, preferred: str) -> str:
    """Return the language in which most words of a question are players' words or idle ones.

    >>> language_of("¿puedo tomar el pozo?", "en"), language_of("can I take the pile", "es")
    ('es', 'en')
    """
    first = [preferred, *(each for each in spoken_languages() if each != preferred)]
    return max(first, key=lambda language: _understood(asked, language))


def _understood(asked: str, language: str) -> int:
    known = lexicon(language)
    return sum(word.stem in known.stems for word in words_of(asked, language))
