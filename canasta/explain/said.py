"""Verdict on a play as a player types or says it: in the notation, or in whole sentences.

>>> from canasta.notation import read_position
>>> state = read_position("classic hand1=7XKQ4 setsA=555 pile=927")
>>> answer_said(state, "The pile is frozen. May I take it with a seven and a joker?").paragraphs[0]
'33'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from canasta.clauses.base import Reason
from canasta.engine import State
from canasta.explain.answer import Answer, answer, plays_in
from canasta.explain.out import way_out
from canasta.explain.spoken import OUT, spoken_plays
from canasta.messages import UserError
from canasta.speech.lexicon import lexicon, spoken_languages
from canasta.speech.stems import words_of

#: Errors of words that mean no play at all.
_NO_PLAY: Final = frozenset({"action.unknown", "play.error.unknown", "play.error.card"})
#: An article, which is also the letter of an ace.
_ARTICLE: Final = re.compile(r"\b(?:an?|o|y|e) [^\W\d]{3,}")
#: Small words that the notation has, too: ``take on K``, ``add 2 to K``.
_TERSE: Final = frozenset({"up", "on", "to", "with", "out", "no", "si", "sí"})


def answer_said(state: State, line: str, parts: Sequence[str] = ()) -> Answer:
    """Judge a line: plays in the notation, or what a player would say.

    Args:
        state: The position.
        line: The words.
        parts: The line split into plays of the notation; without it, at semicolons.
    """
    plays = meant_plays(state, line)
    if plays == [OUT]:
        return _answer_out(state, line)
    try:
        return answer(state, parts or plays_in(line)) if not plays else answer(state, plays)
    except UserError:
        other = spoken_plays(state, line)
        if plays or not other:
            raise
        return _answer_out(state, line) if other == [OUT] else answer(state, other)


def means_no_play(problem: UserError) -> bool:
    """Return True if a line could not be judged because it is not about a play: the rules may answer it."""
    return problem.message in _NO_PLAY


def meant_plays(state: State, line: str) -> list[str]:
    """Return the plays that a sentence means; none for words of the notation."""
    if line.strip().lower() == OUT:
        return [OUT]
    return spoken_plays(state, line) if _is_sentence(line) else []


def _is_sentence(line: str) -> bool:
    """Return True if there are small words, which the notation has none of."""
    if _ARTICLE.search(line):
        return True
    return any(
        word.stem in lexicon(language).idle | lexicon(language).articles
        for language in spoken_languages()
        for word in words_of(line, language)
        if len(form := line[word.start : word.end].lower()) > 1 and form not in _TERSE
    )


def _answer_out(state: State, line: str) -> Answer:
    found = way_out(state)
    if found.way is not None:
        return found.way
    first: Reason = found.missing[0]
    return Answer(False, (), first, found.paragraphs, found.missing[1:], " ".join(line.split()))
