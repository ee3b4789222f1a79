"""Outcomes of one rank in the rest of a turn, from counts alone.

A set grows card by card, and every step is checked against the tables of the limits (``Setup.room``). In
books where sets close and make room for another (ruling H4) several may follow each other. This module
ignores the other ranks; ``canasta.engine.finishing.table`` combines them. Results are cached.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from canasta.build.native import i64, vec
from canasta.clauses.reserve import CLOSES, FOLLOWED

# Needs of a player who goes out: a number of canastas (the lowest bits), or one of a kind.
CANASTAS: Final = 15
NATURAL: Final = 16
MIXED: Final = 32
THREE: Final = 64  #: a set with three natural cards
FREE: Final = 128  #: seven natural cards at once, which need no count
SEVENS: Final = 256
FIVES: Final = 512
WILD: Final = 1024
PURE: Final = 2048  #: a natural canasta when the player goes out, whenever it was made
#: A base that takes several natural or several mixed canastas counts them.
CLEAN: Final = 7 << 12
DIRTY: Final = 7 << 15
COUNTED: Final = CLEAN | DIRTY
CLEAN_ONE: Final = 1 << 12
DIRTY_ONE: Final = 1 << 15
BASE: Final = NATURAL | MIXED | SEVENS | FIVES | WILD
PARTS: Final = BASE | COUNTED
#: Any rank may provide these; each of the others has only one rank that can.
SHARED: Final = NATURAL | MIXED | THREE | FREE | PURE

#: Powers of two: bits of a set of numbers that is one machine word.
POWER: Final = vec[i64]([1 << number for number in range(63)])
#: All numbers up to this one.
UP_TO: Final = vec[i64]([(2 << number) - 1 for number in range(62)] + [(1 << 63) - 1])

#: An end of a rank: naturals laid, wild cards laid, canastas made of naturals alone and of both, and the
#: naturals and wild cards of the set that stays open.
End = tuple[int, int, int, int, int, int]


@cache
def shapes(
    room: bytes, naturals: i64, wild: i64, held: i64, wilds: i64, most: i64
) -> tuple[tuple[int, int], ...]:
    """Return every (naturals, wild cards) that a set can reach in legal steps.

    The set has ``naturals`` and ``wild`` cards (both 0 if it is not begun) and at most ``most``; ``held``
    naturals and ``wilds`` wild cards can be added.

    >>> shapes(bytes(1024), 0, 0, 4, 2, 31)
    ((0, 0), (3, 0), (4, 0))
    """
    begun = naturals + wild > 0
    found = [(naturals, wild)]
    reached = {(naturals, wild)} if begun else set()
    for n in range(naturals, naturals + held + 1):
        for w in range(wild, min(wild + wilds, most - n, 31) + 1):
            first = not begun and ((n == 3 and w == 0) or (n == 2 and w == 1 and room[2 * 32] > 0))
            if first or (n - 1, w) in reached or ((n, w - 1) in reached and room[n * 32 + w - 1]):
                reached.add((n, w))
                found.append((n, w))
    return tuple(found)


@cache
def closings(
    room: bytes, naturals: i64, wild: i64, held: i64, wilds: i64, size: i64
) -> tuple[tuple[int, int, int], ...]:
    """Return every (naturals, wild cards) that fills a set, and 1 or 0 for whether its last card is wild.

    >>> closings(bytes(1024), 5, 0, 4, 2, 7)
    ((2, 0, 0),)
    """
    steps = shapes(room, naturals, wild, held, wilds, size)
    found: list[tuple[int, int, int]] = []
    for n, w in steps:
        if n + w == size:
            if (n - 1, w) in steps:
                found.append((n - naturals, w - wild, 0))
            if (n, w - 1) in steps and room[n * 32 + w - 1]:
                found.append((n - naturals, w - wild, 1))
    return tuple(found)


@cache
def ends(
    room: bytes, naturals: i64, wild: i64, held: i64, wilds: i64, size: i64, then: i64
) -> tuple[End, ...]:
    """Return every way a rank may end, without cards added to a canasta that was put away."""
    found: list[End] = []
    if then != FOLLOWED:
        for n, w in shapes(room, naturals, wild, held, wilds, size if then == CLOSES else 62):
            full = naturals + wild < size <= n + w
            found.append((n - naturals, w - wild, int(full and not w), int(full and w > 0), n, w))
        return tuple(found)
    seen: set[End] = set()
    todo: list[End] = [(0, 0, 0, 0, naturals, wild)]
    for used, more, clean, mixed, first, second in todo:  # grows during the loop
        for n, w in shapes(room, first, second, min(held - used, size), min(wilds - more, size), size):
            end = (used + n - first, more + w - second, clean, mixed, n, w)
            if n + w >= size:
                end = (end[0], end[1], min(7, clean + (not w)), min(7, mixed + (w > 0)), 0, 0)
            if end not in seen:
                seen.add(end)
                found.append(end)
                if n + w >= size:
                    todo.append(end)
    return tuple(found)


class Rank(NamedTuple):
    """A rank: its set, the cards held, and the rules for laying them."""

    room: bytes  #: table of the limits
    naturals: int
    wild: int
    held: int
    wilds: int  #: wild cards available
    size: int  #: of a canasta
    then: int  #: what happens to a set of that size
    added: int  #: natural cards can be added to a canasta that was put away (1), or once there is one (2)
    role: int  #: ``SEVENS`` or ``FIVES`` if a base is needed

    def ends(self, naturals: int, wild: int, held: int) -> tuple[End, ...]:
        """Return every way the rank may end from here."""
        return ends(self.room, naturals, wild, held, self.wilds, self.size, self.then)


def alone(room: bytes, wild: i64, wilds: i64, size: i64, then: i64) -> list[tuple[int, int]]:
    """Return every number of wild cards that can form a set without naturals, with its canastas.

    ``room`` is the table of that set, which starts with three cards and already has ``wild``.
    """
    found = [(0, 0)]
    used: i64 = 0
    full: i64 = 0
    while True:
        step = 1 if wild else 3
        if used + step > wilds or wild + step > 31 or not room[wild] or (then == CLOSES and wild >= size):
            return found
        used += step
        wild += step
        if wild - step < size <= wild:
            full += 1
            if then == FOLLOWED:
                wild = 0
        found.append((used, full))


def base_need(sevens: i64, fives: i64, wild: i64, natural: i64, mixed: i64) -> i64:
    """Return the needs of a base that lacks these numbers of canastas, by part.

    >>> base_need(1, 0, 0, 1, 0) == SEVENS | NATURAL
    True
    >>> base_need(0, 0, 0, 2, 3) == 2 * CLEAN_ONE + 3 * DIRTY_ONE
    True
    """
    need: i64 = 0
    if sevens:
        need |= SEVENS
    if fives:
        need |= FIVES
    if wild:
        need |= WILD
    return (
        need
        | (NATURAL if natural == 1 else natural * CLEAN_ONE)
        | (MIXED if mixed == 1 else mixed * DIRTY_ONE)
    )


def gained(place_role: i64, clean: i64, mixed: i64, three: bool, free: bool, need: i64) -> i64:
    """Return the contribution of an end of a rank to the needs."""
    gain = min(clean + mixed, need & CANASTAS)
    if need & THREE and three:
        gain |= THREE
    if need & FREE and free:
        gain |= FREE
    if place_role & need and clean:
        # Sevens or fives: the first counts for itself, further ones as natural canastas (ruling H11).
        gain |= place_role
        clean -= 1
    if clean:
        gain |= need & NATURAL
    if mixed:
        gain |= need & MIXED
    if need & COUNTED:
        gain |= min(clean * CLEAN_ONE, need & CLEAN) | min(mixed * DIRTY_ONE, need & DIRTY)
    return gain


def left_over(need: i64, gain: i64) -> i64:
    """Return the needs of a base that are left after a gain; one canasta of a kind is not counted.

    >>> left_over(2 * CLEAN_ONE | SEVENS, CLEAN_ONE) == NATURAL | SEVENS
    True
    """
    need = (need & ~(gain & ~COUNTED)) - (gain & COUNTED)
    if need & CLEAN == CLEAN_ONE:
        need += NATURAL - CLEAN_ONE
    if need & DIRTY == DIRTY_ONE:
        need += MIXED - DIRTY_ONE
    return need


def covers(gain: i64, other: i64) -> bool:
    """Return True if one gain includes another."""
    if (gain | other) & COUNTED and (gain & CLEAN < other & CLEAN or gain & DIRTY < other & DIRTY):
        return False
    return gain & CANASTAS >= other & CANASTAS and not other & ~(gain | CANASTAS | COUNTED)


def numbers_of(need: i64) -> i64:
    """Return how many different numbers of canastas matter, those of both kinds if they are counted."""
    if need & COUNTED:
        return ((need & CLEAN) // CLEAN_ONE + 1) * ((need & DIRTY) // DIRTY_ONE + 1)
    return (need & CANASTAS) + 1


def radix_of(need: i64) -> i64:
    """Return by how much the number of canastas rises with a mixed one, if both kinds are counted."""
    if need & COUNTED:
        return (need & CLEAN) // CLEAN_ONE + 1
    return (need & CANASTAS) + 1


def number_of(gain: i64, need: i64) -> i64:
    """Return the number of canastas of a gain: for two counted kinds, a number of two digits.

    >>> number_of(CLEAN_ONE + 2 * DIRTY_ONE, 2 * CLEAN_ONE + 3 * DIRTY_ONE)
    7
    """
    if need & COUNTED:
        return (gain & CLEAN) // CLEAN_ONE + (gain & DIRTY) // DIRTY_ONE * ((need & CLEAN) // CLEAN_ONE + 1)
    return gain & CANASTAS


def summed(one: i64, other: i64, radix: i64, numbers: i64) -> i64:
    """Return the sum of two numbers of canastas, each digit at most as high as needed.

    >>> summed(1 + 3, 1 + 3 * 2, 3, 12), summed(2 + 3, 2, 3, 12), summed(2, 3, 5, 5)
    (11, 5, 4)
    """
    if radix == numbers:
        return min(one + other, numbers - 1)
    return min(one % radix + other % radix, radix - 1) + radix * min(
        one // radix + other // radix, numbers // radix - 1
    )


def plays(rank: Rank, need: i64) -> list[tuple[int, int, int]]:
    """Return all ways to lay all or all but one of a rank's cards: (gain, cards left, wild counts)."""
    held, then, added, role = rank.held, rank.then, rank.added, rank.role
    found: dict[tuple[int, int], int] = {}
    for first, laid in starts(rank.naturals, held, then, need & FREE):
        for n, w, clean, mixed, here, there in rank.ends(first, rank.wild, held - laid):
            pure = need & PURE if here >= rank.size and not there else 0
            if laid:
                clean += 1
            closed = then == FOLLOWED and clean + mixed > 0
            for left in range(2):
                rest = held - laid - n - left
                if rest == 0 or (rest > 0 and (added == 1 or (added == 2 and closed))):
                    gain = pure | gained(role, clean, mixed, here >= 3 or closed, laid > 0, need)
                    if not role & need & ~gain:  # no other rank could provide it
                        key = gain & (CANASTAS | COUNTED | SHARED), left
                        found[key] = found.get(key, 0) | POWER[w]
    pruned: list[tuple[int, int, int]] = []
    for (gain, left), numbers in found.items():
        for (other, same), more in found.items():
            if other != gain and same == left and covers(other, gain):
                numbers &= ~more
        if numbers:
            pruned.append((gain, left, numbers))
    return pruned


def starts(naturals: i64, held: i64, then: i64, free: i64) -> list[tuple[int, int]]:
    """Return the naturals on the table and those laid first: none, or seven natural cards at once."""
    if free and not naturals and held >= 7:
        return [(naturals, 0), (0 if then == FOLLOWED else 7, 7)]
    return [(naturals, 0)]


def counts(rank: Rank, keep: i64, fit: bool) -> list[tuple[int, int, int, int]]:
    """Return the most naturals for every (wild cards, cards left up to ``keep``, set with three naturals).

    With ``fit`` no set closes, and the set must have room for three more cards afterwards.
    """
    held, then, added = rank.held, rank.then, rank.added
    best: dict[tuple[int, int, int], int] = {}
    for n, w, clean, mixed, here, there in rank.ends(rank.naturals, rank.wild, held):
        closed = clean + mixed > 0 and then == FOLLOWED
        if fit and (closed or here + there > rank.size - 3):
            continue
        buries = added == 1 or (added == 2 and closed)
        for left in range(keep + 1) if buries else (min(keep, held - n),):
            laid = held - left if buries else n
            if laid >= n:
                key = (w, left, int(here >= 3 or closed))
                best[key] = max(best.get(key, 0), laid)
    return [(w, left, three, n) for (w, left, three), n in best.items()]
