"""Reasons for or against a play as data: a message, its parameters, and the decisive paragraph if any.

They are derived from what the player can know: the table, the player's hand, and random deals of the hidden
cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from canasta.cards import JOKER, RANKS, TWO, UNKNOWN
from canasta.clauses.base import Reason
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.setup import Setup
from canasta.coach.deals import PlayResults, expert, trials_of, ways_to_fill
from canasta.coach.plays import Play, after, is_lay, is_take
from canasta.engine import legal_actions
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.table import actions as act
from canasta.table.actions import needs
from canasta.table.packing import held_counts, mask_ranks, pack_naturals, pack_specials
from canasta.table.state import CANASTAS, NATURALS, PART_DRAW, PART_OVER, PART_PLAY, SPECIALS, State

#: Smallest share of deals that is worth mentioning, in per cent.
_WORTH_SAYING: Final = 10
#: Maximum number of cards missing from a canasta that is nearly complete.
_NEARLY: Final = 2


class Aftermath:
    """Observations right after a play, over many deals."""

    def __init__(self) -> None:
        self.table: State | None = None  #: one of the tables; public information is the same on all of them
        self.deals = 0
        self.can = 0  #: the next player may take the pile
        self.does = 0
        self.partners = 0  #: points left in the hands of our side, and of the others
        self.others = 0

    def note(self, state: State, side: int) -> None:
        """Observe a table."""
        self.deals += 1
        self.table = self.table or state.copy()
        if state.part == PART_OVER:
            left = outlook(state.setup).left
            for seat in range(state.setup.seats):
                counts = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
                cost = sum(left[kind] * number for kind, number in enumerate(counts))
                if seat % state.setup.sides == side:
                    self.partners += cost
                else:
                    self.others += cost
        elif state.part == PART_DRAW and can_take(state):
            self.can += 1
            self.does += is_take(choose(state, outlook(state.setup), expert(state.setup)))


def can_take(state: State) -> bool:
    """Return True if the player in turn may take the pile."""
    return any(map(is_take, legal_actions(state)))


def percent(part: float, whole: float) -> int:
    """Return a share in per cent; 0 and 100 only if exact."""
    share = 100 * part / whole
    return int(share) if share in (0, 100) else min(99, max(1, round(share)))


# --- Discards -------------------------------------------------------------------------------------


def table_after(view: View, play: Play) -> State:
    """Return a table after a play, with random hidden cards."""
    dice = Dice("table")
    state = trials_of(ways_to_fill(view, dice)[0], expert(view.setup), dice).deal()
    for action in play:
        play_out_step(state, action)
    return state


def is_safe(view: View, table: State) -> bool:
    """Return True if the next player cannot take the pile with any hand."""
    if table.part != PART_DRAW or table.actor % table.setup.sides == view.seat % table.setup.sides:
        return False
    state = table.copy()
    seat = state.actor
    held = zip(View(state, view.seat).known(seat), unseen(view), strict=True)
    cards = [kind for kind, numbers in enumerate(held) for _ in range(sum(numbers))]
    state.held[NATURALS + seat] = pack_naturals(cards)
    state.held[SPECIALS + seat] = pack_specials(cards)
    return not can_take(state)


def safe_reason(view: View, kind: int, table: State) -> Reason | None:
    """Return why a discard is safe, or None if it is not."""
    if not is_safe(view, table):
        return None
    setup = table.setup
    stops = _clause(setup, kind, Stops)
    if stops is not None and table.stopped:
        return Reason(stops, "coach.safe.stopped", {"kind": kind, "seat": table.actor})
    if kind < RANKS:
        hidden = unseen(view)[kind]
        if not hidden and not View(table, view.seat).known(table.actor)[kind]:
            return Reason("", "coach.safe.in_sight", {"kind": kind, "number": setup.deck_counts[kind]})
        if hidden == 1 and table.frozen:
            return Reason("", "coach.safe.last_one", {"kind": kind, "seat": table.actor})
    return Reason("", "coach.safe.whatever", {"kind": kind, "seat": table.actor})


def safe_discards(view: View, play: Play) -> list[Reason]:
    """Return which other discards at the end of a play are safe, and why."""
    if not play or play[-1] < act.DISCARD:
        return []
    here: View | None = view
    for action in play[:-1]:
        here = after(here, action) if here is not None else None
    if here is None:
        return []
    discards = [action for action in here.legal_actions() if action >= act.DISCARD]
    tables = [table_after(view, (*play[:-1], action)) for action in discards]
    told = [
        safe_reason(view, action & act.KIND, table) for action, table in zip(discards, tables, strict=True)
    ]
    found = [reason for reason in told if reason is not None]
    if len(found) > 1 and len(found) == len(discards):
        return [Reason("", "coach.safe_all", {"seat": tables[0].actor})]
    return [reason for reason in found if reason.params["kind"] != play[-1] & act.KIND]


def unseen(view: View) -> list[int]:
    """Return how many cards of each kind the player has not seen, including unknown cards of the pile."""
    state = view.position
    hidden = bytes([UNKNOWN])
    state.pile, state.aside = state.pile.replace(hidden, b""), state.aside.replace(hidden, b"")
    return View(state, view.seat).unseen()


def _clause(setup: Setup, kind: int, sort: type) -> str | None:
    """Return the paragraph of a clause of this type about a discard, if there is one."""
    for clause in setup.discarded[kind]:
        if isinstance(clause, sort):
            return str(clause.paragraph)
    return None


def _discard(view: View, kind: int, seen: Aftermath) -> Iterator[Reason]:
    table = seen.table
    if table is None or table.part == PART_OVER:
        return
    setup = table.setup
    freezes = _clause(setup, kind, Freezes)
    if freezes is not None and not view.frozen:
        yield Reason(freezes, "coach.freezes", {"kind": kind})
    if table.part != PART_DRAW or table.actor % setup.sides == view.seat % setup.sides:
        return
    safe = safe_reason(view, kind, table)
    if safe is not None:
        yield safe
        return
    pile = {"number": len(table.pile), "seat": table.actor}
    if seen.can:
        can, does = percent(seen.can, seen.deals), percent(seen.does, seen.deals)
        if can == does:
            yield Reason("", "coach.next_takes", {"does": does, **pile})
        else:
            yield Reason("", "coach.next_can", {"can": can, "does": does, **pile})
    else:
        yield Reason("", "coach.next_never", pile)
    if kind < RANKS:
        whole = setup.deck_counts[kind]
        yield Reason("", "coach.unseen", {"kind": kind, "number": unseen(view)[kind], "whole": whole})
    if table.frozen and freezes is None:
        yield Reason("", "coach.frozen")


# --- Laying and taking ----------------------------------------------------------------------------


def _taking(view: View, play: Play) -> Iterator[Reason]:
    if not any(map(is_take, play)):
        return
    cards = view.setup.cards_taken(ways_to_fill(view, Dice("pile"))[0].packed.pile)
    wild = sum(kind in (TWO, JOKER) for kind in cards)
    yield Reason("", "coach.takes", {"number": len(cards), "wild": wild})


def _laying(view: View, play: Play, seen: Aftermath) -> Iterator[Reason]:
    side = view.seat % view.setup.sides
    table = seen.table
    if table is None:
        return
    before = view.packed
    if not view.opened(side) and view.turn_seat == view.seat:
        yield from _opening(view, play, table)
    new = table.laid[CANASTAS + side] & ~before.laid[CANASTAS + side]
    for place in mask_ranks(new):
        if place < RANKS:
            yield Reason("", "coach.canasta", {"kind": place})
    wild = sum(kind in (TWO, JOKER) for action in play if is_lay(action) or is_take(action)
               for kind in needs(action))  # fmt: skip
    if wild:
        yield Reason("", "coach.wild_spent", {"number": wild})


def _opening(view: View, play: Play, table: State) -> Iterator[Reason]:
    """Yield the count of the first meld, or how much is missing."""
    side = view.seat % view.setup.sides
    need = view.need(side)
    paragraph = view.setup.book.first_meld.of_count(need)
    if table.opened >> side & 1:
        if need:
            yield Reason(paragraph, "coach.opens", {"need": need})
    elif view.part == PART_PLAY and not any(map(is_lay, play)):
        missing = Prospect(view.position).least_missing()
        if missing:
            yield Reason(paragraph, "coach.count_missing", {"need": need, "most": need - missing})
        elif any(map(is_lay, view.legal_actions())):
            yield Reason(paragraph, "coach.could_open", {"need": need})


def nearly(view: View, table: State) -> Iterator[tuple[int, int]]:
    """Yield the sets of the player's side that are nearly canastas: rank and number of missing cards."""
    setup = table.setup
    for cards in View(table, view.seat).sets(view.seat % setup.sides):
        missing = setup.canasta_size - cards.naturals - cards.twos - cards.jokers
        if 0 < missing <= _NEARLY and cards.kind < RANKS:
            yield cards.kind, missing


# --- Going out ------------------------------------------------------------------------------------


def _going_out(view: View, seen: Aftermath) -> Iterator[Reason]:
    table = seen.table
    if table is None or table.part != PART_OVER or table.out != view.seat:
        return
    yield Reason("", "coach.out", {"points": outlook(view.setup).out})
    partners, others = round(seen.partners / seen.deals), round(seen.others / seen.deals)
    if view.setup.seats > view.setup.sides:
        yield Reason("", "coach.out_left", {"others": others, "partners": partners})
    else:
        yield Reason("", "coach.out_left_alone", {"others": others})
    for kind, missing in nearly(view, table):
        yield Reason("", "coach.out_short", {"kind": kind, "number": missing})


def goes_out(view: View, seen: Aftermath) -> bool:
    """Return True if the player goes out with a play."""
    return seen.table is not None and seen.table.part == PART_OVER and seen.table.out == view.seat


# --- Summary --------------------------------------------------------------------------------------


def reasons(view: View, play: Play, seen: Aftermath) -> list[Reason]:
    """Return all reasons for or against a play."""
    found = [*_going_out(view, seen), *_taking(view, play), *_laying(view, play, seen)]
    if play[-1] >= act.DISCARD:
        found += _discard(view, play[-1] & act.KIND, seen)
    if seen.table is not None and not goes_out(view, seen):
        for kind, missing in nearly(view, seen.table):
            found.append(Reason("", "coach.nearly", {"kind": kind, "number": missing}))
    return found


def standing(view: View, best: PlayResults) -> list[Reason]:
    """Return the state of the game, if it matters in this hand."""
    ends = percent(best.decided, len(best.won))
    book = view.setup.book
    if ends < _WORTH_SAYING or book.hands:
        return []
    side = view.seat % view.setup.sides
    missing = [book.target - score for score in view.scores]
    others = min(points for number, points in enumerate(missing) if number != side)
    return [Reason("", "coach.game_ends", {"percent": ends, "own": missing[side], "others": others})]


def against_going_out(view: View, tried: Sequence[PlayResults], seen: Sequence[Aftermath]) -> list[Reason]:
    """Return what going out now would cost, if it is possible and not the best play."""
    for each, table in zip(tried[1:], seen[1:], strict=True):
        if goes_out(view, table) and not goes_out(view, seen[0]):
            behind, chance = each.behind(tried[0]), each.behind_chance(tried[0])
            if chance.clear or behind.clear:
                cost = {"points": round(behind.mean), "games": round(100 * chance.mean)}
                return [Reason("", "coach.out_costs", cost)]
            return [Reason("", "coach.out_no_matter")]
    return []
