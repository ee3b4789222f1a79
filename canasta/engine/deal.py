"""Dealing a hand from a given order of the cards. The engine never shuffles (ruling G12)."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.reserve import FOLLOWED
from canasta.clauses.setup import Setup
from canasta.engine.apply import begin_turn
from canasta.messages import UserError
from canasta.table.events import DEALT, Event
from canasta.table.moves import Events
from canasta.table.packing import NATURAL_ONE, SPECIAL_ONE
from canasta.table.state import NATURALS, SPECIALS, Shuffler, State


def deal(
    setup: Setup,
    order: bytes,
    dealer: int = -1,
    scores: Sequence[int] = (),
    events: Events = None,
    shuffler: Shuffler | None = None,
    hand: int = 1,
) -> State:
    """Deal a new hand card by card from the dealer's left.

    The first player is to act.

    Args:
        setup: Book and players.
        order: The kinds of all cards, the top one first.
        dealer: The seat that deals, by default the last one.
        scores: The totals, by default zero.
        events: A list to which the events of the deal are appended.
        shuffler: Used by books that shuffle again within a hand.
        hand: The number of the hand in the game, for books in which it matters.

    >>> from canasta.books import BOOKS
    >>> setup = Setup(next(iter(BOOKS.values())), 4)
    >>> state = deal(setup, setup.deck)
    >>> state.size(0), state.seat, state.dealer
    (11, 0, 3)
    """
    if not setup.is_deck(order):
        raise UserError("deal.order", number=len(setup.deck))
    return deal_whole(setup, order, dealer, scores, events, shuffler, hand)


def deal_whole(
    setup: Setup,
    order: bytes,
    dealer: int,
    scores: Sequence[int],
    events: Events,
    shuffler: Shuffler | None,
    hand: int,
) -> State:
    """Deal an order that is known to be the whole pack."""
    seats = setup.seats
    state = State()
    state.setup = setup
    state.dealer = dealer % seats
    state.scores = tuple(scores) if scores else (0,) * setup.sides
    if len(state.scores) != setup.sides:
        raise UserError("deal.totals", number=setup.sides, given=len(state.scores))
    state.needs = tuple(setup.book.first_meld.need(total, hand) for total in state.scores)
    state.fines = (0,) * setup.sides
    state.stock = order
    state.shuffler = shuffler
    held = state.held
    dealt = seats * setup.hand_size
    first = (state.dealer + 1) % seats
    for turn in range(seats):
        seat = (first + turn) % seats
        naturals = specials = 0
        for kind in order[turn:dealt:seats]:
            naturals += NATURAL_ONE[kind]
            specials += SPECIAL_ONE[kind]
        held[NATURALS + seat] = naturals
        held[SPECIALS + seat] = specials
        if events is not None:
            events.append(Event(DEALT, seat, order[turn:dealt:seats], owner=seat))
    state.place = dealt
    if setup.reserve_sizes:
        _deal_reserves(state, first)
    if setup.then == FOLLOWED:
        state.closed = ((),) * setup.sides
    for clause in setup.book.deal:
        clause.do(state, events)
    begin_turn(state, first, events)
    return state


def _deal_reserves(state: State, first: int) -> None:
    """Deal the reserves one by one, card by card from the dealer's left, face down."""
    seats = state.setup.seats
    reserves: list[list[bytes]] = [[] for _ in range(seats)]
    for size in state.setup.reserve_sizes:
        end = state.place + seats * size
        for turn in range(seats):
            reserves[(first + turn) % seats].append(state.stock[state.place + turn : end : seats])
        state.place = end
    state.reserves = tuple(tuple(cards) for cards in reserves)
