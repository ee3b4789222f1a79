"""One hand of random legal play and its result; the core plays the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from canasta.clauses.setup import Setup
from canasta.engine import score, tally, totals
from canasta.engine.random_play import ENDLESS, Dice, deal_hand, playout
from canasta.engine.watch import DEAD_END
from canasta.table.packing import count_fields, present
from canasta.table.state import CANASTAS, PART_OVER, RED_THREES, SET_JOKERS, SET_TWOS, State

# Faults besides those of the invariants (``canasta.engine.watch``). The message ``jobs.fault.<name>``
# describes each of them.
WENT_ON = "endless"
ENGINE_ERROR = "error"


class PlayedHand(NamedTuple):
    """The result of one hand."""

    ending: int  #: ``canasta.table.state.ENDED_OUT`` …
    out: int  #: the seat that went out, or -1
    concealed: bool
    turns: int
    opened: int  #: bit mask of the sides that made their first meld
    points: tuple[int, ...]  #: by side, like the next three
    canastas: tuple[int, ...]
    natural_canastas: tuple[int, ...]
    red_threes: tuple[int, ...]
    actions: bytes  #: every action of the hand, one byte each
    last_reserve: int = 0  #: bit mask of the sides with a player who took up the last reserve
    short_turns: int = 0  #: turns that began with one card or none; counted for bots only


class Fault(Exception):
    """Raised when the engine fails: the name of the fault, the state, and the actions up to there."""

    def __init__(self, name: str, state: State, actions: bytes, detail: str = "") -> None:
        super().__init__(name, detail)
        self.name = name
        self.state = state
        self.actions = actions
        self.detail = detail


def play_hand(
    setup: Setup, dice: Dice, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> PlayedHand:
    """Shuffle, deal, and play a hand to its end, with all legal actions equally likely.

    >>> from canasta.books import book
    >>> hand = play_hand(Setup(book("classic"), 4), Dice(1))
    >>> hand == play_hand(Setup(book("classic"), 4), Dice(1)), len(hand.points)
    (True, 2)
    """
    state = deal_hand(setup, dice, scores, dealer, number)
    actions = bytearray()
    play_on(state, dice, actions)
    return hand_result(state, bytes(actions))


def play_on(state: State, dice: Dice, actions: bytearray) -> None:
    """Play a hand from any state to its end; the actions are appended to ``actions``.

    Raises:
        Fault: If a state has no legal action or the engine fails.
    """
    try:
        playout(state, dice, actions)
    except Exception as error:
        raise Fault(ENGINE_ERROR, state, bytes(actions), repr(error)) from error
    if state.part != PART_OVER:
        raise Fault(WENT_ON if len(actions) >= ENDLESS else DEAD_END, state, bytes(actions))


def hand_result(state: State, actions: bytes, short_turns: int = 0) -> PlayedHand:
    """Return the result of a finished hand."""
    setup = state.setup
    laid = state.laid
    canastas = []
    natural = []
    feet = 0
    for seat, left in enumerate(state.reserves):
        if not left:
            feet |= 1 << seat % setup.sides
    for side in range(setup.sides):
        mask = laid[CANASTAS + side]
        canastas.append(count_fields(mask))
        natural.append(count_fields(mask & ~present(laid[SET_TWOS + side] | laid[SET_JOKERS + side])))
    return PlayedHand(
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
        feet,
        short_turns,
    )
