"""Hands for the wire tests: physical cards with the states, and hidden ones dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from canasta.cards import KIND_OF_CARD
from canasta.engine import Event, State, apply, deal, legal_actions, sample, view
from canasta.jobs import Variant
from canasta.match import Ledger, pack_of
from canasta.notation.position.keys import setup_of
from canasta.table.actions import DISCARD, TAKE_PAIR
from canasta.table.packing import held_kinds
from canasta.table.restock import RandomShuffler
from canasta.table.state import NATURALS, SPECIALS


class Moment(NamedTuple):
    """The state of a hand after some events, and the cards each of them moved."""

    state: State
    ledger: Ledger
    events: list[Event]
    moved: list[tuple[int, ...]]


def played_hand(variant: Variant, seed: int) -> Iterator[Moment]:
    """Yield every moment of a hand in which cards are laid more often than by chance, or hardly ever."""
    rng = Random(f"{variant} {seed}")
    setup = setup_of(variant.book, variant.players, variant.options)
    order = pack_of(setup)
    rng.shuffle(order)
    shuffler = RandomShuffler(seed)
    eager = rng.choice([0.9, 0.7, 0.1])
    ledger, events = Ledger(setup, order), list[Event]()
    kinds = bytes(KIND_OF_CARD[card] for card in order)
    dealer = rng.randrange(setup.seats)
    state = deal(setup, kinds, dealer, [0] * setup.sides, events, shuffler=shuffler)
    yield Moment(state, ledger, events, ledger.follow(events))
    while actions := legal_actions(state):
        lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
        events = apply(state, rng.choice(lays if lays and rng.random() < eager else actions))
        yield Moment(state, ledger, events, ledger.follow(events, None, shuffler))


def dealt_again(moment: Moment, seat: int, rng: Random) -> tuple[State, Ledger]:
    """Return the same hand as seen by a seat (-1: a spectator), with all hidden cards dealt again."""
    state = sample(view(moment.state, seat), rng)
    ledger = moment.ledger.copy()
    others = [other for other in range(state.setup.seats) if other != seat]
    hidden = [*ledger.stock[ledger.place :], *(card for other in others for card in ledger.hands[other])]
    hidden += [card for reserves in ledger.reserves for reserve in reserves for card in reserve]
    rng.shuffle(hidden)

    def taken(kinds: bytes | list[int]) -> list[int]:
        found = []
        for kind in kinds:
            found.append(next(card for card in hidden if KIND_OF_CARD[card] == kind))
            hidden.remove(found[-1])
        return found

    for other in others:
        kinds = held_kinds(state.held[NATURALS + other], state.held[SPECIALS + other])
        ledger.hands[other] = sorted(taken(kinds))
    ledger.stock = (*ledger.stock[: ledger.place], *taken(state.stock[state.place :]))
    ledger.reserves = [[tuple(taken(reserve)) for reserve in reserves] for reserves in state.reserves]
    ledger.reserves = ledger.reserves or [[] for _ in range(state.setup.seats)]
    assert not hidden
    return state, ledger
