"""Clauses of the stock: refilling a hand, rebuilding the stock from the pile, turns without laying."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta.cards import CALIENTE
from canasta.clauses.base import Clause, Reason
from canasta.clauses.bounds import between
from canasta.clauses.declarations import RowEntry, Setting
from canasta.clauses.ending import finish_hand
from canasta.table.actions import REFILL
from canasta.table.moves import Events
from canasta.table.packing import CALIENTE_SHIFT, FIELD, count_fields
from canasta.table.restock import rebuild_stock
from canasta.table.state import (
    DID_DRAW,
    DID_REFILL,
    DREW_NOTHING,
    ENDED_EXHAUSTED,
    ENDED_STUCK,
    PART_DRAW,
    PART_PLAY,
    SETS,
    SPECIALS,
    State,
)

if TYPE_CHECKING:
    from canasta.clauses.rulebook import Rulebook


@dataclass(frozen=True)
class Refill(Clause):
    """A Caliente card may be played in place of drawing: the hand is filled up to a number of cards.

    Only while the stock lasts, and if no other side has fewer sets.
    """

    up_to: int = field(metadata=between(1, 30))
    sets: str  #: paragraph of the condition
    once: str  #: paragraph: one per turn
    stock: str  #: paragraph: only while the stock lasts

    def happenings(self) -> int:
        return DID_REFILL

    def allows(self, action: int) -> str:
        return self.paragraph if action == REFILL else ""

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("turn", "refill", self.paragraph, {"number": self.up_to})]


@dataclass(frozen=True)
class Rebuild(Clause):
    """When a card must be drawn from an exhausted stock the pile is shuffled and becomes the stock."""

    def words(self) -> tuple[str, ...]:
        return ("shuffles", "since", "idle")

    def happenings(self) -> int:
        return DREW_NOTHING


@dataclass(frozen=True)
class QuietTurns(Clause):
    """In each player's first turns no set is laid, the pile is not taken, and going out is not allowed."""

    turns: int = field(metadata=between(1, 10))
    out: str = ""  #: paragraph: no going out in them

    def row_entries(self, book: Rulebook) -> list[RowEntry]:
        return [RowEntry("turn", "quiet", self.paragraph, {"number": self.turns})]

    @staticmethod
    def settings() -> tuple[Setting, ...]:
        return (Setting("quiet", "deal", "turns"),)


def may_refill(state: State) -> bool:
    """Return True if a Caliente card may be played now: one in hand, a stock, no side with fewer sets."""
    setup = state.setup
    if not state.held[SPECIALS + state.seat] >> CALIENTE_SHIFT & FIELD or setup.book.refill is None:
        return False
    if state.place >= len(state.stock):
        return False
    own = count_fields(state.laid[SETS + state.seat % setup.sides])
    return all(own <= count_fields(state.laid[SETS + side]) for side in range(setup.sides))


def why_not_refill(state: State) -> Reason:
    """Return why no Caliente card may be played now."""
    rule, cites = state.setup.book.refill, state.setup.book.cites
    if rule is None:
        return Reason(cites["pack"], "refuse.refill_none")
    if state.flags & DID_REFILL:
        return Reason(rule.once, "refuse.refill_once")
    if state.part != PART_DRAW:
        return Reason(rule.paragraph, "refuse.refill_now")
    if not state.held[SPECIALS + state.seat] >> CALIENTE_SHIFT & FIELD:
        return Reason(cites["hold"], "refuse.hold", {"kind": CALIENTE, "have": 0, "number": 1})
    if state.place >= len(state.stock):
        return Reason(rule.stock, "refuse.refill_stock")
    return Reason(rule.sets, "refuse.refill_ahead")


def why_not_draw(state: State) -> Reason:
    """Return why no card can be drawn: the stock is exhausted, and the pile does not become a new one."""
    cites = state.setup.book.cites
    if state.setup.book.rebuild is None:
        return Reason(cites["stock"], "refuse.stock_exhausted")
    return Reason(
        cites.get("no_rebuild") or cites["turn"], "refuse.no_rebuild" if state.pile else "refuse.no_card"
    )


def stock_lasts(state: State) -> bool:
    """Return True if the stock has a card, or an exhausted one is rebuilt."""
    return state.place < len(state.stock) or state.setup.book.rebuild is not None


def stock_ready(state: State, events: Events) -> bool:
    """Return True if there is a card to draw, rebuilding the stock from the pile if the book says so.

    A second rebuilding with nothing laid since the first ends the hand instead (ruling B8).
    """
    if state.place < len(state.stock):
        return True
    if state.setup.book.rebuild is None or not state.pile:
        return False
    if may_rebuild(state):
        rebuild_stock(state, events)
        return True
    state.turn += 1
    finish_hand(state, ENDED_STUCK, -1, False, events)
    return False


def rebuilding(state: State) -> Rebuild | None:
    """Return the clause by which the pile becomes the stock now, if a card has to be drawn."""
    return state.setup.book.rebuild if state.pile and may_rebuild(state) else None


def may_rebuild(state: State) -> bool:
    """Return True for the first rebuilding, or if something was laid since the last one (ruling B8)."""
    return state.shuffles == 0 or state.laid_since


def passing_goes_on(state: State) -> bool:
    """Return True if passing means going on without a card, as there is none to draw (ruling B8)."""
    return state.setup.book.rebuild is not None and not state.pile


def decline_pile(state: State, events: Events) -> None:
    """End the hand when the pile is declined; with neither stock nor pile the turn goes on."""
    if passing_goes_on(state):
        state.flags |= DID_DRAW | DREW_NOTHING
        state.part = PART_PLAY
    else:
        stuck = state.setup.book.rebuild is not None
        finish_hand(state, ENDED_STUCK if stuck else ENDED_EXHAUSTED, -1, False, events)
