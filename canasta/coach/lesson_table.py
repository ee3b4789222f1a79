"""The table of a lesson: a position that gives the cards that matter; the rest follow a pattern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

from canasta.cards import RANKS, UNKNOWN
from canasta.engine import State, view
from canasta.engine.partial import unknown_in_hand
from canasta.match import Match
from canasta.match.placing import match_at
from canasta.notation import read_position
from canasta.table.packing import NATURAL_ONE, SPECIAL_FIELD_ONE, held_kinds
from canasta.table.state import NATURALS, SPECIALS


def lesson_match(position: str, names: Sequence[str]) -> Match:
    """A game that stands at a position; the players sit in the order of the names; more may be given.

    >>> from canasta.notation import write_position
    >>> match = lesson_match("classic turns=0 hand1=KK459#6 hand2=#5 pile=7 stock=RK#", ["A", "B", "C", "D"])
    >>> write_position(match.view(0).position)
    'classic turns=0 hand1=445567899KK hand2=#5 pile=7'
    """
    state = read_position(position)
    fill(state)
    return match_at(state, names[: state.setup.players])


def fill(state: State) -> None:
    """Give every hidden card a face: one of each rank in turn; wild cards and threes go to the bottom.

    So nobody holds anything special that the position does not say, and no dice are needed.
    """
    left = _left_over(state)
    for seat in range(state.setup.seats):
        for _ in range(unknown_in_hand(state, seat)):
            kind = next(left)
            state.held[NATURALS + seat] += NATURAL_ONE[kind]
            state.held[SPECIALS + seat] += SPECIAL_FIELD_ONE[kind]
    state.reserves = tuple([tuple([_shown(cards, left) for cards in seat]) for seat in state.reserves])
    state.stock, state.place = _shown(state.stock[state.place :], left), 0
    state.partial = False


def _shown(cards: bytes, left: Iterator[int]) -> bytes:
    return bytes([next(left) if kind == UNKNOWN else kind for kind in cards])


def _left_over(state: State) -> Iterator[int]:
    """The cards of the pack that a position does not give."""
    unseen = view(state, -1).unseen()
    given = [kind for reserves in state.reserves for cards in reserves for kind in cards]
    given += state.stock[state.place :]
    for seat in range(state.setup.seats):
        given += held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    for kind in given:
        if kind != UNKNOWN:
            unseen[kind] -= 1
    groups = [[kind] * number for kind, number in enumerate(unseen)]
    ranks = [kind for row in zip_longest(*groups[:RANKS]) for kind in row if kind is not None]
    return iter([*ranks, *chain(*groups[RANKS:])])
