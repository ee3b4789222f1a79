"""A hand and the sets it can be laid on: the input of the tables."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import BLACK_THREE, FIVE, JOKER, RANKS, SEVEN, TWO
from canasta.clauses.reserve import FOLLOWED
from canasta.clauses.setup import Setup
from canasta.engine.finishing.rank import (
    FIVES,
    FREE,
    MIXED,
    NATURAL,
    PURE,
    SEVENS,
    THREE,
    Rank,
    alone,
    counts,
    number_of,
    plays,
)
from canasta.table.packing import BIT, BLACK_SHIFT, FIELD, JOKER_SHIFT, RANKLESS, SHIFT, SIZE_SHIFT, TWO_SHIFT


class Ways:
    """The outcomes of one rank, four numbers to a line."""

    __slots__ = ("words",)

    words: vec[i64]

    def __init__(self, lines: list[int]) -> None:
        self.words = vec[i64](lines)


_NO_OWN: Final = [(0, 0)]
#: Cache of outcomes, by the table of the limits.
_KEPT: Final[dict[bytes, dict[int, Ways]]] = {}


class Cards:
    """A hand and the sets it can be laid on: the input of the tables."""

    __slots__ = (
        "barred", "dead", "naturals", "put_away", "set_naturals", "set_wild", "setup", "specials",
        "then",
    )  # fmt: skip

    setup: Setup
    naturals: i64
    specials: i64
    set_naturals: i64
    set_wild: i64
    dead: i64  #: ranks that take no natural card
    barred: i64  #: ranks that take no wild card
    put_away: i64  #: ranks with a canasta put away to which natural cards may be added
    then: i64  #: what happens to a set of canasta size

    def __init__(self) -> None:
        pass

    def held(self, place: i64) -> i64:
        """Return how many natural cards of a rank in hand may be laid."""
        if place == RANKLESS:
            return (self.specials & self.setup.blacks) >> BLACK_SHIFT
        return 0 if self.dead & BIT[place] else self.naturals >> SHIFT[place] & FIELD

    def wilds(self) -> i64:
        """Return how many wild cards are in hand."""
        return (self.specials >> TWO_SHIFT & FIELD) + (self.specials >> JOKER_SHIFT & FIELD)

    def size(self) -> i64:
        """Return how many cards are in hand."""
        return self.specials >> SIZE_SHIFT

    def stuck(self) -> i64:
        """Return how many cards can never be laid: threes, cards of dead ranks, unknown cards."""
        layable = self.wilds()
        for place in range(RANKS + 1):
            layable += self.held(place)
        return self.size() - layable

    def added(self, place: i64) -> i64:
        """Return 1 if naturals may be added to a canasta put away, 2 if only once there is one, else 0."""
        if self.then != FOLLOWED or place == RANKLESS or self.setup.bury_never & BIT[place]:
            return 0
        return 1 if self.put_away & BIT[place] else 2

    def wild_value(self, number: i64) -> i64:
        """Return the highest value of this many wild cards of the hand."""
        setup = self.setup
        jokers = self.specials >> JOKER_SHIFT & FIELD
        twos = self.specials >> TWO_SHIFT & FIELD
        if setup.joker_value >= setup.two_value:
            jokers = min(jokers, number)
            return jokers * setup.joker_value + (number - jokers) * setup.two_value
        twos = min(twos, number)
        return twos * setup.two_value + (number - twos) * setup.joker_value

    def hand_value(self) -> i64:
        """Return the value of all cards in hand that can be laid at all."""
        total = self.wild_value(self.wilds())
        for place in range(RANKS + 1):
            total += self.held(place) * self.value(place)
        return total

    def value(self, place: i64) -> i64:
        """Return the value of a natural card of a rank."""
        return self.setup.values[BLACK_THREE if place == RANKLESS else place]

    def plays(self, place: i64, held: i64, need: i64) -> vec[i64]:
        """Return all ways to lay a rank's cards but one: canastas, kinds, cards left, wild cards."""
        return self._ways(place, held, need)

    def counts(self, place: i64, held: i64, keep: i64, fit: bool) -> vec[i64]:
        """Return the most naturals to lay: wild cards, cards left, whether a set has three, naturals."""
        return self._ways(place, held, -1 - (keep * 2 + fit))

    def rank(self, place: i64, held: i64, role: i64) -> Rank:
        """Return everything known about a rank."""
        setup = self.setup
        lying = self.set_naturals >> SHIFT[place] & FIELD
        wild = 0 if place == RANKLESS else self.set_wild >> SHIFT[place] & FIELD
        pack = setup.deck_counts[TWO] + setup.deck_counts[JOKER]
        added = self.added(place)
        return Rank(setup.room[place], lying, wild, held, pack, setup.canasta_size, self.then, added, role)

    def _ways(self, place: i64, held: i64, question: i64) -> vec[i64]:
        """Return the outcomes of a rank, from the cache if possible."""
        setup = self.setup
        room = setup.room[place]
        lying = self.set_naturals >> SHIFT[place] & FIELD
        wild = 0 if place == RANKLESS else self.set_wild >> SHIFT[place] & FIELD
        added = self.added(place)
        role = role_of(place, question) if question > 0 else 0
        pack = setup.deck_counts[TWO] + setup.deck_counts[JOKER]
        key = (((question * 4 + (role >> 8)) * 32 + held) * 32 + lying) * 32 + wild
        key = (((key * 4 + added) * 4 + self.then) * 16 + setup.canasta_size) * 64 + pack
        kept = _KEPT.get(room)
        if kept is None:
            kept = _KEPT[room] = {}
        found = kept.get(key)
        if found is None:
            rank = self.rank(place, held, role)
            lines: list[int] = []
            if question < 0:
                for way in counts(rank, -1 - question >> 1, -1 - question & 1 > 0):
                    lines += way
            else:
                for gain, left, words in plays(rank, question):
                    lines += [number_of(gain, question), kinds_of(gain, question), left, words]
            found = kept[key] = Ways(lines)
        return found.words

    def cheapest_wild(self) -> i64:
        """Return the value of the cheapest wild card in hand."""
        setup = self.setup
        twos = self.specials >> TWO_SHIFT & FIELD
        jokers = self.specials >> JOKER_SHIFT & FIELD
        return (
            setup.two_value
            if twos and (setup.two_value <= setup.joker_value or not jokers)
            else setup.joker_value
        )

    def own_ways(self, wilds: i64) -> list[tuple[int, int]]:
        """Return how many wild cards can form a set without naturals, with the number of canastas."""
        setup = self.setup
        if not setup.room[RANKLESS][0] or self.barred & BIT[RANKLESS]:
            return _NO_OWN
        lying = self.set_wild >> SHIFT[RANKLESS] & FIELD
        return alone(setup.room[RANKLESS], lying, wilds, setup.canasta_size, self.then)

    def wild_cases(self, wilds: i64) -> list[tuple[list[tuple[int, int]], bool]]:
        """Return ways to use wild cards in a set without naturals, and whether others may go elsewhere."""
        own = self.own_ways(wilds)
        lying = self.set_wild >> SHIFT[RANKLESS] & FIELD
        short = self.setup.canasta_size - lying
        if not 0 < lying < self.setup.wild_until:
            return [(own, True)]
        # Until their own set is closed, wild cards go nowhere else (ruling A4).
        closing = [way for way in own if way[0] >= short]
        return [([way for way in own if way[0] < short], False), (closing, True)]


def role_of(place: i64, need: i64) -> i64:
    """Return the part of the base that only this rank provides, if it is needed."""
    if place == SEVEN:
        return need & SEVENS
    return need & FIVES if place == FIVE else 0


def kinds_of(gain: i64, need: i64) -> i64:
    """Return which of the needed kinds a gain has, as a bit mask of those needed."""
    found: i64 = 0
    place: i64 = 1
    for kind in (NATURAL, MIXED, THREE, FREE, PURE):
        if need & kind:
            if gain & kind:
                found += place
            place += place
    return found
