"""The same table in two steps: the hand alone makes the count, then the pile comes to it (rulings G5, G14).

Either the top card was taken already and the rest of the pile lies aside, or a first meld is laid from the
hand before the pile is taken with a pair that is kept for it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.clauses.reserve import CLOSES, FOLLOWED
from canasta.engine.finishing.cards import Cards, Ways, kinds_of, role_of
from canasta.engine.finishing.rank import CANASTAS, WILD, Rank, alone, covers, gained, starts
from canasta.engine.finishing.table import LEAVE_NONE, LEAVE_ONE, PLENTY, WORK
from canasta.table.packing import BIT, BLACK_SHIFT, FIELD, RANKLESS, SHIFT

#: Numbers to a line of ``_ways``: wild cards laid before and in all (lines ascend by these), cards left,
#: canastas and their kinds, whether a set had three naturals before, and the most naturals laid before
#: (plenty more for seven at once).
_LINE: Final = 7
#: An empty table, to be copied.
_NEVER: Final = vec[i64]([-1] * 32768)


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
        table = _Table(cards, need, missing, lacks_three, wilds, all_wilds, most - stuck)
        table.begin(own)
        for place in range(RANKS + 1):
            held = cards.held(place)
            more = _coming(cards, coming, place)
            lying = cards.set_naturals >> SHIFT[place] & FIELD
            role = role_of(place, need)
            if not (held or more or place == top or role & need):
                if not (lying and all_wilds and place < RANKS):
                    continue
            mixes = place < RANKS and not cards.barred & BIT[place]
            seven = setup.free_set < FIELD and place < RANKS
            rank = cards.rank(place, held, role)
            ways = _ways(rank, more, need, place == top, seven, all_wilds > wilds)
            table.join(ways.words, held, cards.value(place), mixes and before, mixes and later)
        if table.reached(1 - stuck if leave == LEAVE_ONE else 0):
            return True
    return False


class _Table:
    """What the ranks so far can come to together.

    An entry is told by the wild cards laid in all and those laid before, the cards left, canastas, their
    kinds and whether a set had three naturals before; it holds the most that naturals laid before are worth.
    """

    __slots__ = (
        "all_wilds",
        "canastas",
        "entries",
        "gains",
        "left",
        "live",
        "missing",
        "number",
        "rest",
        "threes",
        "wild_needed",
        "wilds",
        "worth",
    )  # fmt: skip

    entries: vec[i64]
    live: vec[i64]  #: where the entries are that are not empty,
    number: i64  #: so many of them
    wilds: i64
    all_wilds: i64
    left: i64  #: cards that may be left, those that are stuck not counted
    canastas: i64
    gains: i64  #: numbers and kinds of canastas that are told apart
    threes: i64  #: 2 if it matters whether a set has three naturals
    missing: i64
    rest: i64  #: what the naturals of ranks that are not yet joined are worth
    worth: vec[i64]  #: by number of wild cards of the hand
    wild_needed: i64

    def __init__(
        self, cards: Cards, need: i64, missing: i64, lacks_three: bool, wilds: i64, all_wilds: i64, left: i64
    ) -> None:
        self.wilds = wilds
        self.all_wilds = all_wilds
        self.left = left
        self.canastas = need & CANASTAS
        self.gains = (self.canastas + 1) * (kinds_of(need, need) + 1)
        self.threes = 2 if lacks_three else 1
        self.missing = missing
        self.rest = cards.hand_value() - cards.wild_value(wilds)
        self.wild_needed = need & WILD
        worth = _NEVER[: wilds + 1]
        number: i64
        for number in range(wilds + 1):
            worth[number] = cards.wild_value(number)
        self.worth = worth
        self.number = 0
        self.entries = self._empty()
        self.live = self.entries

    def _empty(self) -> vec[i64]:
        length = (self.all_wilds + 1) * (self.wilds + 1) * (self.left + 1) * self.gains * self.threes
        return _NEVER[:length] if length <= len(_NEVER) else vec[i64]([-1] * length)

    def begin(self, own: list[tuple[int, int, int]]) -> None:
        """Wild cards in a set of their own: laid before, laid in all, canastas made of them."""
        each = (self.left + 1) * self.gains * self.threes
        for used, total, full in own:
            if full or not self.wild_needed:
                place = (total * (self.wilds + 1) + used) * each + min(full, self.canastas) * self.threes
                self.entries[place] = 0
        self._prune()

    def join(self, ways: vec[i64], held: i64, value: i64, before: bool, later: bool) -> None:
        """Every entry with every way to end a rank."""
        entries = self.entries
        joined = self._empty()
        live = self.live
        wilds = self.wilds
        all_wilds = self.all_wilds
        lefts = self.left + 1
        gains = self.gains
        threes = self.threes
        canastas = self.canastas + 1
        work: i64 = 0
        number: i64
        line: i64
        for number in range(self.number):
            place = live[number]
            worth = entries[place]
            three = place % threes
            gain = place // threes % gains
            kinds = gain // canastas
            gain -= kinds * canastas
            left = place // (threes * gains) % lefts
            used = place // (threes * gains * lefts)
            total = used // (wilds + 1)
            used -= total * (wilds + 1)
            for line in range(0, len(ways), _LINE):
                w = ways[line]
                all_w = ways[line + 1]
                stays = left + ways[line + 2]
                if total + all_w > all_wilds:
                    break  # and so would all that follow
                work += 1
                if used + w > wilds or stays >= lefts:
                    continue
                if (w > 0 and not before) or (all_w > w and not later):
                    continue
                full = gain + ways[line + 3]
                if full >= canastas:
                    full = canastas - 1
                there = ((total + all_w) * (wilds + 1) + used + w) * lefts + stays
                there = there * gains + (kinds | ways[line + 4]) * canastas + full
                if threes > 1:
                    there = there * 2 + (three | ways[line + 5])
                laid = ways[line + 6]
                laid = worth + (laid if laid >= PLENTY else laid * value)
                if joined[there] < laid:
                    joined[there] = laid
        WORK[0] += work
        self.entries = joined
        self.rest -= held * value
        self._prune()

    def _prune(self) -> None:
        """Drop what can do nothing that another entry cannot, or never makes the count.

        Of two entries alike but for the wild cards laid before, the one with fewer is at least as good if it
        counts as much, wild cards included: another wild card never counts more than the one before. The one
        with more is if its naturals count as much, and those of the pile have all found a place.
        """
        entries = self.entries
        live = self._empty()
        wilds, all_wilds, missing = self.wilds, self.all_wilds, self.missing
        each = (self.left + 1) * self.gains * self.threes
        WORK[0] += (all_wilds + 1) * (wilds + 1) * each
        number: i64 = 0
        total: i64
        key: i64
        used: i64
        for total in range(all_wilds + 1):
            for key in range(each):
                start = total * (wilds + 1) * each + key
                best: i64 = -1
                used = min(total - (all_wilds - wilds), wilds)
                while used >= 0:
                    worth = entries[start + used * each]
                    if worth >= 0:
                        if worth <= best:
                            entries[start + used * each] = -1
                        else:
                            best = worth
                    used -= 1
                best = -1
                for used in range(min(total, wilds) + 1):
                    worth = entries[start + used * each]
                    if worth < 0:
                        continue
                    if worth < PLENTY:
                        at_most = worth + self.rest + self.worth[min(wilds, used + all_wilds - total)]
                        worth = min(worth + self.worth[used], missing)
                        if at_most < missing:
                            continue
                    if worth > best:
                        best = worth
                        if not self._outdone(start + used * each):
                            live[number] = start + used * each
                            number += 1
        self.live = live
        self.number = number

    def _outdone(self, place: i64) -> bool:
        """Whether an entry alike but for canastas has more of them, and counts as much."""
        entries = self.entries
        gain = place // self.threes % self.gains
        canastas = self.canastas + 1
        more: i64
        for more in range(gain + 1, self.gains):
            if entries[place + (more - gain) * self.threes] >= entries[place]:
                kinds = gain // canastas
                if more % canastas >= gain % canastas and more // canastas & kinds == kinds:
                    return True
        return False

    def reached(self, least: i64) -> bool:
        """Whether an entry has laid all cards but as many as may be left, and has what is needed."""
        number: i64
        for number in range(self.number):
            place = self.live[number]
            worth = self.entries[place]
            three = place % self.threes == self.threes - 1
            place = place // self.threes
            gain = place % self.gains
            place = place // self.gains
            left = place % (self.left + 1)
            place = place // (self.left + 1)
            total = place // (self.wilds + 1)
            left += self.all_wilds - total
            if gain == self.gains - 1 and least <= left <= self.left:
                if worth >= PLENTY:
                    return True
                if three and worth + self.worth[place % (self.wilds + 1)] >= self.missing:
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
def _ways(rank: Rank, coming: i64, need: i64, taking: bool, seven: bool, wild_pile: bool) -> Ways:
    """All ways to lay a rank's cards but one at most, ``coming`` cards of it being there only later.

    Without wild cards in the pile all may be laid before, so the more are the better.
    """
    held, size, then, added, role = rank.held, rank.size, rank.then, rank.added, rank.role
    best: dict[tuple[int, int, int, int, bool], int] = {}
    for first, laid in starts(rank.naturals, held, then, seven):
        for n, w, clean, mixed, here, there in rank.ends(first, rank.wild, held - laid):
            if taking and then == FOLLOWED and clean + mixed:
                continue  # what closes before the take has closed first (Prospect._closings)
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
    lines: list[int] = []
    most: dict[tuple[int, int], list[tuple[int, bool, int, int]]] = {}
    for (w, total, left, gain, three), worth in sorted(
        best.items(), key=lambda each: (each[0][1], -each[0][0])
    ):
        # Lines that give at least as much, of this many wild cards before or, if it matters not, of more.
        others = most.setdefault((total, left), [])
        if any(
            worth <= count and covers(other, gain) and has >= three and (used == w or not wild_pile)
            for other, has, used, count in others
        ):
            continue
        others.append((gain, three, w, worth))
        lines += [w, total, left, gain & CANASTAS, kinds_of(gain, need), three, worth]
    return Ways(lines)


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
