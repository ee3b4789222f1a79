"""One hand of random legal play. Plain loops over plain values: this is what a compiled core will run."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from canasta.clauses.setup import Setup
from canasta.engine import deal, legal_actions, play_out_step, score, tally, totals
from canasta.table.state import (
    CANASTAS,
    PART_OVER,
    RED_THREES,
    SET_JOKERS,
    SET_TWOS,
    State,
)
from canasta.table.words import count_fields, present

#: No hand comes near so many actions; one that does would go on for ever.
ENDLESS = 20_000

# What can be wrong with a hand in play; the message ``jobs.fault.`` of that name says it in words.
DEAD_END = "dead_end"
WENT_ON = "endless"
ENGINE_ERROR = "error"


class HandResult(NamedTuple):
    """What came out of one hand."""

    ending: int  #: ``canasta.table.state.ENDED_OUT`` …
    out: int  #: the seat that went out, or -1
    concealed: bool
    turns: int
    opened: int  #: bit mask of the sides that made their first meld
    points: tuple[int, ...]  #: by side, as are the next three
    canastas: tuple[int, ...]
    natural_canastas: tuple[int, ...]
    red_threes: tuple[int, ...]
    actions: bytes  #: every action of the hand, one byte each


class Fault(Exception):
    """The engine went wrong: the name of the fault, the state it happened in, the actions up to there."""

    def __init__(self, name: str, state: State, actions: bytes, detail: str = "") -> None:
        super().__init__(name, detail)
        self.name = name
        self.state = state
        self.actions = actions
        self.detail = detail


def shuffled(deck: bytes, rng: Random) -> bytes:
    """The cards in random order.

    Only ``rng.random()`` is used here and below: of all the generator's methods it alone promises the
    same numbers in every version of Python.
    """
    order = bytearray(deck)
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        place = int(random() * (last + 1))
        kind = order[last]
        order[last] = order[place]
        order[place] = kind
    return bytes(order)


class FollowingShuffler:
    """The orders of further shuffles in a hand: they follow from the order it was dealt from."""

    __slots__ = ("dealt",)

    def __init__(self, dealt: bytes) -> None:
        self.dealt = dealt

    def order(self, number: int, cards: int) -> list[int]:
        """A random order of so many cards, the same for the same deal and number."""
        random = Random(self.dealt + number.to_bytes(4, "big")).random
        order = list(range(cards))
        for last in range(cards - 1, 0, -1):
            place = int(random() * (last + 1))
            order[last], order[place] = order[place], order[last]
        return order


def deal_hand(
    setup: Setup, rng: Random, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> State:
    """Shuffle and deal hand ``number`` of a game; where the book shuffles again, that is settled too."""
    order = shuffled(setup.deck, rng)
    return deal(setup, order, dealer, scores, shuffler=FollowingShuffler(order), hand=number)


def play_hand(
    setup: Setup, rng: Random, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> HandResult:
    """Shuffle, deal, and play a hand to its end, all legal actions being equally likely at every step.

    >>> from canasta.books import book
    >>> hand = play_hand(Setup(book("classic"), 4), Random(1))
    >>> hand == play_hand(Setup(book("classic"), 4), Random(1)), len(hand.points)
    (True, 2)
    """
    state = deal_hand(setup, rng, scores, dealer, number)
    actions = bytearray()
    play_on(state, rng, actions)
    return hand_result(state, bytes(actions))


def play_on(state: State, rng: Random, actions: bytearray) -> None:
    """Play a hand on from any state to its end; what is done is appended to ``actions``.

    A state with no legal action, or an error of the engine's, raises ``Fault``.
    """
    random = rng.random
    try:
        for _ in range(ENDLESS):
            if state.part == PART_OVER:
                return
            legal = legal_actions(state)
            if not legal:
                break
            action = legal[int(random() * len(legal))]
            play_out_step(state, action)
            actions.append(action)
    except Exception as error:
        raise Fault(ENGINE_ERROR, state, bytes(actions), repr(error)) from error
    raise Fault(WENT_ON if len(actions) >= ENDLESS else DEAD_END, state, bytes(actions))


def hand_result(state: State, actions: bytes) -> HandResult:
    """What is to be said of a hand that is over."""
    setup = state.setup
    laid = state.laid
    canastas = []
    natural = []
    for side in range(setup.sides):
        mask = laid[CANASTAS + side]
        canastas.append(count_fields(mask))
        natural.append(count_fields(mask & ~present(laid[SET_TWOS + side] | laid[SET_JOKERS + side])))
    return HandResult(
        state.ending,
        state.out,
        state.concealed,
        state.turn,
        state.opened,
        tuple(totals(score(setup.book, tally(state)), setup.sides)),
        tuple(canastas),
        tuple(natural),
        tuple(laid[RED_THREES : RED_THREES + setup.sides]),
        actions,
    )
