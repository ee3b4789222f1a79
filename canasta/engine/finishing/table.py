"""Combination of the ranks: can everything be laid, and how much can be laid towards the count?

Ranks share only the wild cards, the cards that may stay in hand, and the needed canastas and points. So each
rank lists its outcomes (``canasta.engine.finishing.rank``), and a small table holds the combined outcomes of
the ranks so far. Its size does not depend on the number of ways to lay the cards.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import RANKS
from canasta.clauses.reserve import CLOSES, FOLLOWED
from canasta.engine.finishing.cards import Cards, kinds_of, role_of
from canasta.engine.finishing.rank import COUNTED, POWER, PURE, UP_TO, WILD, numbers_of, radix_of, summed
from canasta.table.packing import BIT, FIELD, RANKLESS, SHIFT

# How many cards may be left for the last discard of a player who goes out.
LEAVE_NONE: Final = 0
LEAVE_AT_MOST_ONE: Final = 1
LEAVE_ONE: Final = 2

#: More than any count.
PLENTY: Final = 1_000_000


#: Work counter: combinations of a table entry with an end of a rank since the start.
WORK: Final = vec[i64]([0])

#: Empty tables to copy, larger than any rulebook needs.
_NOUGHTS: Final = vec[i64]([0] * 4096)
_NEVER: Final = vec[i64]([-1] * 1024)


def plays_out(cards: Cards, need: i64, leave: i64, slack: i64 = PLENTY, draws: i64 = 0) -> bool:
    """Return True if the whole hand but for a last discard can be laid and meets the needs.

    ``slack`` is the highest value of the remaining card. With ``draws``, that many cards are drawn first,
    whichever would help most.
    """
    for wild_draws in range(draws + 1):
        wilds = cards.wilds() + wild_draws
        for own, elsewhere in cards.wild_cases(wilds):
            if _joined(cards, need, leave, slack, draws - wild_draws, wilds, own, elsewhere):
                return True
    return False


def _joined(
    cards: Cards,
    need: i64,
    leave: i64,
    slack: i64,
    draws: i64,
    wilds: i64,
    own: list[tuple[int, int]],
    elsewhere: bool,
) -> bool:
    stuck = cards.stuck()
    most = 0 if leave == LEAVE_NONE else 1
    if stuck > most:
        return False
    numbers = numbers_of(need)
    radix = radix_of(need)
    step = numbers * (kinds_of(need, need) + 1)
    # By cards drawn, cards left, kinds of canastas and their number: every number of wild cards that may have
    # been used, as one word.
    table = zeros((draws + 1) * 2 * step)
    for used, full in own:
        if full or not need & WILD:
            table[0 if need & COUNTED else min(full, numbers - 1)] |= POWER[used]
    place: i64
    drawn: i64
    for place in range(RANKS + 1):
        held = cards.held(place)
        lying = cards.set_naturals >> SHIFT[place] & FIELD
        role = role_of(place, need)
        if not (held or draws or role & need or (lying and wilds and place < RANKS)):
            if not need & PURE or lying < cards.setup.canasta_size:
                continue
        barred = place == RANKLESS or not elsewhere or cards.barred & BIT[place] != 0
        kept_costs_too_much = cards.value(place) > slack
        joined = zeros(len(table))
        any_way = False
        for drawn in range(draws + 1 if place < RANKS and not cards.dead & BIT[place] else 1):
            ways = cards.plays(place, held + drawn, need)
            leaves = not kept_costs_too_much and not stuck
            if join_ways(table, joined, ways, drawn, radix, numbers, step, wilds, not barred, leaves):
                any_way = True
        if not any_way:
            return False
        table = joined
    # Everything drawn is used, all needs are met, and one card is left or none.
    last = draws * 2 * step + step - 1
    for left in range(most - stuck + 1):
        words = table[last + left * step]
        if words & POWER[wilds] and not (leave == LEAVE_ONE and left + stuck != 1):
            return True
        if left + stuck + 1 <= most and wilds and words & POWER[wilds - 1] and cards.cheapest_wild() <= slack:
            return True
    return False


def zeros(length: i64) -> vec[i64]:
    """Return an empty table; a house rule may ask for more canastas than any book."""
    return _NOUGHTS[:length] if length <= len(_NOUGHTS) else vec[i64]([0] * length)


def join_ways(
    table: vec[i64],
    joined: vec[i64],
    ways: vec[i64],
    drawn: i64,
    radix: i64,
    numbers: i64,
    step: i64,
    wilds: i64,
    mixes: bool,
    leaves: bool,
) -> bool:
    """Combine every entry of a table with every end of a rank; return True if any is possible.

    ``step`` is the number of entries with as many cards drawn and left, ``numbers`` and ``radix`` say which
    numbers of canastas there are. ``drawn`` cards of the rank are drawn, ``mixes``: it takes wild cards,
    ``leaves``: one of it may be left.
    """
    found = False
    line: i64
    for line in range(0, len(ways), 4):
        left = ways[line + 2]
        words = ways[line + 3]
        if not mixes:
            words &= 1
        if words and (leaves or not left):
            after = (drawn * 2 + left) * step
            if _join(table, joined, after, ways[line], ways[line + 1], words, radix, numbers, step, wilds):
                found = True
    return found


def _join(
    table: vec[i64],
    joined: vec[i64],
    after: i64,
    number: i64,
    kind: i64,
    others: i64,
    radix: i64,
    numbers: i64,
    step: i64,
    wilds: i64,
) -> bool:
    """Combine every entry of a table with one end of a rank; return True if any is possible."""
    found = False
    WORK[0] += len(table)
    left = after // step & 1
    place: i64
    for place in range(len(table)):
        here = place % step
        there = place - here + after
        if there >= len(table):
            return found  # more cards drawn than there are to draw
        words = table[place]
        if words and not (left and place // step & 1):
            words = _sums(words, others, wilds)
            if words:
                if radix == numbers:
                    there += min(here % numbers + number, numbers - 1)
                else:
                    there += summed(here % numbers, number, radix, numbers)
                joined[there + (here // numbers | kind) * numbers] |= words
                found = True
    return found


def _sums(numbers: i64, others: i64, most: i64) -> i64:
    """Return every sum of a number from each set, up to ``most``."""
    found: i64 = 0
    number: i64 = 0
    while others and number <= most:
        if others & 1:
            found |= (numbers & UP_TO[most - number]) << number
        others >>= 1
        number += 1
    return found


def best_count(cards: Cards, target: i64, keep: i64, three: bool, top: i64 = -1) -> i64:
    """Return the most that can be laid while ``keep`` cards stay, up to ``target``; -1 if impossible.

    With ``three`` one set must have three natural cards. The set of rank ``top`` then has room for three.
    """
    best: i64 = -1
    for own, elsewhere in cards.wild_cases(cards.wilds()):
        best = max(best, _counted(cards, target, keep, three, top, own, elsewhere))
        if best >= target:
            break
    return best


def _counted(
    cards: Cards,
    target: i64,
    keep: i64,
    three: bool,
    top: i64,
    own: list[tuple[int, int]],
    elsewhere: bool,
) -> i64:
    setup = cards.setup
    wilds = cards.wilds()
    width = (keep + 1) * 2
    most = wilds
    cheapest = min(setup.two_value, setup.joker_value)
    if cheapest > 0:
        most = min(wilds, target // cheapest + 1 + setup.canasta_size)
    length = (most + 1) * width
    # By wild cards used, cards left (up to keep) and whether a set has three naturals: the best value.
    table = _NEVER[:length]
    for used, _ in own:
        if used <= most:
            table[used * width + (0 if three else 1)] = 0
    rest = cards.size()
    best = _best(cards, table, keep, rest, most) if top < 0 else -1
    number: i64
    line: i64
    for number in range(-1, RANKS):  # the rank of the top card comes first: it must fit in any case
        place = top if number < 0 else number
        if place < 0 or number == top or best >= target:
            continue
        held = cards.held(place)
        lying = cards.set_naturals >> SHIFT[place] & FIELD
        if not held and not (lying and wilds) and place != top:
            continue
        fit = place == top and (cards.then == CLOSES or (cards.then == FOLLOWED and not cards.added(place)))
        ways = cards.counts(place, held, keep, fit)
        each = setup.values[place]
        barred = not elsewhere or cards.barred & BIT[place] != 0
        joined = _NEVER[:length]
        for line in range(0, len(ways), 4):
            w = ways[line]
            if not w or (not barred and w <= most):
                value = ways[line + 3] * each
                _add_way(table, joined, w, ways[line + 1], ways[line + 2], value, most - w, keep)
        rest -= held
        table = joined
        best = max(best, _best(cards, table, keep, rest, most))
    return best


def _add_way(
    table: vec[i64], joined: vec[i64], w: i64, left: i64, three: i64, value: i64, most: i64, keep: i64
) -> None:
    """Combine every entry of a table with one end of a rank."""
    width = (keep + 1) * 2
    WORK[0] += (most + 1) * width
    place: i64 = 0
    used: i64
    before: i64
    flag: i64
    for used in range(most + 1):
        for before in range(keep + 1):
            for flag in range(2):
                if table[place] >= 0:
                    after = (used + w) * width + min(before + left, keep) * 2 + (flag | three)
                    joined[after] = max(joined[after], table[place] + value)
                place += 1


def _best(cards: Cards, table: vec[i64], keep: i64, rest: i64, most: i64) -> i64:
    """Return the best value of a table if ``rest`` unexamined cards, including wild ones, stay in hand."""
    best: i64 = -1
    place: i64 = 0
    used: i64
    left: i64
    for used in range(most + 1):
        more = cards.wild_value(used)
        for left in range(keep + 1):
            if table[place + 1] >= 0 and rest - used + left >= keep:
                best = max(best, table[place + 1] + more)
            place += 2
    return best
