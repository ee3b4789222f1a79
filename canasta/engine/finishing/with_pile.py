"""Combination of the ranks in two steps: the hand alone makes the count, then the pile is added (G5, G14).

Either the top card was already taken and the rest of the pile lies aside, or a first meld is laid from the
hand before the pile is taken with a pair that is kept for it.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.clauses.reserve import FOLLOWED
from canasta.engine.finishing.cards import Cards, kinds_of, role_of
from canasta.engine.finishing.rank import COUNTED, POWER, PURE, WILD, alone, numbers_of, radix_of, summed
from canasta.engine.finishing.rank_with_pile import LINE, TwoSteps, ways_with_pile
from canasta.engine.finishing.table import LEAVE_NONE, LEAVE_ONE, PLENTY, WORK, join_ways, zeros
from canasta.table.packing import BIT, BLACK_SHIFT, FIELD, RANKLESS, SHIFT

#: An empty table to copy.
_NEVER: Final = vec[i64]([-1] * 32768)


def plays_out_with_pile(
    cards: Cards, need: i64, leave: i64, missing: i64, lacks_three: bool, top: i64, aside: bytes
) -> bool:
    """Return True if the hand makes the count, and hand and pile but for a last discard can then be laid."""
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
    ranks = _ranks(cards, coming, need, top, wilds, all_wilds)
    for (before, later), own in _own(cards, wilds, all_wilds).items():
        table = _Table(cards, need, missing, lacks_three, wilds, all_wilds, most - stuck)
        table.least = 1 - stuck if leave == LEAVE_ONE else 0
        table.sevens = sum(1 for _, _, ways in ranks if ways.seven)
        table.ahead = _ahead(cards, coming, need, top, ranks, all_wilds, before or later, False)
        table.at_once = _ahead(cards, coming, need, top, ranks, all_wilds, before and later, True)
        if table.begin(own, top < 0 and (later or not ranks)):
            return True
        for number, (_, place, ways) in enumerate(ranks, 1):
            mixes = place < RANKS and not cards.barred & BIT[place]
            table.join(ways.lines, cards.held(place), cards.value(place), mixes and before, mixes and later)
            table.sevens -= ways.seven
            if table.prune(number, later or number == len(ranks)):
                return True
    return False


def _ranks(
    cards: Cards, coming: bytes, need: i64, top: i64, wilds: i64, all_wilds: i64
) -> list[tuple[int, int, TwoSteps]]:
    """Return the relevant ranks: that of the top card, then the least free, among these the most valuable."""
    setup = cards.setup
    found: list[tuple[int, int, TwoSteps]] = []
    for place in range(RANKS + 1):
        held = cards.held(place)
        more = _coming(cards, coming, place)
        lying = cards.set_naturals >> SHIFT[place] & FIELD
        role = role_of(place, need)
        if not (held or more or place == top or role & need):
            lies = need & PURE and lying >= setup.canasta_size
            if not lies and not (lying and all_wilds and place < RANKS):
                continue
        seven = setup.free_set < FIELD and place < RANKS
        rank = cards.rank(place, held, role)
        ways = ways_with_pile(rank, more, need, place == top, seven, all_wilds > wilds)
        order = ways.freedom * PLENTY - held * cards.value(place)
        found.append((-PLENTY if place == top else order, place, ways))
    found.sort()
    return found


def _ahead(
    cards: Cards,
    coming: bytes,
    need: i64,
    top: i64,
    ranks: list[tuple[int, int, TwoSteps]],
    wilds: i64,
    mixing: bool,
    at_once: bool,
) -> vec[i64]:
    """Return the combined outcomes of each rank and all later ones, as tables of going out.

    They assume that all cards are in hand or, with ``at_once``, that all naturals of the hand are laid
    before.
    """
    numbers = numbers_of(need)
    radix = radix_of(need)
    step = numbers * (kinds_of(need, need) + 1)
    size = step * 2
    start: i64 = len(ranks) * size
    ahead = zeros(start + size)
    ahead[start] = 1
    number: i64
    for _, place, two_steps in reversed(ranks):
        joined = zeros(size)
        if place != top:
            ways = two_steps.at_once
            if not at_once:
                ways = cards.plays(place, cards.held(place) + _coming(cards, coming, place), need)
            mixes = mixing and place < RANKS and not cards.barred & BIT[place]
            join_ways(ahead[start : start + size], joined, ways, 0, radix, numbers, step, wilds, mixes, True)
        elif not at_once:
            joined = _NEVER[:size]  # all bits set: the pair and the top card are not among the cards
        start -= size
        for number in range(size):
            ahead[start + number] = joined[number]
    return ahead


class _Table:
    """The combined outcomes of the ranks so far.

    An entry is indexed by the wild cards laid in total and before, the cards left, canastas, their kinds and
    whether a set had three naturals before; it holds the highest value of the naturals laid before.
    """

    __slots__ = (
        "ahead",
        "all_wilds",
        "at_once",
        "begun",
        "counted",
        "entries",
        "gains",
        "least",
        "left",
        "live",
        "missing",
        "number",
        "numbers",
        "radix",
        "rest",
        "sevens",
        "threes",
        "wild_needed",
        "wilds",
        "worth",
    )  # fmt: skip

    entries: vec[i64]
    live: vec[i64]  #: places of the entries that are not empty
    number: i64  #: how many of them there are
    begun: vec[i64]  #: which groups of entries, equal but for wild cards laid before, have any
    wilds: i64
    all_wilds: i64
    least: i64  #: cards that must be left, not counting stuck ones
    left: i64  #: cards that may be left, not counting stuck ones
    counted: bool  #: natural and mixed canastas are counted apart
    numbers: i64  #: numbers of canastas that are distinguished
    radix: i64
    gains: i64  #: numbers and kinds of canastas that are distinguished
    threes: i64  #: 2 if it matters whether a set has three naturals
    missing: i64
    rest: i64  #: the value of the naturals of ranks that are not yet joined
    sevens: i64  #: how many of these ranks can lay seven at once, which need no count
    worth: vec[i64]  #: by number of wild cards of the hand
    wild_needed: i64
    ahead: vec[i64]  #: outcomes of the ranks that are not yet joined, ignoring the count
    at_once: vec[i64]  #: the same with all their naturals laid before

    def __init__(
        self, cards: Cards, need: i64, missing: i64, lacks_three: bool, wilds: i64, all_wilds: i64, left: i64
    ) -> None:
        self.wilds = wilds
        self.all_wilds = all_wilds
        self.left = left
        self.counted = need & COUNTED != 0
        self.numbers = numbers_of(need)
        self.radix = radix_of(need)
        self.gains = self.numbers * (kinds_of(need, need) + 1)
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
        self.live = self._empty()
        self.begun = self._none_begun()

    def _groups(self) -> i64:
        return (self.all_wilds + 1) * (self.left + 1) * self.gains * self.threes

    def _none_begun(self) -> vec[i64]:
        return zeros(self._groups())

    def _empty(self) -> vec[i64]:
        length = self._groups() * (self.wilds + 1)
        return _NEVER[:length] if length <= len(_NEVER) else vec[i64]([-1] * length)

    def begin(self, own: list[tuple[int, int, int]], settles: bool) -> bool:
        """Start with a set of wild cards alone: laid before, laid in total, canastas made of them."""
        for used, total, full in own:
            if full or not self.wild_needed:
                canastas = 0 if self.counted else min(full, self.numbers - 1)
                group = (total * (self.left + 1) * self.gains + canastas) * self.threes
                self.entries[group * (self.wilds + 1) + used] = 0
                self.begun[group] = 1
        return self.prune(0, settles)

    def join(self, ways: vec[i64], held: i64, value: i64, before: bool, later: bool) -> None:
        """Combine every entry with every end of a rank."""
        entries = self.entries
        joined = self._empty()
        begun = self._none_begun()
        live = self.live
        wilds = self.wilds
        all_wilds = self.all_wilds
        lefts = self.left + 1
        gains = self.gains
        threes = self.threes
        numbers = self.numbers
        radix = self.radix
        work: i64 = 0
        number: i64
        line: i64
        for number in range(self.number):
            place = live[number]
            worth = entries[place]
            group = place // (wilds + 1)
            used = place - group * (wilds + 1)
            three = group % threes
            gain = group // threes % gains
            kinds = gain // numbers
            gain -= kinds * numbers
            left = group // (threes * gains) % lefts
            total = group // (threes * gains * lefts)
            for line in range(0, len(ways), LINE):
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
                if radix != numbers:
                    full = summed(gain, ways[line + 3], radix, numbers)
                elif full >= numbers:
                    full = numbers - 1
                group = (total + all_w) * lefts + stays
                group = group * gains + (kinds | ways[line + 4]) * numbers + full
                if threes > 1:
                    group = group * 2 + (three | ways[line + 5])
                begun[group] = 1
                there = group * (wilds + 1) + used + w
                laid = ways[line + 6]
                laid = worth + (laid if laid >= PLENTY else laid * value)
                if joined[there] < laid:
                    joined[there] = laid
        WORK[0] += work
        self.entries = joined
        self.begun = begun
        self.rest -= held * value

    def prune(self, joined: i64, settles: bool) -> bool:
        """Drop entries that are dominated or lead nowhere; return True if there is a way.

        All cards of the ranks ahead can wait until the pile is taken, so an entry that makes the count is a
        way if they complete it (``settles``: unless wild cards have no place later). Or all naturals of the
        hand are laid before, and make the count with it.

        Of two entries that differ only in the wild cards laid before, the one with fewer is at least as good
        if it counts as much, wild cards included: another wild card never counts more than the one before.
        The one with more is at least as good if its naturals count as much, and those of the pile have all
        found a place.
        """
        self.number = 0
        group: i64
        for group in range(len(self.begun)):
            if self.begun[group] > 0 and self._prune_group(group, joined, settles):
                return True
        return False

    def _prune_group(self, group: i64, joined: i64, settles: bool) -> bool:
        """Prune a group of entries that differ only in the wild cards laid before."""
        entries = self.entries
        wilds, all_wilds, missing, threes = self.wilds, self.all_wilds, self.missing, self.threes
        total = group // ((self.left + 1) * self.gains * threes)
        key = group // threes % ((self.left + 1) * self.gains)
        more = self._more(self.ahead, joined, total, key)
        WORK[0] += wilds + 1
        if more < 0:
            return False
        at_once = self._more(self.at_once, joined, total, key)
        has_three = group % threes == threes - 1
        start = group * (wilds + 1)
        best: i64 = -1
        used: i64 = min(total - (all_wilds - wilds), wilds)
        while used >= 0:
            worth = entries[start + used]
            if worth >= 0:
                if worth <= best:
                    entries[start + used] = -1
                else:
                    best = worth
            used -= 1
        best = -1
        for used in range(min(total, wilds) + 1):
            worth = entries[start + used]
            if worth < 0:
                continue
            if worth < PLENTY:
                natural = worth + self.rest
                if natural + self.worth[min(wilds, used + more)] < missing and not self.sevens:
                    continue
                if has_three and at_once >= 0 and natural + self.worth[min(wilds, used + at_once)] >= missing:
                    return True
                worth = min(worth + self.worth[used], missing)
            if settles and (worth >= PLENTY or (has_three and worth == missing)):
                return True
            if worth > best:
                best = worth
                if not self._outdone(start + used):
                    self.live[self.number] = start + used
                    self.number += 1
        return False

    def _more(self, ahead: vec[i64], joined: i64, total: i64, key: i64) -> i64:
        """Return the most wild cards with which the ranks ahead complete an entry, or -1."""
        gains = self.gains
        numbers = self.numbers
        left = key // gains
        gain = key % gains
        most: i64 = -1
        more: i64
        spare: i64
        for more in range((self.left + 1 - left) * gains):
            words = ahead[joined * 2 * gains + more]
            if not words:
                continue
            full = gain % numbers + more % gains % numbers
            if self.radix != numbers:
                full = summed(gain % numbers, more % gains % numbers, self.radix, numbers)
            if full < numbers - 1:
                continue
            if gain // numbers | more % gains // numbers < gains // numbers - 1:
                continue
            stay = left + more // gains
            for spare in range(max(0, self.least - stay), min(self.left - stay, self.all_wilds - total) + 1):
                if words & POWER[self.all_wilds - total - spare]:
                    most = max(most, self.all_wilds - total - spare)
        return most

    def _outdone(self, place: i64) -> bool:
        """Return True if an otherwise equal entry has more canastas and counts as much."""
        entries = self.entries
        each = self.threes * (self.wilds + 1)
        gain = place // each % self.gains
        numbers = self.numbers
        radix = self.radix
        more: i64
        for more in range(gain + 1, self.gains):
            if entries[place + (more - gain) * each] >= entries[place]:
                kinds = gain // numbers
                if more // numbers & kinds != kinds:
                    continue
                have = gain % numbers
                others = more % numbers
                if others % radix >= have % radix and others // radix >= have // radix:
                    return True
        return False


def _coming(cards: Cards, coming: bytes, place: i64) -> i64:
    """Return how many natural cards of a rank come with the pile and may be laid."""
    if place == RANKLESS:
        return coming.count(BLACK_THREE) if cards.setup.blacks else 0
    return 0 if cards.dead & BIT[place] else coming.count(place)


def _own(cards: Cards, wilds: i64, all_wilds: i64) -> dict[tuple[bool, bool], list[tuple[int, int, int]]]:
    """Return ways to use a set of wild cards alone: laid before, laid in total, canastas made of them.

    They are grouped by whether wild cards may go elsewhere, before and later.
    """
    setup = cards.setup
    if not setup.room[RANKLESS][0] or cards.barred & BIT[RANKLESS]:
        return {(True, True): [(0, 0, 0)]}
    lying = cards.set_wild >> SHIFT[RANKLESS] & FIELD
    size = setup.canasta_size
    found: dict[tuple[bool, bool], list[tuple[int, int, int]]] = {}
    steps = alone(setup.room[RANKLESS], lying, all_wilds, size, cards.then)
    for number, (used, full) in enumerate(steps):
        if used > wilds:
            break
        for total, at_last in steps[number:]:
            # While their own set is open, wild cards may go nowhere else (ruling A4).
            open_now = lying + used - (size * full if cards.then == FOLLOWED else 0)
            before = not 0 < lying < setup.wild_until or full > 0
            later = not 0 < open_now < setup.wild_until or at_last > full
            found.setdefault((before, later), []).append((used, total, at_last))
    return found
