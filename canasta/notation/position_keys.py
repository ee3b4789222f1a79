"""What reading and writing a position share: the keys, the words for parts of a turn, the defaults."""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.books import book
from canasta.cards import UNKNOWN
from canasta.clauses.deal import CoverUpcard
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.setup import Setup
from canasta.table.state import (
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    ENDED_EXHAUSTED,
    ENDED_LAST_THREE,
    ENDED_OUT,
    LAST_THREE,
    MUST_GO_OUT,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    SAID_NO,
    SAID_YES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    State,
)
from canasta.table.words import present

#: A list or a hand that has nothing in it.
NOTHING: Final = "-"
#: In front of a number of hidden cards; one hidden card is ``?``.
HIDDEN: Final = "#"

DEFAULT_PLAYERS: Final = 4

PART_WORDS: Final = {PART_DRAW: "draw", PART_PLAY: "play", PART_ANSWER: "answer", PART_OVER: "over"}
PARTS: Final = {word: part for part, word in PART_WORDS.items()}

FLAG_WORDS: Final = {
    DID_DRAW: "drew",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    LAST_THREE: "last-three",
    DID_ADD: "added",
    MUST_GO_OUT: "must-go-out",
    DID_LAY: "laid",
}
FLAGS: Final = {word: flag for flag, word in FLAG_WORDS.items()}

ENDING_WORDS: Final = {ENDED_OUT: "out", ENDED_EXHAUSTED: "exhausted", ENDED_LAST_THREE: "last-three"}
ENDINGS: Final = {word: ending for ending, word in ENDING_WORDS.items()}

#: Keys that stand alone, keys of a seat (``hand1``) and keys of a side (``setsA``), small letters.
PLAIN_KEYS: Final = (
    "players", "scores", "dealer", "turn", "turns", "did", "count", "before", "opened", "melded", "pile",
    "frozen", "stopped", "aside", "stock", "needs", "fines", "out", "concealed", "ending",
)  # fmt: skip
SEAT_KEYS: Final = ("hand", "known", "penalty")
SIDE_KEYS: Final = ("sets", "red")


@cache
def setup_of(slug: str, players: int) -> Setup:
    """Book and players made ready, once for all positions that have them."""
    return Setup(book(slug), players)


def default_turns(setup: Setup, dealer: int, seat: int) -> int:
    """The least number of turns before this one with which everybody has had a turn."""
    return (seat - dealer - 1) % setup.seats + setup.seats


def default_flags(part: int) -> int:
    """What has happened in the turn if nothing is said."""
    return {PART_PLAY: DID_DRAW, PART_ANSWER: DID_ASK}.get(part, 0)


def side_sets(state: State, side: int) -> int:
    """Rank mask of a side's sets."""
    laid = state.laid
    return present(laid[SET_NATURALS + side] | laid[SET_TWOS + side] | laid[SET_JOKERS + side])


def default_opened(state: State) -> int:
    """The sides that have a set; not the side in turn while the rest of the pile waits for its count."""
    opened = 0
    for side in range(state.setup.sides):
        waits = state.aside and side == state.setup.side_of(state.seat)
        if side_sets(state, side) and not waits:
            opened |= 1 << side
    return opened


def before_is_needed(state: State) -> bool:
    """Whether ``before`` has no default: something was laid, and may or may not have been a new set."""
    side = state.setup.side_of(state.seat)
    return bool(state.flags & (DID_LAY | DID_TAKE)) and bool(side_sets(state, side))


def default_before(state: State) -> int:
    """The sets of the side in turn, all of them from earlier turns."""
    return present(state.laid[SET_NATURALS + state.setup.side_of(state.seat)])


def default_frozen(state: State) -> bool:
    """Whether a card that freezes is seen in the pile."""
    kinds: set[int] = set()
    for clauses in state.setup.discarded:
        kinds.update(*(clause.kinds for clause in clauses if isinstance(clause, Freezes)))
    for clause in state.setup.book.deal:
        if isinstance(clause, CoverUpcard):
            kinds |= clause.kinds
    return any(kind in kinds for kind in state.pile)


def default_stopped(state: State) -> bool:
    """Whether a card that stops the next player lies on top."""
    if not state.pile or state.pile[-1] == UNKNOWN:
        return False
    return any(isinstance(clause, Stops) for clause in state.setup.discarded[state.pile[-1]])


def default_needs(setup: Setup, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The first-meld counts that go with the totals."""
    return tuple(setup.book.first_meld.need(total) for total in scores)


def default_out(state: State) -> int:
    """Who went out, if the hand ended so."""
    return state.seat if state.ending == ENDED_OUT else -1
