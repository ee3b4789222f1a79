"""Ruling G1 where sets close as books and reserves wait: what the turn needs to be finished.

Who still has a reserve and whose side has closed a book can always finish: played-out cards bring the
next reserve, whatever is in it. So a closer look is needed only before the first closed book, for the
count of the first meld, and for going out from the last reserve.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.reserve import base_complete, closed_ranks, in_last_reserve, pack_set
from canasta.clauses.setup import Setup
from canasta.engine.count import count_reachable
from canasta.engine.permission import may_ever_go_out
from canasta.table.actions import (
    OFFER_ADD,
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_BURY,
    OFFER_LAY_JOKER,
    OFFER_LAY_TWO,
    OFFER_NATURAL,
    OFFER_WILD,
    Offer,
)
from canasta.table.packing import (
    BIT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONE,
    RANKLESS,
    SHIFT,
    SIZE_ONE,
    SIZE_SHIFT,
    SPECIAL_ONE,
    TWO_SHIFT,
    WILD_FIELDS,
    any_at_least,
    place_of,
)
from canasta.table.state import (
    DID_LAY,
    NATURALS,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)

_TWO_ONE = SPECIAL_ONE[11]
_JOKER_ONE = SPECIAL_ONE[12]
_LAYS = {
    OFFER_NATURAL: (3, 0, 0),
    OFFER_LAY_TWO: (2, 1, 0),
    OFFER_LAY_JOKER: (2, 0, 1),
    OFFER_ADD: (1, 0, 0),
    OFFER_ADD_TWO: (0, 1, 0),
    OFFER_ADD_JOKER: (0, 0, 1),
}


def base_and_feet(state: State) -> bool:
    """Whether the side has its base and every partner has taken up the last reserve."""
    setup = state.setup
    side = state.seat % setup.sides
    return base_complete(state.closed[side]) and feet_taken(state)


def feet_taken(state: State) -> bool:
    """Whether everybody on the side of the player in turn is in the last reserve."""
    setup = state.setup
    side = state.seat % setup.sides
    return all(in_last_reserve(state, seat) for seat in range(side, setup.seats, setup.sides))


_PROSPECT_FIELDS: Final = (
    "buriable",
    "closed",
    "feet",
    "last",
    "may_out",
    "missing",
    "naturals",
    "set_jokers",
    "set_naturals",
    "set_twos",
    "setup",
    "specials",
)  # fmt: skip


class BookProspect:
    """Hand, open and closed books at some point of a turn."""

    __slots__ = _PROSPECT_FIELDS

    def __init__(self, state: State | None = None) -> None:
        if state is None:
            return
        setup = state.setup
        side = state.seat % setup.sides
        self.setup: Setup = setup
        self.naturals = state.held[NATURALS + state.seat]
        self.specials = state.held[SPECIALS + state.seat]
        self.set_naturals = state.laid[SET_NATURALS + side]
        self.set_twos = state.laid[SET_TWOS + side]
        self.set_jokers = state.laid[SET_JOKERS + side]
        self.closed = state.closed[side]
        self.buriable = closed_ranks(state, side) & ~setup.bury_never
        self.last = in_last_reserve(state, state.seat)
        self.feet = feet_taken(state)
        self.may_out = may_ever_go_out(state)
        self.missing = 0
        if not state.opened >> side & 1:
            self.missing = max(1 if state.flags & DID_LAY else 0, state.needs[side] - state.count)

    def copy(self) -> BookProspect:
        """An independent copy."""
        new = BookProspect()
        for name in _PROSPECT_FIELDS:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def size(self) -> i64:
        """Cards in hand."""
        return self.specials >> SIZE_SHIFT

    def lay(self, place: i64, naturals: i64, twos: i64, jokers: i64, from_pile: i64 = 0) -> BookProspect:
        """How things stand after cards are laid on an open book, or start one."""
        new = self.copy()
        setup = self.setup
        bit = BIT[place]
        shift = SHIFT[place]
        played = naturals - from_pile
        new.naturals -= played * bit
        new.specials -= played * SIZE_ONE + twos * _TWO_ONE + jokers * _JOKER_ONE
        if self.missing > 0:
            value = naturals * setup.values[place] if naturals else 0
            new.missing -= value + twos * setup.two_value + jokers * setup.joker_value
        cards = [
            (self.set_naturals >> shift & FIELD) + naturals,
            (self.set_twos >> shift & FIELD) + twos,
            (self.set_jokers >> shift & FIELD) + jokers,
        ]
        new.set_naturals += naturals * bit
        new.set_twos += twos * bit
        new.set_jokers += jokers * bit
        if sum(cards) >= setup.canasta_size:
            new.set_naturals -= cards[0] * bit
            new.set_twos -= cards[1] * bit
            new.set_jokers -= cards[2] * bit
            beyond = sum(cards) - setup.canasta_size
            new.closed = (*self.closed, pack_set(place, cards[0] - beyond, cards[1], cards[2]))
            if place != RANKLESS:
                new.buriable |= bit & ~setup.bury_never
        return new

    def bury(self, place: i64, number: int = 1) -> BookProspect:
        """How things stand after natural cards of the hand are added to a closed book."""
        new = self.copy()
        new.naturals -= number * BIT[place]
        new.specials -= number * SIZE_ONE
        if self.missing > 0:
            new.missing -= number * self.setup.values[place]
        return new

    def named_lays(self) -> list[tuple[int, int, BookProspect]]:
        """Every next lay: its family in an offer, its kind, and how things stand after it."""
        setup = self.setup
        found: list[tuple[int, int, BookProspect]] = []
        twos = self.specials >> TWO_SHIFT & FIELD
        jokers = self.specials >> JOKER_SHIFT & FIELD
        for place in range(RANKS + 1):
            shift = SHIFT[place]
            held = self.naturals >> shift & FIELD if place < RANKS else 0
            lying = self.set_naturals >> shift & FIELD
            wild = (self.set_twos >> shift & FIELD) + (self.set_jokers >> shift & FIELD)
            if held and self.buriable & BIT[place]:
                found.append((OFFER_BURY, place, self.bury(place)))
            if place == RANKLESS and not wild:
                found += [
                    (OFFER_WILD, big, self.lay(place, 0, 3 - big, big))
                    for big in range(4)
                    if jokers >= big and twos >= 3 - big
                ]
                continue
            first = 0
            if lying or wild:
                if held:
                    found.append((OFFER_ADD, place, self.lay(place, 1, 0, 0)))
            else:
                if held >= 3:
                    found.append((OFFER_NATURAL, place, self.lay(place, 3, 0, 0)))
                if held < 2:
                    continue
                first = 2
            if setup.room[place][(lying + first) * 32 + wild]:
                if twos:
                    family = OFFER_LAY_TWO if first else OFFER_ADD_TWO
                    found.append((family, place, self.lay(place, first, 1, 0)))
                if jokers:
                    family = OFFER_LAY_JOKER if first else OFFER_ADD_JOKER
                    found.append((family, place, self.lay(place, first, 0, 1)))
        return found

    def lays(self) -> list[BookProspect]:
        """How things could stand after the next lay."""
        return [after for _, _, after in self.named_lays()]

    def taken(self, top: int, on_closed: bool, rest: bytes) -> BookProspect:
        """How things stand after a pair took the top card, and the cards under it came to the hand."""
        if on_closed:
            after = self.bury(top, 2)
        else:
            after = self.lay(top, 3, 0, 0, from_pile=1)
        after.receive(kind for kind in rest if kind not in self.setup.shown_from_pile)
        return after

    def receive(self, kinds: Iterable[int]) -> None:
        """Cards come to the hand."""
        for kind in kinds:
            self.naturals += NATURAL_ONE[kind]
            self.specials += SPECIAL_ONE[kind]

    @property
    def key(self) -> tuple[object, ...]:
        """What can change by laying cards."""
        return (
            self.naturals,
            self.specials,
            self.set_naturals,
            self.set_twos,
            self.set_jokers,
            self.closed,
            self.missing,
        )

    def way_out(self) -> bool:
        """Whether everything but one card can be laid with a whole base, all feet being taken up."""
        if not (self.last and self.feet and self.missing <= 0):
            return False
        return self.base_in_sight() and self._search(set())

    def base_in_sight(self) -> bool:
        """False only if the cards in hand can never make the base whole."""
        wild = (self.specials >> TWO_SHIFT & FIELD) + (self.specials >> JOKER_SHIFT & FIELD)
        size = self.setup.canasta_size
        books = list(self.closed)
        for place in range(RANKS + 1):
            shift = SHIFT[place]
            lying_wild = (self.set_twos >> shift & FIELD) + (self.set_jokers >> shift & FIELD)
            if place == RANKLESS:
                if lying_wild + wild >= size:
                    books.append(pack_set(place, 0, size, 0))
                continue
            naturals = (self.set_naturals >> shift & FIELD) + (self.naturals >> shift & FIELD)
            if naturals >= size and (not lying_wild or naturals + lying_wild >= 2 * size):
                books += [pack_set(place, size, 0, 0)] * (naturals // size)
            most = min(lying_wild + wild, self.setup.most_wild)
            if naturals and naturals + most >= size and most and self.setup.mixable & BIT[place]:
                books.append(pack_set(place, size - 1, 1, 0))
        return base_complete(tuple(books))

    def _search(self, seen: set[tuple[object, ...]]) -> bool:
        if self.size == 1:
            return base_complete(self.closed)
        if self.size == 0 or self.stuck() > 1:
            return False
        for after in self.lays():
            if after.key not in seen:
                seen.add(after.key)
                if after._search(seen):
                    return True
        return False

    def stuck(self) -> i64:
        """Cards that can never be laid in this turn: threes, penalty cards, single cards without a book."""
        stuck = sum(self.specials >> shift & FIELD for shift in (10, 15, 20))
        for place in range(RANKS):
            if self.naturals >> SHIFT[place] & FIELD == 1 and not self.set_naturals >> SHIFT[place] & FIELD:
                stuck += not self.buriable & BIT[place]
        return stuck

    def no_book_closes(self) -> bool:
        """Whether the hand can close no book, so that every rank has one set to lay cards on and no more."""
        if self.closed or self.last:
            return False
        setup = self.setup
        wilds = (self.specials >> TWO_SHIFT & FIELD) + (self.specials >> JOKER_SHIFT & FIELD)
        lying = self.set_naturals + self.set_twos + self.set_jokers
        if wilds + (lying >> SHIFT[RANKLESS] & FIELD) >= setup.canasta_size:
            return False
        lying &= BIT[RANKLESS] - 1
        return not any_at_least(lying + self.naturals, setup.canasta_size - min(wilds, setup.most_wild))

    def count_in_reach(self) -> bool:
        """Whether the first-meld count can be reached so that the turn can be finished."""
        if self.missing <= 0:
            return can_finish_books(self, False)
        if self.no_book_closes():
            set_wild = self.set_twos + self.set_jokers
            return count_reachable(
                self.setup, self.naturals, self.specials, self.set_naturals, set_wild, self.missing, 2
            )
        return self._search_count(set())

    def _search_count(self, seen: set[tuple[object, ...]]) -> bool:
        if self.most() < self.missing:
            return False
        for after in sorted(self.lays(), key=lambda after: after.missing):
            if after.key not in seen:
                seen.add(after.key)
                if can_finish_books(after, False) if after.missing <= 0 else after._search_count(seen):
                    return True
        return False

    def plays(self, place: int) -> bool:
        """Whether cards of a rank could be laid if all the others helped; never wrongly no."""
        bit, shift = BIT[place], SHIFT[place]
        held = self.naturals >> shift & FIELD
        if self.set_naturals >> shift & FIELD or self.buriable & bit:
            return bool(held)
        mixed = self.setup.mixable & bit and self.specials & WILD_FIELDS
        return held + bool(mixed) >= 3

    def most(self) -> int:
        """What the cards are worth that can be laid if all the others help; never too little."""
        setup = self.setup
        total = (self.specials >> JOKER_SHIFT & FIELD) * setup.joker_value
        total += (self.specials >> TWO_SHIFT & FIELD) * setup.two_value
        for place in range(RANKS):
            if self.plays(place):
                total += (self.naturals >> SHIFT[place] & FIELD) * setup.values[place]
        return total


def can_finish_books(after: BookProspect, must_out: bool) -> bool:
    """Whether the turn can be finished from here."""
    if must_out:
        return after.may_out and after.way_out()
    if after.missing > 0:
        return after.count_in_reach()
    if after.last:
        if after.size >= 2:
            return True
        return after.size == 1 and after.may_out and after.feet and base_complete(after.closed)
    if after.closed or after.size >= 2:
        return True
    return after.size == 1 and any(then.closed for then in after.lays())


def narrow_book_lays(state: State, offer: Offer, must_out: bool) -> None:
    """Take out of the offer every lay after which the turn could not be finished."""
    prospect = BookProspect(state)
    if (
        not must_out
        and prospect.missing <= 0
        and (prospect.size >= 5 or (prospect.closed and not prospect.last))
    ):
        return
    if prospect.missing > 0 and not prospect.count_in_reach():
        for family in (*_LAYS, OFFER_BURY, OFFER_WILD):
            offer[family] = 0
        return
    for family, cards in (*_LAYS.items(), (OFFER_BURY, (0, 0, 0))):
        mask = offer[family]
        while mask:
            bit = mask & -mask
            mask ^= bit
            place = place_of(bit)
            after = prospect.bury(place) if family == OFFER_BURY else prospect.lay(place, *cards)
            if not can_finish_books(after, must_out):
                offer[family] ^= bit
    for big in range(4) if offer[OFFER_WILD] else ():
        if offer[OFFER_WILD] >> big & 1:
            if not can_finish_books(prospect.lay(RANKLESS, 0, 3 - big, big), must_out):
                offer[OFFER_WILD] ^= 1 << big
