"""Can the first-meld count be reached? Exact, from counts alone (rulings G1, G5)."""

from __future__ import annotations

from functools import cache

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.setup import Setup
from canasta.table.packing import (
    BIT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    TWO_SHIFT,
    any_at_least,
    place_of,
    present,
)

#: Answer of ``count_plainly``: the count is reached, though not everything can be laid.
NOT_ALL = 1000


@cache
def ways(
    room: bytes, naturals: i64, wild: i64, held: i64, wilds: i64, most: i64
) -> frozenset[tuple[int, int]]:
    """Every (naturals, wild cards) that can be laid on one rank, one lawful step after another.

    ``naturals`` and ``wild`` lie there already, ``held`` naturals and ``wilds`` wild cards can be used; a
    set has ``most`` cards at most.
    """
    seen = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        n, w = todo.pop()
        if naturals + n == 0:
            steps = [(3, 0), (2, 1)] if room[2 * 32] else [(3, 0)]
        else:
            steps = [(n + 1, w)] if naturals + n + wild + w < most else []
            if room[(naturals + n) * 32 + wild + w]:
                steps.append((n, w + 1))
        for step in steps:
            if step[0] <= held and step[1] <= wilds and step not in seen:
                seen.add(step)
                todo.append(step)
    return frozenset(seen)


def count_reachable(
    setup: Setup,
    naturals: i64,
    specials: i64,
    set_naturals: i64,
    set_wild: i64,
    value: i64,
    keep: i64,
    dead: i64 = 0,
    unmixed: i64 = 0,
    capped: i64 = -1,
) -> bool:
    """Whether cards worth ``value`` can be laid from the hand so that ``keep`` cards at least stay.

    The set of rank ``capped`` must have room for three cards more afterwards.
    """
    if value <= 0:
        return (specials >> SIZE_SHIFT) >= keep
    if dead:
        naturals &= ~(dead * FIELD)
    if setup.seven_free and capped < 0 and (specials >> SIZE_SHIFT) - 7 >= keep:
        if any_at_least(naturals & ~(present(set_naturals) * FIELD), 7):
            return True
    plain = count_plainly(setup, naturals, specials, set_naturals, set_wild, value, keep)
    if plain < 0 or (plain > 0 and capped < 0):
        return plain > 0
    return _count_exactly(setup, naturals, specials, set_naturals, set_wild, value, keep, unmixed, capped)


def count_plainly(
    setup: Setup, naturals: i64, specials: i64, set_naturals: i64, set_wild: i64, value: i64, keep: i64
) -> i64:
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
        cards += held
    wild_lying = setup.wild_sets and bool(set_wild >> SHIFT[RANKLESS] & FIELD)
    alone = wild_lying or (setup.wild_sets and wilds >= 3)  # wild cards need no natural ones
    if most < value or (not sets and cards == wilds and not alone):
        return -1
    if setup.three_naturals and not any_at_least((naturals + set_naturals) & NATURAL_ONES * FIELD, 3):
        return -1
    if setup.closes and (
        wild_lying or any_at_least(naturals + set_naturals + set_wild, setup.canasta_size + 1)
    ):
        return 0
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
        return NOT_ALL if setup.closes else wilds - pairs + 1
    return 0


def _count_exactly(
    setup: Setup,
    naturals: i64,
    specials: i64,
    set_naturals: i64,
    set_wild: i64,
    value: i64,
    keep: i64,
    unmixed: i64 = 0,
    capped: i64 = -1,
) -> bool:
    jokers = specials >> JOKER_SHIFT & FIELD
    twos = specials >> TWO_SHIFT & FIELD
    wilds = jokers + twos
    most_cards = (specials >> SIZE_SHIFT) - keep
    size = setup.canasta_size if setup.closes else FIELD
    lying = set_wild >> SHIFT[RANKLESS] & FIELD
    if setup.wild_set_first and 0 < lying < setup.canasta_size:
        # Wild cards elsewhere only once their own set is closed.
        short = setup.canasta_size - lying
        cases = [(range(min(wilds, short) + 1), 0)]
        if wilds > short:
            cases.append((range(short, short + 1), wilds - short))
    elif setup.wild_sets:
        room = setup.capacity[RANKLESS][lying]
        first = 1 if lying else 3
        cases = [(range(1), wilds), (range(first, min(wilds, room) + 1), wilds)]
    else:
        cases = [(range(1), wilds)]
    for own, others in cases:
        best = _best_count(
            setup, naturals, set_naturals, set_wild, (jokers, twos), own, others, most_cards, size, unmixed,
            capped,
        )  # fmt: skip
        if best >= value:
            return True
    return False


def _best_count(
    setup: Setup,
    naturals: i64,
    set_naturals: i64,
    set_wild: i64,
    wild_cards: tuple[int, int],
    own: range,
    others: i64,
    most_cards: i64,
    size: i64,
    unmixed: i64,
    capped: i64,
) -> i64:
    """The most that can be laid with so many wild cards in a set of their own and so many elsewhere."""
    jokers, twos = wild_cards
    wilds = jokers + twos
    # The best value for every number of wild cards used, cards laid and whether a set has three naturals:
    # (cards * 64 + wild cards) * 2 + three.
    best = {(wild * 64 + wild) * 2: 0 for wild in own if wild <= min(wilds, most_cards)}
    if not setup.three_naturals:
        best = {key + 1: points for key, points in best.items()}
    for rank in range(RANKS):
        held = naturals >> SHIFT[rank] & FIELD
        lying = set_naturals >> SHIFT[rank] & FIELD
        if not lying and held < 2:
            continue
        each = setup.values[rank]
        usable = 0 if unmixed & BIT[rank] else others
        wild = set_wild >> SHIFT[rank] & FIELD
        steps = ways(setup.room[rank], lying, wild, held, usable, size)
        if rank == capped:
            steps = frozenset(step for step in steps if lying + wild + sum(step) <= size - 3)
        further = dict(best)
        for before, points in best.items():
            for used, more in steps:
                now = before + ((used + more) * 64 + more) * 2
                if (now >> 1 & 63) <= wilds and now >> 7 <= most_cards:
                    if lying + used >= 3:
                        now |= 1
                    better = points + used * each
                    if further.get(now, -1) < better:
                        further[now] = better
        best = further
    most = -1
    for key, points in best.items():
        if key & 1:
            wild = key >> 1 & 63
            big = min(wild, jokers)
            most = max(most, points + big * setup.joker_value + (wild - big) * setup.two_value)
    return most
