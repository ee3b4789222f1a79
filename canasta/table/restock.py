"""Source of drawn cards: the stock, or a new stock made of the pile."""

from __future__ import annotations

from random import Random

from canasta.cards import UNKNOWN
from canasta.messages import UserError
from canasta.table.events import REBUILT, Event
from canasta.table.moves import Events
from canasta.table.state import State


class RandomShuffler:
    """Shuffle orders for simulations: fast, and the same for the same seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __reduce__(self) -> tuple[type[RandomShuffler], tuple[int]]:
        return RandomShuffler, (self.seed,)

    def order(self, number: int, cards: int) -> list[int]:
        """Return a random order of cards."""
        order = list(range(cards))
        Random(self.seed * 1_000_003 + number).shuffle(order)
        return order


def rebuild_stock(state: State, events: Events) -> None:
    """Shuffle the whole pile into a new stock; a new pile begins, not frozen."""
    cards = state.pile
    state.shuffles += 1
    if state.partial:
        known = state.next_stock
        state.stock = known + bytes((UNKNOWN,)) * (len(cards) - len(known))
        state.next_stock = b""
    elif state.shuffler is None:
        raise UserError("unknown.shuffle")
    else:
        state.stock = bytes(cards[place] for place in state.shuffler.order(state.shuffles, len(cards)))
    state.place = 0
    state.pile = b""
    state.frozen = state.stopped = False
    state.laid_since = False
    if events is not None:
        events.append(Event(REBUILT, state.seat, number=len(cards)))
