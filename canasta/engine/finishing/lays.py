"""Cards laid by each family of actions, derived from the cards that an action needs."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import JOKER, TWO
from canasta.table.actions import OFFER_SEVEN, needs

_CARDS: Final = [needs(family << 4) for family in range(OFFER_SEVEN + 1)]
#: By family: natural cards, twos and jokers that come from the hand.
LAY_NATURALS: Final = vec[i64]([len(cards) - cards.count(TWO) - cards.count(JOKER) for cards in _CARDS])
LAY_TWOS: Final = vec[i64]([cards.count(TWO) for cards in _CARDS])
LAY_JOKERS: Final = vec[i64]([cards.count(JOKER) for cards in _CARDS])
