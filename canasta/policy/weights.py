"""The numbers a player decides by: points, cards or per mille, each named."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec

Weights = vec[i64]

# Taking the pile, in points.
PILE_CARD: Final = 0  #: a card of the pile, whatever it is
PILE_FIT: Final = 1  #: more for one that goes with the hand or a set
PILE_WILD: Final = 2  #: more for a wild card
TAKE_COST: Final = 3  #: what a take must be worth, compared with drawing
TAKE_WILD: Final = 4  #: a wild card of the hand spent on it
TAKE_OPENS: Final = 5  #: more if it makes the first meld
# Opening, in wild cards.
OPEN_WILDS: Final = 6  #: spent on a first meld at most, in quarters
OPEN_NEED: Final = 7  #: more for every 50 points that are needed, in quarters
OPEN_PRESSED: Final = 8  #: more when another side has opened
# Laying, in cards.
KEEP: Final = 9  #: cards that stay in the hand while there is no way out
NEW_SET: Final = 10  #: cards that stay in the hand after a new set is laid
FINISH_ADDS: Final = 11  #: cards that stay when cards go to finished canastas
MIX: Final = 12  #: sets on the table below which a pair and a wild card make a new one
PURE: Final = 13  #: cards from which a natural set waits for a natural canasta
WILD_HOPE: Final = 14  #: wild cards in hand from which they make a set of their own
# Discarding, in points.
PAIR: Final = 15  #: what a card of a pair is worth to keep
TRIPLE: Final = 16
OWN_SET: Final = 17  #: a card of a set of the side
DANGER_CARD: Final = 18  #: what each card of the pile is worth to the next player
DANGER_BASE: Final = 19  #: what taking a pile is worth to the next player anyway
STOPPER: Final = 20  #: what a card that stops the next player is worth to keep
WILD_CARD: Final = 21  #: what a wild card is worth to keep, beside its value
FREEZE: Final = 22  #: what freezing a pile is worth per card, when others can take it more easily
BURDEN: Final = 23  #: per mille: how the cost of a card counts against keeping it
PASSED: Final = 24  #: per mille of the danger that is left for a rank which lies in the pile
# Going out, in points.
OUT: Final = 25  #: what going out must gain, beside the bonus
OUT_SET: Final = 26  #: per mille of a canasta's bonus, for every set that is nearly one
OUT_THREAT: Final = 27  #: cards in another hand from which the end is near
ROUNDS: Final = 28  #: rounds left in the stock from which the end is near
AGREE: Final = 29  #: what the partner's going out may cost
REFILL_BELOW: Final = 30  #: cards in hand below which the hand is filled up
EARLY: Final = 31  #: cards of a pile for which the first meld is laid before the draw
RUIN: Final = 32  #: cards missing at most when a set is begun that costs dearly unless it is finished

#: Tuned over all books on duplicate deals, from numbers set by hand.
CLUB: Final = (
    18, 13, 24, 34, 33, 53,
    3, 3, 7,
    7, 15, 3, 1, 7, 6,
    33, 11, 122, 23, 0, 0, 81, 7, 0, 1042,
    9, 210, 1, 1, 129, 6, 5, 2,
)  # fmt: skip

EXPERT: Final = CLUB


def weights(numbers: tuple[int, ...] = CLUB) -> Weights:
    """Numbers as the core reads them."""
    return vec[i64](list(numbers))
