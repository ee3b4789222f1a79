"""Cards of a draft in letters, with ``#`` for the cards that are nowhere else.

>>> spelling([REST, 0]), spelling(merged([9, UNKNOWN, REST]))
('#?4', 'K#')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.cards import JOKER, LETTERS, RANKS, TWO, UNKNOWN, UNKNOWN_LETTER
from canasta.notation.position.keys import HIDDEN
from canasta.notation.position.tokens import REST
from canasta.notation.position.write import cards_text
from canasta.table.state import State

#: Stands for all the cards that are nowhere else.
REST_LETTER: Final = HIDDEN


def rank_of(kinds: Sequence[int]) -> int:
    """Return the kind of a set: its natural cards, or two for wild ones alone."""
    return next((kind for kind in kinds if kind < RANKS or kind not in (TWO, JOKER)), TWO)


def removed(found: list[int], number: int) -> None:
    """Remove one card, if it is there."""
    if found and -1 <= number < len(found):
        del found[number]


def merged(kinds: list[int]) -> list[int]:
    """Merge hidden cards next to the rest of the pack into it."""
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
    """Return cards by letter, including the rest of the pack."""
    if REST not in kinds:
        return cards_text(kinds)
    at = kinds.index(REST)
    before, after = kinds[:at], kinds[at + 1 :]
    digit = bool(after) and LETTERS[after[0]].isdigit()  # it would be read as part of a number
    text = (cards_text(before) if before else "") + REST_LETTER + (UNKNOWN_LETTER if digit else "")
    return text + (cards_text(after) if after else "")


def rest_left(state: State) -> dict[str, str]:
    """Return where the rest of the pack lies if not in an unknown stock; ``#`` adapts, a number would not."""
    stock, pile = list(state.stock[state.place :]), list(state.pile)
    known = [kind for kind in stock if kind != UNKNOWN]
    if known and stock[-1] == UNKNOWN:
        return {"stock": spelling(merged([*stock, REST]))}
    if len(known) == len(stock) and pile[:1] == [UNKNOWN]:
        return {"pile": spelling(merged([REST, *pile])), "stock": spelling(stock)}
    return {}
