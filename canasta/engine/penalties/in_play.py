"""Penalty cards and owed discards in play (ruling C14).

Penalty cards narrow only two things: which card is discarded, and, for those of para. 71, what can be laid.
The rest of the turn is checked as always, on a hand in which cards that cannot be laid are replaced by
Caliente cards, which no book lays. So ordinary play only pays for one check of the state, and ruling G1 stays
exact.
"""

from __future__ import annotations

from canasta.cards import CALIENTE, RANKS
from canasta.clauses.base import Reason
from canasta.clauses.permission import may_go_out
from canasta.clauses.setup import Setup
from canasta.clauses.stock import stock_lasts
from canasta.table import actions as act
from canasta.table.actions import Offer, needs, offers
from canasta.table.events import FREED, LAPSED, Event
from canasta.table.moves import Events
from canasta.table.packing import BIT, CALIENTE_SHIFT, FIELD, NATURAL_ONE, SPECIAL_FIELD_ONE, held_count
from canasta.table.penalty import (
    debt_of,
    groups_of,
    penalty_counts,
    set_debt,
    set_groups,
    set_tried,
    tried_of,
    without,
)
from canasta.table.state import (
    DID_DRAW,
    DID_LAY,
    NATURALS,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    PAYS_DEBT,
    SPECIALS,
    State,
)

#: Used if a book has no paragraph for penalties: they come from the referee.
_RULING = "G3"


def as_laid(state: State) -> State:
    """Return the state for laying, with cards that may not be laid replaced (para. 71)."""
    seat = state.seat
    counts = penalty_counts(groups_of(state, seat), unmeldable=True)
    if not any(counts):
        return state
    new = state.copy()
    for kind, number in enumerate(counts):
        new.held[NATURALS + seat] -= number * NATURAL_ONE[kind]
        new.held[SPECIALS + seat] += number * (SPECIAL_FIELD_ONE[CALIENTE] - SPECIAL_FIELD_ONE[kind])
    return new


def narrow_by_penalty(state: State, offer: Offer) -> None:
    """Remove from an offer what penalty cards and debts forbid to the player in turn."""
    seat = state.seat
    if state.part == PART_DRAW:
        if owes_now(state):
            # Neither drawing nor taking: with the stock exhausted that leaves only passing (para. 43).
            asking = offer[act.OFFER_PLAIN] & 1 << act.ASK
            for family in range(len(offer)):
                offer[family] = 0
            offer[act.OFFER_PLAIN] = asking | 1 << act.PASS
        elif (
            offer[act.OFFER_PLAIN] >> act.REFILL & 1
            and not state.held[SPECIALS + seat] >> CALIENTE_SHIFT & FIELD
        ):
            offer[act.OFFER_PLAIN] ^= 1 << act.REFILL
        return
    groups = groups_of(state, seat)
    if (
        groups
        and len(offer) > act.OFFER_DISCARD
        and offer[act.OFFER_DISCARD] | offer[act.OFFER_DISCARD_SPECIAL]
    ):
        # The earliest exposed go first, whatever else the book says about discards.
        offer[act.OFFER_DISCARD] = offer[act.OFFER_DISCARD_SPECIAL] = 0
        for kind in set(groups[0].cards):
            if kind < RANKS:
                offer[act.OFFER_DISCARD] |= BIT[kind]
            else:
                offer[act.OFFER_DISCARD_SPECIAL] |= BIT[kind - RANKS]


def owes_now(state: State) -> bool:
    """Return True if the player in turn, before drawing, owes discards."""
    return state.part == PART_DRAW and not state.flags & DID_LAY and debt_of(state, state.seat) > 0


def begin_owing(state: State, events: Events) -> None:
    """Begin the turn of a player who owes discards, without a draw (para. 66).

    A player who holds one card and may not go out is released from the debt and draws. With the stock
    exhausted there is nothing to draw, and the pile may not be taken.
    """
    if not owes_now(state):
        return
    seat = state.seat
    if state.size(seat) <= 1 and not (state.size(seat) and may_go_out(state)):
        set_debt(state, seat, 0)
        if events is not None:
            events.append(Event(FREED, seat))
    elif stock_lasts(state):
        state.flags |= DID_DRAW | PAYS_DEBT
        state.part = PART_PLAY


def lapse(state: State, events: Events) -> None:
    """Drop an irregular act that was not called before the next player drew (ruling C14).

    Cards that were only shown are in the hand as before; drawn, taken or discarded cards stay where they are.
    """
    tried = tried_of(state)
    if tried is None:
        return
    drew = state.flags & DID_DRAW and not state.flags & PAYS_DEBT
    if state.part == PART_OVER or state.turn > tried.until or (state.turn == tried.until and drew):
        set_tried(state, None)
        if events is not None:
            events.append(Event(LAPSED, tried.seat, words=tried.name))


def cards_played(setup: Setup, action: int) -> list[int]:
    """Return the cards an action takes from the hand."""
    if action & act.FAMILY == act.TAKE_ADD:
        return [action & act.KIND] * setup.with_top
    return needs(action)


def play_penalty_cards(state: State, action: int) -> None:
    """Remove the penalty cards that an action plays.

    A discard is one of the earliest; a set frees the earliest that a set can free. A discard in place of a
    draw pays one of those that are owed.
    """
    seat = state.actor
    groups = list(groups_of(state, seat))
    if groups:
        laid = act.TAKE_PAIR <= action < act.DISCARD
        for kind in cards_played(state.setup, action):
            for number, group in enumerate(groups):
                if kind in group.cards and (not laid or group.meldable):
                    groups[number] = without(group, kind)
                    break
        set_groups(state, seat, tuple(groups))
    if action >= act.DISCARD and state.flags & PAYS_DEBT:
        set_debt(state, seat, max(0, debt_of(state, seat) - 1))


def why_penalty(state: State, action: int, offer: Offer) -> Reason | None:
    """Return why penalty cards or a debt forbid an action, or None if something else does."""
    seat = state.seat
    if (owes_now(state) or state.flags & PAYS_DEBT) and (
        action in (act.DRAW, act.REFILL, act.TAKE_RESERVE) or act.TAKE_PAIR <= action < act.LAY_NATURAL
    ):
        return _cite(state, "owed_discards", "refuse.owes_discards", number=debt_of(state, seat))
    groups = groups_of(state, seat)
    if not groups:
        return None
    held = state.held
    wanted = cards_played(state.setup, action)
    counts = penalty_counts(groups, unmeldable=True)
    if action >= act.DISCARD:
        kind = action & act.KIND
        allowed = len(offer) > act.OFFER_DISCARD and any(
            offers(offer, act.DISCARD + card) for card in groups[0].cards
        )
        if allowed and held_count(held[NATURALS + seat], held[SPECIALS + seat], kind):
            first = groups[0].cards[0]
            return _cite(state, "penalty_cards", "refuse.penalty_first", kind=first)
        return None
    for kind in wanted:
        have = held_count(held[NATURALS + seat], held[SPECIALS + seat], kind)
        if have - counts[kind] < wanted.count(kind) <= have:
            return _cite(state, "penalty_not_laid", "refuse.penalty_not_laid", kind=kind)
    return None


def _cite(state: State, key: str, message: str, **params: int | str) -> Reason:
    return Reason(state.setup.book.cites.get(key, _RULING), message, params)


def shows_itself(setup: Setup, kind: int) -> bool:
    """Return True if a card of this kind is never a penalty card: it is shown and stays on the table."""
    return kind in setup.shown()
