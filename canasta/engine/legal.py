"""What is legal: an offer of all that the cards allow, narrowed by the book's clauses and ruling G1.

``build_offer`` is the only place that decides. ``legal_actions`` reads its result; the reasons in
``canasta.engine.refusal`` come from watching which stage took an action out.
"""

from __future__ import annotations

from canasta.cards import RANKS
from canasta.clauses.base import Refuses
from canasta.engine.lookahead import must_go_out, narrow_discards, narrow_lays, narrow_takes
from canasta.engine.partial import check_known
from canasta.table.actions import (
    ASK,
    DRAW,
    END,
    NO,
    OFFER_ADD,
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_DISCARD,
    OFFER_DISCARD_SPECIAL,
    OFFER_LAY_JOKER,
    OFFER_LAY_TWO,
    OFFER_NATURAL,
    OFFER_PAIR,
    OFFER_PLAIN,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    OFFER_WILD,
    OFFERS,
    PASS,
    YES,
    Offer,
    offered_actions,
)
from canasta.table.state import (
    DID_ASK,
    DID_LAY,
    DID_TAKE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)
from canasta.table.words import (
    BIT,
    BLACK_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    SPECIAL_FIELDS,
    TWO_SHIFT,
    present,
)

#: Bits of a special word that are cards which can be discarded: all but red threes.
_DISCARDABLE = SPECIAL_FIELDS & ~(FIELD << 10)

#: A stage of narrowing: the clause that narrowed, or the name of a step of the turn machine.
Stage = tuple[Refuses | str, Offer]


def legal_actions(state: State) -> list[int]:
    """The legal actions of the player who acts, ascending; never empty before the end of the hand.

    Cards that must be known for the answer and are not given raise ``UnknownCards``.
    """
    part = state.part
    if part == PART_OVER:
        return []
    if part == PART_ANSWER:
        return [YES, NO]
    if state.partial:
        check_known(state)
    offer = build_offer(state, None)
    actions = offered_actions(OFFER_PLAIN, offer[OFFER_PLAIN]).copy()
    for family in range(1, OFFERS):
        mask = offer[family]
        if mask:
            actions += offered_actions(family, mask)
    return actions


def build_offer(state: State, stages: list[Stage] | None) -> Offer:
    """Everything on offer, family by family; ``stages`` collects how it was narrowed."""
    if state.part == PART_DRAW:
        return _offer_draw(state, stages)
    return _offer_play(state, stages)


def _may_ask(state: State) -> bool:
    """One question a turn, before the first lay or take (ruling G11)."""
    return not state.flags & (DID_ASK | DID_LAY | DID_TAKE)


def _offer_draw(state: State, stages: list[Stage] | None) -> Offer:
    offer = [0] * OFFERS
    setup = state.setup
    stock_left = state.place < len(state.stock)
    plain = 1 << DRAW if stock_left else 1 << PASS
    if setup.asks and _may_ask(state):
        plain |= 1 << ASK
    offer[OFFER_PLAIN] = plain
    pile = state.pile
    if not pile or pile[-1] >= RANKS:
        return offer
    top = pile[-1]
    shift = SHIFT[top]
    held = state.held[NATURALS + state.seat] >> shift & FIELD
    laid = state.laid
    side = state.seat % setup.sides
    lying = laid[SET_NATURALS + side] >> shift & FIELD
    if not held and not lying:
        return offer
    bit = BIT[top]
    specials = state.held[SPECIALS + state.seat]
    if held >= 2:
        offer[OFFER_PAIR] = bit
    if held:
        wild = (laid[SET_TWOS + side] >> shift & FIELD) + (laid[SET_JOKERS + side] >> shift & FIELD)
        if setup.room[top][(lying + 2) * 32 + wild]:
            if specials >> TWO_SHIFT & FIELD:
                offer[OFFER_TAKE_TWO] = bit
            if specials >> JOKER_SHIFT & FIELD:
                offer[OFFER_TAKE_JOKER] = bit
    if lying:
        offer[OFFER_TAKE_ADD] = bit
    if stages is not None:
        stages.append(("cards", offer.copy()))
    for clause in setup.take:
        clause.narrow(state, offer)
        if stages is not None:
            stages.append((clause, offer.copy()))
    if offer[OFFER_PAIR] | offer[OFFER_TAKE_TWO] | offer[OFFER_TAKE_JOKER] | offer[OFFER_TAKE_ADD]:
        narrow_takes(state, offer)
        if stages is not None:
            stages.append(("finish", offer.copy()))
    if not stock_left:
        for clause in setup.book.stock_out:
            clause.narrow(state, offer)
            if stages is not None:
                stages.append((clause, offer.copy()))
    return offer


def _offer_play(state: State, stages: list[Stage] | None) -> Offer:
    offer = [0] * OFFERS
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    sets = present(state.laid[SET_NATURALS + side])

    # How many of each rank, all ranks at once: one, two, three or more.
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    second = naturals >> 1
    one = (many | second | naturals) & NATURAL_ONES
    two = (many | second) & NATURAL_ONES & ~sets
    three = (many | second & naturals) & NATURAL_ONES & ~sets

    twos = specials >> TWO_SHIFT & FIELD
    jokers = specials >> JOKER_SHIFT & FIELD
    add = one & sets
    blacks = specials >> BLACK_SHIFT & FIELD
    if blacks:
        if sets & BIT[RANKLESS]:
            add |= BIT[RANKLESS]
        elif blacks >= 3:
            three |= BIT[RANKLESS]
    offer[OFFER_NATURAL] = three
    offer[OFFER_ADD] = add
    wilds = twos + jokers
    if wilds:
        if twos:
            offer[OFFER_LAY_TWO] = two
            offer[OFFER_ADD_TWO] = sets
        if jokers:
            offer[OFFER_LAY_JOKER] = two
            offer[OFFER_ADD_JOKER] = sets
        if wilds >= 3:
            for big in range(4):
                if jokers >= big and twos >= 3 - big:
                    offer[OFFER_WILD] |= 1 << big
    plain = 0
    flags = state.flags
    if flags & LAST_THREE:
        plain = 1 << END
    else:
        offer[OFFER_DISCARD] = one
        offer[OFFER_DISCARD_SPECIAL] = present(specials & _DISCARDABLE)
    if setup.asks and _may_ask(state) and specials >> SIZE_SHIFT >= (1 if flags & LAST_THREE else 2):
        plain |= 1 << ASK
    offer[OFFER_PLAIN] = plain
    if stages is not None:
        stages.append(("cards", offer.copy()))

    if three or add or (wilds and (two or sets or wilds >= 3)):
        for clause in setup.meld:
            clause.narrow(state, offer)
            if stages is not None:
                stages.append((clause, offer.copy()))
        must_out = bool(flags & (MUST_GO_OUT | SAID_YES)) and must_go_out(state)
        narrow_lays(state, offer, must_out)
    else:
        must_out = bool(flags & (MUST_GO_OUT | SAID_YES)) and must_go_out(state)
    if specials >> SIZE_SHIFT == 1 or flags & DID_LAY or must_out:
        narrow_discards(state, offer, must_out)
    for clause in setup.book.discard:
        clause.narrow(state, offer)
        if stages is not None:
            stages.append((clause, offer.copy()))
    if stages is not None:
        stages.append(("finish", offer.copy()))
    if not any(offer):
        # One card that may not be played, or none: the turn ends without a discard (ruling G1).
        offer[OFFER_PLAIN] = 1 << END
    return offer
