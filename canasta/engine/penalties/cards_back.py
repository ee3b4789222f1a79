"""Cards that the referee sends from the table back to the hand (ruling G6)."""

from __future__ import annotations

from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.messages import UserError
from canasta.table.moves import give_known
from canasta.table.packing import BIT, FIELD, FIELDS, RANKLESS, SHIFT
from canasta.table.state import (
    CANASTAS,
    DID_ADD,
    DID_LAY,
    OPENED_NOW,
    ROOM,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    WILD_CANASTA,
    State,
)


def sets_left(state: State, seat: int, cards: bytes) -> list[tuple[int, bytes]]:
    """Find the sets from which a seat's cards go back: the place of each set and its cards.

    Wild cards are taken from the sets that natural cards leave, then from the others, by rank.
    """
    side = seat % state.setup.sides
    if state.aside and side == state.seat % state.setup.sides:
        raise UserError("live.turn", seat=state.seat)  # the rest of the pile waits for these sets
    laid = [state.laid[part + side] for part in (SET_NATURALS, SET_TWOS, SET_JOKERS)]
    found: dict[int, bytes] = {}
    for kind in sorted(cards, key=lambda kind: kind in (TWO, JOKER)):
        part = 1 if kind == TWO else 2 if kind == JOKER else 0
        own = RANKLESS if kind == BLACK_THREE else kind
        places = [own] if not part else [*found, *(place for place in range(FIELDS) if place not in found)]
        place = next((place for place in places if place < FIELDS and laid[part] >> SHIFT[place] & FIELD), -1)
        if place < 0:
            raise UserError("live.not_laid", side=side, kind=kind)
        laid[part] -= BIT[place]
        found[place] = found.get(place, b"") + bytes((kind,))
    return list(found.items())


def cards_back(state: State, seat: int, place: int, cards: bytes) -> None:
    """Take cards out of a set of a seat's side; what remains must be a valid set, or nothing."""
    side = seat % state.setup.sides
    for kind in cards:
        part = SET_TWOS if kind == TWO else SET_JOKERS if kind == JOKER else SET_NATURALS
        state.laid[part + side] -= BIT[place]
    _set_again(state, side, place)
    for kind in cards:
        give_known(state, seat, kind)
    _count_again(state, side, cards)


def _set_again(state: State, side: int, place: int) -> None:
    """Update what is left of a set: nothing, or a set with its room and its size."""
    laid = state.laid
    setup = state.setup
    naturals, twos, jokers = state.set_cards(side, place)
    wild = twos + jokers
    size = naturals + wild
    bit = BIT[place]
    alone = place == RANKLESS and not naturals
    if size and (
        size < 3 or (not alone and naturals < 2) or (wild and not setup.room[place][naturals * 32 + wild - 1])
    ):
        raise UserError("live.set_left", kind=BLACK_THREE if place == RANKLESS else place)
    if not size:
        laid[SETS + side] &= ~bit
        laid[ROOM + side] &= ~bit
        state.sets_before &= ~bit
    elif setup.room[place][naturals * 32 + wild]:
        laid[ROOM + side] |= bit
    else:
        laid[ROOM + side] &= ~bit
    if size < setup.canasta_size and laid[CANASTAS + side] & bit and not state.closed:
        laid[CANASTAS + side] &= ~bit
        if alone or place == RANKLESS:
            laid[WILD_CANASTA + side] = 0


def _count_again(state: State, side: int, cards: bytes) -> None:
    """Reduce the count of a first meld in this turn; a side without a set has not opened."""
    setup = state.setup
    bit = 1 << side
    if side == state.seat % setup.sides and (not state.opened & bit or state.flags & OPENED_NOW):
        value = sum(setup.values[kind] if kind < RANKS or kind in (TWO, JOKER) else 0 for kind in cards)
        state.count = max(0, state.count - value)
        if state.count < state.needs[side]:
            state.opened &= ~bit
            state.flags &= ~OPENED_NOW
        if not state.count:
            state.flags &= ~(DID_LAY | DID_ADD)
    if not state.laid[SETS + side] and not (state.closed and state.closed[side]):
        state.opened &= ~bit
