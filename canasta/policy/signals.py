"""Telling the partner something by a discard, and believing the partner, where a book has signals."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.signals import Signal
from canasta.engine.legal import build_offer
from canasta.policy.choice import choose
from canasta.policy.discard import choose_discard
from canasta.policy.outlook import Outlook
from canasta.policy.weights import Weights
from canasta.table.actions import DISCARD, OFFER_DISCARD
from canasta.table.packing import FIELD, NATURAL_ONE, SHIFT, held_count, place_of
from canasta.table.state import KNOWN_NATURALS, NATURALS, SETS, SPECIALS, State


def choose_with_signals(state: State, outlook: Outlook, weights: Weights) -> i64:
    """What ``choose`` does, with what was told taken for true, and by a discard that tells nothing false."""
    if not state.setup.book.signals:
        return choose(state, outlook, weights)
    state = heard(state)
    action = choose(state, outlook, weights)
    if action >= DISCARD:
        offer = build_offer(state, None)
        honest = truthful(state, offer[OFFER_DISCARD])
        if honest and honest != offer[OFFER_DISCARD]:
            offer[OFFER_DISCARD] = honest
            action = choose_discard(state, offer, outlook, weights)
    return action


def truthful(state: State, ranks: i64) -> i64:
    """Of a mask of ranks to discard, those by which the player in turn tells nothing false.

    Who has something to tell by the first discard does so, if a rank of the mask tells it.
    """
    seat = state.seat
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    honest = ranks
    told: i64 = 0
    left = ranks
    while left:
        low = left & -left
        left ^= low
        rank = place_of(low)
        for signal in state.setup.book.signals:
            if _says(signal, rank, state.turn, state.setup.seats):
                held: i64 = 0
                if signal.kinds:
                    for kind in signal.kinds:
                        held += held_count(naturals, specials, kind)
                else:
                    held = (naturals >> SHIFT[rank] & FIELD) - 1
                if held < signal.least:
                    honest &= ~low
                elif signal.first:
                    told |= low
    return told & honest or honest


def heard(state: State) -> State:
    """The same, with the cards that partners have told of by their discards known to be in their hands.

    Who discarded a card of the pile follows from its place there: every turn ends with one. Opponents are
    not believed, since nothing binds them to tell the truth.
    """
    setup = state.setup
    pile = state.pile
    side = state.actor % setup.sides
    sets = state.laid[SETS + side]
    believed = state
    back: i64
    for back in range(1, min(len(pile), state.turn) + 1):
        rank: i64 = pile[len(pile) - back]
        other = (state.seat - back) % setup.seats
        if other == state.actor or other % setup.sides != side or rank >= RANKS:
            continue
        if sets >> SHIFT[rank] & 1:
            continue  # they may lie on the table by now
        for signal in setup.book.signals:
            if not signal.kinds and _says(signal, rank, state.turn - back, setup.seats):
                known = believed.held[KNOWN_NATURALS + other] >> SHIFT[rank] & FIELD
                if known < signal.least:
                    if believed is state:
                        believed = state.copy()
                    believed.held[KNOWN_NATURALS + other] += (signal.least - known) * NATURAL_ONE[rank]
    return believed


def _says(signal: Signal, rank: i64, turn: i64, seats: i64) -> bool:
    """Whether a card of a rank, discarded in a turn, is the signal."""
    return rank in signal.ranks and (not signal.first or turn < seats)
