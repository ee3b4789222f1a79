"""A first meld laid from the hand at the start of a turn by a player who then takes the pile (ruling G14)."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.engine.count import count_reachable
from canasta.engine.prospect import LAYS, Prospect
from canasta.table.actions import (
    NO_OFFER,
    OFFER_ADD,
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_LAY_JOKER,
    OFFER_LAY_TWO,
    OFFER_NATURAL,
    OFFER_SEVEN,
    OFFER_WILD,
    Offer,
)
from canasta.table.packing import (
    BIT,
    FIELD,
    JOKER_FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    RANKLESS,
    SHIFT,
    SIZE_ONE,
    SIZE_SHIFT,
    TWO_FIELD,
    TWO_SHIFT,
    any_at_least,
    place_of,
)
from canasta.table.state import NATURALS, SETS, State


def offer_before_take(state: State) -> Offer:
    """The lays that lead to a complete first meld with a natural pair for the top card left over."""
    offer = NO_OFFER[:]
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    if not state.pile or state.pile[-1] >= RANKS or state.opened >> side & 1 or state.stopped:
        return offer
    top = state.pile[-1]
    if state.held[NATURALS + seat] >> SHIFT[top] & FIELD < 2 or len(state.pile) < setup.pile_at_least:
        return offer
    prospect = _without_pair(state, top)
    if prospect.dead & BIT[top] or not _leads_to_take(prospect, top):
        return offer
    naturals = prospect.naturals & ~(prospect.dead * FIELD)
    sets = state.laid[SETS + side]
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    second = naturals >> 1
    one = (many | second | naturals) & NATURAL_ONES
    three = (many | second & naturals) & NATURAL_ONES & ~sets
    two = (many | second) & setup.mixable & ~sets
    room = sum(
        BIT[place]
        for place in range(RANKS + 1)
        if sets & BIT[place] and setup.room[place][_cards(prospect, place)]
    )
    if setup.wild_set_first and setup.wild_set_open(state, side):
        two = 0
        room &= BIT[RANKLESS]
    offer[OFFER_NATURAL] = three
    offer[OFFER_ADD] = one & sets
    if prospect.specials & TWO_FIELD:
        offer[OFFER_LAY_TWO], offer[OFFER_ADD_TWO] = two, room
    if prospect.specials & JOKER_FIELD:
        offer[OFFER_LAY_JOKER], offer[OFFER_ADD_JOKER] = two, room
    for family, cards in LAYS.items():
        mask = offer[family]
        while mask:
            bit = mask & -mask
            mask ^= bit
            if not _leads_to_take(prospect.lay(place_of(bit), *cards), top):
                offer[family] ^= bit
    if setup.wild_sets and not sets & BIT[RANKLESS]:
        twos = prospect.specials >> TWO_SHIFT & FIELD
        jokers = prospect.specials >> JOKER_SHIFT & FIELD
        for big in range(4):
            if jokers >= big and twos >= 3 - big:
                if _leads_to_take(prospect.lay(RANKLESS, 0, 3 - big, big), top):
                    offer[OFFER_WILD] |= 1 << big
    if setup.seven_free and (prospect.specials >> SIZE_SHIFT) - 7 >= prospect.keep:
        for rank in range(RANKS):
            if rank != top and not sets & BIT[rank] and naturals >> SHIFT[rank] & FIELD >= 7:
                offer[OFFER_SEVEN] |= BIT[rank]
    return offer


def _cards(prospect: Prospect, place: i64) -> i64:
    naturals = prospect.set_naturals >> SHIFT[place] & FIELD
    return naturals * 32 + (prospect.set_wild >> SHIFT[place] & FIELD)


def _without_pair(state: State, top: i64) -> Prospect:
    """The hand without the pair, and how many cards must stay besides for the rest of the turn."""
    prospect = Prospect(state)
    prospect.naturals -= 2 * BIT[top]
    prospect.specials -= 2 * SIZE_ONE
    coming = state.setup.cards_taken(state.pile)
    shown = state.setup.shown_from_pile
    prospect.keep = max(0, prospect.keep - sum(1 for kind in coming if kind not in shown))
    return prospect


def _leads_to_take(prospect: Prospect, top: i64) -> bool:
    """Whether the count can be reached and the three cards still fit the set of the top card's rank."""
    setup = prospect.setup
    most = setup.canasta_size - 3 if setup.closes else FIELD
    lying = (prospect.set_naturals + prospect.set_wild) >> SHIFT[top] & FIELD
    if lying > most:
        return False
    if prospect.missing <= 0:
        return prospect.specials >> SIZE_SHIFT >= prospect.keep
    free = setup.seven_free and (prospect.specials >> SIZE_SHIFT) - 7 >= prospect.keep
    if free and any_at_least(prospect.naturals & ~((prospect.dead | BIT[top]) * FIELD), 7):
        return True
    return count_reachable(
        setup, prospect.naturals, prospect.specials, prospect.set_naturals, prospect.set_wild,
        prospect.missing, prospect.keep, prospect.dead, prospect.unmixed, top,
    )  # fmt: skip
