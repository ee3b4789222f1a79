"""The numbers a player decides by: points, cards or per mille, each named."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.clauses.setup import Setup
from canasta.policy.outlook import outlook

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
HOPE_PAIR: Final = 39  #: the same, more for a card of a pair
OWN_NEAR: Final = 40  #: points per card that a set of the side has beyond three: what one more is worth
THEIR_SET: Final = 41  #: what a card of a set of the next player's side is worth to keep
FROZEN_CARD: Final = 42  #: what each card of a frozen pile is worth to the next player, beside DANGER_CARD
SHUT: Final = 43  #: per mille of the danger that is left while that side has no first meld
FIRST_MELD: Final = 44  #: per mille of its value: what a card is worth to keep for the own first meld
STOPPER_PILE: Final = 45  #: tenths of a point per card of the pile: what a stopping card is worth to let go
FREEZE_SHUT: Final = 46  #: FREEZE while the next player's side has no first meld
LIVE_EARLY: Final = 47  #: tenths of a point per unseen card of the rank: what it is worth to let it go early
RISK_PAIR: Final = 48  #: thousandths: the square of the expected cards at which a pair is as likely as not
RISK_ONE: Final = 49  #: thousandths: the expected cards at which one is as likely as not

#: Tuned over all books on duplicate deals, from numbers set by hand; for two hands.
CLUB: Final = (
    18, 13, 24, 34, 33, 53,
    3, 3, 7,
    7, 15, 3, 1, 7, 6,
    33, 11, 122, 23, 0, 0, 81, 7, 0, 1042,
    9, 210, 1, 1, 129, 6, 5, 2,
    5, 2, 1, 0, 0, 0,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
)  # fmt: skip

#: The same for hands with feet, where cards come faster than they can be laid.
CLUB_FEET: Final = (
    16, 18, 32, 26, 23, 42,
    3, 2, 6,
    32, 12, 3, 1, 5, 4,
    32, 10, 115, 26, 1, 0, 57, 6, 0, 1214,
    6, 159, 1, 1, 93, 7, 4, 3,
    4, 9, 3, 0, 1, 1,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
)  # fmt: skip

#: Tuned for each family of ways to play by ``bench/tuning.py``: a table of hands, one where nobody may take
#: the pile at first, two hands, hands with feet.
EXPERT_TABLE: Final = (
    23, 11, 9, 34, 22, 92,
    3, 4, 5,
    18, 18, 2, 0, 7, 11,
    24, -21, 83, 39, 55, 11, 108, 7, 9, 1137,
    200, 139, 1, 0, 65, 6, 1, 1,
    4, 3, 7, 0, 0, 16,
    -4, -2, -14, 14, 240, 443, 5, -2, -1, 1894, 1694,
)  # fmt: skip
EXPERT_LATE: Final = (
    29, 17, 9, 26, 20, 109,
    4, 5, 5,
    22, 25, 2, 0, 8, 8,
    29, -6, 96, 42, 41, 0, 103, 5, 59, 795,
    13, 139, 2, 1, 100, 6, 2, 2,
    4, 3, 6, 0, 5, -7,
    -12, -1, -22, 23, 1247, 1238, -9, 5, 8, 1217, 1535,
)  # fmt: skip
EXPERT_TWO: Final = (
    25, 17, 46, 45, 60, 18,
    1, 0, 0,
    36, 37, 7, 1, 6, 1,
    14, 0, 48, 31, 0, 0, 98, 3, 2, 1380,
    200, 82, 5, 0, 278, 7, 8, 1,
    2, 5, 5, 0, 4, 0,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
)  # fmt: skip
EXPERT_FEET: Final = (
    13, 26, 43, 16, 10, 28,
    2, 1, 5,
    66, 7, 4, 0, 2, 2,
    30, 8, 105, 31, 1, 1, 24, 6, 0, 1444,
    3, 92, 0, 2, 45, 8, 2, 3,
    2, 17, 6, 0, 3, 3,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
)  # fmt: skip

Numbers = tuple[int, ...]


def _lays_early(numbers: Numbers) -> Numbers:
    """The same for a player who lays what there is, and takes for safe what the next player let go."""
    habits = {KEEP: 4, NEW_SET: 12, PASSED: 400}
    return tuple(habits.get(place, number) for place, number in enumerate(numbers))


#: A club player at a table of hands: the expert's care in discards, but no hand kept back for the pile.
CLUB_TABLE: Final = _lays_early(EXPERT_TABLE)
CLUB_LATE: Final = _lays_early(EXPERT_LATE)


def club_numbers(setup: Setup) -> Numbers:
    """A club player's numbers, by the rules as an expert's."""
    return _by_family(setup, CLUB_FEET, CLUB, CLUB_LATE, CLUB_TABLE)


def expert_numbers(setup: Setup) -> Numbers:
    """An expert's numbers, by the rules: cards in reserve, two hands only, a pile out of reach at first."""
    return _by_family(setup, EXPERT_FEET, EXPERT_TWO, EXPERT_LATE, EXPERT_TABLE)


def _by_family(setup: Setup, feet: Numbers, two: Numbers, late: Numbers, table: Numbers) -> Numbers:
    if setup.reserve_sizes:
        return feet
    if setup.seats == 2:
        return two
    return late if setup.quiet or outlook(setup).only_opened else table


def weights(numbers: Numbers = CLUB) -> Weights:
    """Numbers as the core reads them."""
    return vec[i64](list(numbers))
