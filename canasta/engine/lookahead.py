"""Ruling G1 on a live state: what is offered only if the turn can be finished after it.

Also the two bonds of asking (rulings G11, C10): after a no nobody goes out in this turn; after a yes
every act keeps a way out open while there is one.
"""

from __future__ import annotations

from canasta.build.native import i64
from canasta.clauses.going_out import DISCARD_OPTIONAL
from canasta.clauses.reserve import has_closed
from canasta.engine.book_lookahead import BookProspect, base_and_feet, narrow_book_lays
from canasta.engine.book_offers import narrow_book_takes
from canasta.engine.count import NOT_ALL, count_plainly
from canasta.engine.finish import (
    LEAVE_AT_MOST_ONE,
    spare_wilds,
)
from canasta.engine.permission import may_ever_go_out
from canasta.engine.prospect import LAY_CARDS, LAY_JOKERS, LAY_NATURALS, LAY_TWOS, Prospect
from canasta.table.actions import (
    END,
    OFFER_ADD_JOKER,
    OFFER_DISCARD,
    OFFER_DISCARD_SPECIAL,
    OFFER_NATURAL,
    OFFER_PAIR,
    OFFER_PLAIN,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    OFFER_WILD,
    PASS,
    Offer,
)
from canasta.table.packing import (
    BLACK_BIT,
    RANKLESS,
    SIZE_SHIFT,
    any_at_least,
    count_fields,
    place_of,
)
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    SAID_NO,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)


def must_go_out(state: State) -> bool:
    """Whether the player in turn is bound to go out: by what was laid, or by a yes while a way exists."""
    if state.flags & (MUST_GO_OUT | HOLDS_THREE):
        return True
    if state.setup.further_sets:
        return bool(state.flags & state.setup.binding_yes) and BookProspect(state).way_out()
    return bool(state.flags & state.setup.binding_yes) and Prospect(state).finishable(True)


def narrow_lays(state: State, offer: Offer, must_out: bool) -> None:
    """Take out of the offer every lay after which the turn could not be finished."""
    family: i64
    setup = state.setup
    if setup.further_sets:
        narrow_book_lays(state, offer, must_out)
        return
    flags = state.flags
    side = state.seat % setup.sides
    # How many cards can be laid so that enough stay to end the turn in the ordinary way.
    spare = (state.held[SPECIALS + state.seat] >> SIZE_SHIFT) - (1 if flags & LAST_THREE else setup.keep)
    prospect: Prospect | None = None
    wilds: i64 = 0  # one more than the wild cards that can be used freely while everything can still be laid
    if must_out:
        spare = 0
        prospect = Prospect(state)
        if prospect.leave == LEAVE_AT_MOST_ONE and setup.naturals_make_room:
            # A natural card that goes down never closes the way out; wild cards may.
            wilds = 1
            if prospect.missing <= 0 and prospect.canastas <= 0 and setup.canasta_takes_all:
                wilds = spare_wilds(prospect.naturals, prospect.specials, prospect.set_naturals)
    elif not state.opened >> side & 1:
        spare = 0
        prospect = Prospect(state)
        if not state.aside and prospect.missing > 0:
            wilds = count_plainly(
                setup, prospect.naturals, prospect.specials, prospect.set_naturals, prospect.set_wild,
                prospect.missing, prospect.keep,
            )  # fmt: skip
        if wilds <= 0 and (
            (wilds < 0 and prospect.beyond_count()) or not prospect.copy().finishable(must_out)
        ):
            for family in range(OFFER_NATURAL, OFFER_ADD_JOKER + 1):
                offer[family] = 0
            return
        if wilds == NOT_ALL or wilds < 0:
            wilds = 0
    elif spare >= 0 and not flags & (SAID_NO | LAST_THREE) and setup.last_discard == DISCARD_OPTIONAL:
        # Who may go out is free to lay down to the last card, and that one too.
        if count_fields(state.laid[CANASTAS + side]) >= setup.canastas_needed:
            spare += 2
        elif not any_at_least(
            state.laid[SET_NATURALS + side] + state.laid[SET_TWOS + side] + state.laid[SET_JOKERS + side],
            setup.canasta_size - spare - 2,
        ):
            # No canasta can come of these few cards, so nobody goes out.
            for family in range(OFFER_NATURAL, OFFER_ADD_JOKER + 1):
                cards = 3 if family == OFFER_WILD else LAY_CARDS[family]
                if cards > spare:
                    offer[family] = 0
                elif LAY_NATURALS[family]:
                    offer[family] &= ~BLACK_BIT
            return
    for family in range(OFFER_NATURAL, OFFER_ADD_JOKER + 1):
        mask = offer[family]
        if not mask or family == OFFER_WILD:
            continue
        naturals, twos, jokers = LAY_NATURALS[family], LAY_TWOS[family], LAY_JOKERS[family]
        if naturals + twos + jokers <= spare or wilds > twos + jokers:
            # Enough cards stay, or everything can still be laid: only black threes need a look.
            mask &= BLACK_BIT
        elif wilds and naturals and not must_out:
            # So it can when the wild card goes to a pair that needs one.
            held = state.held[NATURALS + state.seat]
            mask &= held | held >> 2 | held >> 3 | held >> 4
        while mask:
            bit = mask & -mask
            mask ^= bit
            place = place_of(bit)
            if prospect is None:
                prospect = Prospect(state)
            after = prospect.lay(place, naturals, twos, jokers)
            if not after.finishable(must_out or (place == RANKLESS and naturals > 0)):
                offer[family] ^= bit
    for jokers in range(4) if offer[OFFER_WILD] else ():
        if offer[OFFER_WILD] >> jokers & 1 and spare < 3:
            prospect = prospect or Prospect(state)
            if not prospect.lay(RANKLESS, 0, 3 - jokers, jokers).finishable(must_out):
                offer[OFFER_WILD] ^= 1 << jokers


def narrow_discards(state: State, offer: Offer, must_out: bool) -> None:
    """A discard, or ending without one: only with the count reached, by who goes out or keeps a card."""
    size = state.size(state.seat)
    side = state.seat % state.setup.sides
    pending = bool(state.flags & DID_LAY) and not state.opened >> side & 1
    if pending or (must_out and size > 1) or (size == 1 and not may_play_last(state)):
        offer[OFFER_DISCARD] = offer[OFFER_DISCARD_SPECIAL] = 0
    if pending or must_out:
        offer[OFFER_PLAIN] &= ~(1 << END)


def may_play_last(state: State) -> bool:
    """Whether the last card may be discarded: by who goes out, or takes up a reserve after it (H7, H8)."""
    seat = state.seat
    if state.reserves and state.reserves[seat]:
        return has_closed(state, seat % state.setup.sides)
    return may_go_out(state)


def may_go_out(state: State) -> bool:
    """Whether the player in turn could go out with the last card: canastas there, and no no."""
    if not may_ever_go_out(state):
        return False
    if state.setup.has_base:
        return base_and_feet(state)
    canastas = count_fields(state.laid[CANASTAS + state.seat % state.setup.sides])
    return canastas >= state.setup.canastas_needed


TAKES = (
    (OFFER_PAIR, 3, 0, 0),
    (OFFER_TAKE_TWO, 2, 1, 0),
    (OFFER_TAKE_JOKER, 2, 0, 1),
    (OFFER_TAKE_ADD, 1, 0, 0),
)


def narrow_takes(state: State, offer: Offer) -> None:
    """Take out every way of taking the pile after which the turn could not be finished.

    After a yes, ways of taking that close the way out give place to those that keep it open; and with
    the stock exhausted, such a way must be taken (ruling C10).
    """
    if state.setup.further_sets:
        narrow_book_takes(state, offer)
        return
    said_yes = state.flags & state.setup.binding_yes
    rest = state.setup.cards_taken(state.pile)
    size = state.held[SPECIALS + state.seat] >> SIZE_SHIFT
    if not said_yes and state.opened >> state.seat % state.setup.sides & 1:
        if size - 2 >= state.setup.keep:
            return
        shown = state.setup.shown_from_pile
        if size - 2 + sum(1 for kind in rest if kind not in shown) >= state.setup.keep:
            return
    prospect = Prospect(state)
    prospect.aside = state.setup.cards_taken(state.pile)
    leading_out = [0, 0, 0, 0]
    for number, (family, naturals, twos, jokers) in enumerate(TAKES):
        bit = offer[family]
        if not bit:
            continue
        after = prospect.lay(place_of(bit), naturals, twos, jokers, from_pile=1)
        if said_yes and after.copy().finishable(True):
            leading_out[number] = bit
        elif not after.finishable(False):
            offer[family] = 0
    if any(leading_out):
        for number, (family, _, _, _) in enumerate(TAKES):
            offer[family] = leading_out[number]
        offer[OFFER_PLAIN] &= ~(1 << PASS)
