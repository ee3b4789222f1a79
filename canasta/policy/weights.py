"""The numbers a player decides by: points, cards or per mille, each named."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.clauses.setup import Setup

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
# Later additions.
WILD_OPEN: Final = 33  #: wild cards in hand from which a first meld is a set of them, where that pays
SHED_THREAT: Final = 34  #: cards in another hand from which points are brought to the table
SHED_ROUNDS: Final = 35  #: rounds left in the stock from which they are
KEEP_FREE: Final = 36  #: cards that stay in the hand when the way out is open
PAIR_PILE: Final = 37  #: tenths of a point per card of the pile: what a pair is worth to keep, beside PAIR
HOPE: Final = 38  #: tenths of a point per card of the rank that nobody has seen: what a card is worth to keep

#: Tuned over all books on duplicate deals, from numbers set by hand.
CLUB: Final = (
    18, 13, 24, 34, 33, 53,
    3, 3, 7,
    7, 15, 3, 1, 7, 6,
    33, 11, 122, 23, 0, 0, 81, 7, 0, 1042,
    9, 210, 1, 1, 129, 6, 5, 2,
    5, 2, 1, 0, 0, 0,
)  # fmt: skip

#: The same for hands with feet, where cards come faster than they can be laid.
CLUB_FEET: Final = (
    16, 18, 32, 26, 23, 42,
    3, 2, 6,
    32, 12, 3, 1, 5, 4,
    32, 10, 115, 26, 1, 0, 57, 6, 0, 1214,
    6, 159, 1, 1, 93, 7, 4, 3,
    4, 9, 3, 0, 1, 1,
)  # fmt: skip

#: Tuned for each family of ways to play by ``bench/tuning.py``: a table of hands, two hands, hands with feet.
EXPERT_TABLE: Final = (
    24, 14, 11, 41, 21, 83,
    3, 4, 4,
    14, 17, 3, 1, 5, 9,
    31, 8, 105, 26, 0, 1, 96, 8, 1, 1146,
    12, 136, 3, 0, 90, 6, 2, 1,
    4, 3, 4, 0, 0, 0,
)  # fmt: skip
EXPERT_TWO: Final = (
    25, 17, 46, 45, 60, 18,
    1, 0, 0,
    36, 37, 7, 1, 6, 1,
    14, 0, 48, 31, 0, 0, 98, 3, 2, 1380,
    8, 82, 5, 0, 278, 7, 8, 1,
    2, 5, 5, 0, 4, 0,
)  # fmt: skip
EXPERT_FEET: Final = (
    13, 26, 43, 16, 10, 28,
    2, 1, 5,
    66, 7, 4, 0, 2, 2,
    30, 8, 105, 31, 1, 1, 24, 6, 0, 1444,
    3, 92, 0, 2, 45, 8, 2, 3,
    2, 17, 6, 0, 3, 3,
)  # fmt: skip

Numbers = tuple[int, ...]


def club_numbers(setup: Setup) -> Numbers:
    """A club player's numbers: others where there are cards in reserve."""
    return CLUB_FEET if setup.reserve_sizes else CLUB


def expert_numbers(setup: Setup) -> Numbers:
    """An expert's numbers, by what the rules are like: two hands only, cards in reserve, or neither."""
    if setup.reserve_sizes:
        return EXPERT_FEET
    return EXPERT_TWO if setup.seats == 2 else EXPERT_TABLE


def weights(numbers: Numbers = CLUB) -> Weights:
    """Numbers as the core reads them."""
    return vec[i64](list(numbers))
