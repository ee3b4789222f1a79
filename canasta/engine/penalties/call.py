"""Calling an irregular act: the book's own irregularity says what follows (ruling C14)."""

from __future__ import annotations

from dataclasses import replace

from canasta.cards import RED_THREE
from canasta.engine.apply import draw_for_turn
from canasta.engine.penalties.attempts import (
    OUT,
    OUT_OF_TURN,
    PARTNER_LAYS,
    SEVERAL,
    SHORT,
    TAKE_FIRST,
    TAKE_FROZEN,
    TOO_MANY,
    UNDRAWN,
    free_cards,
    show_cards,
)
from canasta.irregularities.effects import CardsBack, Effect, PenaltyCards, ReplacesPile
from canasta.irregularities.irregularity import find_irregularity
from canasta.irregularities.questions import Answer, Answers
from canasta.messages import UserError
from canasta.table.actions import LAY_NATURAL, TAKE_PAIR
from canasta.table.events import PILE_BACK, Event
from canasta.table.moves import Events, give_known, play_from_hand
from canasta.table.packing import held_counts
from canasta.table.penalty import IrregularAct, groups_of, set_groups, set_tried, tried_of, without
from canasta.table.state import (
    BLACK_THREES,
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    PART_DRAW,
    RED_THREES,
    State,
)


def effects_of_call(state: State) -> tuple[Effect, ...]:
    """Return what follows, by the book's irregularity, if the pending act is called now."""
    tried = tried_of(state)
    if tried is None:
        raise UserError("live.nothing_tried")
    setup = state.setup
    irregularity = find_irregularity(setup.book.irregularities, tried.name)
    answers = Answers(setup.book.seating(setup.players), tuple(_answers(state, tried)))
    # The pile is handled below, and laid cards never left the hand.
    passed_over = (ReplacesPile, CardsBack)
    effects = [each for each in irregularity.ruling(answers).effects if not isinstance(each, passed_over)]
    if tried.name == SEVERAL:
        return tuple(effects)
    left = _still_held(state, tried)
    found: list[Effect] = []
    for each in effects:
        if not isinstance(each, PenaltyCards):
            found.append(each)
        elif left:
            found.append(replace(each, cards=left))
    return tuple(found)


def _answers(state: State, tried: IrregularAct) -> list[tuple[str, Answer]]:
    answers: list[tuple[str, Answer]] = [("offender", tried.seat)]
    in_turn = state.turn == tried.turn
    found = "before_discard" if in_turn else "before_next_drew"
    left = _still_held(state, tried)
    if tried.name == TOO_MANY:
        return [*answers, ("extra", 1)]
    if tried.name == OUT_OF_TURN:
        return [*answers, ("added", True)]
    if tried.name == UNDRAWN:
        return [*answers, ("found", "before_next_drew")]
    if tried.name == SEVERAL:
        first = tried.pile[-1:]
        cards = (*first, *tried.cards)
        return [*answers, ("found", "before_next_drew"), ("together", False), ("cards", cards)]
    if tried.name == SHORT:
        return [*answers, ("cards", left or tuple(tried.cards))]
    if tried.name == PARTNER_LAYS:
        partner = (tried.seat + state.setup.sides) % state.setup.seats
        return [*answers, ("turn", partner), ("cards", left or tuple(tried.cards))]
    if tried.name in (TAKE_FIRST, TAKE_FROZEN):
        return [*answers, ("found", found), ("possible", not pile_goes_back(state, tried)), ("cards", left)]
    if tried.name in OUT:
        found = "before_discard" if in_turn else "before_score"
    return [*answers, ("found", found), ("cards", left)]


def _still_held(state: State, tried: IrregularAct) -> tuple[int, ...]:
    """Return the shown cards that are still in the hand and are not already penalty cards."""
    held = free_cards(state, tried.seat)
    cards: list[int] = []
    for kind in tried.cards:
        if cards.count(kind) < held[kind]:
            cards.append(kind)
    return tuple(cards)


def pile_goes_back(state: State, tried: IrregularAct) -> bool:
    """Return True if an illegally taken pile is put back: in the same turn, before anything is laid."""
    took = TAKE_PAIR <= tried.action < LAY_NATURAL
    return took and state.turn == tried.turn and not state.flags & DID_LAY


def called(state: State, events: Events) -> None:
    """Resolve a called act: return what was moved, if the text says so, and clear the pending act."""
    tried = tried_of(state)
    assert tried is not None
    set_tried(state, None)
    if tried.name == SEVERAL:
        state.pile, state.frozen, state.stopped = tried.pile, tried.frozen, tried.stopped
        for kind in tried.cards:
            give_known(state, tried.seat, kind)
    elif pile_goes_back(state, tried):
        _put_pile_back(state, tried)
        if events is not None:
            events.append(Event(PILE_BACK, tried.seat))
        if state.place < len(state.stock):
            draw_for_turn(state, events)


def _forget_penalty_cards(state: State, seat: int) -> None:
    """Remove penalty cards that went back with the pile."""
    groups = list(groups_of(state, seat))
    if not groups:
        return
    known = held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
    for place in range(len(groups)):
        for kind in groups[place].cards:
            if known[kind]:
                known[kind] -= 1
            else:
                groups[place] = without(groups[place], kind)
    set_groups(state, seat, tuple(groups))


def _put_pile_back(state: State, tried: IrregularAct) -> None:
    setup = state.setup
    side = tried.seat % setup.sides
    for kind in tried.pile[len(state.pile) :]:
        if kind == RED_THREE:
            state.laid[RED_THREES + side] -= 1
        elif kind in setup.shown_from_pile:
            state.laid[BLACK_THREES + side] -= 1
        else:
            play_from_hand(state, tried.seat, kind)
    _forget_penalty_cards(state, tried.seat)
    state.pile, state.frozen, state.stopped = tried.pile, tried.frozen, tried.stopped
    state.flags &= ~(DID_DRAW | DID_TAKE)
    state.part = PART_DRAW
    show_cards(state, tried.seat, tried.cards)
