"""Legal actions as offers: the text to send back, and what a page needs to show them without knowing rules.

>>> from canasta.table.actions import parse_action
>>> write_offer(parse_action("take K2"), further_sets=False)
Offer(action='take K2', family='take', cards=['K', '2'], rank='K', words=UNSET)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.cards import BLACK_THREE, TWO
from canasta.messages import use_language
from canasta.table import actions as act
from canasta.table.actions import action_text, needs
from canasta.table.packing import RANKLESS
from canasta.table.state import State
from canasta.wire.base import Action, Card, Rank, Wire, kind_names, rank_of
from canasta.wording import offer_context, offer_words, words_of_offer

Family = Literal[
    "draw", "pass", "end", "ask", "yes", "no", "refill", "show", "show_hand", "take_reserve",
    "take", "lay", "add", "bury", "discard",
]  # fmt: skip

_PLAIN: Final[dict[int, Family]] = {
    act.DRAW: "draw",
    act.PASS: "pass",
    act.END: "end",
    act.ASK: "ask",
    act.YES: "yes",
    act.NO: "no",
    act.REFILL: "refill",
    act.FOUR_BLACK: "lay",
    act.SHOW_RED: "show",
    act.SHOW_BLACK: "show",
    act.SHOW_HAND: "show_hand",
    act.TAKE_RESERVE: "take_reserve",
}


class Offer(Wire):
    """An action that is open to the receiver.

    ``cards`` are the cards it plays from the hand, by kind; any of that kind will do. ``rank`` is the set it
    begins, adds to or takes the top card for.
    """

    action: Action
    family: Family
    cards: list[Card]
    rank: Rank | UnsetType = UNSET
    words: str | UnsetType = UNSET  #: on request


def cards_played(action: int, further_sets: bool) -> list[int]:
    """Return the cards an action plays from the hand, by kind.

    If closed sets make room for further ones, a pair goes with the top card to one that is closed.
    """
    if further_sets and action & act.FAMILY == act.TAKE_ADD:
        return [action & act.KIND] * 2
    return needs(action)


def _family(action: int) -> Family:
    if action < act.TAKE_PAIR:
        return _PLAIN[action]
    if action < act.LAY_NATURAL:
        return "take"
    if action >= act.DISCARD:
        return "discard"
    family = action & act.FAMILY
    return (
        "bury" if family == act.BURY else "add" if family in (act.ADD, act.ADD_TWO, act.ADD_JOKER) else "lay"
    )


def rank_played(action: int) -> Rank | UnsetType:
    """Return the set that an action begins, adds to or takes the top card for."""
    if action == act.FOUR_BLACK:
        return rank_of(BLACK_THREE)
    if action < act.TAKE_PAIR or action >= act.DISCARD:
        return UNSET
    family, place = action & act.FAMILY, action & act.KIND
    if family == act.LAY_WILD:
        return rank_of(TWO)
    if place == RANKLESS:
        return rank_of(BLACK_THREE if family in (act.LAY_NATURAL, act.ADD) else TWO)
    return rank_of(place)


def write_offer(action: int, further_sets: bool, words: str | UnsetType = UNSET) -> Offer:
    """Write an action as an offer."""
    cards = kind_names(cards_played(action, further_sets))
    return Offer(action_text(action), _family(action), cards, rank_played(action), words)


def write_offers(actions: Sequence[int], state: State, sentences: bool = False) -> list[Offer]:
    """Write the legal actions of a state; ``sentences``: with their words."""
    further = state.setup.with_top > 0
    return [
        write_offer(action, further, offer_words(action, state) if sentences else UNSET) for action in actions
    ]


def _encode_offer(action: int, further_sets: bool, words: str | UnsetType = UNSET) -> bytes:
    return msgspec.json.encode(write_offer(action, further_sets, words))


#: Every action as an offer without words, encoded once: there are few, and all tables share them.
_ENCODED: Final[tuple[dict[int, bytes], ...]] = tuple(
    {action: _encode_offer(action, further) for action in act.ALL_ACTIONS} for further in (False, True)
)


def encoded_offers(actions: Sequence[int], state: State, language: str = "") -> bytes:
    """Encode the offers, with words if a language is given: the elements of an array."""
    further = state.setup.with_top > 0
    known = _in_words(further, language) if language else _ENCODED[further]
    return b",".join([known.get(action) or _encode_in_context(action, state, language) for action in actions])


@cache
def _in_words(further_sets: bool, language: str) -> dict[int, bytes]:
    """Encode every offer whose words are the same in every state."""
    with use_language(language):
        return {
            action: _encode_offer(action, further_sets, words_of_offer(action, 1, False))
            for action in act.ALL_ACTIONS
            if action not in (act.DRAW, act.PASS)
        }


def _encode_in_context(action: int, state: State, language: str) -> bytes:
    return _encode_with(action, state.setup.with_top > 0, language, *offer_context(action, state))


@cache
def _encode_with(action: int, further_sets: bool, language: str, drawn: int, goes_on: bool) -> bytes:
    with use_language(language):
        return _encode_offer(action, further_sets, words_of_offer(action, drawn, goes_on))
