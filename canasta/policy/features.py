"""Simple facts about the table that the player's decisions use."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.reserve import unpack_set
from canasta.clauses.stock import rebuilding
from canasta.policy import weights as by
from canasta.policy.outlook import Outlook
from canasta.policy.weights import Weights
from canasta.table.packing import FIELD, RANKLESS, SHIFT, SIZE_SHIFT, count_fields
from canasta.table.state import (
    CANASTAS,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SPECIALS,
    State,
)


def cards_left(state: State, seat: i64) -> i64:
    """Return how many cards a player has in hand and in reserve."""
    cards = state.held[SPECIALS + seat] >> SIZE_SHIFT
    if state.reserves:
        for reserve in state.reserves[seat]:
            cards += len(reserve)
    return cards


def canastas_of(state: State, side: i64) -> i64:
    """Return how many canastas a side has."""
    if state.closed:
        return len(state.closed[side])
    return count_fields(state.laid[CANASTAS + side])


def cards_in_set(state: State, side: i64, rank: i64) -> i64:
    """Return how many cards a side's set of a rank has."""
    laid = state.laid
    return (laid[SET_NATURALS + side] + laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> SHIFT[
        rank
    ] & FIELD


def near_end(state: State, weights: Weights) -> bool:
    """Return True if the hand may end soon: another side or the stock is almost out of cards."""
    return _ends_within(state, weights[by.OUT_THREAT], weights[by.ROUNDS])


def threatened(state: State, weights: Weights) -> bool:
    """Return True if another side that may go out has so few cards that none are kept back any longer."""
    return _ends_within(state, weights[by.LAY_THREAT], 0)


def kept_at_most(state: State, weights: Weights) -> i64:
    """Return how many cards are kept back at most, before the hand may end with them in it.

    The limits are the smallest hand of another side that has opened, and the rounds left in the stock.
    """
    setup = state.setup
    side = state.actor % setup.sides
    most: i64 = 100
    limit: i64
    seat: i64
    for seat in range(setup.seats):
        if seat % setup.sides != side and state.opened >> (seat % setup.sides) & 1:
            limit = cards_left(state, seat) + weights[by.LEAD_KEPT]
            if limit < most:
                most = limit
    if rebuilding(state) is None:
        rounds: i64 = (len(state.stock) - state.place) // (setup.seats * setup.draw)
        limit = (rounds + 1) * weights[by.STOCK_KEPT] // 4
        if limit < most:
            most = limit
    return most


def unfinished_cost(
    state: State, outlook: Outlook, side: i64, naturals: i64, wilds: i64, most: i64 = 20
) -> i64:
    """Return what a side's sets cost if the hand ends before they are canastas.

    Sets that these cards would complete, natural ones by rank and wild ones, are not counted, nor are those
    that would still lack more than ``most`` cards.
    """
    laid = state.laid
    size = state.setup.canasta_size
    sets = laid[SETS + side] & ~laid[CANASTAS + side]
    cost: i64 = 0
    rank: i64
    for rank in range(RANKLESS + 1):
        each: i64 = cost_unfinished(state, outlook, side, rank) if sets >> SHIFT[rank] & 1 else 0
        if each:
            missing = size - cards_in_set(state, side, rank)
            coming = wilds if rank == RANKLESS else naturals >> SHIFT[rank] & FIELD
            if rank != RANKLESS and not outlook.ruinous_mixed >> SHIFT[rank] & 1:
                coming += wilds
            if coming < missing <= coming + most:
                cost += each
    return cost


def cost_unfinished(state: State, outlook: Outlook, side: i64, rank: i64) -> i64:
    """Return what a set on the table costs beyond its cards unless it becomes a canasta."""
    laid = state.laid
    if (laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> SHIFT[rank] & FIELD:
        return outlook.unfinished_mixed[rank]
    return outlook.unfinished[rank]


def sheds(state: State, weights: Weights) -> bool:
    """Return True if it is time to bring points to the table, before the last moment."""
    return _ends_within(state, weights[by.SHED_THREAT], weights[by.SHED_ROUNDS])


def _ends_within(state: State, cards: i64, rounds: i64) -> bool:
    """Return True if another side that may go out has this few cards, or the stock lasts this few rounds."""
    setup = state.setup
    side = state.actor % setup.sides
    seat: i64
    for seat in range(setup.seats):
        if seat % setup.sides != side and cards_left(state, seat) <= cards:
            if canastas_of(state, seat % setup.sides) >= setup.canastas_needed:
                return True
    left = len(state.stock) - state.place
    return left <= rounds * setup.seats * setup.draw and rebuilding(state) is None


def table_points(state: State, outlook: Outlook, side: i64) -> i64:
    """Estimate the points of a side on the table."""
    setup = state.setup
    laid = state.laid
    points: i64 = laid[RED_THREES + side] * (100 if state.opened >> side & 1 else -100)
    sets = laid[SETS + side]
    canastas = laid[CANASTAS + side]
    place: i64
    for place in range(RANKLESS + 1):
        shift = SHIFT[place]
        if sets >> shift & 1:
            twos = laid[SET_TWOS + side] >> shift & FIELD
            jokers = laid[SET_JOKERS + side] >> shift & FIELD
            points += twos * setup.two_value + jokers * setup.joker_value
            if place < RANKS:
                points += (laid[SET_NATURALS + side] >> shift & FIELD) * setup.values[place]
                if canastas >> shift & 1:
                    points += outlook.mixed[place] if twos + jokers else outlook.natural[place]
            elif canastas >> shift & 1:
                points += outlook.wild
    if state.closed:
        for packed in state.closed[side]:
            rank, _, deuces, jesters = unpack_set(packed)
            if rank >= RANKS:
                points += outlook.wild
            else:
                points += outlook.mixed[rank] if deuces + jesters else outlook.natural[rank]
    return points


def lead(state: State, outlook: Outlook, seat: i64) -> i64:
    """Return by how much a player's side leads the best other side on the table."""
    setup = state.setup
    own = seat % setup.sides
    best: i64 = -1000000
    side: i64
    for side in range(setup.sides):
        if side != own:
            points = table_points(state, outlook, side)
            if points > best:
                best = points
    return table_points(state, outlook, own) - best
