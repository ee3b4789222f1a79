"""Rulings at an online table: who may rule, and on what. No ruling may reveal what a hand holds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from canasta.engine.penalties.call import effects_of_call
from canasta.engine.penalties.cards_back import sets_left
from canasta.engine.penalties.effects import commands, perform
from canasta.irregularities import effects as effect
from canasta.match import Match
from canasta.match.ruling import ruling_of
from canasta.messages import UserError
from canasta.server.tables.room import Room
from canasta.table.packing import held_counts
from canasta.table.penalty import groups_of, penalty_counts, tried_of
from canasta.table.state import (
    DID_DRAW,
    DID_LAY,
    DID_TAKE,
    HOLDS_THREE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    MUST_GO_OUT,
    PART_PLAY,
    State,
)

#: Effects that are refused or accepted depending on what a hand holds.
_BY_THE_HAND: Final = (effect.PenaltyCards, effect.MustPlay, effect.CardsBack)


def may_rule(room: Room, person: str) -> bool:
    """Return True if a person may rule; the table's settings allow no one, the host or all players."""
    if room.new.may_rule == "players" and room.place_of(person) >= 0:
        return True
    return room.new.may_rule != "nobody" and person == room.host


def check_ruling(match: Match, decision: str, seat: int) -> None:
    """Raise a ``UserError`` about a ruling whose refusal would depend on what another hand holds.

    The answer would reveal it to the caller alone. ``seat`` is the caller's own seat, or -1.
    """
    state = match.state
    if state is None:
        return
    _, effects = ruling_of(match.setup, decision)
    back: dict[int, Counter[int]] = defaultdict(Counter)  # cards that return from the table, by seat
    for each in effects:
        if isinstance(each, _BY_THE_HAND) and 0 <= each.seat < match.setup.seats and each.seat != seat:
            cards = (each.card,) if isinstance(each, effect.MustPlay) else each.cards
            if isinstance(each, effect.CardsBack) and _on_the_table(state, each.seat, cards):
                back[each.seat].update(cards)
            elif Counter(cards) - _seen(state, each.seat) - back[each.seat]:
                raise UserError("server.unseen_cards", seat=each.seat)
    _check_turn(state, effects, seat)


def check_call(match: Match, seat: int) -> None:
    """Raise a ``UserError`` about a call whose refusal would depend on the hand of the player in turn."""
    if match.state is not None and tried_of(match.state) is not None:
        _check_turn(match.state, effects_of_call(match.state), seat)


def _check_turn(state: State, effects: Sequence[effect.Effect], seat: int) -> None:
    """Raise a ``UserError`` if effects may make it impossible to complete the turn in play.

    Whether they do depends on the hand of the player in turn, so all other callers are always refused.
    """
    if seat == state.seat:
        return
    touching = [each for each in effects if _touches_turn(state, each)]
    after = state.copy()
    for each in touching:
        if isinstance(each, effect.CardsBack) and _on_the_table(after, each.seat, each.cards):
            for command in commands(after, each):
                perform(after, command, None)
    demanded = [isinstance(each, effect.MustGoOut) for each in touching]
    if touching and (_pending(state) or _pending(after) or (_must_go_out(state) and not all(demanded))):
        raise UserError("live.turn", seat=state.seat)


def _touches_turn(state: State, each: effect.Effect) -> bool:
    """Return True if an effect can change what the player in turn is able to do."""
    if isinstance(each, effect.RaisesCount | effect.DrawsTopCard):
        return True
    if isinstance(each, effect.CardsBack):
        return each.seat % state.setup.sides == state.seat % state.setup.sides
    if isinstance(each, effect.PenaltyCards) and each.meldable:
        return False  # a turn that could be finished with them still can be
    by_seat = effect.PenaltyCards | effect.MustPlay | effect.MustGoOut
    return isinstance(each, by_seat) and each.seat == state.seat


def _seen(state: State, seat: int) -> Counter[int]:
    """Return the cards publicly known to be in a hand, without those that are already penalty cards."""
    known = held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
    return Counter(dict(enumerate(known))) - Counter(dict(enumerate(penalty_counts(groups_of(state, seat)))))


def _on_the_table(state: State, seat: int, cards: tuple[int, ...]) -> bool:
    try:
        sets_left(state, seat, bytes(cards))
    except UserError:
        return False
    return True


def _pending(state: State) -> bool:
    """Return True if a first meld begun in this turn must still reach its minimum count."""
    opened = state.opened >> state.seat % state.setup.sides & 1
    return bool(state.part == PART_PLAY and state.flags & DID_LAY and not opened)


def _must_go_out(state: State) -> bool:
    """Return True if the player in turn must go out, or may have to without the others knowing.

    Only the player knows of a drawn three that is held as the last discard (american, A3). So wherever one
    may be held, it counts as held.
    """
    if state.part != PART_PLAY:
        return False
    opened = state.opened >> state.seat % state.setup.sides & 1
    drawn = state.flags & (DID_DRAW | DID_TAKE) == DID_DRAW
    may_hold = state.setup.happenings & HOLDS_THREE and opened and drawn
    return bool(state.flags & MUST_GO_OUT or may_hold)
