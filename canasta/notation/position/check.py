"""Consistency checks: could a position that was read have come about?

A position that passes can be played on: it has a legal action or is over, and whatever is written of it later
can be read again.
"""

from __future__ import annotations

from canasta.cards import BLACK_THREE, RED_THREE
from canasta.engine import UnknownCards, legal_actions
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.penalties.in_play import as_laid
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.notation.position.cards import Tokens
from canasta.notation.position.keys import WILD_WORDS, default_wild
from canasta.notation.position.tokens import Piece, fail
from canasta.table.actions import ASK, END
from canasta.table.moves import has_naturals
from canasta.table.packing import BLACK_BIT, RANKLESS, field, held_count
from canasta.table.state import (
    DID_LAY,
    HOLDS_THREE,
    MADE_WILD,
    MUST_GO_OUT,
    NATURALS,
    PART_ANSWER,
    PART_OVER,
    SAID_NO,
    SET_NATURALS,
    SPECIALS,
    WILD_CANASTA,
    State,
)


def check_sound(state: State, words: Tokens, name: Piece) -> None:
    """Raise a ``NotationError`` if no play could have led to this state."""
    _check_threes(state, words)
    _check_black_threes(state, words)
    _check_wild_canasta(state, words)
    if state.part in (PART_OVER, PART_ANSWER):
        return
    try:
        legal = legal_actions(state)
        no_way = not _keeps_a_way_out(state)
    except UnknownCards:
        return
    side = state.setup.side_of(state.seat)
    pending = state.flags & DID_LAY and not state.opened >> side & 1
    if pending and "count" in words and state.count >= state.needs[side] and has_naturals(state, side):
        raise words["count"].error("count_reached", side=side, need=state.needs[side])
    # A player who cannot go on ends the turn, which is impossible with a count to reach (G1).
    if no_way or (pending and not set(legal) - {END, ASK}):
        at = words["did"].value if "did" in words else name
        raise fail("no_way_out" if no_way else "count_out_of_reach", at, player=state.seat + 1)


def _keeps_a_way_out(state: State) -> bool:
    """Return True if a player who laid black threes, or holds a three, can go out as required (G1, A3)."""
    if state.flags & MUST_GO_OUT:
        return Prospect(state).finishable(True)
    return not state.flags & HOLDS_THREE or Prospect(as_laid(state)).way_out()


def _held(state: State, kind: int) -> int:
    return held_count(state.held[NATURALS + state.seat], state.held[SPECIALS + state.seat], kind)


def _check_threes(state: State, words: Tokens) -> None:
    """Check that a three just drawn, or held for the last discard, is in the hand (ruling A3)."""
    if unknown_in_hand(state, state.seat) or not state.setup.kept:
        return
    threes = _held(state, RED_THREE) + _held(state, BLACK_THREE)
    held_back = 1 if state.flags & HOLDS_THREE or state.drawn_three else 0
    opened = state.opened >> state.setup.side_of(state.seat) & 1
    if opened and threes > held_back and state.part != PART_OVER:
        raise words[f"hand{state.seat + 1}"].error("three_opened", player=state.seat + 1)
    if state.drawn_three and not _held(state, state.drawn_three):
        raise words["three"].error("three_held", kind=state.drawn_three, player=state.seat + 1)
    if state.flags & HOLDS_THREE and "did" in words:
        if state.flags & SAID_NO:
            raise words["did"].error("three_after_no")
        if not threes:
            raise words["did"].error("three_none", player=state.seat + 1)


def _check_wild_canasta(state: State, words: Tokens) -> None:
    """Check that a canasta of wild cards made in this turn is what its cards say (ruling B4)."""
    side = state.setup.side_of(state.seat)
    found, now = state.laid[WILD_CANASTA + side], default_wild(state, side)
    if state.flags & MADE_WILD and (not now or found != now):
        raise words["did"].error("wild_cards" if now else "wild_none", side=side, word=WILD_WORDS[now])


def _check_black_threes(state: State, words: Tokens) -> None:
    """Check that a player bound to go out laid black threes in this turn (classic 13)."""
    if state.part == PART_OVER or not state.flags & MUST_GO_OUT:
        return
    side = state.setup.side_of(state.seat)
    if not field(state.laid[SET_NATURALS + side], RANKLESS) or state.sets_before & BLACK_BIT:
        raise words["did"].error("must_go_out")
