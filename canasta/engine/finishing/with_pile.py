"""The same table in two steps: the hand alone makes the count, then the pile comes to it (rulings G5, G14).

Either the top card was taken already and the rest of the pile lies aside, or a first meld is laid from the
hand before the pile is taken with a pair that is kept for it.
"""

from __future__ import annotations

from functools import cache

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.clauses.reserve import CLOSES, FOLLOWED
from canasta.engine.finishing.cards import Cards, role_of
from canasta.engine.finishing.rank import CANASTAS, WILD, Rank, alone, covers, gained, joined_gain, starts
from canasta.engine.finishing.table import LEAVE_NONE, LEAVE_ONE, PLENTY
from canasta.table.packing import BIT, BLACK_SHIFT, FIELD, RANKLESS, SHIFT

#: One way to end a rank: wild cards laid before and in all, cards left, gain, whether a set had three
#: naturals before; and the most naturals laid before (plenty more for seven at once).
Way = tuple[int, int, int, int, bool, int]


def plays_out_with_pile(
    cards: Cards, need: i64, leave: i64, missing: i64, lacks_three: bool, top: i64, aside: bytes
) -> bool:
    """Whether the hand makes the count, and hand and pile can then be laid but for a last discard."""
    setup = cards.setup
    coming = bytes(kind for kind in aside if kind not in setup.shown_from_pile)
    wilds = cards.wilds()
    all_wilds = wilds + coming.count(TWO) + coming.count(JOKER)
    stuck = cards.stuck() + len(coming) - (all_wilds - wilds)
    for place in range(RANKS + 1):
        stuck -= _coming(cards, coming, place)
    blacks = (cards.specials >> BLACK_SHIFT & FIELD) + coming.count(BLACK_THREE)
    if blacks == setup.blacks_out and leave != LEAVE_ONE:
        stuck -= blacks
        leave = LEAVE_NONE
    most = 0 if leave == LEAVE_NONE else 1
    if stuck > most:
        return False
    for (before, later), own in _own(cards, wilds, all_wilds).items():
        # By wild cards laid before and in all, cards left, gain and three naturals: the best value before.
        table: dict[tuple[int, int, int, int, bool], int] = {}
        for used, total, full in own:
            gain = min(full, need & CANASTAS) | (need & WILD if full else 0)
            table[used, total, 0, gain, not lacks_three] = 0
        for place in range(RANKS + 1):
            held = cards.held(place)
            lying = cards.set_naturals >> SHIFT[place] & FIELD
            role = role_of(place, need)
            if not (held or _coming(cards, coming, place) or place == top or role & need):
                if not (lying and all_wilds and place < RANKS):
                    continue
            mixes = place < RANKS and not cards.barred & BIT[place]
            rank = cards.rank(place, held, role)
            seven = setup.free_set < FIELD and place < RANKS
            ways = _ways(rank, _coming(cards, coming, place), need, place == top, seven)
            each = cards.value(place)
            joined: dict[tuple[int, int, int, int, bool], int] = {}
            for (used, total, left, gain, three), value in table.items():
                for w, all_w, stays, more, has_three, n in ways:
                    if (w and not (mixes and before)) or (all_w > w and not (mixes and later)):
                        continue
                    if used + w > wilds or total + all_w > all_wilds or left + stays + stuck > most:
                        continue
                    key = (
                        used + w,
                        total + all_w,
                        left + stays,
                        joined_gain(gain, more, need),
                        three or has_three,
                    )
                    worth = value + (n if n >= PLENTY else n * each)
                    if joined.get(key, -1) < worth:
                        joined[key] = worth
            table = joined
        for (used, total, left, gain, three), value in table.items():
            left += stuck + all_wilds - total
            if left <= most and not (leave == LEAVE_ONE and left != 1) and covers(gain, need):
                if value >= PLENTY or (three and value + cards.wild_value(used) >= missing):
                    return True
    return False


def _coming(cards: Cards, coming: bytes, place: i64) -> i64:
    """Natural cards of a rank that come with the pile and may be laid."""
    if place == RANKLESS:
        return coming.count(BLACK_THREE) if cards.setup.blacks else 0
    return 0 if cards.dead & BIT[place] else coming.count(place)


def _own(cards: Cards, wilds: i64, all_wilds: i64) -> dict[tuple[bool, bool], list[tuple[int, int, int]]]:
    """Ways to use wild cards in a set of their own: laid before, laid in all, canastas made of them.

    They are grouped by whether wild cards may go elsewhere, before and later.
    """
    setup = cards.setup
    if not setup.room[RANKLESS][0]:
        return {(True, True): [(0, 0, 0)]}
    lying = cards.set_wild >> SHIFT[RANKLESS] & FIELD
    size = setup.canasta_size
    found: dict[tuple[bool, bool], list[tuple[int, int, int]]] = {}
    steps = alone(setup.room[RANKLESS], lying, all_wilds, size, cards.then)
    for number, (used, full) in enumerate(steps):
        if used > wilds:
            break
        for total, at_last in steps[number:]:
            # While their own set is open wild cards may go nowhere else (ruling A4).
            open_now = lying + used - (size * full if cards.then == FOLLOWED else 0)
            before = not 0 < lying < setup.wild_until or full > 0
            later = not 0 < open_now < setup.wild_until or at_last > full
            found.setdefault((before, later), []).append((used, total, at_last))
    return found


@cache
def _ways(rank: Rank, coming: i64, need: i64, taking: bool, seven: bool) -> tuple[Way, ...]:
    """All ways to lay a rank's cards but one at most, ``coming`` cards of it being there only later."""
    held, size, then, added, role = rank.held, rank.size, rank.then, rank.added, rank.role
    best: dict[tuple[int, int, int, int, bool], int] = {}
    for first, laid in starts(rank.naturals, held, then, seven):
        for n, w, clean, mixed, here, there in rank.ends(first, rank.wild, held - laid):
            full = clean + mixed + (laid > 0)
            three = here >= 3 or (then == FOLLOWED and full > 0)
            adds = added == 1 or (added == 2 and full > 0)
            rest = held - laid - n
            for start, buried in (
                _taken(here, there, size, then, adds, added == 0) if taking else [((here, there), 0)]
            ):
                made = here + there < size <= here + there + 3 if taking and not buried else False
                for more, all_w, clean_later, mixed_later, _, _ in rank.ends(
                    start[0], start[1], rest + coming
                ):
                    pure = clean + clean_later + (laid > 0) + (made and not there)
                    impure = mixed + mixed_later + (made and there > 0)
                    adds_later = added == 1 or (added == 2 and pure + impure > 0)
                    for left in range(2):
                        onto = rest + coming - more - left
                        if onto == 0 or (onto > 0 and adds_later):
                            gain = gained(role, pure, impure, False, False, need)
                            if role & need and not gain & role:
                                continue
                            key = w, w + all_w, left, gain, three
                            worth = n + laid + (min(onto, rest) if adds else 0) + (PLENTY if laid else 0)
                            if best.get(key, -1) < worth:
                                best[key] = worth
    return tuple((*key, worth) for key, worth in best.items())


def _taken(
    here: i64, there: i64, size: i64, then: i64, adds: bool, never: bool
) -> list[tuple[tuple[int, int], bool]]:
    """The open set after a pair and the top card joined it; or they lie on a canasta that was put away."""
    total = here + there + 3
    if (then == CLOSES or (then == FOLLOWED and never)) and total > size:
        return []
    if then == FOLLOWED and total >= size:
        return [((0, 0), False)]
    found = [((here + 3, there), False)]
    if then == FOLLOWED and not here + there and adds:
        found.append(((0, 0), True))
    return found
