"""Notes for the player besides the verdict: the count, the consequences, why a hand is not concealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from canasta.cards import LETTERS, RANKS
from canasta.clauses.base import Reason
from canasta.clauses.discard import FirstAfterTake, Stops
from canasta.clauses.going_out import FineForNotGoingOut
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.talon import Talon
from canasta.engine import Event, State
from canasta.explain.permits import permitted
from canasta.table.actions import DISCARD, DRAW, KIND, LAY_NATURAL, LAY_SEVEN, TAKE_PAIR
from canasta.table.events import FINED
from canasta.table.state import (
    CANASTAS,
    DID_TAKE,
    ENDED_LAST_THREE,
    ENDED_OUT,
    LAST_THREE,
    MUST_GO_OUT,
    OPENED_NOW,
    PART_DRAW,
    SAID_NO,
)

#: Refusals that rest on more than one paragraph, with the key of the others in the book.
_MORE: Final = {
    "refuse.black_threes_pure": "blacks",
    "refuse.only_going_out": "blacks",
    "refuse.top_never": "top",
    "refuse.closed_set": "closed",
    "refuse.keep_card": "kept",
    "refuse.keep_last": "kept",
    "refuse.way_first": "ask_when",
    "refuse.ask_after_draw": "ask_when",
    "refuse.wild_set_pure": "wild_pure",
    "refuse.show_three": "show_when",
    "refuse.penalty_not_laid": "penalty_bound",
    "refuse.quiet": "quiet",
}
_KEPT: Final = ("refuse.keep_card", "refuse.keep_last", "refuse.base", "refuse.partner_foot")
#: Notes that give the count of a first meld.
COUNTED: Final = ("note.count_so_far", "note.count_reached")
_COUNTS: Final = ("refuse.count", "refuse.count_short", "refuse.unopened_pair")


def following(before: State, after: State, action: int, events: Sequence[Event]) -> Iterator[Reason]:
    """Yield what is worth knowing about an action that was performed."""
    book = before.setup.book
    if after.flags & ~before.flags & LAST_THREE and after.seat == before.seat:
        yield Reason(book.cites["last_three"], "note.last_three")
    if after.ending == ENDED_LAST_THREE and action == DRAW:
        yield Reason(book.cites["last_three"], "note.last_three_over")
    if after.flags & ~before.flags & MUST_GO_OUT and not after.ending:
        yield Reason(book.allows(action), "note.must_go_out")
    taken = TAKE_PAIR <= action < LAY_NATURAL
    opened = before.opened >> before.seat % before.setup.sides & 1
    if taken:
        yield from _after_take(before)
    if (taken or LAY_NATURAL <= action < DISCARD) and not opened:
        yield from _first_meld(before, after, action)
    if (taken or before.aside) and not after.aside:
        cards = before.aside or before.setup.cards_taken(before.pile)
        shown = sum(kind in before.setup.shown_from_pile for kind in cards)
        for paragraph in permitted(before, "pile_three")[:1] if shown else ():
            yield Reason(paragraph, "note.pile_three", {"number": shown})
    for event in events:
        if event.what == FINED:
            for clause in book.turn_ends:
                if isinstance(clause, FineForNotGoingOut):
                    yield Reason(clause.paragraph, "note.fined", {"number": event.points})
    if after.special >= 0:
        hand = book.special_hands[after.special]
        yield Reason(hand.paragraph, "note.special", {"number": hand.points})
    elif after.ending and after.out == before.seat:
        yield from _out(before, after, action)


def _after_take(before: State) -> Iterator[Reason]:
    """Yield what does not count after taking the pile, and what may then be discarded."""
    book = before.setup.book
    if not before.opened >> before.seat % before.setup.sides & 1 and len(before.pile) > 1:
        yield Reason(book.first_meld.take, "note.under_top")
    yield from _covered_stops(before)
    for clause in book.discard:
        if isinstance(clause, FirstAfterTake):
            yield Reason(clause.paragraph, "note.after_take")
            for paragraph in permitted(before, "after_take"):
                yield Reason(paragraph, "note.after_take_else")
    if before.flags & OPENED_NOW and _talon_of(book):
        for paragraph in permitted(before, "no_talon"):
            yield Reason(paragraph, "note.no_talon")


def _covered_stops(state: State) -> Iterator[Reason]:
    """Yield the clauses of stopping cards that now lie under the top card and no longer do anything."""
    for kind in sorted(set(state.pile[:-1])) if not state.frozen else ():
        for clause in state.setup.discarded[kind]:
            if isinstance(clause, Stops):
                yield Reason(clause.paragraph, "note.stop_covered", {"kind": kind})


def _first_meld(before: State, after: State, action: int) -> Iterator[Reason]:
    """Yield the count reached and required, and the talon that follows."""
    book, side = before.setup.book, before.seat % before.setup.sides
    need = before.needs[side]
    opened = after.opened >> side & 1
    if action & ~15 == LAY_SEVEN:
        yield Reason(book.first_meld.seven, "note.seven")
    elif not need:
        yield Reason(book.first_meld.paragraph, "note.no_count")
    else:
        message = "note.count_reached" if opened else "note.count_so_far"
        yield Reason(book.first_meld.of_count(need), message, {"have": after.count, "need": need})
    if before.part == PART_DRAW and not after.flags & DID_TAKE:
        yield Reason(book.first_meld.before_take, "note.take_after")
    elif opened and not after.flags & DID_TAKE and not after.ending:
        yield from _talon(after)


def _talon_of(book: Rulebook) -> Talon | None:
    return next((clause for clause in book.after_discard if isinstance(clause, Talon)), None)


def _talon(state: State) -> Iterator[Reason]:
    """Yield how many cards the talon of this turn will have (ruling A9)."""
    talon = _talon_of(state.setup.book)
    left = state.stock_size()
    if talon is None or not left:
        return
    if left <= talon.late_from:
        yield Reason(talon.late, "note.talon", {"number": 1})
    elif state.opened & state.opened - 1:
        paragraph = (permitted(state, "second_talon") or (talon.paragraph,))[0]
        yield Reason(paragraph, "note.talon", {"number": talon.second})
    else:
        yield Reason(talon.paragraph, "note.talon", {"number": talon.first})


def _out(before: State, after: State, action: int) -> Iterator[Reason]:
    """Yield that the player goes out, and whether the hand was concealed."""
    book = before.setup.book
    discarded = action >= DISCARD
    way = permitted(before, "out_discard" if discarded else "out_lay")
    yield Reason((way or (book.going_out.paragraph,))[0], "note.goes_out")
    rule = book.concealed
    if rule is None or after.ending != ENDED_OUT:
        return
    if after.concealed:
        why = "concealed"
    elif discarded:
        why = "not_concealed_discard"
    elif before.melded >> before.seat & 1:
        why = "not_concealed_earlier"
    elif rule.canasta and not _canasta_made(after):
        why = "not_concealed_canasta"
    else:
        why = "not_concealed_added"
    yield Reason(rule.paragraph, f"note.{why}")


def _canasta_made(after: State) -> bool:
    side = after.out % after.setup.sides
    return bool(after.laid[CANASTAS + side] & ~after.sets_before)


def refused(state: State, action: int, reason: Reason) -> tuple[tuple[str, ...], list[Reason]]:
    """Return the further paragraphs behind a refusal, and what the player should know about it."""
    book = state.setup.book
    more = list(permitted(state, _MORE.get(reason.message, "")))
    notes = []
    taking = TAKE_PAIR <= action < LAY_NATURAL
    opened = state.opened >> state.seat % state.setup.sides & 1
    if reason.message == "refuse.one_set":
        more += permitted(state, f"further_{LETTERS[action & KIND]}")
    if reason.message == "refuse.take_now":
        more.append("G14")
    if reason.message == "refuse.keep_card" and action < DISCARD:
        more.append("G1")
    if reason.message == "refuse.stopped" and state.pile and state.pile[-1] >= RANKS:
        more.append(book.cites["top"])
    if reason.message == "refuse.quiet" and action >= DISCARD:
        more.append(book.going_out.keep)
    if reason.message == "refuse.few_naturals" and taking:
        more.append(book.cites["match"])
    if taking and reason.message in _COUNTS and len(state.pile) > 1:
        notes.append(Reason(book.first_meld.take, "note.under_top"))
    early = "" if opened or action >= DISCARD else book.first_meld.before_take
    if early and reason.message == ("refuse.only_opened" if taking else "refuse.count"):
        if state.part == PART_DRAW:
            notes.append(Reason(early, "note.open_from_hand"))
    elif early and reason.message == "refuse.draw_first":
        notes.append(Reason(early, "note.early_meld"))
    if state.flags & SAID_NO and reason.message in _KEPT:
        notes.append(Reason(state.setup.asking.answer, "refuse.said_no"))
    talon = _talon_of(book)
    if talon and not opened and reason.message in _KEPT:
        notes.append(Reason(talon.paragraph, "note.talon_later"))
    return tuple(more), notes
