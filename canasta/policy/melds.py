"""Choice of melds: the first meld for few wild cards, then canastas."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.reserve import base_lacks
from canasta.policy import weights as by
from canasta.policy.features import canastas_of, kept_at_most, near_end, sheds, threatened
from canasta.policy.outlook import Outlook
from canasta.policy.weights import Weights
from canasta.table import actions as act
from canasta.table.actions import Offer
from canasta.table.packing import (
    BIT,
    BLACK_BIT,
    FIELD,
    JOKER_SHIFT,
    RANKLESS,
    SHIFT,
    SIZE_SHIFT,
    TWO_SHIFT,
    count_fields,
    place_of,
)
from canasta.table.state import NATURALS, SET_JOKERS, SET_NATURALS, SET_TWOS, SETS, SPECIALS, State

#: More wild cards than any first meld is worth.
NEVER: Final = 20


def wants_to_open(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> bool:
    """Return True if the player should make the first meld now, provided the cards allow it."""
    lays = offer[act.OFFER_NATURAL] | offer[act.OFFER_SEVEN] | offer[act.OFFER_ADD] | offer[act.OFFER_WILD]
    if not lays | offer[act.OFFER_LAY_TWO] | offer[act.OFFER_LAY_JOKER]:
        return False
    setup = state.setup
    side = state.seat % setup.sides
    allowed: i64 = weights[by.OPEN_WILDS] * 100 + weights[by.OPEN_NEED] * 2 * state.needs[side]
    if state.opened:
        allowed += weights[by.OPEN_PRESSED] * 100
    if near_end(state, weights) or threatened(state, weights):
        allowed += 2000
    return fewest_wilds(state, outlook) * 400 <= allowed or _wild_opening(state, offer, outlook, weights)


def _wild_opening(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> bool:
    """Return True if the first meld should begin a set of wild cards: with many of them, if it pays."""
    if not offer[act.OFFER_WILD] or outlook.wild < 2 * outlook.mixed[RANKS - 1]:
        return False
    specials = state.held[SPECIALS + state.seat]
    return (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD) >= weights[by.WILD_OPEN]


def fewest_wilds(state: State, outlook: Outlook) -> i64:
    """Return how many wild cards a first meld takes: all natural sets first, then the most valuable pairs.

    The result is ``NEVER`` if the cards do not reach the count.
    """
    setup = state.setup
    seat = state.seat
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    missing = state.needs[seat % setup.sides] - state.count
    rank: i64
    pairs: i64 = 0
    for rank in range(RANKS):
        held = naturals >> SHIFT[rank] & FIELD
        if held >= 3:
            if not outlook.ruinous >> SHIFT[rank] & 1 or held >= setup.canasta_size - 2:
                missing -= held * setup.values[rank]
        elif held == 2 and setup.mixable >> SHIFT[rank] & 1 and not outlook.ruinous_mixed >> SHIFT[rank] & 1:
            pairs |= BIT[rank]
    if missing > 0 and outlook.natural_opening:
        return NEVER
    twos = specials >> TWO_SHIFT & FIELD
    jokers = specials >> JOKER_SHIFT & FIELD
    spent: i64 = 0
    rank = RANKS - 1
    while missing > 0 and rank >= 0 and twos + jokers:
        if pairs >> SHIFT[rank] & 1:
            gain = 2 * setup.values[rank]
            # The cheapest wild card that suffices, else the most valuable one.
            if twos and (not jokers or gain + setup.two_value >= missing):
                twos -= 1
                missing -= gain + setup.two_value
            else:
                jokers -= 1
                missing -= gain + setup.joker_value
            spent += 1
        rank -= 1
    while missing > 0 and twos + jokers:
        if jokers:
            jokers -= 1
            missing -= setup.joker_value
        else:
            twos -= 1
            missing -= setup.two_value
        spent += 1
    return spent if missing <= 0 else NEVER


def choose_opening(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    """Return the lay that brings the first meld nearer for the fewest wild cards, or -1."""
    setup = state.setup
    seat = state.seat
    naturals = state.held[NATURALS + seat]
    missing = state.needs[seat % setup.sides] - state.count
    if _wild_opening(state, offer, outlook, weights):
        return act.LAY_WILD + place_low(offer[act.OFFER_WILD])
    if offer[act.OFFER_SEVEN]:
        return act.LAY_SEVEN + _dearest(offer[act.OFFER_SEVEN], state)
    plain = offer[act.OFFER_NATURAL] & ~BLACK_BIT
    good = plain & ~_far_from_done(naturals, outlook.ruinous, setup.canasta_size - 2)
    if good:
        return act.LAY_NATURAL + _dearest(good, state)
    if offer[act.OFFER_ADD] & ~BLACK_BIT:
        return act.ADD + _dearest(offer[act.OFFER_ADD] & ~BLACK_BIT, state)
    best: i64 = -1
    best_gain: i64 = 0
    for action, gain in _mixed_lays(state, offer, outlook):
        enough = gain >= missing
        better = gain < best_gain if enough and best_gain >= missing else gain > best_gain
        if best < 0 or better:
            best, best_gain = action, gain
    if best >= 0:
        return best
    if offer[act.OFFER_WILD]:
        return act.LAY_WILD + place_low(offer[act.OFFER_WILD])
    if plain:
        return act.LAY_NATURAL + _dearest(plain, state)
    return -1


def _mixed_lays(state: State, offer: Offer, outlook: Outlook) -> list[tuple[i64, i64]]:
    """Return lays with a wild card and their values, without risky ones."""
    setup = state.setup
    lays: list[tuple[i64, i64]] = []
    rank: i64
    for rank in range(RANKS):
        shift = SHIFT[rank]
        if outlook.ruinous_mixed >> shift & 1:
            continue
        gain = 2 * setup.values[rank]
        if offer[act.OFFER_LAY_TWO] >> shift & 1:
            lays.append((act.LAY_TWO + rank, gain + setup.two_value))
        if offer[act.OFFER_LAY_JOKER] >> shift & 1:
            lays.append((act.LAY_JOKER + rank, gain + setup.joker_value))
        if offer[act.OFFER_ADD_TWO] >> shift & 1:
            lays.append((act.ADD_TWO + rank, setup.two_value))
        if offer[act.OFFER_ADD_JOKER] >> shift & 1:
            lays.append((act.ADD_JOKER + rank, setup.joker_value))
    return lays


def place_low(mask: i64) -> i64:
    """Return the number of the lowest bit."""
    place: i64 = 0
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


def _dearest(mask: i64, state: State) -> i64:
    """Return the rank of a mask whose cards are worth most."""
    values = state.setup.values
    best: i64 = -1
    while mask:
        low = mask & -mask
        rank = place_of(low)
        if best < 0 or values[rank] >= values[best]:
            best = rank
        mask ^= low
    return best


def _far_from_done(naturals: i64, ranks: i64, enough: i64) -> i64:
    """Return those of the ranks of which fewer than ``enough`` cards are held."""
    far: i64 = 0
    while ranks:
        low = ranks & -ranks
        place = place_of(low)
        if place < RANKS and naturals >> SHIFT[place] & FIELD < enough:
            far |= low
        ranks ^= low
    return far


def choose_lay(state: State, offer: Offer, outlook: Outlook, weights: Weights) -> i64:
    """Return the best lay of a side that has opened, or -1 to keep the cards."""
    add = offer[act.OFFER_ADD] & ~BLACK_BIT
    new = offer[act.OFFER_NATURAL] & ~BLACK_BIT
    wild = offer[act.OFFER_ADD_TWO] | offer[act.OFFER_ADD_JOKER]
    mixed = offer[act.OFFER_LAY_TWO] | offer[act.OFFER_LAY_JOKER]
    if not (add | new | wild | mixed | offer[act.OFFER_WILD] | offer[act.OFFER_BURY]):
        return -1
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    size = state.held[SPECIALS + seat] >> SIZE_SHIFT
    hurry = near_end(state, weights)
    missing = setup.canastas_needed - canastas_of(state, side)
    free = hurry or (missing <= 0 and size > weights[by.KEEP_FREE]) or threatened(state, weights)
    hurry = hurry or sheds(state, weights)
    if state.reserves:
        free = True  # with reserves, cards come faster than they can be laid
    most = kept_at_most(state, weights)
    best, best_worth = natural_lay(state, add, new, outlook, weights, free, most)
    if offer[act.OFFER_BURY] and best_worth < 20 and (free or size > weights[by.FINISH_ADDS]):
        best, best_worth = act.BURY + place_of(offer[act.OFFER_BURY] & -offer[act.OFFER_BURY]), 20
    if wild | mixed | offer[act.OFFER_WILD]:
        action, worth = _wild_lay(state, offer, outlook, weights, free, hurry, missing, most)
        if worth > best_worth:
            best = action
    return best


def natural_lay(
    state: State, add: i64, new: i64, outlook: Outlook, weights: Weights, free: bool, most: i64
) -> tuple[i64, i64]:
    """Return the best lay of natural cards and its value; -1 and 0 to keep them.

    ``most``: the number of cards that are kept back at most.
    """
    seat = state.seat
    side = seat % state.setup.sides
    laid = state.laid
    held = state.held[NATURALS + seat]
    size = state.held[SPECIALS + seat] >> SIZE_SHIFT
    goal = state.setup.canasta_size
    keep = min(weights[by.KEEP], most)
    keep_new = min(weights[by.NEW_SET], most)
    sets = laid[SET_NATURALS + side] + laid[SET_TWOS + side] + laid[SET_JOKERS + side]
    best: i64 = -1
    best_worth: i64 = 0
    worth: i64
    while add:
        low = add & -add
        add ^= low
        rank = place_of(low)
        lying = sets >> SHIFT[rank] & FIELD
        worth = 0
        if lying + 1 == goal:
            worth = 200
        elif lying + (held >> SHIFT[rank] & FIELD) >= goal > lying:
            worth = 150 + lying
        elif lying < goal:
            if free or size > keep:
                worth = 60 + lying
        elif free or size > weights[by.FINISH_ADDS]:
            worth = 10
        if worth > best_worth:
            best, best_worth = act.ADD + rank, worth
    new &= ~_far_from_done(held, outlook.ruinous, goal - weights[by.RUIN])
    while new:
        low = new & -new
        new ^= low
        rank = place_of(low)
        many = held >> SHIFT[rank] & FIELD
        worth = 0
        if many >= goal:
            worth = 150
        elif free or size >= 3 + keep_new:
            worth = 40 + many
        if worth > best_worth:
            best, best_worth = act.LAY_NATURAL + rank, worth
    return best, best_worth


def _wild_lay(
    state: State,
    offer: Offer,
    outlook: Outlook,
    weights: Weights,
    free: bool,
    hurry: bool,
    missing: i64,
    most: i64,
) -> tuple[i64, i64]:
    """Return the best lay of a wild card and its value; -1 and 0 to keep it."""
    setup = state.setup
    seat = state.seat
    side = seat % setup.sides
    laid = state.laid
    specials = state.held[SPECIALS + seat]
    held = state.held[NATURALS + seat]
    size = specials >> SIZE_SHIFT
    goal = setup.canasta_size
    keep = min(weights[by.KEEP], most)
    wilds = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
    wild_set = (laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> SHIFT[RANKLESS] & FIELD
    collects = 0 < wild_set < goal
    best: i64 = -1
    best_worth: i64 = 0
    mask = offer[act.OFFER_ADD_TWO] | offer[act.OFFER_ADD_JOKER]
    while mask:
        low = mask & -mask
        mask ^= low
        rank = place_of(low)
        shift = SHIFT[rank]
        naturals = laid[SET_NATURALS + side] >> shift & FIELD
        there = (laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> shift & FIELD
        lying = naturals + there
        worth: i64 = 0
        if rank == RANKLESS:
            if lying < goal:
                worth = 70 if free or size > keep or lying + wilds >= goal else 0
            elif hurry:
                worth = 3
        elif lying < goal:
            room: i64 = setup.capacity[rank][naturals * 32 + there]
            own = held >> shift & FIELD
            usable = wilds if wilds < room else room
            if lying + own + usable >= goal and not collects:
                pure = there == 0 and naturals + own >= weights[by.PURE]
                if state.closed:
                    pure = pure and base_lacks(state, side)[3] > 0
                    wait = pure and not hurry
                else:
                    wait = pure and missing <= 0 and not hurry
                if not wait:
                    worth = 80 + lying if own == 0 else 0
            elif hurry and not collects and missing <= 0:
                worth = 4
        elif hurry and missing <= 0:
            worth = 5 if there else 2
        if worth > best_worth:
            joker_first = hurry and offer[act.OFFER_ADD_JOKER] & low
            two = offer[act.OFFER_ADD_TWO] & low and not joker_first
            best, best_worth = (act.ADD_TWO if two else act.ADD_JOKER) + rank, worth
    if (
        offer[act.OFFER_WILD]
        and best_worth < 65
        and wilds >= weights[by.WILD_HOPE]
        and (free or size - 3 >= keep)
    ):
        best, best_worth = act.LAY_WILD + place_low(offer[act.OFFER_WILD]), 65
    mixed = (offer[act.OFFER_LAY_TWO] | offer[act.OFFER_LAY_JOKER]) & ~outlook.ruinous_mixed
    if mixed and best_worth < 10 and not collects:
        few = count_fields(laid[SETS + side]) < weights[by.MIX] and size >= 6 + min(weights[by.NEW_SET], most)
        if few or (hurry and (missing <= 0 or size > keep + 3)):
            rank = _dearest(mixed, state)
            two = bool(offer[act.OFFER_LAY_TWO] >> SHIFT[rank] & 1)
            best, best_worth = (act.LAY_TWO if two else act.LAY_JOKER) + rank, 10
    return best, best_worth
