"""Can the turn still be finished? Exact, from counts alone (ruling G1).

Ranks depend on each other only through what they share: the wild cards, the number of cards that may
stay in hand, the canastas needed and the count. So both questions here, *is there a way out* and *can
the first-meld count be reached*, are answered rank by rank with a small table, never by trying orders.
"""

from __future__ import annotations

from functools import cache

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
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
    RED_SHIFT,
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
def ways(
    room: bytes, naturals: int, wild: int, held: int, wilds: int, most: int
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
    dead: int = 0,
    unmixed: int = 0,
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
    single = PLACE[singles] if singles else -1
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
    dead: int,
    unmixed: int,
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
        rank = PLACE[bit]
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
    dead: int = 0,
    unmixed: int = 0,
    capped: int = -1,
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
    if plain:
        return plain > 0
    return _count_exactly(setup, naturals, specials, set_naturals, set_wild, value, keep, unmixed, capped)


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
    naturals: int,
    specials: int,
    set_naturals: int,
    set_wild: int,
    value: int,
    keep: int,
    unmixed: int = 0,
    capped: int = -1,
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
    naturals: int,
    set_naturals: int,
    set_wild: int,
    wild_cards: tuple[int, int],
    own: range,
    others: int,
    most_cards: int,
    size: int,
    unmixed: int,
    capped: int,
) -> int:
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
