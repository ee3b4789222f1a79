"""Advice for the referee: classic's rulings on irregularities about which another book is silent.

Only classic (para. 57 B, 62-74) has a code of irregularities. Players of the other books meet the same
accidents, so the referee says that their book has no rule and offers classic's, with its paragraph.

>>> from canasta.books import book
>>> interview = referee_for(book("american"), 4)
>>> interview.choose("drew_too_many")
>>> interview.is_advice(interview.irregularity), interview.source(interview.irregularity).slug
(True, 'classic')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta.books import book
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.interview import Interview

_CODE: Final = "classic"
#: Irregularities of classic on which a book is not silent, though it has none of that name.
_SETTLED: Final = {
    # 36 is its own rule for a first meld below the count; threes left in a hand count nothing (A3).
    "american": frozenset({"first_meld_short", "red_three_kept"}),
    # 43 has its own rule for bonus cards; by 51 a yes permits going out and does not oblige.
    "caliente": frozenset({"red_three_kept", "yes_not_used"}),
    "boat": frozenset({"red_three_kept"}),  # 19
    "knee": frozenset({"red_three_kept"}),  # 49
}


def advice_for(rules: Rulebook) -> Rulebook | None:
    """Return classic with the irregularities on which ``rules`` are silent; None for classic itself.

    If a house rule removes an irregularity of its book, there is no ruling on it, and no advice either.
    """
    if rules.slug == _CODE:
        return None
    code = book(_CODE)
    ruled = {each.name for each in (*book(rules.slug).irregularities, *rules.irregularities)}
    ruled |= _SETTLED.get(rules.slug, frozenset())
    return replace(code, irregularities=tuple(each for each in code.irregularities if each.name not in ruled))


def referee_for(rules: Rulebook, players: int, names: Sequence[str] = ()) -> Interview:
    """Return the interview for a table with real cards, with advice where the book is silent."""
    return Interview(rules, players, names, advice_for(rules))
