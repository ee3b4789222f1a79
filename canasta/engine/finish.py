"""Can the turn still be finished? Exact, from counts alone (ruling G1).

Ranks depend on each other only through what they share: the wild cards, the number of cards that may
stay in hand, the canastas needed and the count. So both questions here, *is there a way out* and *can
the first-meld count be reached*, are answered rank by rank with a small table, never by trying orders.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, TWO
from canasta.clauses.setup import Setup
from canasta.table.words import (
    BIT,
    BLACK_BIT,
    BLACK_FIELD,
    BLACK_SHIFT,
    CALIENTE_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    ONES,
    PLACE,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    SPECIAL_ONE,
    TWO_SHIFT,
    WILD_FIELDS,
    any_at_least,
    present,
)

# How many cards may be left for the last discard of a player who goes out.
LEAVE_NONE = 0
LEAVE_AT_MOST_ONE = 1
LEAVE_ONE = 2

NOT_ALL = 1000


@cache
def ways(room: bytes, naturals: int, wild: int, held: int, wilds: int) -> frozenset[tuple[int, int]]:
    """Every (naturals, wild cards) that can be laid on one rank, one lawful step after another.

    ``naturals`` and ``wild`` lie there already, ``held`` naturals and ``wilds`` wild cards can be used.
    """
    seen = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        n, w = todo.pop()
        if naturals + n == 0:
            steps = [(3, 0), (2, 1)] if room[2 * 32] else [(3, 0)]
        else:
            steps = [(n + 1, w)]
            if room[(naturals + n) * 32 + wild + w]:
                steps.append((n, w + 1))
        for step in steps:
            if step[0] <= held and step[1] <= wilds and step not in seen:
                seen.add(step)
                todo.append(step)
    return frozenset(seen)


def hand_value(setup: Setup, naturals: int, specials: int) -> int:
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
    naturals: int,
    specials: int,
    set_naturals: int,
    set_wild: int,
    canastas: int,
    value: int,
    leave: int,
) -> bool:
    """Whether the whole hand can be laid, but for the last discard.

    ``set_naturals`` and ``set_wild`` are the side's sets, ``canastas`` those still missing, ``value``
    what is still missing of the first-meld count, ``leave`` how many cards may or must stay.
    """
    second = naturals >> 1
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    unset = ONES & ~present(set_naturals)
    singles = naturals & ~(second | many) & unset
    if singles & singles - 1:
        return False
    single = PLACE[singles] if singles else -1
    blacks = specials >> BLACK_SHIFT & FIELD
    if blacks and not setup.blacks_laid:
        if blacks == 4 and setup.four_blacks and leave != LEAVE_ONE:
            # They may be the whole hand in the end, and go down together.
            rest = specials - blacks * SPECIAL_ONE[BLACK_THREE]
            return way_out(setup, naturals, rest, set_naturals, set_wild, canastas, value, LEAVE_NONE)
        if single >= 0 or blacks > 1:
            return False
        single = BLACK_THREE
    elif blacks and blacks < 3 and unset & BLACK_BIT:
        if single >= 0 or blacks == 2:
            return False
        single = BLACK_THREE
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
        return _all_but(setup, naturals, specials, set_naturals, set_wild, canastas, missing, single)
    if leave != LEAVE_ONE and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing, -1
    ):
        return True
    if leave == LEAVE_NONE:
        return False
    if specials & WILD_FIELDS and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing,
        TWO if specials >> TWO_SHIFT & FIELD else JOKER,
    ):  # fmt: skip
        return True
    if leave == LEAVE_AT_MOST_ONE and setup.naturals_make_room:
        return False  # what could not be laid in full is not helped by keeping a natural card
    for kind in range(RANKS):
        if naturals >> SHIFT[kind] & FIELD and _all_but(
            setup, naturals, specials, set_naturals, set_wild, canastas, missing, kind
        ):
            return True
    return bool(specials & BLACK_FIELD) and _all_but(
        setup, naturals, specials, set_naturals, set_wild, canastas, missing, BLACK_THREE
    )


def spare_wilds(naturals: int, specials: int, set_naturals: int) -> int:
    """For a side with a canasta that takes any number of wild cards: whether all can be laid.

    Every pair without a set needs a wild card. The answer is one more than the wild cards to spare
    beyond that, so nothing above 0 means that they do not suffice.
    """
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    pairs = naturals >> 1 & ~naturals & ~many & NATURAL_ONES & ~present(set_naturals)
    return (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD) - pairs.bit_count() + 1


def _all_but(
    setup: Setup,
    naturals: int,
    specials: int,
    set_naturals: int,
    set_wild: int,
    canastas: int,
    missing: int,
    left: int,
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
    costs: list[int] = []  # wild cards beyond the least that would make a canasta, by rank
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = PLACE[bit]
        shift = SHIFT[rank]
        held = naturals >> shift & FIELD
        lying = set_naturals >> shift & FIELD
        wild = set_wild >> shift & FIELD
        capacity = setup.capacity[rank][(held + lying) * 32 + wild]
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
    if setup.wild_sets:
        lying = set_wild >> SHIFT[RANKLESS] & FIELD
        room = setup.capacity[RANKLESS][lying]
        if lying:
            most += room
            if canastas > 0 and lying < setup.canasta_size <= lying + room:
                costs.append(setup.canasta_size - lying)
        elif wilds >= 3 and _suffices(
            wilds, least + 3, most + room, canastas, [*costs, setup.canasta_size - 3]
        ):
            return True
    return _suffices(wilds, least, most, canastas, costs)


def _suffices(wilds: int, least: int, most: int, canastas: int, costs: list[int]) -> bool:
    """Whether the wild cards are neither too few nor too many, and make the canastas that are missing."""
    if not least <= wilds <= most:
        return False
    if canastas <= 0:
        return True
    costs.sort()
    return len(costs) >= canastas and least + sum(costs[:canastas]) <= wilds


def count_reachable(
    setup: Setup,
    naturals: int,
    specials: int,
    set_naturals: int,
    set_wild: int,
    value: int,
    keep: int,
) -> bool:
    """Whether cards worth ``value`` can be laid from the hand so that ``keep`` cards at least stay."""
    if value <= 0:
        return (specials >> SIZE_SHIFT) >= keep
    plain = count_plainly(setup, naturals, specials, set_naturals, set_wild, value, keep)
    return plain > 0 or (
        plain == 0 and _count_exactly(setup, naturals, specials, set_naturals, set_wild, value, keep)
    )


def count_plainly(
    setup: Setup, naturals: int, specials: int, set_naturals: int, set_wild: int, value: int, keep: int
) -> int:
    """A quick look at the count: everything that can be laid at all, wild cards where there is room.

    The answer is 0 if it takes a closer look and -1 if the count is out of reach. Otherwise everything
    can be laid at once, and the answer is one more than the wild cards to spare beyond one a pair; or it
    is ``NOT_ALL``: there are more pairs than wild cards, and the best of them make the count.
    """
    values = setup.values
    capacity = setup.capacity
    jokers = specials >> JOKER_SHIFT & FIELD
    wilds = jokers + (specials >> TWO_SHIFT & FIELD)
    most = jokers * setup.joker_value + (wilds - jokers) * setup.two_value
    cards = wilds
    pairs = room = 0
    pair_values: list[int] = []
    sets = present(set_naturals) & NATURAL_ONES
    ranks = (naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4) & NATURAL_ONES | sets
    while ranks:
        bit = ranks & -ranks
        ranks ^= bit
        rank = PLACE[bit]
        shift = SHIFT[rank]
        held = naturals >> shift & FIELD
        if sets & bit:
            room += capacity[rank][
                (held + (set_naturals >> shift & FIELD)) * 32 + (set_wild >> shift & FIELD)
            ]
        else:
            if held == 2:
                if not wilds:
                    continue
                pairs += 1
                pair_values.append(values[rank])
            room += capacity[rank][held * 32]
        most += held * values[rank]
        cards += held
    wild_lying = setup.wild_sets and bool(set_wild >> SHIFT[RANKLESS] & FIELD)
    alone = wild_lying or (setup.wild_sets and wilds >= 3)  # wild cards need no natural ones
    if most < value or (not sets and cards == wilds and not alone):
        return -1
    if pairs > wilds:
        pair_values.sort()
        for each in pair_values[: pairs - wilds]:
            most -= 2 * each
            cards -= 2
        if most < value:
            return -1
        return NOT_ALL if (specials >> SIZE_SHIFT) - cards >= keep else 0
    if wilds > room and (wild_lying or (setup.wild_sets and wilds - pairs >= 3)):
        # The rest of the wild cards make a set of their own.
        return NOT_ALL if (specials >> SIZE_SHIFT) - cards >= keep else 0
    if wilds <= room and (specials >> SIZE_SHIFT) - cards >= keep:
        return wilds - pairs + 1
    return 0


def _count_exactly(
    setup: Setup, naturals: int, specials: int, set_naturals: int, set_wild: int, value: int, keep: int
) -> bool:
    jokers = specials >> JOKER_SHIFT & FIELD
    twos = specials >> TWO_SHIFT & FIELD
    wilds = jokers + twos
    most_cards = (specials >> SIZE_SHIFT) - keep
    # The best value for every number of wild cards used and cards laid (cards * 64 + wild cards).
    best = {0: 0}
    for rank in range(RANKS + 1):
        held = naturals >> SHIFT[rank] & FIELD
        lying = set_naturals >> SHIFT[rank] & FIELD
        each = setup.values[rank]
        steps: Iterable[tuple[int, int]]
        if rank == RANKLESS:
            if not setup.wild_sets:
                continue
            first = 1 if set_wild >> SHIFT[rank] & FIELD else 3
            steps = [(0, 0), *((0, wild) for wild in range(first, wilds + 1))]
        elif not lying and held < 2:
            continue
        else:
            steps = ways(setup.room[rank], lying, set_wild >> SHIFT[rank] & FIELD, held, wilds)
        further = dict(best)
        for before, points in best.items():
            for used, wild in steps:
                now = before + (used + wild) * 64 + wild
                if (before & 63) + wild <= wilds and now >> 6 <= most_cards:
                    better = points + used * each
                    if further.get(now, -1) < better:
                        further[now] = better
        best = further
    for key, points in best.items():
        wild = key & 63
        big = min(wild, jokers)
        if points + big * setup.joker_value + (wild - big) * setup.two_value >= value:
            return True
    return False
