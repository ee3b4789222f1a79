"""Is there a way out? Exact, from counts alone (ruling G1).

Ranks depend on each other only through what they share: the wild cards, the number of cards that may
stay in hand, the canastas needed and the count. So this question, and its sister in
``canasta.engine.count``, is answered rank by rank and never by trying orders.
"""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.setup import Setup
from canasta.table.packing import (
    BIT,
    BLACK_BIT,
    BLACK_FIELD,
    BLACK_SHIFT,
    CALIENTE_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    ONES,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SPECIAL_ONE,
    TWO_SHIFT,
    WILD_FIELDS,
    any_at_least,
    count_fields,
    place_of,
    present,
)

# How many cards may be left for the last discard of a player who goes out.
LEAVE_NONE = 0
LEAVE_AT_MOST_ONE = 1
LEAVE_ONE = 2


def hand_value(setup: Setup, naturals: i64, specials: i64) -> i64:
    """The value of all cards in a hand."""
    values = setup.values
    total = 0
    kind = 0
    while naturals:
        total += (naturals & FIELD) * values[kind]
        naturals >>= 5
        kind += 1
    return (
        total
        + (specials >> TWO_SHIFT & FIELD) * setup.two_value
        + (specials >> JOKER_SHIFT & FIELD) * setup.joker_value
        + (specials >> BLACK_SHIFT & FIELD) * values[BLACK_THREE]
    )


def way_out(
    setup: Setup,
    naturals: i64,
    specials: i64,
    set_naturals: i64,
    set_wild: i64,
    canastas: i64,
    value: i64,
    leave: i64,
    dead: i64 = 0,
    unmixed: i64 = 0,
) -> bool:
    """Whether the whole hand can be laid, but for the last discard.

    ``set_naturals`` and ``set_wild`` are the side's sets, ``canastas`` those still missing, ``value``
    what is still missing of the first-meld count, ``leave`` how many cards may or must stay. No natural
    card goes to ranks in ``dead``, no wild card to those in ``unmixed``.
    """
    second = naturals >> 1
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    unset = ONES & ~present(set_naturals)
    singles = naturals & ~(second | many) & unset
    if singles & singles - 1:
        return False
    single = place_of(singles) if singles else -1
    blacks = specials >> BLACK_SHIFT & FIELD
    if blacks and not setup.blacks_laid:
        if blacks == 4 and setup.four_blacks and leave != LEAVE_ONE:
            # They may be the whole hand in the end, and go down together.
            rest = specials - blacks * SPECIAL_ONE[BLACK_THREE]
            return way_out(
                setup, naturals, rest, set_naturals, set_wild, canastas, value, LEAVE_NONE, dead, unmixed
            )
        if single >= 0 or blacks > 1:
            return False
        single = BLACK_THREE
    elif blacks and blacks < 3 and unset & BLACK_BIT:
        if single >= 0 or blacks == 2:
            return False
        single = BLACK_THREE
    reds = specials >> RED_SHIFT & FIELD
    if reds:
        if single >= 0 or reds > 1:
            return False
        single = RED_THREE
    calientes = specials >> CALIENTE_SHIFT & FIELD
    if calientes:
        if single >= 0 or calientes > 1:
            return False
        single = CALIENTE
    if canastas > 0:
        wilds = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
        if not any_at_least(naturals + set_naturals + set_wild, setup.canasta_size - wilds):
            return False
    elif value <= 0 and leave == LEAVE_AT_MOST_ONE and setup.canasta_takes_all:
        return spare_wilds(naturals, specials, set_naturals) > 0
    # What the count lacks once everything is laid: never more than nothing, or there is no way.
    missing = value - hand_value(setup, naturals, specials) if value > 0 else -1000
    if missing > 0:
        return False
    if single >= 0:
        if leave == LEAVE_NONE:
            return False
        return _all_but(
            setup, naturals, specials, set_naturals, set_wild, canastas, missing, single, dead, unmixed
        )
    if leave != LEAVE_ONE and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing, -1, dead, unmixed
    ):
        return True
    if leave == LEAVE_NONE:
        return False
    if specials & WILD_FIELDS and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing,
        TWO if specials >> TWO_SHIFT & FIELD else JOKER, dead, unmixed,
    ):  # fmt: skip
        return True
    if leave == LEAVE_AT_MOST_ONE and setup.naturals_make_room:
        return False  # what could not be laid in full is not helped by keeping a natural card
    for kind in range(RANKS):
        if naturals >> SHIFT[kind] & FIELD and _all_but(
            setup, naturals, specials, set_naturals, set_wild, canastas, missing, kind, dead, unmixed
        ):
            return True
    return bool(specials & BLACK_FIELD) and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing, BLACK_THREE, dead, unmixed
    )


def spare_wilds(naturals: i64, specials: i64, set_naturals: i64) -> i64:
    """For a side with a canasta that takes any number of wild cards: whether all can be laid.

    Every pair without a set needs a wild card. The answer is one more than the wild cards to spare
    beyond that, so nothing above 0 means that they do not suffice.
    """
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    pairs = naturals >> 1 & ~naturals & ~many & NATURAL_ONES & ~present(set_naturals)
    return (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD) - count_fields(pairs) + 1


def _all_but(
    setup: Setup,
    naturals: i64,
    specials: i64,
    set_naturals: i64,
    set_wild: i64,
    canastas: i64,
    missing: i64,
    left: i64,
    dead: i64,
    unmixed: i64,
) -> bool:
    """Whether all cards can be laid except one of kind ``left`` (-1: all), ``missing`` being the value
    lacking when even that one is laid (never positive)."""
    if left >= 0 and missing + setup.values[left] > 0:
        return False
    wilds = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
    if left in (TWO, JOKER):
        wilds -= 1
    blacks = specials >> BLACK_SHIFT & FIELD
    if left == BLACK_THREE:
        blacks -= 1
    if blacks and (not setup.blacks_laid or (blacks < 3 and not set_naturals >> SHIFT[RANKLESS] & FIELD)):
        return False
    if 0 <= left < RANKS:
        naturals -= BIT[left]
    # Every rank takes from its least number of wild cards up to its capacity, each number between.
    ranks = present(naturals)
    if wilds:
        ranks |= present(set_naturals) & NATURAL_ONES
    least = most = 0
    three = not setup.three_naturals or missing < -500
    costs: list[int] = []  # wild cards beyond the least that would make a canasta, by rank
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = place_of(bit)
        shift = SHIFT[rank]
        held = naturals >> shift & FIELD
        lying = set_naturals >> shift & FIELD
        wild = set_wild >> shift & FIELD
        if held and (dead & bit or (setup.closes and held + lying + wild > setup.canasta_size)):
            return False
        if held + lying >= 3:
            three = True
        capacity = 0 if unmixed & bit else setup.capacity[rank][(held + lying) * 32 + wild]
        if not lying and held < 3:
            if held < 2 or not capacity:
                return False
            least += 1
            short = setup.canasta_size - held - 1
        else:
            short = setup.canasta_size - held - lying - wild
        most += capacity
        if canastas > 0 and lying + wild < setup.canasta_size and short <= capacity:
            costs.append(short if short > 0 else 0)
    if not three:
        return False
    if not setup.wild_sets:
        return _suffices(wilds, least, most, canastas, costs)
    lying = set_wild >> SHIFT[RANKLESS] & FIELD
    room = setup.capacity[RANKLESS][lying]
    if setup.wild_set_first and 0 < lying < setup.canasta_size:
        # Wild cards go to their own set until it is closed, then elsewhere.
        short = setup.canasta_size - lying
        if wilds <= short and not least and _suffices(0, 0, 0, canastas - (wilds == short), costs):
            return True
        return wilds > short and _suffices(wilds - short, least, most, canastas - 1, costs)
    if lying:
        if canastas > 0 and lying < setup.canasta_size <= lying + room:
            costs.append(setup.canasta_size - lying)
        return _suffices(wilds, least, most + room, canastas, costs)
    if _suffices(wilds, least, most, canastas, costs):
        return True
    for own in range(3, min(wilds, room) + 1):
        if _suffices(wilds - own, least, most, canastas - (own >= setup.canasta_size), costs):
            return True
    return False


def _suffices(wilds: i64, least: i64, most: i64, canastas: i64, costs: list[int]) -> bool:
    """Whether the wild cards are neither too few nor too many, and make the canastas that are missing."""
    if not least <= wilds <= most:
        return False
    if canastas <= 0:
        return True
    costs.sort()
    return len(costs) >= canastas and least + sum(costs[:canastas]) <= wilds
