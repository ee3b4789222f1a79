"""Legal actions: an offer of everything the cards allow, narrowed by the book's clauses and ruling G1.

``build_offer`` is the only place that decides. ``legal_actions`` reads its result; ``canasta.engine.refusal``
finds reasons by watching which stage removed an action.
"""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import RANKS, RED_THREE
from canasta.clauses.base import Bar, Refuses
from canasta.clauses.hands import SPECIAL_SIZE
from canasta.clauses.permission import may_ever_go_out, may_go_out, may_take_up
from canasta.clauses.reserve import closed_ranks
from canasta.clauses.stock import may_refill, rebuilding
from canasta.clauses.take import refuse_all
from canasta.engine.finishing.narrow import (
    may_ask,
    must_go_out,
    narrow_before_take,
    narrow_discards,
    narrow_lays,
    narrow_takes,
    prospect_before_take,
    wild_sets,
)
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.penalties.in_play import as_laid, narrow_by_penalty
from canasta.engine.unknown_cards import check_known
from canasta.table import actions as act
from canasta.table.actions import MADE, Action, Offer, listed, offers_cards, plain_offer
from canasta.table.packing import (
    BIT,
    BLACK_BIT,
    BLACK_FIELD,
    BLACK_SHIFT,
    FIELD,
    JOKER_FIELD,
    NATURAL_ONES,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SIZE_SHIFT,
    TWO_FIELD,
    WILD_FIELDS,
    any_at_least,
    count_fields,
    held_counts,
    present,
)
from canasta.table.state import (
    CANASTAS,
    DID_ASK,
    DID_LAY,
    DID_TAKE,
    FOUR_BLACKS,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    ROOM,
    SAID_YES,
    SET_NATURALS,
    SETS,
    SPECIALS,
    State,
)

#: A stage of narrowing: the clause that narrowed, or the name of a step of the turn machine.
Stage = tuple[Refuses | Bar | str, Offer]

#: The answers to a question, to be copied.
_ANSWERS: Final = [MADE[act.YES], MADE[act.NO]]


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions of the player to act.

    Args:
        state: The state of a hand, or the position of a view.

    Returns:
        The actions, in the order of their numbers. The list is empty only after the end of the hand.

    Raises:
        UnknownCards: If the answer depends on cards that are not given.

    Examples:
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 setsA=555 pile=5K")
        >>> legal_actions(state)
        [Action('draw'), Action('ask'), Action('take KK'), Action('take K2')]
    """
    part = state.part
    if part == PART_OVER:
        return []
    if part == PART_ANSWER:
        return _ANSWERS[:]
    if state.partial:
        check_known(state)
    if state.penalty:
        return listed(build_offer(state, None))
    return listed(_offer_draw(state, None) if part == PART_DRAW else _offer_play(state, None))


def build_offer(state: State, stages: list[Stage] | None) -> Offer:
    """Build the offer, family by family; ``stages`` collects how it was narrowed."""
    if state.penalty:
        laid = as_laid(state)
        offer = _offer_draw(laid, stages) if state.part == PART_DRAW else _offer_play(laid, stages)
        narrow_by_penalty(state, offer)
        return offer
    if state.part == PART_DRAW:
        return _offer_draw(state, stages)
    return _offer_play(state, stages)


def _offer_draw(state: State, stages: list[Stage] | None) -> Offer:
    setup = state.setup
    stock_left = state.place < len(state.stock)
    plain = 1 << act.DRAW if stock_left or rebuilding(state) is not None else 1 << act.PASS
    if state.turn < setup.quiet:
        return plain_offer(plain)
    # One question per turn, before the first lay or take (ruling G11).
    if setup.asking.before_draw and not state.flags & DID_ASK and may_ask(state):
        plain |= 1 << act.ASK
    if setup.before_take:
        early = _offer_early(state, plain, stages)
        if early is not None:
            return early
    if setup.early_reserve and may_take_up(state):
        plain |= 1 << act.TAKE_RESERVE
    if may_refill(state):
        plain |= 1 << act.REFILL
    return _offer_takes(state, plain, stages)


def _offer_takes(state: State, plain: int, stages: list[Stage] | None) -> Offer:
    """Add the ways to take the pile to the offer."""
    setup = state.setup
    pile = state.pile
    if not pile or pile[-1] >= RANKS:
        return plain_offer(plain)
    top = pile[-1]
    shift = SHIFT[top]
    held = state.held[NATURALS + state.seat] >> shift & FIELD
    laid = state.laid
    side = state.seat % setup.sides
    lying = laid[SET_NATURALS + side] >> shift & FIELD
    if len(pile) < setup.taken_at_least or (not held and not lying):
        return plain_offer(plain)
    offer = act.NO_OFFER[: act.OFFER_NATURAL]
    offer[act.OFFER_PLAIN] = plain
    bit = BIT[top]
    for partner in setup.book.partners:
        partner.offer(state, offer, top, held, lying)
    if stages is not None:
        stages.append(("cards", offer[:]))
    for clause in setup.book.take:
        clause.narrow(state, offer)
        if stages is not None:
            stages.append((clause, offer[:]))
    for bar in setup.book.bars:
        if bar.naturals(state, side) & bit:
            refuse_all(offer)
        if bar.wild(state, side) & bit:
            offer[act.OFFER_TAKE_TWO] = offer[act.OFFER_TAKE_JOKER] = 0
        if stages is not None:
            stages.append((bar, offer[:]))
    with_wild = offer[act.OFFER_TAKE_TWO] | offer[act.OFFER_TAKE_JOKER]
    if offer[act.OFFER_PAIR] | with_wild | offer[act.OFFER_TAKE_ADD]:
        narrow_takes(state, offer)
        if stages is not None:
            stages.append(("finish", offer[:]))
    if state.place >= len(state.stock):
        for declining in setup.book.stock_out:
            declining.narrow(state, offer)
            if stages is not None:
                stages.append((declining, offer[:]))
    return offer


def lays_by_cards(state: State) -> list[int]:
    """Return the lays that hand and table allow, whether or not the turn can be finished after them."""
    if state.partial:
        check_known(state)
    offer = _offer_play(state, None, by_cards=True)
    return [action for action in listed(offer) if act.TAKE_PAIR < action < act.DISCARD]


def _offer_play(state: State, stages: list[Stage] | None, by_cards: bool = False) -> Offer:
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    held = state.held
    laid = state.laid
    naturals = held[NATURALS + seat]
    specials = held[SPECIALS + seat]
    sets = laid[SETS + side]
    flags = state.flags

    # Ranks with at least one, two and three cards, all ranks at once.
    many = naturals >> 2 | naturals >> 3 | naturals >> 4
    second = naturals >> 1
    one = (many | second | naturals) & NATURAL_ONES
    add = one & sets
    three = (many | second & naturals) & NATURAL_ONES & ~sets
    if specials & setup.blacks:
        if sets & BLACK_BIT:
            add |= BLACK_BIT
        elif specials >> BLACK_SHIFT & FIELD >= 3:
            three |= BLACK_BIT
    if setup.has_bars:
        three, add = _unbarred(state, three, add)
    if state.turn < setup.quiet:
        if specials >> SIZE_SHIFT < 2:
            return plain_offer(1 << act.END)
        quiet = act.NO_OFFER[:]
        quiet[act.OFFER_DISCARD] = one
        quiet[act.OFFER_DISCARD_SPECIAL] = present(specials & setup.discardable)
        return quiet
    offer = act.NO_OFFER[:]
    offer[act.OFFER_NATURAL] = three
    offer[act.OFFER_ADD] = add
    live = three | add
    if state.closed:
        offer[act.OFFER_BURY] = one & closed_ranks(state, side) & ~setup.bury_never
        live |= offer[act.OFFER_BURY]
    if specials & WILD_FIELDS:
        two = (many | second) & setup.mixable & ~sets
        room = sets & laid[ROOM + side]
        barred = 0
        if setup.has_bars:
            two, room, barred = _unbarred_wild(state, two, room)
        if two | room:
            live = 1
            if specials & TWO_FIELD:
                offer[act.OFFER_LAY_TWO] = two
                offer[act.OFFER_ADD_TWO] = room
            if specials & JOKER_FIELD:
                offer[act.OFFER_LAY_JOKER] = two
                offer[act.OFFER_ADD_JOKER] = room
        if not (sets | barred) & BLACK_BIT and setup.room[RANKLESS][0]:
            offer[act.OFFER_WILD] = wild_sets(specials)
            live |= offer[act.OFFER_WILD]
    size = specials >> SIZE_SHIFT
    if flags & LAST_THREE:
        offer[act.OFFER_PLAIN] = 1 << act.END
    else:
        offer[act.OFFER_DISCARD] = one
        if specials & setup.discardable:
            offer[act.OFFER_DISCARD_SPECIAL] = present(specials & setup.discardable)
    if state.drawn_three or setup.special_singles:
        _offer_threes_and_hands(state, offer)
    if not state.opened >> side & 1 and any_at_least(naturals, setup.free_set):
        seven = sum(BIT[rank] for rank in range(RANKS) if naturals >> SHIFT[rank] & FIELD >= setup.free_set)
        offer[act.OFFER_SEVEN] = seven & three
    if by_cards:
        return offer
    if not flags & (DID_ASK | DID_LAY | DID_TAKE) and not setup.asking.spent(state):
        if size >= (1 if flags & LAST_THREE or setup.asking.compulsory else setup.keep) and (
            may_ask(state) and (not setup.asking.needs_way or _sees_way_out(state))
        ):
            offer[act.OFFER_PLAIN] |= 1 << act.ASK
    if size == 4 and specials >> BLACK_SHIFT & FIELD == 4 and setup.happenings & FOUR_BLACKS:
        if may_go_out(state):
            offer[act.OFFER_PLAIN] |= 1 << act.FOUR_BLACK
    if stages is not None:
        stages.append(("cards", offer[:]))

    must_out = False
    if flags & HOLDS_THREE:
        must_out = True
        if not may_ever_go_out(state):
            return _only_plain(offer, stages)
    elif flags & (MUST_GO_OUT | setup.binding_yes):
        # Two ranks with one card each, no set and no cards to come: there is no way out, skip the search.
        alone = naturals & ~(many | second) & NATURAL_ONES & ~sets
        unclear = flags & MUST_GO_OUT or state.aside or state.closed or not alone & alone - 1
        must_out = bool(unclear) and must_go_out(state)
    if live:
        # After any lay of an opened side from five cards, two remain: only black threes need a search then.
        if size < 5 or must_out or not state.opened >> side & 1 or (three | add) & BLACK_BIT:
            narrow_lays(state, offer, must_out)
    if size == 1 or flags & DID_LAY or must_out:
        narrow_discards(state, offer, must_out)
    if stages is not None:
        stages.append(("finish", offer[:]))
    for clause in setup.book.discard:
        clause.narrow(state, offer)
        if stages is not None:
            stages.append((clause, offer[:]))
    only_asks = not offer[act.OFFER_PLAIN] & ~(1 << act.ASK)
    if only_asks and not offer[act.OFFER_DISCARD] and not offers_cards(offer):
        # One card that may not be played, or none: the turn ends without a discard (ruling G1).
        offer[act.OFFER_PLAIN] |= 1 << act.END
    return offer


def _sees_way_out(state: State) -> bool:
    """Return True if there is a way out, given permission."""
    if not state.closed and not state.aside:
        # Two ranks with one card each and no set: there is no way out, skip the search.
        seat = state.seat
        naturals = state.held[NATURALS + seat]
        others = naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4
        alone = naturals & ~others & NATURAL_ONES & ~state.laid[SETS + seat % state.setup.sides]
        if alone & alone - 1:
            return False
    return Prospect(state).way_out()


def _only_plain(offer: Offer, stages: list[Stage] | None) -> Offer:
    """Limit the offer before a yes: a player holding a three as the last discard can only ask or show it."""
    rest = plain_offer(offer[act.OFFER_PLAIN])
    if stages is not None:
        stages.append(("hold", rest))
    return rest


def _unbarred(state: State, three: i64, add: i64) -> tuple[int, int]:
    """Return the natural lays without the ranks that are barred or closed."""
    setup = state.setup
    side = state.seat % setup.sides
    barred = 0
    for bar in setup.book.bars:
        barred |= bar.naturals(state, side)
    add &= ~(state.laid[CANASTAS + side] & setup.closed_mask)
    return three & ~barred, add & ~barred


def _unbarred_wild(state: State, two: i64, room: i64) -> tuple[int, int, int]:
    """Return the lays with a wild card without the ranks that are barred, and these ranks."""
    setup = state.setup
    side = state.seat % setup.sides
    naturals = wild = 0
    for bar in setup.book.bars:
        naturals |= bar.naturals(state, side)
        wild |= bar.wild(state, side)
    return two & ~(naturals | wild), room & ~wild, wild


def _offer_early(state: State, plain: i64, stages: list[Stage] | None) -> Offer | None:
    """Return the offer before the draw: threes to show, or a first meld before taking the pile."""
    setup = state.setup
    side = state.seat % setup.sides
    if state.opened >> side & 1:
        if not state.flags & DID_LAY:
            return None
        if state.closed:
            return _offer_takes(state, 0, stages)
        offer = act.NO_OFFER[:]
        offer[act.OFFER_PAIR] = BIT[state.pile[-1]]
        return offer
    offer = act.NO_OFFER[:]
    prospect = prospect_before_take(state)
    if prospect is not None and prospect.copy().leads_to_take():
        apart = state.copy()
        apart.held[NATURALS + state.seat] = prospect.naturals
        apart.held[SPECIALS + state.seat] = prospect.specials
        offer = _offer_play(apart, None, by_cards=True)
        narrow_before_take(prospect, offer)
    if not state.flags & DID_LAY:
        kept = state.held[SPECIALS + state.seat] & setup.kept
        if kept >> RED_SHIFT & FIELD:
            plain |= 1 << act.SHOW_RED
        if kept & BLACK_FIELD:
            plain |= 1 << act.SHOW_BLACK
        offer[act.OFFER_PLAIN] = plain
    if stages is not None:
        stages.append(("early", offer[:]))
    return offer


def _offer_threes_and_hands(state: State, offer: Offer) -> None:
    """Offer to show a three just drawn, or a special hand before anything else."""
    if state.drawn_three and not state.flags & (DID_LAY | SAID_YES):
        offer[act.OFFER_PLAIN] |= 1 << (act.SHOW_RED if state.drawn_three == RED_THREE else act.SHOW_BLACK)
    if special_hand(state) >= 0:
        offer[act.OFFER_PLAIN] |= 1 << act.SHOW_HAND


def special_hand(state: State) -> i64:
    """Return the best special hand the player in turn could show now, or -1 (ruling A14)."""
    hands = state.setup.book.special_hands
    seat = state.seat
    specials = state.held[SPECIALS + seat]
    if not hands or specials >> SIZE_SHIFT != SPECIAL_SIZE:
        return -1
    if state.flags & (DID_LAY | DID_TAKE):
        return -1
    opened = state.opened >> seat % state.setup.sides & 1
    if opened and not state.setup.special_opened:
        return -1
    naturals = state.held[NATURALS + seat]
    others = naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4
    if count_fields(naturals & ~others & NATURAL_ONES) not in state.setup.special_singles:
        return -1
    counts = held_counts(naturals, specials)
    best = -1
    for number, hand in enumerate(hands):
        if opened and not hand.opened:
            continue
        if hand.matches(counts) and (best < 0 or hand.points > hands[best].points):
            best = number
    return best
