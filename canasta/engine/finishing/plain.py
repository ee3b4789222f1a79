"""Simple checks before the tables, which settle most questions of ordinary play. All are exact."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import BLACK_THREE
from canasta.clauses.reserve import FOLLOWED
from canasta.engine.finishing.cards import Cards
from canasta.engine.finishing.rank import CANASTAS
from canasta.engine.finishing.table import LEAVE_AT_MOST_ONE, PLENTY
from canasta.table.packing import (
    BLACK_SHIFT,
    CALIENTE_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SIZE_SHIFT,
    TWO_SHIFT,
    any_at_least,
    count_fields,
    place_of,
    present,
)

#: Answer of ``count_plainly``: the count is reached, though not everything can be laid.
NOT_ALL: Final = 1000


def out_plainly(cards: Cards, need: i64, leave: i64, slack: i64) -> i64:
    """Look quickly for a way out: 1 if there is one, -1 if there is none, 0 if the tables must decide.

    ``slack`` is the highest value a remaining card may have.
    """
    setup = cards.setup
    if cards.then == FOLLOWED:
        return 0
    naturals = cards.naturals
    specials = cards.specials
    others = naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4
    single = naturals & ~others & NATURAL_ONES & ~present(cards.set_naturals)
    alone = count_fields(single) + (specials >> RED_SHIFT & FIELD) + (specials >> CALIENTE_SHIFT & FIELD)
    blacks = specials >> BLACK_SHIFT & FIELD
    if not setup.blacks or (blacks < 3 and not cards.set_naturals >> SHIFT[RANKLESS] & FIELD):
        alone += blacks
    if alone > 1:
        return -1
    wilds = cards.wilds()
    if need & CANASTAS:
        if not any_at_least(naturals + cards.set_naturals + cards.set_wild, setup.canasta_size - wilds):
            return 0 if setup.room[RANKLESS][0] and wilds >= setup.canasta_size else -1
    elif leave == LEAVE_AT_MOST_ONE and setup.canasta_takes_all and slack >= PLENTY and not need & ~CANASTAS:
        return 1 if spare_wilds(cards) > 0 else -1
    if leave != LEAVE_AT_MOST_ONE or not setup.naturals_make_room or setup.has_bars or need & ~CANASTAS:
        return 0
    if blacks >= setup.canasta_size:
        return 0
    if single and setup.values[place_of(single)] > slack:
        return -1
    if 0 < blacks < 3 and alone and setup.blacks and setup.values[BLACK_THREE] > slack:
        return -1
    return 1 if _adds_up(cards, naturals ^ single, need & CANASTAS, wilds, alone > 0, slack) else -1


def _adds_up(cards: Cards, naturals: i64, canastas: i64, wilds: i64, left: bool, slack: i64) -> bool:
    """Return True if the number of wild cards fits, and they make the missing canastas.

    All these natural cards are laid: a rank takes every number of wild cards from its least to its capacity.
    A wild card may be left unless there is another card ``left``.
    """
    setup = cards.setup
    size = setup.canasta_size
    least = most = 0
    costs: list[int] = []  # wild cards beyond the least that would make a canasta, by rank
    ranks = present(naturals) | (present(cards.set_naturals) & NATURAL_ONES if wilds else 0)
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = place_of(bit)
        shift = SHIFT[rank]
        held = naturals >> shift & FIELD
        lying = cards.set_naturals >> shift & FIELD
        wild = cards.set_wild >> shift & FIELD
        capacity = setup.capacity[rank][(held + lying) * 32 + wild]
        short = size - held - lying - wild
        if not lying and held < 3:
            if not capacity:
                return False
            least += 1
            short -= 1
        most += capacity
        if canastas > 0 and lying + wild < size and short <= capacity:
            costs.append(short if short > 0 else 0)
    costs.sort()
    for own, full in cards.own_ways(wilds):
        missing = canastas - full
        if missing <= 0:
            cost = least
        elif len(costs) >= missing:
            cost = least + sum(costs[:missing])
        else:
            continue
        others = wilds - own
        if cost <= others <= most:
            return True
        if not left and cost <= others - 1 <= most and cards.cheapest_wild() <= slack:
            return True
    return False


def spare_wilds(cards: Cards) -> i64:
    """Return one more than the spare wild cards of a side with a canasta that takes any number of them.

    Every pair without a set needs a wild card; a result of 0 or less means that there are not enough.
    """
    naturals = cards.naturals
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    pairs = naturals >> 1 & ~naturals & ~many & NATURAL_ONES & ~present(cards.set_naturals)
    return cards.wilds() - count_fields(pairs) + 1


def count_plainly(cards: Cards, value: i64, keep: i64, three: bool) -> i64:
    """Check the count quickly: lay everything that can be laid at all, wild cards where there is room.

    Returns:
        0 if the tables must decide, -1 if the count is out of reach. Otherwise everything can be laid at
            once, and the result is one more than the wild cards to spare beyond one per pair; or it is
            ``NOT_ALL``: there are more pairs than wild cards, and the best of them make the count.
    """
    setup = cards.setup
    values = setup.values
    capacity = setup.capacity
    naturals = cards.naturals
    if cards.dead:
        naturals &= ~(cards.dead * FIELD)
    specials = cards.specials
    set_naturals = cards.set_naturals
    set_wild = cards.set_wild
    jokers = specials >> JOKER_SHIFT & FIELD
    wilds = jokers + (specials >> TWO_SHIFT & FIELD)
    most = jokers * setup.joker_value + (wilds - jokers) * setup.two_value
    laid = wilds
    pairs = room = 0
    pair_values: list[int] = []
    sets = present(set_naturals) & NATURAL_ONES
    ranks = (naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4) & NATURAL_ONES | sets
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = place_of(bit)
        shift = SHIFT[rank]
        held = naturals >> shift & FIELD
        if sets & bit:
            room += capacity[rank][
                (held + (set_naturals >> shift & FIELD)) * 32 + (set_wild >> shift & FIELD)
            ]
        else:
            if held == 2:
                if not wilds or not capacity[rank][2 * 32]:
                    continue
                pairs += 1
                pair_values.append(values[rank])
            room += capacity[rank][held * 32]
        most += held * values[rank]
        laid += held
    lying = set_wild >> SHIFT[RANKLESS] & FIELD
    alone = lying > 0 or (bool(setup.room[RANKLESS][0]) and wilds >= 3)  # wild cards need no natural ones
    if most < value or (not sets and laid == wilds and not alone):
        return -1
    if three and not any_at_least((naturals + set_naturals) & NATURAL_ONES * FIELD, 3):
        return -1
    if min(lying, setup.wild_until) > 0 or cards.barred:
        return 0
    if any_at_least(naturals + set_naturals + set_wild, setup.set_limit + 1):
        return 0
    enough = (specials >> SIZE_SHIFT) - laid
    if pairs > wilds:
        pair_values.sort()
        for each in pair_values[: pairs - wilds]:
            most -= 2 * each
            enough += 2
        if most < value:
            return -1
        return NOT_ALL if enough >= keep else 0
    if wilds > room and (lying or (setup.room[RANKLESS][0] and wilds - pairs >= 3)):
        # The remaining wild cards make a set without naturals.
        fits = wilds - pairs <= capacity[RANKLESS][lying]
        return NOT_ALL if fits and enough >= keep else 0
    if wilds <= room and enough >= keep:
        return NOT_ALL if setup.closed_mask else wilds - pairs + 1
    return 0
