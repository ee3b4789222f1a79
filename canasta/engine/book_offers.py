"""What is on offer before the draw where sets close as books and reserves wait: the pile, a first meld
before it, the first reserve, and the question about going out (rulings G14, H5, H7, H9)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from canasta.cards import JOKER, RANKS, TWO, UNKNOWN
from canasta.clauses.reserve import has_closed
from canasta.engine.book_lookahead import BookProspect, can_finish_books, feet_taken
from canasta.engine.partial import UnknownCards
from canasta.table.actions import (
    NO_OFFER,
    OFFER_PAIR,
    OFFER_PLAIN,
    OFFER_TAKE_ADD,
    OFFER_WILD,
    PASS,
    Offer,
)
from canasta.table.packing import BIT, FIELD, SHIFT, place_of
from canasta.table.state import PART_DRAW, State

#: Every card that can help a player go out, had it been drawn.
_HELPFUL = (*range(RANKS), TWO, JOKER)


def narrow_book_takes(state: State, offer: Offer) -> None:
    """Take out every way of taking after which the turn could not be finished.

    After a yes, takes that close the way out give place to those that keep it open; and with the stock
    exhausted such a take must be made.
    """
    prospect = BookProspect(state)
    said_yes = bool(state.flags & state.setup.binding_yes)
    rest = state.setup.cards_taken(state.pile)
    leading_out = {}
    for family in (OFFER_PAIR, OFFER_TAKE_ADD):
        bit = offer[family]
        if bit:
            after = prospect.taken(place_of(bit), family == OFFER_TAKE_ADD, rest)
            if said_yes and _leads_out(after, rest):
                leading_out[family] = bit
            elif not can_finish_books(after, False):
                offer[family] = 0
    if leading_out:
        for family in (OFFER_PAIR, OFFER_TAKE_ADD):
            offer[family] = leading_out.get(family, 0)
        offer[OFFER_PLAIN] &= ~(1 << PASS)


def _leads_out(after: BookProspect, rest: bytes) -> bool:
    if not after.feet:
        return False
    if UNKNOWN in rest:
        raise UnknownCards("unknown.pile")
    return after.way_out()


def takes_after(prospect: BookProspect, top: int, rest: bytes) -> list[BookProspect]:
    """How things stand after each way of taking the top card, the side having opened."""
    setup = prospect.setup
    bit, shift = BIT[top], SHIFT[top]
    if prospect.naturals >> shift & FIELD < 2:
        return []
    found = []
    lying = (prospect.set_naturals + prospect.set_twos + prospect.set_jokers) >> shift & FIELD
    if not setup.bury_never & bit or lying + 3 <= setup.canasta_size:
        found.append(prospect.taken(top, False, rest))
    if not lying and prospect.buriable & bit:
        found.append(prospect.taken(top, True, rest))
    return found


def _top_to_take(state: State, prospect: BookProspect) -> int:
    """The rank that a pair in hand could take, or -1."""
    pile = state.pile
    if len(pile) < state.setup.pile_at_least or pile[-1] >= RANKS or state.stopped:
        return -1
    return pile[-1] if prospect.naturals >> SHIFT[pile[-1]] & FIELD >= 2 else -1


def offer_books_before_take(state: State) -> Offer:
    """The lays that lead to a complete first meld after which the pile can be taken (ruling G14)."""
    offer = NO_OFFER[:]
    prospect = BookProspect(state)
    if prospect.missing <= 0:
        return offer
    top = _top_to_take(state, prospect)
    if top < 0 or not _may_lead_to_take(prospect, top):
        return offer
    rest = state.setup.cards_taken(state.pile)
    known: dict[tuple[object, ...], bool] = {}
    for family, place, after in prospect.named_lays():
        if _leads_to_take(after, top, rest, known):
            offer[family] |= 1 << place if family == OFFER_WILD else BIT[place]
    return offer


def _may_lead_to_take(prospect: BookProspect, top: int) -> bool:
    """False only if the count is out of reach with a pair kept for the top card."""
    shift = SHIFT[top]
    held = prospect.naturals >> shift & FIELD
    if held < 2:
        return False
    spare = 2 * prospect.setup.values[top]
    return prospect.most() - (spare if prospect.plays(top) else 0) >= prospect.missing


def _leads_to_take(
    prospect: BookProspect, top: int, rest: bytes, known: dict[tuple[object, ...], bool]
) -> bool:
    if prospect.missing <= 0:
        return any(can_finish_books(after, False) for after in takes_after(prospect, top, rest))
    found = known.get(prospect.key)
    if found is None:
        found = _may_lead_to_take(prospect, top) and any(
            _leads_to_take(after, top, rest, known)
            for after in sorted(prospect.lays(), key=lambda after: after.missing)
        )
        known[prospect.key] = found
    return found


def may_take_up(state: State) -> bool:
    """Whether the first reserve may be taken up now: the turn begins, a book is closed (ruling H7)."""
    setup = state.setup
    if state.flags or len(state.reserves[state.seat]) != len(setup.reserve_sizes):
        return False
    return has_closed(state, state.seat % setup.sides)


def may_ask_from_here(state: State) -> bool:
    """Where a base is needed, only who is in the last reserve asks, and only with a way out in reach.

    Before the draw a way is in reach if a take opens one, or if some cards drawn would (ruling H9).
    """
    setup = state.setup
    if not setup.has_base:
        return True
    if not feet_taken(state):
        return False
    prospect = BookProspect(state)
    if state.part != PART_DRAW:
        return prospect.way_out()
    number = min(setup.draw, state.stock_size())
    if number and prospect.stuck() <= 1 + number:
        for kinds in combinations_with_replacement(_HELPFUL, number):
            after = prospect.copy()
            after.receive(kinds)
            if after.way_out():
                return True
    top = _top_to_take(state, prospect)
    rest = setup.cards_taken(state.pile)
    return top >= 0 and any(_leads_out(after, rest) for after in takes_after(prospect, top, rest))
