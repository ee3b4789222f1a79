"""The turn machine: carrying out legal actions."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.clauses.deal import draw_replaced
from canasta.clauses.ending import finish_hand
from canasta.clauses.going_out import DISCARD_OPTIONAL
from canasta.clauses.reserve import has_reserve, take_up
from canasta.clauses.stock import decline_pile, passing_goes_on
from canasta.clauses.threes import show_all
from canasta.engine import threes
from canasta.engine.finishing.lays import LAY_JOKERS, LAY_NATURALS, LAY_TWOS
from canasta.engine.legal import special_hand
from canasta.engine.penalties.in_play import begin_owing, lapse, play_penalty_cards
from canasta.engine.refusal import IllegalAction, refusal
from canasta.engine.supply import refill_hand
from canasta.messages import UserError
from canasta.table import actions as act
from canasta.table.actions import needs
from canasta.table.events import ACTED, BURIED, MISSED, SPECIAL_HAND, TURN, Event
from canasta.table.moves import (
    ONE_BYTE,
    Events,
    count_laid,
    draw_card,
    open_side,
    pick_up,
    play_from_hand,
    put_down,
    show_threes,
)
from canasta.table.packing import BIT, RANKLESS, SIZE_SHIFT, held_kinds
from canasta.table.penalty import show_penalty_cards
from canasta.table.state import (
    ADDED,
    CANASTAS,
    CLOSED_FIRST,
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    DREW_NOTHING,
    ENDED_LAST_THREE,
    ENDED_OUT,
    ENDED_STUCK,
    FOUR_BLACKS,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    OPENED_NOW,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    SAID_NO,
    SAID_YES,
    SETS,
    SKIPS_NEXT,
    SPECIALS,
    State,
)


def apply(state: State, action: i64) -> list[Event]:
    """Carry out a legal action.

    The state is changed in place: use ``state.copy()`` first to keep the old one.

    Args:
        state: The state of a hand in play.
        action: The number of the action, from ``legal_actions`` or ``parse_action``.

    Returns:
        What happened, in order. ``redact`` turns an event into what one seat may see of it.

    Raises:
        IllegalAction: If the rules do not allow the action. Its ``reason`` has the paragraph.
        UnknownCards: If the action needs a card that is not given. The state is unchanged.

    Examples:
        >>> from canasta.engine import parse_action
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 setsA=555 pile=5K")
        >>> events = apply(state, parse_action("take KK"))
        >>> state.size(0), len(state.pile)
        (4, 0)
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    events: list[Event] = []
    before = state.copy()
    try:
        play_out_step(state, action, events)
    except UserError:
        state.restore(before)  # an unknown card was needed: undo everything
        raise
    return events


def play_out_step(state: State, action: i64, events: Events = None) -> None:
    """Carry out an action known to be legal, without checking it: many times as fast as ``apply``.

    Simulations and replays use it. An action that is not legal leaves a state that no game has.

    Args:
        state: The state of a hand in play, which is changed.
        action: One of its legal actions.
        events: A list to which the events are appended, if they are needed.

    Examples:
        >>> from canasta.engine import legal_actions
        >>> from canasta.notation import read_position
        >>> state = read_position("classic turn=1:play hand1=K7")
        >>> play_out_step(state, legal_actions(state)[-1])
        >>> state.actor, state.size(0), len(state.pile)
        (1, 1, 1)
    """
    if events is not None:
        # Without the conversion, interpreted code would keep the ``Action``, which no message can contain.
        events.append(Event(ACTED, state.actor, number=int(action)))
    penalty = state.penalty
    actor = -1
    if penalty:
        actor = state.actor
        play_penalty_cards(state, action)
    if action >= act.DISCARD:
        _discard(state, action & act.KIND, events)
    elif action >= act.LAY_NATURAL:
        _lay(state, action & act.FAMILY, action & act.KIND, events)
        if state.drawn_three and not state.flags & HOLDS_THREE:
            state.drawn_three = 0
        if state.flags & OPENED_NOW:
            for clause in state.setup.opens:
                clause.do(state, events)
        if not state.held[SPECIALS + state.seat] >> SIZE_SHIFT:
            _played_out(state, events)
    elif action >= act.TAKE_PAIR:
        _take(state, action & act.FAMILY, action & act.KIND, events)
    elif action == act.DRAW:
        draw_for_turn(state, events)
    elif action == act.ASK:
        state.flags |= DID_ASK
        state.asked |= 1 << state.seat
        state.part = PART_ANSWER
        state.actor = state.setup.partner_of(state.seat)
    elif action == act.YES or action == act.NO:
        state.flags |= SAID_YES if action == act.YES else SAID_NO
        state.part = PART_PLAY if state.flags & DID_DRAW else PART_DRAW
        state.actor = state.seat
        if action == act.NO and state.flags & HOLDS_THREE:
            state.flags &= ~HOLDS_THREE
            state.drawn_three = 0
            show_all(state, state.seat, events)
    elif action == act.PASS:
        if not passing_goes_on(state):
            _end_of_turn(state, events)
        decline_pile(state, events)
    elif action == act.END:
        _end_of_turn(state, events)
        if state.flags & LAST_THREE:
            finish_hand(state, ENDED_LAST_THREE, -1, False, events)
        else:
            state.stopped = False
            _next_turn(state, events, idle=not state.flags & DID_LAY and bool(state.flags & DREW_NOTHING))
    elif action == act.REFILL:
        refill_hand(state, events)
    elif action == act.SHOW_RED or action == act.SHOW_BLACK:
        kind = RED_THREE if action == act.SHOW_RED else BLACK_THREE
        if state.part == PART_DRAW:
            show_threes(state, state.seat, kind, 1, events)
            if state.place < len(state.stock):
                draw_card(state, state.seat, events)
        else:
            threes.show_one(state, kind, events)
    elif action == act.SHOW_HAND:
        _show_hand(state, events)
    elif action == act.TAKE_RESERVE:
        take_up(state, events, at_once=True)
    elif action == act.FOUR_BLACK:
        for _ in range(4):
            play_from_hand(state, state.seat, BLACK_THREE)
        state.flags |= FOUR_BLACKS
        _go_out(state, events, discarded=True)
    if penalty:
        show_penalty_cards(state, actor)
        begin_owing(state, events)
        lapse(state, events)


def _next_turn(state: State, events: Events, idle: bool = False) -> None:
    """Pass the turn to the left, or end the hand if all players are stuck (ruling B8)."""
    seats = state.setup.seats
    state.idle = state.idle + 1 if idle else 0
    for clause in state.setup.book.turn_passes:
        if state.part != PART_OVER:
            clause.do(state, events)
    if state.part == PART_OVER:
        return
    if state.idle >= seats:
        finish_hand(state, ENDED_STUCK, -1, False, events)
    else:
        begin_turn(state, (state.seat + 1) % seats, events)


def _miss_turn(state: State, events: Events) -> None:
    """Skip the turn that has just begun; its player has only shown red threes."""
    if state.part == PART_DRAW:
        if events is not None:
            events.append(Event(MISSED, state.seat))
        state.turn += 1
        _next_turn(state, events)


def begin_turn(state: State, seat: i64, events: Events) -> None:
    """Begin the next turn; threes dealt to that player may be shown."""
    setup = state.setup
    state.seat = state.actor = seat
    state.part = PART_DRAW
    state.flags = 0
    state.count = 0
    state.sets_before = state.laid[SETS + seat % setup.sides]
    if events is not None:
        events.append(Event(TURN, seat, number=state.turn))
    for clause in setup.turn_begins:
        clause.do(state, events)
    if state.turn < setup.seats:
        for clause in setup.book.first_turn:
            clause.do(state, events)
        if state.flags & LAST_THREE:
            state.flags |= DID_DRAW
            state.part = PART_PLAY


def draw_for_turn(state: State, events: Events) -> None:
    """Draw for the turn: as many cards as the book says, handling any threes among them."""
    state.flags |= DID_DRAW
    state.part = PART_PLAY
    for _ in range(state.setup.draw):
        three = state.drawn_three
        state.drawn_three = 0
        if state.part == PART_OVER or not draw_replaced(state, events):
            state.drawn_three = three
            break
        if state.drawn_three:
            threes.drawn(state, state.drawn_three, events)
        else:
            state.drawn_three = three


def _take(state: State, family: i64, rank: i64, events: Events) -> None:
    """Take the pile: the top card goes to a set with cards of the hand, the rest goes to the hand."""
    seat = state.seat
    setup = state.setup
    side = seat % setup.sides
    rest = setup.cards_taken(state.pile)
    state.pile = state.pile[: -setup.taken]
    state.frozen = state.stopped = False
    state.flags |= DID_TAKE | DID_DRAW
    state.part = PART_PLAY
    # Until the count is reached the rest lies aside: it cannot pay for itself (ruling G5).
    opened = state.opened >> side & 1
    if not opened:
        state.aside = rest
    if family == act.TAKE_ADD and setup.with_top > 0:
        for _ in range(setup.with_top):
            play_from_hand(state, seat, rank)
        _bury(state, side, rank, setup.with_top + 1, events)
    else:
        _play_cards(state, family, rank)
        lay = family >> 4
        put_down(state, side, rank, LAY_NATURALS[lay] + 1, LAY_TWOS[lay], LAY_JOKERS[lay], events)
    if opened and rest:
        pick_up(state, seat, rest, events)
    state.drawn_three = 0
    if not state.held[SPECIALS + seat] >> SIZE_SHIFT and not state.aside:
        _played_out(state, events)


def _played_out(state: State, events: Events) -> None:
    """Handle the last card being laid: the player takes up a reserve, or is out.

    If going out requires a last discard, a hand emptied by threes only ends the turn (ruling G1).
    """
    if has_reserve(state, state.seat):
        take_up(state, events, at_once=True)
    elif state.setup.last_discard == DISCARD_OPTIONAL:
        _go_out(state, events, discarded=False)


def _bury(state: State, side: i64, rank: i64, number: i64, events: Events) -> None:
    """Add natural cards to a closed set."""
    state.laid[ADDED + side] += number * BIT[rank]
    state.flags |= DID_LAY
    if events is not None:
        events.append(Event(BURIED, state.seat, bytes((rank,)) * number, number))
    if not state.opened >> side & 1:
        count_laid(state, side, number * state.setup.values[rank], events)


def _lay(state: State, family: i64, place: i64, events: Events) -> None:
    seat = state.seat
    side = seat % state.setup.sides
    natural = place
    if family == act.LAY_WILD:
        for kind in needs(family + place):
            play_from_hand(state, seat, kind)
        put_down(state, side, RANKLESS, 0, 3 - place, place, events)
        return
    if place == RANKLESS and family in (act.LAY_NATURAL, act.ADD):
        natural = BLACK_THREE
        state.flags |= MUST_GO_OUT
    _play_cards(state, family, natural)
    if family == act.BURY:
        _bury(state, side, place, 1, events)
        return
    lay = family >> 4
    put_down(state, side, place, LAY_NATURALS[lay], LAY_TWOS[lay], LAY_JOKERS[lay], events)
    if family == act.LAY_SEVEN and not state.opened >> side & 1:
        open_side(state, side, events)  # a natural canasta laid at once needs no count


def _play_cards(state: State, family: i64, natural: i64) -> None:
    """Remove the cards that an action lays from the hand of the player in turn."""
    lay = family >> 4
    for _ in range(LAY_NATURALS[lay]):
        play_from_hand(state, state.seat, natural)
    if LAY_TWOS[lay]:
        play_from_hand(state, state.seat, TWO)
    if LAY_JOKERS[lay]:
        play_from_hand(state, state.seat, JOKER)


def _discard(state: State, kind: i64, events: Events) -> None:
    seat = state.seat
    play_from_hand(state, seat, kind)
    state.pile += ONE_BYTE[kind]
    state.stopped = False
    setup = state.setup
    for clause in setup.discarded[kind]:
        clause.do(state, events)
    skips = state.flags & SKIPS_NEXT
    state.flags &= ~SKIPS_NEXT
    state.drawn_three = 0
    if state.reserves and state.reserves[seat]:
        if not state.held[SPECIALS + seat] >> SIZE_SHIFT or state.flags & CLOSED_FIRST:
            take_up(state, events, at_once=False)
    elif not state.held[SPECIALS + seat] >> SIZE_SHIFT:
        _go_out(state, events, discarded=True)
        return
    for clause in setup.book.after_discard:
        clause.do(state, events)
    _end_of_turn(state, events)
    _next_turn(state, events)
    if skips:
        _miss_turn(state, events)


def _show_hand(state: State, events: Events) -> None:
    """Show the best special hand that the cards make."""
    seat = state.seat
    held = state.held
    state.special = special_hand(state)
    if events is not None:
        cards = bytes(held_kinds(held[NATURALS + seat], held[SPECIALS + seat]))
        events.append(Event(SPECIAL_HAND, seat, cards, state.special))
    state.turn += 1
    finish_hand(state, ENDED_OUT, seat, False, events)


def _end_of_turn(state: State, events: Events) -> None:
    for clause in state.setup.book.turn_ends:
        clause.do(state, events)
    if state.flags & DID_LAY:
        state.melded |= 1 << state.seat
    state.turn += 1


def _go_out(state: State, events: Events, discarded: bool) -> None:
    rule = state.setup.book.concealed
    # Concealed (rulings C11, K10): all laid in this turn, nothing before, nothing added to the side's sets.
    concealed = rule is not None and not (
        discarded or state.melded >> state.seat & 1 or state.flags & DID_ADD
    )
    if concealed and rule is not None and rule.canasta:
        side = state.seat % state.setup.sides
        concealed = bool(state.laid[CANASTAS + side] & ~state.sets_before)
    ending = ENDED_LAST_THREE if state.flags & LAST_THREE else ENDED_OUT
    if state.flags & DID_LAY:
        state.melded |= 1 << state.seat
    state.turn += 1
    finish_hand(state, ending, state.seat, concealed, events)
