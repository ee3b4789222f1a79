"""Signals to the partner by discards, and trust in the partner's signals, in books that have them."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import RANKS
from canasta.clauses.signals import Signal
from canasta.engine.legal import build_offer
from canasta.policy.version_1.choice import choose
from canasta.policy.version_1.discard import choose_discard
from canasta.policy.version_1.outlook import Outlook
from canasta.policy.version_1.weights import Weights
from canasta.table.actions import DISCARD, OFFER_DISCARD
from canasta.table.packing import FIELD, NATURAL_ONE, SHIFT, held_count, place_of
from canasta.table.state import KNOWN_NATURALS, NATURALS, SETS, SPECIALS, State


def choose_with_signals(state: State, outlook: Outlook, weights: Weights) -> i64:
    """Do what ``choose`` does, trusting the partner's signals and avoiding false ones."""
    if not state.setup.book.signals:
        return choose(state, outlook, weights)
    state = with_signals(state)
    action = choose(state, outlook, weights)
    if action >= DISCARD:
        offer = build_offer(state, None)
        honest = truthful(state, offer[OFFER_DISCARD])
        if honest and honest != offer[OFFER_DISCARD]:
            offer[OFFER_DISCARD] = honest
            action = choose_discard(state, offer, outlook, weights)
    return action


def truthful(state: State, ranks: i64) -> i64:
    """Return those of the ranks whose discard sends no false signal.

    A player who has something to signal with the first discard does so, if a rank of the mask expresses it.
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


def with_signals(state: State) -> State:
    """Return a state with the cards that partners have signalled known to be in their hands.

    The player who discarded a card follows from its place in the pile, since every turn ends with a discard.
    Opponents are not believed, since they need not tell the truth.
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
    """Return True if a card of a rank, discarded in a turn, is the signal."""
    return rank in signal.ranks and (not signal.first or turn < seats)
