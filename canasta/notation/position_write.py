"""Writing a position: one line, in the canonical order, only what differs from the defaults."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards import BLACK_THREE, LETTERS, UNKNOWN, UNKNOWN_LETTER, kinds_text
from canasta.clauses.tally import SetTally
from canasta.engine.partial import unknown_in_hand
from canasta.engine.scoring import sets_of
from canasta.messages import SIDE_LETTERS
from canasta.notation.position_keys import (
    ENDING_WORDS,
    FLAG_WORDS,
    HIDDEN,
    NOTHING,
    PART_WORDS,
    before_is_needed,
    default_before,
    default_flags,
    default_frozen,
    default_needs,
    default_opened,
    default_out,
    default_stopped,
    default_turns,
)
from canasta.table.state import (
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    NOT_ENDED,
    PART_DRAW,
    PART_OVER,
    RED_THREES,
    SPECIALS,
    State,
)
from canasta.table.words import RANKLESS, SPECIAL_FIELDS, held_kinds, mask_ranks


def write_position(state: State) -> str:
    """A state as one line of text; what the defaults say already is left out.

    >>> from canasta.engine import deal
    >>> from canasta.notation.position_keys import setup_of
    >>> setup = setup_of("classic", 2)
    >>> write_position(deal(setup, setup.deck[54:] + setup.deck[:54]))[:60]
    'classic players=2 turns=0 hand1=456789TJQKA22BR hand2=445...'
    """
    return " ".join((state.setup.book.slug, *(f"{key}={value}" for key, value in entries(state))))


def entries(state: State) -> Iterable[tuple[str, str]]:
    """The keys and values of a position in canonical order, without those that are as by default."""
    yield from _turn_entries(state)
    yield from _hand_entries(state)
    yield from _table_entries(state)
    yield from _end_entries(state)


def _turn_entries(state: State) -> Iterable[tuple[str, str]]:
    setup = state.setup
    if setup.players != 4:
        yield "players", str(setup.players)
    if any(state.scores):
        yield "scores", _numbers(state.scores)
    if state.dealer != setup.seats - 1:
        yield "dealer", str(state.dealer + 1)
    over = state.part == PART_OVER
    turns = state.turn - over  # the state counts the last turn as soon as it is over
    if state.part != PART_DRAW or (turns == default_turns(setup, state.dealer, state.seat) != setup.seats):
        yield "turn", f"{state.seat + 1}:{PART_WORDS[state.part]}"
    if turns != default_turns(setup, state.dealer, state.seat):
        yield "turns", str(turns)
    if state.flags != default_flags(state.part):
        yield "did", ",".join(word for flag, word in FLAG_WORDS.items() if state.flags & flag) or NOTHING
    if state.count:
        yield "count", str(state.count)
    if before_is_needed(state) or state.sets_before != default_before(state):
        yield "before", ",".join(map(_rank_letter, mask_ranks(state.sets_before))) or NOTHING
    if state.opened != default_opened(state):
        yield "opened", ",".join(SIDE_LETTERS[n] for n in _bits(state.opened)) or NOTHING
    if state.melded:
        yield "melded", ",".join(str(seat + 1) for seat in _bits(state.melded))


def _hand_entries(state: State) -> Iterable[tuple[str, str]]:
    setup = state.setup
    for seat in range(setup.seats):
        given = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat] & SPECIAL_FIELDS)
        hidden = unknown_in_hand(state, seat)
        if given or hidden != setup.hand_size:
            yield f"hand{seat + 1}", cards_text([*given, *[UNKNOWN] * hidden])
        known = held_kinds(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
        if known:
            yield f"known{seat + 1}", cards_text(known)
        if state.penalty and state.penalty[seat]:
            yield f"penalty{seat + 1}", cards_text(state.penalty[seat])


def _table_entries(state: State) -> Iterable[tuple[str, str]]:
    setup = state.setup
    for side in range(setup.sides):
        sets = sets_of(state, side)
        if sets:
            yield f"sets{SIDE_LETTERS[side]}", ",".join(map(_set_text, sets))
        if state.laid[RED_THREES + side]:
            yield f"red{SIDE_LETTERS[side]}", str(state.laid[RED_THREES + side])
    if state.pile:
        yield "pile", cards_text(state.pile)
    if state.frozen != default_frozen(state):
        yield "frozen", _yes_no(state.frozen)
    if state.stopped != default_stopped(state):
        yield "stopped", _yes_no(state.stopped)
    if state.aside:
        yield "aside", cards_text(state.aside)
    stock = state.stock[state.place :]
    if any(kind != UNKNOWN for kind in stock):
        yield "stock", cards_text(stock)


def _end_entries(state: State) -> Iterable[tuple[str, str]]:
    if state.needs != default_needs(state.setup, state.scores):
        yield "needs", _numbers(state.needs)
    if any(state.fines):
        yield "fines", _numbers(state.fines)
    if state.ending != NOT_ENDED:
        yield "ending", ENDING_WORDS[state.ending]
    if state.out != default_out(state):
        yield "out", str(state.out + 1)
    if state.concealed:
        yield "concealed", _yes_no(True)


def cards_text(kinds: Iterable[int]) -> str:
    """Cards by letter; hidden ones are counted.

    A number is never followed by a card that is written with a digit: the last hidden card before it
    is a question mark.

    >>> cards_text([16, 16, 16, 9]), cards_text([16, 16, 16, 0]), cards_text([])
    ('#3K', '#2?4', '-')
    """
    text = ""
    hidden = 0
    for kind in kinds:
        if kind == UNKNOWN:
            hidden += 1
            continue
        letter = LETTERS[kind]
        text += _hidden_text(hidden, letter.isdigit()) + letter
        hidden = 0
    return text + _hidden_text(hidden, False) or NOTHING


def _hidden_text(number: int, digit_follows: bool) -> str:
    if number and digit_follows:
        return _hidden_text(number - 1, False) + UNKNOWN_LETTER
    return f"{HIDDEN}{number}" if number else ""


def _set_text(cards: SetTally) -> str:
    return kinds_text([cards.kind] * cards.naturals) + "2" * cards.twos + "X" * cards.jokers


def _rank_letter(place: int) -> str:
    return LETTERS[BLACK_THREE if place == RANKLESS else place]


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
