"""Shared parts of reading and writing a position: keys, words for the parts of a turn, defaults."""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.books import book
from canasta.cards import BLACK_THREE, CALIENTE, LETTERS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.deal import CoverUpcard, DealtThreesShown
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup, setup_for
from canasta.clauses.take import FrozenNeedsPair
from canasta.table.packing import BLACK_BIT, RANKLESS
from canasta.table.state import (
    BIG_WILD_CANASTA,
    CANASTAS,
    DID_ASK,
    DID_LAY,
    DID_TAKE,
    ENDED_EXHAUSTED,
    ENDED_LAST_THREE,
    ENDED_OUT,
    ENDED_STUCK,
    NO_WILD_CANASTA,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    SETS,
    SMALL_WILD_CANASTA,
    State,
)

#: An empty list or hand.
NOTHING: Final = "-"
#: Prefix of a number of hidden cards; one hidden card is ``?``.
HIDDEN: Final = "#"

DEFAULT_PLAYERS: Final = 4

PART_WORDS: Final = {PART_DRAW: "draw", PART_PLAY: "play", PART_ANSWER: "answer", PART_OVER: "over"}
PARTS: Final = {word: part for part, word in PART_WORDS.items()}

ENDING_WORDS: Final = {
    ENDED_OUT: "out",
    ENDED_EXHAUSTED: "exhausted",
    ENDED_LAST_THREE: "last-three",
    ENDED_STUCK: "stuck",
}
ENDINGS: Final = {word: ending for ending, word in ENDING_WORDS.items()}

WILD_WORDS: Final = {NO_WILD_CANASTA: NOTHING, SMALL_WILD_CANASTA: "small", BIG_WILD_CANASTA: "big"}
WILD_CANASTAS: Final = {word: what for what, word in WILD_WORDS.items()}

#: A three just drawn that may still be kept (ruling A3), by letter.
THREES: Final = {NOTHING: 0, LETTERS[RED_THREE]: RED_THREE, LETTERS[BLACK_THREE]: BLACK_THREE}
THREE_WORDS: Final = {three: letter for letter, three in THREES.items()}

#: Keys without a suffix, keys of a seat (``hand1``) and keys of a side (``setsA``), lower case.
PLAIN_KEYS: Final = (
    "house", "options", "players", "scores", "dealer", "turn", "turns", "did", "three", "count", "before",
    "opened", "melded", "asked", "cleared", "pile", "frozen", "stopped", "aside", "stock", "shuffles",
    "since", "idle", "needs", "fines", "owes", "tried", "out", "concealed", "special", "ending",
)  # fmt: skip
#: Reserves in the order in which they are taken up; a book with one has a foot alone.
RESERVE_KEYS: Final = ("knee", "foot")
SEAT_KEYS: Final = ("hand", "known", "penalty", *RESERVE_KEYS)
#: Keys that depend on a clause.
_OF_CLAUSES: Final = frozenset(
    {"closed", "added", "shuffles", "since", "idle", "three", "black", "asked", "special"}
)
SIDE_KEYS: Final = ("sets", "closed", "added", "wild", "red", "black", "played", "fined")


@cache
def rules_of(slug: str, options: tuple[str, ...]) -> Rulebook:
    """Return a book with options, cached for all positions."""
    return book(slug).with_options(options)


def setup_of(slug: str, players: int = 0, options: tuple[str, ...] = ()) -> Setup:
    """Return the setup for book, options and players.

    >>> setup_of("caliente", options=("extra_deck",)).players
    6
    """
    rules = rules_of(slug, options)
    return setup_for(rules, players or default_players(rules))


def default_players(rules: Rulebook) -> int:
    """Return four, if the book allows it."""
    numbers = [seats.players for seats in rules.seatings]
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in numbers else numbers[0]


def unused_keys(setup: Setup) -> frozenset[str]:
    """Return the keys without a meaning in a book, with the options in force."""
    unused = _OF_CLAUSES - setup.words
    if CALIENTE not in setup.deck:
        unused |= {"played"}
    if TWO not in setup.set_kinds or "closed" in setup.words:
        unused |= {"wild"}
    return unused | (frozenset(RESERVE_KEYS) - frozenset(reserve_keys(setup)))


def reserve_keys(setup: Setup) -> dict[str, int]:
    """Return the keys of the reserves in order, and how many cards each has; the last one is the foot.

    >>> reserve_keys(setup_of("knee"))
    {'knee': 13, 'foot': 11}
    """
    sizes = setup.reserve_sizes
    return dict(zip(RESERVE_KEYS[len(RESERVE_KEYS) - len(sizes) :], sizes, strict=True))


def default_turns(setup: Setup, dealer: int, seat: int) -> int:
    """Return the fewest turns before this one after which every player has had a turn that is not quiet."""
    return (seat - dealer - 1) % setup.seats + max(setup.seats, setup.quiet)


def turns_before(state: State) -> int:
    """Return how many turns were over before this one; a state counts the last one when the hand ends."""
    return state.turn - (state.part == PART_OVER)


def default_asked(state: State) -> int:
    """Return the seats that have asked: the player in turn, if the question was asked in this turn."""
    return 1 << state.seat if state.flags & DID_ASK else 0


def default_cleared(state: State) -> int:
    """Return the seats whose dealt threes have been shown."""
    setup = state.setup
    everybody = range(setup.seats)
    if "three" in setup.words:
        shown = [seat for seat in everybody if state.opened >> setup.side_of(seat) & 1]
    elif any(isinstance(clause, DealtThreesShown) for clause in setup.book.first_turn):
        turns = turns_before(state)
        shown = [seat for seat in everybody if (seat - state.dealer - 1) % setup.seats <= turns]
    else:
        shown = list(everybody)
    return sum(1 << seat for seat in shown)


def side_sets(state: State, side: int) -> int:
    """Return the rank mask of a side's sets."""
    return state.laid[SETS + side]


def default_wild(state: State, side: int) -> int:
    """Return the kind of a canasta of wild cards judging by all its cards."""
    laid = state.laid
    if not laid[CANASTAS + side] & BLACK_BIT or state.closed:
        return NO_WILD_CANASTA
    _, twos, jokers = state.set_cards(side, RANKLESS)
    if not twos + jokers:
        return NO_WILD_CANASTA
    return BIG_WILD_CANASTA if jokers > twos else SMALL_WILD_CANASTA


def default_since(state: State) -> bool:
    """Return True if anything lies on the table: then it was laid since the stock was made."""
    return any(side_sets(state, side) for side in range(state.setup.sides))


def default_opened(state: State) -> int:
    """Return the sides that have a set; not the side in turn while the rest of the pile lies aside."""
    opened = 0
    for side in range(state.setup.sides):
        waits = state.aside and side == state.setup.side_of(state.seat)
        if side_sets(state, side) | state.laid[CANASTAS + side] and not waits:
            opened |= 1 << side
    return opened


def before_is_needed(state: State) -> bool:
    """Return True if ``before`` has no default: a lay may or may not have been a new set."""
    side = state.setup.side_of(state.seat)
    return bool(state.flags & (DID_LAY | DID_TAKE)) and bool(side_sets(state, side))


def default_before(state: State) -> int:
    """Return the sets of the side in turn, assuming all are from earlier turns."""
    return side_sets(state, state.setup.side_of(state.seat))


def default_frozen(state: State) -> bool:
    """Return True if the pile shows a card that freezes it, in a book with frozen piles."""
    setup = state.setup
    if not any(isinstance(clause, FrozenNeedsPair) for clause in setup.book.take):
        return False
    kinds: set[int] = set()
    for clauses in setup.discarded:
        kinds.update(*(clause.kinds for clause in clauses if isinstance(clause, Freezes)))
    for clause in setup.book.deal:
        if isinstance(clause, CoverUpcard):
            kinds |= clause.kinds
    return any(kind in kinds for kind in state.pile)


def default_stopped(state: State) -> bool:
    """Return True if a card that stops the next player is on top."""
    if not state.pile or state.pile[-1] == UNKNOWN:
        return False
    return any(isinstance(clause, Stops) for clause in state.setup.discarded[state.pile[-1]])


def default_needs(setup: Setup, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the first-meld counts for the totals."""
    return tuple(setup.book.first_meld.need(total) for total in scores)


def default_out(state: State) -> int:
    """Return the seat that went out, if the hand ended that way."""
    return state.seat if state.ending == ENDED_OUT else -1
