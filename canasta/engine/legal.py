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
    OFFER_ADD_JOKER,
    OFFER_ADD_TWO,
    OFFER_DISCARD,
    OFFER_DISCARD_SPECIAL,
    OFFER_LAY_JOKER,
    OFFER_LAY_TWO,
    OFFER_PAIR,
    OFFER_PLAIN,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    OFFER_WILD,
    PASS,
    YES,
    Offer,
    listed,
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
    ROOM,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SPECIALS,
    State,
)
from canasta.table.words import (
    BIT,
    BLACK_BIT,
    BLACK_FIELD,
    BLACK_SHIFT,
    FIELD,
    JOKER_FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    SHIFT,
    SIZE_SHIFT,
    SPECIAL_FIELDS,
    TWO_FIELD,
    TWO_SHIFT,
    WILD_FIELDS,
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
    return listed(_offer_draw(state, None) if part == PART_DRAW else _offer_play(state, None))


def build_offer(state: State, stages: list[Stage] | None) -> Offer:
    """Everything on offer, family by family; ``stages`` collects how it was narrowed."""
    if state.part == PART_DRAW:
        return _offer_draw(state, stages)
    return _offer_play(state, stages)


def _offer_draw(state: State, stages: list[Stage] | None) -> Offer:
    setup = state.setup
    stock_left = state.place < len(state.stock)
    plain = 1 << DRAW if stock_left else 1 << PASS
    # One question a turn, before the first lay or take (ruling G11).
    if setup.asks and not state.flags & DID_ASK:
        plain |= 1 << ASK
    pile = state.pile
    if not pile or pile[-1] >= RANKS:
        return [plain]
    top = pile[-1]
    shift = SHIFT[top]
    held = state.held[NATURALS + state.seat] >> shift & FIELD
    laid = state.laid
    side = state.seat % setup.sides
    lying = laid[SET_NATURALS + side] >> shift & FIELD
    if not held and not lying:
        return [plain]
    offer = [plain, 0, 0, 0, 0]
    bit = BIT[top]
    if held >= 2:
        offer[OFFER_PAIR] = bit
    if held:
        specials = state.held[SPECIALS + state.seat]
        wild = (laid[SET_TWOS + side] >> shift & FIELD) + (laid[SET_JOKERS + side] >> shift & FIELD)
        if specials & WILD_FIELDS and setup.room[top][(lying + 2) * 32 + wild]:
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
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    held = state.held
    laid = state.laid
    naturals = held[NATURALS + seat]
    specials = held[SPECIALS + seat]
    sets = laid[SETS + side]
    flags = state.flags

    # How many of each rank there are, all ranks at once: one, two, three or more.
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    second = naturals >> 1
    one = (many | second | naturals) & NATURAL_ONES
    add = one & sets
    three = (many | second & naturals) & NATURAL_ONES & ~sets
    if specials & BLACK_FIELD:
        if sets & BLACK_BIT:
            add |= BLACK_BIT
        elif specials >> BLACK_SHIFT & FIELD >= 3:
            three |= BLACK_BIT
    offer = [0, 0, 0, 0, 0, three, 0, 0, 0, add, 0, 0, 0, 0]
    live = three | add
    if specials & WILD_FIELDS:
        two = (many | second) & setup.mixable & ~sets
        room = sets & laid[ROOM + side]
        if two | room:
            live = 1
            if specials & TWO_FIELD:
                offer[OFFER_LAY_TWO] = two
                offer[OFFER_ADD_TWO] = room
            if specials & JOKER_FIELD:
                offer[OFFER_LAY_JOKER] = two
                offer[OFFER_ADD_JOKER] = room
        if setup.wild_sets:
            offer[OFFER_WILD] = _wild_sets(specials)
            live |= offer[OFFER_WILD]
    size = specials >> SIZE_SHIFT
    if flags & LAST_THREE:
        offer[OFFER_PLAIN] = 1 << END
    else:
        offer[OFFER_DISCARD] = one
        if specials & _DISCARDABLE:
            offer[OFFER_DISCARD_SPECIAL] = present(specials & _DISCARDABLE)
    if setup.asks and not flags & (DID_ASK | DID_LAY | DID_TAKE) and size >= (1 if flags & LAST_THREE else 2):
        offer[OFFER_PLAIN] |= 1 << ASK
    if stages is not None:
        stages.append(("cards", offer.copy()))

    must_out = False
    if flags & (MUST_GO_OUT | SAID_YES):
        # Two ranks with one card each, no set and nothing to come: no way out, without looking further.
        alone = naturals & ~(many | second) & NATURAL_ONES & ~sets
        unclear = flags & MUST_GO_OUT or state.aside or not alone & alone - 1
        must_out = bool(unclear) and must_go_out(state)
    if live:
        for clause in setup.meld:
            clause.narrow(state, offer)
            if stages is not None:
                stages.append((clause, offer.copy()))
        # Whatever an opened side lays from five cards, two stay: only black threes need a look then.
        if size < 5 or must_out or not state.opened >> side & 1 or (three | add) & BLACK_BIT:
            narrow_lays(state, offer, must_out)
    if size == 1 or flags & DID_LAY or must_out:
        narrow_discards(state, offer, must_out)
    for clause in setup.discard:
        clause.narrow(state, offer)
        if stages is not None:
            stages.append((clause, offer.copy()))
    if stages is not None:
        stages.append(("finish", offer.copy()))
    if not offer[OFFER_DISCARD] and not any(offer):
        # One card that may not be played, or none: the turn ends without a discard (ruling G1).
        offer[OFFER_PLAIN] = 1 << END
    return offer


def _wild_sets(specials: int) -> int:
    """Sets of wild cards alone that a hand can start, by their number of jokers."""
    twos = specials >> TWO_SHIFT & FIELD
    jokers = specials >> JOKER_SHIFT & FIELD
    return sum(1 << big for big in range(4) if jokers >= big and twos >= 3 - big)
