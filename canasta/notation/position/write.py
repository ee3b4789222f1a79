"""Writing a position: one line, in canonical order, only what differs from the defaults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from canasta.cards import LETTERS, UNKNOWN, UNKNOWN_LETTER
from canasta.clauses.reserve import unpack_set
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally
from canasta.engine.scoring import sets_of
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.messages import SIDE_LETTERS
from canasta.notation.position import keys
from canasta.notation.position.flags import FLAG_WORDS, default_flags
from canasta.notation.position.penalty import known_differs, penalty_card_entries, penalty_entries
from canasta.table.forms import LINE, register_form
from canasta.table.packing import RANKLESS, held_kinds, mask_ranks
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    NOT_ENDED,
    OPENED_NOW,
    PART_DRAW,
    RED_THREES,
    SPECIALS,
    WILD_CANASTA,
    State,
)

#: A key, its value, and whether that differs from the default.
Entry = tuple[str, str, bool]


def write_position(state: State) -> str:
    """Write a state as one line of text without the defaults.

    Args:
        state: The state, or the position of a view.

    Returns:
        The position, which ``read_position`` reads.

    Examples:
        >>> from canasta.notation import read_position
        >>> write_position(read_position("CLASSIC players=4 hand1=K7K pile=5K"))
        'classic hand1=7KK pile=5K'
    """
    given = (f"{key}={value}" for key, value, differs in _entries(state) if differs)
    return " ".join((state.setup.book.slug, *given))


register_form(LINE, write_position)


def position_values(state: State) -> dict[str, str]:
    """Return every key of a position with its written value, including the defaults.

    >>> from canasta.engine import deal
    >>> from canasta.notation.position.keys import setup_of
    >>> setup = setup_of("classic", 4)
    >>> values = position_values(deal(setup, setup.deck))
    >>> values["turn"], values["setsA"], values["opened"]
    ('1:draw', '-', '-')
    """
    return {key: value for key, value, _ in _entries(state)}


def _entries(state: State) -> Iterator[Entry]:
    unused = keys.unused_keys(state.setup)
    for parts in (_turn_entries, _hand_entries, _table_entries, _end_entries):
        for entry in parts(state):
            if entry[0].rstrip(SIDE_LETTERS) not in unused:
                yield entry


def _turn_entries(state: State) -> Iterator[Entry]:
    setup = state.setup
    house = setup.book.house
    if house:
        yield "house", house.name, True
    elif setup.book.options:
        yield "options", _list(setup.book.chosen), bool(setup.book.chosen)
    yield "players", str(setup.players), setup.players != keys.default_players(setup.book)
    yield "scores", _numbers(state.scores), any(state.scores)
    yield "needs", _numbers(state.needs), state.needs != keys.default_needs(setup, state.scores)
    yield "dealer", str(state.dealer + 1), state.dealer != setup.seats - 1
    first = (state.dealer + 1) % setup.seats
    turn = f"{state.seat + 1}:{keys.PART_WORDS[state.part]}"
    yield "turn", turn, state.part != PART_DRAW or state.seat != first
    turns = keys.turns_before(state)
    yield "turns", str(turns), turns != keys.default_turns(setup, state.dealer, state.seat)
    did = _list(word for flag, word in FLAG_WORDS.items() if state.flags & flag)
    yield "did", did, state.flags & ~OPENED_NOW != default_flags(state.part)
    yield "three", keys.THREE_WORDS[state.drawn_three], state.drawn_three != 0
    yield "count", str(state.count), state.count != 0
    before = _list(_rank_letter(setup, place) for place in mask_ranks(state.sets_before))
    yield "before", before, keys.before_is_needed(state) or state.sets_before != keys.default_before(state)
    opened = _list(SIDE_LETTERS[side] for side in _bits(state.opened))
    yield "opened", opened, state.opened != keys.default_opened(state)
    yield "melded", _seats(state.melded), state.melded != 0
    yield "asked", _seats(state.asked), state.asked != keys.default_asked(state)
    yield "cleared", _seats(state.cleared), state.cleared != keys.default_cleared(state)


def _hand_entries(state: State) -> Iterator[Entry]:
    held = state.held
    for seat in range(state.setup.seats):
        name = str(seat + 1)
        given = held_kinds(held[NATURALS + seat], held[SPECIALS + seat])
        hidden = unknown_in_hand(state, seat)
        hand = cards_text([*given, *[UNKNOWN] * hidden])
        yield "hand" + name, hand, bool(given) or hidden != state.setup.hand_size
        known = held_kinds(held[KNOWN_NATURALS + seat], held[KNOWN_SPECIALS + seat])
        yield "known" + name, cards_text(known), known_differs(state, seat)
        yield from penalty_card_entries(state, seat)
        yield from _reserve_entries(state, seat)


def _reserve_entries(state: State, seat: int) -> Iterator[Entry]:
    sizes = state.setup.reserve_sizes
    taken = len(sizes) - len(state.reserves[seat]) if sizes else 0
    for number, (key, size) in enumerate(keys.reserve_keys(state.setup).items()):
        cards = b"" if number < taken else state.reserves[seat][number - taken]
        hidden = cards.count(UNKNOWN) == size
        yield f"{key}{seat + 1}", cards_text(sorted(cards)), not hidden


def _table_entries(state: State) -> Iterator[Entry]:
    for side in range(state.setup.sides):
        name = SIDE_LETTERS[side]
        sets = sets_of(state, side)
        yield "sets" + name, _list(map(set_text, sets)), bool(sets)
        closed = sorted(state.closed[side]) if state.closed else []
        yield "closed" + name, _list(map(_closed_text, closed)), bool(closed)
        added = held_kinds(state.laid[ADDED + side], 0)
        yield "added" + name, cards_text(added), bool(added)
        wild = state.laid[WILD_CANASTA + side]
        yield "wild" + name, keys.WILD_WORDS[wild], wild != keys.default_wild(state, side)
        threes = state.laid[RED_THREES + side]
        yield "red" + name, str(threes), threes != 0
        blacks = state.laid[BLACK_THREES + side]
        yield "black" + name, str(blacks), blacks != 0
        played = state.laid[CALIENTES + side]
        yield "played" + name, str(played), played != 0
    yield "pile", cards_text(state.pile), bool(state.pile)
    yield "frozen", _yes_no(state.frozen), state.frozen != keys.default_frozen(state)
    yield "stopped", _yes_no(state.stopped), state.stopped != keys.default_stopped(state)
    yield "aside", cards_text(state.aside), bool(state.aside)
    stock = state.stock[state.place :]
    yield "stock", cards_text(stock), any(kind != UNKNOWN for kind in stock)
    yield "shuffles", str(state.shuffles), state.shuffles != 0
    yield "since", _yes_no(state.laid_since), state.laid_since != keys.default_since(state)
    yield "idle", str(state.idle), state.idle != 0


def _end_entries(state: State) -> Iterator[Entry]:
    yield "fines", _numbers(state.fines), any(state.fines)
    yield from penalty_entries(state)
    ending = keys.NOTHING if state.ending == NOT_ENDED else keys.ENDING_WORDS[state.ending]
    yield "ending", ending, state.ending != NOT_ENDED
    out = keys.NOTHING if state.out < 0 else str(state.out + 1)
    yield "out", out, state.out != keys.default_out(state)
    yield "concealed", _yes_no(state.concealed), state.concealed
    hands = state.setup.book.special_hands
    special = keys.NOTHING if state.special < 0 else hands[state.special].name
    yield "special", special, state.special >= 0


def position_key(state: State) -> tuple[object, ...]:
    """Return everything about a state that matters, for comparing two.

    It omits cards already drawn from the stock, the order of a future reshuffle, and whatever makes no
    difference in the book.
    """
    setup = state.setup
    return (
        setup.book.slug, setup.book.chosen, setup.book.house, setup.players, *state.held, *state.laid,
        state.pile, state.aside,
        state.frozen, state.stopped, state.stock[state.place :], state.part, state.seat, state.actor,
        state.turn, state.flags, state.count, state.sets_before, state.opened, state.melded,
        state.dealer, state.scores, state.needs, state.fines, state.out, state.concealed, state.ending,
        state.penalty, state.shuffles, state.idle, state.cleared,
        state.laid_since if "since" in setup.words else True, state.asked if "asked" in setup.words else 0,
        state.drawn_three, state.special,
        tuple(tuple(map(sorted, reserves)) for reserves in state.reserves), tuple(map(sorted, state.closed)),
    )  # fmt: skip


def same_position(one: State, other: State) -> bool:
    """Return True if two states are the same hand in the same position."""
    return position_key(one) == position_key(other)


def cards_text(kinds: Iterable[int]) -> str:
    """Write cards by letter, with hidden ones as a number.

    A number is never followed by a card that is written with a digit: the last hidden card before it is a
    question mark.

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
    return text + _hidden_text(hidden, False) or keys.NOTHING


def _hidden_text(number: int, digit_follows: bool) -> str:
    if number and digit_follows:
        return _hidden_text(number - 1, False) + UNKNOWN_LETTER
    return f"{keys.HIDDEN}{number}" if number else ""


def set_text(cards: SetTally) -> str:
    """Write a set by letter, the natural cards first: ``'KKK2'``."""
    return LETTERS[cards.kind] * cards.naturals + "2" * cards.twos + "X" * cards.jokers


def _closed_text(packed: int) -> str:
    place, naturals, twos, jokers = unpack_set(packed)
    return LETTERS[place] * naturals + "2" * twos + "X" * jokers


def _rank_letter(setup: Setup, place: int) -> str:
    if place == RANKLESS:
        return LETTERS[setup.set_kinds[-1]]
    return LETTERS[place]


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _seats(mask: int) -> str:
    return _list(str(seat + 1) for seat in _bits(mask))


def _list(words: Iterable[str]) -> str:
    return ",".join(words) or keys.NOTHING


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
