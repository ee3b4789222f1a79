"""Ruling G1 on a live state: actions are offered only if the turn can be finished after them.

This includes the two duties after asking (rulings G11, C10): after a no the player may not go out in this
turn; after a yes every action must keep a way out open while there is one.
"""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.going_out import DISCARD_OPTIONAL
from canasta.clauses.permission import feet_taken, kinds_needed, may_play_last
from canasta.clauses.reserve import FOLLOWED, STAYS
from canasta.engine.finishing.lays import LAY_JOKERS, LAY_NATURALS, LAY_TWOS
from canasta.engine.finishing.plain import NOT_ALL, count_plainly, spare_wilds
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.finishing.table import LEAVE_AT_MOST_ONE
from canasta.table import actions as act
from canasta.table.actions import Offer
from canasta.table.packing import (
    BIT,
    BLACK_BIT,
    FIELD,
    JOKER_SHIFT,
    RANKLESS,
    SHIFT,
    SIZE_ONE,
    SIZE_SHIFT,
    TWO_SHIFT,
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
    PART_DRAW,
    SAID_NO,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)


def must_go_out(state: State) -> bool:
    """Return True if the player in turn must go out: by a lay, a held three, or a yes with a way out."""
    if state.flags & (MUST_GO_OUT | HOLDS_THREE):
        return True
    return bool(state.flags & state.setup.binding_yes) and Prospect(state).finishable(True)


def may_ask(state: State) -> bool:
    """Return True if the cards allow the question about going out.

    If a base is needed, only a player in the last reserve asks, and only with a way out in reach. Before the
    draw a way is in reach if a take opens one, or if some drawn cards would (ruling H9).
    """
    setup = state.setup
    if not setup.asks_late:
        return True
    if not feet_taken(state):
        return False
    prospect = Prospect(state)
    if state.part != PART_DRAW:
        return prospect.way_out()
    if prospect.missing > 0:
        return False
    number = min(setup.draw, state.stock_size())
    if number and prospect.way_out_after(number):
        return True
    top = _top(state)
    if top < 0:
        return False
    prospect.may_out = True
    prospect.aside = setup.cards_taken(state.pile)
    return any(after.finishable(True) for after in prospect.taken(top))


def _top(state: State) -> i64:
    """Return the rank of a top card that a natural pair in hand could take, or -1."""
    pile = state.pile
    if not pile or len(pile) < state.setup.taken_at_least or pile[-1] >= RANKS or state.stopped:
        return -1
    return pile[-1] if state.held[NATURALS + state.seat] >> SHIFT[pile[-1]] & FIELD >= 2 else -1


def narrow_lays(state: State, offer: Offer, must_out: bool) -> None:
    """Remove every lay from the offer after which the turn could not be finished."""
    family: i64
    setup = state.setup
    flags = state.flags
    side = state.seat % setup.sides
    # How many cards can be laid while enough stay to end the turn in the ordinary way.
    spare = (state.held[SPECIALS + state.seat] >> SIZE_SHIFT) - (1 if flags & LAST_THREE else setup.keep)
    prospect: Prospect | None = None
    wilds: i64 = 0  # one more than the wild cards that can be used freely while everything can still be laid
    if must_out:
        spare = 0
        prospect = Prospect(state)
        if prospect.leave == LEAVE_AT_MOST_ONE and setup.naturals_make_room and prospect.then == STAYS:
            # Laying a natural card never closes the way out; wild cards may.
            wilds = 1
            settled = not prospect.need and not kinds_needed(setup)
            if prospect.missing <= 0 and settled and setup.canasta_takes_all:
                wilds = spare_wilds(prospect)
    elif not state.opened >> side & 1:
        spare = 0
        prospect = Prospect(state)
        if not state.aside and prospect.missing > 0:
            if prospect.then != FOLLOWED or prospect.nothing_closes():
                wilds = count_plainly(prospect, prospect.missing, prospect.keep, prospect.lacks_three)
        if wilds <= 0 and (
            (wilds < 0 and prospect.only_plain_counts()) or not prospect.copy().finishable(must_out)
        ):
            for family in range(act.OFFER_NATURAL, act.OFFER_SEVEN + 1):
                offer[family] = 0
            return
        if wilds == NOT_ALL or wilds < 0:
            wilds = 0
    elif (
        spare >= 0
        and not flags & (SAID_NO | LAST_THREE)
        and setup.last_discard == DISCARD_OPTIONAL
        and not setup.staged
    ):
        # A player who may go out can lay any card, including the last one.
        if count_fields(state.laid[CANASTAS + side]) >= setup.canastas_needed and not kinds_needed(setup):
            spare += 2
        elif not any_at_least(
            state.laid[SET_NATURALS + side] + state.laid[SET_TWOS + side] + state.laid[SET_JOKERS + side],
            setup.canasta_size - spare - 2,
        ):
            # These few cards cannot make a canasta, so going out is impossible.
            for family in range(act.OFFER_NATURAL, act.OFFER_ADD_JOKER + 1):
                if LAY_NATURALS[family] + LAY_TWOS[family] + LAY_JOKERS[family] > spare:
                    offer[family] = 0
                elif LAY_NATURALS[family]:
                    offer[family] &= ~BLACK_BIT
            return
    for family in range(act.OFFER_NATURAL, act.OFFER_SEVEN + 1):
        mask = offer[family]
        if not mask:
            continue
        used = LAY_TWOS[family] + LAY_JOKERS[family]
        if LAY_NATURALS[family] + used <= spare or (family != act.OFFER_WILD and wilds > used):
            # Enough cards stay, or everything can still be laid: only black threes need a search.
            mask &= BLACK_BIT
        elif wilds and LAY_NATURALS[family] and not must_out:
            # The same holds if the wild card goes to a pair that needs one.
            held = state.held[NATURALS + state.seat]
            mask &= held | held >> 2 | held >> 3 | held >> 4
        while mask:
            bit = mask & -mask
            mask ^= bit
            place = _place(family, bit)
            if prospect is None:
                prospect = Prospect(state)
            out = must_out or (place == RANKLESS and LAY_NATURALS[family] > 0)
            if not prospect.after(family, place).finishable(out):
                offer[family] ^= bit


def narrow_discards(state: State, offer: Offer, must_out: bool) -> None:
    """Remove discards, and ends without one, short of the count or without going out or keeping a card."""
    size = state.size(state.seat)
    side = state.seat % state.setup.sides
    pending = bool(state.flags & DID_LAY) and not state.opened >> side & 1
    if pending or (must_out and size > 1) or (size == 1 and not may_play_last(state)):
        offer[act.OFFER_DISCARD] = offer[act.OFFER_DISCARD_SPECIAL] = 0
    if pending or must_out:
        offer[act.OFFER_PLAIN] &= ~(1 << act.END)


def narrow_takes(state: State, offer: Offer) -> None:
    """Remove every way of taking the pile after which the turn could not be finished.

    After a yes, ways of taking that close the way out are removed if others keep it open; and with the stock
    exhausted, such a way must be taken (ruling C10).
    """
    setup = state.setup
    said_yes = state.flags & setup.binding_yes
    rest = setup.cards_taken(state.pile)
    if not said_yes and state.opened >> state.seat % setup.sides & 1:
        size = (state.held[SPECIALS + state.seat] >> SIZE_SHIFT) - 2
        if (
            size >= setup.keep
            or size + sum(1 for kind in rest if kind not in setup.shown_from_pile) >= setup.keep
        ):
            return
    prospect = Prospect(state)
    prospect.aside = rest
    leading_out = [0] * act.OFFER_NATURAL  # by family
    for family in range(act.OFFER_PAIR, act.OFFER_TAKE_ADD + 1):
        bit = offer[family]
        if not bit:
            continue
        after = prospect.after(family, place_of(bit))
        if said_yes and after.copy().finishable(True):
            leading_out[family] = bit
        elif not after.finishable(False):
            offer[family] = 0
    if any(leading_out):
        for family in range(act.OFFER_PAIR, act.OFFER_TAKE_ADD + 1):
            offer[family] = leading_out[family]
        offer[act.OFFER_PLAIN] &= ~(1 << act.PASS)


def prospect_before_take(state: State) -> Prospect | None:
    """Return the cards for a first meld before the draw: the hand without a pair for the top card (G14)."""
    setup = state.setup
    top = _top(state)
    if not setup.before_take or state.opened >> state.seat % setup.sides & 1 or top < 0:
        return None
    prospect = Prospect(state)
    if prospect.dead & BIT[top]:
        return None
    prospect.top = top
    prospect.naturals -= 2 * BIT[top]
    prospect.specials -= 2 * SIZE_ONE
    prospect.aside = setup.cards_taken(state.pile)
    return prospect


def narrow_before_take(prospect: Prospect, offer: Offer) -> None:
    """Keep only the lays in an offer after which the pile can still be taken."""
    offer[act.OFFER_PLAIN] = offer[act.OFFER_DISCARD] = offer[act.OFFER_DISCARD_SPECIAL] = 0
    offer[act.OFFER_NATURAL] &= ~BLACK_BIT
    offer[act.OFFER_ADD] &= ~BLACK_BIT
    for family in range(act.OFFER_NATURAL, act.OFFER_SEVEN + 1):
        mask = offer[family]
        while mask:
            bit = mask & -mask
            mask ^= bit
            if not prospect.after(family, _place(family, bit)).leads_to_take():
                offer[family] ^= bit


def _place(family: i64, bit: i64) -> i64:
    """Return the meaning of a bit of an offer: a rank, or for a set of wild cards the number of jokers."""
    return bit // 2 - bit // 8 if family == act.OFFER_WILD else place_of(bit)


def wild_sets(specials: i64) -> i64:
    """Return the sets of wild cards alone that a hand can start, by their number of jokers."""
    twos = specials >> TWO_SHIFT & FIELD
    jokers = specials >> JOKER_SHIFT & FIELD
    return sum(1 << big for big in range(4) if jokers >= big and twos >= 3 - big)
