"""Refusals because of the cards: not in the hand, no set to go to, no room, a barred rank."""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE
from canasta.clauses.base import Reason
from canasta.clauses.reserve import FurtherSets
from canasta.table import actions as act
from canasta.table.actions import needs, offers
from canasta.table.packing import BIT, RANKLESS, SHIFT, held_count
from canasta.table.state import (
    CANASTAS,
    ENDED_EXHAUSTED,
    ENDED_LAST_THREE,
    ENDED_STUCK,
    NATURALS,
    SETS,
    SPECIALS,
    State,
)


def cite(state: State, key: str, message: str, **params: int | str) -> Reason:
    """Return a reason of the turn machine itself, with the paragraph the book names for it."""
    cites = state.setup.book.cites
    return Reason(cites.get(key) or cites["turn"], message, params)


def why_no_blacks(state: State) -> Reason:
    """Return why black threes make no set in this book: they are shown one by one, or never laid."""
    return cite(state, "black_three", "refuse.threes_shown" if state.setup.kept else "refuse.black_three")


#: The book's key for a hand that ended other than by going out.
_OVER: Final = {
    ENDED_EXHAUSTED: "over_exhausted",
    ENDED_LAST_THREE: "over_last_three",
    ENDED_STUCK: "over_stuck",
}


def why_over(state: State) -> Reason:
    """Return that the hand is over, with the paragraph of how it ended."""
    return cite(state, _OVER.get(state.ending, "over"), "refuse.over")


def way_paragraph(state: State, action: int) -> str:
    """Return the paragraph of a way to take the pile: of the clause that leaves it open, or of its cards.

    If a house rule removed this way from the book, the house rule is cited.
    """
    book = state.setup.book
    for clause in book.take:
        for paragraph in clause.rests_on(state, action):
            return paragraph
    for partner in book.partners:
        if action & act.FAMILY in partner.ways():
            return partner.paragraph
    return book.cites.get("house") or book.cites["match"]


def why_not_taken(state: State, action: int) -> Reason | None:
    """Return the reason of the first clause of taking that forbids this way, whatever the player holds."""
    for clause in state.setup.book.take:
        offer = act.NO_OFFER[:]
        offer[action >> 4] = BIT[action & act.KIND]
        clause.narrow(state, offer)
        if not offers(offer, action):
            return clause.reason(state, action)
    return None


def why_not_way(state: State, action: int) -> Reason | None:
    """Return why a take without a natural pair is refused whatever the cards: quiet turns, or a clause."""
    if not act.TAKE_TWO <= action < act.LAY_NATURAL:
        return None
    return why_quiet(state) or why_not_taken(state, action)


def why_quiet(state: State, out: bool = False) -> Reason | None:
    """Return the reason of quiet turns, without laying or taking; ``out``: also without going out."""
    quiet = state.setup.book.quiet
    if quiet is None or state.turn >= state.setup.quiet:
        return None
    return Reason((out and quiet.out) or quiet.paragraph, "refuse.quiet", {"number": quiet.turns})


def not_held(state: State, action: int) -> Reason | None:
    """Return the reason if a card the action needs is not in the hand."""
    naturals = state.held[NATURALS + state.seat]
    specials = state.held[SPECIALS + state.seat]
    wanted = needs(action)
    for kind in wanted:
        have = held_count(naturals, specials, kind)
        if have < wanted.count(kind):
            taking = act.TAKE_PAIR <= action < act.LAY_NATURAL
            paragraph = way_paragraph(state, action) if taking else state.setup.book.cites["hold"]
            params = {"kind": kind, "have": have, "number": wanted.count(kind)}
            return Reason(paragraph, "refuse.hold", params)
    return None


def why_not_cards(state: State, action: int) -> Reason | None:
    """Return what the cards in hand and on the table do not allow."""
    family, place = action & act.FAMILY, action & act.KIND
    missing = not_held(state, action)
    if missing is not None:
        return missing
    if action < act.DISCARD:
        quiet = why_quiet(state)
        if quiet is not None:
            return quiet
    if action >= act.DISCARD:
        return None
    side = state.seat % state.setup.sides
    if family == act.LAY_WILD:
        if state.setup.room[RANKLESS][0] and state.laid[SETS + side] >> SHIFT[RANKLESS] & 1:
            return cite(state, "one_wild_set", "refuse.one_wild_set")
        return _why_no_room(state, action, RANKLESS, 0, 0) or _why_no_wild_set(state, action, side)
    lying, twos, jokers = state.set_cards(side, place)
    kind = BLACK_THREE if place == RANKLESS else place
    further = state.setup.book.further_sets
    if further is not None:
        closed = _why_not_closed(state, further, action, lying)
        if closed is not None or family == act.TAKE_ADD:
            return closed
    if (act.LAY_NATURAL <= family < act.LAY_WILD or family == act.LAY_SEVEN) and lying:
        if state.laid[CANASTAS + side] & state.setup.closed_mask & BIT[place]:
            return cite(state, "closed_rank", "refuse.closed_rank", kind=kind)
        return cite(state, "one_set", "refuse.one_set", kind=kind)
    if (act.ADD <= family <= act.ADD_JOKER or family == act.TAKE_ADD) and not lying:
        if place == RANKLESS and family != act.ADD:
            if state.laid[SETS + side] >> SHIFT[RANKLESS] & 1:
                return _why_no_room(state, action, RANKLESS, 0, twos + jokers)
            if not state.setup.room[RANKLESS][0]:
                return _why_no_room(state, action, RANKLESS, 0, 0)
            return cite(state, "no_set", "refuse.no_wild_set")
        others = any(state.laid[SETS + other] & BIT[place] for other in range(state.setup.sides))
        if family == act.TAKE_ADD:
            paragraph = state.setup.book.cites["others_set"] if others else way_paragraph(state, action)
            return Reason(paragraph, "refuse.no_set", {"kind": kind})
        return cite(state, "others_added" if others else "no_set", "refuse.no_set", kind=kind)
    if family == act.LAY_NATURAL and place == RANKLESS and not state.setup.blacks:
        return why_no_blacks(state)
    barred = _why_barred(state, action, side)
    if barred is not None:
        return barred
    if family == act.LAY_SEVEN and not state.setup.book.allows(action):
        return cite(state, "rank", "refuse.lay_three")
    if family == act.BURY:
        bury = _why_not_bury(state, place, side)
        if bury is not None:
            return bury
    if family == act.LAY_SEVEN and state.opened >> side & 1:
        return Reason(state.setup.book.first_meld.seven, "refuse.seven_first")
    if family in (act.TAKE_TWO, act.TAKE_JOKER, act.LAY_TWO, act.LAY_JOKER):
        return _why_no_room(state, action, place, lying + 2, twos + jokers)
    if family in (act.ADD_TWO, act.ADD_JOKER):
        return _why_no_room(state, action, place, lying, twos + jokers)
    return None


def _why_not_closed(state: State, further: FurtherSets, action: int, lying: int) -> Reason | None:
    """Return the reason in books that put closed sets away: what may be added, and where a pair goes."""
    family, place = action & act.FAMILY, action & act.KIND
    side = state.seat % state.setup.sides
    closed = any(packed & 15 == place for packed in state.closed[side])
    if family == act.ADD and place == RANKLESS and not state.setup.blacks:
        return why_no_blacks(state)
    if family == act.TAKE_ADD:
        # Without a pair no set takes the pile, so that is checked before the table (ruling H5).
        have = held_count(state.held[NATURALS + state.seat], 0, place)
        if have < 2:
            params = {"kind": place, "have": have, "number": 2}
            return Reason(way_paragraph(state, action), "refuse.hold", params)
        if lying:
            return cite(state, "take_on", "refuse.take_open", kind=place)
        if not closed:
            return cite(state, "take_on", "refuse.no_closed", kind=place)
        if place in further.never_added:
            return Reason(further.never_paragraph, "refuse.never_added", {"kind": place})
    elif family in (act.ADD, act.ADD_TWO, act.ADD_JOKER) and closed:
        if not state.laid[SETS + side] >> SHIFT[place] & 1:
            if family == act.ADD and place in further.never_added:
                return Reason(further.never_paragraph, "refuse.never_added", {"kind": place})
            if family == act.ADD:
                return cite(state, "no_set", "refuse.bury_instead", kind=place)
            return Reason(further.wild_paragraph, "refuse.closed_wild")
    return None


def _why_not_bury(state: State, place: int, side: int) -> Reason | None:
    further = state.setup.book.further_sets
    if further is not None and place in further.never_added:
        return Reason(further.never_paragraph, "refuse.never_added", {"kind": place})
    if further is not None and any(packed & 15 == place for packed in state.closed[side]):
        return None
    return cite(state, "no_set", "refuse.no_closed", kind=place)


def _why_barred(state: State, action: int, side: int) -> Reason | None:
    """Return the reason if the rank is barred in this turn, or its set is closed."""
    setup = state.setup
    family, place = action & act.FAMILY, action & act.KIND
    bit = BIT[place]
    if family == act.ADD and state.laid[CANASTAS + side] & setup.closed_mask & bit:
        return Reason(setup.book.paragraph_of("closes"), "refuse.closed_set")
    for bar in setup.book.bars:
        if family not in (act.ADD_TWO, act.ADD_JOKER) and bar.naturals(state, side) & bit:
            return bar.reason(state, action)
        if family in (act.LAY_TWO, act.LAY_JOKER, act.ADD_TWO, act.ADD_JOKER) and bar.wild(state, side) & bit:
            return bar.reason(state, action)
    return None


def _why_no_wild_set(state: State, action: int, side: int) -> Reason | None:
    """Return the reason if wild cards alone may not make a set in this turn."""
    for bar in state.setup.book.bars:
        if bar.wild(state, side) & BIT[RANKLESS]:
            return bar.reason(state, action)
    return None


def _why_no_room(state: State, action: int, place: int, naturals: int, wild: int) -> Reason | None:
    """Return the reason of the first limit that keeps a wild card off a set."""
    for limit in state.setup.book.limits:
        if not limit.room(place, naturals, wild):
            return limit.reason(state, action)
    return None
