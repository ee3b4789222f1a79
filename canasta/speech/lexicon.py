"""What players call things, by language: the files in ``words``, read once.

A *term* is what two texts are compared by: the stem of one of our words (``discard``), or several joined
(``go_out``). All languages share the terms of the English words, so that a Portuguese question finds an
English paragraph.

>>> {phrase.terms for phrase in lexicon("en").phrases["toss"]}
{('discard',)}
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from canasta.messages import ENGLISH, LANGUAGES
from canasta.messages.grammar import without_accents
from canasta.speech.stems import words_of

_FOLDER: Final = Path(__file__).with_name("words")
#: Between the words of a phrase these do not matter, and none begins with them.
_ARTICLES: Final = {
    ENGLISH: "the a an my your our his her its this that these those",
    "es": "el la los las un una unos unas mi mis tu tus su sus nuestro nuestra",
    "pt-BR": "o os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa",
}
#: Terms of several words that also count as their words: a red three is a three.
_COMPOUNDS: Final = frozenset(
    {
        "red three", "black three", "natural canasta", "mixed canasta", "wild canasta", "wild set",
        "penalty card", "special hand", "bonus card", "stop card", "caliente card", "natural pair",
        "top card", "last card",
    }
)  # fmt: skip


class Phrase(NamedTuple):
    """Words as stems, and the terms they are read as."""

    stems: tuple[str, ...]
    terms: tuple[str, ...]
    own: tuple[str, ...] = ()  #: words that mean nothing else: ``prize`` in ``prize pile``


class Meaning(NamedTuple):
    """What a word may mean; only next to one of some terms, if any are given."""

    terms: tuple[str, ...]
    beside: frozenset[str]


class Lexicon(NamedTuple):
    """The words of a language."""

    language: str
    phrases: dict[str, tuple[Phrase, ...]]  #: by their first stem, longest first
    perhaps: dict[str, tuple[Meaning, ...]]
    idle: frozenset[str]  #: stems that say nothing
    articles: frozenset[str]
    intents: dict[str, tuple[str, ...]]
    forms: dict[str, str]  #: every word that is known, and its stem
    stems: frozenset[str]  #: of all of them
    sayings: dict[str, tuple[str, ...]]  #: players' words for each of ours, to be read
    shown: dict[str, tuple[str, ...]]  #: the commonest of them, which the glossary shows
    asking: dict[str, str]  #: words that tell how something is asked, as stems, and the English one for each


def term_of(words: str) -> str:
    """Return the term of one of our words.

    >>> term_of("discards"), term_of("go out")
    ('discard', 'go_out')
    """
    return "_".join(word.stem for word in words_of(words, ENGLISH))


def terms_of(key: str) -> tuple[str, ...]:
    """Return the terms of a key: one, and its words' own if it is a compound; ``take+pile`` are two."""
    if key in _COMPOUNDS:
        return (term_of(key), *(term_of(word) for word in key.split()))
    return tuple(term_of(each) for each in key.split("+"))


@cache
def lexicon(language: str) -> Lexicon:
    """Return the words of a language; a language without a file has none."""
    path = _FOLDER / f"{language}.toml"
    source = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    articles = frozenset(word.stem for word in words_of(_ARTICLES.get(language, ""), language))
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    forms: dict[str, str] = {}
    sayings: dict[str, tuple[str, ...]] = {}
    shown: dict[str, tuple[str, ...]] = {}

    def stems(words: str) -> tuple[str, ...]:
        read = list(words_of(words, language))
        for word in read:
            forms[words[word.start : word.end].lower()] = word.stem
        kept = tuple(word.stem for word in read if word.stem not in articles)
        return kept or tuple(word.stem for word in read)

    for key, said in source.get("same", {}).items():
        best, _, others = said.rpartition("|")
        sayings[key] = tuple(
            name.strip() for part in (best, others) for name in part.split(",") if name.strip()
        )
        if best:
            shown[key] = tuple(name.strip() for name in best.split(","))
        ours = (key,) if language == ENGLISH and "+" not in key else ()
        for name in (*ours, *sayings[key]):
            found.setdefault(stems(name), terms_of(key))
    phrases: dict[str, list[Phrase]] = {}
    idle = frozenset(stem for word in source.get("idle", {}).get("words", "").split() for stem in stems(word))
    perhaps = {
        stems(word)[0]: tuple(_meaning(each) for each in said.split(";"))
        for word, said in source.get("perhaps", {}).items()
    }
    alone = {words[0] for words in found if len(words) == 1} | idle | articles | perhaps.keys()
    for words, terms in found.items():
        own: tuple[str, ...] = (
            tuple(word for word in words if word not in alone and word not in terms) if len(words) > 1 else ()
        )
        phrases.setdefault(words[0], []).append(Phrase(words, terms, own))
    return Lexicon(
        language,
        {first: tuple(sorted(some, key=lambda each: -len(each.stems))) for first, some in phrases.items()},
        perhaps,
        idle,
        articles,
        {
            intent: tuple(without_accents(name.strip()) for name in said.split(","))
            for intent, said in source.get("intents", {}).items()
        },
        forms,
        frozenset(forms.values()) | articles,
        sayings,
        shown,
        _asking(source, language, idle),
    )


def _asking(source: Mapping[str, Mapping[str, str]], language: str, idle: frozenset[str]) -> dict[str, str]:
    """Return the words that tell how something is asked: all idle ones in English, else those of a table."""
    if language == ENGLISH:
        return {stem: stem for stem in idle}
    return {
        word.stem: term_of(ours)
        for ours, said in source.get("asking", {}).items()
        for word in words_of(said, language)
    }


def _meaning(source: str) -> Meaning:
    what, _, beside = source.partition(":")
    return Meaning(
        tuple(term if "_" in term else term_of(term) for term in what.split()),
        frozenset(term if "_" in term else term_of(term) for term in beside.split()),
    )


@cache
def spoken_languages() -> tuple[str, ...]:
    """Return the languages with players' words."""
    return tuple(language for language in LANGUAGES if (_FOLDER / f"{language}.toml").is_file())
