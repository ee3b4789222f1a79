"""The turn machine: carrying out an action that is legal."""

from __future__ import annotations

from canasta.cards import BLACK_THREE, JOKER, TWO
from canasta.engine.refusal import IllegalAction, refusal
from canasta.table.actions import (
    ADD,
    ADD_JOKER,
    ADD_TWO,
    ASK,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    KIND,
    LAY_JOKER,
    LAY_NATURAL,
    LAY_TWO,
    NO,
    PASS,
    TAKE_ADD,
    TAKE_PAIR,
    TAKE_TWO,
    YES,
)
from canasta.table.events import ACTED, TURN, Event
from canasta.table.moves import (
    ONE_BYTE,
    Events,
    draw_card,
    end_hand,
    pick_up,
    play_from_hand,
    put_down,
    show_red_threes,
)
from canasta.table.state import (
    CANASTAS,
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
    PART_PLAY,
    SAID_NO,
    SAID_YES,
    SETS,
    SPECIALS,
    State,
)
from canasta.table.words import RANKLESS, RED_SHIFT, SIZE_SHIFT, count_fields


def apply(state: State, action: int) -> list[Event]:
    """Carry out a legal action and tell what happened; an illegal one raises ``IllegalAction``.

    The state is changed in place: ``state.copy()`` first to keep the old one.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    events: list[Event] = []
    play_out_step(state, action, events)
    return events


def play_out_step(state: State, action: int, events: Events = None) -> None:
    """Carry out an action known to be legal, without asking again; for simulations and replays."""
    if events is not None:
        events.append(Event(ACTED, state.actor, number=action))
    if action >= DISCARD:
        _discard(state, action & KIND, events)
    elif action >= LAY_NATURAL:
        _lay(state, action & FAMILY, action & KIND, events)
        if not state.held[SPECIALS + state.seat] >> SIZE_SHIFT:
            _go_out(state, events, discarded=False)
    elif action >= TAKE_PAIR:
        _take(state, action & FAMILY, action & KIND, events)
    elif action == DRAW:
        _draw(state, events)
    elif action == ASK:
        state.flags |= DID_ASK
        state.part = PART_ANSWER
        state.actor = state.setup.partner_of(state.seat)
    elif action == YES or action == NO:
        state.flags |= SAID_YES if action == YES else SAID_NO
        state.part = PART_PLAY if state.flags & DID_DRAW else PART_DRAW
        state.actor = state.seat
    elif action == PASS:
        _end_of_turn(state, events)
        _finish(state, ENDED_EXHAUSTED, -1, False, events)
    elif action == END:
        _end_of_turn(state, events)
        if state.flags & LAST_THREE:
            _finish(state, ENDED_LAST_THREE, -1, False, events)
        else:
            state.stopped = False
            begin_turn(state, (state.seat + 1) % state.setup.seats, events)


def begin_turn(state: State, seat: int, events: Events) -> None:
    """The next turn begins; threes dealt to that player may show themselves."""
    setup = state.setup
    state.seat = state.actor = seat
    state.part = PART_DRAW
    state.flags = 0
    state.count = 0
    state.sets_before = state.laid[SETS + seat % setup.sides]
    if events is not None:
        events.append(Event(TURN, seat, number=state.turn))
    if state.turn < setup.seats:
        for clause in setup.book.first_turn:
            clause.do(state, events)
        if state.flags & LAST_THREE:
            state.flags |= DID_DRAW
            state.part = PART_PLAY


def _draw(state: State, events: Events) -> None:
    setup = state.setup
    for _ in range(setup.draw):
        if state.place < len(state.stock):
            kind = draw_card(state, state.seat, events)
            for clause in setup.drawn[kind]:
                clause.do(state, events)
    state.flags |= DID_DRAW
    state.part = PART_PLAY


def _take(state: State, family: int, rank: int, events: Events) -> None:
    """The top card goes to a set with cards of the hand; then the rest of the pile comes to the hand."""
    seat = state.seat
    setup = state.setup
    side = seat % setup.sides
    rest = state.pile[:-1]
    state.pile = b""
    state.frozen = state.stopped = False
    state.flags |= DID_TAKE | DID_DRAW
    state.part = PART_PLAY
    # While the count is not reached the rest lies aside: it cannot pay for itself (ruling G5).
    opened = state.opened >> side & 1
    if not opened:
        state.aside = rest
    if family == TAKE_ADD:
        put_down(state, side, rank, 1, 0, 0, events)
    else:
        play_from_hand(state, seat, rank)
        if family == TAKE_PAIR:
            play_from_hand(state, seat, rank)
            put_down(state, side, rank, 3, 0, 0, events)
        elif family == TAKE_TWO:
            play_from_hand(state, seat, TWO)
            put_down(state, side, rank, 2, 1, 0, events)
        else:
            play_from_hand(state, seat, JOKER)
            put_down(state, side, rank, 2, 0, 1, events)
    if opened and rest:
        pick_up(state, seat, rest, events)
    if not state.held[SPECIALS + seat] >> SIZE_SHIFT and not state.aside:
        _go_out(state, events, discarded=False)


def _lay(state: State, family: int, place: int, events: Events) -> None:
    seat = state.seat
    side = seat % state.setup.sides
    natural = place
    if place == RANKLESS:
        natural = BLACK_THREE
        state.flags |= MUST_GO_OUT
    if family == ADD:
        play_from_hand(state, seat, natural)
        put_down(state, side, place, 1, 0, 0, events)
    elif family == ADD_TWO:
        play_from_hand(state, seat, TWO)
        put_down(state, side, place, 0, 1, 0, events)
    elif family == ADD_JOKER:
        play_from_hand(state, seat, JOKER)
        put_down(state, side, place, 0, 0, 1, events)
    else:
        play_from_hand(state, seat, natural)
        play_from_hand(state, seat, natural)
        if family == LAY_NATURAL:
            play_from_hand(state, seat, natural)
            put_down(state, side, place, 3, 0, 0, events)
        elif family == LAY_TWO:
            play_from_hand(state, seat, TWO)
            put_down(state, side, place, 2, 1, 0, events)
        elif family == LAY_JOKER:
            play_from_hand(state, seat, JOKER)
            put_down(state, side, place, 2, 0, 1, events)


def _discard(state: State, kind: int, events: Events) -> None:
    seat = state.seat
    play_from_hand(state, seat, kind)
    state.pile += ONE_BYTE[kind]
    state.stopped = False
    setup = state.setup
    for clause in setup.discarded[kind]:
        clause.do(state, events)
    if not state.held[SPECIALS + seat] >> SIZE_SHIFT:
        _go_out(state, events, discarded=True)
        return
    _end_of_turn(state, events)
    begin_turn(state, (seat + 1) % setup.seats, events)


def _end_of_turn(state: State, events: Events) -> None:
    if state.flags & SAID_YES:
        for clause in state.setup.book.turn_ends:
            clause.do(state, events)
    if state.flags & DID_LAY:
        state.melded |= 1 << state.seat
    state.turn += 1


def _go_out(state: State, events: Events, discarded: bool) -> None:
    # Concealed (ruling C11): everything laid in this turn, nothing before, nothing added to the side's sets.
    concealed = not (discarded or state.melded >> state.seat & 1 or state.flags & DID_ADD)
    ending = ENDED_LAST_THREE if state.flags & LAST_THREE else ENDED_OUT
    if state.flags & DID_LAY:
        state.melded |= 1 << state.seat
    state.turn += 1
    _finish(state, ending, state.seat, concealed and state.setup.book.concealed is not None, events)


def _finish(state: State, ending: int, out: int, concealed: bool, events: Events) -> None:
    """The hand is over; red threes of players who never had a turn are shown now (ruling C13)."""
    for seat in range(state.setup.seats):
        threes = state.held[SPECIALS + seat] >> RED_SHIFT & 31
        if threes:
            show_red_threes(state, seat, threes, events)
    end_hand(state, ending, out, concealed, events)


def canastas_of(state: State, side: int) -> int:
    """How many canastas a side has."""
    return count_fields(state.laid[CANASTAS + side])
