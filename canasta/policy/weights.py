"""The named weights of the rule-based player, in points, cards or per mille."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.clauses.setup import Setup
from canasta.policy.outlook import outlook

Weights = vec[i64]

# Taking the pile, in points.
PILE_CARD: Final = 0  #: any card of the pile
PILE_FIT: Final = 1  #: more for one that goes with the hand or a set
PILE_WILD: Final = 2  #: more for a wild card
TAKE_COST: Final = 3  #: the minimum value of a take, compared with drawing
TAKE_WILD: Final = 4  #: a wild card of the hand spent on it
TAKE_OPENS: Final = 5  #: more if it makes the first meld
# Opening, in wild cards.
OPEN_WILDS: Final = 6  #: the maximum spent on a first meld, in quarters
OPEN_NEED: Final = 7  #: more for every 50 points required, in quarters
OPEN_PRESSED: Final = 8  #: more when another side has opened
# Laying, in cards.
KEEP: Final = 9  #: cards kept in the hand while there is no way out
NEW_SET: Final = 10  #: cards kept in the hand after a new set is laid
FINISH_ADDS: Final = 11  #: cards kept when adding to finished canastas
MIX: Final = 12  #: a pair and a wild card make a new set if fewer sets than this are on the table
PURE: Final = 13  #: with this many cards or more, a natural set waits for a natural canasta
WILD_HOPE: Final = 14  #: with this many wild cards or more in hand, they make a set
# Discarding, in points.
PAIR: Final = 15  #: the value of keeping a card of a pair
TRIPLE: Final = 16
OWN_SET: Final = 17  #: a card of one of our sets
DANGER_CARD: Final = 18  #: the value of each card of the pile to the next player
DANGER_BASE: Final = 19  #: the base value of taking a pile to the next player
STOPPER: Final = 20  #: the value of keeping a card that stops the next player
WILD_CARD: Final = 21  #: the value of keeping a wild card, in addition to its points
FREEZE: Final = 22  #: the value of freezing a pile per card, if others can take it more easily
BURDEN: Final = 23  #: per mille: the weight of a card's cost against keeping it
PASSED: Final = 24  #: per mille of the danger that remains for a rank in the pile
# Going out, in points.
OUT: Final = 25  #: the gain required for going out, in addition to the bonus
OUT_SET: Final = 26  #: per mille of a canasta's bonus, for every set that is nearly one
OUT_THREAT: Final = 27  #: with this few cards in another hand, the end is near
ROUNDS: Final = 28  #: with this few rounds left in the stock, the end is near
AGREE: Final = 29  #: what the partner's going out may cost
REFILL_BELOW: Final = 30  #: with fewer cards in hand, the hand is filled up
EARLY: Final = 31  #: size of a pile for which the first meld is laid before the draw
RUIN: Final = 32  #: the most cards that may be missing to begin a set that is expensive while unfinished
# Later additions.
WILD_OPEN: Final = 33  #: with this many wild cards in hand, the first meld is a set of them, if that pays
SHED_THREAT: Final = 34  #: with this few cards in another hand, points are brought to the table
SHED_ROUNDS: Final = 35  #: the same, by the rounds left in the stock
KEEP_FREE: Final = 36  #: cards kept in the hand when the way out is open
PAIR_PILE: Final = 37  #: tenths of a point per card of the pile: added to the value of keeping a pair
HOPE: Final = 38  #: tenths of a point per unseen card of the rank: the value of keeping a card
HOPE_PAIR: Final = 39  #: the same, more for a card of a pair
OWN_NEAR: Final = 40  #: the value of a further card per card beyond three in one of our sets
THEIR_SET: Final = 41  #: the value of keeping a card of a set of the next player's side
FROZEN_CARD: Final = 42  #: added to DANGER_CARD for each card of a frozen pile
SHUT: Final = 43  #: per mille of the danger that remains while that side has no first meld
FIRST_MELD: Final = 44  #: per mille of its points: the value of keeping a card for our first meld
STOPPER_PILE: Final = 45  #: tenths of a point per card of the pile: the value of discarding a stopper
FREEZE_SHUT: Final = 46  #: FREEZE while the next player's side has no first meld
LIVE_EARLY: Final = 47  #: tenths of a point per unseen card of the rank: the value of discarding it early
RISK_PAIR: Final = 48  #: thousandths: the square of the expected cards at which a pair is a 50 % chance
RISK_ONE: Final = 49  #: thousandths: the expected cards at which one is a 50 % chance
# Tempo: how close the other sides are to going out.
LAY_THREAT: Final = 50  #: with this few cards in the hand of another side that may go out, none are kept back
LEAD_KEPT: Final = 51  #: the most cards kept back, beyond the smallest hand of another side that has opened
STOCK_KEPT: Final = 52  #: the same: quarters of a card for every round left in the stock
WILD_SHUT: Final = 53  #: added to WILD_CARD while our side has no first meld
REFUSED: Final = (
    54  #: per mille of the danger that remains for a rank the next player lately left on the pile
)
NATURAL: Final = 55  #: the value of a first meld, where the rules require natural cards alone

#: Tuned over all books on duplicate deals, starting from hand-set numbers; for two hands.
CLUB: Final = (
    18, 13, 24, 34, 33, 53,
    3, 3, 7,
    7, 15, 3, 1, 7, 6,
    33, 11, 122, 23, 0, 0, 81, 7, 0, 1042,
    9, 210, 1, 1, 129, 6, 5, 2,
    5, 2, 1, 0, 0, 0,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 1000,
)  # fmt: skip

#: The same for hands with feet, in which cards come faster than they can be laid.
CLUB_FEET: Final = (
    16, 18, 32, 26, 23, 42,
    3, 2, 6,
    32, 12, 3, 1, 5, 4,
    32, 10, 115, 26, 1, 0, 57, 6, 0, 1214,
    6, 159, 1, 1, 93, 7, 4, 3,
    4, 9, 3, 0, 1, 1,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 1000,
)  # fmt: skip

#: Tuned for each family of rules by ``bench/tuning.py``. Those of a table, a quiet one, and of two quiet or
#: fast hands were tuned against the pool. Of the others, those of american gained nothing by it at a table
#: with signals, and the rest already beat all of it.
EXPERT_TABLE: Final = (
    22, 7, 13, 32, 18, 137,
    2, 3, 4,
    29, 18, 2, 0, 8, 11,
    21, -17, 103, 60, 54, 14, 179, 6, 0, 1252,
    135, 159, 4, 0, 55, 6, 2, 3,
    2, 0, 5, 1, 6, 30,
    65, 6, 3, 11, 257, 1576, -5, -2, 59, 1868, 1372,
    5, 12,
    1000, 0,
    600, 1000,
)  # fmt: skip
EXPERT_QUIET: Final = (
    22, 16, 7, 32, 14, 135,
    5, 2, 4,
    19, 23, 1, 0, 6, 7,
    32, -15, 151, 50, 75, 1, 253, 5, 45, 642,
    8, 85, 4, 3, 86, 3, 1, 1,
    8, 1, 8, 0, 14, -14, 63,
    11, -11, 24, 928, 314, -23, 0, 9, 1580, 1137,
    4, 11,
    5, 60,
    800, 1000,
)  # fmt: skip
EXPERT_LATE: Final = (
    29, 17, 9, 26, 20, 109,
    4, 5, 5,
    22, 25, 2, 0, 8, 8,
    29, -6, 96, 42, 41, 0, 103, 5, 59, 795,
    13, 139, 2, 1, 100, 6, 2, 2,
    4, 3, 6, 0, 5, -7,
    -12, -1, -22, 23, 1247, 1238, -9, 5, 8, 1217, 1535,
    0, 100,
    1000, 0,
    600, 1000,
)  # fmt: skip
EXPERT_TWO: Final = (
    25, 17, 46, 45, 60, 18,
    1, 0, 0,
    36, 37, 7, 1, 6, 1,
    14, 0, 48, 31, 0, 0, 98, 3, 2, 1380,
    200, 82, 5, 0, 278, 7, 8, 1,
    2, 5, 5, 0, 4, 0,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    600, 1000,
)  # fmt: skip
EXPERT_TWO_FAST: Final = (
    28, 17, 50, 48, 58, 18,
    0, 0, 0,
    39, 35, 8, 1, 6, 1,
    15, 2, 48, 31, -3, 0, 92, 3, 17, 1402,
    185, 88, 5, 0, 286, 7, 8, 1,
    2, 5, 5, 0, 0, -1,
    16, 0, -6, -3, 990, 261, -5, -1, 7, 1955, 1427,
    5, 18,
    1000, 0,
    600, 1000,
)  # fmt: skip
EXPERT_TWO_QUIET: Final = (
    25, 12, 43, 48, 69, 17,
    0, 0, 1,
    39, 47, 9, 1, 6, 1,
    13, 13, 52, 44, 9, 4, 161, 3, 40, 1034,
    85, 85, 3, 0, 252, 7, 7, 0,
    2, 6, 4, 0, 3, 21, 2,
    3, -16, -1, 987, 413, -10, -3, 36, 2076, 1385,
    2, 12,
    1000, 0,
    600, 1000,
)  # fmt: skip
EXPERT_FEET: Final = (
    13, 26, 43, 16, 10, 28,
    2, 1, 5,
    66, 7, 4, 0, 2, 2,
    30, 8, 105, 31, 1, 1, 24, 6, 0, 1444,
    3, 92, 0, 2, 45, 8, 2, 3,
    2, 17, 6, 0, 3, 3,
    0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 1500,
    0, 100,
    1000, 0,
    1000, 1000,
)  # fmt: skip

Numbers = tuple[int, ...]


def _lays_early(numbers: Numbers) -> Numbers:
    """Return weights for a player who lays early and considers what the next player passed up to be safe."""
    habits = {KEEP: 4, NEW_SET: 12, PASSED: 400}
    return tuple(habits.get(place, number) for place, number in enumerate(numbers))


#: A club player at a table of hands, tuned against players who lay what they have.
CLUB_TABLE: Final = (
    16, 7, 7, 49, 22, 85,
    4, 4, 6,
    23, 22, 3, 0, 8, 11,
    39, 2, 63, 50, 52, 0, 139, 10, 0, 342,
    173, 173, 2, 0, 68, 6, 1, 1,
    2, 4, 6, 0, 0, 120,
    -19, 0, -22, 14, 258, 701, -20, -4, -52, 1776, 1102,
    1, 11,
    1000, 0,
    1000, 1000,
)  # fmt: skip
#: The same where the pile is out of reach at first: the expert's care in discards, but no cards kept back.
CLUB_LATE: Final = _lays_early(EXPERT_LATE)


def club_numbers(setup: Setup) -> Numbers:
    """Return a club player's weights for the rules."""
    return _CLUB[family(setup)]


def expert_numbers(setup: Setup) -> Numbers:
    """Return an expert's weights for the rules."""
    return _EXPERT[family(setup)]


_CLUB: Final = {
    "feet": CLUB_FEET, "two": CLUB, "two fast": CLUB, "two quiet": CLUB, "quiet": CLUB_LATE,
    "late": CLUB_LATE, "table": CLUB_TABLE,
}  # fmt: skip
_EXPERT: Final = {
    "feet": EXPERT_FEET, "two": EXPERT_TWO, "two fast": EXPERT_TWO_FAST, "two quiet": EXPERT_TWO_QUIET,
    "quiet": EXPERT_QUIET, "late": EXPERT_LATE, "table": EXPERT_TABLE,
}  # fmt: skip


def family(setup: Setup) -> str:
    """Name the family of the rules: hands with feet, two hands, or a table.

    Two hands are *fast* if more than one card is drawn. They and tables are *quiet* if the pile may not be
    taken in the first turns; a table is *late* if taking it needs a first meld.
    """
    if setup.reserve_sizes:
        return "feet"
    if setup.seats == 2:
        return "two quiet" if setup.quiet else "two fast" if setup.draw > 1 else "two"
    if setup.quiet:
        return "quiet"
    return "late" if outlook(setup).only_opened else "table"


def weights(numbers: Numbers = CLUB) -> Weights:
    """Convert weights for the core."""
    return vec[i64](list(numbers))
