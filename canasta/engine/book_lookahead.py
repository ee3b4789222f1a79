"""Ruling G1 where sets close as books and reserves wait: what the turn needs to be finished.

Who still has a reserve and whose side has closed a book can always finish: played-out cards bring the
next reserve, whatever is in it. So a closer look is needed only before the first closed book, for the
count of the first meld, and for going out from the last reserve.
"""

from __future__ import annotations

from canasta.cards import RANKS
from canasta.clauses.reserve import base_complete, closed_ranks, in_last_reserve, pack_book
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
from canasta.table.state import (
    DID_LAY,
    NATURALS,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)
from canasta.table.words import (
    BIT,
    FIELD,
    JOKER_SHIFT,
    PLACE,
    RANKLESS,
    SHIFT,
    SIZE_ONE,
    SIZE_SHIFT,
    SPECIAL_ONE,
    TWO_SHIFT,
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


class BookProspect:
    """Hand, open and closed books at some point of a turn."""

    __slots__ = (
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

    def __init__(self, state: State) -> None:
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
        new = BookProspect.__new__(BookProspect)
        for name in BookProspect.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def size(self) -> int:
        """Cards in hand."""
        return self.specials >> SIZE_SHIFT

    def lay(self, place: int, naturals: int, twos: int, jokers: int, from_pile: int = 0) -> BookProspect:
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
            new.closed = (*self.closed, pack_book(place, cards[0] - beyond, cards[1], cards[2]))
            if place != RANKLESS:
                new.buriable |= bit & ~setup.bury_never
        return new

    def bury(self, place: int) -> BookProspect:
        """How things stand after a natural card is added to a closed book."""
        new = self.copy()
        new.naturals -= BIT[place]
        new.specials -= SIZE_ONE
        if self.missing > 0:
            new.missing -= self.setup.values[place]
        return new

    def lays(self) -> list[BookProspect]:
        """Every next lay."""
        setup = self.setup
        found = []
        twos = self.specials >> TWO_SHIFT & FIELD
        jokers = self.specials >> JOKER_SHIFT & FIELD
        for place in range(RANKS + 1):
            shift = SHIFT[place]
            held = self.naturals >> shift & FIELD if place < RANKS else 0
            lying = self.set_naturals >> shift & FIELD
            wild = (self.set_twos >> shift & FIELD) + (self.set_jokers >> shift & FIELD)
            if held and self.buriable & BIT[place]:
                found.append(self.bury(place))
            if place == RANKLESS and not wild:
                found += [
                    self.lay(place, 0, 3 - big, big) for big in range(4) if jokers >= big and twos >= 3 - big
                ]
                continue
            first = 0
            if lying or wild:
                if held:
                    found.append(self.lay(place, 1, 0, 0))
            else:
                if held >= 3:
                    found.append(self.lay(place, 3, 0, 0))
                if held < 2:
                    continue
                first = 2
            if setup.room[place][(lying + first) * 32 + wild]:
                if twos:
                    found.append(self.lay(place, first, 1, 0))
                if jokers:
                    found.append(self.lay(place, first, 0, 1))
        return found

    def way_out(self) -> bool:
        """Whether everything but one card can be laid with a whole base, all feet being taken up."""
        return self.last and self.feet and self.missing <= 0 and self._search(set())

    def _search(self, seen: set[tuple[object, ...]]) -> bool:
        if self.size == 1:
            return base_complete(self.closed)
        if self.size == 0 or self._stuck() > 1:
            return False
        for after in self.lays():
            key = (
                after.naturals,
                after.specials,
                after.set_naturals,
                after.set_twos,
                after.set_jokers,
                after.closed,
            )
            if key not in seen:
                seen.add(key)
                if after._search(seen):
                    return True
        return False

    def _stuck(self) -> int:
        """Cards that can never be laid in this turn: threes, penalty cards, single cards without a book."""
        stuck = sum(self.specials >> shift & FIELD for shift in (10, 15, 20))
        for place in range(RANKS):
            if self.naturals >> SHIFT[place] & FIELD == 1 and not self.set_naturals >> SHIFT[place] & FIELD:
                stuck += not self.buriable & BIT[place]
        return stuck

    def count_in_reach(self, keep: int) -> bool:
        """Whether the first-meld count can be reached so that enough cards stay, or a book is closed."""
        if self.missing <= 0:
            return self.size >= keep or bool(self.closed)
        set_wild = self.set_twos + self.set_jokers
        if self.closed:
            keep = 0
        if count_reachable(
            self.setup, self.naturals, self.specials, self.set_naturals, set_wild, self.missing, keep
        ):
            return True
        return keep > 0 and any(after.count_in_reach(keep) for after in self._closings())

    def _closings(self) -> list[BookProspect]:
        """Every way to lay a whole book of a rank from the hand at once."""
        size = self.setup.canasta_size
        twos = self.specials >> TWO_SHIFT & FIELD
        jokers = self.specials >> JOKER_SHIFT & FIELD
        found = []
        for place in range(RANKS):
            shift = SHIFT[place]
            held = self.naturals >> shift & FIELD
            lying = self.set_naturals >> shift & FIELD
            wild = (self.set_twos + self.set_jokers) >> shift & FIELD
            for more in range(3 - wild):
                need = size - lying - wild - more
                room = not more or bool(self.setup.room[place][2 * 32])
                if room and 0 <= need <= held and lying + need >= 2:
                    for big in range(more + 1):
                        if big <= jokers and more - big <= twos:
                            found.append(self.lay(place, need, more - big, big))
        return [after for after in found if after.closed]


def can_finish_books(after: BookProspect, must_out: bool) -> bool:
    """Whether the turn can be finished from here."""
    if must_out:
        return after.may_out and after.way_out()
    if after.missing > 0:
        return after.count_in_reach(2)
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
    if prospect.missing > 0 and not prospect.count_in_reach(2):
        for family in (*_LAYS, OFFER_BURY, OFFER_WILD):
            offer[family] = 0
        return
    for family, cards in (*_LAYS.items(), (OFFER_BURY, (0, 0, 0))):
        mask = offer[family]
        while mask:
            bit = mask & -mask
            mask ^= bit
            place = PLACE[bit]
            after = prospect.bury(place) if family == OFFER_BURY else prospect.lay(place, *cards)
            if not can_finish_books(after, must_out):
                offer[family] ^= bit
    for big in range(4) if offer[OFFER_WILD] else ():
        if offer[OFFER_WILD] >> big & 1:
            if not can_finish_books(prospect.lay(RANKLESS, 0, 3 - big, big), must_out):
                offer[OFFER_WILD] ^= 1 << big
