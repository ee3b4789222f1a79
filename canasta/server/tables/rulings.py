"""The referee at a table of the server: who may rule, and on what; no ruling tells what a hand holds."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from canasta.engine.penalties.cards_back import sets_left
from canasta.irregularities import effects as effect
from canasta.match import Match
from canasta.match.ruling import ruling_of
from canasta.messages import Complaint
from canasta.server.tables.room import Room
from canasta.table.packing import held_counts
from canasta.table.penalty import groups_of, penalty_counts
from canasta.table.state import (
    DID_LAY,
    HOLDS_THREE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    MUST_GO_OUT,
    PART_PLAY,
    State,
)

#: What is refused or not by what a hand holds.
_BY_THE_HAND: Final = (effect.PenaltyCards, effect.MustPlay, effect.CardsBack)


def may_rule(room: Room, person: str) -> bool:
    """Whether somebody may rule at a table: as it was opened, nobody, the host, or everybody who plays."""
    if room.new.may_rule == "players" and room.place_of(person) >= 0:
        return True
    return room.new.may_rule != "nobody" and person == room.host


def check_ruling(match: Match, decision: str, seat: int) -> None:
    """Complain about a ruling that would be refused or not by what another hand holds.

    The answer would tell its caller, and nobody else would hear of it. ``seat`` is the caller's own, or -1.
    """
    state = match.state
    if state is None:
        return
    _, effects = ruling_of(match.setup, decision)
    back: dict[int, Counter[int]] = defaultdict(Counter)  # by seat, what comes from the table into a hand
    for each in effects:
        if isinstance(each, _BY_THE_HAND) and 0 <= each.seat < match.setup.seats and each.seat != seat:
            cards = (each.card,) if isinstance(each, effect.MustPlay) else each.cards
            if isinstance(each, effect.CardsBack) and _on_the_table(state, each.seat, cards):
                back[each.seat].update(cards)
            elif Counter(cards) - _seen(state, each.seat) - back[each.seat]:
                raise Complaint("server.unseen_cards", seat=each.seat)
        if isinstance(each, effect.RaisesCount | effect.DrawsTopCard) and state.seat != seat and _owes(state):
            raise Complaint("live.turn", seat=state.seat)


def _seen(state: State, seat: int) -> Counter[int]:
    """The cards that everybody knows to be in a hand, without those that are penalty cards already."""
    known = held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
    return Counter(dict(enumerate(known))) - Counter(dict(enumerate(penalty_counts(groups_of(state, seat)))))


def _on_the_table(state: State, seat: int, cards: tuple[int, ...]) -> bool:
    try:
        sets_left(state, seat, bytes(cards))
    except Complaint:
        return False
    return True


def _owes(state: State) -> bool:
    """Whether what was begun in this turn must still be brought to its end."""
    if state.part != PART_PLAY:
        return False
    opened = state.opened >> state.seat % state.setup.sides & 1
    return bool(state.flags & (MUST_GO_OUT | HOLDS_THREE)) or bool(state.flags & DID_LAY and not opened)
