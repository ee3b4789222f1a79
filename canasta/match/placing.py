"""A hand that begins in the middle: physical cards for a position, and a game around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.clauses.reserve import unpack_set
from canasta.engine import State
from canasta.engine.scoring import sets_of
from canasta.match.game import Match
from canasta.match.ledger import Ledger, pack_of
from canasta.table.packing import RANKLESS, held_kinds
from canasta.table.state import ADDED, BLACK_THREES, CALIENTES, NATURALS, RED_THREES, SPECIALS


def place_cards(state: State) -> Ledger:
    """Physical cards where a state has them; every card of the state must be given."""
    setup, laid = state.setup, state.laid
    left: dict[int, list[int]] = {}
    for card in pack_of(setup):
        left.setdefault(KIND_OF_CARD[card], []).append(card)
    for kind, alike in left.items():  # not all spades first
        left[kind] = alike[kind % 4 :] + alike[: kind % 4]

    def take(kinds: Iterable[int]) -> list[int]:
        return [left[kind].pop(0) for kind in kinds]

    def take_set(kind: int, naturals: int, twos: int, jokers: int) -> list[int]:
        return take([kind] * naturals + [TWO] * twos + [JOKER] * jokers)

    ledger = Ledger(setup, ())
    for seat in range(setup.seats):
        held = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        ledger.hands[seat] = sorted(take(held))
        if state.reserves:
            ledger.reserves[seat] = [tuple(take(cards)) for cards in state.reserves[seat]]
    for side in range(setup.sides):
        for cards in sets_of(state, side):
            ledger.sets[side][cards.kind] = take_set(cards.kind, cards.naturals, cards.twos, cards.jokers)
        for packed in state.closed[side] if state.closed else ():
            place, *numbers = unpack_set(packed)
            kind = TWO if place == RANKLESS else place
            ledger.closed[side].append((kind, take_set(kind, *numbers)))
        for kind in held_kinds(laid[ADDED + side], 0):
            next(cards for closed, cards in ledger.closed[side] if closed == kind).extend(take([kind]))
        ledger.red_threes[side] = take([RED_THREE] * laid[RED_THREES + side])
        ledger.black_threes[side] = take([BLACK_THREE] * laid[BLACK_THREES + side])
        ledger.calientes[side] = take([CALIENTE] * laid[CALIENTES + side])
    ledger.pile = take(state.pile)
    ledger.aside = take(state.aside)
    ledger.stock = tuple(take(state.stock[state.place :]))
    ledger.place, ledger.shuffles = 0, state.shuffles
    return ledger


def match_at(state: State, names: Sequence[str]) -> Match:
    """A game whose first hand stands as a state says; the players sit in the order of their names.

    Nobody has drawn for these seats and nothing of the hand so far is in the log: such a game is played and
    shown like any other, and makes no record.
    """
    match = Match(state.setup.book, names, bytes(32))
    seats, sides = state.setup.seats, state.setup.sides
    match.setup = state.setup
    match.members = [list(range(side, seats, sides)) for side in range(sides)]
    match.next_hand()
    match.seats, match.dealer, match.totals = tuple(range(seats)), state.dealer, state.scores
    match.state, match.ledger = state, place_cards(state)
    return match
