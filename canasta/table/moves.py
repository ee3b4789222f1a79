"""Moves of cards between hands, table, pile and stock, without checking any rules."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, KINDS, RANKS, RED_THREE
from canasta.table.events import (
    BLACK_THREE_SHOWN,
    CANASTA,
    DREW,
    OPENED,
    OUT,
    OVER,
    RED_THREE_SHOWN,
    RESERVE,
    TOOK,
    Event,
)
from canasta.table.packing import (
    BIT,
    FIELD,
    NATURAL_ONE,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SIZE_ONE,
    SPECIAL_FIELD_ONE,
    SPECIAL_ONE,
    any_at_least,
)
from canasta.table.state import (
    ADDED,
    BIG_WILD_CANASTA,
    BLACK_THREES,
    CANASTAS,
    CLOSED_FIRST,
    DID_ADD,
    DID_LAY,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    MADE_WILD,
    NATURALS,
    OPENED_NOW,
    PART_OVER,
    RED_THREES,
    ROOM,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SETS,
    SMALL_WILD_CANASTA,
    SPECIALS,
    WILD_CANASTA,
    State,
)

#: One-card byte strings, by kind.
ONE_BYTE: list[bytes] = [bytes((kind,)) for kind in range(KINDS + 1)]

#: A list to append events to, or None in simulations.
Events = list[Event] | None


def give(state: State, seat: i64, kind: i64) -> None:
    """Put a card into a hand, unseen by the others."""
    held = state.held
    held[NATURALS + seat] += NATURAL_ONE[kind]
    held[SPECIALS + seat] += SPECIAL_ONE[kind]


def give_known(state: State, seat: i64, kind: i64) -> None:
    """Put a card that all players have seen into a hand."""
    held = state.held
    held[NATURALS + seat] += NATURAL_ONE[kind]
    held[SPECIALS + seat] += SPECIAL_ONE[kind]
    held[KNOWN_NATURALS + seat] += NATURAL_ONE[kind]
    held[KNOWN_SPECIALS + seat] += SPECIAL_FIELD_ONE[kind]


def play_from_hand(state: State, seat: i64, kind: i64) -> None:
    """Remove a card from a hand; in a hidden hand it may be one of the unknown cards."""
    held = state.held
    if kind < RANKS:
        shift = SHIFT[kind]
        one = NATURAL_ONE[kind]
        if held[NATURALS + seat] >> shift & FIELD:
            held[NATURALS + seat] -= one
        if held[KNOWN_NATURALS + seat] >> shift & FIELD:
            held[KNOWN_NATURALS + seat] -= one
    else:
        one = SPECIAL_FIELD_ONE[kind]
        if held[SPECIALS + seat] & one * FIELD:
            held[SPECIALS + seat] -= one
        if held[KNOWN_SPECIALS + seat] & one * FIELD:
            held[KNOWN_SPECIALS + seat] -= one
    held[SPECIALS + seat] -= SIZE_ONE


def draw_card(state: State, seat: i64, events: Events) -> i64:
    """Draw the stock's next card into a hand and return its kind."""
    kind = state.stock[state.place]
    state.place += 1
    give(state, seat, kind)
    if events is not None:
        events.append(Event(DREW, seat, ONE_BYTE[kind], owner=seat))
    return kind


def show_red_threes(state: State, seat: i64, number: i64, events: Events) -> None:
    """Move red threes from a hand to the table."""
    show_threes(state, seat, RED_THREE, number, events)


def show_threes(state: State, seat: i64, kind: i64, number: i64, events: Events) -> None:
    """Move threes of either colour from a hand to the table."""
    for _ in range(number):
        play_from_hand(state, seat, kind)
    _lay_beside(state, seat, kind, number, events)


def _lay_beside(state: State, seat: i64, kind: i64, number: i64, events: Events) -> None:
    """Put threes on the table next to the sets of a side."""
    place: i64 = RED_THREES if kind == RED_THREE else BLACK_THREES
    state.laid[place + seat % state.setup.sides] += number
    if events is not None:
        what = RED_THREE_SHOWN if kind == RED_THREE else BLACK_THREE_SHOWN
        events.append(Event(what, seat, bytes((kind,)) * number, number))


def red_threes_in_hand(state: State, seat: i64) -> i64:
    """Return how many red threes a seat is known to hold."""
    return state.held[SPECIALS + seat] >> RED_SHIFT & FIELD


def put_down(
    state: State, side: i64, place: i64, naturals: i64, twos: i64, jokers: i64, events: Events
) -> None:
    """Add cards to a side's set, or begin it: update its counts, its room and whether it is a canasta."""
    laid = state.laid
    bit = BIT[place]
    laid[SETS + side] |= bit
    laid[SET_NATURALS + side] += naturals * bit
    if twos:
        laid[SET_TWOS + side] += twos * bit
    if jokers:
        laid[SET_JOKERS + side] += jokers * bit
    natural, lying_twos, lying_jokers = state.set_cards(side, place)
    wild = lying_twos + lying_jokers
    setup = state.setup
    if setup.room[place][natural * 32 + wild]:
        laid[ROOM + side] |= bit
    else:
        laid[ROOM + side] &= ~bit
    if natural + wild >= setup.put_away:
        close_set(state, side, place, events)
    elif natural + wild >= setup.canasta_size and not laid[CANASTAS + side] & bit:
        if setup.early_reserve:
            _first_canasta(state, side)
        laid[CANASTAS + side] |= bit
        if not natural:
            laid[WILD_CANASTA + side] = _wild_canasta(lying_twos, lying_jokers)
            if laid[ROOM + side] & bit:
                state.flags |= MADE_WILD
        if events is not None:
            events.append(Event(CANASTA, state.seat, number=place))
    elif not natural and state.flags & MADE_WILD:  # everything laid in that turn decides (ruling B4)
        laid[WILD_CANASTA + side] = _wild_canasta(lying_twos, lying_jokers)
    state.flags |= DID_LAY
    state.laid_since = True
    if state.sets_before & bit:
        state.flags |= DID_ADD
    if not state.opened >> side & 1:
        values = setup.values
        kind = BLACK_THREE if place == RANKLESS else place
        count_laid(
            state, side, naturals * values[kind] + twos * setup.two_value + jokers * setup.joker_value, events
        )


def _wild_canasta(twos: i64, jokers: i64) -> i64:
    """Classify a canasta of wild cards: big if jokers are in the majority."""
    return BIG_WILD_CANASTA if jokers > twos else SMALL_WILD_CANASTA


def count_laid(state: State, side: int, value: int, events: Events) -> None:
    """Count laid cards towards the first meld of a side that has not opened."""
    if not state.opened >> side & 1:
        state.count += value
        if state.count >= state.needs[side] and has_naturals(state, side):
            open_side(state, side, events)


def has_naturals(state: State, side: i64) -> bool:
    """Return True if a set of a side has the natural cards that one set of its first meld needs, if any."""
    least = state.setup.naturals_first
    if any_at_least(state.laid[SET_NATURALS + side], least):
        return True
    return bool(state.closed) and any((packed >> 4 & FIELD) >= least for packed in state.closed[side])


def close_set(state: State, side: i64, place: i64, events: Events) -> None:
    """Put away a complete set; natural cards beyond the seventh count as added to it."""
    laid = state.laid
    bit = BIT[place]
    naturals, twos, jokers = state.set_cards(side, place)
    beyond = naturals + twos + jokers - state.setup.canasta_size
    laid[SET_NATURALS + side] -= naturals * bit
    laid[SET_TWOS + side] -= twos * bit
    laid[SET_JOKERS + side] -= jokers * bit
    laid[ADDED + side] += beyond * bit
    laid[SETS + side] &= ~bit
    laid[ROOM + side] &= ~bit
    if state.setup.early_reserve:
        _first_canasta(state, side)
    laid[CANASTAS + side] |= bit
    packed = place | (naturals - beyond) << 4 | twos << 9 | jokers << 14
    closed = list(state.closed)
    closed[side] = (*closed[side], packed)
    state.closed = tuple(closed)
    if events is not None:
        events.append(Event(CANASTA, state.seat, number=place))


def _first_canasta(state: State, side: i64) -> None:
    """Note that a canasta is the side's first, which brings its player the first reserve (ruling H7)."""
    if not state.laid[CANASTAS + side] and len(state.reserves[state.seat]) == len(state.setup.reserve_sizes):
        state.flags |= CLOSED_FIRST


def take_reserve(state: State, seat: i64, events: Events) -> None:
    """Give a player the next reserve, unseen by the others."""
    reserves = list(state.reserves)
    cards = reserves[seat][0]
    reserves[seat] = reserves[seat][1:]
    state.reserves = tuple(reserves)
    for kind in cards:
        give(state, seat, kind)
    if events is not None:
        events.append(Event(RESERVE, seat, cards, len(reserves[seat]), owner=seat))


def open_side(state: State, side: i64, events: Events) -> None:
    """Open a side that has reached its count; a pile set aside goes to the hand."""
    state.opened |= 1 << side
    state.flags |= OPENED_NOW
    if events is not None:
        events.append(Event(OPENED, state.seat, number=state.count))
    if state.aside:
        rest = state.aside
        state.aside = b""
        pick_up(state, state.seat, rest, events)


def pick_up(state: State, seat: i64, cards: bytes, events: Events) -> None:
    """Move cards of the pile to a hand; red threes among them are shown, not replaced (ruling C3)."""
    shown = state.setup.shown_from_pile
    threes = blacks = 0
    for kind in cards:
        if kind == RED_THREE:
            threes += 1
        elif kind in shown:
            blacks += 1
        else:
            give_known(state, seat, kind)
    if events is not None:
        events.append(Event(TOOK, seat, bytes(kind for kind in cards if kind not in shown)))
    if blacks:
        _lay_beside(state, seat, BLACK_THREE, blacks, events)
    if threes:
        _lay_beside(state, seat, RED_THREE, threes, events)


def show_all_threes(state: State, events: Events) -> None:
    """Show the red threes of players who never had a turn, at the end of a hand (ruling C13)."""
    for seat in range(state.setup.seats):
        threes = red_threes_in_hand(state, seat)
        if threes:
            show_red_threes(state, seat, threes, events)


def end_hand(state: State, ending: i64, out: i64, concealed: bool, events: Events) -> None:
    """End the hand."""
    state.part = PART_OVER
    state.ending = ending
    state.out = out
    state.concealed = concealed
    if events is not None:
        if out >= 0:
            events.append(Event(OUT, out, number=int(concealed)))
        events.append(Event(OVER, state.seat, number=ending))
