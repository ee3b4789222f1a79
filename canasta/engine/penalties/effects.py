"""Carrying out the referee's rulings on a hand in play.

Each effect becomes public events, and each such event can be carried out separately: that is how a view
follows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.cards import BLACK_THREE, RED_THREE
from canasta.clauses.threes import show_all
from canasta.engine.apply import draw_for_turn
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.penalties.attempts import show_cards, try_it
from canasta.engine.penalties.call import called, effects_of_call
from canasta.engine.penalties.cards_back import cards_back, sets_left
from canasta.engine.penalties.in_play import as_laid, begin_owing, shows_itself
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.irregularities import effects as effect
from canasta.irregularities.effects import Effect
from canasta.messages import UserError
from canasta.table.events import (
    BACK,
    CALLED,
    DEMANDED,
    EXPOSED,
    MADE_TO_DRAW,
    OWES,
    PENALISED,
    RAISED,
    RULED,
    SEEN,
    TRIED,
    Event,
)
from canasta.table.moves import Events, draw_card, show_red_threes
from canasta.table.packing import held_counts
from canasta.table.penalty import (
    FineLine,
    debt_of,
    expose,
    groups_of,
    penalty_counts,
    penalty_of,
    set_debt,
    set_penalty,
    tried_of,
)
from canasta.table.state import (
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    HOLDS_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    SAID_NO,
    SAID_YES,
    SPECIALS,
    State,
)

#: In the message of an exposed card: it comes before the other penalty cards.
FIRST: Final = "first"

#: Effects with nothing to do on a screen: sets are in order, threes are shown, no card is misplaced.
_NOTHING_TO_DO: Final = (
    effect.Stands,
    effect.Legalises,
    effect.MayDiscard,
    effect.CardBackOnStock,
    effect.DiscardCounts,
    effect.ShowsThrees,
    effect.AnnouncesNow,
)
#: Effects that a hand on a screen can have; the rest is for tables with real cards.
_ON_SCREEN: Final = (
    effect.Fine,
    effect.PenaltyCards,
    effect.MustPlay,
    effect.OwesDiscards,
    effect.DrawsTopCard,
    effect.RaisesCount,
    effect.CardsBack,
    effect.MustGoOut,
)


def carry_out(state: State, effects: Iterable[Effect], events: Events = None, decision: str = "") -> None:
    """Carry out a ruling on a hand in play, or raise a ``UserError`` and change nothing.

    ``decision`` is the referee's decision as text, for the record and the table.
    """
    if state.part == PART_OVER:
        raise UserError("live.over")
    _let_follow(state, state.copy(), [Event(RULED, state.seat, words=decision)], effects, events)


def call(state: State, seat: int, events: Events = None) -> None:
    """Call the pending irregular act for a seat, and carry out the consequences by the book."""
    tried = tried_of(state)
    if tried is None:
        raise UserError("live.nothing_tried")
    if seat == tried.seat:
        raise UserError("live.own_act")
    effects = effects_of_call(state)
    new = state.copy()
    happened = [Event(CALLED, seat, words=tried.name)]
    perform(new, happened[0], happened)
    _let_follow(state, new, happened, effects, events)


def _let_follow(
    state: State, new: State, happened: list[Event], effects: Iterable[Effect], events: Events
) -> None:
    """Carry out effects on a copy of the state, which replaces it if all of them succeed."""
    for each in effects:
        for command in commands(new, each):
            happened.append(command)
            perform(new, command, happened)
    _check_turn(new)
    state.restore(new)
    if events is not None:
        events.extend(happened)


def commands(state: State, each: Effect) -> list[Event]:
    """Return the events that carry out an effect, or raise a ``UserError`` if a screen cannot have it."""
    if isinstance(each, _NOTHING_TO_DO):
        return []
    seat: int = getattr(each, "seat", -1)
    if not isinstance(each, _ON_SCREEN):
        raise UserError("live.real_cards", what=type(each).__name__)
    if not 0 <= seat < state.setup.seats:
        raise UserError("live.seat", number=seat + 1, last=state.setup.seats)
    if isinstance(each, effect.Fine):
        return [Event(PENALISED, seat, number=each.points, words=f"{each.message} {each.paragraph}")]
    if isinstance(each, effect.PenaltyCards):
        return _penalty_cards(state, each)
    if isinstance(each, effect.MustPlay):
        return _must_play(state, each)
    if isinstance(each, effect.OwesDiscards):
        return [Event(OWES, seat, number=each.number)]
    if isinstance(each, effect.DrawsTopCard):
        return [Event(MADE_TO_DRAW, seat)]
    if isinstance(each, effect.RaisesCount):
        return [Event(RAISED, seat, number=each.points)]
    if isinstance(each, effect.CardsBack):
        return _cards_back(state, each)
    return _must_go_out(state, seat)


def _cards_back(state: State, each: effect.CardsBack) -> list[Event]:
    """Return the events for cards that go back, set by set; cards already in the hand are only seen."""
    try:
        found = sets_left(state, each.seat, bytes(each.cards))
    except UserError as problem:
        held = held_counts(state.held[NATURALS + each.seat], state.held[SPECIALS + each.seat])
        if problem.message == "live.not_laid" and all(
            each.cards.count(kind) <= held[kind] for kind in each.cards
        ):
            return [Event(SEEN, each.seat, bytes(sorted(each.cards)))]
        raise
    return [Event(BACK, each.seat, cards, place) for place, cards in found]


def _penalty_cards(state: State, each: effect.PenaltyCards) -> list[Event]:
    seat = each.seat
    cards = bytes(sorted(each.cards))
    _check_free(state, seat, cards)
    return [Event(EXPOSED, seat, cards, int(each.meldable))] if cards else []


def _must_play(state: State, each: effect.MustPlay) -> list[Event]:
    seat = each.seat
    if seat != state.seat:
        raise UserError("live.not_in_turn", seat=seat)
    _check_free(state, seat, bytes((each.card,)))
    return [Event(EXPOSED, seat, bytes((each.card,)), 1, words=FIRST)]


def _must_go_out(state: State, seat: int) -> list[Event]:
    """Return the events for having to go out: a way out, or the whole hand as penalty cards (ruling C14)."""
    if seat != state.seat:
        raise UserError("live.not_in_turn", seat=seat)
    if not state.flags & DID_DRAW:
        raise UserError("live.after_draw", seat=seat)
    trial = state.copy()
    _demand(trial)
    laid = as_laid(trial)
    if Prospect(laid).finishable(True):
        return [Event(DEMANDED, seat)]
    counts = penalty_counts(groups_of(state, seat))
    held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    cards = bytes(
        kind
        for kind, number in enumerate(held)
        if not shows_itself(state.setup, kind)
        for _ in range(number - counts[kind])
    )
    return [Event(EXPOSED, seat, cards, 1)] if cards else []


def _check_free(state: State, seat: int, cards: bytes) -> None:
    """Complain unless the cards are in the hand, not yet penalty cards, and can be discarded."""
    held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    open_ = penalty_counts(groups_of(state, seat))
    for kind in set(cards):
        if shows_itself(state.setup, kind):
            raise UserError("live.three", kind=kind)
        if cards.count(kind) > held[kind] - open_[kind] + unknown_in_hand(state, seat):
            raise UserError("live.not_held", seat=seat, kind=kind, number=cards.count(kind))


def _check_turn(state: State) -> None:
    """Complain if cards laid towards a duty in this turn can no longer lead to it (ruling G1)."""
    if state.part != PART_PLAY or unknown_in_hand(state, state.seat):
        return
    must_out = bool(state.flags & (MUST_GO_OUT | HOLDS_THREE))
    pending = state.flags & DID_LAY and not state.opened >> state.seat % state.setup.sides & 1
    if not (pending or must_out):
        return
    laid = as_laid(state)
    if state.flags & HOLDS_THREE:
        fine = Prospect(laid).way_out()
    else:
        fine = Prospect(laid).finishable(must_out)
    if not fine:
        raise UserError("live.turn", seat=state.seat)


# --- Carrying out one event ----------------------------------------------------------------------------


def perform(state: State, command: Event, events: Events) -> None:
    """Carry out one event of the referee's ruling; resulting events are added to ``events``."""
    seat = command.seat
    if command.what == PENALISED:
        message, _, paragraph = command.words.partition(" ")
        line = FineLine(seat % state.setup.sides, command.number, message, paragraph)
        penalty = penalty_of(state)
        fines = sorted((*penalty.fines, line), key=lambda fine: fine.side)
        set_penalty(state, penalty._replace(fines=tuple(fines)))
    elif command.what == EXPOSED:
        expose(state, seat, command.cards, bool(command.number), command.words == FIRST)
    elif command.what == OWES:
        set_debt(state, seat, debt_of(state, seat) + command.number)
        if seat == state.seat:
            begin_owing(state, events)
    elif command.what == MADE_TO_DRAW:
        _made_to_draw(state, seat, events)
    elif command.what == RAISED:
        side = seat % state.setup.sides
        raised = state.needs[side] + command.number
        state.needs = (*state.needs[:side], raised, *state.needs[side + 1 :])
    elif command.what == DEMANDED:
        _demand(state)
    elif command.what == BACK:
        cards_back(state, seat, command.number, command.cards)
    elif command.what == SEEN:
        show_cards(state, seat, command.cards)
    elif command.what == TRIED:
        try_it(state, command, events)
    elif command.what == CALLED:
        called(state, events)


#: Events that a view carries out directly.
PERFORMED: Final = frozenset(
    {PENALISED, EXPOSED, OWES, MADE_TO_DRAW, RAISED, DEMANDED, BACK, SEEN, TRIED, CALLED}
)


def _demand(state: State) -> None:
    """Treat the opponents' demand as a binding yes."""
    state.flags = state.flags & ~SAID_NO | DID_ASK | SAID_YES
    state.part = PART_PLAY
    state.actor = state.seat


def _made_to_draw(state: State, seat: int, events: Events) -> None:
    """Move the top card of the stock to a hand; a red three is shown and replaced.

    During the draw of the seat's own turn it counts as that draw. An exhausted stock gives nothing.
    """
    if state.place >= len(state.stock):
        return
    if seat == state.seat and state.part == PART_DRAW and not state.flags & DID_LAY:
        draw_for_turn(state, events)
        return
    if BLACK_THREE in state.setup.shown():
        draw_card(state, seat, events)
        if state.opened >> seat % state.setup.sides & 1:
            show_all(state, seat, events)
        return
    while state.place < len(state.stock):
        if draw_card(state, seat, events) != RED_THREE:
            return
        show_red_threes(state, seat, 1, events)
