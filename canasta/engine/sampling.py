"""Sampling of the hidden cards of a view.

Every deal consistent with the known cards is equally likely. Threes that would have been shown at once are
never dealt to a hand from which they would already lie on the table.
"""

from __future__ import annotations

from random import Random
from typing import Final

from canasta.build.native import i64, u8, vec
from canasta.cards import KINDS, UNKNOWN
from canasta.engine.random_play import Dice
from canasta.engine.unknown_cards import UnknownCards, unknown_in_hand
from canasta.engine.view import View, threes_came_to_light
from canasta.table.packing import NATURAL_ONE, SPECIAL_FIELD_ONE
from canasta.table.restock import RandomShuffler
from canasta.table.state import HOLDS_THREE, NATURALS, PART_OVER, PART_PLAY, SPECIALS, State

#: Owners of hidden cards that are not seats: the stock, then from this number on the reserves.
_STOCK: Final = 8
_RESERVE: Final = 9


class Sampler:
    """The hidden cards of a view and the places where they can be.

    A place belongs to the stock, a hand or a reserve. Places that may hold a three come first, starting with
    the stock's, from its top down.
    """

    __slots__ = ("_blank", "_cards", "_free", "_owners", "_reserves", "_state", "_stock", "_threes")

    _state: State
    _stock: i64  #: cards in the stock
    _owners: vec[i64]  #: by place
    _free: vec[i64]  #: the places that may hold a three, in any order
    _threes: vec[u8]
    _blank: vec[u8]  #: no card at any place
    _cards: vec[u8]  #: the other cards, in any order
    _reserves: list[list[int]]  #: by seat: the sizes of the reserves

    def __init__(self, view: View) -> None:
        state = view.position
        setup = state.setup
        seats = setup.seats
        if UNKNOWN in state.pile or UNKNOWN in state.aside:  # which everybody has seen
            raise UnknownCards("unknown.pile")
        unseen = view.unseen()
        hidden = [unknown_in_hand(state, seat) for seat in range(seats)]
        stays = not setup.book.hand_ends  # threes in hand stay there when the hand is over
        late = [
            seat
            for seat in range(seats)
            if not threes_came_to_light(state, seat) and (stays or state.part != PART_OVER)
        ]
        if HOLDS_THREE & setup.happenings and state.part == PART_PLAY and state.seat not in late:
            late.append(state.seat)  # a drawn three may be held, hidden, to the end
        self._stock = state.stock_size()
        owners = [_STOCK] * self._stock + [seat for seat in late for _ in range(hidden[seat])]
        self._reserves = [[len(cards) for cards in reserves] for reserves in state.reserves]
        for number, size in enumerate(size for sizes in self._reserves for size in sizes):
            owners += [_RESERVE + number] * size
        free = len(owners)
        owners += [seat for seat in range(seats) if seat not in late for _ in range(hidden[seat])]
        shown = setup.shown()
        threes = [kind for kind in sorted(shown) for _ in range(unseen[kind])]
        cards = [kind for kind in range(KINDS) if kind not in shown for _ in range(unseen[kind])]
        if min(unseen) < 0 or len(threes) > free or len(threes) + len(cards) != len(owners):
            raise ValueError("the cards of this view do not add up to the pack")
        self._owners = vec[i64](owners)
        self._free = vec[i64](list(range(free)))
        self._blank = vec[u8]([UNKNOWN] * len(owners))
        self._threes = vec[u8](threes)
        self._cards = vec[u8](cards)
        state.partial = False
        self._state = state

    def deal(self, dice: Dice) -> State:
        """Return a full state that is consistent with everything known."""
        owners = self._owners
        free = self._free
        cards = self._cards
        places = len(owners)
        dealt = self._blank[:]
        place: i64
        other: i64
        for place in range(len(self._threes)):
            other = place + dice.below(len(free) - place)
            chosen = free[other]
            free[other] = free[place]
            free[place] = chosen
            dealt[chosen] = self._threes[place]
        left: i64 = len(cards)
        for place in range(places):
            if dealt[place] == UNKNOWN:
                other = dice.below(left)
                left -= 1
                kind = cards[other]
                cards[other] = cards[left]
                cards[left] = kind
                dealt[place] = kind
        state = self._state.copy()
        held = state.held
        start: i64 = self._stock
        aside: list[list[int]] = []
        for place in range(start, places):
            owner = owners[place]
            card = i64(dealt[place])
            if owner < _STOCK:
                held[NATURALS + owner] += NATURAL_ONE[card]
                held[SPECIALS + owner] += SPECIAL_FIELD_ONE[card]
            else:
                number = owner - _RESERVE
                while len(aside) <= number:
                    aside.append([])
                aside[number].append(card)
        if self._reserves:
            piles = iter(aside)
            state.reserves = tuple([tuple([bytes(next(piles)) for _ in sizes]) for sizes in self._reserves])
        state.stock = state.stock[: state.place] + bytes(dealt[:start])
        state.shuffler = RandomShuffler(dice.below(1 << 30))
        return state


def sample(view: View, rng: Random) -> State:
    """Sample one such state with other random numbers."""
    return Sampler(view).deal(Dice(rng.getrandbits(64)))
