"""Irregular acts at tables that allow them: what a player may try, and calling it.

The list is closed and never mixed with the legal actions (ruling G3). Everything that a real table would see
is public. Cards that are laid illegally lie open in front of the player and still belong to the hand, so that
no set ever breaks the rules; cards drawn, taken or discarded really move. If the act is called in time, the
book's own irregularity decides what follows; once the next player has drawn it is too late.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta.cards import RANKS, RED_THREE
from canasta.clauses.base import Reason
from canasta.engine.apply import play_out_step
from canasta.engine.legal import legal_actions
from canasta.engine.penalties.in_play import cards_played, shows_itself
from canasta.engine.refusal import refusal
from canasta.messages import UserError
from canasta.table.actions import (
    ADD_JOKER,
    ALL_ACTIONS,
    DISCARD,
    DRAW,
    KIND,
    LAY_JOKER,
    LAY_NATURAL,
    NO_OFFER,
    TAKE_PAIR,
    action_text,
    offers,
)
from canasta.table.events import ACTED, TRIED, Event
from canasta.table.moves import Events, draw_card, pick_up, play_from_hand, show_red_threes
from canasta.table.packing import FIELD, SHIFT, held_counts
from canasta.table.penalty import (
    IrregularAct,
    groups_of,
    make_known,
    penalty_counts,
    set_groups,
    set_tried,
    tried_of,
    without,
)
from canasta.table.state import (
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_DRAW,
    PART_PLAY,
    SPECIALS,
    State,
)

#: Irregular acts are numbers from here on, which encode the seat and the act.
IRREGULAR: Final = 256

# The irregularities that can be tried, by name.
TOO_MANY: Final = "drew_too_many"
UNDRAWN: Final = "discarded_without_drawing"
SEVERAL: Final = "discarded_several"
PARTNER_LAYS: Final = "laid_out_of_turn"
OUT_OF_TURN: Final = "drew_out_of_turn"
TAKE_FIRST: Final = "took_for_first_meld"
TAKE_FROZEN: Final = "took_frozen"
SHORT: Final = "first_meld_too_low"
#: Sets laid against a rule, by the reason for the refusal.
LAYS: Final = {
    "refuse.count": (SHORT, "first_meld_short"),
    "refuse.wild_limit": ("too_many_wild",),
    "refuse.keep_card": ("out_too_soon",),
    "refuse.said_no": ("out_against_no",),
}
TAKES: Final = {
    "refuse.unopened_pair": (TAKE_FIRST,),
    "refuse.count": (TAKE_FIRST,),
    "refuse.frozen_pair": (TAKE_FROZEN,),
}
OUT: Final = ("out_too_soon", "out_against_no")


def irregular(seat: int, action: int) -> int:
    """Return the irregular act of a seat that corresponds to an action.

    >>> irregular_text(irregular(0, DRAW)), irregular_text(irregular(2, LAY_NATURAL + 9))
    ('1: try draw', '3: try lay KKK')
    """
    return IRREGULAR * (seat + 1) + action


def irregular_seat(act: int) -> int:
    """Return the seat of an irregular act."""
    return act // IRREGULAR - 1


def irregular_action(act: int) -> int:
    """Return the action that an irregular act corresponds to."""
    return act % IRREGULAR


def irregular_text(act: int) -> str:
    """Return an irregular act as text."""
    return f"{irregular_seat(act) + 1}: try {action_text(irregular_action(act))}"


def irregular_actions(state: State, seat: int = -1) -> list[int]:
    """Return the irregular acts that can be tried now, ascending; with a seat, only its own.

    There are none while one can still be called, or while a player must go out. Acts for which the book has
    no irregularity cannot be tried.
    """
    return sorted(irregularities_in(state, seat))


def irregularities_in(state: State, seat: int = -1) -> dict[int, str]:
    """Return the same acts, each with the name of its irregularity."""
    if state.part not in (PART_DRAW, PART_PLAY) or tried_of(state) is not None or state.aside:
        return {}
    if state.flags & (MUST_GO_OUT | HOLDS_THREE | LAST_THREE):
        return {}
    seats = range(state.setup.seats) if seat < 0 else (seat,)
    return {irregular(each, act): name for each in seats for act, name in _tries(state, each).items()}


def _tries(state: State, seat: int) -> dict[int, str]:
    """Return what a seat can try, with the name of the irregularity."""
    setup = state.setup
    known = {each.name for each in setup.book.irregularities}
    found = _own_turn(state) if seat == state.seat else _out_of_turn(state, seat)
    return {action: name for action, name in found.items() if name in known}


def _own_turn(state: State) -> dict[int, str]:
    found: dict[int, str] = {}
    seat = state.seat
    held = free_cards(state, seat)
    size = state.size(seat)
    stock = state.place < len(state.stock)
    legal = legal_actions(state)
    if state.part == PART_DRAW:
        if state.turn >= state.setup.quiet and not state.flags & DID_LAY:
            if state.pile and state.pile[-1] < RANKS:
                for family in range(TAKE_PAIR, LAY_NATURAL, 16):
                    action = family + state.pile[-1]
                    if action not in legal and _holds(state, held, action) and _fits(state, action):
                        found |= _by_reason(state, action, TAKES)
            if size > 1 and stock:
                found |= {DISCARD + kind: UNDRAWN for kind in _discards(state, seat, held)}
        return found
    if stock and state.flags & DID_DRAW:
        found[DRAW] = TOO_MANY
    for action in ALL_ACTIONS:
        if not LAY_NATURAL <= action < ADD_JOKER + 16 and action < DISCARD:
            continue
        if action in legal or not _holds(state, held, action) or (action >= DISCARD and size > 1):
            continue
        found |= _by_reason(state, action, LAYS)
    return found


def _by_reason(state: State, action: int, names: Mapping[str, tuple[str, ...]]) -> dict[int, str]:
    """Return the book's irregularities for refused actions, by the reason for the refusal."""
    reason: Reason | None = refusal(state, action)
    known = [each.name for each in state.setup.book.irregularities]
    found = [name for name in names.get(reason.message if reason else "", ()) if name in known]
    return {action: found[0]} if found else {}


def _out_of_turn(state: State, seat: int) -> dict[int, str]:
    found: dict[int, str] = {}
    setup = state.setup
    held = free_cards(state, seat)
    stock = state.place < len(state.stock)
    if stock:
        found[DRAW] = OUT_OF_TURN
    fresh = state.part == PART_DRAW and not state.flags and state.turn > 0 and bool(state.pile)
    if fresh and seat == (state.seat - 1) % setup.seats and state.size(seat) > 1:
        found |= {DISCARD + kind: SEVERAL for kind in _discards(state, seat, held)}
    if setup.has_partners and seat == setup.partner_of(state.seat):
        for action in range(LAY_NATURAL, LAY_JOKER + RANKS):
            if action & KIND < RANKS and _holds(state, held, action):
                found[action] = PARTNER_LAYS
    return found


def free_cards(state: State, seat: int) -> list[int]:
    """Return the cards of a hand that do not lie open as penalty cards, by kind."""
    counts = penalty_counts(groups_of(state, seat))
    held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    return [number - counts[kind] for kind, number in enumerate(held)]


def _holds(state: State, held: list[int], action: int) -> bool:
    cards = cards_played(state.setup, action)
    return all(cards.count(kind) <= held[kind] for kind in cards)


def _fits(state: State, action: int) -> bool:
    """Return True if hand and table have the cards for this way to take the pile, ignoring clauses."""
    top, side = action & KIND, state.seat % state.setup.sides
    offer = NO_OFFER[:]
    held = state.held[NATURALS + state.seat] >> SHIFT[top] & FIELD
    lying, _, _ = state.set_cards(side, top)
    for partner in state.setup.book.partners:
        partner.offer(state, offer, top, held, lying)
    return offers(offer, action)


def _discards(state: State, seat: int, held: list[int]) -> list[int]:
    """Return the possible discards: a penalty card of the earliest, or any card."""
    groups = groups_of(state, seat)
    if groups:
        return sorted(set(groups[0].cards))
    return [kind for kind, number in enumerate(held) if number and not shows_itself(state.setup, kind)]


# --- Trying ---------------------------------------------------------------------------------------------


def attempt(state: State, act: int, events: Events = None) -> None:
    """Carry out an irregular act; one that is not on the list raises a ``UserError``."""
    seat = irregular_seat(act)
    name = irregularities_in(state, seat).get(act) if 0 <= seat < state.setup.seats else None
    if not name:
        raise UserError("live.no_try", number=act)
    action = irregular_action(act)
    cards = b"" if action == DRAW else bytes(cards_played(state.setup, action))
    tried = Event(TRIED, seat, cards, act, words=name)
    if events is not None:
        events.append(tried)
    try_it(state, tried, events)


def try_it(state: State, event: Event, events: Events) -> None:
    """Apply an irregular act to the table."""
    seat, action, name = event.seat, irregular_action(event.number), event.words
    turn = state.turn
    tried = IrregularAct(
        seat,
        action,
        name,
        turn,
        turn + (name != SEVERAL),
        event.cards,
        state.pile,
        state.frozen,
        state.stopped,
    )
    set_tried(state, tried)
    if action == DRAW:
        _draw_one(state, seat, events)
    elif name == UNDRAWN:
        state.part = PART_PLAY
        state.flags |= DID_DRAW
        happened: list[Event] = []
        play_out_step(state, action, happened)
        if events is not None:
            events.extend(each for each in happened if each.what != ACTED)
    elif name == SEVERAL:
        _throw(state, seat, action & KIND, events)
    elif TAKE_PAIR <= action < LAY_NATURAL:
        _take(state, seat, event.cards, events)
    else:
        show_cards(state, seat, event.cards)


def _draw_one(state: State, seat: int, events: Events) -> None:
    while state.place < len(state.stock):
        if draw_card(state, seat, events) != RED_THREE:
            return
        show_red_threes(state, seat, 1, events)


def _throw(state: State, seat: int, kind: int, events: Events) -> None:
    groups = groups_of(state, seat)
    if groups:
        set_groups(state, seat, (without(groups[0], kind), *groups[1:]))
    play_from_hand(state, seat, kind)
    state.pile += bytes((kind,))
    state.stopped = False
    for clause in state.setup.discarded[kind]:
        clause.do(state, events)


def _take(state: State, seat: int, shown: bytes, events: Events) -> None:
    """Move the pile to the hand and show the cards meant to match it."""
    setup = state.setup
    cards = setup.cards_taken(state.pile) + state.pile[-1:]
    state.pile = state.pile[: -setup.taken]
    state.frozen = state.stopped = False
    state.flags |= DID_TAKE | DID_DRAW
    state.part = PART_PLAY
    show_cards(state, seat, shown)
    pick_up(state, seat, cards, events)


def show_cards(state: State, seat: int, cards: bytes) -> None:
    """Mark cards of a hand as seen by the table."""
    make_known(state, seat, [cards.count(kind) for kind in range(16)])
