"""Actions as they are offered: the text that is sent back, and what a page needs to offer it without rules.

>>> from canasta.table.actions import parse_action
>>> write_offer(parse_action("take K2"), further_sets=False)
Offer(action='take K2', family='take', cards=['K', '2'], rank='K', words=UNSET)
"""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType

from canasta.cards import BLACK_THREE, TWO
from canasta.table.actions import (
    ADD,
    ADD_JOKER,
    ADD_TWO,
    ALL_ACTIONS,
    ASK,
    BURY,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    FOUR_BLACK,
    KIND,
    LAY_NATURAL,
    LAY_WILD,
    NO,
    PASS,
    REFILL,
    SHOW_BLACK,
    SHOW_HAND,
    SHOW_RED,
    TAKE_ADD,
    TAKE_PAIR,
    TAKE_RESERVE,
    YES,
    action_text,
    needs,
)
from canasta.table.packing import RANKLESS
from canasta.table.state import State
from canasta.wire.base import Action, Card, Rank, Wire, kind_names, rank_of
from canasta.wording import offer_words

Family = Literal[
    "draw", "pass", "end", "ask", "yes", "no", "refill", "show", "show_hand", "take_reserve",
    "take", "lay", "add", "bury", "discard",
]  # fmt: skip

_PLAIN: Final[dict[int, Family]] = {
    DRAW: "draw",
    PASS: "pass",
    END: "end",
    ASK: "ask",
    YES: "yes",
    NO: "no",
    REFILL: "refill",
    FOUR_BLACK: "lay",
    SHOW_RED: "show",
    SHOW_BLACK: "show",
    SHOW_HAND: "show_hand",
    TAKE_RESERVE: "take_reserve",
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
    """The cards an action plays from the hand, by kind.

    Where closed sets make room for further ones, a pair goes with the top card to one that is closed.
    """
    if further_sets and action & FAMILY == TAKE_ADD:
        return [action & KIND] * 2
    return needs(action)


def _family(action: int) -> Family:
    if action < TAKE_PAIR:
        return _PLAIN[action]
    if action < LAY_NATURAL:
        return "take"
    if action >= DISCARD:
        return "discard"
    family = action & FAMILY
    return "bury" if family == BURY else "add" if family in (ADD, ADD_TWO, ADD_JOKER) else "lay"


def _rank(action: int) -> Rank | UnsetType:
    if action == FOUR_BLACK:
        return rank_of(BLACK_THREE)
    if action < TAKE_PAIR or action >= DISCARD:
        return UNSET
    family, place = action & FAMILY, action & KIND
    if family == LAY_WILD:
        return rank_of(TWO)
    if place == RANKLESS:
        return rank_of(BLACK_THREE if family in (LAY_NATURAL, ADD) else TWO)
    return rank_of(place)


def write_offer(action: int, further_sets: bool, words: str | UnsetType = UNSET) -> Offer:
    """An action as a struct."""
    cards = kind_names(cards_played(action, further_sets))
    return Offer(action_text(action), _family(action), cards, _rank(action), words)


def write_offers(actions: list[int], state: State, told: bool = False) -> list[Offer]:
    """Actions that are legal in a state; ``told``: with their words."""
    further = state.setup.with_top > 0
    return [write_offer(action, further, offer_words(action, state) if told else UNSET) for action in actions]


#: Every action as an offer without words, encoded once: there are few, and the same for every table.
_ENCODED: Final = tuple(
    {action: Raw(msgspec.json.encode(write_offer(action, further))) for action in ALL_ACTIONS}
    for further in (False, True)
)


def quick_offers(actions: list[int], further_sets: bool) -> list[Offer]:
    """The same without words, encoded already: only good to be encoded as part of something else."""
    encoded = _ENCODED[further_sets]
    return cast("list[Offer]", [encoded[action] for action in actions])
