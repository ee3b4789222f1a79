"""One decision of the rule-based player."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import JOKER, RANKS, TWO
from canasta.clauses.permission import may_ever_go_out
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.plan import stays_open, stays_open_after, step_out
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import build_offer
from canasta.policy import weights as by
from canasta.policy.discard import choose_discard
from canasta.policy.features import (
    canastas_of,
    cards_in_set,
    cards_left,
    cost_unfinished,
    lead,
    near_end,
    unfinished_cost,
)
from canasta.policy.melds import choose_lay, choose_opening, fewest_wilds, natural_lay, wants_to_open
from canasta.policy.outlook import RUINOUS, Outlook
from canasta.policy.weights import Weights
from canasta.table import actions as act
from canasta.table.actions import Offer
from canasta.table.packing import (
    BLACK_BIT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONES,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    TWO_SHIFT,
)
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SPECIALS,
    State,
)

#: With more cards than this, a player who goes out lays them one by one, without a complete plan.
MANY: Final = 6


def choose(state: State, outlook: Outlook, weights: Weights) -> i64:
    """Choose a legal action for the player to act."""
    if state.part == PART_ANSWER:
        return act.YES if agrees(state, outlook, weights) else act.NO
    offer = build_offer(state, None)
    if state.part == PART_DRAW:
        return _draw(state, offer, outlook, weights)
    return _play(state, offer, outlook, weights)


def _draw(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    plain = offer[act.OFFER_PLAIN]
    if plain >> act.SHOW_RED & 1:
        return act.SHOW_RED
    if plain >> act.SHOW_BLACK & 1:
        return act.SHOW_BLACK
    if plain >> act.TAKE_RESERVE & 1:
        return act.TAKE_RESERVE
    best: i64 = -1
    worth: i64 = 0
    if len(offer) > act.OFFER_PAIR and state.pile:
        if len(offer) > act.OFFER_NATURAL:
            early = _before_take(state, offer, outlook, weights)
            if early >= 0:
                return early
        best, worth = _best_take(state, offer, outlook, weights)
    if plain >> act.REFILL & 1 and state.size(state.seat) < weights[by.REFILL_BELOW] and worth <= 0:
        return act.REFILL
    if plain >> act.DRAW & 1:
        return best if best >= 0 and worth > 0 else act.DRAW
    if plain >> act.PASS & 1:
        # The stock is exhausted: passing ends the hand, or brings a new stock nearer.
        if best >= 0 and (worth > 0 or lead(state, outlook, state.seat) < 0):
            return best
        return act.PASS
    return best if best >= 0 else act.nth_offered(offer, 0)


def _before_take(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    """Return a lay of the first meld before the pile is taken, or -1; once begun, it is completed."""
    if not state.flags & DID_LAY:
        if len(state.pile) < weights[by.EARLY] or fewest_wilds(state, outlook) > 1 + len(state.pile) // max(
            1, weights[by.EARLY]
        ):
            return -1
    elif offer[act.OFFER_PAIR]:
        return -1
    return choose_opening(state, offer, outlook, weights)


def _best_take(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> tuple[i64, i64]:
    """Return the best take and its value compared with drawing; -1 if there is none."""
    top = state.pile[-1]
    bit_pair = offer[act.OFFER_PAIR]
    action: i64
    cost: i64
    if offer[act.OFFER_TAKE_ADD] and not state.setup.with_top:
        action, cost = act.TAKE_ADD + top, 0
    elif bit_pair:
        action, cost = act.TAKE_PAIR + top, 0
    elif offer[act.OFFER_TAKE_ADD]:
        action, cost = act.TAKE_ADD + top, 0
    elif offer[act.OFFER_TAKE_TWO]:
        action, cost = act.TAKE_TWO + top, weights[by.TAKE_WILD]
    elif offer[act.OFFER_TAKE_JOKER]:
        action, cost = act.TAKE_JOKER + top, weights[by.TAKE_WILD] * 2
    else:
        return -1, 0
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    held = state.held[NATURALS + seat]
    sets = state.laid[SETS + side]
    worth: i64 = -cost - weights[by.TAKE_COST]
    if not state.opened >> side & 1:
        worth += weights[by.TAKE_OPENS]
    kind: i64
    taken: i64 = 0  # cards of the rank of the top card
    for kind in setup.cards_taken(state.pile):
        worth += weights[by.PILE_CARD]
        if kind == top:
            taken += 1
        if kind < RANKS:
            if held >> SHIFT[kind] & FIELD or sets >> SHIFT[kind] & 1:
                worth += weights[by.PILE_FIT]
        elif kind == TWO or kind == JOKER:
            worth += weights[by.PILE_WILD]
    shift = SHIFT[top]
    lying = cards_in_set(state, side, top)
    used: i64 = 1 if action >= act.TAKE_ADD else 3
    if (
        not lying
        and outlook.ruinous >> shift & 1
        and (held >> shift & FIELD) + taken < setup.canasta_size - weights[by.RUIN]
    ):
        worth -= RUINOUS
    if lying < setup.canasta_size <= lying + used:
        worth += outlook.mixed[top]
    return action, worth


def _play(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    plain = offer[act.OFFER_PLAIN]
    first = _first_of_all(state, plain, outlook, weights)
    if first >= 0:
        return first
    side = state.seat % state.setup.sides
    lay: i64
    if state.opened >> side & 1:
        lay = choose_lay(state, offer, outlook, weights)
    elif state.flags & DID_LAY or wants_to_open(state, offer, outlook, weights):
        lay = choose_opening(state, offer, outlook, weights)
    else:
        lay = -1
    if lay >= 0:
        return lay
    discard = choose_discard(state, offer, outlook, weights)
    if discard >= 0:
        return discard
    if plain >> act.END & 1:
        return act.END
    # Only undesirable lays are left, or a question.
    if state.opened >> side & 1:
        return act.nth_offered(offer, 1 if plain >> act.ASK & 1 else 0)
    lay = choose_opening(state, offer, outlook, weights)
    return lay if lay >= 0 else act.nth_offered(offer, 0)


def _first_of_all(state: State, plain: i64, outlook: Outlook, weights: Weights) -> i64:
    """Return what comes before all lays: showing a hand or a three, or going out; or -1."""
    if plain >> act.SHOW_HAND & 1:
        return act.SHOW_HAND
    if plain >> act.FOUR_BLACK & 1:
        return act.FOUR_BLACK
    if plain >> act.SHOW_RED & 1:
        return act.SHOW_RED
    if plain >> act.SHOW_BLACK & 1:
        return act.SHOW_BLACK
    granted = bool(state.flags & SAID_YES)
    if granted or (wants_out(state, outlook, weights) and may_come_out(state)):
        if plain >> act.ASK & 1 and state.setup.asking.compulsory:
            return act.ASK
        if may_ever_go_out(state):
            return _step_out(state, build_offer(state, None), outlook, weights)
    return -1


def _step_out(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    """Return the next step of going out, or -1: a plain lay while there are many cards, as plans are slow."""
    if state.held[SPECIALS + state.seat] >> SIZE_SHIFT > MANY:
        add, new = offer[act.OFFER_ADD] & ~BLACK_BIT, offer[act.OFFER_NATURAL] & ~BLACK_BIT
        lay, _ = natural_lay(state, add, new, outlook, weights, True, 0)
        if lay >= 0:
            trial = state.copy()
            play_out_step(trial, lay)
            if Prospect(trial).way_out():
                return lay
    step = step_out(state)
    return _richest_step(state, offer, outlook, step) if step >= 0 else -1


def _richest_step(state: State, offer: Offer, outlook: Outlook, step: i64) -> i64:
    """Return a step towards the most valuable canasta that can be made on the way out, else a cheap one."""
    laid = state.laid
    side = state.seat % state.setup.sides
    sets = laid[SETS + side] & ~laid[CANASTAS + side]
    best: i64 = 0
    found: i64 = -1
    rank: i64
    for rank in range(RANKLESS + 1):
        if sets >> SHIFT[rank] & 1:
            worth, steps = _completion(state, offer, outlook, rank)
            if worth > best and stays_open_after(state, steps):
                best, found = worth, steps[0]
    return found if found >= 0 else _cheap_step(state, offer, step)


def _completion(state: State, offer: Offer, outlook: Outlook, rank: i64) -> tuple[i64, list[int]]:
    """Return what making a canasta of a set gains, and the steps to it; 0 if the hand does not suffice."""
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    laid = state.laid
    shift = SHIFT[rank]
    specials = state.held[SPECIALS + seat]
    twos = specials >> TWO_SHIFT & FIELD
    jokers = specials >> JOKER_SHIFT & FIELD
    there = (laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> shift & FIELD
    naturals = laid[SET_NATURALS + side] >> shift & FIELD
    missing = setup.canasta_size - naturals - there
    held: i64 = state.held[NATURALS + seat] >> shift & FIELD if rank < RANKS else 0
    if held > missing:
        held = missing
    wilds = missing - held
    if wilds > twos + jokers or (wilds and setup.capacity[rank][(naturals + held) * 32 + there] < wilds):
        return 0, []
    first_wild = offer[act.OFFER_ADD_JOKER] | offer[act.OFFER_ADD_TWO]
    if not (offer[act.OFFER_ADD] if held else first_wild) >> shift & 1:
        return 0, []
    # Jokers first: the last discard is better a two.
    if jokers > wilds:
        jokers = wilds
    steps: list[int] = [act.ADD + rank] * held + [act.ADD_JOKER + rank] * jokers
    steps += [act.ADD_TWO + rank] * (wilds - jokers)
    if rank == RANKLESS:
        return outlook.wild + outlook.unfinished[rank], steps
    bonus = outlook.mixed[rank] if wilds + there else outlook.natural[rank]
    return bonus + cost_unfinished(state, outlook, side, rank), steps


def _cheap_step(state: State, offer: Offer, step: i64) -> i64:
    """Return the card to add that is worth most, or a wild card that spoils no natural canasta.

    What is left for the last discard then costs least. Other steps are returned unchanged.
    """
    family = step >> 4
    setup = state.setup
    side = state.seat % setup.sides
    rank: i64
    if family == act.OFFER_ADD and step & act.KIND < RANKS:
        value = setup.values[step & act.KIND]
        for rank in range(RANKS - 1, -1, -1):
            if offer[act.OFFER_ADD] >> SHIFT[rank] & 1 and setup.values[rank] > value:
                if stays_open(state, act.ADD + rank):
                    return act.ADD + rank
    elif family == act.OFFER_ADD_TWO or family == act.OFFER_ADD_JOKER:
        laid = state.laid
        wild = laid[SET_TWOS + side] + laid[SET_JOKERS + side]
        rank = step & act.KIND
        if rank < RANKS and laid[CANASTAS + side] >> SHIFT[rank] & 1 and not wild >> SHIFT[rank] & FIELD:
            start = step - rank
            for rank in range(RANKLESS + 1):
                shift = SHIFT[rank]
                if offer[family] >> shift & 1:
                    spoils = laid[CANASTAS + side] >> shift & 1 and not wild >> shift & FIELD
                    if not spoils and stays_open(state, start + rank):
                        return start + rank
    return step


def may_come_out(state: State) -> bool:
    """Return True if the player might be able to go out in this turn."""
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    naturals = state.held[NATURALS + seat]
    if not state.closed:
        if not state.opened >> side & 1:
            return False
        others = naturals >> 1 | naturals >> 2 | naturals >> 3 | naturals >> 4
        alone = naturals & ~others & NATURAL_ONES & ~state.laid[SETS + side]
        if alone & alone - 1:
            return False
    elif state.reserves and state.reserves[seat]:
        return False
    prospect = Prospect(state)
    if setup.asking.compulsory and not state.flags & SAID_YES:
        prospect = prospect.with_permission()
    return prospect.way_out()


def wants_out(state: State, outlook: Outlook, weights: Weights) -> bool:
    """Return True if going out now is better than playing on."""
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    gain: i64 = outlook.out
    other: i64
    for other in range(setup.seats):
        if other != seat:
            cost = cards_left(state, other) * outlook.average
            gain += cost if other % setup.sides != side else -cost
    gain -= _own_unfinished(state, outlook)
    for other in range(setup.sides):
        if other != side:
            gain += unfinished_cost(state, outlook, other, 0, 0)
    target = setup.book.target
    if target and not setup.book.hands:
        # Go out if that wins the game; play on if that loses it.
        ahead = lead(state, outlook, seat)
        own = state.scores[side]
        best: i64 = -100000
        for other in range(setup.sides):
            if other != side and state.scores[other] > best:
                best = state.scores[other]
        now = own - best + ahead + gain
        if best + 300 >= target and now < 0:
            return False
    if gain >= weights[by.OUT] + _prospects(state, outlook, weights, side):
        return True
    return near_end(state, weights) and _own_unfinished(state, outlook, True) < RUINOUS


def _own_unfinished(state: State, outlook: Outlook, near: bool = False) -> i64:
    """Return what going out would cost the player's side for sets that do not become canastas.

    If ``near``, only sets that lack one or two cards are counted: no others can still be completed in time.
    """
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    wilds = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
    if near:
        return unfinished_cost(state, outlook, side, naturals, wilds, 2)
    cost = unfinished_cost(state, outlook, side, naturals, wilds)
    rank: i64
    ruinous = outlook.ruinous & ~state.laid[SETS + side]
    if ruinous:
        for rank in range(RANKS):
            # More than one cannot be discarded: they would have to be laid.
            if ruinous >> SHIFT[rank] & 1 and 2 <= naturals >> SHIFT[rank] & FIELD < setup.canasta_size:
                cost += outlook.unfinished[rank]
    return cost


def _prospects(state: State, outlook: Outlook, weights: Weights, side: i64) -> i64:
    """Estimate what sets that are nearly canastas may still bring."""
    setup = state.setup
    laid = state.laid
    size = setup.canasta_size
    hoped: i64 = 0
    rank: i64
    sets = laid[SETS + side] & ~laid[CANASTAS + side]
    for rank in range(RANKS):
        if sets >> SHIFT[rank] & 1:
            lying = cards_in_set(state, side, rank)
            if lying >= size - 2:
                hoped += outlook.mixed[rank] * weights[by.OUT_SET] // 1000
    return hoped


def agrees(state: State, outlook: Outlook, weights: Weights) -> bool:
    """Answer a partner's question from the player's hand and the table."""
    setup = state.setup
    seat = state.actor
    side = seat % setup.sides
    if not setup.asking.needs_way and not state.closed and out_of_reach(state, side) > 0:
        return False
    if near_end(state, weights):
        return True
    kind: i64
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    # Sets that the partner will hardly complete.
    cost = left_unfinished(state, outlook, side)
    for kind in range(RANKS):
        cost += (naturals >> SHIFT[kind] & FIELD) * outlook.left[kind]
    for kind in range(5):
        cost += (specials >> 5 * kind & FIELD) * outlook.left[TWO + kind]
    laid = state.laid
    sets = laid[SETS + side] & ~laid[CANASTAS + side]
    for kind in range(RANKS):
        if sets >> SHIFT[kind] & 1:
            lying = cards_in_set(state, side, kind)
            if lying + (naturals >> SHIFT[kind] & FIELD) >= setup.canasta_size:
                cost += outlook.mixed[kind]
    gain: i64 = outlook.out
    other: i64
    for other in range(setup.seats):
        if other % setup.sides != side:
            gain += cards_left(state, other) * outlook.average
    return cost - gain <= weights[by.AGREE]


def out_of_reach(state: State, side: i64) -> i64:
    """Return how many canastas for going out a side lacks beyond those that it is close to."""
    setup = state.setup
    missing: i64 = setup.canastas_needed - canastas_of(state, side)
    if missing <= 0:
        return 0
    sets = state.laid[SETS + side] & ~state.laid[CANASTAS + side]
    rank: i64
    for rank in range(RANKLESS + 1):
        if sets >> SHIFT[rank] & 1:
            lacks = setup.canasta_size - cards_in_set(state, side, rank)
            if lacks <= 2:
                missing -= 1
    return missing


def left_unfinished(state: State, outlook: Outlook, side: i64) -> i64:
    """Return what sets cost that a partner who goes out will hardly complete.

    They lack more than two cards, or the answering player holds cards of them.
    """
    naturals = state.held[NATURALS + state.actor]
    laid = state.laid
    sets = laid[SETS + side] & ~laid[CANASTAS + side]
    cost: i64 = 0
    rank: i64
    for rank in range(RANKLESS + 1):
        each: i64 = cost_unfinished(state, outlook, side, rank) if sets >> SHIFT[rank] & 1 else 0
        if each:
            held: i64 = naturals >> SHIFT[rank] & FIELD if rank < RANKS else 0
            if held or state.setup.canasta_size - cards_in_set(state, side, rank) > 2:
                cost += each
    return cost
