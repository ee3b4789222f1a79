"""Cards of a draft in letters, with ``#`` for the cards that are nowhere else.

>>> spelling([REST, 0]), spelling(merged([9, UNKNOWN, REST]))
('#?4', 'K#')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.cards import JOKER, LETTERS, RANKS, TWO, UNKNOWN, UNKNOWN_LETTER
from canasta.notation.position_keys import HIDDEN
from canasta.notation.position_tokens import REST
from canasta.notation.position_write import cards_text
from canasta.table.state import State

#: All the cards that are nowhere else, as a card.
REST_LETTER: Final = HIDDEN


def rank_of(kinds: Sequence[int]) -> int:
    """What a set goes by: its natural cards; two for wild ones alone."""
    return next((kind for kind in kinds if kind < RANKS or kind not in (TWO, JOKER)), TWO)


def removed(found: list[int], number: int) -> None:
    """One of some cards goes, if it is there."""
    if found and -1 <= number < len(found):
        del found[number]


def merged(kinds: list[int]) -> list[int]:
    """Hidden cards next to the rest of the pack are part of it."""
    if REST not in kinds:
        return kinds
    at = kinds.index(REST)
    before, after = kinds[:at], [kind for kind in kinds[at + 1 :] if kind != REST]
    while before[-1:] == [UNKNOWN]:
        before.pop()
    while after[:1] == [UNKNOWN]:
        after.pop(0)
    return [*before, REST, *after]


def spelling(kinds: list[int]) -> str:
    """Cards by letter, the rest of the pack among them."""
    if REST not in kinds:
        return cards_text(kinds)
    at = kinds.index(REST)
    before, after = kinds[:at], kinds[at + 1 :]
    digit = bool(after) and LETTERS[after[0]].isdigit()  # a number would swallow it
    text = (cards_text(before) if before else "") + REST_LETTER + (UNKNOWN_LETTER if digit else "")
    return text + (cards_text(after) if after else "")


def rest_left(state: State) -> dict[str, str]:
    """Where the rest of the pack lies, if not in a stock nobody knows: a number would not bend."""
    stock, pile = list(state.stock[state.place :]), list(state.pile)
    known = [kind for kind in stock if kind != UNKNOWN]
    if known and stock[-1] == UNKNOWN:
        return {"stock": spelling(merged([*stock, REST]))}
    if len(known) == len(stock) and pile[:1] == [UNKNOWN]:
        return {"pile": spelling(merged([REST, *pile])), "stock": spelling(stock)}
    return {}
