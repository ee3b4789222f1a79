"""Hands that begin at a position: faces for its hidden cards, and physical cards for all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, KIND_OF_CARD, RANKS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.reserve import unpack_set
from canasta.clauses.setup import Setup
from canasta.engine import State, view
from canasta.engine.scoring import sets_of
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.engine.view import threes_came_to_light
from canasta.match.ledger import Ledger, pack_of
from canasta.match.shuffler import Lots
from canasta.messages import UserError
from canasta.shuffle import Orders
from canasta.table.packing import NATURAL_ONE, RANKLESS, SPECIAL_FIELD_ONE, held_kinds
from canasta.table.state import ADDED, BLACK_THREES, CALIENTES, NATURALS, RED_THREES, SPECIALS


class Start(NamedTuple):
    """The position that a game begins at: its line in the record, and the state it describes."""

    line: str
    state: State


def left_over(state: State) -> list[int]:
    """Return the cards of the pack that a position does not place, kind by kind."""
    hidden = bytes((UNKNOWN,))
    open_table = state.copy()
    open_table.pile, open_table.aside = state.pile.replace(hidden, b""), state.aside.replace(hidden, b"")
    onlooker = view(open_table, -1)
    unseen = onlooker.unseen()
    given = [kind for reserves in state.reserves for cards in reserves for kind in cards]
    given += state.stock[state.place :]
    for seat in range(state.setup.seats):
        known = onlooker.known(seat)
        for kind in held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat]):
            if known[kind]:  # these are not among the unseen cards
                known[kind] -= 1
            else:
                given.append(kind)
    for kind in given:
        if kind != UNKNOWN:
            unseen[kind] -= 1
    return [kind for kind, number in enumerate(unseen) for _ in range(number)]


def put_hidden(state: State, cards: Sequence[int]) -> None:
    """Give every hidden card a face: the first of the remaining cards that may lie there.

    A pile gets no card that would freeze it, and a hand gets no threes that would already have been shown.
    Those places are filled first, the most restricted one at the start. So every deal is equally likely if
    the order is random, and whether a deal exists does not depend on the order.
    """
    left, setup = list(cards), state.setup
    plain = (*range(RANKS), BLACK_THREE)
    anything = set(left)

    def put(kinds: bytes, allowed: Collection[int]) -> bytes:
        return bytes([take(allowed) if kind == UNKNOWN else kind for kind in kinds])

    def take(allowed: Collection[int]) -> int:
        place = next((n for n, kind in enumerate(left) if kind in allowed), None)
        if place is None:
            raise UserError("match.hidden")
        return left.pop(place)

    top = put(state.pile[-1:], range(RANKS))
    state.pile = put(state.pile[:-1], plain) + top
    state.aside = put(state.aside, plain)
    seats = range(setup.seats)
    shown = [seat for seat in seats if threes_came_to_light(state, seat)]
    for seat in (*shown, *(seat for seat in seats if seat not in shown)):
        allowed = anything - set(setup.shown()) if seat in shown else anything
        for _ in range(unknown_in_hand(state, seat)):
            kind = take(allowed)
            state.held[NATURALS + seat] += NATURAL_ONE[kind]
            state.held[SPECIALS + seat] += SPECIAL_FIELD_ONE[kind]
    state.reserves = tuple([tuple([put(cards, anything) for cards in seat]) for seat in state.reserves])
    state.stock, state.place = put(state.stock[state.place :], anything), 0
    state.partial = False


def placed(start: Start, setup: Setup, orders: Orders) -> tuple[State, Ledger]:
    """Begin the first hand at its position; the hidden cards come from the game's shuffle."""
    state = start.state.copy()
    state.setup = setup
    if state.partial:
        left = left_over(state)
        put_hidden(state, [left[n] for n in orders.permutation(1, 0, len(left))])
    return state, place_cards(state, Lots(orders, 0))


def place_cards(state: State, lots: Lots) -> Ledger:
    """Assign physical cards to a state in which every card is known.

    Every assignment of suits is equally likely, so the open cards reveal nothing about the others.
    """
    setup, laid = state.setup, state.laid
    left: dict[int, list[int]] = {}
    for card in pack_of(setup):
        left.setdefault(KIND_OF_CARD[card], []).append(card)
    for kind, alike in left.items():
        left[kind] = sorted(alike, key=lots.of)

    def take(kinds: Iterable[int]) -> list[int]:
        return [left[kind].pop(0) for kind in kinds]

    def take_set(kind: int, naturals: int, twos: int, jokers: int) -> list[int]:
        return take([kind] * naturals + [TWO] * twos + [JOKER] * jokers)

    ledger = Ledger(setup, ())
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
    for seat in range(setup.seats):  # after the open cards, so that those do not depend on the hidden ones
        held = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        ledger.hands[seat] = sorted(take(held))
        if state.reserves:
            ledger.reserves[seat] = [tuple(take(cards)) for cards in state.reserves[seat]]
    ledger.stock = tuple(take(state.stock[state.place :]))
    ledger.place, ledger.shuffles = 0, state.shuffles
    on_table = [ledger.pile, ledger.aside, *ledger.red_threes, *ledger.black_threes, *ledger.calientes]
    on_table += [cards for side in ledger.sets for cards in side.values()]
    on_table += [cards for side in ledger.closed for _, cards in side]
    ledger.seen = {card for cards in on_table for card in cards}
    return ledger
