"""What every family of actions lays: the one table of it, read off the cards that an action needs."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import JOKER, TWO
from canasta.table.actions import (
    OFFER_ADD,
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_BURY,
    OFFER_LAY_JOKER,
    OFFER_LAY_TWO,
    OFFER_NATURAL,
    OFFER_PAIR,
    OFFER_SEVEN,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    needs,
)

#: Families that lay cards of a rank, and those that take the pile.
LAYS: Final = (
    OFFER_NATURAL,
    OFFER_LAY_TWO,
    OFFER_LAY_JOKER,
    OFFER_ADD,
    OFFER_ADD_TWO,
    OFFER_ADD_JOKER,
    OFFER_BURY,
    OFFER_SEVEN,
)
TAKES: Final = (OFFER_PAIR, OFFER_TAKE_TWO, OFFER_TAKE_JOKER, OFFER_TAKE_ADD)

_CARDS: Final = [needs(family << 4) for family in range(OFFER_SEVEN + 1)]
#: By family: natural cards, twos and jokers that come from the hand.
LAY_NATURALS: Final = vec[i64]([len(cards) - cards.count(TWO) - cards.count(JOKER) for cards in _CARDS])
LAY_TWOS: Final = vec[i64]([cards.count(TWO) for cards in _CARDS])
LAY_JOKERS: Final = vec[i64]([cards.count(JOKER) for cards in _CARDS])
LAY_CARDS: Final = vec[i64]([len(cards) for cards in _CARDS])
