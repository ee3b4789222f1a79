"""What every family of actions lays: the one table of it, read off the cards that an action needs."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import JOKER, TWO
from canasta.table import actions as act
from canasta.table.actions import needs

#: Families that lay cards of a rank, and those that take the pile.
LAYS: Final = (
    act.OFFER_NATURAL,
    act.OFFER_LAY_TWO,
    act.OFFER_LAY_JOKER,
    act.OFFER_ADD,
    act.OFFER_ADD_TWO,
    act.OFFER_ADD_JOKER,
    act.OFFER_BURY,
    act.OFFER_SEVEN,
)
TAKES: Final = (act.OFFER_PAIR, act.OFFER_TAKE_TWO, act.OFFER_TAKE_JOKER, act.OFFER_TAKE_ADD)

_CARDS: Final = [needs(family << 4) for family in range(act.OFFER_SEVEN + 1)]
#: By family: natural cards, twos and jokers that come from the hand.
LAY_NATURALS: Final = vec[i64]([len(cards) - cards.count(TWO) - cards.count(JOKER) for cards in _CARDS])
LAY_TWOS: Final = vec[i64]([cards.count(TWO) for cards in _CARDS])
LAY_JOKERS: Final = vec[i64]([cards.count(JOKER) for cards in _CARDS])
LAY_CARDS: Final = vec[i64]([len(cards) for cards in _CARDS])
